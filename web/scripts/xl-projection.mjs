// The projection of the map of `xl`: longitude and latitude straight, in the proportions of the
// Mediterranean's middle, as the positions in the game's data have them.

import { geoEquirectangular } from "d3-geo";

/** The sheet of the game's data: units for a degree, and where it begins. */
const SHEET = { x: 40, y: 20, west: -10, north: 55, lon: 29.45, lat: 39.26 };
/** What is left out above, and how much smaller the map is drawn. */
const TOP = 86;
const SCALE = 1280 / 1700;

export const WIDTH = 1280;
export const HEIGHT = 736;

const MARGIN = 60;

/** Turns of the coast smaller than this are left out. */
export const DETAIL = 0.42;

/**
 * A point of the sheet in map units.
 * @returns {[number, number]}
 */
export function fromSheet(x, y) {
  return [x * SCALE, (y - TOP) * SCALE];
}

/** A place on earth in map units. */
export function project(lat, lon) {
  return fromSheet(SHEET.x + (lon - SHEET.west) * SHEET.lon, SHEET.y + (SHEET.north - lat) * SHEET.lat);
}

const degrees = geoEquirectangular().precision(0.1).scale(180 / Math.PI).translate([0, 0]);

/** The same for d3's paths, clipped a little outside the frame. */
export const projection = {
  stream(sink) {
    const [west, north] = [SHEET.west - SHEET.x / SHEET.lon, SHEET.north + SHEET.y / SHEET.lat];
    const [wide, high] = [MARGIN / SCALE / SHEET.lon, MARGIN / SCALE / SHEET.lat];
    const [east, south] = [west + WIDTH / SCALE / SHEET.lon, north - (HEIGHT / SCALE + TOP) / SHEET.lat];
    degrees.clipExtent([
      [west - wide, -north - high],
      [east + wide, -south + high],
    ]);
    const stream = degrees.stream({
      point(lon, lat) {
        sink.point(...project(-lat, lon));
      },
      lineStart: () => sink.lineStart(),
      lineEnd: () => sink.lineEnd(),
      polygonStart: () => sink.polygonStart(),
      polygonEnd: () => sink.polygonEnd(),
      sphere() {},
    });
    degrees.clipExtent(null);
    return stream;
  },
};
