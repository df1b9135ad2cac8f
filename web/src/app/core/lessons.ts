/** How far the lesson of each game has come in this browser, so that its page can go on with it. */

import { count, object, table, text } from "./guard";
import type { Guarded } from "./guard";

const progress = object({ table: text, done: count, of: count });
const lessons = table(progress);

/** The table of the lesson, and how many of its steps are done. */
export type Progress = Guarded<typeof progress>;

const KEY = "rubicon-lessons";

type Store = Pick<Storage, "getItem" | "setItem">;

function all(store: Store): Record<string, Progress> {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return lessons(value) ? value : {};
  } catch {
    return {};
  }
}

export function lessonOf(game: string, store: Store): Progress | null {
  return all(store)[game] ?? null;
}

export function keepLesson(game: string, made: Progress, store: Store): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...all(store), [game]: made }));
  } catch {
    // A browser that keeps nothing teaches all the same.
  }
}
