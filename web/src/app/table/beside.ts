/** Where a card stands that asks about something on the map: beside it, never over it. */

import { createEffect, createSignal, onCleanup } from "solid-js";

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Room {
  /** As large as the card is taken to be. */
  readonly wide: number;
  readonly tall: number;
  /** Pixels between the card and what it is about, and those of the map's edges that other things cover. */
  readonly gap: number;
  readonly edge: number;
}

/** Nearer than that it would seem to lie on it. */
const LEAST = 12;

/**
 * Below it, above it, or at its side; as a place inside the map. Of the sides where there is room the first that
 * hides fewest of the others who have to do with it.
 */
export function spotBeside(what: Frame, map: Frame, { wide, tall, gap, edge }: Room, others: readonly Frame[] = []): { x: number; y: number } {
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  const x = within((what.left + what.right - wide) / 2, map.left + edge, map.right - edge - wide);
  const y = within((what.top + what.bottom - tall) / 2, map.top + edge, map.bottom - edge - tall);
  const near = Math.min(gap, LEAST);
  const above = Math.max(what.top - gap - tall, map.top + edge);
  const below = Math.min(what.bottom + gap, map.bottom - edge - tall);
  const left = Math.max(what.left - gap - wide, map.left + edge);
  const right = Math.min(what.right + gap, map.right - edge - wide);
  const sides = [
    { x, y: below, fits: below >= what.bottom + near },
    { x, y: above, fits: above + tall <= what.top - near },
    { x: left, y, fits: left + wide <= what.left - near },
    { x: right, y, fits: right >= what.right + near },
  ].map((side, index) => ({ ...side, index, hides: others.filter((other) => side.x < other.right && side.x + wide > other.left && side.y < other.bottom && side.y + tall > other.top).length }));
  const fitting = sides.filter(({ fits }) => fits);
  const [best] = (fitting.length > 0 ? fitting : sides.slice(3)).sort((one, other) => one.hides - other.hides || one.index - other.index);
  return { x: (best?.x ?? x) - map.left, y: (best?.y ?? y) - map.top };
}

/** How often it is looked where that is: the map may be moved. */
const LOOK_MS = 250;

/** Keeps the custom properties `--x` and `--y` of a card beside the first element that the selector finds, off those that another finds. */
export function standBeside(card: HTMLElement, selector: () => string | null, room: Omit<Room, "tall">, off: () => string = () => ""): void {
  const [spot, setSpot] = createSignal({ x: room.edge, y: room.edge });
  createEffect(() => {
    const wanted = selector();
    if (wanted === null) return;
    const follow = (): void => {
      const map = card.closest(".map");
      const what = map?.querySelector(wanted)?.getBoundingClientRect();
      if (map === null || map === undefined || what === undefined) return;
      const others = off() === "" ? [] : [...map.querySelectorAll(off())].map((one) => one.getBoundingClientRect());
      setSpot(spotBeside(what, map.getBoundingClientRect(), { ...room, tall: card.offsetHeight }, others));
    };
    const timer = window.setInterval(follow, LOOK_MS);
    queueMicrotask(follow);
    onCleanup(() => window.clearInterval(timer));
  });
  createEffect(() => {
    card.style.setProperty("--x", `${spot().x}px`);
    card.style.setProperty("--y", `${spot().y}px`);
  });
}
