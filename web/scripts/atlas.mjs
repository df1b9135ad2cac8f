// Draws up a map of the Mediterranean: projects Natural Earth's coast and our own geography, routes
// roads over dry ground, places names, hills, trees and anchors. make-map.mjs writes the results.

import { readFileSync } from "node:fs";
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";

const land = JSON.parse(readFileSync(new URL("../node_modules/world-atlas/land-50m.json", import.meta.url), "utf8"));

export const round = (value) => Math.round(value * 10) / 10;
export const flat = (points) => points.flatMap(([x, y]) => [round(x), round(y)]);
const distance = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

/**
 * Tools for one map. `world` is its projection, `geography` what nature and we have put on it.
 * Labels, hills, trees and stipple are the same in every run.
 */
export function atlas(world, geography) {
  const { WIDTH, HEIGHT, project, projection } = world;
  const random = seeded(7);
  const line = (points) => points.map(([lat, lon]) => project(lat, lon));
  const coast = coastline();
  const seaNames = geography.SEAS.flatMap((sea) =>
    sea.names.map((name) => ({ ...name, sea: sea.name, line: line(name.line) })),
  );
  /** What has been put on the map, which the rest keeps off. */
  let cities = [];
  let roads = [];
  let labels = [];
  let keepOff = [];
  let hills = [];

  return {
    line,
    point,
    onLand,
    seaNames,
    lengthen,
    /** Routes roads between cities, then finds room for names, anchors and hills. */
    settle(towns, ways) {
      cities = towns;
      const cityOf = new Map(cities.map((city) => [city.name, city]));
      roads = ways.map((way) => routeRoad(way, cityOf));
      labels = placeLabels();
      const anchors = placeAnchors();
      keepOff = [...labels, geography.LEGEND, ...geography.REGIONS.flatMap(regionBoxes), ...(geography.KEEP_OFF ?? [])];
      hills = raiseHills();
      return { roads, anchors, hills, labels: labels.map(labelData) };
    },
    /** What lies under the cities, once these are settled. */
    ground() {
      return {
        width: WIDTH,
        height: HEIGHT,
        land: coast.rings.map(ringPath).join(""),
        shore: coast.rings.map((ring) => simplify(ring, 1.3)).filter((ring) => ring.length > 3).map(ringPath).join(""),
        graticule: graticule(),
        ridges: geography.RIDGES.map((ridge) => ({ weight: ridge.weight, line: flat(line(ridge.line)) })),
        rivers: geography.RIVERS.map((river) => flat(line(river))),
        hills: hills.flatMap(({ x, y, h }) => [round(x), round(y), round(h)]),
        stipple: flat(stipple()),
        trees: flat(plantTrees()),
        regions: geography.REGIONS.map(([text, lat, lon, size, spacing, turn]) => {
          const [x, y] = project(lat, lon).map(round);
          return { text, x, y, size, spacing, turn };
        }),
        seaNames: seaNames.map((name) => ({
          text: name.text,
          sea: name.sea,
          size: name.size,
          spacing: name.spacing,
          line: flat(lengthen(name.line, 34)),
        })),
        seaBorders: geography.SEA_BORDERS.map((border) => flat(line(border))),
        rose: { ...point(geography.ROSE.at), radius: geography.ROSE.radius },
        legend: { x: geography.LEGEND.x, y: geography.LEGEND.y },
      };
    },
  };

  function point([lat, lon]) {
    const [x, y] = project(lat, lon).map(round);
    return { x, y };
  }

  // --- Coast

  function coastline() {
    const polygons = feature(land, land.objects.land).features.flatMap(({ geometry }) =>
      geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
    );
    const near = polygons.filter((polygon) => {
      const lons = polygon[0].map(([lon]) => lon);
      const lats = polygon[0].map(([, lat]) => lat);
      const [west, east] = [Math.min(...lons), Math.max(...lons)];
      const [south, north] = [Math.min(...lats), Math.max(...lats)];
      if (east < -20 || west > 50 || north < 22 || south > 58) return false;
      return (east - west) * (north - south) > 0.012;
    });
    const path = geoPath(projection)({ type: "MultiPolygon", coordinates: near });
    const rings = path
      .split("Z")
      .filter(Boolean)
      .map((ring) => ring.slice(1).split("L").map((pair) => pair.split(",").map(Number)))
      .map((ring) => simplify(ring, world.DETAIL ?? 0.28))
      .filter((ring) => ring.length > 3 && onMap(ring));
    return { rings };
  }

  function onMap(ring) {
    return ring.some(([x, y]) => x > -40 && x < WIDTH + 40 && y > -40 && y < HEIGHT + 40);
  }

  /** Douglas and Peucker: drops points nearer than `tolerance` to the line without them. */
  function simplify(points, tolerance) {
    const keep = new Set([0, points.length - 1]);
    const spans = [[0, points.length - 1]];
    for (let span = spans.pop(); span; span = spans.pop()) {
      const [first, last] = span;
      let farthest = { at: -1, off: tolerance };
      for (let at = first + 1; at < last; at++) {
        const off = offLine(points[at], points[first], points[last]);
        if (off > farthest.off) farthest = { at, off };
      }
      if (farthest.at > 0) {
        keep.add(farthest.at);
        spans.push([first, farthest.at], [farthest.at, last]);
      }
    }
    return points.filter((_, at) => keep.has(at));
  }

  function offLine([x, y], [ax, ay], [bx, by]) {
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length : 0;
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
  }

  /** A closed path in tenths, relative, so that it stays short. */
  function ringPath(ring) {
    return `${openPath(ring)}Z`;
  }

  function openPath(points) {
    let [px, py] = points[0].map((v) => Math.round(v * 10));
    const out = [`M${px / 10} ${py / 10}l`];
    points.slice(1).forEach(([x, y], index) => {
      const [ix, iy] = [Math.round(x * 10), Math.round(y * 10)];
      const pair = [ix - px, iy - py].map((v) => `${v / 10}`.replace(/^(-?)0\./, "$1."));
      const joined = pair[1].startsWith("-") ? pair.join("") : pair.join(" ");
      out.push(index && !joined.startsWith("-") ? ` ${joined}` : joined);
      [px, py] = [ix, iy];
    });
    return out.join("");
  }

  function onLand(x, y) {
    let inside = false;
    for (const ring of coast.rings) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xi, yi] = ring[i];
        const [xj, yj] = ring[j];
        if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
      }
    }
    return inside;
  }

  function graticule() {
    const lines = [];
    for (let lon = -15; lon <= 45; lon += 5)
      lines.push(Array.from({ length: 28 }, (_, i) => project(26 + i, lon)));
    for (let lat = 30; lat <= 50; lat += 5)
      lines.push(Array.from({ length: 62 }, (_, i) => project(lat, -16 + i)));
    return lines.map((points) => openPath(simplify(points, 0.4))).join("");
  }

  // --- Cities and roads

  function routeRoad({ between: [from, to], kind }, cityOf) {
    const [a, b] = [cityOf.get(from), cityOf.get(to)];
    const there = geography.VIA[`${from}–${to}`];
    const back = geography.VIA[`${to}–${from}`];
    const via = line(there ?? [...(back ?? [])].reverse());
    if (!via.length && !isWet(kind)) {
      const bend = (a.x * 7 + b.y * 3) % 2 < 1 ? 0.05 : -0.05;
      via.push([(a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend]);
    }
    const course = [[a.x, a.y], ...via, [b.x, b.y]];
    const dryCourse = isWet(kind) ? course : overLand(course);
    return { ends: [from, to], kind, line: dryCourse, points: sample(dryCourse) };
  }

  /** Ways over water, which need no dry ground. */
  function isWet(kind) {
    return kind === "strait" || kind === "sea";
  }

  /** Ten points on each stretch of the smooth curve through `points`. */
  function sample(points) {
    const out = [];
    for (let i = 0; i < points.length - 1; i++) {
      const [p1, p2] = [points[i], points[i + 1]];
      const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2];
      for (let step = 0; step < 10; step++) {
        const t = step / 10;
        out.push([0, 1].map((k) => 0.5 * (
          2 * p1[k] + (p2[k] - p0[k]) * t
          + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t ** 2
          + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3)));
      }
    }
    return [...out, points.at(-1)];
  }

  function dry([x, y], margin) {
    return onLand(x, y) && onLand(x + margin, y) && onLand(x - margin, y)
      && onLand(x, y + margin) && onLand(x, y - margin);
  }

  /** Moves wet points of a road to the nearest dry ground, then smooths it. */
  function overLand(course) {
    const points = sample(course);
    const [first, last] = [course[0], course.at(-1)];
    const wet = points.some((p) => distance(p, first) > 9 && distance(p, last) > 9 && !dry(p, 2.5));
    if (!wet) return course;
    const way = evenly(points, 15);
    for (let pass = 0; pass < 3; pass++) {
      for (let k = 1; k < way.length - 1; k++)
        if (!dry(way[k], 4)) way[k] = dryNear(way[k], way[k - 1], way[k + 1]);
      if (pass < 2) smooth(way);
    }
    return way;
  }

  function evenly(points, gap) {
    const lengths = [0];
    for (let i = 1; i < points.length; i++)
      lengths.push(lengths[i - 1] + distance(points[i], points[i - 1]));
    const total = lengths.at(-1);
    const count = Math.max(2, Math.round(total / gap));
    return Array.from({ length: count + 1 }, (_, k) => {
      const goal = (k / count) * total;
      let i = 1;
      while (i < points.length - 1 && lengths[i] < goal) i++;
      const t = (goal - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
      return [0, 1].map((axis) => points[i - 1][axis] + (points[i][axis] - points[i - 1][axis]) * t);
    });
  }

  function dryNear(from, before, after) {
    const middle = [(before[0] + after[0]) / 2, (before[1] + after[1]) / 2];
    for (let r = 1.5; r < 22; r += 1.5) {
      const found = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)
        .map((a) => [from[0] + r * Math.cos(a), from[1] + r * Math.sin(a)])
        .filter((p) => dry(p, 4))
        .sort((p, q) => distance(p, middle) - distance(q, middle));
      if (found.length) return found[0];
    }
    return from;
  }

  function smooth(way) {
    for (let k = 1; k < way.length - 1; k++) {
      const mean = [0, 1].map((i) => (way[k - 1][i] + 2 * way[k][i] + way[k + 1][i]) / 4);
      if (dry(mean, 3) || !dry(way[k], 3)) way[k] = mean;
    }
  }

  /** A curve longer than its text at both ends. */
  function lengthen(points, by) {
    const out = (a, b) => {
      const length = distance(a, b);
      return [a[0] + ((a[0] - b[0]) / length) * by, a[1] + ((a[1] - b[1]) / length) * by];
    };
    return [out(points[0], points[1]), ...points, out(points.at(-1), points.at(-2))];
  }

  // --- Names, by simulated annealing over ten sides

  function overlap(a, b) {
    const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
    const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
  }

  function labelSides(city) {
    const size = city.big ? 14.5 : 12.5;
    const w = city.name.length * size * (city.big ? 0.6 : 0.475) + 2;
    const h = size * 0.95;
    const r = city.radius + 3;
    const sides = {
      E: [r, -h / 2],
      W: [-r - w, -h / 2],
      S: [-w / 2, r],
      SE: [r * 0.6, r * 0.45],
      SW: [-r * 0.6 - w, r * 0.45],
      NE: [r * 0.7, -r * 0.5 - h],
      NW: [-r * 0.7 - w, -r * 0.5 - h],
      N: [-w / 2, -r - h],
      SSE: [-w * 0.22, r],
      SSW: [-w * 0.78, r],
    };
    return Object.entries(sides).map(([side, [dx, dy]]) => ({
      side,
      x: city.x + dx,
      y: city.y + dy,
      w,
      h,
    }));
  }

  /** Where a pile of two blocks would stand at a city. */
  function pileBox(city) {
    const [dx, dy] = geography.PILE_SHIFT[city.name] ?? [0, 0];
    const top = city.y - 50 - (city.big && !dy ? 7 : 0) + dy;
    return { x: city.x - 27 + dx, y: top, w: 56, h: 46 };
  }

  function placeLabels() {
    const preference = { E: 0, W: 6, S: 3, SE: 4, SW: 8, NE: 10, NW: 14, N: 24, SSE: 5, SSW: 7 };
    const dots = cities.map((city) => {
      const r = city.radius + 1;
      return { x: city.x - r, y: city.y - r, w: 2 * r, h: 2 * r };
    });
    const piles = cities.map(pileBox);
    const seaPoints = seaNames.flatMap((name) => sample(name.line));
    const within = ([x, y], box, mx, my) =>
      x > box.x - mx && x < box.x + box.w + mx && y > box.y - my && y < box.y + box.h + my;
    const cost = (box) => {
      let sum = preference[box.side];
      for (const dot of dots) sum += overlap(box, dot) * 6;
      for (const pile of piles) sum += overlap(box, pile) * 0.5;
      for (const road of roads)
        for (const p of road.points) if (within(p, box, 1, 0)) sum += road.kind === "major" || road.kind === "land" ? 16 : 10;
      for (const p of seaPoints) if (within(p, box, 4, 8)) sum += 14;
      const land = [0.02, 0.25, 0.5, 0.75, 0.98].filter((t) => onLand(box.x + box.w * t, box.y + box.h / 2));
      sum += Math.min(land.length, 5 - land.length) * 9;
      if (box.x < 14 || box.x + box.w > WIDTH - 14 || box.y < 14 || box.y + box.h > HEIGHT - 14) sum += 900;
      return sum + overlap(box, geography.LEGEND) * 9;
    };
    const options = cities.map((city) => {
      const wanted = geography.LABEL_SIDE[city.name];
      return labelSides(city)
        .filter((box) => !wanted || box.side === wanted)
        .map((box) => ({ ...box, cost: cost(box) }));
    });
    const state = options.map((boxes) => boxes.reduce((best, box, i) => (box.cost < boxes[best].cost ? i : best), 0));
    const neighbours = cities.map((city, i) =>
      [...cities.keys()].filter(
        (j) => j !== i && Math.abs(city.x - cities[j].x) < 190 && Math.abs(city.y - cities[j].y) < 50,
      ),
    );
    const total = (i, a) =>
      neighbours[i].reduce(
        (sum, j) => sum + overlap(options[i][a], options[j][state[j]]) * 14,
        options[i][a].cost,
      );
    let heat = 120;
    for (let round = 0; round < 60000; round++) {
      const i = Math.floor(random() * cities.length);
      const a = Math.floor(random() * options[i].length);
      const change = total(i, a) - total(i, state[i]);
      if (change < 0 || random() < Math.exp(-change / heat)) state[i] = a;
      heat *= 0.9999;
    }
    return state.map((a, i) => options[i][a]);
  }

  function labelData(box) {
    const end = ["W", "SW", "NW", "SSW"].includes(box.side);
    const middle = ["S", "N"].includes(box.side);
    const x = end ? box.x + box.w - 1 : middle ? box.x + box.w / 2 : box.x + 1;
    return {
      x: round(x),
      y: round(box.y + box.h * 0.82),
      align: end ? "end" : middle ? "middle" : "start",
      sea: !onLand(box.x + box.w / 2, box.y + box.h / 2),
    };
  }

  /** The anchor of a port stands on the sea side of its dot, or nowhere inland. */
  function placeAnchors() {
    return cities.map((city) => {
      if (city.anchor === undefined) return null;
      const { away: r, half } = city.anchor;
      const cost = ({ x, y, turn }) => {
        let sum = Math.sin(turn) < -0.5 ? 9 : 0;
        for (const dx of [-3, 0, 3]) for (const dy of [-3, 0, 3]) if (onLand(x + dx, y + dy)) sum += 2;
        const box = { x: x - half, y: y - half, w: 2 * half, h: 2 * half };
        for (const label of labels) sum += Math.min(40, 2 * overlap(box, { ...label, y: label.y + 1, h: label.h - 1 }));
        for (const other of cities) if (overlap(box, pileBox(other))) sum += other === city ? 20 : 6;
        for (const road of roads)
          for (const p of road.points) if (Math.abs(p[0] - x) < half && Math.abs(p[1] - y) < half) sum += 3;
        for (const other of cities)
          if (other !== city && Math.hypot(other.x - x, other.y - y) < (other.big ? 17 : other.radius + 6)) sum += 20;
        return sum;
      };
      return Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
        .map((turn) => ({ x: round(city.x + r * Math.cos(turn)), y: round(city.y + r * Math.sin(turn)), turn }))
        .map((spot) => ({ ...spot, cost: cost(spot) }))
        .sort((a, b) => a.cost - b.cost)
        .slice(0, 1)
        .map(({ x, y }) => [x, y])[0];
    });
  }

  // --- Hills, trees, stipple

  /** Where the letters of a region's name stand, one small box each. */
  function regionBoxes([text, lat, lon, size, spacing, turn]) {
    const [x, y] = project(lat, lon);
    const advance = size * 0.72 + spacing;
    const angle = (turn * Math.PI) / 180;
    return Array.from(text, (_, i) => {
      const along = (i - (text.length - 1) / 2) * advance;
      const [cx, cy] = [x + along * Math.cos(angle), y + along * Math.sin(angle)];
      return { x: cx - advance / 2, y: cy - size * 0.75, w: advance, h: size * 0.75 };
    });
  }

  function taken(x, y, r) {
    return cities.some((city) => Math.hypot(city.x - x, city.y - y) < r)
      || keepOff.some((box) => x > box.x - 6 && x < box.x + box.w + 6 && y > box.y - 3 && y < box.y + box.h + 9)
      || roads.some((road) => road.points.some((p) => Math.hypot(p[0] - x, p[1] - y + 3) < 8));
  }

  function raiseHills() {
    const out = [];
    for (const { weight, line: ridge } of geography.RIDGES) {
      for (const [x0, y0] of sample(line(ridge))) {
        for (let twice = 0; twice < 2; twice++) {
          const x = x0 + (random() - 0.5) * 16 * weight;
          const y = y0 + (random() - 0.5) * 13 * weight;
          const h = (7 + random() * 5) * weight + 1.5;
          if (x < 8 || x > WIDTH - 8 || y < 14 || y > HEIGHT - 8) continue;
          if (!onLand(x, y) || !onLand(x + 7, y) || !onLand(x - 7, y) || taken(x, y, 15)) continue;
          if (out.some((hill) => Math.hypot(hill.x - x, (hill.y - y) * 1.6) < 6.5 * weight + 1)) continue;
          out.push({ x, y, h });
        }
      }
    }
    return out.sort((a, b) => a.y - b.y);
  }

  function stipple() {
    const out = [];
    for (let i = 0; i < 900; i++) {
      const lat = 28.3 + random() * 4.8;
      const [x, y] = project(lat, -7 + random() * 46);
      if (x < 10 || x > WIDTH - 10 || y > HEIGHT - 10 || !onLand(x, y) || taken(x, y, 14)) continue;
      if (random() <= ((33.2 - lat) / 5) * 1.1) out.push([x, y]);
    }
    return out;
  }

  function plantTrees() {
    const out = [];
    for (let i = 0; i < 150; i++) {
      const lat = 46.2 + random() * 4.3;
      const [x, y] = project(lat, random() < 0.75 ? 5.5 + random() * 18 : -1 + random() * 6);
      if (x < 10 || x > WIDTH - 10 || y < 18 || !onLand(x, y) || taken(x, y, 20)) continue;
      if (hills.some((hill) => Math.hypot(hill.x - x, hill.y - y) < 14)) continue;
      if (out.some((tree) => distance(tree, [x, y]) < 9)) continue;
      out.push([x, y]);
    }
    return out.sort((a, b) => a[1] - b[1]);
  }
}

function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
