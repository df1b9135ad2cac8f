/** What each click of a table did, so that undo takes it back whole, one click after the other and after a reload. */

import { count, list, object } from "./guard";
import type { Guarded } from "./guard";

/** The version that a click was made on, and the one it led to. */
const click = object({ from: count, to: count });
const clicks = list(click);
export type Click = Guarded<typeof click>;

/** So many are remembered; whoever goes farther back does it by single decisions. */
const MOST = 60;

type Store = Pick<Storage, "getItem" | "setItem">;

const keyOf = (table: string): string => `rubicon-clicks ${table}`;

function all(table: string, store: Store): Click[] {
  try {
    const value: unknown = JSON.parse(store.getItem(keyOf(table)) ?? "[]");
    return clicks(value) ? value : [];
  } catch {
    return [];
  }
}

/** Remembers a click. What lay after it has been taken back. */
export function keepClick(table: string, made: Click, store: Store): void {
  const before = all(table, store).filter((one) => one.to <= made.from);
  try {
    store.setItem(keyOf(table), JSON.stringify([...before, made].slice(-MOST)));
  } catch {
    // A browser that keeps nothing takes back decision by decision.
  }
}

/** The version before the click that led to this one, if one did. */
export function beforeClick(table: string, version: number, store: Store): number | null {
  return all(table, store).find((one) => one.to === version)?.from ?? null;
}
