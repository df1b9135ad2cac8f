import { describe, expect, it } from "vitest";
import { HexGrid } from "../../art/hex/grid";
import { hexWords } from "../../art/hex/sheet";
import { BLANK_SCENE } from "../../art/blanks";
import { alesiaSheet } from "./words";

const grid = new HexGrid(alesiaSheet.grid);
const told = (name: string, lang: "en" | "fr" = "en"): string => {
  const hex = grid.hex(name);
  if (hex === undefined) throw new Error(name);
  return hexWords(alesiaSheet, hex, BLANK_SCENE, lang);
};

describe("a hex in words", () => {
  it("names ground, lines, works and camps", () => {
    expect(told("0306")).toBe("Hex 0306: empty");
    expect(told("2621")).toBe("Hex 2621, hilltop, inside the inner line, wall of Alesia: empty");
    expect(told("0814")).toBe("Hex 0814, river, outer works: empty");
    expect(told("1907")).toBe("Hex 1907, slope, camp D: empty");
    expect(told("1721", "fr")).toBe("Hexagone 1721, dans la ligne intérieure, tranchée isolée: vide");
  });

  it("has words for every letter but those that mean nothing", () => {
    for (const [layer, rows] of Object.entries(alesiaSheet.others ?? {}))
      for (const letter of new Set(rows.join("")))
        for (const words of Object.values(alesiaSheet.words))
          expect(words[`${layer}-${letter}`] === undefined, `${layer} ${letter}`).toBe([".", "/", "^"].includes(letter));
  });
});
