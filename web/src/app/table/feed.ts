/**
 * What the server says of a table: asked for, kept, shown. Requests may overlap; only the newest
 * answer counts. News that come meanwhile are answered by one more request at the end, if they are
 * still news by then.
 */

import { batch, createEffect, createMemo, createSignal, on } from "solid-js";
import { loadMap } from "../../art/maps";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import type { Link } from "../core/live";
import { EMPTY_HANDED, have, merge, withBeginning } from "../core/merge";
import type { Held, SeatTable } from "../core/merge";
import { share } from "../core/share";
import type { TableSent } from "../core/wire";
import type { Here, SeatCard } from "../../generated/api";
import { lang } from "../i18n";

export interface FeedParts {
  /** Whether something is being sent: its answer comes first. */
  busy: () => boolean;
  /** Another table is about to be shown, or the same one anew. */
  onTable: (before: SeatTable | null, next: SeatTable) => void;
}

export function createFeed(id: string, wanted: { seat: string | null }, parts: FeedParts) {
  const [held, setHeld] = createSignal<Held | null>(null);
  const table = createMemo(() => held()?.table ?? null);
  const [fault, setFault] = createSignal<Failure | null>(null);
  const [link, setLink] = createSignal<Link>("connecting");
  const [seat, setSeat] = createSignal<string | null>(wanted.seat);
  /** The seat whose person is known to sit at the screen, at a table with several seats of mine. */
  const [present, setPresent] = createSignal<string | null>(null);
  /** Who is at the table, as far as an event has said so. */
  const [here, setHere] = createSignal<Readonly<Record<string, Here>>>({});
  const scene = createMemo(() => table()?.scene ?? null);

  /** What was shown last to each of my seats, in each language: coming back brings only the rest. */
  const shown = new Map<string, Held>();
  const eyes = (mine: string | null, language: string): string => `${mine ?? held()?.table.seat ?? ""} ${language}`;

  let flying = 0;
  let heard = 0;

  async function refresh(): Promise<void> {
    flying += 1;
    try {
      await fetchTable();
    } finally {
      flying -= 1;
    }
    catchUp();
  }

  /** Looks once after something that changes the table, though news of it come as well. */
  async function refreshAfter(run: () => Promise<unknown>): Promise<void> {
    flying += 1;
    try {
      await run();
    } finally {
      flying -= 1;
    }
    await refresh();
  }

  function catchUp(): void {
    const now = table();
    if (flying === 0 && !parts.busy() && now !== null && heard > now.sequence && link() !== "lost") void refresh();
  }

  async function fetchTable(): Promise<void> {
    const [mine, language] = [seat(), lang()];
    const before = shown.get(eyes(mine, language)) ?? null;
    try {
      const sent = await (before === null ? api.newcomer(id, mine, language) : api.table(id, mine, language, have(before, mine, language)));
      const next = merge(before, sent, language) ?? merge(null, await api.table(id, mine, language, EMPTY_HANDED), language);
      if (seat() === mine && lang() === language && next !== null) receive(next);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "offline") setLink("lost");
      if (table() === null || failure.kind === "error") setFault(failure);
    }
  }

  /** The table in an answer to what was sent with `before` at hand; asked for again if it does not fit. */
  async function accept(before: Held | null, sent: TableSent, language: string): Promise<void> {
    const next = lang() === language ? merge(before, sent, language) : null;
    if (next === null || (seat() !== null && seat() !== sent.seat)) await refresh();
    else receive(next);
  }

  /** Shows what came, unless something newer came before it. */
  function receive(next: Held): void {
    const before = held();
    const same = before !== null && before.lang === next.lang && before.table.seat === next.table.seat;
    if (same && next.table.sequence < before.table.sequence) return;
    // The map is on its way while the rest of the table is drawn.
    void loadMap(next.table.scene.map);
    // Only what changed is drawn anew.
    if (before !== null) share(before, next);
    shown.set(eyes(next.table.seat, next.lang), next);
    batch(() => {
      setFault(null);
      parts.onTable(before?.table ?? null, next.table);
      setHeld(next);
    });
    follow(next.table);
    void tellBeginning(next);
  }

  /** Whose eyes wait for the beginning of a journal. */
  const beginning = new Set<string>();

  /** The end of a long journal is shown first, and its beginning when it comes. */
  async function tellBeginning({ lang: language, table: { seat: mine, journalStart } }: Held): Promise<void> {
    const whose = eyes(mine, language);
    if (journalStart === 0 || beginning.has(whose)) return;
    beginning.add(whose);
    try {
      const page = await api.journal(id, mine, language, journalStart);
      const now = shown.get(whose);
      if (now === undefined) return;
      const whole = withBeginning(now, page);
      shown.set(whose, whole);
      if (held() === now) setHeld(whole);
    } catch {
      // The next answer asks for it again.
    } finally {
      beginning.delete(whose);
    }
  }

  /** At a hot-seat table the view follows whoever must decide. */
  function follow(now: SeatTable): void {
    const waits = now.scene.waiting_for;
    if (now.my_seats.length < 2 || now.seat === null || waits.length === 0 || waits.includes(now.seat)) return;
    const other = now.my_seats.find((mine) => waits.includes(mine));
    if (other !== undefined) look(other);
  }

  /** Looks from another seat of mine. */
  function look(mine: string): void {
    // Whoever was alone before the screen is so no longer.
    if (table()?.scene.battle?.open === true) setPresent(null);
    setSeat(mine);
    void refresh();
  }

  /** At a hot-seat table: the seat that must take over before anything is shown. */
  function curtained(): string | null {
    const now = table();
    if (now === null || now.my_seats.length < 2 || now.card.status !== "playing") return null;
    const decides = now.seat !== null && now.scene.waiting_for.includes(now.seat) ? now.seat : null;
    if (decides === null || shared()) return null;
    return present() === decides ? null : decides;
  }

  /** Whether both sides look at the screen: a fight in which everything lies open needs no hand-over, but shows nothing else. */
  function shared(): boolean {
    const now = table();
    return now !== null && now.my_seats.length > 1 && now.card.status === "playing" && now.scene.battle?.open === true && present() !== now.seat;
  }

  createEffect(on(lang, () => void refresh(), { defer: true }));

  return {
    held,
    table,
    scene,
    fault,
    link,
    setLink,
    /** Whether somebody is at the table, and when he was. */
    here: (seat: SeatCard): Here | null => here()[seat.seat] ?? seat.here,
    setHere,
    curtained,
    shared,
    refresh,
    refreshAfter,
    accept,
    catchUp,
    look,
    /** The table has come this far, an event says. */
    hear: (sequence: number) => {
      heard = Math.max(heard, sequence);
      if (table() === null) void refresh();
      else catchUp();
    },
    /** The seat's person sits down before the screen. */
    takeOver: (mine: string) => {
      setPresent(mine);
      if (seat() !== mine) look(mine);
    },
  };
}

export type Feed = ReturnType<typeof createFeed>;
