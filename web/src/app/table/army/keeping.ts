/** What pieces were told to do, turn by turn, so that it can be repeated; kept in this tab. */

import type { Done } from "./wishes";

const keyOf = (table: string): string => `rubicon-orders ${table}`;

interface Kept {
  /** The turn, and what was done in it and in the one before. */
  turn: string;
  now: Record<string, Done>;
  before: Record<string, Done>;
}

function read(table: string): Kept {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(table)) ?? "null");
    return isKept(value) ? value : { turn: "", now: {}, before: {} };
  } catch {
    return { turn: "", now: {}, before: {} };
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "turn" in value && "now" in value && "before" in value;
}

function at(table: string, turn: string): Kept {
  const all = read(table);
  return all.turn === turn ? all : { turn, now: {}, before: all.now };
}

export function keep(table: string, turn: string, done: readonly (readonly [string, Done])[]): void {
  const all = at(table, turn);
  for (const [piece, [from, to]] of done) all.now[piece] = [all.now[piece]?.[0] ?? from, to];
  try {
    window.sessionStorage.setItem(keyOf(table), JSON.stringify(all));
  } catch {
    // Where nothing is kept, nothing is repeated.
  }
}

/** What was done in the turn before this one. */
export function kept(table: string, turn: string): ReadonlyMap<string, Done> {
  return new Map(Object.entries(at(table, turn).before));
}
