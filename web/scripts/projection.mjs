// The projection of the map of `julius`: a conformal cone, then a smooth stretch that gives Italy
// and Greece more room, so that blocks fit. Used by make-map.mjs; the page only sees its results.

import { geoConicConformal } from "d3-geo";

/** The view box of the map. */
export const WIDTH = 1280;
export const HEIGHT = 716;

const cone = geoConicConformal()
  .parallels([32, 46])
  .rotate([-14, 0])
  .precision(0.1)
  .scale(1000)
  .translate([0, 0]);

/** Longitudes and latitudes that touch the four edges of the frame. */
const RIM = [
  [-10.4, 37],
  [-8.5, 29.6],
  [37.6, 34],
  [36.5, 29.3],
  [14, 28.9],
  [6.6, 50.6],
  [39, 42],
].map((point) => cone(point));

const box = {
  x0: Math.min(...RIM.map(([x]) => x)),
  x1: Math.max(...RIM.map(([x]) => x)),
  y0: Math.min(...RIM.map(([, y]) => y)),
  y1: Math.max(...RIM.map(([, y]) => y)),
};

/** Space around the frame, in units of the cone, where land still matters for strokes. */
const MARGIN = 40;

/** Where stretching happens: centre and spread as parts of the frame, and how much. */
const STRETCH_X = [
  { at: 0.49, spread: 0.12, gain: 0.5 },
  { at: 0.68, spread: 0.1, gain: 0.22 },
  { at: 0.3, spread: 0.08, gain: 0.1 },
  { at: 0, spread: 0.15, gain: -0.12 },
  { at: 1, spread: 0.12, gain: -0.1 },
];
const STRETCH_Y = [
  { at: 0.46, spread: 0.2, gain: 0.28 },
  { at: 0, spread: 0.16, gain: -0.3 },
  { at: 1, spread: 0.14, gain: -0.12 },
];

/**
 * A growing function of [0, 1] onto itself whose slope follows `bumps`; it goes on straight
 * outside.
 * @param {{ at: number, spread: number, gain: number }[]} bumps
 * @returns {(u: number) => number}
 */
export function stretch(bumps) {
  const slope = (u) =>
    bumps.reduce((sum, { at, spread, gain }) => {
      const d = (u - at) / spread;
      return sum + gain * Math.exp(-d * d);
    }, 1);
  const steps = 400;
  const sums = [0];
  for (let i = 1; i <= steps; i++) sums.push(sums[i - 1] + slope((i - 0.5) / steps));
  const total = sums[steps];
  return (u) => {
    if (u <= 0) return (u * slope(0) * steps) / total;
    if (u >= 1) return 1 + ((u - 1) * slope(1) * steps) / total;
    const k = u * steps;
    const i = Math.min(steps - 1, Math.floor(k));
    return (sums[i] + (sums[i + 1] - sums[i]) * (k - i)) / total;
  };
}

const stretchX = stretch(STRETCH_X);
const stretchY = stretch(STRETCH_Y);

function warp(x, y) {
  return [
    stretchX((x - box.x0) / (box.x1 - box.x0)) * WIDTH,
    stretchY((y - box.y0) / (box.y1 - box.y0)) * HEIGHT,
  ];
}

/**
 * A place on earth in map units.
 * @param {number} lat
 * @param {number} lon
 * @returns {[number, number]}
 */
export function project(lat, lon) {
  const [x, y] = cone([lon, lat]);
  return warp(x, y);
}

/** The same for d3's paths, clipped a little outside the frame. */
export const projection = {
  stream(sink) {
    cone.clipExtent([
      [box.x0 - MARGIN, box.y0 - MARGIN],
      [box.x1 + MARGIN, box.y1 + MARGIN],
    ]);
    const stream = cone.stream({
      point(x, y) {
        sink.point(...warp(x, y));
      },
      lineStart: () => sink.lineStart(),
      lineEnd: () => sink.lineEnd(),
      polygonStart: () => sink.polygonStart(),
      polygonEnd: () => sink.polygonEnd(),
      sphere() {},
    });
    cone.clipExtent(null);
    return stream;
  },
};
