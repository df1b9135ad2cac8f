/** What a goal on the map means for the pieces that are picked, before anything is sent. */

import type { Anchor, Scene } from "../../art/types";
import { behind, strikesAt } from "../core/paths";
import { pickedPieces } from "./picking";
import type { TableStore } from "./store";

/** The place that is pointed at, itself or by what stands there. */
export function placeOf(scene: Scene, anchor: Anchor | null): string | null {
  if (anchor === null) return null;
  if ("place" in anchor) return anchor.place;
  return "piece" in anchor ? (scene.pieces.find(({ id }) => id === anchor.piece)?.place ?? null) : null;
}

/** Whether going there is an attack of one of the pieces. */
export function strikes(store: TableStore, pieces: readonly string[], place: string): boolean {
  return pieces.some((piece) => behind(store.choices(), [{ piece }, { place }]).some((choice) => choice.path.length === 2 && strikesAt(choice, 1)));
}

/** Whether there is something to know before a goal is taken: that somebody stays behind, or the odds of a fight. */
export function warns(store: TableStore, scene: Scene, anchor: Anchor): boolean {
  const [place, pieces] = [placeOf(scene, anchor), pickedPieces(store.pick())];
  if (place === null || pieces.length === 0) return false;
  return (store.goals().find((one) => one.place === place)?.stays.length ?? 0) > 0 || strikes(store, pieces, place);
}
