// What to light on the board: only what the server offered, by the anchors of its choices.

import type { Anchor, Choice, Limit } from "./types";

/** How a place is lit: `far` is more than one step away. */
export type Glow = "near" | "far" | "attack";

/** What a place costs, as the choice that leads there says. */
export interface Detail {
  readonly cost: number | null;
  readonly stops: boolean;
  readonly limit: Limit | null;
}

export interface Highlights {
  /** Places that may be clicked next, and how they glow. */
  readonly places: ReadonlyMap<string, Glow>;
  /** Pieces that may be clicked next, by id. */
  readonly pieces: ReadonlySet<string>;
  /** Roads to light, by the places they join. */
  readonly roads: readonly (readonly [string, string])[];
  /** Costs of the places that may be clicked next. */
  readonly details?: ReadonlyMap<string, Detail>;
}

/** A march that is planned, or done this turn. */
export interface PlannedMove {
  readonly from: string;
  readonly to: string;
  /** Pieces that go, with those that went before, and the most that the road bears. */
  readonly blocks: number;
  readonly limit?: number;
  readonly done?: boolean;
}

export const NO_HIGHLIGHTS: Highlights = { places: new Map(), pieces: new Set(), roads: [] };

export function sameAnchor(a: Anchor, b: Anchor): boolean {
  if ("piece" in a) return "piece" in b && a.piece === b.piece;
  if ("place" in a) return "place" in b && a.place === b.place;
  if ("card" in a) return "card" in b && a.card === b.card;
  if ("facing" in a) return "facing" in b && a.facing === b.facing;
  return "button" in b && a.button === b.button;
}

/** Choices that begin with what has been clicked. */
export function choicesAfter(choices: readonly Choice[], clicked: readonly Anchor[]): Choice[] {
  return choices.filter(
    (choice) =>
      choice.path.length >= clicked.length &&
      clicked.every((anchor, step) => {
        const wanted = choice.path[step];
        return wanted !== undefined && sameAnchor(wanted, anchor);
      }),
  );
}

/** Red for an attack. What is more than one step away, the map knows. */
export function glowOf(choice: Choice): Glow {
  return choice.attack ? "attack" : "near";
}
