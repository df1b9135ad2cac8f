/** Who fought: what each piece was at the beginning of a fight and what became of it, as far as it was seen. */

import type { BattleScene, Piece, Scene } from "../../art/types";

export interface Fighter {
  readonly piece: Piece;
  readonly side: string;
  /** Its strength at the beginning, where it has one. */
  readonly first: number | null;
  readonly last: number | null;
  readonly lost: boolean;
  /** The piece as it was at the beginning. */
  readonly was: Piece;
}

const strength = (piece: Piece): number | null => (piece.face.shows === "open" ? piece.face.strength : null);
const known = (piece: Piece): boolean => piece.face.shows === "open" || piece.face.shows === "counter";

/** Those of before with what a moment of the fight shows; who joined later is added. */
export function muster(before: readonly Fighter[], battle: BattleScene): Fighter[] {
  const found = new Map(before.map((fighter) => [fighter.piece.id, fighter]));
  for (const line of battle.lines) {
    const meet = (piece: Piece, lost: boolean): void => {
      if (!known(piece)) return;
      const old = found.get(piece.id);
      found.set(piece.id, { piece, side: line.side, first: old?.first ?? strength(piece), last: lost ? 0 : strength(piece), lost, was: old?.was ?? piece });
    };
    for (const column of line.columns) for (const { piece } of column.pieces) meet(piece, false);
    for (const piece of line.reserve) meet(piece, false);
    for (const piece of line.lost) meet(piece, true);
  }
  return [...found.values()];
}

/** Those of before with who fights on the map now; as long as an attack is only planned, it is whoever is in it now. */
export function enlist(before: readonly Fighter[], pieces: readonly Piece[], planned: boolean): Fighter[] {
  const found = new Map(before.filter(({ piece }) => !planned || pieces.some(({ id }) => id === piece.id)).map((fighter) => [fighter.piece.id, fighter]));
  for (const piece of pieces) {
    if (known(piece) && !found.has(piece.id)) found.set(piece.id, { piece, side: piece.side, first: strength(piece), last: strength(piece), lost: false, was: piece });
  }
  return [...found.values()];
}

/** What the scene after the fight tells: who lies beside the map is lost, who stands in the open has the strength that he has. */
export function aftermath(fighters: readonly Fighter[], scene: Scene): Fighter[] {
  const beside = new Set(scene.areas.flatMap((area) => (area.kind === "box" ? [] : [area.id])));
  const now = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  return fighters.map((fighter) => {
    const piece = now.get(fighter.piece.id);
    if (fighter.lost) return piece === undefined || !beside.has(piece.place) ? fighter : { ...fighter, piece: { ...fighter.piece, place: piece.place } };
    // Where it lies now is told with it.
    if (piece !== undefined && beside.has(piece.place)) return { ...fighter, piece: { ...fighter.piece, place: piece.place }, last: 0, lost: true };
    // One's own pieces are always seen: one that is gone has fallen.
    if (piece === undefined) return fighter.side === scene.viewer ? { ...fighter, last: 0, lost: true } : fighter;
    return known(piece) ? { ...fighter, piece, last: strength(piece) } : fighter;
  });
}

/** Who has the place after a fight, and whether he came to take it; nobody if both stand there still, or none. */
export function verdict(scene: Scene, place: string, attacker: string | null): { readonly side: string; readonly took: boolean } | null {
  const seats = new Set(scene.sides.map(({ seat }) => seat));
  const there = new Set(scene.pieces.flatMap((piece) => (piece.place === place && piece.side !== null && seats.has(piece.side) ? [piece.side] : [])));
  const [side, other] = [...there];
  return side === undefined || other !== undefined ? null : { side, took: side === attacker };
}

/** The rounds of a fight, each from the version on at which it was first seen. */
export type RoundsSeen = readonly { readonly from: number; readonly round: number }[];

/** In which round an action was made: it was decided on the version before it. */
export function roundOf(seen: RoundsSeen, action: number): number {
  return seen.findLast(({ from }) => from < action)?.round ?? seen[0]?.round ?? 1;
}
