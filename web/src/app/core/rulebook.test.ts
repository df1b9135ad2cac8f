import { describe, expect, it } from "vitest";
import { chapters, citation, partsOf, searchRules } from "./rulebook";

const rules = [
  { id: "6.0", title: "Command phase", kind: "heading", text: "Moves, then levies." },
  { id: "6.1", title: "Groups", kind: "mechanic", text: "A move is for one group; roads limit it." },
  { id: "6.11", title: "Road limits", kind: "mechanic", text: "Majeures : quatre blocs." },
  { id: "7.6", title: "Retreats", kind: "mechanic", text: "A block retreats by land. Caesar too." },
  { id: "7.64", title: "Retreat by sea", kind: "mechanic", text: "One block a round, from port to friendly port." },
  { id: "8.0", title: "Retraite par mer", kind: "mechanic", text: "Une flotte, à la dérive." },
  { id: "event-mars", title: "Mars", kind: "mechanic", text: "Surprise." },
];
const found = (query: string): string[] => searchRules(rules, query).map((rule) => rule.id);

describe("searching the rules", () => {
  it("gives all without words", () => expect(found("  ").length).toBe(rules.length));
  it("puts titles first, and takes words in any order, with accents or not", () => {
    expect(found("road")[0]).toBe("6.11");
    expect(found("derive flotte")).toEqual(["8.0"]);
    expect(found("DÉRIVE")).toEqual(["8.0"]);
    expect(found("elephant")).toEqual([]);
  });
  it("understands a question, though no rule has all of its words", () => {
    expect(found("can Caesar retreat by sea")[0]).toBe("7.64");
    expect(found("sea, by retreat")[0]).toBe("7.64");
  });
  it("forgives a misspelling and an unfinished word", () => {
    for (const query of ["retraet sea", "retret sea", "rtreat sea", "retre sea"]) expect(found(query)[0], query).toBe("7.64");
    expect(found("comand")[0]).toBe("6.0");
    expect(found("xyzzy")).toEqual([]);
  });
  it("puts the very number first", () => {
    expect(found("6.1")[0]).toBe("6.1");
    expect(found("event-mars")[0]).toBe("event-mars");
  });
  it("answers a question of empty words alone", () => expect(found("by").length).toBeGreaterThan(0));
});

describe("chapters", () => {
  it("gather what begins with the same number or word", () => {
    expect(chapters(rules).map(({ key, rules: list }) => [key, list.length])).toEqual([
      ["6", 3],
      ["7", 2],
      ["8", 1],
      ["event", 1],
    ]);
  });
});

describe("numbers in a text", () => {
  const ids = new Set(["6.1", "6.11", "2.0-C1", "2.0-B.1"]);
  it("are rules where there is such a rule", () => {
    expect(partsOf("See 6.11, then (6.1) and 9.9.", ids)).toEqual(["See ", { rule: "6.11" }, ", then (", { rule: "6.1" }, ") and 9.9."]);
    expect(partsOf("By 6.1.", ids)).toEqual(["By ", { rule: "6.1" }, "."]);
    expect(partsOf("2.0-C1 and 2.0-B.1. 6.1-fold", ids)).toEqual([{ rule: "2.0-C1" }, " and ", { rule: "2.0-B.1" }, ". ", { rule: "6.1" }, "-fold"]);
    expect(partsOf("16.1 and 6.12", ids)).toEqual(["16.1 and 6.12"]);
    expect(partsOf("", ids)).toEqual([]);
  });
});

describe("a citation", () => {
  it("is the number, or number and title, and never a name of our own", () => {
    expect(citation("7.2", "Rounds")).toBe("7.2");
    expect(citation("2.0-C1", "Deployment")).toBe("2.0-C1");
    expect(citation("10.0-round", "Battle rounds")).toBe("10.0 Battle rounds");
    expect(citation("event-mercury", "Mercury")).toBe("Mercury");
    expect(citation("silver-fleets", "")).toBe("");
  });
});
