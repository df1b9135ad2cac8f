/** A line drawn round counters: with the tool in hand, or with the shift key. It goes before panning. */

import { createSignal } from "solid-js";
import type { HexGrid } from "../../../art/hex/grid";
import type { Point } from "../../../art/geometry";
import { mapPoint, onStage } from "./at";
import { capture } from "./capture";
import { isInside } from "./wishes";

export interface LassoParts {
  readonly root: HTMLElement;
  readonly grid: () => HexGrid | undefined;
  /** Whether there is anything to choose. */
  readonly ready: () => boolean;
  readonly take: (hexes: ReadonlySet<string>, how: "alone" | "more" | "less") => void;
}

/** A shorter line is a click. */
const SHORT = 8;

export function createLasso({ root, grid, ready, take }: LassoParts) {
  const [on, setOn] = createSignal(false);
  const [line, setLine] = createSignal<readonly Point[]>([]);
  let drawing: number | null = null;
  let how: "alone" | "more" | "less" = "alone";
  let start: Point = { x: 0, y: 0 };
  let drawn = false;

  const down = (event: PointerEvent): void => {
    if (!(on() || event.shiftKey) || !event.isPrimary || event.button !== 0 || !ready() || !onStage(event)) return;
    const at = mapPoint(root, event);
    if (at === null) return;
    drawing = event.pointerId;
    how = event.altKey ? "less" : event.shiftKey ? "more" : "alone";
    start = { x: event.clientX, y: event.clientY };
    drawn = false;
    setLine([at]);
    event.stopPropagation();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== drawing) return;
    event.stopPropagation();
    if (!drawn && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SHORT) return;
    drawn = true;
    const at = mapPoint(root, event);
    if (at !== null) setLine((before) => [...before, at]);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== drawing) return;
    drawing = null;
    event.stopPropagation();
    const round = line();
    setLine([]);
    if (!drawn || event.type === "pointercancel" || round.length < 3) return;
    const hexes = grid()?.hexes.filter((hex) => isInside(hex, round)).map(({ name }) => name) ?? [];
    take(new Set(hexes), how);
    setOn(false);
  };
  capture(root, {
    down,
    move,
    up,
    ends: () => {
      const was = drawn;
      drawn = false;
      return was;
    },
  });
  return { on, setOn, line };
}
