/** What a finished game leaves to look at: points turn by turn, what was lost, and every piece face up. */

import { createResource } from "solid-js";
import type { Piece, Scene, Side } from "../../art/types";
import { api } from "../core/api";
import { Past } from "../core/past";
import type { SeatTable } from "../core/merge";
import { lang, t } from "../i18n";
import { open } from "../core/eyes";
import { fallen } from "./fallen";

/** Everything, or what one side saw of it. */
export type EndEyes = "all" | (string & {});

/** Turns of a long game are thinned out to so many bars. */
const BARS = 24;

/** The match through the eyes of each side: at the beginning of each turn, and at the end. */
export function createEnding(table: () => SeatTable | null) {
  const over = () => {
    const now = table();
    return now !== null && now.card.status === "over" && now.journalStart === 0 ? { id: now.card.id, version: now.version, lang: lang() } : null;
  };
  const [known] = createResource(over, async ({ id, version, lang: language }) => {
    const past = new Past((n, eyes, tongue, have) => api.moment(id, n, eyes, tongue, have));
    const now = table();
    if (now === null) return null;
    const step = Math.max(1, Math.ceil(now.turns.length / BARS));
    const moments = now.turns.filter((_, index) => index > 0 && index % step === 0);
    const scenes = new Map<string, Scene[]>();
    for (const { seat } of now.scene.sides) {
      const seen: Scene[] = [];
      for (const n of [...moments.map((turn) => turn.n), version]) seen.push((await past.moment(n, seat, language)).scene);
      scenes.set(seat, seen);
    }
    const eyes = scenes.get(now.seat ?? now.scene.sides[0]?.seat ?? "") ?? [];
    const labels = [...moments.map((turn) => turn.label), t().end.last];
    const turns: { label: string; sides: readonly Side[] }[] = eyes.map((scene, index) => ({ label: labels[index] ?? "", sides: scene.sides }));
    const lost = new Map([...scenes].map(([seat, seen]) => [seat, fallen(seen, seat)]));
    const last = new Map([...scenes].flatMap(([seat, seen]) => seen.slice(-1).map((scene) => [seat, scene] as const)));
    return { last, turns, lost };
  });
  return {
    turns: () => known.latest?.turns ?? [],
    /** What a side lost. */
    fallen: (seat: string): readonly Piece[] => known.latest?.lost.get(seat) ?? [],
    /** The last scene as chosen: with everybody's pieces as their owners see them, or as one side saw it. */
    scene: (eyes: EndEyes): Scene | null => {
      const [now, last] = [table(), known.latest?.last];
      if (now === null || last === undefined || now.card.status !== "over") return null;
      return eyes === "all" ? open(now.scene, last) : (last.get(eyes) ?? null);
    },
  };
}

export type Ending = ReturnType<typeof createEnding>;
