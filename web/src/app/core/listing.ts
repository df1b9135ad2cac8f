/** Lists of tables, which come a page at a time. */

import type { Card } from "../../generated/api";

/** Some tables of a list, and whether there are more. */
export interface Listed {
  cards: Card[];
  more: boolean;
}

/** The place of a table in a list, as the server reads it. */
export function place(card: Card): string {
  return `${card.your_turn ? 1 : 0}.${card.updated}.${card.id}`;
}

/**
 * So many pages of a list from its beginning. A table that moved up while they came is taken once; one
 * more than a page shows is asked for, to know whether there is another page.
 */
export async function listed(
  fetch: (most: number, after: string | null) => Promise<Card[]>,
  page: number,
  pages: number,
): Promise<Listed> {
  const found = new Map<string, Card>();
  let after: string | null = null;
  for (let number = 1; ; number += 1) {
    const cards: Card[] = await fetch(page + 1, after);
    const more = cards.length > page;
    for (const card of cards.slice(0, page)) if (!found.has(card.id)) found.set(card.id, card);
    const last = cards[page - 1];
    if (!more || last === undefined || number >= pages) return { cards: [...found.values()], more };
    after = place(last);
  }
}
