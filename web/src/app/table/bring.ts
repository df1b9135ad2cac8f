/** This browser's part in the dice of a table: it pledges, reveals and keeps (docs/decisions/0017-lots.md). */

import { createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import { api } from "../core/api";
import { drawLots, keepLots, sameDice, toReveal } from "../core/lots";
import type { SeatTable } from "../core/merge";
import type { Feed } from "./feed";

/** Whether every seat has somebody. */
const full = (table: SeatTable): boolean => table.card.seats.every((seat) => seat.kind === "person" || seat.kind === "bot");

export function createBringing(id: string, feed: Feed) {
  const [swapped, setSwapped] = createSignal(false);
  let busy = false;
  /** What is to be said of the dice, as one value: most news of a table are none of them. */
  const dice = createMemo(() => {
    const now = feed.table();
    return now === null ? "" : JSON.stringify([now.dice, now.my_seats, now.card.status, full(now)]);
  });

  async function bring(now: SeatTable): Promise<void> {
    const awaited = now.dice.lots.filter((lot) => lot.state === "awaited" && now.my_seats.includes(lot.seat)).map((lot) => lot.seat);
    if (awaited.length > 0) {
      const { lots, pledges } = await drawLots(awaited, id);
      keepLots(id, lots);
      await feed.refreshAfter(() => api.pledges(id, pledges));
      return;
    }
    const lots = full(now) ? toReveal(id, now.dice, now.my_seats, "full") : {};
    if (Object.keys(lots).length > 0) await feed.refreshAfter(() => api.lots(id, lots));
  }

  /** Goes on as long as something comes of it. What fails is tried again when the table is looked at again. */
  async function bringAll(): Promise<void> {
    busy = true;
    try {
      for (let before = ""; before !== dice(); ) {
        before = dice();
        const now = feed.table();
        if (now === null || now.card.status !== "waiting" || !sameDice(id, now.dice, now.my_seats)) break;
        await bring(now);
      }
    } catch {
      // Offline, or somebody was faster.
    } finally {
      busy = false;
    }
  }

  createEffect(() => {
    if (dice() === "" || busy) return;
    const now = feed.table();
    if (now === null) return;
    // A server that has changed its mind gets nothing.
    if (!sameDice(id, now.dice, now.my_seats)) {
      setSwapped(true);
      return;
    }
    if (now.card.status === "waiting") void bringAll();
  });

  /** Whoever leaves hands his lot over, so that nobody has to wait for him. */
  const leave = (): void => {
    const now = feed.table();
    if (now === null || now.card.status !== "waiting" || swapped()) return;
    const lots = toReveal(id, now.dice, now.my_seats, "leaving");
    if (Object.keys(lots).length > 0) void api.lots(id, lots).catch(() => undefined);
  };
  window.addEventListener("pagehide", leave);
  onCleanup(() => {
    window.removeEventListener("pagehide", leave);
    leave();
  });

  return { swapped };
}
