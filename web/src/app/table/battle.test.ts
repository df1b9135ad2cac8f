import { describe, expect, it } from "vitest";
import { BLANK_LINE, BLANK_PIECE } from "../../art/blanks";
import type { BattleScene } from "../../art/types";
import type { JournalLine } from "../core/wire";
import { lastRoll, losses } from "./battle";

function fight(round: number, strength: number): BattleScene {
  return {
    place: "Roma",
    round,
    rounds: 4,
    captions: [],
    buttons: [],
    hits_on: null,
    acting: ["C", "caesar"],
    open: true,
    lines: [
      { ...BLANK_LINE, side: "pompey", role: "defender" },
      {
        ...BLANK_LINE,
        side: "caesar",
        role: "attacker",
        columns: [
          {
            label: "C",
            caption: "",
            pieces: [
              {
                acted: true,
                piece: {
                  ...BLANK_PIECE,
                  id: "legio-10",
                  side: "caesar",
                  place: "Roma",
                  face: { shows: "open", wood: "caesar", name: "Legio 10", glyph: "legion", rating: "C3", strength, strengths: [1, 2, 3, 4] },
                },
              },
            ],
          },
        ],
      },
    ],
  };
}

const journal: JournalLine[] = [
  { n: 7, seat: "caesar", roll: { for: "fire", sides: 6, face: 3, reads: 3, hit: true } },
  { n: 7, seat: "caesar", roll: { for: "fire", sides: 6, face: 6, reads: 6, hit: false } },
  { n: 7, seat: "caesar", text: "Legio X fires 2 dice: one hit.", rule: "7.4" },
];

describe("battle", () => {
  it("shows the last throw in its column", () => {
    const roll = lastRoll(fight(1, 3), journal, 7);
    expect(roll?.column).toBe("C");
    expect(roll?.dice).toEqual([
      { value: 3, hit: true },
      { value: 6, hit: false },
    ]);
  });

  it("shows it where the piece stands that threw, whoever has acted since", () => {
    const scene = fight(1, 3);
    const line = scene.lines[1];
    const mate = line?.columns[0]?.pieces[0];
    if (line === undefined || mate === undefined) throw new Error("no fighter");
    const other = { ...mate, piece: { ...mate.piece, id: "legio-9", face: { shows: "open" as const, wood: "caesar", name: "Legio IX", glyph: "legion", rating: "C3", strength: 3, strengths: [1, 2, 3] } } };
    line.columns.unshift({ label: "A", caption: "", pieces: [other] });
    line.columns.push({ label: "D", caption: "", pieces: [{ ...other, acted: true }] });
    expect(lastRoll(scene, journal, 7)?.column).toBe("C");
    expect(lastRoll(scene, journal, 7)?.text).toBe("Legio X fires 2 dice: one hit.");
  });

  it("shows it in no column when who threw is gone", () => {
    const scene = fight(1, 3);
    scene.lines[1]?.columns.splice(0);
    expect(lastRoll(scene, journal, 7)?.column).toBe("");
  });

  it("forgets the throw that ended a round with the first decision of the next", () => {
    expect(lastRoll(fight(2, 3), journal, 7, 7)?.text).toBe("Legio X fires 2 dice: one hit.");
    expect(lastRoll(fight(2, 3), journal, 8, 7)).toBeUndefined();
  });

  it("forgets old throws", () => {
    expect(lastRoll(fight(1, 3), journal, 9)).toBeUndefined();
  });

  it("counts what a round has cost", () => {
    const first = losses(null, fight(1, 3));
    expect(first.lost.size).toBe(0);
    const second = losses(first, fight(1, 1));
    expect(second.lost.get("legio-10")).toBe(2);
    expect(losses(second, fight(2, 1)).lost.size).toBe(0);
  });
});
