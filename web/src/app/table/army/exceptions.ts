/** Who does not get where he is meant to go: where he ends instead, why, and by which rule. */

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
