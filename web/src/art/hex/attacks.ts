// Attacks on a hex map bear numbers, the same on the map and beside it. Pure.

import type { Marker } from "../types";

/** The number of each attack, by the place that is attacked. */
export function numbered(markers: readonly Marker[]): ReadonlyMap<string, number> {
  return new Map(markers.filter(({ kind }) => kind === "battle").map(({ place }, index) => [place, index + 1]));
}
