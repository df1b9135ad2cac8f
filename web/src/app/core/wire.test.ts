import { describe, expect, it } from "vitest";
import { BLANK_SCENE } from "../../art/blanks";
import { battleSample, middleSample } from "../../art/demo-scenes";
import { xlBattle, xlMarch } from "../../art/demo-xl";
import { WireError, expectShape } from "./guard";
import { line, scene } from "./wire";

describe("scenes from the wire", () => {
  it("are taken as they are: blocks and counters, markers and arrows, battles and cards", () => {
    for (const sample of [BLANK_SCENE, battleSample(), middleSample().scene, xlBattle(), xlMarch().scene]) {
      const sent: unknown = JSON.parse(JSON.stringify(sample));
      expect(expectShape(scene, sent, "scene")).toEqual(sample);
    }
  });

  it("are refused with the place that is wrong", () => {
    const broken = { ...xlBattle(), markers: [{ kind: "control", place: "Rome", towards: "", side: 7, label: "" }] };
    expect(() => expectShape(scene, broken, "scene")).toThrow(WireError);
    expect(() => expectShape(scene, broken, "scene")).toThrow(/markers\.0\.side/);
    expect(() => expectShape(scene, { ...BLANK_SCENE, areas: undefined }, "scene")).toThrow(/areas/);
  });
});

describe("rolls", () => {
  it("say whether they hit, or that this is not theirs to say", () => {
    const roll = (hit: unknown): unknown => ({ n: 3, seat: "caesar", roll: { for: "fire", sides: 6, face: 2, hit } });
    expect(line(roll(true))).toBe(true);
    expect(line(roll(null))).toBe(true);
    expect(line(roll("yes"))).toBe(false);
  });
});
