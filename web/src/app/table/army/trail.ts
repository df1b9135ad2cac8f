/** What the journal tells of the map: the way of somebody who is on it, and the dice that the works threw. Pure. */

import type { JournalLine, Roll } from "../../core/wire";

/** A hex of a way, and the points spent when it was reached; none where it began. */
export interface Trod {
  readonly place: string;
  readonly spent: string | null;
}

/** Points as they are written, with a half. */
const points = (spent: string): number => (Number.parseInt(spent, 10) || 0) + (spent.endsWith("½") ? 0.5 : 0);

/** The way of a piece that has come to `place`, told after the action `since`: where it began first. Who has not moved has none. */
export function trailOf(journal: readonly JournalLine[], since: number, piece: string, place: string): readonly Trod[] {
  const way: Trod[] = [];
  let to = place;
  let left = Number.POSITIVE_INFINITY;
  for (const line of [...journal].reverse()) {
    if (line.n <= since) break;
    if ("roll" in line || line.step?.piece !== piece) continue;
    const { step } = line;
    // Points only grow on a way: where there were more before, it is another one.
    if (step.to !== to || step.spent === undefined || points(step.spent) >= left) break;
    left = points(step.spent);
    way.unshift({ place: step.to, spent: step.spent });
    to = step.from;
    // Who comes onto the map comes from nowhere on it.
    if (step.from === step.to) return way;
  }
  return way.length === 0 ? [] : [{ place: to, spent: null }, ...way];
}

type Told = Exclude<JournalLine, Roll>;
type ThrownLine = Told & { readonly thrown: NonNullable<Told["thrown"]> };

/** The dice of the works that were thrown last, until somebody marches again. */
export function worksDice(journal: readonly JournalLine[]): readonly ThrownLine[] {
  const isThrown = (line: JournalLine): line is ThrownLine => !("roll" in line) && line.thrown !== undefined;
  const last = journal.findLast(isThrown);
  if (last === undefined || journal.some((line) => line.n > last.n && !("roll" in line) && line.step !== undefined)) return [];
  return journal.filter((line): line is ThrownLine => line.n === last.n && isThrown(line));
}
