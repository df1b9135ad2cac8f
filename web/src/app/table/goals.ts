/** What a goal on the map means for the pieces that are picked, before anything is sent. */

import type { Anchor, Route, Scene } from "../../art/types";
import type { Goal } from "../../generated/api";
import { behind, strikesAt } from "../core/paths";
import { t } from "../i18n";
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
  const goal = store.goals().find((one) => one.place === place);
  return (goal?.stays.length ?? 0) > 0 || (goal?.short.length ?? 0) > 0 || strikes(store, pieces, place);
}

/** Where a route ends. */
export const endOf = ({ via }: Route): string => via.at(-1) ?? "";

/** By goal that not all can reach: how many do. */
export function notes(goals: readonly Goal[]): ReadonlyMap<string, string> {
  return new Map(
    goals.flatMap(({ place, goes, short, stays }): [string, string][] => {
      const all = goes.length + short.length + stays.length;
      return goes.length === 0 || goes.length === all ? [] : [[place, t().goal.some(goes.length, all)]];
    }),
  );
}

/** Pieces that do not get to the goal that is pointed at: where they stop, or null for those that stay. */
export function falls(goals: readonly Goal[], place: string | null): ReadonlyMap<string, string | null> {
  const goal = goals.find((one) => one.place === place);
  const stops = goal?.short.flatMap(({ route }): [string, string | null][] => {
    const first = route.choice.path[0];
    return first !== undefined && "piece" in first ? [[first.piece, endOf(route)]] : [];
  });
  return new Map([...(stops ?? []), ...(goal?.stays ?? []).map(({ piece }): [string, null] => [piece, null])]);
}
