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
  const [reasons, setReasons] = createSignal<{ about: string; list: Reason[] } | null>(null);
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
        const list = await api.why(id, now.seat, anchor, lang());
        setReasons({ about: nameOf(now.scene, anchor), list });
        announce(list.length === 0 ? t().table.whyNothing : list.map((reason) => reason.why).join(" "));
      } catch (error) {
        parts.complain(failureOf(error));
      }
    },
  };
}
