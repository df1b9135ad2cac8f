/** One's own tables that wait, counted for the header; and told of by notifications while nobody looks. */

import { createSignal } from "solid-js";
import type { Card } from "../../generated/api";
import { lang, t } from "../i18n";
import { api } from "./api";
import { guest } from "./guest";
import { notifies, notify } from "./notice";
import { go, route, to } from "./router";

/** So often lists are looked at that nobody sees: a turn may take a day. */
const SLOW_MS = 60_000;

/** Tables that wait now and did not at the look before; nothing at the first look. */
export function newlyMine(before: ReadonlySet<string> | null, cards: readonly Card[]): Card[] {
  return before === null ? [] : cards.filter((card) => card.your_turn && !before.has(card.id));
}

const [waiting, setWaiting] = createSignal<ReadonlySet<string> | null>(null);
/** How many tables wait for me. */
export const tablesWaiting = (): number => waiting()?.size ?? 0;

/** What a list of one's own tables says. */
export function heard(cards: readonly Card[]): void {
  const here = route();
  for (const card of newlyMine(waiting(), cards)) {
    // The table that is open tells it itself, and at once.
    if (here.page === "table" && here.id === card.id) continue;
    notify(card.id, `${t().live.title} · ${card.title}`, card.asks ?? card.moment, () => go(to.table(card.id)));
  }
  setWaiting(new Set(cards.filter((card) => card.your_turn).map((card) => card.id)));
}

async function look(): Promise<void> {
  if (guest() === null) return;
  heard(await api.tables("mine", lang(), 50, null));
}

/** Looks slowly: behind another window for notifications, if they are wanted, and else for the header; the lobby looks itself. */
export function watchTables(): void {
  const due = (): boolean => (document.hidden ? notifies() : route().page !== "lobby" && route().page !== "table");
  const lookIfDue = (): void => {
    if (due()) void look().catch(() => undefined);
  };
  window.setInterval(lookIfDue, SLOW_MS);
  // What waits already when somebody turns away is no news.
  document.addEventListener("visibilitychange", lookIfDue);
}
