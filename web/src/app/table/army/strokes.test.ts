import { describe, expect, it } from "vitest";
import type { Anchor, Choice, Marker } from "../../../art/types";
import type { Joins } from "../../../generated/scene";
import { strokeOf } from "./strokes";

const choice = (path: Anchor[], attack = false): Choice => ({ path, attack, action: path, label: "", more: "", rule: "14.1", aside: false, cost: null, stops: false, limit: null, amount: null, unspent: null, chance: null, usual: false });
const marker = (kind: Marker["kind"], place: string, side: string | null = null): Marker => ({ kind, place, towards: null, side, label: null });
const join = (...pieces: string[]): Joins => ({ pieces, place: "1030", brings: "3:1" });
const scene = (choices: Choice[], markers: Marker[]) => ({ choices, markers, pieces: [], viewer: "gaul" });

const target = choice([{ place: "1031" }], true);
const [first, second] = [choice([{ piece: "arverni-1" }], true), choice([{ piece: "arverni-2" }], true)];
const close = choice([{ button: "close" }]);

describe("keys while attacks are declared", () => {
  const owed = scene([target], [marker("battle", "1030"), marker("owed", "1031")]);
  const open = scene([target, first, second, close], [marker("battle", "1030", "gaul"), marker("owed", "1031")]);

  it("open the attack of a number, or show one that is made", () => {
    expect(strokeOf("2", owed, [])).toEqual({ does: "send", choice: target });
    expect(strokeOf("1", owed, [])).toEqual({ does: "show", place: "1030" });
    expect(strokeOf("3", owed, [])).toBeNull();
  });

  it("add the best candidate, take the last back and end the open attack", () => {
    const joins = [join("arverni-2"), join("arverni-1"), join("arverni-1", "arverni-2")];
    expect(strokeOf("+", open, joins)).toEqual({ does: "send", choice: second });
    expect(strokeOf("=", open, joins)).toEqual({ does: "send", choice: second });
    expect(strokeOf("+", open, [])).toBeNull();
    expect(strokeOf("-", open, joins)).toEqual({ does: "back" });
    expect(strokeOf("d", open, joins)).toEqual({ does: "send", choice: close });
    expect(strokeOf("d", { ...open, choices: [first] }, joins)).toBeNull();
  });

  it("do nothing where no attack is open, or another seat's is", () => {
    for (const key of ["+", "-", "d"]) {
      expect(strokeOf(key, owed, [join("arverni-1")])).toBeNull();
      expect(strokeOf(key, { ...open, viewer: "roman" }, [join("arverni-1")])).toBeNull();
    }
  });

  it("roll no dice: battles that are fought have other buttons", () => {
    expect(strokeOf("1", scene([choice([{ place: "1030" }], true)], [marker("battle", "1030")]), [])).toBeNull();
  });
});
