// Pieces and places in words, for labels that screen readers say and lenses show.

import { romanName } from "./roman";
import { unreachable } from "./unreachable";
import type { Piece, PieceFace, Scene, Side } from "./types";

/** What a face says: `Legio VIII, C3, 3/3`; nothing when it is hidden. */
export function faceWords(face: PieceFace): string {
  switch (face.shows) {
    case "open":
      return `${romanName(face.name)}, ${face.rating}, ${face.strength}/${Math.max(...face.strengths)}`;
    case "counter":
      return [face.name, face.figures.map((figure) => figure.text).join("-")].filter(Boolean).join(", ");
    case "blank":
    case "hidden":
    case "reverse":
      return "";
    default:
      return unreachable(face);
  }
}

/** The name on a face, or nothing. */
export function faceName(face: PieceFace): string {
  if (face.shows === "open") return romanName(face.name);
  return face.shows === "counter" ? face.name : "";
}

/** Drawings of persons, whose blocks and counters stand for one man or woman. */
const PERSONS: ReadonlySet<string> = new Set(["leader", "caesar", "pompey", "cleopatra"]);

/** Whether a face is that of a leader, by what is drawn on it. */
export function isLeader(face: PieceFace): boolean {
  return (face.shows === "open" || face.shows === "counter") && (PERSONS.has(face.glyph) || face.glyph.startsWith("leader-"));
}

/** A piece and where it stands: `Legio VIII, C3, 3/3 – Genua`; hidden ones by their side. */
export function pieceWords(piece: Piece, sides: readonly Side[], place: string): string {
  return `${faceWords(piece.face) || sideName(sides, piece.side)} – ${place}`;
}

/** A place, who stands there and what lies there: `Genua: Caesar 3, Pompey 1`. */
export function placeWords(place: string, label: string, scene: Scene): string {
  const counts = scene.sides
    .map((side) => ({
      name: side.name,
      count: scene.pieces.filter((piece) => piece.place === place && piece.side === side.seat).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  const markers = scene.markers.flatMap((marker) => (marker.place === place ? (marker.label ?? []) : []));
  const held = counts.length > 0 ? `${label}: ${counts.join(", ")}` : label;
  return [held, ...markers].join(". ");
}

export function sideName(sides: readonly Side[], seat: string): string {
  return sides.find((side) => side.seat === seat)?.name ?? seat;
}
