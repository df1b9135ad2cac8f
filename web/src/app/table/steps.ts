/** The steps of the guided first game, and what completes each. */

import { isRecord } from "../core/guard";
import type { Dictionary } from "../i18n/en";

type StepName = keyof Dictionary["guided"]["steps"];

export interface Step {
  name: StepName;
  /** Kinds of action that complete it; none: a click on "Next". */
  waits: readonly string[];
  attack?: boolean;
}

export const STEPS: readonly Step[] = [
  { name: "screen", waits: [] },
  { name: "blocks", waits: [] },
  { name: "points", waits: [] },
  { name: "card", waits: ["play"] },
  { name: "move", waits: ["step", "land"] },
  { name: "attack", waits: ["step"], attack: true },
  { name: "levy", waits: ["levy", "reinforce"] },
  { name: "battle", waits: ["fire"] },
  { name: "why", waits: [] },
  { name: "winter", waits: [] },
];

/** Whether an action completes a step. */
export function completes(step: Step, action: unknown, attack: boolean): boolean {
  if (!isRecord(action) || typeof action["do"] !== "string") return false;
  return step.waits.includes(action["do"]) && (step.attack !== true || attack);
}
