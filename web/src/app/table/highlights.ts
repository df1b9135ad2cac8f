/** From the pick to what the board lights: what the server offered, nothing computed here. */

import type { Highlights, PlannedMove } from "../../art/highlights";
import type { Anchor, Choice, Piece } from "../../art/types";
import { click, glows } from "../core/paths";
import type { Pick } from "../core/paths";

type Glow = "near" | "far" | "attack";

export function boardHighlights(choices: readonly Choice[], pick: Pick, pieces: readonly Piece[]): Highlights {
  const places = new Map<string, Glow>();
  const lit = new Set<string>();
  for (const glow of glows(choices, pick)) {
    if ("place" in glow.anchor) places.set(glow.anchor.place, glow.attack ? "attack" : "near");
    if ("piece" in glow.anchor) lit.add(glow.anchor.piece);
  }
  for (const mate of mates(choices, pick, pieces)) lit.add(mate);
  const from = startOf(pick, pieces);
  const roads = from === null ? [] : [...places.keys()].map((to): [string, string] => [from, to]);
  return { places, pieces: lit, roads };
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

/** The only way that is open to the pieces picked, as an arrow. */
export function plan(choices: readonly Choice[], pick: Pick, pieces: readonly Piece[]): PlannedMove[] {
  const from = startOf(pick, pieces);
  if (from === null) return [];
  const ways = glows(choices, pick).flatMap((glow) => ("place" in glow.anchor ? [glow.anchor.place] : []));
  const [only, ...rest] = ways;
  if (only === undefined || rest.length > 0 || only === from) return [];
  return [{ from, to: only, blocks: pick.length }];
}
