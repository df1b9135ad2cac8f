/** Whose turn it is, in the title, by a sound and in words for those who listen; and what others did meanwhile. */

import { createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { announce, setPage } from "../core/page";
import { notify } from "../core/notice";
import { chime } from "../core/sound";
import { saidSince } from "../core/merge";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import { news } from "./lines";

/** How many lines of the journal are read out at once, the last ones. */
const TOLD = 4;

/** What others did and said between two looks at a table. Nothing of it at a curtain. */
export function meanwhile(before: SeatTable | null, next: SeatTable): string {
  if (before === null || before.seat !== next.seat || next.my_seats.length > 1) return "";
  const lines = next.version > before.version ? news(next.journal, before.version, next.my_seats) : [];
  const mine = next.card.seats.filter((seat) => seat.you).map((seat) => seat.name);
  const said = saidSince(before, next).flatMap((line) => (mine.includes(line.from) ? [] : [t().chat.said(line.from, line.text)]));
  return [...lines.slice(-TOLD), ...said].join(" ");
}

export function createVoice(table: () => SeatTable | null, curtained: () => string | null) {
  const [announced, setAnnounced] = createSignal("");
  const myTurn = createMemo(() => {
    const now = table();
    return now !== null && now.card.status === "playing" && now.my_seats.some((mine) => now.scene.waiting_for.includes(mine));
  });
  createEffect(() => {
    const name = table()?.card.title ?? "Rubicon";
    setPage(myTurn() ? `${t().live.title} · ${name}` : `${name} · Rubicon`, myTurn() ? "yours" : "not");
  });
  onCleanup(() => setPage("Rubicon", "not"));
  createEffect(
    on(myTurn, (mine, before) => {
      const now = table();
      if (!mine || before !== false || now === null || now.my_seats.length > 1) return;
      chime();
      notify(now.card.id, `${t().live.title} · ${now.card.title}`, now.scene.prompt.text);
    }),
  );
  let told = "";
  createEffect(() => {
    const now = table();
    if (now === null || curtained() !== null) return;
    const words = now.scene.prompt.text;
    const asks = words !== announced();
    if (!asks && told === "") return;
    setAnnounced(words);
    const mine = now.seat !== null && now.scene.waiting_for.includes(now.seat);
    const prompt = asks ? (mine ? t().live.yourTurn(words) : words) : "";
    announce([told, prompt].filter((part) => part !== "").join(" "));
    told = "";
  });
  return {
    myTurn,
    /** What is about to be shown: what happened meanwhile is read out with it. */
    hear: (before: SeatTable | null, next: SeatTable) => {
      told = meanwhile(before, next);
    },
  };
}
