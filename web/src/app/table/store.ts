/** One table: what the server says of it, what has been clicked, and what is sent, put together. */

import { createSignal } from "solid-js";
import type { Anchor } from "../../art/types";
import { unreachable } from "../../art/unreachable";
import { announce } from "../core/page";
import { NOTHING, back } from "../core/paths";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import { createAsking } from "./asking";
import { createBringing } from "./bring";
import { createFeed } from "./feed";
import { listen } from "./link";
import { createPicking, nameOf, pieceById } from "./picking";
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
  const asking = createAsking(id, { table: feed.table, complain: sending.complain });
  const bringing = createBringing(id, feed);
  listen(id, feed);

  const name = (anchor: Anchor): string => nameOf(feed.scene(), anchor);

  async function press(anchor: Anchor, how: { add?: boolean } = {}): Promise<void> {
    if (asking.asking()) {
      await asking.askWhy(anchor);
      return;
    }
    if (busy() || feed.curtained() !== null) return;
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
        await sending.send(clicked.choices);
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
    if (busy() || feed.curtained() !== null) return;
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
      picking.setPick(NOTHING);
      return;
    }
    await sending.send([halt]);
    await picking.prepare(anchor);
    picking.take(anchor);
  }

  return {
    id,
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
