import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../../art/blanks";
import type { Anchor, Choice, Route } from "../../art/types";
import { NONE, fetchedWith, onOffer, unread, wanted, waysOf } from "./offered";
import type { Offer } from "./offered";

const to = (piece: string, place: string, cost: number | null = 1): Choice => ({ ...BLANK_CHOICE, label: `${piece} to ${place}`, path: [{ piece }, { place }], cost });
const button = (id: string): Choice => ({ ...BLANK_CHOICE, label: id, path: [{ button: id }] });
const route = (piece: string, place: string): Route => ({ choice: to(piece, place, 2), via: ["h1", place], then: [{ step: place }] });
const labels = (choices: readonly Choice[]): string[] => choices.map((choice) => choice.label);

/** A scene that names two legions and a cohort instead of their choices. */
const left: Offer = { choices: [button("end_moves")], pickable: ["legio-10", "legio-7", "cohort"] };
const whole: Offer = { choices: [button("end_moves"), to("legio-10", "h1"), to("legio-10", "h2")], pickable: [] };
const picked = (...pieces: string[]): Anchor[][] => pieces.map((piece) => [{ piece }]);
const stack = (): string[] => ["legio-10", "legio-7", "centurion"];
const alone = (): string[] => [];

describe("choices on demand", () => {
  it("are the scene's until a piece is picked", () => {
    expect(labels(onOffer(left, NONE, []))).toEqual(["end_moves"]);
    expect(unread(left, NONE)).toEqual(["legio-10", "legio-7", "cohort"]);
    expect(wanted(left, NONE, [], stack)).toEqual([]);
  });

  it("are asked for with those of pieces that may come along", () => {
    expect(wanted(left, NONE, picked("legio-10"), stack)).toEqual(["legio-10", "legio-7"]);
    expect(wanted(left, NONE, picked("cohort"), alone)).toEqual(["cohort"]);
  });

  it("are here once they have come, with how far the pieces picked can go", () => {
    const sent = { version: 3, choices: [to("legio-10", "h1"), to("legio-7", "h1")], routes: [route("legio-10", "h2"), route("legio-7", "h3")] };
    const fetched = fetchedWith(NONE, ["legio-10", "legio-7"], sent);
    const ways = waysOf(fetched, picked("legio-10"));
    expect(labels(onOffer(left, fetched, ways))).toEqual(["end_moves", "legio-10 to h1", "legio-7 to h1", "legio-10 to h2"]);
    expect(unread(left, fetched)).toEqual(["cohort"]);
    expect(wanted(left, fetched, picked("legio-10", "legio-7"), stack)).toEqual([]);
  });

  it("are not offered twice where the scene has some of them already", () => {
    const partly: Offer = { choices: [{ ...BLANK_CHOICE, label: "stay", path: [{ piece: "cohort" }] }], pickable: ["cohort"] };
    const stay = partly.choices[0];
    const fetched = fetchedWith(NONE, ["cohort"], { version: 3, choices: [...(stay === undefined ? [] : [stay]), to("cohort", "h1")], routes: [] });
    expect(labels(onOffer(partly, fetched, []))).toEqual(["stay", "cohort to h1"]);
  });

  it("are all here when all were asked for, as in the list", () => {
    const fetched = fetchedWith(NONE, null, { version: 3, choices: [button("end_moves"), to("legio-10", "h1"), to("cohort", "h4")], routes: [] });
    expect(labels(onOffer(left, fetched, []))).toEqual(["end_moves", "legio-10 to h1", "cohort to h4"]);
    expect(unread(left, fetched)).toEqual([]);
    // How far a piece goes is still asked for when it is picked.
    expect(wanted(left, fetched, picked("cohort"), stack)).toEqual(["cohort"]);
  });

  it("are asked for again only for the ways of a piece that walks, where the scene has them all", () => {
    expect(wanted(whole, NONE, picked("legio-10"), stack)).toEqual(["legio-10"]);
    const still: Offer = { choices: [{ ...to("legio-10", ""), path: [{ piece: "legio-10" }, { button: "split" }] }], pickable: [] };
    // An order to set out comes before the first step.
    const ordered: Offer = { choices: [{ ...BLANK_CHOICE, path: [{ piece: "legio-10" }, { button: "move" }] }], pickable: [] };
    expect(wanted(ordered, NONE, picked("legio-10"), stack)).toEqual(["legio-10"]);
    expect(wanted(still, NONE, picked("legio-10"), stack)).toEqual([]);
    const fetched = fetchedWith(NONE, ["legio-10"], { version: 3, choices: [to("legio-10", "h1"), to("legio-10", "h2")], routes: [route("legio-10", "h5")] });
    expect(labels(onOffer(whole, fetched, waysOf(fetched, picked("legio-10"))))).toEqual(["end_moves", "legio-10 to h1", "legio-10 to h2", "legio-10 to h5"]);
  });
});
