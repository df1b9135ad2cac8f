/** The journal's lines, put together for reading. */

import type { JournalLine, Roll } from "../core/wire";

export type Entry = { kind: "told"; line: Exclude<JournalLine, Roll>; rolls: Roll[] } | { kind: "rolled"; rolls: Roll[] };

/** Rolls for the same thing are told together, with the line that says what they did. */
export function entries(lines: readonly JournalLine[]): Entry[] {
  const out: Entry[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const rolls = last?.kind === "rolled" && last.rolls[0]?.n === line.n ? last.rolls : null;
    if (!("roll" in line)) {
      if (rolls !== null) out.pop();
      out.push({ kind: "told", line, rolls: rolls ?? [] });
    } else if (rolls !== null && rolls[0]?.roll.for === line.roll.for) rolls.push(line);
    else out.push({ kind: "rolled", rolls: [line] });
  }
  return out;
}

/** Which of the dice hit, if the line tells how many: low numbers do. */
export function hitting(rolls: readonly Roll[], text: string): Set<Roll> {
  const told = Number(/, (\d+) (?:hits?|coups?|touches?)\b/.exec(text)?.[1] ?? 0);
  return new Set([...rolls].sort((one, two) => one.roll.face - two.roll.face).slice(0, told));
}

/** Lines that open a year or a turn become headings; the server may say which (docs/API.md). */
const TURN = /^(Anno|Turn|Tour|Winter|Vient l)/;
export function opensTurn(text: string): boolean {
  return TURN.test(text);
}

/** "Turn II: both play." is a heading and what it tells. */
export function heading(text: string): { head: string; rest: string } {
  const parts = /^([^:]+?)\s?: (.+)$/s.exec(text);
  return { head: parts?.[1] ?? text, rest: (parts?.[2] ?? "").replace(/^./, (first) => first.toUpperCase()) };
}
