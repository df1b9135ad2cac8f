import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../../art/blanks";
import type { Anchor, Choice } from "../../art/types";
import { NOTHING, armed, back, choiceAt, click, glows, group, isCommit, keep, obvious, openChoices } from "./paths";
import type { Clicked, Pick } from "./paths";

const piece = (id: string): Anchor => ({ piece: id });
const place = (id: string): Anchor => ({ place: id });
const card = (id: string): Anchor => ({ card: id });
const button = (id: string): Anchor => ({ button: id });

function choice(label: string, path: Anchor[], attack = false): Choice {
  return { ...BLANK_CHOICE, action: { do: label }, label, path, rule: "6.1", attack };
}

const moves = [
  choice("x-roma", [piece("x"), place("Roma")]),
  choice("x-genua", [piece("x"), place("Genua")], true),
  choice("xiii-roma", [piece("xiii"), place("Roma")]),
  choice("vii-narbo", [piece("vii"), place("Narbo")]),
  choice("activate", [place("Massilia")]),
  choice("end", [button("end_moves")]),
];

function picked(clicked: Clicked): Pick {
  if (clicked.kind !== "picked") throw new Error(`expected a pick, got ${clicked.kind}`);
  return clicked.pick;
}
function chosen(clicked: Clicked): string[] {
  if (clicked.kind !== "chosen") throw new Error(`expected a choice, got ${clicked.kind}`);
  return clicked.choices.map((made) => made.label);
}

describe("glows", () => {
  it("lights every first anchor when nothing is picked", () => {
    const keys = glows(moves, NOTHING).map((glow) => JSON.stringify(glow.anchor));
    expect(keys).toEqual([
      '{"piece":"x"}',
      '{"piece":"xiii"}',
      '{"piece":"vii"}',
      '{"place":"Massilia"}',
      '{"button":"end_moves"}',
    ]);
  });

  it("lights as attacked only what is attacked, not where the attack comes from", () => {
    const shot = [choice("shoot", [{ place: "camp" }, { place: "hex" }], true)];
    expect(glows(shot, []).map((glow) => glow.attack)).toEqual([false]);
    expect(glows(shot, [[{ place: "camp" }]]).map((glow) => glow.attack)).toEqual([true]);
  });

  it("lights what continues, and says what is an attack", () => {
    expect(glows(moves, [[piece("x")]])).toEqual([
      { anchor: place("Roma"), attack: false, completes: true },
      { anchor: place("Genua"), attack: true, completes: true },
    ]);
  });
});

describe("click", () => {
  it("goes from a piece to a place", () => {
    const pick = picked(click(moves, NOTHING, piece("x")));
    expect(pick).toEqual([[piece("x")]]);
    expect(chosen(click(moves, pick, place("Roma")))).toEqual(["x-roma"]);
  });

  it("takes a one-anchor choice at once", () => {
    expect(chosen(click(moves, NOTHING, place("Massilia")))).toEqual(["activate"]);
    expect(chosen(click(moves, NOTHING, button("end_moves")))).toEqual(["end"]);
  });

  it("says nothing of what is not offered", () => {
    expect(click(moves, NOTHING, place("Utica"))).toEqual({ kind: "nothing" });
    expect(click(moves, [[piece("x")]], place("Utica"))).toEqual({ kind: "nothing" });
  });

  it("drops a piece that is clicked again", () => {
    expect(picked(click(moves, [[piece("x")]], piece("x")))).toEqual(NOTHING);
  });

  it("replaces a piece by another that stands elsewhere", () => {
    expect(picked(click(moves, [[piece("x")]], piece("vii")))).toEqual([[piece("vii")]]);
  });

  it("adds a piece of the same pile that can go the same way, and sends both", () => {
    const together = () => true;
    const pick = picked(click(moves, [[piece("x")]], piece("xiii"), { together }));
    expect(pick).toEqual([[piece("x")], [piece("xiii")]]);
    expect(chosen(click(moves, pick, place("Roma")))).toEqual(["x-roma", "xiii-roma"]);
  });

  it("does not add a piece with no common way", () => {
    const pick = picked(click(moves, [[piece("x")]], piece("vii"), { add: true }));
    expect(pick).toEqual([[piece("vii")]]);
  });

  it("takes a piece out again", () => {
    const pick: Pick = [[piece("x")], [piece("xiii")]];
    expect(picked(click(moves, pick, piece("x"), { add: true }))).toEqual([[piece("xiii")]]);
  });

  it("leaves behind who cannot come along", () => {
    const clicked = click(moves, [[piece("x")], [piece("xiii")]], place("Genua"));
    expect(chosen(clicked)).toEqual(["x-genua"]);
    expect(clicked).toMatchObject({ left: [piece("xiii")] });
  });

  it("treats a piece as the second step where the path says so", () => {
    const swaps = [
      choice("ab", [piece("a"), piece("b")]),
      choice("ba", [piece("b"), piece("a")]),
      choice("keep", [button("end_deployment")]),
    ];
    const pick = picked(click(swaps, NOTHING, piece("a")));
    expect(chosen(click(swaps, pick, piece("b"), { together: () => true }))).toEqual(["ab"]);
  });

  it("walks a path of three", () => {
    const sea = [
      choice("r1", [piece("a"), place("Mare Internum"), place("Utica")]),
      choice("r2", [piece("a"), place("Mare Internum"), place("Creta")]),
    ];
    let pick = picked(click(sea, NOTHING, piece("a")));
    pick = picked(click(sea, pick, place("Mare Internum")));
    expect(glows(sea, pick).map((glow) => glow.anchor)).toEqual([place("Utica"), place("Creta")]);
    expect(back(pick)).toEqual([[piece("a")]]);
    expect(chosen(click(sea, pick, place("Creta")))).toEqual(["r2"]);
  });

  it("arms a card and plays it at the second click", () => {
    const cards = [choice("play-a", [card("3/1")]), choice("play-b", [card("Mars")])];
    const pick = picked(click(cards, NOTHING, card("3/1")));
    expect(armed(cards, pick).map((ready) => ready.label)).toEqual(["play-a"]);
    const other = picked(click(cards, pick, card("Mars")));
    expect(armed(cards, other).map((ready) => ready.label)).toEqual(["play-b"]);
    expect(chosen(click(cards, other, card("Mars")))).toEqual(["play-b"]);
  });

  it("arms a choice that is the beginning of another", () => {
    const fork = [choice("stay", [piece("a")]), choice("go", [piece("a"), place("Roma")])];
    const pick = picked(click(fork, NOTHING, piece("a")));
    expect(armed(fork, pick).map((ready) => ready.label)).toEqual(["stay"]);
    expect(chosen(click(fork, pick, place("Roma")))).toEqual(["go"]);
    expect(chosen(click(fork, pick, piece("a")))).toEqual(["stay"]);
  });
});

describe("the rest", () => {
  it("picks the only piece by itself", () => {
    const fire = [choice("fire", [piece("a"), button("fire")]), choice("pass", [piece("a"), button("pass")])];
    expect(obvious(fire)).toEqual([[piece("a")]]);
    expect(obvious([...fire, choice("end", [button("end")])])).toEqual([[piece("a")]]);
    expect(obvious(moves)).toEqual(NOTHING);
    expect(obvious([choice("hit", [piece("a")])])).toEqual(NOTHING);
  });

  it("begins nothing that only stands beside what is asked", () => {
    const ask = choice("activate", [button("activate")]);
    expect(obvious([ask, choice("trump", [piece("a"), button("trump")])])).toEqual(NOTHING);
    expect(obvious([ask, { ...choice("shoot", [piece("a"), piece("b")]), attack: true }])).toEqual(NOTHING);
    // A way is shown at once, and so is what is all there is.
    expect(obvious([ask, choice("go", [piece("a"), place("Roma")])])).toEqual([[piece("a")]]);
    expect(obvious([choice("fire", [piece("a"), button("fire")])])).toEqual([[piece("a")]]);
  });

  it("keeps what is still offered", () => {
    expect(keep(moves, [[piece("x")], [piece("gone")]])).toEqual([[piece("x")]]);
  });

  it("finds choices", () => {
    expect(choiceAt(moves, [place("Massilia")])?.label).toBe("activate");
    expect(choiceAt(moves, [piece("x")])).toBeUndefined();
    expect(openChoices(moves, [[piece("x")]]).length).toBe(2);
    expect(moves.filter(isCommit).map((made) => made.label)).toEqual(["end"]);
    expect(back([[piece("x")]])).toEqual(NOTHING);
  });
});

describe("many choices", () => {
  it("are looked through once, however many pieces are picked", () => {
    let looked = 0;
    const many = Array.from({ length: 200 }, (_, piece) => Array.from({ length: 6 }, (__, place) => ({ piece: `p${piece}`, place: `h${piece + place}` }))).flat();
    const choices = many.map(({ piece, place }) => {
      const made = choice(`${piece}-${place}`, [{ piece }, { place }]);
      return Object.defineProperty({ ...made }, "path", {
        get: () => {
          looked += 1;
          return made.path;
        },
      });
    });
    const pick: Pick = Array.from({ length: 160 }, (_, piece) => [{ piece: `p${piece}` }]);
    expect(glows(choices, pick)).toHaveLength(165);
    // Once for the index, a few times for each choice of the pieces picked; not lanes times choices.
    expect(looked).toBeLessThan(8 * choices.length);
  });
});

describe("group", () => {
  it("takes those that have something in common, and leaves the others", () => {
    expect(group(moves, ["x", "vii", "xiii"])).toEqual([[piece("x")], [piece("xiii")]]);
  });

  it("takes nobody where a click would be a choice already", () => {
    expect(group([choice("a", [piece("a")]), choice("b", [piece("b")])], ["a", "b"])).toEqual(NOTHING);
  });
});

describe("what may be done at any time", () => {
  it("does not make a plain choice wait", () => {
    const rally = choice("rally", [piece("a")]);
    const split = { ...choice("split", [piece("a"), button("split")]), aside: true };
    expect(chosen(click([rally, split], NOTHING, piece("a")))).toEqual(["rally"]);
    expect(picked(click([rally, { ...split, aside: false }], NOTHING, piece("a")))).toEqual([[piece("a")]]);
  });
});
