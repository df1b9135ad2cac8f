/** Set-ups that a player keeps for other games: in this browser by their names, and as files. */

import { anything, list, object, text, word } from "./guard";
import type { Guarded } from "./guard";

/** A set-up as a document: whose it is, and the actions that place it anew, those that belong together in one part. */
const setup = object({ rubicon: word("set-up"), game: text, seat: text, name: text, parts: list(list(anything)) });
export type Setup = Guarded<typeof setup>;

type Store = Pick<Storage, "getItem" | "setItem">;

const KEY = "rubicon-setups";
/** So many are kept; who wants more saves them as files. */
const MOST = 40;
/** No name is longer. */
const NAME = 60;

function all(store: Store): Setup[] {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(setup) : [];
  } catch {
    return [];
  }
}

function write(store: Store, setups: readonly Setup[]): boolean {
  try {
    store.setItem(KEY, JSON.stringify(setups));
    return true;
  } catch {
    return false;
  }
}

const same = (one: Setup, other: Setup): boolean => one.game === other.game && one.seat === other.seat && one.name === other.name;

export function setupOf(game: string, seat: string, name: string, parts: unknown[][]): Setup {
  return { rubicon: "set-up", game, seat, name: name.trim().slice(0, NAME), parts };
}

/** Those for a seat of a game, the newest first. */
export function keptSetups(game: string, seat: string, store: Store): Setup[] {
  return all(store).filter((one) => one.game === game && one.seat === seat);
}

/** Keeps a set-up in the place of an older one of the same name; says whether the browser could. */
export function keepSetup(made: Setup, store: Store): boolean {
  return write(store, [made, ...all(store).filter((one) => !same(one, made))].slice(0, MOST));
}

export function forgetSetup(gone: Setup, store: Store): void {
  write(store, all(store).filter((one) => !same(one, gone)));
}

/** What a file holds, if that is a set-up. */
export function readSetup(file: string): Setup | null {
  try {
    const value: unknown = JSON.parse(file);
    return setup(value) ? value : null;
  } catch {
    return null;
  }
}

/** What a set-up's file is called. */
export const fileName = ({ game, seat, name }: Setup): string => `${game}-${seat}-${name.replace(/[^\p{L}\p{N}]+/gu, "-") || "set-up"}.json`;
