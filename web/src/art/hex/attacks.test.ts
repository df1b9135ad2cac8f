import { describe, expect, it } from "vitest";
import type { Marker } from "../types";
import { numbered, opened } from "./attacks";

const marker = (kind: Marker["kind"], place: string, side: string | null): Marker => ({ kind, place, towards: null, side, label: null });

describe("attacks", () => {
  const markers = [marker("control", "zone-I", "gaul"), marker("battle", "0318", null), marker("battle", "0319", "gaul"), marker("owed", "0320", null)];

  it("bear numbers in their order, and those that are owed come last", () => {
    expect([...numbered([marker("owed", "0317", null), ...markers])]).toEqual([["0318", 1], ["0319", 2], ["0317", 3], ["0320", 4]]);
  });

  it("are open as long as they have a maker", () => {
    expect([...opened(markers)]).toEqual(["0319"]);
  });
});
