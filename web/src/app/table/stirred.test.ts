import { describe, expect, it, test } from "vitest";
import { BLANK_CHOICE, BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import type { Scene } from "../../art/types";
import { litPlaces, stirred } from "./stirred";

const scene = (places: Record<string, string>): Scene => ({ ...BLANK_SCENE, pieces: Object.entries(places).map(([id, place]) => ({ ...BLANK_PIECE, id, place })) });

describe("what is shown", () => {
  it("happens where a step leads, or where a piece has come to", () => {
    const now = scene({ a: "0102", b: "0203" });
    const step = { piece: "b", from: "0103", to: "0203", start: "0103", way: null };
    expect(stirred(scene({ a: "0101", b: "0103" }), { n: 4, scene: now, journal: [{ n: 4, seat: "gaul", text: "B goes.", rule: null, step }] })).toBe("0203");
    expect(stirred(scene({ a: "0101", b: "0203" }), { n: 4, scene: now, journal: [] })).toBe("0102");
    expect(stirred(now, { n: 4, scene: now, journal: [] })).toBeNull();
    expect(stirred(null, { n: 4, scene: now, journal: [] })).toBeNull();
  });
});

test("something can be done where places are on offer and where pieces stand that can be used", () => {
  const pieces = [{ ...BLANK_PIECE, id: "a", place: "0101" }, { ...BLANK_PIECE, id: "b", place: "0202" }, { ...BLANK_PIECE, id: "c", place: "0303" }];
  const choices = [{ ...BLANK_CHOICE, path: [{ place: "0404" }] }, { ...BLANK_CHOICE, path: [{ piece: "a" }, { button: "move" }] }, { ...BLANK_CHOICE, path: [{ button: "done" }] }];
  expect(litPlaces(choices, ["b", "a"], pieces)).toEqual(["0404", "0101", "0202"]);
});
