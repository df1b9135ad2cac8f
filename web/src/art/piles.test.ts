import { expect, test } from "vitest";
import { BLANK_PIECE } from "./blanks";
import { BLOCK, BLOCKS, camps, layPiles, layoutPile, spread } from "./piles";
import type { Camps, Spot } from "./piles";
import type { Piece } from "./types";

const MAP = { width: 1280, height: 716 };
const CITY: Spot = { x: 500, y: 300, dx: 0, dy: 0, kind: "city" };

function open(id: string): Piece {
  return {
    ...BLANK_PIECE,
    id,
    side: "caesar",
    place: "Roma",
    face: { shows: "open", wood: "caesar", name: id, glyph: "legion", rating: "C2", strength: 3, strengths: [1, 2, 3] },
  };
}

function hidden(id: string): Piece {
  return { ...BLANK_PIECE, id, side: "pompey", place: "Roma", face: { shows: "hidden", wood: "pompey" } };
}

const OWN: Camps = { own: [open("a"), open("b"), open("c")], foes: [] };
const FOES: Camps = { own: [], foes: [hidden("x"), hidden("y"), hidden("z")] };

test("camps are the viewer's side and the rest", () => {
  const { own, foes } = camps([open("a"), hidden("x"), open("b")], new Set(["caesar"]));
  expect(own.map((piece) => piece.id)).toEqual(["a", "b"]);
  expect(foes.map((piece) => piece.id)).toEqual(["x"]);
});

test("an own pile stands above the dot, one in front, the others behind it, and says what it is", () => {
  const pile = layoutPile("Roma", CITY, OWN, false, MAP);
  const front = pile.pieces.at(-1);
  expect(pile.pieces.map((block) => block.x - (front?.x ?? 0))).toEqual([11, 5.5, 0]);
  expect(front?.x).toBeCloseTo(500 - BLOCK / 2);
  for (const block of pile.pieces) expect(block.y + BLOCK).toBeLessThan(300);
  expect(pile.plates).toMatchObject([{ side: "caesar", glyphs: ["legion", "legion", "legion"], text: "9" }]);
  expect(pile.plates[0]?.y).toBeLessThan(pile.pieces[0]?.y ?? 0);
});

test("of hidden blocks the plate says how many, and what is known of them", () => {
  expect(layoutPile("Roma", CITY, FOES, false, MAP).plates).toMatchObject([{ side: "pompey", glyphs: [], text: "3 · ?" }]);
  const seen: Piece = { ...open("k"), side: "pompey" };
  expect(layoutPile("Roma", CITY, { own: [], foes: [hidden("x"), seen] }, false, MAP).plates).toMatchObject([{ text: "2 · 3+?" }]);
});

test("one block needs no plate, and an open pile none", () => {
  expect(layoutPile("Roma", CITY, { own: [open("a")], foes: [] }, false, MAP).plates).toEqual([]);
  expect(layoutPile("Roma", CITY, OWN, true, MAP).plates).toEqual([]);
});

test("a pile opens around the piece that was clicked", () => {
  const groups = new Map([["Roma", OWN.own]]);
  const how = { friends: new Set(["caesar"]), isOpen: () => true, held: { piece: "b", x: 470, y: 220 } };
  const [pile] = layPiles(new Map([["Roma", CITY]]), groups, how, MAP, BLOCKS);
  const clicked = pile?.pieces.find(({ piece }) => piece.id === "b");
  expect(clicked?.x).toBeCloseTo(470);
  expect(clicked?.y).toBeCloseTo(220);
});

test("a pile opens to where it covers no other place, if there is room", () => {
  const groups = new Map([["Roma", OWN.own]]);
  const held = { piece: "b", x: 470, y: 220 };
  const how = { friends: new Set(["caesar"]), isOpen: () => true, held };
  const middle = { x: held.x + BLOCK / 2, y: held.y + BLOCK / 2 };
  const beside = [-1, 1].map((way) => ({ ...CITY, x: middle.x + way * BLOCK, y: middle.y }));
  const covered = (others: readonly Spot[]): number => {
    const spots = new Map([["Roma", CITY], ...others.map((spot, at): [string, Spot] => [`other ${at}`, spot])]);
    const [pile] = layPiles(spots, groups, how, MAP, BLOCKS);
    const clicked = pile?.pieces.find(({ piece }) => piece.id === held.piece);
    expect([clicked?.x, clicked?.y]).toEqual([held.x, held.y]);
    const under = (spot: Spot): boolean => pile?.pieces.some(({ x, y }) => spot.x > x && spot.x < x + BLOCK && spot.y > y && spot.y < y + BLOCK) ?? false;
    return others.filter(under).length;
  };
  expect(covered(beside)).toBe(0);
  expect(covered(beside.slice(0, 1))).toBe(0);
  const round = [...beside, { ...CITY, x: middle.x, y: middle.y - BLOCK }, { ...CITY, x: middle.x, y: middle.y + BLOCK }];
  expect(covered(round)).toBeGreaterThan(0);
});

test("those behind and the plate of a pile stay on the map", () => {
  const pile = layoutPile("Treviri", { ...CITY, y: 30 }, OWN, false, MAP);
  const [plate] = pile.plates;
  expect((plate?.y ?? 0) - 8).toBeGreaterThan(0);
  expect((plate?.y ?? 0) + 8).toBeLessThan(Math.min(...pile.pieces.map(({ y }) => y)));
});

test("a pile at a rosette stands 7 higher", () => {
  const low = layoutPile("Roma", CITY, FOES, false, MAP);
  const high = layoutPile("Roma", { ...CITY, kind: "rosette" }, FOES, false, MAP);
  expect((low.pieces[0]?.y ?? 0) - (high.pieces[0]?.y ?? 0)).toBeCloseTo(7);
});

test("an open pile covers none of its blocks and lifts 9", () => {
  const shut = layoutPile("Roma", CITY, OWN, false, MAP);
  const pile = layoutPile("Roma", CITY, OWN, true, MAP);
  const [first, second] = pile.pieces;
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(BLOCK);
  expect((shut.pieces[2]?.y ?? 0) - (pile.pieces[2]?.y ?? 0)).toBeCloseTo(9);
});

test("seven open blocks take two rows and stay on the map", () => {
  const many: Camps = { own: Array.from({ length: 7 }, (_, i) => open(`l${i}`)), foes: [] };
  const corner: Spot = { ...CITY, x: 1260, y: 30 };
  const pile = layoutPile("Roma", corner, many, true, MAP);
  expect(new Set(pile.pieces.map((block) => block.y)).size).toBe(2);
  for (const { x, y } of pile.pieces) {
    expect(x).toBeGreaterThan(0);
    expect(x + BLOCK).toBeLessThan(MAP.width);
    expect(y).toBeGreaterThan(0);
  }
});

test("many hidden blocks close up instead of growing", () => {
  const ten: Camps = { own: [], foes: Array.from({ length: 10 }, (_, i) => hidden(`h${i}`)) };
  expect(layoutPile("Roma", CITY, ten, false, MAP).box.w).toBeLessThan(110);
});

test("where both sides stand, foes are above, friends below, the disc on the city and lines to both", () => {
  const pile = layoutPile("Roma", CITY, { own: OWN.own, foes: FOES.foes }, false, MAP);
  const own = pile.pieces.filter((block) => block.piece.side === "caesar");
  const foes = pile.pieces.filter((block) => block.piece.side === "pompey");
  const lowestFoe = Math.max(...foes.map((block) => block.y + BLOCK));
  expect(lowestFoe).toBeLessThan(Math.max(...own.map((block) => block.y)));
  expect(pile.swords).toEqual({ x: CITY.x, y: CITY.y });
  expect(pile.leads).toHaveLength(2);
  for (const block of pile.pieces) expect(block.x + BLOCK).toBeLessThan(CITY.x);
});

test("neighbouring piles give way to each other", () => {
  const a = layoutPile("Narbo", CITY, OWN, false, MAP);
  const b = layoutPile("Massilia", { ...CITY, x: 550 }, OWN, false, MAP);
  const [west, east] = spread([a, b], MAP);
  expect((west?.box.x ?? 0) + (west?.box.w ?? 0)).toBeLessThanOrEqual((east?.box.x ?? 0) + 0.1);
});
