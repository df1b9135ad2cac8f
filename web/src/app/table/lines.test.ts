import { describe, expect, it } from "vitest";
import type { JournalLine } from "../core/wire";
import { entries, news, stopsOf, trails, withAnswers } from "./lines";
import type { Entry } from "./lines";

const roll = (n: number, face: number, purpose = "fire"): JournalLine => ({ n, seat: "caesar", roll: { for: purpose, sides: 6, face, reads: face, hit: face < 4 } });
const told = (n: number, text: string, seat: string | null = "caesar"): JournalLine => ({ n, seat, text, rule: "7.4" });

function words(entry: Entry): string {
  switch (entry.kind) {
    case "turn":
      return `# ${entry.turn.label}`;
    case "rolled":
      return `${entry.rolls.length} dice`;
    case "told":
      return entry.rolls.length > 0 ? `${entry.line.text} (${entry.rolls.length})` : entry.line.text;
    case "held":
      return `held ${entry.times}: ${entry.label}`;
  }
}

describe("journal", () => {
  it("tells rolls that come together with what they did", () => {
    const lines = [told(1, "moves"), roll(2, 1), roll(2, 5, "riposte"), told(2, "fires"), roll(2, 3), told(2, "holds"), roll(3, 6)];
    expect(entries(lines, []).map(words)).toEqual(["moves", "fires (2)", "holds (1)", "1 dice"]);
  });

  it("tells in its place what one's own orders let pass", () => {
    const lines = [told(3, "moves"), told(6, "fires"), told(8, "moves on")];
    const turns = [{ n: 6, label: "Turn 2" }];
    const answered = [1, 4, 5, 6, 7, 9].map((n) => ({ n, order: "usual", label: n === 7 ? "hold" : "usual" }));
    expect(withAnswers(entries(lines, turns), answered).map(words)).toEqual(["moves", "held 2: usual", "fires", "# Turn 2", "held 1: hold", "moves on", "held 1: usual"]);
  });

  it("tells steps from hex to hex as one move", () => {
    /** A step as the server tells it: with the whole way so far, where there is one. */
    const step = (n: number, who: string, from: string, to: string, start = from, seat = "caesar"): JournalLine => ({
      n,
      seat,
      text: `${who} moves from ${from} to ${to}.`,
      rule: "7.2",
      step: { piece: who, from, to, start, way: start === from ? null : `${who} moves from ${start} to ${to}.` },
    });
    const lines = [step(1, "Senons", "0805", "0806"), step(2, "Senons", "0806", "0906", "0805"), step(3, "Senons", "0906", "0907", "0805"), step(4, "Carnutes", "0907", "0908"), told(5, "Archery of 4 on 0908: a hit.")];
    expect(entries(lines, []).map(words)).toEqual(["Senons moves from 0805 to 0907.", "Carnutes moves from 0907 to 0908.", "Archery of 4 on 0908: a hit."]);
    // The same words are no way of one piece if nobody says so.
    expect(entries([told(1, "from 0805 to 0806"), told(2, "from 0806 to 0807")], []).map(words)).toHaveLength(2);
    // Who comes back has not stayed where he was.
    const back = [step(1, "Senons", "0805", "0806"), step(2, "Senons", "0806", "0805"), step(3, "Senons", "0805", "0806", "0805", "pompey")];
    expect(entries(back, []).map(words)).toHaveLength(3);
    // What people said in between parts a way in two, and what follows is told by itself.
    const parted = [step(1, "Senons", "0805", "0806"), told(1, "A draw is offered."), step(2, "Senons", "0806", "0906", "0805"), step(3, "Senons", "0906", "0907", "0805")];
    expect(entries(parted, []).map(words)).toEqual(["Senons moves from 0805 to 0806.", "A draw is offered.", "Senons moves from 0806 to 0906.", "Senons moves from 0906 to 0907."]);
  });

  it("tells who enters and goes on once, and draws the way from where it came onto the map", () => {
    const step = (n: number, who: string, from: string, to: string, text: string, way: string | null): JournalLine => ({ n, seat: "gaul", text, rule: "11.1", step: { piece: who, from, to, start: "0128", way } });
    const lines = [
      step(1, "Aedui", "0128", "0128", "Aedui enters at 0128.", null),
      step(2, "Aedui", "0128", "0229", "Aedui: 0128 to 0229.", "Aedui enters at 0128 and goes to 0229."),
      step(3, "Aedui", "0229", "0329", "Aedui: 0229 to 0329.", "Aedui enters at 0128 and goes to 0329."),
      step(4, "Remi", "0128", "0128", "Remi enters at 0128.", null),
    ];
    expect(entries(lines, []).map(words)).toEqual(["Aedui enters at 0128 and goes to 0329.", "Remi enters at 0128."]);
    expect(trails(lines, 0, ["roman"])).toEqual([{ side: "gaul", from: "0128", to: "0329", count: 1 }]);
  });

  it("puts a heading where a turn begins", () => {
    const turns = [
      { n: 0, label: "Turn I" },
      { n: 2, label: "Turn II" },
      { n: 3, label: "Turn III" },
    ];
    const lines = [told(0, "set-up", null), told(1, "one"), told(2, "ends the turn"), told(4, "another")];
    expect(entries(lines, turns).map(words)).toEqual(["# Turn I", "set-up", "one", "ends the turn", "# Turn III", "another"]);
  });

  it("puts the heading before the line that announces the turn", () => {
    const turns = [
      { n: 0, label: "Spring 50 BC, Turn I" },
      { n: 2, label: "Autumn 50 BC, Turn II" },
    ];
    const lines = [told(1, "one"), told(2, "ends the turn"), told(2, "Turn II, Autumn 50 BC: Caesar begins."), told(2, "draws"), told(3, "another")];
    expect(entries(lines, turns).map(words)).toEqual(["# Spring 50 BC, Turn I", "one", "ends the turn", "# Autumn 50 BC, Turn II", "Turn II, Autumn 50 BC: Caesar begins.", "draws", "another"]);
  });

  it("begins with the turn it is in", () => {
    const turns = [
      { n: 0, label: "Turn I" },
      { n: 5, label: "Turn II" },
    ];
    expect(entries([told(8, "late")], turns).map(words)).toEqual(["# Turn II", "late"]);
  });

  it("reads out what others did", () => {
    const lines = [told(1, "mine"), told(2, "theirs", "pompey"), roll(3, 2), told(3, "the rules'", null)];
    expect(news(lines, 1, ["caesar"])).toEqual(["theirs", "the rules'"]);
  });
});

describe("what frames a move", () => {
  const part = (n: number, what: "opens" | "closes", seat = "caesar"): JournalLine => ({ n, seat, text: what, rule: "6.1", part: what });
  const step = (n: number, seat = "caesar"): JournalLine => ({ n, seat, text: `step ${n}`, rule: "6.1", step: { piece: `p${n}`, from: "Genua", to: `to ${n}`, start: "Genua", way: null } });
  const texts = (lines: JournalLine[]): string[] => entries(lines, []).flatMap((entry) => (entry.kind === "told" ? [entry.line.text] : []));
  it("is told by the steps that follow, and alone where none do", () => {
    expect(texts([part(1, "opens"), step(2), part(3, "opens")])).toEqual(["step 2", "opens"]);
    expect(texts([part(1, "opens"), step(2, "pompey")])).toEqual(["opens", "step 2"]);
  });
  it("ends what stands before it without a word, and is told where nothing was done", () => {
    expect(texts([step(1), part(2, "closes"), told(3, "plays", null), part(4, "closes"), part(5, "closes")])).toEqual(["step 1", "plays", "closes"]);
  });
  it("joins what is alike in the words that the server has for all", () => {
    const levy = (n: number, all?: string, seat = "caesar"): JournalLine => ({ n, seat, text: `levy ${n}`, rule: "6.4", ...(all === undefined ? {} : { all }) });
    expect(texts([levy(1), levy(2, "1 and 2"), levy(3, "1, 2 and 3")])).toEqual(["1, 2 and 3"]);
    expect(texts([levy(1, undefined, "pompey"), levy(2, "wrong")])).toEqual(["levy 1", "levy 2"]);
  });
});

describe("what is worth a look", () => {
  const step = (n: number, from: string, to: string): JournalLine => ({
    n,
    seat: "pompey",
    text: `Legio I ${from} ${to}`,
    rule: "6.1",
    step: { piece: "legio-1", from, to, start: "Roma", way: `Legio I Roma ${to}` },
  });

  it("stops once for each action that is told, and once for its dice", () => {
    expect(stopsOf([told(3, "a"), told(4, "b"), told(4, "c"), roll(5, 2), told(5, "hit")], 2, 5)).toEqual([3, 4, 5]);
  });

  it("leaves out what was before and what comes after", () => {
    expect(stopsOf([told(1, "a"), told(2, "b"), told(3, "c")], 1, 2)).toEqual([2]);
  });

  it("stops at the end of a way of several steps, not at each of them", () => {
    expect(stopsOf([step(3, "Roma", "Asculum"), step(4, "Asculum", "Sipontum"), told(5, "end")], 2, 5)).toEqual([4, 5]);
  });
});

describe("ways of others", () => {
  const step = (n: number, seat: string, piece: string, from: string, to: string): JournalLine => ({ n, seat, text: "", rule: "6.1", step: { piece, from, to, start: from, way: null } });

  it("are each piece's whole way, those that are alike together, and not one's own", () => {
    const lines = [step(1, "pompey", "x", "Utica", "Tacape"), step(3, "pompey", "a", "Roma", "Neapolis"), step(4, "pompey", "a", "Neapolis", "Rhegium"), step(5, "pompey", "b", "Roma", "Rhegium"), step(6, "caesar", "c", "Genua", "Roma")];
    expect(trails(lines, 2, ["caesar"])).toEqual([{ side: "pompey", from: "Roma", to: "Rhegium", count: 2 }]);
  });
});

describe("a group", () => {
  const step = (n: number, piece: string, from: string, to: string, more: { start?: string; way?: string; group?: string } = {}) => ({
    n,
    seat: "caesar",
    text: `${piece} moves from ${from} to ${to}.`,
    rule: "6.1",
    step: { piece, from, to, start: more.start ?? from, way: more.way ?? null, ...(more.group === undefined ? {} : { group: more.group }) },
  });
  const texts = (lines: JournalLine[]): string[] => entries(lines, []).flatMap((entry) => (entry.kind === "told" ? [entry.line.text] : []));
  it("that goes the same way is one sentence", () => {
    const lines = [step(1, "IX", "Narbo", "Tarraco"), step(2, "X", "Narbo", "Tarraco", { group: "IX and X move." }), step(3, "VII", "Narbo", "Tarraco", { group: "IX, X and VII move." })];
    expect(texts(lines)).toEqual(["IX, X and VII move."]);
  });
  it("is one sentence over several steps too", () => {
    const lines = [
      step(1, "IX", "Narbo", "Massilia"),
      step(2, "IX", "Massilia", "Genua", { start: "Narbo", way: "IX to Genua." }),
      step(3, "X", "Narbo", "Massilia"),
      step(4, "X", "Massilia", "Genua", { start: "Narbo", way: "X to Genua.", group: "IX and X to Genua." }),
    ];
    expect(texts(lines)).toEqual(["IX and X to Genua."]);
  });
  it("is nobody who comes from elsewhere", () => {
    const lines = [step(1, "IX", "Narbo", "Tarraco"), step(2, "X", "Massilia", "Tarraco", { group: "wrong" })];
    expect(texts(lines)).toHaveLength(2);
  });
});
