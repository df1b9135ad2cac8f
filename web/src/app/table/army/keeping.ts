/** What the pieces of a seat were told to do, turn by turn, so that it can be repeated; kept in this browser. */

import { list, object, pair, table, text } from "../../core/guard";
import type { Guarded } from "../../core/guard";
import type { Done } from "./wishes";

const done = table(pair(text, text));
/** The turn, and what was done in it and in the one before. */
const orders = object({ table: text, seat: text, turn: text, now: done, before: done });
type Orders = Guarded<typeof orders>;
const all = list(orders);

type Store = Pick<Storage, "getItem" | "setItem">;

/** Whose orders these are. */
export interface Whose {
  readonly table: string;
  readonly seat: string;
}

const KEY = "rubicon-orders";
/** So many seats at tables are remembered. */
const MOST = 12;

function read(store: Store): Orders[] {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return all(value) ? value : [];
  } catch {
    return [];
  }
}

const isOf = (one: Orders, { table: id, seat }: Whose): boolean => one.table === id && one.seat === seat;

function at(store: Store, whose: Whose, turn: string): Orders {
  const one = read(store).find((other) => isOf(other, whose));
  return one?.turn === turn ? one : { ...whose, turn, now: {}, before: one?.now ?? {} };
}

/** Keeps what pieces did this turn: from where they stood before the first of it to where they are. */
export function keep(store: Store, whose: Whose, turn: string, did: readonly (readonly [string, Done])[]): void {
  const one = at(store, whose, turn);
  const now = { ...one.now };
  for (const [piece, [from, to]] of did) now[piece] = [now[piece]?.[0] ?? from, to];
  try {
    store.setItem(KEY, JSON.stringify([{ ...one, now }, ...read(store).filter((other) => !isOf(other, whose))].slice(0, MOST)));
  } catch {
    // Where nothing is kept, nothing is repeated.
  }
}

/** What was done in the turn before this one. */
export function kept(store: Store, whose: Whose, turn: string): ReadonlyMap<string, Done> {
  return new Map(Object.entries(at(store, whose, turn).before));
}
