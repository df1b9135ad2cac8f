import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../art/blanks";
import type { Anchor, Choice } from "../art/types";
import { MAPS, PICTURES, isTaught, loadLesson, loadPage } from ".";
import julius from "./julius/lesson";
import { advice, completes } from "./lesson";

const choice = (kind: string, path: Anchor[], attack = false): Choice => ({ ...BLANK_CHOICE, action: { do: kind }, path, attack });
const step = (name: string) => {
  const found = julius.steps.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

/** Every game has its picture, which a test of the registry holds the folders to. */
const GAMES = [...PICTURES.keys()];

describe("folders of games", () => {
  it("are found by the game's id, and each has a map", () => {
    expect(GAMES).toContain("julius");
    for (const map of MAPS.keys()) expect(GAMES).toContain(map.split("-")[0]);
    for (const game of GAMES) expect([...MAPS.keys()].some((map) => map === game || map.startsWith(`${game}-`)), game).toBe(true);
  });
  it("have maps by the name that scenes give them", () => {
    expect([...MAPS.keys()]).toEqual(expect.arrayContaining(["siege", "conquest-rhine"]));
  });
});

describe("the page of a game", () => {
  it.each(GAMES)("says in five sentences how it plays, how to win, and shows its pieces: %s", async (game) => {
    const page = await loadPage(game);
    expect(page?.plays.length).toBe(5);
    const said = [...(page?.plays.map((one) => one.says) ?? []), ...(page?.pieces.flatMap((piece) => [piece.name, piece.says]) ?? []), page?.win.says];
    for (const words of said) for (const text of [words?.en, words?.fr]) expect(text?.trim()).toBeTruthy();
    for (const words of page?.plays ?? []) expect(words.says.fr).not.toBe(words.says.en);
    expect(page?.pieces.length).toBeGreaterThan(3);
    expect(page?.hero.pieces.length).toBeGreaterThan(3);
  });
  it("may be missing", async () => expect(await loadPage("ridge")).toBeNull());
});

describe("the guided game", () => {
  it.each(GAMES)("has ten steps and says something at each, in both languages: %s", async (game) => {
    const lesson = await loadLesson(game);
    if (lesson === null) throw new Error(`${game} has no lesson`);
    expect(lesson.steps.length).toBe(10);
    expect(new Set(lesson.steps.map((one) => one.name)).size).toBe(10);
    for (const { ask, steps } of Object.values(lesson.words)) {
      expect(ask).not.toBe("");
      expect(Object.keys(steps)).toEqual(lesson.steps.map((one) => one.name));
      for (const { title, text } of Object.values(steps)) expect(title.length * text.length).toBeGreaterThan(0);
    }
  });

  it("is found by the game's name", async () => {
    expect(isTaught("julius")).toBe(true);
    expect(isTaught("ridge")).toBe(false);
    expect(await loadLesson("julius")).toBe(julius);
    expect(await loadLesson("ridge")).toBeNull();
  });

  it("tells an attack from a move", () => {
    expect(completes(step("move"), { do: "step" }, false)).toBe(true);
    expect(completes(step("attack"), { do: "step" }, false)).toBe(false);
    expect(completes(step("attack"), { do: "step" }, true)).toBe(true);
    expect(completes(step("screen"), { do: "step" }, true)).toBe(false);
    expect(completes(step("move"), null, false)).toBe(false);
  });

  it("recommends what it speaks of, and otherwise what leads on", () => {
    const genua = choice("activate", [{ place: "Genua" }]);
    const narbo = choice("activate", [{ place: "Narbo" }]);
    const end = choice("end_moves", [{ button: "end_moves" }]);
    expect(advice(step("move"), [narbo, genua, end])).toBe(genua);
    expect(advice(step("move"), [narbo, end])).toBe(narbo);
    const roma = choice("step", [{ piece: "legio-8" }, { place: "Roma" }]);
    expect(advice(step("move"), [genua, roma, end])).toBe(roma);
    const away = choice("step", [{ piece: "legio-9" }, { place: "Burdigala" }]);
    const fight = choice("step", [{ piece: "legio-7" }, { place: "Tarraco" }], true);
    expect(advice(step("attack"), [away, fight, end])).toBe(fight);
    expect(advice(step("attack"), [away, end])).toBe(end);
    expect(advice(step("why"), [end])).toBeNull();
  });
});
