import { describe, expect, it } from "vitest";
import { en } from "../i18n/en";
import { STEPS, completes } from "./steps";

describe("the guided game", () => {
  it("has ten steps, each with its words", () => {
    expect(STEPS.length).toBe(10);
    expect(STEPS.map((step) => step.name)).toEqual(Object.keys(en.guided.steps));
  });

  it("goes on when the right kind of action is done", () => {
    const attack = STEPS.find((step) => step.name === "attack");
    if (attack === undefined) throw new Error("no such step");
    expect(completes(attack, { do: "step", block: "x", to: "Roma" }, true)).toBe(true);
    expect(completes(attack, { do: "step", block: "x", to: "Roma" }, false)).toBe(false);
    expect(completes(attack, { do: "fire" }, true)).toBe(false);
    expect(completes(attack, null, true)).toBe(false);
  });
});
