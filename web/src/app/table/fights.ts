/**
 * A fight that ends is told before anything goes on. Where everything shall appear at once, or where
 * many are resolved one after the other, the journal leads to what would have been told.
 */

import { createEffect, createSignal, on } from "solid-js";
import { placeName } from "../../art/maps";
import type { Procedure, Scene } from "../../art/types";
import type { Odds } from "../../generated/api";
import type { JournalLine } from "../core/wire";
import { paceOf } from "../core/settings";
import { clashIn, engaged, goesOn, isOneOfMany, rolledIn } from "./clash";
import type { Fought } from "./FightCard";
import { aftermath, enlist, muster, verdict } from "./fighters";
import type { Fighter, RoundsSeen } from "./fighters";

export interface FightsParts {
  scene: () => Scene;
  /** How many actions have been made by the moment that is shown, and what is told of them. */
  at: () => number;
  journal: () => readonly JournalLine[];
  /** Whether fights are told here at all. */
  tells: () => boolean;
  /** Whether something is looked at again that has been told already. */
  again: () => boolean;
  /** Holds what is being shown back, or lets it go on. */
  hold: (still: boolean) => void;
  /** The chances of the fight at hand, as the viewer knows them; none where nobody tells them to him, or not of this moment. */
  chances: () => Promise<Odds | null>;
}

/** A fight as far as it has been seen. */
interface Going {
  readonly place: string;
  /** The action that began it. */
  readonly from: number;
  /** Points of the sides when it began. */
  readonly points: ReadonlyMap<string, number>;
  fighters: readonly Fighter[];
  rounds: RoundsSeen;
  attacker: string | null;
  clash: Procedure | null;
  /** Whether it is one of many. */
  many: boolean;
  /** What was likely when nobody had thrown yet. */
  chances: Odds | null;
}

/** So many fights are kept to be opened from the journal. */
const KEPT = 60;

export function createFights({ scene, at, journal, tells, again, hold, chances }: FightsParts) {
  const [fought, setFought] = createSignal<Fought | null>(null);
  const [passed, setPassed] = createSignal<readonly Fought[]>([]);
  let going: Going | null = null;
  /** The action that was seen last. */
  let seen = 0;

  const begin = (place: string, before: Scene | undefined): Going => ({
    place,
    from: at() - 1,
    points: new Map((before ?? scene()).sides.map(({ seat, points }) => [seat, points])),
    fighters: [],
    rounds: [],
    attacker: null,
    clash: null,
    many: false,
    chances: null,
  });
  /** What is likely, asked as long as nobody has thrown. An answer to a question of before tells of something else. */
  const ask = (fight: Going): void => {
    if (fight.chances !== null || journal().some((line) => line.n > fight.from && "roll" in line)) return;
    const asked = at();
    void chances().then(
      (known) => {
        if (at() === asked) fight.chances ??= known;
      },
      () => undefined,
    );
  };
  const end = (fight: Going): void => {
    const now = scene();
    const thrown = journal().some((line) => line.n > fight.from && line.n <= at() && "roll" in line);
    // On the map an attack may be given up before anybody throws; in lines of battle everybody may leave.
    if (fight.clash !== null && !thrown) return;
    const told: Fought = {
      place: placeName(now.map, fight.place),
      from: fight.from,
      to: at(),
      journal: journal(),
      fighters: aftermath(fight.fighters, now),
      held: verdict(now, fight.place, fight.attacker),
      attacker: fight.attacker,
      rounds: fight.rounds,
      steps: fight.clash === null ? [] : rolledIn(fight.clash.steps),
      points: now.sides.flatMap(({ seat, points }) => ((fight.points.get(seat) ?? points) === points ? [] : [{ seat, before: fight.points.get(seat) ?? 0, after: points }])),
      chances: fight.chances?.rows ?? [],
      areas: new Map(now.areas.map(({ id, label }) => [id, label])),
      next: { text: now.headline.phase, rule: now.prompt.rule },
    };
    setPassed((before) => [...before.filter(({ to }) => to !== told.to), told].slice(-KEPT));
    if (paceOf() === 0 || fight.many || !tells()) return;
    hold(true);
    setFought(told);
  };

  createEffect(
    on(scene, (now, before) => {
      if (again()) return;
      // Whoever comes back is shown what was before.
      if (at() < seen) going = null;
      seen = at();
      const lines = now.battle;
      const clash = clashIn(now);
      const place = lines?.place ?? clash?.place ?? null;
      const same = going !== null && (lines !== null ? going.place === lines.place : clash !== null && going.clash !== null && goesOn(going.clash, clash));
      if (going !== null && !same) {
        end(going);
        going = null;
      }
      if (place === null) return;
      const fight = (going ??= begin(place, before));
      if (lines !== null) {
        ask(fight);
        fight.fighters = muster(fight.fighters, lines);
        fight.attacker = lines.lines.find(({ role }) => role === "attacker")?.side ?? null;
        if (fight.rounds.at(-1)?.round !== lines.round) fight.rounds = [...fight.rounds, { from: at(), round: lines.round }];
        return;
      }
      if (clash === null) return;
      const there = engaged(now);
      // Who was struck down at once stands in the moment before; who comes after the throw did not fight.
      const was = same || before === undefined ? [] : (engaged(now, before)?.pieces ?? []);
      if (!same || rolledIn(clash.steps).length === 0) fight.fighters = enlist(fight.fighters, [...was, ...(there?.pieces ?? [])], rolledIn(clash.steps).length === 0);
      fight.attacker ??= there?.attacker ?? null;
      fight.many ||= isOneOfMany(now);
      fight.clash = clash;
    }),
  );
  return {
    /** The fight that is over and not yet read. */
    fought,
    /** Those that are over, for who looks for them in the journal. */
    passed,
    open: (fight: Fought) => {
      hold(true);
      setFought(fight);
    },
    goOn: () => {
      setFought(null);
      hold(false);
    },
  };
}
