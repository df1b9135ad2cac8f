// A made-up moment of the siege for the demo page: it exercises every drawing and judges nothing.

import { BLANK_SCENE } from "../blanks";
import type { Anchor, Area, Choice, Piece, PieceFace, Scene } from "../types";
import { leaderFace, unitFace } from "./demo-faces";

interface Spot {
  readonly side: string;
  readonly face: PieceFace;
  readonly marks?: string[];
  /** Further pieces below it. */
  readonly under?: readonly PieceFace[];
  readonly note?: string;
}

const roman = (face: PieceFace, marks: string[] = [], under: readonly PieceFace[] = []): Spot => ({ side: "roman", face, marks, under });
const relief = (face: PieceFace, marks: string[] = [], under: readonly PieceFace[] = []): Spot => ({ side: "relief", face, marks, under });
const besieged = (face: PieceFace, marks: string[] = [], under: readonly PieceFace[] = []): Spot => ({ side: "besieged", face, marks, under });

const legion = (code: string, combat: number, modifier: string, reduced = false): PieceFace => unitFace("roman", "legionary", code, combat, 5, modifier, "", reduced);
const tribe = (code: string, combat: number, modifier: string, box = "", reduced = false): PieceFace => unitFace("relief", "gaul", code, combat, 5, modifier, box, reduced);
const riders = (code: string, modifier: string, box: string): PieceFace => unitFace("relief", "horse", code, 3, 8, modifier, box);
const inside = (code: string, combat: number, modifier: string): PieceFace => unitFace("besieged", "gaul", code, combat, 5, modifier);
const back = (colour: string, shape: string, glyph: string): PieceFace => ({ shows: "reverse", colour, shape, glyph });

const [VERCASSI, COMNIOS, EPOREDORIX, VIRIDOMAROS] = ["box-vercassivellaunos", "box-comnios", "box-eporedorix", "box-viridomaros"];

const ON_MAP: Readonly<Record<string, Spot>> = {
  "0613": roman(legion("I", 10, "+1")),
  "0615": roman(legion("XV", 10, "+1")),
  "0716": roman(legion("VII a", 5, "+2")),
  "0718": roman(legion("IX", 10, "+2"), ["veteran"]),
  "0714": roman(unitFace("roman", "horse", "EQ", 3, 8, "+1"), ["moved"]),
  "0812": roman(legion("XIII b", 5, "+1")),
  "0911": roman(legion("XIII a", 5, "+1")),
  "1011": roman(unitFace("recruits", "legionary", "PRO", 5, 5, "0"), ["fired"]),
  "1110": roman(legion("VI a", 5, "+1")),
  "1210": roman(unitFace("auxiliaries", "archer", "SAG", 2, 5, "0")),
  "1310": roman(legion("VI b", 5, "+1")),
  "1411": roman(legion("XII b", 3, "+2", true), ["disorganised"]),
  "1511": roman(legion("XI", 10, "+2"), ["veteran"]),
  "1513": roman(leaderFace("roman", "Caesar", "12", "+3", "8"), ["veteran"], [legion("XIV", 10, "+1"), unitFace("roman", "horse", "EQ", 3, 8, "+1")]),
  "1515": roman(unitFace("germans", "horse", "GER", 3, 8, "+2"), [], [unitFace("germans", "german", "GER", 2, 6, "+1")]),
  "1516": roman(legion("VIII a", 5, "+2"), ["veteran"]),
  "1518": roman(back("roman", "square", "anonymous")),
  "1618": roman(legion("X", 10, "+2"), ["veteran"]),
  "1109": roman(unitFace("roman", "horse", "EQ", 3, 8, "+1")),
  "0811": roman(unitFace("auxiliaries", "numidian", "NVM", 2, 5, "0")),
  "1510": relief(tribe("ARV", 6, "+1", VERCASSI), ["in_command"], [tribe("SAN", 6, "0", VERCASSI)]),
  "1611": relief(tribe("BIT", 6, "+1", VERCASSI), ["in_command"], [tribe("RVT", 6, "0", VERCASSI)]),
  "1610": relief(leaderFace("relief", "Vercassivel.", "12", "+2", "8")),
  "1710": relief(tribe("SEQ", 6, "+1", VERCASSI)),
  "1612": relief(tribe("PIC", 4, "0", VERCASSI), ["moved"]),
  "1712": relief(tribe("LEM", 3, "+1", VERCASSI, true), ["disorganised", "routed"]),
  "1508": relief(tribe("SEN", 6, "+1", VERCASSI)),
  "1609": relief(tribe("CAR", 6, "+1", VERCASSI)),
  "1010": relief(tribe("EDV", 6, "+1", COMNIOS), [], [tribe("NER", 3, "+1", COMNIOS)]),
  "0910": relief(tribe("HEL", 4, "+1", COMNIOS)),
  "1009": relief(leaderFace("relief", "Comnios", "15", "+1", "8")),
  "1208": relief(riders("EDV", "+1", COMNIOS)),
  "1107": relief(riders("CIV", "0", COMNIOS), ["moved"]),
  "0809": relief(tribe("ATR", 3, "+1", COMNIOS), ["out_of_command"]),
  "0511": relief(back("relief", "chamfered", "anonymous")),
  "1808": relief(back("relief", "chamfered", "detachment")),
  "0710": relief(tribe("MOR", 3, "0", EPOREDORIX)),
  "1013": besieged(leaderFace("besieged", "Vercingetorix", "9", "+2", "8")),
  "1112": besieged(inside("ARV", 6, "+1"), [], [inside("PAR", 4, "0")]),
  "1212": besieged(inside("BIT", 5, "+1")),
  "1412": besieged(inside("CAR", 5, "+1")),
  "1413": besieged(inside("CAD", 4, "0")),
  "0913": besieged(inside("MAN", 5, "0"), ["moved"]),
  "1116": besieged(inside("LEM", 4, "0")),
  "0816": besieged(inside("PAR", 4, "0"), ["routed"]),
};

const NAMES: Readonly<Record<string, string>> = { SEN: "Senons", ARV: "Arverni", BIT: "Bituriges", CAR: "Carnutes", SEQ: "Sequani", PIC: "Pictons", LEM: "Lemovices", EDV: "Aedui" };

function named(face: PieceFace): PieceFace {
  return face.shows === "counter" && NAMES[face.code] !== undefined ? { ...face, name: NAMES[face.code] ?? face.name } : face;
}

function pieces(): Piece[] {
  return Object.entries(ON_MAP).flatMap(([place, spot]) =>
    [spot.face, ...(spot.under ?? [])].map((face, i): Piece => ({
      id: i === 0 ? place : `${place}-${i}`,
      side: spot.side,
      place,
      face: named(face),
      marks: i === 0 ? (spot.marks ?? []) : [],
      note: "",
    })),
  );
}

/** Units that still lie in the boxes. Those on the map bear the stripe of theirs. */
function boxed(): Piece[] {
  const box = (place: string, faces: readonly PieceFace[]): Piece[] =>
    faces.map((face, i): Piece => ({ id: `${place}-${i}`, side: "relief", place, face: named(face), marks: [], note: "" }));
  return [
    ...box(EPOREDORIX, [tribe("SAN", 6, "0", EPOREDORIX), tribe("RVT", 6, "0", EPOREDORIX), tribe("AMB", 3, "0", EPOREDORIX)]),
    ...box(VIRIDOMAROS, [tribe("VEN", 2, "0", VIRIDOMAROS), tribe("BOI", 2, "+1", VIRIDOMAROS), riders("CIV", "0", VIRIDOMAROS)]),
  ];
}

const area = (id: string, label: string, piece: string, used: number, of: number): Area => ({ id, label, side: "relief", kind: "box", piece, used, of });

/** Hexes that the Senons reach, with their price; those with a minus end the move. */
const REACH: Readonly<Record<string, number>> = {
  "1107": 5, "1206": 5, "1307": 4, "1407": 3, "1507": 1, "1607": 2, "1707": 4, "1406": 4, "1306": 5, "1506": 2, "1606": 3, "1506b": 2,
  "1706": 5, "1408": 1, "1409": 1, "1308": 3, "1208": 4, "1207": 4, "1509": 1, "1608": 3, "1609": 2, "1610": 3, "1708": 5, "1709": 4,
  "1710": 4, "1807": 4, "1808": 5, "1711": 5, "1810": 5, "1809": 5, "1811": 5, "1611": -5, "1510": -2, "1410": -2, "1309": -3, "1209": -4, "1108": -5,
};

function moves(): Choice[] {
  const names = new Set(pieces().map((piece) => piece.place));
  return Object.entries(REACH)
    .filter(([place]) => /^\d{4}$/.test(place))
    .map(([place, cost]): Choice => ({
      action: { move: place },
      label: `Move the Senons to ${place}${names.has(place) ? ", held" : ""}`,
      path: [{ piece: "1508" }, { place }],
      rule: "7.2",
      attack: false,
      limit: null,
      cost: Math.abs(cost),
      stops: cost < 0,
      amount: null,
    }));
}

function attack(place: string): Choice {
  return { action: { attack: place }, label: `Attack ${place}`, path: [{ piece: "1508" }, { place }], rule: "11.2", attack: true, limit: null, cost: null, stops: false, amount: null };
}

export const SELECTED: readonly Anchor[] = [{ piece: "1508" }];

export function siegeScene(): Scene {
  return {
    ...BLANK_SCENE,
    map: "siege",
    viewer: "relief",
    title: ["52 BC", "Turn 16 of 20", "Tactical movement"],
    prompt: { text: "Move the Senons: 5 points.", rule: "7.2" },
    waiting_for: ["relief"],
    sides: [
      { seat: "roman", name: "Romans", points: 0 },
      { seat: "relief", name: "Relief Gauls", points: 0 },
      { seat: "besieged", name: "Besieged Gauls", points: 0 },
    ],
    pieces: [...pieces(), ...boxed()],
    areas: [area(VERCASSI, "Vercassivellaunos", "1610", 11, 12), area(COMNIOS, "Comnios", "1009", 9, 15), area(EPOREDORIX, "Eporedorix", "0511", 7, 10), area(VIRIDOMAROS, "Viridomaros", "1808", 4, 10)],
    markers: [
      { kind: "breach", place: "1515", towards: "1615", side: "relief", label: "Breach between 1515 and 1615" },
      { kind: "camp", place: "1613", towards: "", side: "roman", label: "Roman camp" },
    ],
    arrows: [
      { from: "1510", to: "1511", kind: "attack", side: "relief", label: "" },
      { from: "1611", to: "1511", kind: "attack", side: "relief", label: "" },
      { from: "1508", to: "1509", kind: "march", side: "relief", label: "" },
      { from: "1509", to: "1410", kind: "march", side: "relief", label: "" },
      { from: "1711", to: "1712", kind: "retreat", side: "relief", label: "" },
    ],
    overlays: [
      { id: "sight", label: "Sight", rule: "1.3", side: "", piece: "", places: [], lines: [{ from: "0613", to: "0511", blocked: "" }, { from: "0613", to: "0310", blocked: "0411" }] },
      { id: "fire", label: "Archery", rule: "10.1", side: "roman", piece: "", places: ["1510", "1611", "1612", "1410"], lines: [] },
      { id: "command", label: "Command", rule: "8.2", side: "", piece: "", places: ["1610", "1609", "1611", "1510", "1509", "1710", "1709", "1508", "1608", "1708", "1612", "1711", "1511"], lines: [] },
      { id: "zone", label: "Zones", rule: "6.2", side: "", piece: "", places: ["1410", "1309", "1209", "1108", "1510", "1611", "1612", "1010", "0910"], lines: [] },
    ],
    choices: [...moves(), attack("1511")],
  };
}

/** The same moment with steps of one hex, and camps with their fire. */
export function steppingScene(): Scene {
  const scene = siegeScene();
  const near = ["1507", "1408", "1409", "1509", "1608", "1609"];
  const camps = ["1309", "1109", "0811", "0613", "0615", "0718", "1321", "1519", "1618", "1615", "1511"];
  return {
    ...scene,
    choices: scene.choices.filter((choice) => choice.path.some((anchor) => "place" in anchor && near.includes(anchor.place))),
    arrows: [],
    markers: [
      ...camps.map((place, i) => ({ kind: "camp", place, towards: "", side: i === 1 ? "" : "roman", label: i === 1 ? "Destroyed camp" : "Roman camp" })),
      { kind: "breach", place: "1514", towards: "1614", side: "", label: "Breach" },
    ],
    overlays: [
      { id: "sight", label: "Sight", rule: "1.3", side: "", piece: "", places: ["0812", "0711", "0712", "0612", "0512", "0511", "0510", "0610", "0710", "0611", "0811", "0810"], lines: [] },
      { id: "fire", label: "Archery", rule: "10.1", side: "roman", piece: "", places: ["1510", "1611", "1612", "1410", "1512", "1610", "1411"], lines: [{ from: "1511", to: "1711", blocked: "1611" }] },
    ],
  };
}
