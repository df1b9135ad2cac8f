import { describe, expect, it } from "vitest";
import { HexGrid } from "../../../art/hex/grid";
import { handlesOf, pulled } from "./handles";

const grid = new HexGrid({ columns: 12, rows: 12, radius: 24, shifted: "even", margin: 10 });

describe("the handles of a way", () => {
  it("lie in the middle of each stretch that has one, and in each bend", () => {
    expect(handlesOf(grid, ["0203", "0207"])).toEqual([{ at: "0205", index: 0, bent: false }]);
    expect(handlesOf(grid, ["0203", "0204"])).toEqual([]);
    expect(handlesOf(grid, ["0202", "0206", "0207"])).toEqual([
      { at: "0204", index: 0, bent: false },
      { at: "0206", index: 0, bent: true },
    ]);
    expect(handlesOf(grid, [])).toEqual([]);
    // They went round something.
    expect(handlesOf(grid, ["0203", "0207"], ["0203", "0304", "0305", "0306", "0207"]).map(({ at }) => at)).toEqual(["0305"]);
  });

  it("bend it where they are pulled, and straighten it where they are put away", () => {
    const drawn = ["0202", "0206", "0606"];
    expect(pulled(drawn, { index: 0, bent: false }, "0404")).toEqual(["0404", "0206"]);
    expect(pulled(drawn, { index: 1, bent: false }, "0404")).toEqual(["0206", "0404"]);
    expect(pulled(drawn, { index: 0, bent: true }, "0305")).toEqual(["0305"]);
    expect(pulled(drawn, { index: 0, bent: true }, null)).toEqual([]);
  });
});
