/** A formation taken in hand: a drag that begins on one of its pieces carries them all. It goes before panning. */

import type { HexGrid } from "../../../art/hex/grid";
import { mapPoint, onStage } from "./at";
import { capture } from "./capture";

export interface HaulParts {
  readonly root: HTMLElement;
  readonly grid: () => HexGrid | undefined;
  /** Whether a drag that begins on this piece carries more than itself. */
  readonly able: (piece: string) => boolean;
  readonly lift: (piece: string) => void;
  /** What is carried is over this hex, and at last let go there; nowhere where there is no map. */
  readonly over: (hex: string | null) => void;
  readonly drop: (hex: string | null) => void;
}

/** A shorter way is a click. */
const SLIP = 8;

export function createHaul({ root, grid, able, lift, over, drop }: HaulParts): void {
  let held: { pointer: number; piece: string; x: number; y: number } | null = null;
  let hauling = false;
  /** The click that ends a drag is none. */
  let dragged = false;

  const hexAt = (event: PointerEvent): string | null => {
    const at = mapPoint(root, event);
    return at === null || !onStage(event) ? null : (grid()?.at(at)?.name ?? null);
  };
  const down = (event: PointerEvent): void => {
    // A second finger drops what is carried; so does a first one whose end nobody saw, outside the window.
    if (held !== null) end(null);
    dragged = false;
    if (event.shiftKey || !event.isPrimary || event.button !== 0 || !onStage(event)) return;
    const piece = event.target instanceof Element ? event.target.closest("[data-piece]")?.getAttribute("data-piece") : null;
    if (piece === null || piece === undefined || !able(piece)) return;
    held = { pointer: event.pointerId, piece, x: event.clientX, y: event.clientY };
    event.stopPropagation();
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    event.stopPropagation();
    if (!hauling && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLIP) return;
    if (!hauling) {
      hauling = true;
      lift(held.piece);
    }
    over(hexAt(event));
  };
  const end = (hex: string | null): void => {
    held = null;
    if (!hauling) return;
    hauling = false;
    dragged = true;
    drop(hex);
  };
  const up = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    event.stopPropagation();
    end(event.type === "pointerup" ? hexAt(event) : null);
  };
  capture(root, {
    down,
    move,
    up,
    ends: () => {
      const was = dragged;
      dragged = false;
      return was;
    },
  });
}
