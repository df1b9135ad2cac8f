import { describe, expect, it } from "vitest";
import { BLANK_CARD, BLANK_CHOICE, BLANK_LINE, BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import type { Scene } from "../../art/types";
import { WireError, expectShape } from "./guard";
import { line, scene } from "./wire";

/** One of each thing that a scene can have. */
const FULL: Scene = {
  ...BLANK_SCENE,
  map: "ridge",
  viewer: "blue",
  headline: { when: "Turn 1", phase: "Movement" },
  remark: "A reconstruction",
  sides: [{ seat: "blue", name: "Blue", colour: "blue", allied: true, points: 3 }],
  pieces: [
    BLANK_PIECE,
    { ...BLANK_PIECE, face: { shows: "hidden", wood: "blue" }, facing: 11, marks: ["moved", "out_of_command"] },
    { ...BLANK_PIECE, face: { shows: "open", wood: "blue", name: "First", glyph: "legion", rating: "C3", strength: 2, strengths: [1, 2] }, note: "Fights." },
    { ...BLANK_PIECE, face: { shows: "counter", colour: "blue", shape: "round", name: "Second", code: null, glyph: "horse", figures: [{ kind: "swords", text: "2", reduced: true }], stripe: null } },
    { ...BLANK_PIECE, face: { shows: "reverse", colour: "blue", shape: "chamfered", glyph: "anonymous" }, wear: { hits: 2, of: 7, shots: null } },
  ],
  hands: [{ side: null, kind: "forum", label: "On offer", cards: [BLANK_CARD, { shows: "back" }] }],
  tracks: [{ id: "turn", kind: "turn", side: null, label: "Turn", value: 1, of: 12, apart: [2] }],
  areas: [{ id: "box", label: "Box", side: "blue", kind: "box", piece: "chief", used: 1, of: 4 }],
  markers: [{ kind: "breach", place: "0101", towards: "0102", side: null, label: "Breach" }],
  arrows: [{ from: "0101", to: "0102", kind: "retreat", side: "blue", label: null }],
  overlays: [{ kind: "sight", label: "Sight", rule: "1.3", side: null, piece: null, places: ["0101"], lines: [{ from: "0101", to: "0103", blocked: "0102" }] }],
  score: { title: "Most points", rule: "1.2", goal: null, entries: [{ label: "Ridge", value: 1, of: 30, side: null, place: "0101" }] },
  auction: { card: BLANK_CARD, bids: [{ side: "blue", amount: null, purse: 5 }], leads: null },
  battle: {
    place: "0101",
    round: 1,
    rounds: null,
    captions: ["first"],
    lines: [{ ...BLANK_LINE, role: "attacker", columns: [{ label: "A", caption: null, pieces: [{ piece: BLANK_PIECE, acted: true }] }], card: { shows: "back" } }],
    hits_on: ["blue", 2],
    acting: ["A", "blue"],
    open: true,
    buttons: [{ id: "fire", text: "Fire" }],
  },
  procedure: { title: "Attack on 0101", place: "0101", steps: [{ label: "Attack", rule: "11.1", side: "blue", state: "to_come", sums: [{ label: "PF", value: "12" }], roll: { dice: [3], result: "T" }, falls: [{ face: 0, result: "3(4)", verdict: "half", about: "wavers", thrown: true }] }], bouts: [{ title: "First on Second", note: "front", place: "0101", state: "now", result: null, attackers: ["a"], defenders: ["b"], steps: [] }] },
  asked_at: "0101",
  barred: [{ why: "Not now", rule: "1.4" }],
  roster: { title: "Order", rule: "5.13", entries: [{ piece: "chief", name: "Chief", side: "blue", level: 3, state: "done", note: "passed", next: false, spent: true, phases: { used: 1, of: 3 } }] },
  choices: [{ ...BLANK_CHOICE, path: [{ piece: "a" }, { place: "0101" }, { card: "c" }, { button: "b" }, { facing: 3 }], limit: { used: 1, of: 2 } }],
};

describe("scenes from the wire", () => {
  it("are taken as they are: blocks and counters, markers and arrows, battles and cards", () => {
    for (const sample of [BLANK_SCENE, FULL]) {
      const sent: unknown = JSON.parse(JSON.stringify(sample));
      expect(expectShape(scene, sent, "scene")).toEqual(sample);
    }
  });

  it("are refused with the place that is wrong", () => {
    const broken = { ...FULL, markers: [{ kind: "control", place: "Rome", towards: null, side: 7, label: null }] };
    expect(() => expectShape(scene, broken, "scene")).toThrow(WireError);
    expect(() => expectShape(scene, broken, "scene")).toThrow(/markers\.0\.side/);
    expect(() => expectShape(scene, { ...BLANK_SCENE, areas: undefined }, "scene")).toThrow(/areas/);
    expect(() => expectShape(scene, { ...FULL, markers: [{ ...FULL.markers[0], kind: "camel" }] }, "scene")).toThrow(/markers\.0\.kind/);
  });
});

describe("rolls", () => {
  it("say whether they hit, or that this is not theirs to say", () => {
    const roll = (hit: unknown): unknown => ({ n: 3, seat: "caesar", roll: { for: "fire", sides: 6, face: 2, reads: 2, hit } });
    expect(line(roll(true))).toBe(true);
    expect(line(roll(null))).toBe(true);
    expect(line(roll("yes"))).toBe(false);
  });
});
