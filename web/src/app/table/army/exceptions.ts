/** Who does not get where he is meant to go: where he ends instead, why, and by which rule. */

import type { Wish } from "../../../generated/api";
import type { Plan } from "./army";

export interface Exception {
  readonly piece: string;
  /** Where it ends, if it goes at all. */
  readonly end: string | null;
  readonly why: string | undefined;
  readonly rule: string | undefined;
}

/** Those who stop on the way, then those who stay. */
export function exceptionsOf(plan: Plan): Exception[] {
  const { goes, short, stays } = plan.marches;
  const ends = new Map(goes.flatMap(({ choice: { path: [first] }, via }): [string, string][] => (first !== undefined && "piece" in first ? [[first.piece, via.at(-1) ?? ""]] : [])));
  return [
    ...short.map(({ piece, reason }) => ({ piece, end: ends.get(piece) ?? null, why: reason?.why, rule: reason?.rule })),
    ...stays.map(({ piece, reason }) => ({ piece, end: null, why: reason?.why, rule: reason?.rule })),
  ];
}

type Marches = Plan["marches"];

/** What a plan showed of each: where it ends and by which way, and who of them does not get as far as was wished. */
export interface Shown {
  readonly ends: ReadonlyMap<string, string>;
  readonly ways: ReadonlyMap<string, readonly string[]>;
  readonly short: ReadonlySet<string>;
}

export function shownBy({ goes, short }: Marches): Shown {
  const ways = goes.flatMap(({ choice: { path: [first] }, via }): [string, string[]][] => (first !== undefined && "piece" in first && via.length > 0 ? [[first.piece, [...via]]] : []));
  return { ends: new Map(ways.map(([piece, via]) => [piece, via.at(-1) ?? ""])), ways: new Map(ways), short: new Set(short.map(({ piece }) => piece)) };
}

/** A wish with one place to go to, by the way that was shown, where several would have done before. */
export function ended(wish: Wish, shown: Shown): Wish {
  const [end, via] = [shown.ends.get(wish.piece), shown.ways.get(wish.piece)];
  return wish.along.length > 0 || end === undefined || via === undefined ? wish : { ...wish, to: [end], along: [...via] };
}

/** Whether what is left of a march ends for everybody as it was shown: only then it goes on unasked. */
export function endsAsShown({ marches }: Pick<Plan, "marches">, shown: Shown): boolean {
  const { ends, short } = shownBy(marches);
  return marches.stays.length === 0 && [...ends].every(([piece, end]) => shown.ends.get(piece) === end) && [...short].every((piece) => shown.short.has(piece));
}

/** Exceptions of one kind: those that the same rule keeps, in the same way. */
export interface Kind {
  readonly rule: string | undefined;
  readonly why: string | undefined;
  readonly all: readonly Exception[];
}

export function kindsOf(exceptions: readonly Exception[]): Kind[] {
  const found = new Map<string, Exception[]>();
  for (const one of exceptions) {
    const key = `${one.rule ?? ""} ${one.end === null ? "stays" : "stops"}`;
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return [...found.values()].map((all) => {
    const why = all[0]?.why;
    // What is said of many names no hex.
    return { rule: all[0]?.rule, why: all.length === 1 ? why : why?.replace(/ ?: \d{4}\.$/, "."), all };
  });
}
