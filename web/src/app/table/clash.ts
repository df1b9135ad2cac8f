/** A fight that is resolved on the map: when it begins and ends, and who is in it. */

import type { Piece, Procedure, ProcedureStep, Scene } from "../../art/types";

/** What is fought on the map in a scene. Fights that are resolved together have a panel that tells of all of them. */
export function clashIn(scene: Scene): Procedure | null {
  const now = scene.procedure;
  return now === null || now.place === null || now.bouts.length > 0 ? null : now;
}

/** Steps of a fight in which dice were thrown. */
export const rolledIn = (steps: readonly ProcedureStep[]): ProcedureStep[] => steps.filter(({ roll }) => roll !== null);

/** Whether it is the same fight that goes on: what was thrown in it stands, wherever those who fight have gone. */
export function goesOn(before: Procedure, now: Procedure): boolean {
  const [was, is] = [rolledIn(before.steps)[0], rolledIn(now.steps)[0]];
  if (was === undefined) return true;
  if (is === undefined) return false;
  return before.place === now.place || JSON.stringify([was.sums, was.roll]) === JSON.stringify([is.sums, is.roll]);
}

/** Who stands where an attack starts, and who where it goes; with the pieces in the boxes of those who stand there. */
export function engaged(scene: Scene, on: Scene = scene): { attacker: string; pieces: Piece[] } | null {
  const attacks = scene.arrows.filter(({ kind }) => kind === "attack");
  const place = clashIn(scene)?.place ?? null;
  const [first] = attacks.filter(({ to }) => to === place);
  if (first === undefined) return null;
  // Where several attacks are declared, each goes to one place; one alone may go to several.
  const ofThis = attacks.filter(({ side, to }) => side === first.side && (to === place || !isOneOfMany(scene)));
  const [from, to] = [new Set(ofThis.map((one) => one.from)), new Set(ofThis.map((one) => one.to))];
  const stands = (piece: Piece): boolean => (piece.side === first.side ? from.has(piece.place) : to.has(piece.place));
  const there = on.pieces.filter(stands);
  const boxes = new Set(on.areas.flatMap((area) => (area.kind === "box" && there.some(({ id }) => id === area.piece) ? [area.id] : [])));
  return { attacker: first.side, pieces: [...there, ...on.pieces.filter((piece) => boxes.has(piece.place))] };
}

/** Whether other attacks are declared besides: then a card after each of them would be too many. */
export function isOneOfMany(scene: Scene): boolean {
  return new Set(scene.markers.flatMap(({ kind, place }) => (kind === "battle" ? [place] : []))).size > 1;
}
