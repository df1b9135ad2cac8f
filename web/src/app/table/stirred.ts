/** Where something happens in a moment that is shown. */

import type { Choice, Piece, Scene } from "../../art/types";
import type { Moment } from "../core/past";

/** The goal of a step that is told of it, or else where a piece stands that did not stand there before. */
export function stirred(before: Scene | null, { n, scene, journal }: Pick<Moment, "n" | "scene" | "journal">): string | null {
  for (const line of journal) if (line.n === n && !("roll" in line) && line.step !== undefined) return line.step.to;
  if (before === null) return null;
  const stood = new Map(before.pieces.map(({ id, place }) => [id, place]));
  return scene.pieces.findLast(({ id, place }) => stood.has(id) && stood.get(id) !== place)?.place ?? null;
}

/** Whether a place of the map shows, some way from its edges: then nothing need move. */
export function inSight(map: Element, place: string, edge: number): boolean {
  const quoted = JSON.stringify(place);
  const [box, frame] = [map.querySelector(`.piece[data-place=${quoted}], .place[data-place=${quoted}]`)?.getBoundingClientRect(), map.getBoundingClientRect()];
  if (box === undefined) return false;
  return box.left >= frame.left + edge && box.right <= frame.right - edge && box.top >= frame.top + edge && box.bottom <= frame.bottom - edge;
}

/** Where something can be done now: at the places that are on offer, and where those pieces stand that can be used. */
export function litPlaces(choices: readonly Choice[], pickable: ReadonlySet<string> | readonly string[], pieces: readonly Piece[]): string[] {
  const stands = new Map(pieces.map(({ id, place }) => [id, place]));
  const first = choices.flatMap(({ path: [anchor] }) => (anchor === undefined ? [] : "place" in anchor ? [anchor.place] : "piece" in anchor ? (stands.get(anchor.piece) ?? []) : []));
  return [...new Set([...first, ...[...pickable].flatMap((piece) => stands.get(piece) ?? [])])];
}
