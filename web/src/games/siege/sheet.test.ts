/** The page's sheet is the game's map. */

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { siegeSheet } from "./sheet";

const text = readFileSync(new URL("../../../../crates/games/siege/data/map.toml", import.meta.url), "utf8");

/** The letters of a layer, a row a line: "01 |  2222…". */
function rows(layer: string): string[] {
  const start = text.indexOf(`[layers.${layer}]`);
  const block = text.slice(start).split("'''")[1] ?? "";
  return block.split("\n").flatMap((line) => /^\d\d \|\s+(\S+)$/.exec(line)?.[1] ?? []);
}

test("levels and regions are those of the game's map file", () => {
  const map = parse(text);
  expect([siegeSheet.grid.columns, siegeSheet.grid.rows, siegeSheet.grid.shifted]).toEqual([map["columns"], map["rows"], map["shifted"]]);
  expect(siegeSheet.levels).toEqual(rows("level"));
  expect(siegeSheet.regions).toEqual(rows("region"));
});
