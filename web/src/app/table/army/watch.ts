/** Whose fire a march walks into, by what the map shows of ranges: nothing here knows who has shots left. */

import type { HexGrid } from "../../../art/hex/grid";
import { reachOfFire } from "../../../art/hex/ranges";
import type { Overlay } from "../../../art/types";

/** Who can shoot at a march: from where, how near it comes, how many ways it reaches, and the rule. */
export interface Watch {
  readonly place: string;
  readonly range: number;
  readonly ways: number;
  readonly rule: string;
}

/** Those of `sides` who reach some of the hexes of these ways, who reaches most of them first. */
export function watchers(grid: HexGrid, overlays: readonly Overlay[], sides: ReadonlySet<string>, ways: readonly (readonly string[])[]): Watch[] {
  const found = new Map<string, Watch>();
  for (const { kind, side, places, rule } of overlays) {
    if (kind !== "fire" || side === null || !sides.has(side)) continue;
    const under = new Set(places);
    const met = ways.filter((way) => way.some((hex) => under.has(hex)));
    if (met.length === 0) continue;
    const centre = reachOfFire(grid, places)?.centre;
    if (centre === undefined) continue;
    const far = (hex: string): number => grid.distance(centre, hex) ?? Number.POSITIVE_INFINITY;
    const range = Math.min(...met.flatMap((way) => way.map(far)));
    const before = found.get(centre);
    if (before === undefined || met.length > before.ways) found.set(centre, { place: centre, range, ways: met.length, rule });
  }
  return [...found.values()].sort((one, other) => other.ways - one.ways || one.range - other.range || one.place.localeCompare(other.place));
}
