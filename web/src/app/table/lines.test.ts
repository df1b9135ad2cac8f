import { describe, expect, it } from "vitest";
import type { JournalLine } from "../core/wire";
import { entries, opensTurn } from "./lines";

describe("journal", () => {
  it("tells rolls for the same thing together", () => {
    const roll = (n: number, face: number): JournalLine => ({ n, seat: "caesar", roll: { for: "Legio 10", sides: 6, face } });
    const lines: JournalLine[] = [
      { n: 1, seat: null, text: "Anno 705", rule: "2.0" },
      roll(2, 1),
      roll(2, 5),
      { n: 2, seat: "caesar", text: "fires", rule: "7.4" },
      roll(3, 6),
    ];
    expect(entries(lines).map((entry) => (entry.kind === "rolled" ? entry.rolls.length : entry.line.text))).toEqual(["Anno 705", 2, "fires", 1]);
  });

  it("knows where turns begin", () => {
    expect(opensTurn("Turn II: cards")).toBe(true);
    expect(opensTurn("Vient l’hiver, Anno 705.")).toBe(true);
    expect(opensTurn("Caesar moves")).toBe(false);
  });
});
