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

/** Below it, above it where there is no room, or else at its side; as a place inside the map. */
export function spotBeside(what: Frame, map: Frame, { wide, tall, gap, edge }: Room): { x: number; y: number } {
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  const x = within((what.left + what.right - wide) / 2, map.left + edge, map.right - edge - wide) - map.left;
  if (what.bottom + gap + tall <= map.bottom - edge) return { x, y: what.bottom + gap - map.top };
  if (what.top - gap - tall >= map.top + edge) return { x, y: what.top - gap - tall - map.top };
  const left = what.left - gap - wide >= map.left + edge ? what.left - gap - wide : Math.min(what.right + gap, map.right - edge - wide);
  return { x: left - map.left, y: within((what.top + what.bottom - tall) / 2, map.top + edge, map.bottom - edge - tall) - map.top };
}

/** How often it is looked where that is: the map may be moved. */
const LOOK_MS = 250;

/** Keeps the custom properties `--x` and `--y` of a card beside the first element that the selector finds. */
export function standBeside(card: HTMLElement, selector: () => string | null, room: Omit<Room, "tall">): void {
  const [spot, setSpot] = createSignal({ x: room.edge, y: room.edge });
  createEffect(() => {
    const wanted = selector();
    if (wanted === null) return;
    const follow = (): void => {
      const map = card.closest(".map");
      const what = map?.querySelector(wanted)?.getBoundingClientRect();
      if (map === null || map === undefined || what === undefined) return;
      setSpot(spotBeside(what, map.getBoundingClientRect(), { ...room, tall: card.offsetHeight }));
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
