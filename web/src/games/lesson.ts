/** A guided first game: steps beside a real table. A game that has one keeps it in its folder. */

import type { Choice } from "../art/types";
import { isRecord } from "../app/core/guard";
import { anchorKey } from "../app/core/paths";
import type { LangCode } from "../app/core/settings";

export interface Step {
  name: string;
  /** Kinds of action that complete it; `why` is a question; none: a click on "Next". */
  waits: readonly string[];
  attack?: boolean;
  /** What to click for it, the best first: a kind of action and the beginning of its path. */
  script: readonly (readonly [kind: string, path?: string])[];
  /**
   * Where more is taught than to choose one thing after the other: what to click, by the names that
   * tests know it by, or `place:` and a hex. The last of them that is on the screen is meant.
   */
  shows?: readonly string[];
}

/** What a lesson says. */
export interface LessonWords {
  /** What to point at for a first "why not?". */
  readonly ask: string;
  readonly steps: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** What to do for each of the things that steps show. */
  readonly shows?: Readonly<Record<string, string>>;
}

export interface Lesson {
  readonly steps: readonly Step[];
  readonly words: Readonly<Record<LangCode, LessonWords>>;
  /** The scenario that it is played on; the game's first one where it names none. */
  readonly scenario?: string;
  /** Standing orders of a seat, so that the lesson is not asked about routine. */
  readonly orders?: Readonly<Record<string, readonly unknown[]>>;
  /** Whose it is; the first seat's where it names none. */
  readonly seat?: string;
}

/** What kind of action a choice is. */
export function kindOf(action: unknown): string {
  return isRecord(action) && typeof action["do"] === "string" ? action["do"] : "";
}

/** Whether an action completes a step. */
export function completes(step: Step, action: unknown, attack: boolean): boolean {
  return step.waits.includes(kindOf(action)) && (step.attack !== true || attack);
}

/** The choice to recommend for a step, out of those on offer. */
export function advice(step: Step, choices: readonly Choice[]): Choice | null {
  for (const [kind, path] of step.script) {
    const fits = choices.find((choice) => {
      if (kindOf(choice.action) !== kind) return false;
      if (path !== undefined) return choice.path.map(anchorKey).join(" ") === path;
      // Without a named path an attack is advised where one is taught, and nowhere else.
      return step.attack === true && step.waits.includes(kind) ? choice.attack : !choice.attack;
    });
    if (fits !== undefined) return fits;
  }
  return null;
}
