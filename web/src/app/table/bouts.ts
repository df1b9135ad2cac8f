/** Fights that are resolved together: which of them is looked at, its steps, and its chances as they come. */

import { createEffect, createResource, createSignal, on } from "solid-js";
import type { Bout, Fall, Procedure, ProcedureStep, Scene } from "../../art/types";
import type { Odds } from "../../generated/api";
import { api } from "../core/api";
import type { SeatTable } from "../core/merge";
import { lang } from "../i18n";

/** The one that is looked at: the chosen one, or the one at which play stands, or the first. */
export function lookedAt(bouts: readonly Bout[], chosen: number | null): number {
  if (chosen !== null && chosen < bouts.length) return chosen;
  return Math.max(0, bouts.findIndex(({ state }) => state === "now"));
}

/** The steps of one of them; play's own are those of the procedure. */
export function stepsOf(procedure: Procedure, index: number): readonly ProcedureStep[] {
  const own = procedure.bouts[index]?.steps ?? [];
  return own.length > 0 ? own : procedure.steps;
}

/** Chances are told of those that are not over, in their order. */
export function chancesOf(bouts: readonly Bout[], chances: readonly number[]): (number | undefined)[] {
  let next = 0;
  return bouts.map(({ state }) => (state === "done" ? undefined : chances[next++]));
}

/** What the colours of a row of results mean, each once. */
export function legendOf(falls: readonly Fall[]): readonly Fall[] {
  return falls.filter((fall, index) => fall.verdict !== null && falls.findIndex(({ about }) => about === fall.about) === index);
}

/** The one before or after, round and round. */
export const beside = (count: number, index: number, step: number): number => (count === 0 ? 0 : (index + step + count) % count);

export function createBouts(parts: { table: () => SeatTable; scene: () => Scene }) {
  const procedure = (): Procedure | null => parts.scene().procedure;
  const all = (): readonly Bout[] => procedure()?.bouts ?? [];
  const [chosen, setChosen] = createSignal<number | null>(null);
  // Others stand in the list: what was chosen is somebody else.
  createEffect(
    on(
      () => all().map(({ title }) => title).join("\n"),
      () => setChosen(null),
      { defer: true },
    ),
  );
  const at = (): number => lookedAt(all(), chosen());
  const open = (): boolean => all().some(({ state }) => state !== "done");
  const key = () => ({ id: parts.table().card.id, seat: parts.table().seat ?? "", version: parts.table().version, lang: lang() });
  const [list] = createResource(
    () => (open() ? key() : null),
    (now) => api.odds(now.id, now.seat, now.lang).catch(() => null),
  );
  const [close] = createResource(
    () => {
      const bout = all()[at()];
      return bout === undefined || bout.state === "done" || bout.place === "" ? null : { ...key(), place: bout.place };
    },
    (now) => api.odds(now.id, now.seat, now.lang, { pieces: [], place: now.place }).catch(() => null),
  );
  const known = (odds: typeof list): Odds | null => (odds.state === "errored" ? null : (odds.latest ?? null));
  return {
    procedure,
    all,
    at,
    choose: (index: number) => setChosen(index),
    /** One chance for each that is not over: that of the only one is the first of several figures. */
    chances: (): (number | undefined)[] => {
      const rows = (known(list)?.rows ?? []).map(([, chance]) => chance);
      return open() ? chancesOf(all(), rows.slice(0, all().filter(({ state }) => state !== "done").length)) : all().map(() => undefined);
    },
    /** What is known of the one that is looked at. */
    close: (): Odds | null => (all()[at()]?.state === "done" ? null : known(close)),
  };
}

export type BoutsShown = ReturnType<typeof createBouts>;
