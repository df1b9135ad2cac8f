/** One table: what the server says of it, what has been clicked, and what is sent, put together. */

import { createEffect, createSignal, on } from "solid-js";
import type { Anchor } from "../../art/types";
import { mapArt } from "../../art/maps";
import { unreachable } from "../../art/unreachable";
import { announce } from "../core/page";
import { NOTHING, back, sameAnchor } from "../core/paths";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import { createAsking } from "./asking";
import { createBringing } from "./bring";
import { createFeed } from "./feed";
import { listen } from "./link";
import { placeOf } from "./goals";
import { createPicking, nameOf, pickedPieces, pieceById } from "./picking";
import { createSending } from "./sending";
import { createVoice } from "./voice";

export type { Notice } from "./sending";

export function createTable(id: string, wanted: { seat: string | null }) {
  const [busy, setBusy] = createSignal(false);
  const onTable = (before: SeatTable | null, next: SeatTable): void => {
    voice.hear(before, next);
    if (before !== null && before.version === next.version && before.seat === next.seat) return;
    picking.follow(next);
    asking.closeReasons();
  };
  const feed = createFeed(id, wanted, { busy, onTable });
  const voice = createVoice(feed.table, feed.curtained);
  const picking = createPicking(id, { table: feed.table, closed: () => feed.curtained() !== null || busy() });
  const sending = createSending(id, { feed, picking, busy, setBusy });
  const asking = createAsking(id, { table: feed.table, pieces: () => pickedPieces(picking.pick()), complain: sending.complain });
  const bringing = createBringing(id, feed);
  listen(id, feed);

  const name = (anchor: Anchor): string => nameOf(feed.scene(), anchor);

  /** Pieces that something can be done with. */
  const usable = (): string[] => [...new Set([...picking.pickable(), ...picking.choices().flatMap(({ path: [first] }) => (first !== undefined && "piece" in first ? [first.piece] : []))])];
  /** A place that the pieces in hand were to go to and may not. */
  const [refused, setRefused] = createSignal<{ place: string; nth: number } | null>(null);

  const placeAt = (anchor: Anchor): string | null => {
    const now = feed.scene();
    return now === null ? null : placeOf(now, anchor);
  };
  /** The click that is carried out, and the one that came meanwhile: it counts when the answer is here. */
  let now: Anchor | null = null;
  let next: { anchor: Anchor; run: () => Promise<void> } | null = null;
  async function inTurn(anchor: Anchor, run: () => Promise<void>): Promise<void> {
    if (now !== null || busy()) {
      // Who clicks twice in the same place means one thing.
      const again = now !== null && (placeAt(now) === null ? sameAnchor(now, anchor) : placeAt(now) === placeAt(anchor));
      if (!again) next = { anchor, run };
      return;
    }
    now = anchor;
    try {
      await run();
    } finally {
      now = null;
      goOn();
    }
  }
  function goOn(): void {
    if (next === null || now !== null || busy()) return;
    const { anchor, run } = next;
    next = null;
    void inTurn(anchor, run);
  }
  createEffect(on(busy, goOn));

  async function press(anchor: Anchor, how: { add?: boolean } = {}): Promise<void> {
    if (asking.asking()) {
      await asking.askWhy(anchor);
      return;
    }
    if (feed.curtained() !== null) return;
    await inTurn(anchor, () => pressNow(anchor, how));
  }

  async function pressNow(anchor: Anchor, how: { add?: boolean }): Promise<void> {
    if (feed.curtained() !== null) return;
    sending.dismiss();
    await picking.prepare(anchor);
    if (busy() || feed.curtained() !== null) return;
    const clicked = picking.click(anchor, how);
    switch (clicked.kind) {
      case "picked":
        picking.setPick(clicked.pick);
        announce(clicked.pick.length === 0 ? t().table.deselect : t().live.picked(clicked.pick.map((lane) => lane.map(name).join(", ")).join("; ")));
        return;
      case "chosen": {
        const left = clicked.left.map(name).join(", ");
        const still = new Set(usable());
        await sending.send(clicked.choices);
        // Who was set in motion by a click on his place is taken in hand.
        const [start] = clicked.choices.flatMap(({ path: [first, ...more] }) => (first !== undefined && "place" in first && more.length === 0 ? [first.place] : []));
        const fresh = start === undefined ? [] : usable().filter((piece) => !still.has(piece) && placeAt({ piece }) === start);
        if (fresh.length > 0 && picking.pick().length === 0) await picking.gather(fresh);
        if (left !== "" && sending.notice() === null) sending.say(t().table.leftBehind(left));
        return;
      }
      case "nothing":
        await pressElsewhere(anchor);
        return;
      default:
        unreachable(clicked);
    }
  }

  /** A click that takes a whole pile in hand. */
  async function pressGroup(pieces: readonly string[]): Promise<void> {
    const [first] = pieces;
    if (first === undefined) return;
    if (asking.asking()) return asking.askWhy({ piece: first });
    if (feed.curtained() !== null) return;
    await inTurn({ piece: first }, () => groupNow(first, pieces));
  }

  async function groupNow(first: string, pieces: readonly string[]): Promise<void> {
    sending.dismiss();
    const halt = picking.halting({ piece: first });
    if (halt !== undefined) await sending.send([halt]);
    await picking.gather(pieces);
    announce(t().live.picked(picking.pick().map((lane) => lane.map(name).join(", ")).join("; ")));
  }

  /** A click on something of mine while a piece is on the way: the piece stops, the click counts. */
  async function pressElsewhere(anchor: Anchor): Promise<void> {
    const halt = picking.halting(anchor);
    if (halt === undefined) {
      if (!(await barred(anchor))) picking.setPick(NOTHING);
      return;
    }
    await sending.send([halt]);
    await picking.prepare(anchor);
    picking.take(anchor);
  }

  /** A place that what is picked cannot go to: why is said, and it stays in hand. Hexes are everywhere, and a click on one drops it. */
  async function barred(anchor: Anchor): Promise<boolean> {
    const [scene, place, pieces] = [feed.scene(), placeAt(anchor), pickedPieces(picking.pick())];
    if (scene === null || place === null || pieces.length === 0 || mapArt(scene.map)?.kind === "hexes") return false;
    if (pieces.some((piece) => placeAt({ piece }) === place)) return false;
    const reason = await asking.barred(place);
    sending.refuse(reason?.why ?? t().goal.noWay(nameOf(scene, { place })), reason?.rule ?? null);
    setRefused((before) => ({ place, nth: (before?.nth ?? 0) + 1 }));
    return true;
  }

  return {
    id,
    refused,
    held: feed.held,
    table: feed.table,
    scene: feed.scene,
    fault: feed.fault,
    link: feed.link,
    here: feed.here,
    curtained: feed.curtained,
    shared: feed.shared,
    refresh: feed.refresh,
    refreshAfter: feed.refreshAfter,
    look: feed.look,
    takeOver: feed.takeOver,
    swapped: bringing.swapped,
    myTurn: voice.myTurn,
    busy,
    pick: picking.pick,
    choices: picking.choices,
    routes: picking.routes,
    goals: picking.goals,
    lit: picking.lit,
    pickable: picking.pickable,
    lookAtAll: picking.lookAtAll,
    foresee: picking.foresee,
    read: picking.read,
    clear: () => picking.setPick(NOTHING),
    press,
    pressGroup,
    nameOf: name,
    pieceById: (piece: string) => pieceById(feed.scene(), piece),
    notice: sending.notice,
    sent: sending.sent,
    say: sending.say,
    dismiss: sending.dismiss,
    send: sending.send,
    sendParts: sending.sendParts,
    ask: sending.ask,
    place: sending.place,
    undo: sending.undo,
    asking: asking.asking,
    reasons: asking.reasons,
    setAsking: asking.setAsking,
    closeReasons: asking.closeReasons,
    stepBack: () => {
      if (asking.asking()) asking.setAsking(false);
      else if (sending.notice() !== null && picking.pick().length === 0) sending.dismiss();
      else picking.setPick(back(picking.pick()));
    },
  };
}

export type TableStore = ReturnType<typeof createTable>;
