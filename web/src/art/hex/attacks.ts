// Attacks on a hex map bear numbers, the same on the map and beside it. Pure.

import type { Marker } from "../types";

/** The number of each attack, by the place that is attacked: those that are declared first, then those that are owed. */
export function numbered(markers: readonly Marker[]): ReadonlyMap<string, number> {
  const of = (wanted: Marker["kind"]): Marker[] => markers.filter(({ kind }) => kind === wanted);
  return new Map([...of("battle"), ...of("owed")].map(({ place }, index) => [place, index + 1]));
}

/** The places whose attack is still being made up: it has an owner, one that is settled has none. */
export function opened(markers: readonly Marker[]): ReadonlySet<string> {
  return new Set(markers.filter(({ kind, side }) => kind === "battle" && side !== null).map(({ place }) => place));
}
