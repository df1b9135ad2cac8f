/** Counters that are dragged out of a tray, to a hex of the map or to another tray. A finger scrolls the trays: it taps twice. */

import { createSignal, onCleanup } from "solid-js";
import type { HexGrid } from "../../../art/hex/grid";
import { mapPoint, onStage } from "./at";

export interface TowParts {
  readonly root: HTMLElement;
  readonly grid: () => HexGrid | undefined;
  /** Those who are dragged are taken in hand. */
  readonly lift: (pieces: readonly string[]) => void;
  /** They are let go over a place where they might go. */
  readonly drop: (place: string) => void;
}

/** What is dragged: how many, where the pointer is, and the place under it. */
export interface Tow {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly over: string | null;
}

/** A shorter way is a click. */
const SLIP = 8;

export function createTow({ root, grid, lift, drop }: TowParts) {
  const [tow, setTow] = createSignal<Tow | null>(null);
  let held: { readonly pieces: readonly string[]; readonly home: string; readonly pointer: number; readonly x: number; readonly y: number } | null = null;
  let ended = false;

  const placeAt = (event: PointerEvent): string | null => {
    const tray = event.target instanceof Element ? event.target.closest("[data-tray]")?.getAttribute("data-tray") : null;
    if (tray !== null && tray !== undefined) return tray;
    const at = onStage(event) ? mapPoint(root, event) : null;
    return at === null ? null : (grid()?.at(at)?.name ?? null);
  };
  const move = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    if (tow() === null) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLIP) return;
      lift(held.pieces);
    }
    event.preventDefault();
    setTow({ count: held.pieces.length, x: event.clientX, y: event.clientY, over: placeAt(event) });
  };
  const stop = (): void => {
    held = null;
    setTow(null);
    window.removeEventListener("pointermove", move, true);
    window.removeEventListener("pointerup", up, true);
    window.removeEventListener("pointercancel", up, true);
  };
  const up = (event: PointerEvent): void => {
    if (held === null || event.pointerId !== held.pointer) return;
    const { home } = held;
    const dragged = tow() !== null;
    stop();
    if (!dragged || event.type !== "pointerup") return;
    ended = true;
    // The click that may follow belongs to the drag.
    window.setTimeout(() => void (ended = false));
    const place = placeAt(event);
    if (place !== null && place !== home) drop(place);
  };
  onCleanup(stop);
  return {
    tow,
    /** Begins on a press where these lie. */
    begin: (event: PointerEvent, pieces: readonly string[], home: string): void => {
      if (!event.isPrimary || event.button !== 0 || event.pointerType === "touch" || event.shiftKey || pieces.length === 0) return;
      stop();
      held = { pieces, home, pointer: event.pointerId, x: event.clientX, y: event.clientY };
      window.addEventListener("pointermove", move, true);
      window.addEventListener("pointerup", up, true);
      window.addEventListener("pointercancel", up, true);
    },
    /** Whether a click only ends a drag. */
    ends: (): boolean => ended,
  };
}
