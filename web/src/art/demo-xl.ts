// Sample scenes of `xl` for the demo page: the set-up, a march, an auction, a battle, all cards.

import { BLANK_CARD, BLANK_CHOICE, BLANK_LINE, BLANK_PIECE, BLANK_SCENE } from "./blanks";
import type { Sample } from "./demo-scenes";
import { highlightsOf } from "./highlights";
import type { Anchor, BattleScene, CardFace, Choice, Combatant, Piece, PieceFace, Scene } from "./types";

type Unit = "legion" | "veteran legion" | "ally" | "veteran ally" | string;

const CHIEFS: Readonly<Record<string, number>> = { Caesar: 4, Pompey: 3, Antonius: 2, Cato: 1, Labienus: 2 };

function face(side: string, unit: Unit): PieceFace {
  const chief = CHIEFS[unit];
  const veteran = unit.startsWith("veteran");
  const legion = unit.endsWith("legion");
  const swords = chief ?? (legion ? 2 : 1) + (veteran ? 1 : 0);
  return {
    shows: "counter",
    colour: side,
    shape: chief === undefined ? "square" : "round",
    name: unit,
    code: chief === undefined ? (legion ? "LEG" : "SOC") : unit.slice(0, 4).toUpperCase(),
    glyph: chief === undefined ? (legion ? "legion" : "light") : "leader",
    figures: [{ kind: "swords", text: String(swords), reduced: false }],
    stripe: "",
  };
}

let made = 0;

function units(side: string, place: string, list: readonly Unit[], marks: string[] = []): Piece[] {
  return list.map((unit) => {
    made += 1;
    const veteran = unit.startsWith("veteran") ? ["veteran"] : [];
    return { ...BLANK_PIECE, id: `${side}-${place}-${made}`, side, place, face: face(side, unit), marks: [...marks, ...veteran] };
  });
}

const times = (count: number, unit: Unit): Unit[] => Array.from({ length: count }, () => unit);

function base(pieces: Piece[]): Scene {
  return {
    ...BLANK_SCENE,
    map: "xl",
    viewer: "caesar",
    title: ["Spring 49 BC", "Turn 3", "Marches"],
    sides: [
      { seat: "caesar", name: "Caesar", points: 4 },
      { seat: "pompey", name: "Pompey", points: 6 },
    ],
    pieces,
  };
}

export function xlStart(): Sample {
  const pieces = [
    ...units("caesar", "Rubicon", ["Caesar", "veteran legion", ...times(2, "legion")]),
    ...units("caesar", "Massilia", [...times(2, "veteran legion"), ...times(3, "legion"), "ally"]),
    ...units("caesar", "Vercellae", ["ally"]),
    ...units("pompey", "Rome", ["legion"]),
    ...units("pompey", "Nova Carthago", [...times(3, "legion"), "ally"]),
    ...units("pompey", "Athens", ["Pompey", ...times(2, "legion"), ...times(2, "ally")]),
    ...units("pompey", "Utica", ["legion", "ally"]),
  ];
  return { scene: base(pieces), selected: [], highlights: highlightsOf([], [], pieces), plan: [] };
}

/** A march from Massilia: near, far and attack; control, a battle to come, a retreat. */
export function xlMarch(): Sample {
  const pieces = [
    ...units("caesar", "Rome", ["Caesar", "veteran legion", ...times(2, "legion")]),
    ...units("caesar", "Massilia", [...times(2, "veteran legion"), ...times(3, "legion"), "ally"]),
    ...units("caesar", "Vercellae", ["ally"]),
    ...units("caesar", "Messana", ["legion", "Antonius"]),
    ...units("pompey", "Messana", ["legion"]),
    ...units("pompey", "Brundisium", ["legion"]),
    ...units("pompey", "Nova Carthago", [...times(3, "legion"), "ally"]),
    ...units("pompey", "Athens", ["Pompey", ...times(2, "legion"), ...times(2, "ally")]),
    ...units("pompey", "Utica", ["legion", "ally"]),
    ...units("pompey", "Alexandria", ["ally", "ally"]),
    ...units("pompey", "Gades", ["ally"]),
    ...units("pompey", "Tingis", ["ally"]),
  ];
  const going = pieces.filter((piece) => piece.place === "Massilia").slice(0, 3);
  const first = going[0]?.id ?? "";
  const to = (place: string, attack = false): Choice => ({ ...BLANK_CHOICE, path: [{ piece: first }, { place }], attack });
  const choices = [to("Lugdunum"), to("Narbo"), to("Tarraco"), to("Vercellae"), to("Caralis"), to("Burdigala"), to("Rubicon"), to("Rome"), to("Nova Carthago", true), to("Utica", true)];
  const selected: Anchor[] = going.map((piece) => ({ piece: piece.id }));
  const held = [["Rome", "caesar"], ["Massilia", "caesar"], ["Vercellae", "caesar"], ["Rubicon", "caesar"], ["Athens", "pompey"], ["Utica", "pompey"], ["Nova Carthago", "pompey"], ["Alexandria", "pompey"], ["Gades", "pompey"], ["Tingis", "pompey"], ["Brundisium", "pompey"]] as const;
  const scene: Scene = {
    ...base(pieces),
    choices,
    markers: [
      ...held.map(([place, side]) => ({ kind: "control", place, towards: "", side, label: "" })),
      { kind: "battle", place: "Messana", towards: "", side: "", label: "A battle will be fought here." },
    ],
    arrows: [
      { from: "Rome", to: "Messana", kind: "attack", side: "caesar", label: "" },
      { from: "Athens", to: "Crete", kind: "march", side: "pompey", label: "2" },
      { from: "Rome", to: "Brundisium", kind: "retreat", side: "pompey", label: "" },
    ],
  };
  return { scene, selected, highlights: highlightsOf(choices, [{ piece: first }], pieces), plan: [{ from: "Massilia", to: "Tarraco", blocks: 3 }] };
}

const GLYPHS: Readonly<Record<string, string>> = {
  "Metellus Scipio": "scipio",
  "The Senate": "senate",
  "Senatus Consultum Ultimum": "ultimum",
  "Demands for Reform": "reform",
  "Bread and Circuses": "circuses",
  "Tribunes of the Plebs": "tribunes",
  "Pontifex Maximus": "pontifex",
  "Ides of March": "ides",
};

const card = (kind: string, name: string, text: string, symbols: string[] = [], numbers: number[] = []): CardFace => ({
  ...BLANK_CARD,
  id: name,
  name,
  text,
  kind,
  glyph: GLYPHS[name] ?? name.toLowerCase().replaceAll(" ", "-"),
  symbols,
  numbers,
});

const [o, p, either] = ["optimates", "populares", "either"];

export const XL_CARDS: readonly CardFace[] = [
  card("Leader", "Antonius", "One free legion in his city each purchase, in Rome or a colony.", [p], [2]),
  card("Leader", "Cato", "When you lose an auction you pay nothing.", [o, o], [1]),
  card("Leader", "Labienus", "Allies in his battle have one sword more in the first round.", [either], [2]),
  card("Leader", "Brutus", "Counts one more while he is in your Rome.", [o], [1]),
  card("Leader", "Metellus Scipio", "Allies placed in his city cost 4 gold.", [o], [1]),
  card("Leader", "Curio", "A legion placed in his city costs 7 gold.", [p], [1]),
  card("Leader", "Dolabella", "One more gold in taxes while he is in a port of yours.", [p], [1]),
  card("Leader", "Cleopatra", "Two more gold in taxes while she is in your Alexandria.", [p], [1]),
  card("Forum", "The Senate", "Needs Rome. Your hand may hold one card more.", [o, o, o]),
  card("Forum", "Senatus Consultum Ultimum", "Needs Rome. One legion each turn costs 6 gold.", [o, o]),
  card("Forum", "Allied Settlement", "Needs two clients. One more ally in each client, 4 gold each.", [o]),
  card("Forum", "Publicani", "Needs five cities. Two more gold in taxes."),
  card("Forum", "Demands for Reform", "Needs an Italian city. One more gold for each Italian city, three at most.", [p, p, p]),
  card("Forum", "Bread and Circuses", "You pay half of a winning bid.", [p]),
  card("Forum", "Tribunes of the Plebs", "Needs a leader in Rome. Look at the top card before drawing; you may bury it once.", [p]),
  card("Forum", "Veterans Settlement", "Needs two colonies. One more legion in each colony, 7 gold each.", [p]),
  card("Forum", "Dictator", "Needs your commander in Rome. One card more in hand, and more to fear from the Ides of March.", [either, either, either]),
  card("Forum", "Pontifex Maximus", "Auction. Needs: your Supreme Leader on the map. Draw: for 3 gold take a Leader, Action or Tactics card out of the discard pile instead of drawing.", [either]),
  card("Forum", "Triumph", "Condition : une bataille gagnée depuis votre dernier forum où l'ennemi a perdu 3 unités ou plus. Bataille : promouvez jusqu'à 2 unités après une victoire.", [either, either]),
  card("Tactics", "Double Line", "Round 1: leaders one sword more, legions two."),
  card("Tactics", "Triple Line", "Every round: leaders and legions one sword more."),
  card("Tactics", "Fourth Line", "Round 1: enemy legions and allies one sword less."),
  card("Tactics", "Testudo", "Round 1: the first two hits do nothing."),
  card("Tactics", "Cavalry Charge", "Round 1: your allies two swords more."),
  card("Tactics", "Night Withdrawal", "If you retreat, no leader is lost and nobody is cut down."),
  card("Action", "Allies Mobilize", "Roll a die: so many allies, free, one in each client without an enemy."),
  card("Action", "Fleet Atlantic", "Units of one port of this sea sail to another."),
  card("Action", "Fleet Western", "Units of one port of this sea sail to another."),
  card("Action", "Fleet Eastern", "Units of one port of this sea sail to another."),
  card("Action", "Successor", "If your commander is dead, his successor takes the field beside a unit of yours."),
  card("Action", "Ides of March", "Purchase: roll a die against the enemy Supreme Leader in Rome; he dies on 1 to 2, or on 1 to 4 if he is Dictator."),
  card("Event", "Allies Go Home", "Each player removes one ally."),
  card("Event", "Demand for Action", "The next taxes of both players are halved."),
  card("Event", "Optimates Rally", "Whoever has most of them gains 2 gold for each."),
  card("Event", "Populares Rally", "Whoever has most of them gains 1 gold for each and promotes a legion."),
  card("Event", "Barbarian Invasion", "Both players lose as much gold as they roll."),
  card("Event", "Legions Grumble", "Hire legions in colonies at 5 gold, or demote a veteran."),
];

function fighter(piece: Piece | undefined, acted = false): Combatant[] {
  return piece === undefined ? [] : [{ piece, acted }];
}

/** A battle without an end of rounds: leaders, legions and allies in columns, tactics and command. */
export function xlBattle(): Scene {
  const caesar = units("caesar", "Pharsalus", ["Caesar", "Antonius", "veteran legion", "veteran legion", "legion", "ally"]);
  const pompey = units("pompey", "Pharsalus", ["Pompey", "Labienus", "legion", "legion", "legion", "ally", "ally"]);
  const fallen = units("pompey", "Pharsalus", ["legion", "ally"]);
  const columns = (of: readonly Piece[], acted: boolean) => [
    { label: "Leaders", caption: "", pieces: of.slice(0, 2).flatMap((piece) => fighter(piece, true)) },
    { label: "Legions", caption: "", pieces: of.slice(2, 5).flatMap((piece, i) => fighter(piece, acted && i === 0)) },
    { label: "Allies", caption: "", pieces: of.slice(5).flatMap((piece) => fighter(piece)) },
  ];
  const battle: BattleScene = {
    place: "Pharsalus",
    round: 3,
    rounds: 0,
    captions: [],
    buttons: [{ id: "engage", text: "Engage" }, { id: "pass", text: "Hold back" }],
    hits_on: null,
    acting: ["Legions", "caesar"],
    lines: [
      { ...BLANK_LINE, side: "pompey", name: "Pompey", role: "defender", columns: columns(pompey, true), lost: fallen, tracks: [{ id: "command", label: "Command", value: 5, of: null, apart: [] }], card: BLANK_CARD },
      {
        ...BLANK_LINE,
        side: "caesar",
        name: "Caesar",
        role: "attacker",
        columns: columns(caesar, false),
        tracks: [{ id: "command", label: "Command", value: 6, of: null, apart: [] }],
        card: XL_CARDS.find((face) => face.name === "Triple Line") ?? null,
      },
    ],
  };
  const first = caesar[2]?.id ?? "";
  const choices: Choice[] = [
    { ...BLANK_CHOICE, label: "Engage with a veteran legion (1 die, 1–4)", path: [{ piece: first }, { button: "engage" }], rule: "10.0" },
    { ...BLANK_CHOICE, label: "Engage with all legions", path: [{ button: "all" }], rule: "10.0" },
  ];
  return { ...base([]), battle, choices };
}
