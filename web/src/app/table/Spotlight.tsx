/** Light on what a lesson means: a ring around it, and everything else a little darker. It takes no clicks. */

import { Show, createEffect, createSignal, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Anchor } from "../../art/types";
import { unreachable } from "../../art/unreachable";

/** How often it looks where its target is: pieces march and the map is moved. */
const LOOK_MS = 120;
/** Room around the target. */
const MARGIN = 8;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What to light: something of the table, a button by its words, or the button that asks why. */
export type Target = { readonly anchor: Anchor } | { readonly words: string } | { readonly testid: string };

export function Spotlight(props: { target: Target | null }): JSX.Element {
  const [box, setBox] = createSignal<Box | null>(null);
  createEffect(() => {
    const target = props.target;
    const look = (): void => {
      const next = target === null ? null : boxOf(find(target));
      setBox((before) => (before !== null && next !== null && same(before, next) ? before : next));
    };
    look();
    const timer = window.setInterval(look, LOOK_MS);
    onCleanup(() => window.clearInterval(timer));
  });
  return (
    <Show when={box()}>
      {(at) => (
        <div
          class="spotlight"
          aria-hidden="true"
          data-testid="spotlight"
          style={{ left: `${at().x - MARGIN}px`, top: `${at().y - MARGIN}px`, width: `${at().w + 2 * MARGIN}px`, height: `${at().h + 2 * MARGIN}px` }}
        />
      )}
    </Show>
  );
}

function find(target: Target): Element | null {
  if ("testid" in target) return first(`[data-testid="${target.testid}"]`);
  if ("words" in target) {
    // Another button may have these words among its own.
    const buttons = [...document.querySelectorAll(".prompt-buttons button")];
    return buttons.find((button) => button.textContent?.trim() === target.words) ?? buttons.find((button) => button.textContent?.includes(target.words)) ?? null;
  }
  const { anchor } = target;
  const id = (name: string): string => JSON.stringify(name);
  if ("card" in anchor) return first(`.card-slot[data-card=${id(anchor.card)}][data-live="true"]`);
  if ("place" in anchor) return first(`.place[data-place=${id(anchor.place)}] .place-hit:not(.name)`) ?? first(`.place[data-place=${id(anchor.place)}]`);
  if ("piece" in anchor) return first(`.battle-overlay button[data-piece=${id(anchor.piece)}]`) ?? first(`.piece[data-piece=${id(anchor.piece)}] .piece-button`) ?? first(`.pool-block[data-piece=${id(anchor.piece)}], .command-piece[data-piece=${id(anchor.piece)}]`);
  if ("button" in anchor || "facing" in anchor) return null;
  return unreachable(anchor);
}

const first = (selector: string): Element | null => document.querySelector(selector);

/** Where an element is seen; none if it is not. */
function boxOf(element: Element | null): Box | null {
  if (element === null) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const seen = width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < window.innerWidth && y < window.innerHeight;
  return seen ? { x, y, w: width, h: height } : null;
}

function same(one: Box, other: Box): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}
