// Colours of command boxes: each box of a side has one, and the counters under it carry its stripe.

import { createSignal } from "solid-js";
import type { Area } from "../types";

const STRIPES = 8;

/** The colour of each box by its id, in the order in which the boxes of a side are listed. */
export function stripeColours(areas: readonly Area[]): ReadonlyMap<string, string> {
  const boxes = new Map<string, number>();
  const out = new Map<string, string>();
  for (const area of areas) {
    if (area.kind !== "box") continue;
    const side = area.side ?? "";
    const index = boxes.get(side) ?? 0;
    boxes.set(side, index + 1);
    out.set(area.id, colour(index));
  }
  return out;
}

const [known, setKnown] = createSignal<ReadonlyMap<string, string>>(new Map());

/** Makes the boxes of a scene known to every counter of the page. */
export function showStripes(areas: readonly Area[]): void {
  setKnown(stripeColours(areas));
}

/** The colour of a box that is known, and some colour for others. */
export function stripeColour(name: string): string {
  const shown = known().get(name);
  if (shown !== undefined) return shown;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return colour(sum);
}

function colour(index: number): string {
  return `var(--stripe-${(index % STRIPES) + 1})`;
}
