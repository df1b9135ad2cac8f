import { expect, test } from "vitest";
import { BLANK_CHOICE } from "../../art/blanks";
import { withChance } from "./chances";

test("a button says how likely a throw is, once", () => {
  expect(withChance({ ...BLANK_CHOICE, label: "Try", chance: 40 })).toBe("Try: 40 %");
  expect(withChance({ ...BLANK_CHOICE, label: "Shoot: 60 %", chance: 60 })).toBe("Shoot: 60 %");
  expect(withChance({ ...BLANK_CHOICE, label: "Go" })).toBe("Go");
});
