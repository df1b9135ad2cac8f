/** The guided first games, by game. Each is loaded when a table needs it. */

import type { Lesson } from "./lesson";

const LESSONS: ReadonlyMap<string, () => Promise<Lesson>> = new Map([["julius", async () => (await import("./julius-lesson")).julius]]);

/** Whether a game has a guided first game. */
export const isTaught = (game: string): boolean => LESSONS.has(game);

/** The lesson of a game; none where there is none, or where it cannot be had now. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  try {
    return (await LESSONS.get(game)?.()) ?? null;
  } catch {
    return null;
  }
}
