// Colours of command boxes: each box of a side has one, and the counters under it carry its stripe.

import type { Scene } from "../types";

type Area = Scene["areas"][number];

const STRIPES = 8;

/** The colour of each box by its id, in the order in which the boxes of a side are listed. */
export function stripeColours(areas: readonly Area[]): ReadonlyMap<string, string> {
  const boxes = new Map<string, number>();
  const out = new Map<string, string>();
  for (const area of areas) {
    if (area.kind !== "box") continue;
    const index = boxes.get(area.side) ?? 0;
    boxes.set(area.side, index + 1);
    out.set(area.id, colour(index));
  }
  return out;
}

/** A colour for a name alone, where the areas are not at hand. */
export function stripeColour(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return colour(sum);
}

function colour(index: number): string {
  return `var(--stripe-${(index % STRIPES) + 1})`;
}
