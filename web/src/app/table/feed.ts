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
import { share } from "../core/share";
import type { SeatTable } from "../core/wire";
import { lang } from "../i18n";

export interface FeedParts {
  /** Whether something is being sent: its answer comes first. */
  busy: () => boolean;
  /** Another table is about to be shown, or the same one anew. */
  onTable: (before: SeatTable | null, next: SeatTable) => void;
}

export function createFeed(id: string, wanted: { seat: string | null }, parts: FeedParts) {
  const [table, setTable] = createSignal<SeatTable | null>(null);
  const [fault, setFault] = createSignal<Failure | null>(null);
  const [link, setLink] = createSignal<Link>("connecting");
  const [seat, setSeat] = createSignal<string | null>(wanted.seat);
  /** The seat whose person is known to sit at the screen, at a table with several seats of mine. */
  const [present, setPresent] = createSignal<string | null>(null);
  const scene = createMemo(() => table()?.scene ?? null);

  let asked = 0;
  let shown = 0;
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

  function catchUp(): void {
    const now = table();
    if (flying === 0 && !parts.busy() && now !== null && heard > now.sequence && link() !== "lost") void refresh();
  }

  async function fetchTable(): Promise<void> {
    asked += 1;
    const number = asked;
    try {
      const next = await api.table(id, seat(), lang());
      // The map is on its way while the rest of the table is drawn.
      void loadMap(next.scene.map);
      if (number < shown) return;
      shown = number;
      receive(next);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "offline") setLink("lost");
      if (table() === null || failure.kind === "error") setFault(failure);
    }
  }

  function receive(next: SeatTable): void {
    const before = table();
    // Only what changed is drawn anew.
    if (before !== null) share(before, next);
    batch(() => {
      setFault(null);
      parts.onTable(before, next);
      setTable(next);
    });
    // At a hot-seat table the view follows whoever must decide.
    const waits = next.scene.waiting_for;
    if (next.my_seats.length > 1 && next.seat !== null && waits.length > 0 && !waits.includes(next.seat)) {
      const other = next.my_seats.find((mine) => waits.includes(mine));
      if (other !== undefined) look(other);
    }
  }

  /** Looks from another seat of mine. */
  function look(mine: string): void {
    setSeat(mine);
    void refresh();
  }

  /** At a hot-seat table: the seat that must take over before anything is shown. */
  function curtained(): string | null {
    const now = table();
    if (now === null || now.my_seats.length < 2 || now.card.status !== "playing") return null;
    const decides = now.seat !== null && now.scene.waiting_for.includes(now.seat) ? now.seat : null;
    if (decides === null) return null;
    return present() === decides ? null : decides;
  }

  createEffect(on(lang, () => void refresh(), { defer: true }));

  return {
    table,
    scene,
    fault,
    link,
    setLink,
    curtained,
    refresh,
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
