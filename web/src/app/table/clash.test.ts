import { describe, expect, it } from "vitest";
import { BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import type { Piece, Procedure, Scene } from "../../art/types";
import { clashIn, engaged, goesOn, isOneOfMany } from "./clash";

const counter = (id: string, place: string): Piece => ({ ...BLANK_PIECE, id, side: id.slice(0, 1), place });
const step = (pf: string, result: string | null) => ({ label: "Attack", rule: "11.1", side: "r", state: "now" as const, sums: [{ label: "Points", value: pf }], roll: result === null ? null : { dice: [3], result }, falls: [] });
const fight = (place: string, pf: string, result: string | null): Procedure => ({ title: place, place, steps: [step(pf, result)], bouts: [] });
const arrow = (from: string, to: string) => ({ from, to, kind: "attack" as const, side: "r", label: null });

describe("a fight on the map", () => {
  it("is one that is resolved alone, at a place", () => {
    expect(clashIn({ ...BLANK_SCENE, procedure: fight("0709", "8", null) })?.place).toBe("0709");
    expect(clashIn({ ...BLANK_SCENE, procedure: { ...fight("0709", "8", null), place: null } })).toBeNull();
    const bout = { title: "", note: "", place: "0709", state: "now" as const, result: null, attackers: [], defenders: [], steps: [] };
    expect(clashIn({ ...BLANK_SCENE, procedure: { ...fight("0709", "8", null), bouts: [bout] } })).toBeNull();
  });

  it("goes on while it is planned and while those who lost retreat, and is another when others throw", () => {
    expect(goesOn(fight("0709", "8", null), fight("0708", "12", null))).toBe(true);
    expect(goesOn(fight("0709", "8", "T"), fight("0710", "8", "T"))).toBe(true);
    expect(goesOn(fight("0709", "8", "T"), fight("0710", "9", "T"))).toBe(false);
    expect(goesOn(fight("0709", "8", "T"), fight("0709", "8", null))).toBe(false);
  });

  it("has those who stand where its arrows start and end, with what lies in their boxes", () => {
    const box = { id: "box-x", label: "", side: "r", kind: "box" as const, piece: "r1", used: null, of: null };
    const scene: Scene = { ...BLANK_SCENE, procedure: fight("0709", "8", null), areas: [box], arrows: [arrow("0608", "0709"), arrow("0608", "0708")], pieces: [counter("r1", "0608"), counter("r2", "box-x"), counter("r3", "0101"), counter("g1", "0709"), counter("g2", "0708")] };
    expect(engaged(scene)).toEqual({ attacker: "r", pieces: ["r1", "g1", "g2", "r2"].map((id) => scene.pieces.find((piece) => piece.id === id)) });
    // Beside others that are declared it goes to its own place alone.
    const markers = ["0709", "0708"].map((place) => ({ kind: "battle" as const, place, towards: null, side: null, label: null }));
    expect(isOneOfMany({ ...scene, markers })).toBe(true);
    expect(engaged({ ...scene, markers })?.pieces.map(({ id }) => id)).toEqual(["r1", "g1", "r2"]);
  });
});
