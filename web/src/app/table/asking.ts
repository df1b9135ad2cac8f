/** "Why not?": the rules that forbid what one might want with something on the screen. */

import { createSignal } from "solid-js";
import type { Anchor } from "../../art/types";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import type { SeatTable } from "../core/merge";
import { announce } from "../core/page";
import type { Reason } from "../../generated/api";
import { lang, t } from "../i18n";
import { nameOf } from "./picking";

export function createAsking(id: string, parts: { table: () => SeatTable | null; complain: (failure: Failure) => void }) {
  const [asking, setAsking] = createSignal(false);
  const [reasons, setReasons] = createSignal<{ about: string; list: Reason[]; otherwise: string } | null>(null);
  /** For a piece of which nothing is to be said, its place answers. */
  async function reasonsFor(now: SeatTable, seat: string, anchor: Anchor): Promise<Reason[]> {
    const list = await api.why(id, seat, anchor, lang());
    const place = "piece" in anchor ? now.scene.pieces.find((piece) => piece.id === anchor.piece)?.place : undefined;
    return list.length > 0 || place === undefined ? list : api.why(id, seat, { place }, lang()).catch(() => []);
  }
  return {
    asking,
    reasons,
    closeReasons: () => setReasons(null),
    setAsking: (on: boolean) => {
      setAsking(on);
      if (!on) setReasons(null);
      else announce(t().table.whyOn);
    },
    askWhy: async (anchor: Anchor): Promise<void> => {
      const now = parts.table();
      if (now === null || now.seat === null) return;
      try {
        const list = await reasonsFor(now, now.seat, anchor);
        // Where no rule forbids anything, it is simply not the moment: what is asked now is said.
        const otherwise = t().table.whyNothing(now.scene.prompt.text);
        setReasons({ about: nameOf(now.scene, anchor), list, otherwise });
        announce(list.length === 0 ? otherwise : list.map((reason) => reason.why).join(" "));
      } catch (error) {
        parts.complain(failureOf(error));
      }
    },
  };
}
