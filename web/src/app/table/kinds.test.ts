import { expect, it } from "vitest";
import type { Overlay } from "../../art/types";
import { kindsOf } from "./kinds";

const overlay = (kind: Overlay["kind"], places: string[]): Overlay => ({ kind, label: kind, rule: "1.3", side: null, piece: null, places, lines: [] });

it("offers one chip a kind, and none for a layer that shows nothing", () => {
  const shown = kindsOf([overlay("sight", []), overlay("command", ["0505"]), overlay("command", ["0606"]), overlay("zone", ["0707"])]);
  expect(shown.map((one) => one.kind)).toEqual(["command", "zone"]);
  expect(kindsOf([overlay("sight", []), overlay("sight", ["0101"])]).length).toBe(1);
});
