// Cards as data: those that show their front, and what they go by. Pure.

import type { CardFace } from "./types";

/** A card that shows its front. */
export type CardFront = Extract<CardFace, { shows: "front" }>;

export function frontOf(card: CardFace): CardFront | undefined {
  return card.shows === "front" ? card : undefined;
}

/** What choices call the card; nothing when it lies face down. */
export function cardId(card: CardFace): string | undefined {
  return frontOf(card)?.id;
}
