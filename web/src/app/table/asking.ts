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

export function createAsking(id: string, parts: { table: () => SeatTable | null; pieces: () => readonly string[]; complain: (failure: Failure) => void }) {
  const [asking, setAsking] = createSignal(false);
  const [reasons, setReasons] = createSignal<{ about: string; list: Reason[]; otherwise: string } | null>(null);
  /** What is picked and the place answer first; for a piece of which nothing is to be said, its place does. */
  async function reasonsFor(now: SeatTable, seat: string, anchor: Anchor): Promise<Reason[]> {
    const stands = (piece: string): string | undefined => now.scene.pieces.find(({ id: one }) => one === piece)?.place;
    const place = "piece" in anchor ? stands(anchor.piece) : "place" in anchor ? anchor.place : undefined;
    const pieces = parts.pieces().filter((piece) => stands(piece) !== place);
    const asked = pieces.length > 0 && place !== undefined ? { place } : anchor;
    const list = await api.why(id, seat, asked, pieces, lang());
    return list.length > 0 || place === undefined || "place" in asked ? list : api.why(id, seat, { place }, pieces, lang()).catch(() => []);
  }
  return {
    /** Why the pieces that are picked cannot go to a place. */
    barred: async (place: string): Promise<Reason | null> => {
      const now = parts.table();
      if (now === null || now.seat === null) return null;
      return (await reasonsFor(now, now.seat, { place }).catch(() => []))[0] ?? null;
    },
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
