import { describe, expect, it, test } from "vitest";
import { BLANK_PIECE, BLANK_SCENE } from "../blanks";
import type { Detail, Glow, Highlights } from "../highlights";
import type { Area, Arrow, Figure, Overlay, OverlayKind, Piece, Scene, Shape } from "../types";
import { boxPieces, boxes } from "./boxes";
import { chipsOf, copiesBehind, layoutOf, letteringOf, outlinePath, swordsPath, tiltOf } from "./counter-face";
import type { CounterFace } from "./counter-face";
import { groundAddress, parts } from "./drawing";
import { HexGrid } from "./grid";
import { counterWords, hexWords, levelOf, priceWords, regionOf } from "./sheet";
import { siegeSheet } from "../../games/siege/words";
import { layStacks, topOf } from "./stacks";
import { stripeColours } from "./stripes";
import { chains, chosenPieces, detailAt, emptyTargets, firedAt, placesOf, reachOf, shownLines, shownOverlays, stepFrom } from "./ways";

const GRID = new HexGrid(siegeSheet.grid);

const figure = (kind: Figure["kind"], text: string): Figure => ({ kind, text, reduced: false });
const shapeOf = (colour: string): Shape => (colour === "relief" ? "chamfered" : "square");

function unitFace(colour: string, glyph: string, code: string, combat: number, movement: number, modifier: string, stripe: string | null = null): CounterFace {
  const figures = [figure("combat", String(combat)), ...(modifier === "" ? [] : [figure("modifier", modifier)]), figure("movement", String(movement))];
  return { shows: "counter", colour, shape: shapeOf(colour), name: code, code, glyph, figures, stripe };
}

function leaderFace(colour: string, name: string, command: string, modifier: string, movement: string): CounterFace {
  const figures = [figure("command", command), figure("modifier", modifier), figure("movement", movement)];
  return { shows: "counter", colour, shape: shapeOf(colour), name, code: null, glyph: "leader-roman", figures, stripe: null };
}

function swordFace(shape: Shape, name: string, swords: number): CounterFace {
  return { shows: "counter", colour: "caesar", shape, name, code: null, glyph: "aquila", figures: [figure("swords", String(swords))], stripe: null };
}

const piece = (id: string, place: string, face: CounterFace = unitFace("relief", "gaul", "SEN", 6, 5, "+1"), side = "relief"): Piece => ({ ...BLANK_PIECE, id, place, side, face });

test("faces: units, leaders, swords and signs", () => {
  const unit = layoutOf(unitFace("relief", "gaul", "SEN", 6, 5, "+1"));
  expect(unit).toMatchObject({ kind: "unit", combat: { text: "6" }, modifier: { text: "+1" }, movement: { text: "5" } });
  expect(layoutOf(unitFace("auxiliaries", "slinger", "FVN", 1, 8, ""))).toMatchObject({ kind: "unit", modifier: undefined });
  expect(layoutOf(leaderFace("roman", "Caesar", "12", "+3", "8"))).toMatchObject({ kind: "leader", name: "CAESAR", values: [{ text: "12" }, { text: "+3" }, { text: "8" }], swords: 0 });
  expect(layoutOf(swordFace("square", "Legion", 3))).toEqual({ kind: "swords", swords: 3, reduced: false });
  expect(layoutOf(swordFace("round", "Antonius", 1))).toMatchObject({ kind: "leader", name: "ANTONIUS", swords: 1 });
  const long = { ...leaderFace("relief", "Vercassivellaunos", "12", "+2", "8"), code: "VERCASSIV." };
  expect(layoutOf(long)).toMatchObject({ name: "VERCASSIV." });
  expect(layoutOf({ ...long, code: null })).toMatchObject({ name: "VERCASSIVEL." });
  expect(layoutOf({ ...long, name: "Comnios", code: "COM" })).toMatchObject({ name: "COMNIOS" });
  expect(layoutOf({ ...unitFace("roman", "camp", "", 0, 0, ""), figures: [] })).toEqual({ kind: "sign" });
});

test("lettering: numerals of Romans, halves below, tribes never numerals", () => {
  expect(letteringOf(unitFace("roman", "legionary", "XII b", 5, 5, "+1"))).toEqual({ main: "XII", sub: "b", numeral: true });
  expect(letteringOf(unitFace("relief", "horse", "CIV", 3, 8, "0"))).toEqual({ main: "CIV", sub: "", numeral: false });
  expect(letteringOf(unitFace("roman", "horse", "EQ", 3, 8, "0")).numeral).toBe(false);
});

test("at most two chips, the most telling first", () => {
  expect(chipsOf(["in_command", "moved", "routed"])).toEqual(["routed", "moved"]);
  expect(chipsOf(["moved", "must_check", "fired", "reduced"])).toEqual(["must_check", "fired"]);
  expect(chipsOf(["column", "rallied"])).toEqual(["rallied", "column"]);
  expect(chipsOf(["veteran", "main", "reduced"])).toEqual([]);
});

test("outlines are closed and of the right size", () => {
  expect(outlinePath("square")).toBe("M7 0h46a7 7 0 0 1 7 7v46a7 7 0 0 1-7 7h-46a7 7 0 0 1-7-7v-46a7 7 0 0 1 7-7z");
  expect(outlinePath("chamfered")).toBe("M8 0h44l8 8v44l-8 8h-44l-8-8v-44z");
  expect(outlinePath("round", 2)).toBe("M-2 30a32 32 0 1 1 64 0a32 32 0 1 1 -64 0z");
  expect(swordsPath(4).match(/M/g)).toHaveLength(4);
  expect([1, 2, 4, 9].map(copiesBehind)).toEqual([0, 1, 3, 3]);
});

const SENONS = piece("a", "1508");
const CARNUTES = piece("b", "1508");
const LEADER = piece("c", "1508", leaderFace("relief", "Comnios", "15", "+1", "8"));

test("a closed stack shows its top and the count, an open one everything from the top, inside the sheet", () => {
  const groups = new Map([["1508", [SENONS, CARNUTES, LEADER]], ["0101", [piece("d", "0101")]]]);
  const lay = (open: string): ReturnType<typeof layStacks> => layStacks(GRID, 50, { groups, friends: new Set(["relief"]), isOpen: (place) => place === open, held: null, chosen: () => false });
  const closed = lay("");
  expect(closed.map((pile) => pile.place)).toEqual(["0101", "1508"]);
  const hex = GRID.hex("1508");
  expect(closed[1]?.pieces).toEqual([{ piece: LEADER, x: (hex?.x ?? 0) - 25, y: (hex?.y ?? 0) - 25, size: 50, count: 3 }]);
  const open = lay("1508").at(-1);
  expect(open?.open).toBe(true);
  expect(open?.pieces.map((one) => one.piece.id)).toEqual(["c", "b", "a"]);
  expect(new Set(open?.pieces.map((one) => one.x)).size).toBe(3);
  const corner = layStacks(GRID, 50, { groups: new Map([["0101", [SENONS, CARNUTES, LEADER]]]), friends: new Set(), isOpen: () => true, held: null, chosen: () => false });
  expect(corner[0]?.pieces.every((one) => one.x >= 0 && one.y >= 0)).toBe(true);
});

test("a stack is listed from the bottom; the chosen piece shows", () => {
  expect(topOf([SENONS, CARNUTES, LEADER], (one) => one === CARNUTES)).toBe(CARNUTES);
  expect(topOf([LEADER, CARNUTES])).toBe(CARNUTES);
});

test("reach: the lit area with the start, prices, stops, and no attacks", () => {
  const to = (place: string, cost: number | null, stops = false): [string, Detail] => [place, { cost, stops, limit: null }];
  const places = new Map<string, Glow>([["1509", "near"], ["1609", "near"], ["1410", "near"], ["1511", "attack"]]);
  const pieces = [SENONS, piece("e", "1609")];
  const details = new Map([to("1509", 1), to("1609", 2), to("1410", 2, true), to("1511", null)]);
  const lit: Highlights = { places, pieces: new Set(), roads: [], details };
  expect(reachOf(lit, [{ piece: "a" }], pieces)).toEqual({
    area: ["1509", "1609", "1410", "1508"],
    stops: ["1410"],
    costs: [
      { place: "1509", cost: 1, stops: false, held: false },
      { place: "1609", cost: 2, stops: false, held: true },
      { place: "1410", cost: 2, stops: true, held: false },
    ],
  });
  expect(reachOf({ ...lit, places: new Map() }, [{ piece: "a" }], pieces).area).toEqual([]);
  expect(emptyTargets(lit, pieces)).toEqual(["1511"]);
  expect(emptyTargets(lit, [piece("r", "1511")])).toEqual([]);
  expect(placesOf([{ place: "0101" }, { button: "x" }], pieces)).toEqual(["0101"]);
});

test("marches join where one begins in the hex that another ends in", () => {
  const arrow = (from: string, to: string): Arrow => ({ from, to, kind: "march", side: "", label: null });
  expect(chains([arrow("1508", "1509"), arrow("0101", "0102"), arrow("1509", "1410")])).toEqual([["1508", "1509", "1410"], ["0101", "0102"]]);
});

test("overlays: those switched on, narrowed to chosen pieces", () => {
  const overlay = (kind: OverlayKind, about: string | null = null): Overlay => ({ kind, label: kind, rule: "", side: null, piece: about, places: ["1508", "1509"], lines: [] });
  const all = [overlay("command", "a"), overlay("command", "b"), overlay("fire")];
  const shown = (on: string[], ...chosen: string[]): string[] => shownOverlays(all, new Set(on), new Set(chosen)).map((one) => one.kind + (one.piece ?? ""));
  expect(shown(["command", "fire"], "a")).toEqual(["commanda", "fire"]);
  expect(shown(["command"], "u")).toEqual(["commanda", "commandb"]);
  expect(shown([])).toEqual([]);
  expect([...chosenPieces([{ piece: "x" }, { place: "1508" }], [{ ...SENONS, marks: ["moving"] }, CARNUTES])]).toEqual(["x", "a"]);
});

test("fire is meant for everybody but whose it is", () => {
  const fire = (side: string | null): Overlay => ({ kind: "fire", label: "", rule: "", side, piece: null, places: ["1508", "1509", "1510"], lines: [] });
  const roman = piece("r", "1509", unitFace("roman", "legionary", "I", 10, 5, "+1"), "roman");
  expect(firedAt([fire("roman")], [SENONS, roman])).toEqual(["1508"]);
  expect(firedAt([fire(SENONS.side)], [SENONS, roman])).toEqual(["1509"]);
  expect(firedAt([fire(null)], [SENONS, roman])).toEqual(["1508", "1509"]);
  expect(firedAt([fire("roman"), fire("roman")], [SENONS, roman])).toEqual(["1508"]);
});

test("many lines show only from where one points", () => {
  const lines = (count: number): Overlay[] => [{ kind: "fire", label: "", rule: "", side: null, piece: null, places: [], lines: Array.from({ length: count }, (_, i) => ({ from: i < 3 ? "1511" : "0613", to: "0101", blocked: null })) }];
  expect(shownLines(lines(12), new Set())).toHaveLength(12);
  expect(shownLines(lines(13), new Set())).toHaveLength(0);
  expect(shownLines(lines(13), new Set(["1511"]))).toHaveLength(3);
});

test("detail by the pixels of a counter", () => {
  expect([26, 39.9, 40, 50, 50.4, 64].map(detailAt)).toEqual(["far", "far", "middle", "middle", "near", "near"]);
});

test("keys: along columns, and along rows that go up and down by half a hex", () => {
  const go = (from: string, ...ways: Parameters<typeof stepFrom>[2][]): string | undefined =>
    ways.reduce<string | undefined>((at, way) => (at === undefined ? undefined : stepFrom(GRID, at, way)?.name), from);
  expect(go("1508", "up")).toBe("1507");
  expect(go("1508", "right")).toBe("1608");
  expect(go("1508", "right", "right", "left", "left")).toBe("1508");
  expect(go("0101", "up")).toBeUndefined();
  expect(go("0101", "left")).toBeUndefined();
  for (const hex of GRID.hexes) if (hex.column < 20) expect(go(hex.name, "right", "left")).toBe(hex.name);
});

test("a hex in words: number, ground, pieces", () => {
  const sides = [{ seat: "relief", name: "Gauls", colour: "relief", allied: false, points: 0 }];
  const back: Piece = { ...piece("f", "1508"), face: { shows: "reverse", colour: "relief", shape: "chamfered", glyph: "anonymous" } };
  const scene = { ...BLANK_SCENE, sides, pieces: [SENONS, back] };
  const [hex, empty] = [GRID.hex("1508"), GRID.hex("0812")];
  if (hex === undefined || empty === undefined) throw new Error("no such hex");
  expect(hexWords(siegeSheet, hex, scene, "en")).toBe("Hex 1508, foot of the slopes: SEN 6 +1 5, Gauls");
  expect(hexWords(siegeSheet, empty, scene, "fr")).toBe("Hexagone 0812, vallée, entre les lignes romaines: vide");
  expect(priceWords(siegeSheet, { cost: 3, stops: true }, "en")).toBe("Costs 3, the move ends there");
  expect(priceWords(siegeSheet, { cost: null, stops: false }, "fr")).toBe("");
  expect(priceWords(siegeSheet, undefined, "fr")).toBe("");
  expect(counterWords(back, scene)).toBe("Gauls");
});

test("the sheet has a level and a region for every hex", () => {
  expect(GRID.hexes.every((hex) => /^[0-3]$/.test(levelOf(siegeSheet, hex)) && /^[.biA]$/.test(regionOf(siegeSheet, hex)))).toBe(true);
  expect(Object.keys(siegeSheet.words.fr)).toEqual(Object.keys(siegeSheet.words.en));
});

test("boxes of a side have colours of their own", () => {
  const box = (id: string, side: string): Area => ({ id, label: id, side, kind: "box", piece: null, used: null, of: null });
  const colours = stripeColours([box("a", "relief"), { ...box("p", "relief"), kind: "pool" }, box("b", "relief"), box("c", "roman")]);
  expect([...colours]).toEqual([["a", "var(--stripe-1)"], ["b", "var(--stripe-2)"], ["c", "var(--stripe-1)"]]);
});

test("a box holds its pieces and names those of its stripe on the map, without its leader", () => {
  const area: Area = { id: "box", label: "Comnios", side: "relief", kind: "box", piece: "chief", used: 1, of: 15 };
  const striped = unitFace("relief", "gaul", "EDV", 6, 5, "+1", "box");
  const scene: Scene = { ...BLANK_SCENE, areas: [area, { ...area, id: "pool", kind: "pool" }], pieces: [piece("a", "1010", striped), piece("b", "box", striped), piece("chief", "1009"), piece("c", "1011")] };
  expect(boxes(scene).map((one) => one.id)).toEqual(["box"]);
  expect(boxes(scene, "roman")).toEqual([]);
  const both = { ...scene, viewer: "roman", areas: [area, { ...area, id: "own", side: "roman" }] };
  expect(boxes(both).map((one) => one.id)).toEqual(["own", "box"]);
  expect(boxPieces(scene, area).map((one) => one.id)).toEqual(["b", "a"]);
});

test("a drawing goes into the page in two parts, without its frame and its style, in classes of its own", () => {
  const svg = '<?xml?><svg viewBox="0 0 1 1"><style>a{}</style><g class="map-grid"/><g class="map-numbers"/><g class="map-labels"/></svg>\n';
  expect(parts(svg)).toEqual({ ground: '<g class="hexmap-grid"/>', names: '<g class="hexmap-numbers"/><g class="hexmap-labels"/>' });
  expect(parts("<svg><path/></svg>")).toEqual({ ground: "<path/>", names: "" });
  const address = decodeURIComponent(groundAddress(svg, { width: 12, height: 34 }));
  expect(address).toMatch(/^data:image\/svg\+xml;charset=utf-8,<\?xml\?><svg viewBox="0 0 1 1" width="12" height="34"><style>\.map-numbers,/);
});

describe("stacks of a battle", () => {
  const grid = new HexGrid({ columns: 4, rows: 4, radius: 40, shifted: "odd", margin: 30 });
  const counter = (id: string, shape: "square" | "round", figures: number): Piece => ({
    ...BLANK_PIECE,
    id,
    place: "0202",
    face: { shows: "counter", colour: "roman", shape, name: id, code: null, glyph: "legionary", figures: Array.from({ length: figures }, () => ({ kind: "command", text: "1", reduced: false })), stripe: null },
  });
  const lay = (pieces: Piece[]) => layStacks(grid, 50, { groups: new Map([["0202", pieces]]), friends: new Set(), isOpen: () => false, held: null, chosen: () => false }, true)[0];

  it("let the lower unit peep out below, with leaders and standards as discs at the corners", () => {
    const pile = lay([counter("caesar", "round", 3), counter("eagle", "round", 0), counter("under", "square", 3), counter("top", "square", 3)]);
    expect(pile?.pieces.map(({ piece }) => piece.id)).toEqual(["under", "top", "caesar", "eagle"]);
    const [under, top, caesar, eagle] = pile?.pieces ?? [];
    expect(under?.y).toBeGreaterThan(top?.y ?? 0);
    expect(caesar?.size).toBeLessThan(25);
    expect(caesar?.x).toBeLessThan(top?.x ?? 0);
    expect(eagle?.x).toBeGreaterThan(top?.x ?? 0);
    expect(pile?.pieces.every((one) => one.count === undefined)).toBe(true);
  });

  it("show a leader who stands alone at full size", () => {
    expect(lay([counter("caesar", "round", 3)])?.pieces.map(({ size }) => size)).toEqual([50]);
  });
});

test("a counter that faces a corner is tilted so that an edge is its front", () => {
  expect([0, 1, 3, 5, 6, 7, 9, 11].map(tiltOf)).toEqual([0, 30, 0, -30, 0, 30, 0, -30]);
  // The front is an edge of the tilted square: what is left is a quarter turn.
  for (let facing = 0; facing < 12; facing += 1) expect((facing * 30 - tiltOf(facing)) % 90 === 0).toBe(true);
});

test("an engine lies small beside the pair that it stands with, and alone as any counter", () => {
  const gun = piece("gun", "0505", unitFace("roman", "catapult", "CAT", 4, 3, "1"));
  const [one, two] = [piece("one", "0505"), piece("two", "0505")];
  const lay = (pieces: Piece[], chosen: string | null = null) => layStacks(GRID, 60, { groups: new Map([["0505", pieces]]), friends: new Set(), isOpen: () => false, held: null, chosen: ({ id }) => id === chosen }, true)[0]?.pieces ?? [];
  const [lower, top, engine] = lay([gun, one, two]);
  expect([lower?.piece.id, top?.piece.id, engine?.piece.id]).toEqual(["one", "two", "gun"]);
  expect(top?.count).toBeUndefined();
  expect(engine?.size).toBeLessThan(30);
  expect(lay([gun]).map(({ size }) => size)).toEqual([60]);
  expect(lay([gun, one, two], "gun").at(-1)?.piece.id).toBe("gun");
});
