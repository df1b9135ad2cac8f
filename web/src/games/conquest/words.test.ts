import { describe, expect, it } from "vitest";
import { ground as bibracte } from "./sheet-bibracte";
import { ground as britannia } from "./sheet-britannia";
import { ground as lutetia } from "./sheet-lutetia";
import { ground as rhine } from "./sheet-rhine";
import { ground as sabis } from "./sheet-sabis";
import { hexWords, levelOf, regionOf } from "../../art/hex/sheet";
import { BLANK_SCENE } from "../../art/blanks";
import { drawingOf, sheetOf } from "./words";
import type { Battle } from "./words";
import type { HexGround } from "../../art/hex/sheet";

const GROUNDS: readonly (readonly [Battle, HexGround])[] = [
  ["bibracte", bibracte],
  ["rhine", rhine],
  ["sabis", sabis],
  ["lutetia", lutetia],
  ["britannia", britannia],
];
const hex = (column: number, row: number) => ({ column, row, x: 0, y: 0, name: `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}` });

describe("the maps of conquest", () => {
  it.each(GROUNDS)("has words for every hex, in both languages: %s", (battle, ground) => {
    const sheet = sheetOf(battle, ground, "0101");
    const { columns, rows } = sheet.grid;
    expect(sheet.levels.length).toBe(rows);
    for (const words of Object.values(sheet.words)) {
      expect(words["map"]).not.toBe("");
      for (let column = 1; column <= columns; column += 1) {
        for (let row = 1; row <= rows; row += 1) {
          const here = hex(column, row);
          expect(words[`level-${levelOf(sheet, here)}`], here.name).toBeDefined();
          if (regionOf(sheet, here) !== ".") expect(words[`region-${regionOf(sheet, here)}`], here.name).toBeDefined();
        }
      }
    }
  });

  it("says what a hex is", () => {
    const sheet = sheetOf("lutetia", lutetia, "1515");
    expect(hexWords(sheet, hex(2, 14), BLANK_SCENE, "en")).toBe("Hex 0214, level 0, the Sequana: empty");
    expect(hexWords(sheet, hex(27, 6), BLANK_SCENE, "fr")).toBe("Hexagone 2706, niveau 3, bois: vide");
  });

  it("has a drawing for each battle", () => {
    for (const [battle] of GROUNDS) expect(drawingOf(battle)?.url).toContain(battle);
  });
});
