/** Sitting down: with every seat this browser pledges a lot for the dice. */

import type { NewTable } from "../../generated/api";
import { loadLesson } from "../../games";
import { api } from "./api";
import { ensureGuest } from "./guest";
import { drawLots, keepLots, sameDice } from "./lots";

/** Makes a table and gives its id. Where nobody else is to come, the match begins at once. */
export async function openTable(table: NewTable): Promise<string> {
  await ensureGuest();
  const sitters = Object.entries(table.seats ?? {});
  const mine = table.guided === true || table.phrase !== undefined ? [] : sitters.filter(([, who]) => who === "me").map(([seat]) => seat);
  if (mine.length === 0) return (await api.newTable(table)).id;
  const { lots, pledges } = await drawLots(mine);
  const { id, dice } = await api.newTable({ ...table, pledges });
  keepLots(id, lots);
  const bound = sameDice(id, dice, mine);
  // If this fails, the page of the table tries again.
  if (bound && sitters.every(([, who]) => who === "me" || who.startsWith("bot:"))) await api.lots(id, lots).catch(() => undefined);
  return id;
}

/** The table of a game's lesson. */
export async function taught(game: string): Promise<NewTable> {
  const lesson = await loadLesson(game);
  const orders = Object.fromEntries(Object.entries(lesson?.orders ?? {}).map(([seat, list]) => [seat, [...list]]));
  return { game, seats: lesson?.seat === undefined ? {} : { [lesson.seat]: "me" }, guided: true, orders, ...(lesson?.scenario === undefined ? {} : { scenario: lesson.scenario }) };
}

/** Takes a seat; whoever has it already comes back to it. */
export async function sitDown(id: string, seat: string, invite: string | null): Promise<void> {
  await ensureGuest();
  const { lots, pledges } = await drawLots([seat], id);
  keepLots(id, lots);
  await api.join(id, seat, invite, pledges[seat] ?? "");
}
