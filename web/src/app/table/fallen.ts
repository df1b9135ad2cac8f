/** What a side has lost: pieces that stood on the map and were taken from it. */

import type { Piece, Scene } from "../../art/types";

/**
 * Of the side's pieces in scenes that follow each other, through its own eyes, those that left the map for a pool or
 * for good. Where the lost have a tray of their own, only those who lie in it are lost.
 */
export function fallen(scenes: readonly Scene[], side: string): Piece[] {
  const found = new Map<string, Piece>();
  scenes.forEach((scene, index) => {
    const next = scenes[index + 1];
    if (next === undefined) return;
    const stays = new Set(onMap(next, side).map((piece) => piece.id));
    const graves = next.areas.some((area) => area.kind === "lost");
    const living = new Set(next.areas.flatMap((area) => (area.kind === "box" || (graves && area.kind !== "lost") ? [area.id] : [])));
    const alive = new Set(next.pieces.filter((piece) => living.has(piece.place)).map((piece) => piece.id));
    for (const piece of onMap(scene, side)) {
      if (!stays.has(piece.id) && !alive.has(piece.id)) found.set(piece.id, piece);
    }
  });
  return [...found.values()].filter((piece) => piece.face.shows === "open" || piece.face.shows === "counter");
}

function onMap(scene: Scene, side: string): Piece[] {
  const areas = new Set(scene.areas.map((area) => area.id));
  return scene.pieces.filter((piece) => piece.side === side && !areas.has(piece.place));
}
