/** Where something happens in a moment that is shown. */

import type { Scene } from "../../art/types";
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
  const [box, frame] = [map.querySelector(`.piece[data-place=${JSON.stringify(place)}]`)?.getBoundingClientRect(), map.getBoundingClientRect()];
  if (box === undefined) return false;
  return box.left >= frame.left + edge && box.right <= frame.right - edge && box.top >= frame.top + edge && box.bottom <= frame.bottom - edge;
}
