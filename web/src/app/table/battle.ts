/** What the battle view shows beside the scene: the last throw, and what was lost this round. */

import type { BattleRoll } from "../../art/BattleView";
import type { BattleScene, Piece } from "../../art/types";
import type { JournalLine } from "../core/wire";
import { t } from "../i18n";

/** The newest throw, if it belongs to this fight and is not older than the last two decisions. */
export function lastRoll(battle: BattleScene, journal: readonly JournalLine[], version: number): BattleRoll | undefined {
  const rolls = journal.filter((line) => "roll" in line);
  const newest = rolls.at(-1);
  if (newest === undefined || newest.n < version - 1) return undefined;
  const told = journal.flatMap((line) => (line.n === newest.n && !("roll" in line) ? [line] : []));
  const fighters = battle.lines.flatMap((line) =>
    line.columns.flatMap((column) => column.pieces.map(({ piece }) => ({ piece, column: column.label, side: line.side }))),
  );
  for (const line of told) {
    const firer = lastNamed(
      line.text,
      fighters.filter(({ side }) => side === newest.seat),
    );
    if (firer === undefined || firer.piece.face.shows !== "open") continue;
    // The number printed on the block, which the die must not exceed.
    const power = Number(/\d+$/.exec(firer.piece.face.rating)?.[0] ?? 0);
    const dice = rolls.flatMap((roll) => ("roll" in roll && roll.n === newest.n ? [{ value: roll.roll.face, hit: roll.roll.face <= power }] : []));
    return {
      column: firer.column,
      side: firer.side,
      who: firer.piece.face.name,
      text: t().battle.firesAt(firer.piece.face.rating),
      dice,
      result: t().battle.hits(dice.filter((die) => die.hit).length),
      rule: line.rule ?? undefined,
    };
  }
  return undefined;
}

/** Who is named last: a side may bear the name of a piece, and one name may begin another. */
function lastNamed<F extends { piece: Piece }>(text: string, fighters: readonly F[]): F | undefined {
  let found: { fighter: F; at: number; length: number } | undefined;
  for (const fighter of fighters) {
    if (fighter.piece.face.shows !== "open") continue;
    const { name } = fighter.piece.face;
    const at = text.lastIndexOf(name);
    if (at < 0) continue;
    if (found === undefined || at > found.at || (at === found.at && name.length > found.length)) {
      found = { fighter, at, length: name.length };
    }
  }
  return found?.fighter;
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
