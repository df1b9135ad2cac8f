/**
 * The guided first game of julius: its steps, what completes each, and what to click for it. The
 * deal is the same for everybody, so that the lesson can name cards and cities; whoever goes another
 * way is told what is on offer instead.
 */

import type { Choice } from "../../art/types";
import { isRecord } from "../core/guard";
import { anchorKey } from "../core/paths";
import type { Dictionary } from "../i18n/en";

/** The game that has one. */
export const TAUGHT = "julius";

type StepName = keyof Dictionary["guided"]["steps"];

export interface Step {
  name: StepName;
  /** Kinds of action that complete it; `why` is a question; none: a click on "Next". */
  waits: readonly string[];
  attack?: boolean;
  /** What to click for it, the best first: a kind of action and the beginning of its path. */
  script: readonly (readonly [kind: string, path?: string])[];
}

const talk = (name: StepName): Step => ({ name, waits: [], script: [] });

export const STEPS: readonly Step[] = [
  talk("screen"),
  talk("blocks"),
  talk("points"),
  { name: "card", waits: ["play"], script: [["discard", "card:1/2"], ["play", "card:3/2"], ["discard"], ["play"]] },
  {
    name: "move",
    waits: ["step", "land"],
    script: [["step", "piece:legio-8 place:Roma"], ["activate", "place:Genua"], ["step"], ["activate"], ["end_moves"], ["end_levies"], ["play"]],
  },
  {
    name: "attack",
    waits: ["step"],
    attack: true,
    script: [["halt"], ["step", "piece:legio-9 place:Tarraco"], ["activate", "place:Narbo"], ["step"], ["activate"], ["end_moves"], ["end_levies"], ["play"]],
  },
  {
    name: "levy",
    waits: ["levy", "reinforce"],
    script: [["halt"], ["step", "piece:legio-10 place:Tarraco"], ["step", "piece:legio-7 place:Tarraco"], ["end_moves"], ["levy", "piece:legio-17 place:Roma"], ["levy"], ["reinforce"], ["end_levies"], ["play"]],
  },
  {
    name: "battle",
    waits: ["fire"],
    script: [["end_moves"], ["end_levies"], ["main_force"], ["fight"], ["take_hit"], ["fire"], ["end_regroup"], ["play"]],
  },
  { name: "why", waits: ["why"], script: [] },
  talk("winter"),
];

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
      return kind !== "step" || choice.attack === (step.attack === true);
    });
    if (fits !== undefined) return fits;
  }
  return null;
}
