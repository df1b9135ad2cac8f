import { describe, expect, it } from "vitest";
import { searchRules } from "./rulebook";

const rules = [
  { id: "6.1", title: "Groups", kind: "mechanic", text: "A move is for one group; roads limit it." },
  { id: "6.11", title: "Road limits", kind: "mechanic", text: "Majeures : quatre blocs." },
  { id: "7.64", title: "Retraite par mer", kind: "mechanic", text: "Une flotte, à la dérive." },
];

describe("searching the rules", () => {
  it("gives all without words", () => expect(searchRules(rules, "  ").length).toBe(3));
  it("finds every word, accents or not, titles first", () => {
    expect(searchRules(rules, "road").map((rule) => rule.id)).toEqual(["6.11", "6.1"]);
    expect(searchRules(rules, "derive flotte").map((rule) => rule.id)).toEqual(["7.64"]);
    expect(searchRules(rules, "elephant")).toEqual([]);
  });
  it("puts the very number first", () => expect(searchRules(rules, "6.1")[0]?.id).toBe("6.1"));
});
