import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../../../art/blanks";
import type { Plan } from "./army";
import { endsAsShown, ended, exceptionsOf, kindsOf, shownBy } from "./exceptions";

const route = (piece: string, via: string[]): Plan["marches"]["goes"][number] => ({ choice: { ...BLANK_CHOICE, path: [{ piece }, { place: via[0] ?? "" }] }, via, then: [] });

describe("exceptions of a plan", () => {
  it("name who stops and where, and then who stays", () => {
    const plan: Plan = {
      goal: "0929",
      drawn: [],
      wishes: [],
      marches: {
        version: 3,
        goes: [route("a", ["0628", "0728"]), route("b", ["0629"])],
        halt: null,
        short: [{ piece: "b", reason: { code: "river", why: "The river stops it.", rule: "8.1" } }],
        stays: [{ piece: "c", reason: null }],
        ends: [],
      },
    };
    expect(exceptionsOf(plan)).toEqual([
      { piece: "b", end: "0629", why: "The river stops it.", rule: "8.1" },
      { piece: "c", end: null, why: undefined, rule: undefined },
    ]);
  });

  it("are told together where one rule keeps many", () => {
    const of = (piece: string, rule: string, end: string | null = "0629") => ({ piece, end, why: `The river holds it: ${end ?? "0101"}.`, rule });
    const kinds = kindsOf([of("a", "8.1"), of("b", "6.2"), of("c", "8.1"), of("d", "8.1", null)]);
    expect(kinds.map(({ rule, why, all }) => [rule, why, all.map(({ piece }) => piece).join("")])).toEqual([
      ["8.1", "The river holds it.", "ac"],
      ["6.2", "The river holds it: 0629.", "b"],
      ["8.1", "The river holds it: 0101.", "d"],
    ]);
  });
});

describe("what is left of a march", () => {
  const marches = (goes: Plan["marches"]["goes"], more: Partial<Plan["marches"]> = {}): Plan["marches"] => ({ version: 3, goes, halt: null, short: [], stays: [], ends: [], ...more });
  const stays = (piece: string): Plan["marches"]["stays"][number] => ({ piece, reason: null });
  const seen = shownBy(marches([route("a", ["0628", "0728"]), route("b", ["0629"])], { short: [stays("b")] }));

  it("goes on unasked where all end as it was shown", () => {
    expect(endsAsShown({ marches: marches([route("a", ["0728"])]) }, seen)).toBe(true);
    expect(endsAsShown({ marches: marches([route("b", ["0629"])], { short: [stays("b")] }) }, seen)).toBe(true);
  });

  it("is shown again where one ends elsewhere, stays, or stops for a reason that is new", () => {
    expect(endsAsShown({ marches: marches([route("a", ["0729"])]) }, seen)).toBe(false);
    expect(endsAsShown({ marches: marches([route("a", ["0728"])], { stays: [stays("b")] }) }, seen)).toBe(false);
    expect(endsAsShown({ marches: marches([route("a", ["0728"])], { short: [stays("a")] }) }, seen)).toBe(false);
  });

  it("has one goal for who was to look for room, and the way there that was shown", () => {
    expect(ended({ piece: "a", to: ["0727", "0728"], along: [] }, seen)).toEqual({ piece: "a", to: ["0728"], along: seen.ways.get("a") });
    expect(seen.ways.get("a")?.at(-1)).toBe("0728");
    expect(ended({ piece: "c", to: ["0727"], along: [] }, seen).to).toEqual(["0727"]);
    expect(ended({ piece: "a", to: ["0929"], along: ["0728", "0929"] }, seen).to).toEqual(["0929"]);
  });
});
