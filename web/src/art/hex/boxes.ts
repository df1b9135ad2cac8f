// Which boxes there are and what lies in them. Pure.

import type { Area, Piece, Scene } from "../types";

/** The boxes, those of the viewer first. */
export function boxes(scene: Scene, side?: string): Area[] {
  const all = scene.areas.filter((area) => area.kind === "box" && (side === undefined || area.side === side));
  return [...all.filter((area) => area.side === scene.viewer), ...all.filter((area) => area.side !== scene.viewer)];
}

/** Pieces under a leader, himself left out: those in his box, then those on the map that bear its stripe. */
export function boxPieces(scene: Scene, area: Area): Piece[] {
  const others = scene.pieces.filter((piece) => area.piece === null || piece.id !== area.piece);
  const inside = others.filter((piece) => piece.place === area.id);
  const away = others.filter((piece) => piece.place !== area.id && piece.face.shows === "counter" && piece.face.stripe === area.id);
  return [...inside, ...away];
}
