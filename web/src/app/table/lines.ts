/** The journal's lines, put together for reading. */

import { unreachable } from "../../art/unreachable";
import type { Answered } from "../../generated/api";
import type { JournalLine, Roll } from "../core/wire";

/** Where a turn begins: after so many actions. */
export interface Turn {
  n: number;
  label: string;
}

type Told = Exclude<JournalLine, Roll>;

export type Entry =
  | { kind: "turn"; turn: Turn }
  | { kind: "told"; line: Told; rolls: Roll[] }
  | { kind: "rolled"; rolls: Roll[] }
  | { kind: "held"; n: number; label: string; times: number };

/**
 * Rolls of an action that come together are told together, with the line that says what they did. A turn's
 * heading stands before the line that announces it, or else before the first line of an action
 * that came after its beginning.
 */
export function entries(lines: readonly JournalLine[], turns: readonly Turn[]): Entry[] {
  const out: Entry[] = [];
  let next = 0;
  for (const line of lines) {
    let opens: Turn | null = null;
    for (let turn = turns[next]; turn !== undefined && (turn.n < line.n || turn.n === 0 || announces(line, turn)); turn = turns[next]) {
      opens = turn;
      next += 1;
    }
    // What a turn that nothing is told of was called does not matter.
    if (opens !== null) out.push({ kind: "turn", turn: opens });
    const last = out.at(-1);
    const rolls = last?.kind === "rolled" && last.rolls[0]?.n === line.n ? last.rolls : null;
    if (!("roll" in line)) {
      if (rolls !== null) out.pop();
      const way = last?.kind === "told" && last.rolls.length === 0 ? wholeWay(last.line, line) : null;
      if (way !== null) out.pop();
      const beside = out.at(-1);
      const all = beside?.kind === "told" && beside.rolls.length === 0 ? wholeGroup(beside.line, way ?? line) : null;
      if (all !== null) out.pop();
      const same = rolls === null && all === null ? sameOfAll(out.at(-1), line) : null;
      if (same !== null) out.pop();
      // What opens the steps that follow is told by them.
      const opened = out.at(-1);
      if (opened?.kind === "told" && opened.line.part === "opens" && line.step !== undefined && opened.line.seat === line.seat) out.pop();
      if (line.part === "closes" && rolls === null && endsWhatIsTold(out.at(-1), line)) continue;
      out.push({ kind: "told", line: all ?? same ?? way ?? line, rolls: rolls ?? [] });
    } else if (rolls !== null) rolls.push(line);
    else out.push({ kind: "rolled", rolls: [line] });
  }
  return out;
}

/** After how many actions that was of which an entry tells. */
function numberOf(entry: Entry): number {
  switch (entry.kind) {
    case "turn":
      return entry.turn.n;
    case "told":
      return entry.line.n;
    case "rolled":
      return entry.rolls[0]?.n ?? 0;
    case "held":
      return entry.n;
    default:
      return unreachable(entry);
  }
}

/**
 * The same with what one's own orders let pass: nothing else tells of it. What one order let pass without a line
 * between is told together.
 */
export function withAnswers(told: readonly Entry[], answered: readonly Answered[]): Entry[] {
  const out = [...told];
  const first = told.find((entry) => entry.kind !== "turn");
  if (first === undefined) return out;
  const known = new Set(told.flatMap((entry) => (entry.kind === "turn" ? [] : [numberOf(entry)])));
  for (const { n, label } of answered) {
    if (known.has(n) || n < numberOf(first)) continue;
    const later = out.findIndex((entry) => (entry.kind === "turn" ? entry.turn.n >= n : numberOf(entry) > n));
    const at = later < 0 ? out.length : later;
    const before = out[at - 1];
    if (before?.kind === "held" && before.label === label) out[at - 1] = { ...before, n, times: before.times + 1 };
    else out.splice(at, 0, { kind: "held", n, label, times: 1 });
  }
  return out;
}

/** Steps of a piece that follow each other are told as one way, in the words that the server has for it. */
function wholeWay(before: Told, line: Told): Told | null {
  const [first, last] = [before.step, line.step];
  if (first === undefined || last === undefined || before.seat !== line.seat) return null;
  if (last.way === null || first.piece !== last.piece || first.to !== last.from || first.start !== last.start) return null;
  // The line before must tell the way from its beginning.
  if (first.start !== first.from && before.text !== first.way) return null;
  return { ...line, text: last.way };
}

/** Pieces that went the same way one after the other are told as one group, in the words that the server has for it. */
function wholeGroup(before: Told, line: Told): Told | null {
  const [first, last] = [before.step, line.step];
  if (first === undefined || last?.group === undefined || before.seat !== line.seat) return null;
  return first.start === last.start && first.to === last.to ? { ...line, text: last.group } : null;
}

/** What others did alike just before is told with it, in the words that the server has for all. */
function sameOfAll(before: Entry | undefined, line: Told): Told | null {
  if (line.all === undefined || before?.kind !== "told" || before.rolls.length > 0) return null;
  return before.line.seat === line.seat && before.line.rule === line.rule ? { ...line, text: line.all } : null;
}

/** Whether who ends something did what stands just before: then nobody needs to read that it is over. */
function endsWhatIsTold(before: Entry | undefined, line: Told): boolean {
  if (before === undefined) return false;
  switch (before.kind) {
    case "told":
      return before.line.seat === line.seat;
    case "rolled":
      return before.rolls[0]?.seat === line.seat;
    case "turn":
    case "held":
      return false;
    default:
      return unreachable(before);
  }
}

/** Whether a line of the action that opened a turn names the turn's season or year, as its heading does. */
function announces(line: JournalLine, turn: Turn): boolean {
  const [when = ""] = turn.label.split(", ");
  return !("roll" in line) && line.n === turn.n && when !== "" && line.text.includes(when);
}

/** What is told of actions after `seen` that others took, for those who listen instead of looking. */
export function news(lines: readonly JournalLine[], seen: number, mine: readonly string[]): string[] {
  return lines.flatMap((line) => (line.n > seen && !("roll" in line) && (line.seat === null || !mine.includes(line.seat)) ? [line.text] : []));
}

/** Moments worth a look between two states of a table: the last of each move, and each roll. */
export function stopsOf(lines: readonly JournalLine[], from: number, to: number): number[] {
  const within = lines.filter((line) => line.n > from && line.n <= to);
  const last = entries(within, []).flatMap((entry) => {
    switch (entry.kind) {
      case "told":
        return [entry.line.n];
      case "rolled":
        return entry.rolls.map((roll) => roll.n);
      case "turn":
      case "held":
        return [];
      default:
        return unreachable(entry);
    }
  });
  return [...new Set(last)];
}

/** How much was done: marches, as they are told, throws, and what else there was to tell. */
export function tallied(lines: readonly JournalLine[]): { moves: number; throws: number; more: number } {
  const told = entries(lines, []);
  const moves = told.filter((entry) => entry.kind === "told" && entry.line.step !== undefined).length;
  const throws = told.filter((entry) => entry.kind === "rolled" || (entry.kind === "told" && entry.rolls.length > 0)).length;
  return { moves, throws, more: told.length - moves - throws };
}

/** A way that pieces of a side went, and how many. */
export interface Trail {
  side: string;
  from: string;
  to: string;
  count: number;
}

/** The ways that others went after an action: each piece's whole way, those that are alike together. */
export function trails(lines: readonly JournalLine[], since: number, mine: readonly string[]): Trail[] {
  const ways: { seat: string; piece: string; from: string; to: string }[] = [];
  for (const line of lines) {
    if (line.n <= since || "roll" in line || line.step === undefined || line.seat === null || mine.includes(line.seat)) continue;
    const { piece, from, to } = line.step;
    const before = ways.findLast((way) => way.piece === piece && way.seat === line.seat);
    if (before !== undefined && before.to === from && before.from !== to) before.to = to;
    else ways.push({ seat: line.seat, piece, from, to });
  }
  const out = new Map<string, Trail>();
  for (const { seat, from, to } of ways) {
    // Who has only come onto the map has gone nowhere on it.
    if (from === to) continue;
    const key = [seat, from, to].join("|");
    const known = out.get(key);
    if (known === undefined) out.set(key, { side: seat, from, to, count: 1 });
    else known.count += 1;
  }
  return [...out.values()];
}
