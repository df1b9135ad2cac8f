// What part of the map shows: panning, zooming and fitting. Pure.

import type { Box, Point } from "./geometry";

/** Map units become screen pixels by `scale`, then `x`, `y`. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Screen pixels per map unit at which blocks are easy to touch. */
export const TOUCH_SCALE = 1.17;
export const CLOSEST = 4;
/** Stages narrower than this are phones. */
const PHONE_STAGE = 760;
/** A stage that is so much taller than the map is filled from top to bottom instead. */
const TALL = 1.15;

/** The whole map. */
export function fit(stage: Size, map: Size): View {
  const scale = Math.min(stage.width / map.width, stage.height / map.height);
  return keepInside({ scale, x: 0, y: 0 }, stage, map);
}

/** The first view: the whole map, or, on stages that are narrow or tall, the part with the action. */
export function firstView(stage: Size, map: Size, action: Point, touch: number = TOUCH_SCALE): View {
  const high = stage.height / map.height;
  const phone = stage.width < PHONE_STAGE;
  if (!phone && high < (TALL * stage.width) / map.width) return fit(stage, map);
  const scale = phone ? Math.max(touch, high) : high;
  return centred({ scale, x: 0, y: 0 }, stage, map, action);
}

/** A view to come back to, on a stage of any size: the whole map, or a part of it around a point. */
export interface Kept {
  readonly whole: boolean;
  readonly scale: number;
  readonly middle: Point;
}

/** The view that was kept, on this stage. */
export function keptView(kept: Kept, stage: Size, map: Size): View {
  const least = fit(stage, map);
  if (kept.whole) return least;
  return centred({ scale: Math.max(least.scale, kept.scale), x: 0, y: 0 }, stage, map, kept.middle);
}

/** Whether a view shows the whole map. */
export function isWhole(view: View, stage: Size, map: Size): boolean {
  return Math.abs(view.scale - fit(stage, map).scale) < 0.005;
}

/** Whether two views show the same, as far as anybody sees. */
export function sameView(one: View, other: View): boolean {
  return Math.abs(one.scale - other.scale) < 0.005 && Math.hypot(one.x - other.x, one.y - other.y) < 2;
}

/** The point of the map in the middle of the stage. */
export function middleOf(view: View, stage: Size): Point {
  return { x: (stage.width / 2 - view.x) / view.scale, y: (stage.height / 2 - view.y) / view.scale };
}

/** The view with a point of the map in the middle. */
export function centred(view: View, stage: Size, map: Size, point: Point): View {
  const x = stage.width / 2 - point.x * view.scale;
  const y = stage.height / 2 - point.y * view.scale;
  return keepInside({ scale: view.scale, x, y }, stage, map);
}

/** Zooms so that the map under `at`, a point of the stage, stays there. */
export function zoom(view: View, factor: number, at: Point, stage: Size, map: Size, closest: number = CLOSEST): View {
  const least = fit(stage, map).scale;
  const scale = Math.min(closest, Math.max(least, view.scale * factor));
  const by = scale / view.scale;
  return keepInside(
    { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by },
    stage,
    map,
  );
}

export function pan(view: View, by: Point, stage: Size, map: Size): View {
  return keepInside({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage, map);
}

/** Keeps the map's edges outside the stage, or the map in its middle if it is smaller. */
export function keepInside(view: View, stage: Size, map: Size): View {
  return {
    scale: view.scale,
    x: along(view.x, stage.width, map.width * view.scale),
    y: along(view.y, stage.height, map.height * view.scale),
  };
}

function along(offset: number, stage: number, map: number): number {
  if (map <= stage) return (stage - map) / 2;
  return Math.min(0, Math.max(stage - map, offset));
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest of `others` in a direction, for arrow keys. */
export function neighbour<T extends Point>(
  from: Point,
  direction: Direction,
  others: readonly T[],
): T | undefined {
  let best: { readonly other: T; readonly cost: number } | undefined;
  for (const other of others) {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    if (ahead <= 0.5 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (best === undefined || cost < best.cost) best = { other, cost };
  }
  return best?.other;
}

/** The part of the map that shows. */
export function visible(view: View, stage: Size): Box {
  return { x: -view.x / view.scale, y: -view.y / view.scale, w: stage.width / view.scale, h: stage.height / view.scale };
}
