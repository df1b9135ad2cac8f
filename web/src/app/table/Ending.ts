/** What a finished game leaves to look at: points turn by turn, what was lost, and every piece face up. */

import { createResource } from "solid-js";
import { roman } from "../../art/roman";
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

/** Points of the sides at a moment, and what it is called. */
export interface Standing {
  readonly label: string;
  readonly sides: readonly Side[];
}

/** The year that a scene is in, where the game counts years. */
const yearOf = (scene: Scene): number | null => scene.tracks.find(({ kind }) => kind === "year")?.value ?? null;

/**
 * Points year by year: as they stood at the beginning and at the end of each. Of scenes at the beginnings of
 * turns and one of the end, in their order; none where a game has no years.
 */
export function byYear(scenes: readonly Scene[], start: string): Standing[] | null {
  const [first, ...rest] = scenes;
  const last = scenes.at(-1);
  if (first === undefined || last === undefined || scenes.some((scene) => yearOf(scene) === null)) return null;
  const ends = rest.flatMap((scene, index) => {
    const before = scenes[index];
    const over = before === undefined || yearOf(before) === yearOf(scene) ? null : yearOf(before);
    return over === null ? [] : [{ label: roman(over), sides: scene.sides }];
  });
  return [{ label: start, sides: first.sides }, ...ends, { label: roman(yearOf(last) ?? 0), sides: last.sides }];
}

/**
 * Points turn by turn, as they stood at the end of each: of scenes at the beginnings of turns and one of the end, and
 * of what the turns are called that end with them.
 */
export function byTurn(scenes: readonly Scene[], labels: readonly string[]): Standing[] {
  return scenes.slice(1).map((scene, index) => ({ label: labels[index] ?? "", sides: scene.sides }));
}

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
    const moments = now.turns.filter((_, index) => index % step === 0);
    // Each ends where the next one begins that was not left out.
    const ended = moments.slice(1).map((_, index) => now.turns[(index + 1) * step - 1]?.label ?? "");
    const scenes = new Map<string, Scene[]>();
    for (const { seat } of now.scene.sides) {
      const seen: Scene[] = [];
      for (const n of [...moments.map((turn) => turn.n), version]) seen.push((await past.moment(n, seat, language)).scene);
      scenes.set(seat, seen);
    }
    const eyes = scenes.get(now.seat ?? now.scene.sides[0]?.seat ?? "") ?? [];
    // Years are told only where no beginning of one was left out.
    const years = step > 1 ? null : byYear(eyes, t().end.start);
    const turns: readonly Standing[] = years ?? byTurn(eyes, [...ended, t().end.last]);
    const lost = new Map([...scenes].map(([seat, seen]) => [seat, fallen(seen, seat)]));
    const last = new Map([...scenes].flatMap(([seat, seen]) => seen.slice(-1).map((scene) => [seat, scene] as const)));
    return { last, turns, lost, yearly: years !== null };
  });
  return {
    turns: () => known.latest?.turns ?? [],
    /** Whether those are the ends of years. */
    yearly: () => known.latest?.yearly ?? false,
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
