/** The journal's lines, put together for reading. */

import type { JournalLine, Roll } from "../core/wire";

export type Entry = { kind: "told"; line: Exclude<JournalLine, Roll> } | { kind: "rolled"; rolls: Roll[] };

/** Rolls for the same thing are told together. */
export function entries(lines: readonly JournalLine[]): Entry[] {
  const out: Entry[] = [];
  for (const line of lines) {
    if (!("roll" in line)) {
      out.push({ kind: "told", line });
      continue;
    }
    const last = out.at(-1);
    const same = last?.kind === "rolled" && last.rolls[0]?.n === line.n && last.rolls[0].roll.for === line.roll.for;
    if (last?.kind === "rolled" && same) last.rolls.push(line);
    else out.push({ kind: "rolled", rolls: [line] });
  }
  return out;
}

/** Lines that open a year or a turn become headings; the server may say which (docs/API.md). */
const TURN = /^(Anno|Turn|Tour|Winter|Vient l)/;
export function opensTurn(text: string): boolean {
  return TURN.test(text);
}
