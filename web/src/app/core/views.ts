/** What part of each map was looked at, so that a reload, a battle or a hand-over leaves it where it was. */

import type { Kept } from "../../art/viewport";
import { count, flag, object } from "./guard";

const saved = object({ whole: flag, scale: count, middle: object({ x: count, y: count }) });

/** All of a map, whatever its size: a finished game is looked at as a whole. */
export const WHOLE: Kept = { whole: true, scale: 1, middle: { x: 0, y: 0 } };

const keyOf = (table: string, map: string): string => `rubicon-view ${table} ${map}`;

/** The part of a table's map that was looked at last in this tab; nothing if it was none. */
export function keptView(table: string, map: string): Kept | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(table, map)) ?? "null");
    return saved(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepView(table: string, map: string, view: Kept): void {
  try {
    window.sessionStorage.setItem(keyOf(table, map), JSON.stringify(view));
  } catch {
    // A browser that keeps nothing still shows the map.
  }
}
