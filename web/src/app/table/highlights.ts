/** From the pick to what the board lights: what the server offered, nothing computed here. */

import { glowOf } from "../../art/highlights";
import type { Detail, Glow, Highlights, PlannedMove } from "../../art/highlights";
import type { Anchor, Choice, Piece, Route } from "../../art/types";
import type { Goal } from "../../generated/api";
import { behind, click, glows, openChoices, samePath, strikesAt } from "../core/paths";
import type { Pick } from "../core/paths";

/** `pickable`: pieces that can be picked and whose choices are fetched only then. */
export function boardHighlights(choices: readonly Choice[], pick: Pick, pieces: readonly Piece[], pickable: readonly string[] = []): Highlights {
  const places = new Map<string, Glow>();
  const details = new Map<string, Detail>();
  const lit = new Set<string>(pick.length === 0 ? pickable : []);
  for (const glow of glows(choices, pick)) if ("piece" in glow.anchor) lit.add(glow.anchor.piece);
  const lanes: Pick = pick.length === 0 ? [[]] : pick;
  for (const lane of lanes) {
    for (const choice of behind(choices, lane)) {
      const next = choice.path[lane.length];
      if (next === undefined || !("place" in next)) continue;
      const glow = glowOf({ ...choice, attack: strikesAt(choice, lane.length) });
      const before = places.get(next.place);
      if (before === undefined || glow === "attack" || (glow === "near" && before === "far")) places.set(next.place, glow);
      if (choice.path.length === lane.length + 1) details.set(next.place, { cost: choice.cost, stops: choice.stops, limit: choice.limit });
    }
  }
  for (const mate of mates(choices, pick, pieces)) lit.add(mate);
  const from = startOf(pick, pieces);
  const roads = from === null ? [] : [...places.keys()].map((to): [string, string] => [from, to]);
  return { places, pieces: lit, roads, details };
}

/** Pieces that can be added to those picked: they stand in the same place and can go the same way. */
export function mates(choices: readonly Choice[], pick: Pick, pieces: readonly Piece[]): string[] {
  if (pick.length === 0 || pick[0]?.length !== 1) return [];
  const place = startOf(pick, pieces);
  if (place === null) return [];
  return pieces.flatMap((piece) => {
    if (piece.place !== place) return [];
    const clicked = click(choices, pick, { piece: piece.id }, { add: true });
    return clicked.kind === "picked" && clicked.pick.length > pick.length ? [piece.id] : [];
  });
}

/** The place that the picked pieces leave. */
function startOf(pick: Pick, pieces: readonly Piece[]): string | null {
  const first = pick[0]?.[0];
  if (first === undefined) return null;
  if ("place" in first) return first.place;
  if ("piece" in first) return pieces.find((piece) => piece.id === first.piece)?.place ?? null;
  return null;
}

/** What has been picked, flat, for frames and rings. */
export function selectedAnchors(pick: Pick): Anchor[] {
  return pick.flatMap((lane) => [...lane]);
}

/**
 * The way that the pieces picked would go, as an arrow: to the place one points at, or the only one
 * there is. A road's limit counts who went before; those picked together come on top.
 */
export function plan(choices: readonly Choice[], pick: Pick, pieces: readonly Piece[], pointed: string | null = null, routes: readonly Route[] = [], goals: readonly Goal[] = []): PlannedMove[] {
  const from = startOf(pick, pieces);
  if (from === null) return [];
  const ways = new Set(glows(choices, pick).flatMap((glow) => ("place" in glow.anchor ? [glow.anchor.place] : [])));
  const meant = pointed !== null && ways.has(pointed) ? pointed : ways.size === 1 ? [...ways][0] : undefined;
  if (meant === undefined || meant === from) return [];
  // A group goes as the server has planned it.
  const planned = goals.find(({ place, goes }) => place === meant && goes.length > 0);
  if (planned !== undefined) {
    return planned.legs.map((leg) => ({ from: leg.from ?? from, to: leg.to, ...(leg.limit === null ? { blocks: leg.pieces } : { blocks: leg.limit.used, limit: leg.limit.of }) }));
  }
  const going = pick.filter((lane) => behind(choices, [...lane, { place: meant }]).length > 0);
  const route = routes.find(({ choice }) => going.some((lane) => samePath(choice.path, [...lane, { place: meant }])));
  if (route !== undefined && choices.includes(route.choice)) return legs(from, route.via, going.length);
  const limit = openChoices(choices, going.map((lane) => [...lane, { place: meant }])).find((choice) => choice.limit !== null)?.limit;
  const blocks = going.length;
  return [limit === undefined || limit === null ? { from, to: meant, blocks } : { from, to: meant, blocks: limit.used + blocks - 1, limit: limit.of }];
}

/** A way of several steps, place by place. */
function legs(from: string, via: readonly string[], blocks: number): PlannedMove[] {
  return via.map((to, index) => ({ from: via[index - 1] ?? from, to, blocks }));
}
