import { expect, test } from "vitest";
import { BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import { HexGrid } from "../../art/hex/grid";
import type { Bout, Scene } from "../../art/types";
import { boutSigns } from "./BoutSigns";

const GRID = new HexGrid({ columns: 40, rows: 30, radius: 40, margin: 10, shifted: "even" });
const bout = (place: string, attacker: string, state: Bout["state"]): Bout => ({ title: "", note: "", place, state, result: null, attackers: [attacker], defenders: [], steps: [] });

test("a sign stands beside its hex, away from who attacks it, with the chance of what is open", () => {
  const scene: Scene = {
    ...BLANK_SCENE,
    pieces: [{ ...BLANK_PIECE, id: "east", place: "2719" }, { ...BLANK_PIECE, id: "west", place: "1019" }],
    procedure: { title: "", place: null, steps: [], bouts: [bout("2619", "east", "done"), bout("1119", "west", "now"), bout("nowhere", "west", "to_come")] },
  };
  const [first, second, ...rest] = boutSigns(scene, [undefined, 0.58, 0.1], GRID);
  expect(rest).toEqual([]);
  expect([first?.number, first?.words, second?.number, second?.words]).toEqual([1, "✓", 2, "58 %"]);
  expect(first?.x).toBeLessThan((GRID.hex("2619")?.x ?? 0) - GRID.spec.radius);
  expect(second?.x).toBeGreaterThan((GRID.hex("1119")?.x ?? 0) + GRID.spec.radius);
});

test("a sign gives way to counters and to other signs", () => {
  const pieces = ["2719", "2519", "2520"].map((place) => ({ ...BLANK_PIECE, id: place, place }));
  const scene: Scene = { ...BLANK_SCENE, pieces, procedure: { title: "", place: null, steps: [], bouts: [bout("2619", "2719", "now")] } };
  const hex = GRID.hex("2619");
  const [sign] = boutSigns(scene, [0.58], GRID);
  expect(sign?.x).toBe(hex?.x);
  expect(sign?.y).toBeLessThan(hex?.y ?? 0);
});
