// Which boxes there are and what lies in them. Pure.

import type { Area, Piece, Scene } from "../types";

export function boxes(scene: Scene, side?: string): Area[] {
  return scene.areas.filter((area) => area.kind === "box" && (side === undefined || area.side === side));
}

/** Pieces under a leader, himself left out: those in his box, then those on the map that bear its stripe. */
export function boxPieces(scene: Scene, area: Area): Piece[] {
  const others = scene.pieces.filter((piece) => area.piece === "" || piece.id !== area.piece);
  const inside = others.filter((piece) => piece.place === area.id);
  const away = others.filter((piece) => piece.place !== area.id && piece.face.shows === "counter" && piece.face.stripe === area.id);
  return [...inside, ...away];
}
