/** Answers to a question in the middle of another's move: which are ticked, which exclude each other, and in what order they are sent. */

import type { Anchor, Choice } from "../../art/types";
import { sameAnchor } from "../core/paths";

/** The keys and the signs of answers, on the card and on the map. */
export const LETTERS = "abcdefgh";

const kindOf = (anchor: Anchor | undefined): string => (anchor === undefined ? "" : (Object.keys(anchor)[0] ?? ""));

/** Two ways of the same piece to do the same thing, such as turning left or right: only one of them is done. */
export function exclude(one: Choice, other: Choice): boolean {
  const [first, second] = one.path;
  const [also, then] = other.path;
  return one !== other && first !== undefined && also !== undefined && sameAnchor(first, also) && kindOf(second) === kindOf(then);
}

/** What is ticked at first: what is usually done, of several ways the first. */
export function usualOf(answers: readonly Choice[]): ReadonlySet<number> {
  const ticked = new Set<number>();
  answers.forEach((answer, index) => {
    if (answer.usual && ![...ticked].some((before) => exclude(answer, answers[before] ?? answer))) ticked.add(index);
  });
  return ticked;
}

/** Ticks an answer, which unticks those that it excludes, or unticks it. */
export function toggled(answers: readonly Choice[], ticked: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const answer = answers[index];
  if (answer === undefined) return ticked;
  if (ticked.has(index)) return new Set([...ticked].filter((one) => one !== index));
  return new Set([...[...ticked].filter((one) => !exclude(answer, answers[one] ?? answer)), index]);
}

const key = (choice: Choice): string => JSON.stringify(choice.action);

/** Of what is still to be done, the first that is still offered, and what is left after it. */
export function nextOf(queue: readonly string[], offered: readonly Choice[]): { choice: Choice | undefined; left: readonly string[] } {
  for (const [index, wanted] of queue.entries()) {
    const choice = offered.find((one) => key(one) === wanted);
    if (choice !== undefined) return { choice, left: queue.slice(index + 1) };
  }
  return { choice: undefined, left: [] };
}

/** What is to be done, in the order of the card. */
export const queued = (answers: readonly Choice[], ticked: ReadonlySet<number>): readonly string[] => answers.filter((_, index) => ticked.has(index)).map(key);
