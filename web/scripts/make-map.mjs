// Draws up the maps once and for all. Run it after a change: `node scripts/make-map.mjs julius`, or
// `xl`; the data of a game may be elsewhere: `node scripts/make-map.mjs xl path/to/map.toml`.

import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "smol-toml";
import { atlas, flat, round } from "./atlas.mjs";
import * as juliusGeography from "./geography.mjs";
import * as juliusWorld from "./projection.mjs";
import * as xlGeography from "./xl-geography.mjs";
import * as xlWorld from "./xl-projection.mjs";

const here = (path) => new URL(path, import.meta.url);
const [game = "julius", file] = process.argv.slice(2);
const rules = parse(readFileSync(file ?? here(`../../crates/games/${game}/data/map.toml`), "utf8"));
const maps = { julius, xl };
write(game, maps[game]());

function julius() {
  const { NUDGE, PILE_SHIFT, SEAS } = juliusGeography;
  const map = atlas(juliusWorld, juliusGeography);
  const cities = rules.city.map((city) => {
    const [x, y] = juliusWorld.project(city.lat, city.lon);
    const [dx, dy] = NUDGE[city.name] ?? [0, 0];
    const big = city.vp > 0;
    const major = city.kind === "major-port";
    const anchor = city.kind === "inland" ? undefined : { away: (big ? 11 : 6.5) + (major ? 7 : 5), half: major ? 6.5 : 4.5 };
    return { ...city, x: round(x + dx), y: round(y + dy), big, radius: big ? 10 : 6, anchor };
  });
  const { roads, labels, anchors } = map.settle(cities, rules.road);
  return {
    ...map.ground(),
    cities: cities.map((city, index) => ({
      name: city.name,
      kind: city.kind,
      vp: city.vp,
      x: city.x,
      y: city.y,
      label: labels[index],
      anchor: anchors[index],
      pile: PILE_SHIFT[city.name] ?? [0, 0],
    })),
    seas: SEAS.map((sea) => ({ name: sea.name, ...map.point(sea.station), radius: sea.radius ?? 20 })),
    roads: roads.map(({ ends, kind, line }) => ({ ends, kind, line: flat(line) })),
  };
}

function xl() {
  const { PILE_SHIFT } = xlGeography;
  const map = atlas(xlWorld, xlGeography);
  const places = rules.place.map((place) => {
    const [x, y] = xlWorld.fromSheet(place.x, place.y).map(round);
    const wild = place.kind === "barbarian";
    const radius = wild ? 22 : place.name === "Rome" ? 13 : 10.5;
    const two = place.seas?.length > 1;
    const anchor = place.seas?.length > 0 ? { away: radius + (two ? 11 : 7), half: two ? 11 : 7 } : undefined;
    return { ...place, x, y, big: wild, radius, anchor };
  });
  const wild = new Set(places.filter((place) => place.big).map((place) => place.name));
  const ways = rules.route.map((route) => ({ ...route, wild: route.between.some((end) => wild.has(end)) }));
  const { roads, labels, anchors } = map.settle(places, ways);
  return {
    ...map.ground(),
    places: places.map((place, index) => ({
      name: place.name,
      kind: place.kind,
      value: place.value,
      italian: place.italian === true,
      seas: place.seas ?? [],
      x: place.x,
      y: place.y,
      label: labels[index],
      anchor: anchors[index],
      pile: PILE_SHIFT[place.name] ?? [0, 0],
    })),
    routes: roads.map(({ ends, kind, line }, index) => ({ ends, kind, wild: ways[index].wild, line: flat(line) })),
  };
}

function write(name, data) {
  const type = { julius: "MapData", xl: "XlData" }[name];
  const text = [
    "// Written by scripts/make-map.mjs; do not edit. Coast: Natural Earth 1:50m (public domain).",
    `import type { ${type} } from "../../art/map-data";`,
    "",
    `export const ${name}Map: ${type} = ${JSON.stringify(data, null, 0).replace(/"(\w+)":/g, "$1:")};`,
    "",
  ].join("\n");
  writeFileSync(here(`../src/games/${name}/places.ts`), text);
  console.log(`${name}: ${text.length} bytes, ${gzipSync(text).length} compressed`);
}
