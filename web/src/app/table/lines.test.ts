import { describe, expect, it } from "vitest";
import type { JournalLine } from "../core/wire";
import { entries, heading, hitting, opensTurn } from "./lines";

describe("journal", () => {
  it("tells rolls for the same thing together", () => {
    const roll = (n: number, face: number): JournalLine => ({ n, seat: "caesar", roll: { for: "Legio 10", sides: 6, face, hit: null } });
    const lines: JournalLine[] = [
      { n: 1, seat: null, text: "Anno 705", rule: "2.0" },
      roll(2, 1),
      roll(2, 5),
      { n: 2, seat: "caesar", text: "fires", rule: "7.4" },
      roll(3, 6),
    ];
    expect(entries(lines).map((entry) => [entry.kind === "rolled" ? "" : entry.line.text, entry.rolls.length])).toEqual([
      ["Anno 705", 0],
      ["fires", 2],
      ["", 1],
    ]);
  });

  it("knows where turns begin", () => {
    expect(opensTurn("Turn II: cards")).toBe(true);
    expect(opensTurn("Vient l’hiver, Anno 705.")).toBe(true);
    expect(opensTurn("Caesar moves")).toBe(false);
    expect(heading("Turn II: both play.")).toEqual({ head: "Turn II", rest: "Both play." });
    expect(heading("Tour II : on joue.")).toEqual({ head: "Tour II", rest: "On joue." });
    expect(heading("Winter comes.")).toEqual({ head: "Winter comes.", rest: "" });
  });

  it("marks the dice that hit", () => {
    const rolls = [5, 1, 3].map((face) => ({ n: 1, seat: "caesar", roll: { for: "Legio 10", sides: 6, face, hit: null } }));
    const faces = (text: string): number[] => [...hitting(rolls, text)].map((roll) => roll.roll.face);
    expect(faces("Caesar fires with Legio 10: 3 dice, 2 hits.")).toEqual([1, 3]);
    expect(faces("Caesar fires with Legio 10: 3 dice, no hit.")).toEqual([]);
  });
});
