/** What the battle view shows beside the scene: the last throw, and what was lost this round. */

import type { BattleRoll } from "../../art/battle/words";
import { faceName } from "../../art/piece-words";
import type { BattleScene } from "../../art/types";
import type { JournalLine } from "../core/wire";

/**
 * The newest throw, if it is not older than the last two decisions; what a new round began with is gone with
 * its first decision. What hit, the server says.
 */
export function lastRoll(battle: BattleScene, journal: readonly JournalLine[], version: number, began = 0): BattleRoll | undefined {
  const rolls = journal.flatMap((line) => ("roll" in line ? [line] : []));
  const newest = rolls.at(-1);
  if (newest === undefined || newest.n < version - 1 || (newest.n <= began && version > began)) return undefined;
  const side = newest.seat ?? "";
  const told = journal.find((line) => line.n === newest.n && !("roll" in line));
  if (told === undefined || "roll" in told) return undefined;
  const column = columnOf(battle, side, told.text);
  const dice = rolls.flatMap(({ n, roll }) => (n === newest.n ? [{ value: roll.reads, hit: roll.hit ?? false }] : []));
  return { column, side, who: "", text: told.text, dice, result: "", rule: told.rule ?? undefined };
}

/** Where the piece stands that is told to have thrown; no column where nobody of that name stands any more. */
function columnOf(battle: BattleScene, side: string, text: string): string {
  const columns = battle.lines.find((line) => line.side === side)?.columns ?? [];
  const named = columns.flatMap(({ label, pieces }) =>
    pieces.flatMap(({ piece }) => {
      const name = faceName(piece.face);
      return name !== "" && text.includes(name) ? [{ label, name }] : [];
    }),
  );
  // "Legio XII" is in "Legio XIII" as well.
  return named.sort((one, other) => other.name.length - one.name.length)[0]?.label ?? "";
}

/** Steps by piece. */
export function strengths(battle: BattleScene): Map<string, number> {
  const all = battle.lines.flatMap((line) => line.columns.flatMap((column) => column.pieces.map(({ piece }) => piece)));
  return new Map(all.flatMap((piece) => (piece.face.shows === "open" ? [[piece.id, piece.face.strength]] : [])));
}

/** What each piece has lost since the round began, given what was known and what is now. */
export function losses(
  before: { key: string; start: Map<string, number> } | null,
  battle: BattleScene,
): { key: string; start: Map<string, number>; lost: Map<string, number> } {
  const key = `${battle.place} ${battle.round}`;
  const now = strengths(battle);
  const start = before !== null && before.key === key ? new Map([...now, ...before.start]) : now;
  const lost = new Map<string, number>();
  for (const [id, strength] of now) {
    const first = start.get(id) ?? strength;
    if (first > strength) lost.set(id, first - strength);
  }
  return { key, start, lost };
}
