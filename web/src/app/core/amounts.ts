/** Choices that differ only in a number are one control. */

import type { Choice } from "../../art/types";
import { anchorKey } from "./paths";

export type Offer = { kind: "one"; choice: Choice } | { kind: "amounts"; key: string; choices: Choice[] };

/** The choices in their order; those of one family stand where its first stood, by amount. */
export function families(choices: readonly Choice[]): Offer[] {
  const out: Offer[] = [];
  const known = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.amount === null) {
      out.push({ kind: "one", choice });
      continue;
    }
    const key = familyOf(choice, choice.amount);
    const mates = known.get(key);
    if (mates === undefined) {
      const first = [choice];
      known.set(key, first);
      out.push({ kind: "amounts", key, choices: first });
    } else mates.push(choice);
  }
  for (const mates of known.values()) mates.sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0));
  return out.map((offer) => {
    const [only, ...more] = offer.kind === "amounts" ? offer.choices : [];
    return only !== undefined && more.length === 0 ? { kind: "one", choice: only } : offer;
  });
}

/** The path without the amount, in case a button is named after it. */
function familyOf(choice: Choice, amount: number): string {
  return choice.path
    .map((anchor) => {
      const key = anchorKey(anchor);
      const tail = String(amount);
      return "button" in anchor && key.endsWith(tail) ? key.slice(0, -tail.length).replace(/[-_: ]$/, "") : key;
    })
    .join(" ");
}
