/** Who sits where at a table to be: which seats a set-up has, and who takes them. All of it comes from the catalogue. */

import type { GameCard, LabelCard, SeatCard, Talk } from "../../generated/api";
import type { Scene } from "../../art/types";

/** Whom one plays with. */
export type Mode = "bot" | "hotseat" | "invite" | "open";

/** Who takes each seat: `me`, `open`, `invite` or `bot:LEVEL`. */
export type Seats = Readonly<Record<string, string>>;

/** The seats of a game under a scenario and options; where an option is not named, its first value counts. */
export function seatsUnder(game: GameCard, scenario: string, set: Readonly<Record<string, string>>): readonly string[] {
  const value = (key: string): string | undefined => set[key] ?? game.options.find((option) => option.key === key)?.values[0];
  const fits = game.seatings.find(
    (seating) => (seating.scenario === null || seating.scenario === scenario) && Object.entries(seating.set).every(([key, wanted]) => value(key) === wanted),
  );
  return fits?.seats ?? game.seats;
}

/** Whether an option decides which seats there are. */
export function shapesSeats(game: GameCard, key: string): boolean {
  return game.seatings.some((seating) => key in seating.set);
}

/** Who sits where, to begin with: one seat is mine, and the others are as the mode says. */
export function seatsFor(game: GameCard, seats: readonly string[], mode: Mode, mine: string = seats[0] ?? ""): Seats {
  const others = { bot: `bot:${game.bots.at(-1) ?? "random"}`, hotseat: "me", invite: "invite", open: "open" }[mode];
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : others]));
}

/** Other seats than before: who keeps a seat stays in it, I find a new one if mine is gone, the rest are as the mode says. */
export function reseat(game: GameCard, seats: readonly string[], mode: Mode, before: Seats): Seats {
  const played = Object.values(before).includes("me");
  const mine = (played ? (seats.find((seat) => before[seat] === "me") ?? seats.find((seat) => !(seat in before)) ?? seats[0]) : undefined) ?? "";
  const fresh = seatsFor(game, seats, mode, mine);
  return Object.fromEntries(seats.map((seat) => [seat, seat === mine ? "me" : (before[seat] ?? fresh[seat] ?? "open")]));
}

/** One seat changes hands; whoever takes another's seat alone swaps with it. */
export function swap(before: Seats, mode: Mode, name: string, who: string): Seats {
  const mine = Object.keys(before).filter((seat) => before[seat] === "me");
  const [alone] = mine;
  const swaps = who === "me" && mode !== "hotseat" && mine.length === 1 && alone !== undefined && alone !== name;
  return { ...before, [name]: who, ...(swaps ? { [alone]: before[name] ?? "open" } : {}) };
}

/** What a new table is to be: nobody finds an open seat of a private one, so it is for somebody invited. */
export function termsOf(seats: Seats, terms: { private: boolean; talk: Talk }): { seats: Seats; private: boolean; talk: Talk } {
  const invited = Object.entries(seats).map(([seat, who]) => [seat, who === "open" ? "invite" : who]);
  return { ...terms, seats: terms.private ? Object.fromEntries(invited) : seats };
}

/** What a choice is called and what it means; its bare name where nobody says. */
export function labelOf(labels: readonly LabelCard[], id: string): LabelCard {
  return labels.find((label) => label.id === id) ?? { id, label: id, about: "" };
}

/** What a seat is called as the game goes, which may have names of its own where more play; otherwise as at the table. */
export function sideLabel(scene: Scene, seats: readonly SeatCard[], seat: string): string {
  return scene.sides.find((side) => side.seat === seat)?.name ?? seatLabel(seats, seat);
}

/** What a seat of a table is called. */
export function seatLabel(seats: readonly SeatCard[], seat: string): string {
  return seats.find((one) => one.seat === seat)?.label ?? seat;
}
