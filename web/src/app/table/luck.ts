/** The throws of a match: which went best, and which went worst. */

import type { JournalLine } from "../core/wire";

/** A die that was thrown to hit, and with which chance it did; none where nobody has said. */
export interface Thrown {
  readonly reads: number;
  readonly sides: number;
  readonly hit: boolean;
  readonly chance: number | null;
}

/** The dice of one action that were thrown to hit, and what was told of it. */
export interface Throw {
  /** The action that it was thrown for. */
  readonly n: number;
  readonly seat: string;
  readonly dice: readonly Thrown[];
  readonly text: string;
}

export function throwsIn(journal: readonly JournalLine[]): Throw[] {
  const found = new Map<string, { n: number; seat: string; dice: Thrown[]; text: string }>();
  for (const line of journal) {
    if (!("roll" in line) || line.seat === null || line.roll.hit === null) continue;
    const key = `${line.n} ${line.seat}`;
    const one = found.get(key) ?? { n: line.n, seat: line.seat, dice: [], text: toldOf(journal, line.n) };
    const { reads, sides, hit, hitting } = line.roll;
    one.dice.push({ reads, sides, hit, chance: hitting === undefined ? null : hitting / sides });
    found.set(key, one);
  }
  return [...found.values()];
}

function toldOf(journal: readonly JournalLine[], n: number): string {
  const told = journal.find((line) => line.n === n && !("roll" in line));
  return told === undefined || "roll" in told ? "" : told.text;
}

const hits = (one: Throw): number => one.dice.filter((die) => die.hit).length;

/**
 * The throw with the most hits and the one with the fewest for its dice, by how far they lie from what
 * the dice of this match did on the whole. None where fewer than two throws could differ.
 */
export function extremes(throws: readonly Throw[]): { best: Throw; worst: Throw } | null {
  const thrown = throws.reduce((sum, one) => sum + one.dice.length, 0);
  const share = throws.reduce((sum, one) => sum + hits(one), 0) / Math.max(1, thrown);
  if (throws.length < 2 || share === 0 || share === 1) return null;
  const far = (one: Throw): number => (hits(one) - one.dice.length * share) / Math.sqrt(one.dice.length * share * (1 - share));
  const sorted = [...throws].sort((one, other) => far(other) - far(one));
  const [best, worst] = [sorted[0], sorted.at(-1)];
  return best === undefined || worst === undefined ? null : { best, worst };
}

/** Hits out of dice. */
export function tally(one: Throw): { hits: number; dice: number } {
  return { hits: hits(one), dice: one.dice.length };
}

/** How many of a side's dice hit, how many were to be expected, and how rare that is. */
export interface Luck {
  readonly hits: number;
  readonly dice: number;
  readonly expected: number;
  /** How many in a hundred would have done worse with the same dice, and how many better. */
  readonly worse: number;
  readonly better: number;
}

/** The luck of dice, reckoned exactly; none where the chance of one of them is not known. */
export function luckOf(dice: readonly Thrown[]): Luck | null {
  const chances = dice.flatMap(({ chance }) => (chance === null ? [] : [chance]));
  if (dice.length === 0 || chances.length < dice.length) return null;
  // How likely each number of hits is, one die after the other.
  let spread = [1];
  for (const chance of chances) spread = [...spread, 0].map((stays, hits) => stays * (1 - chance) + (spread[hits - 1] ?? 0) * chance);
  const hit = dice.filter((die) => die.hit).length;
  const sum = (part: readonly number[]): number => Math.round(100 * part.reduce((all, one) => all + one, 0));
  return { hits: hit, dice: dice.length, expected: chances.reduce((all, one) => all + one, 0), worse: sum(spread.slice(0, hit)), better: sum(spread.slice(hit + 1)) };
}
