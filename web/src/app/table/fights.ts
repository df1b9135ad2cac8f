/** A fight that ends is told before anything goes on, unless everything shall appear at once. */

import { createEffect, createSignal, on } from "solid-js";
import { placeName } from "../../art/maps";
import type { Scene } from "../../art/types";
import type { JournalLine } from "../core/wire";
import { paceOf } from "../core/settings";
import type { Fought } from "./FightCard";
import { aftermath, muster, verdict } from "./fighters";
import type { Fighter, RoundsSeen } from "./fighters";

export interface FightsParts {
  scene: () => Scene;
  /** How many actions have been made by the moment that is shown, and what is told of them. */
  at: () => number;
  journal: () => readonly JournalLine[];
  /** Whether fights are told here at all. */
  tells: () => boolean;
  /** Holds what is being shown back, or lets it go on. */
  hold: (still: boolean) => void;
}

export function createFights({ scene, at, journal, tells, hold }: FightsParts) {
  const [fought, setFought] = createSignal<Fought | null>(null);
  let began = 0;
  let fighters: readonly Fighter[] = [];
  let rounds: RoundsSeen = [];
  let attacker: string | null = null;
  createEffect(() => {
    const now = scene().battle;
    if (now === null) return;
    fighters = muster(fighters, now);
    attacker = now.lines.find(({ role }) => role === "attacker")?.side ?? null;
    if (rounds.at(-1)?.round !== now.round) rounds = [...rounds, { from: at(), round: now.round }];
  });
  createEffect(
    on(
      () => scene().battle?.place ?? null,
      (now, before) => {
        if (before !== null && before !== undefined && now !== before && paceOf() > 0 && tells()) {
          hold(true);
          setFought({
            place: placeName(scene().map, before),
            from: began,
            to: at(),
            journal: journal(),
            fighters: aftermath(fighters, scene()),
            held: verdict(scene(), before, attacker),
            rounds,
          });
        }
        if (now !== before) {
          fighters = [];
          rounds = [];
        }
        if (now !== null && now !== before) began = at() - 1;
      },
    ),
  );
  return {
    /** The fight that is over and not yet read. */
    fought,
    goOn: () => {
      setFought(null);
      hold(false);
    },
  };
}
