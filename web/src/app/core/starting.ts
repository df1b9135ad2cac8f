/** How a game was last begun from its "Play" button, kept in the browser: side, opponent, level. */

import type { GameCard, NewTable } from "../../generated/api";
import { object, table, text, word } from "./guard";
import type { Guarded } from "./guard";
import { seatsFor } from "./seating";

const start = object({ side: text, against: word("bot", "invite", "open", "hotseat"), level: text });
const starts = table(start);

/** A side or `LOT`, whom one plays against, and which of the computer's levels. */
export type Start = Guarded<typeof start>;
export type Against = Start["against"];

/** Whichever side falls to one. */
export const LOT = "lot";

const KEY = "rubicon-starts";

type Store = Pick<Storage, "getItem" | "setItem">;

function all(store: Store): Record<string, Start> {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? "{}");
    return starts(value) ? value : {};
  } catch {
    return {};
  }
}

/** The last beginning of a game; the first side against the strongest opponent before there was one. */
export function lastStart(game: GameCard, store: Store): Start {
  const kept = all(store)[game.id];
  const strongest = game.bots.at(-1) ?? "random";
  return {
    side: kept !== undefined && (kept.side === LOT || game.seats.includes(kept.side)) ? kept.side : (game.seats[0] ?? LOT),
    against: kept?.against ?? "bot",
    level: kept !== undefined && game.bots.includes(kept.level) ? kept.level : strongest,
  };
}

export function keepStart(game: string, chosen: Start, store: Store): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...all(store), [game]: chosen }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The table that it asks for; `lot` is between 0 and 1. */
export function tableFor(game: GameCard, { side, against, level }: Start, lot: number): NewTable {
  const mine = side === LOT ? (game.seats[Math.floor(lot * game.seats.length)] ?? game.seats[0]) : side;
  const seats = Object.entries(seatsFor(game, game.seats, against, mine)).map(([seat, who]) => [seat, who.startsWith("bot:") ? `bot:${level}` : who]);
  return { game: game.id, seats: Object.fromEntries(seats) };
}
