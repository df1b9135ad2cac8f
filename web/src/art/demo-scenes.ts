// Sample scenes for the demo page: the set-up, a turn with a planned march, and a battle.

import { BLANK_CARD, BLANK_CHOICE, BLANK_LINE, BLANK_PIECE, BLANK_SCENE } from "./blanks";
import { highlightsOf } from "./highlights";
import type { Highlights, PlannedMove } from "./highlights";
import type { Anchor, BattleScene, CardFace, Choice, Combatant, Piece, PieceFace, Scene } from "./types";

export interface Sample {
  readonly scene: Scene;
  readonly selected: readonly Anchor[];
  readonly highlights: Highlights;
  readonly plan: readonly PlannedMove[];
}

type Kind = readonly [glyph: string, rating: string, steps: number];

const BLOCKS: Readonly<Record<string, Kind>> = {
  Caesar: ["leader", "A3", 3],
  Antonius: ["leader", "A2", 2],
  Octavian: ["leader", "A2", 3],
  "Legio 7": ["legion", "C2", 3],
  "Legio 8": ["legion", "C3", 3],
  "Legio 9": ["legion", "C2", 3],
  "Legio 10": ["legion", "C4", 3],
  "Legio 11": ["legion", "C3", 3],
  "Legio 12": ["legion", "C3", 3],
  "Legio 13": ["legion", "C3", 3],
  "Legio 14": ["legion", "C3", 3],
  "Legio 16": ["legion", "C2", 3],
  "Legio 17": ["legion", "C2", 4],
  "Equitatus 1": ["cavalry", "B2", 3],
  "Auxilia 1": ["light", "B1", 4],
  "Auxilia 3": ["archers", "A1", 3],
  "Auxilia 4": ["archers", "A1", 3],
  Ballista: ["ballista", "D4", 2],
  "Navis 1": ["fleet", "D2", 2],
  "Navis 2": ["fleet", "D2", 2],
  Pompeius: ["leader", "B3", 3],
  "Legio 1": ["legion", "C2", 4],
  Elephant: ["elephant", "B3", 4],
  Cleopatra: ["cleopatra", "C1", 4],
};

export function openFace(wood: string, name: string, strength?: number): PieceFace {
  const [glyph, rating, steps] = BLOCKS[name] ?? ["rosette", "A1", 3];
  const strengths = name === "Elephant" ? [2, 4] : Array.from({ length: steps }, (_, i) => i + 1);
  return { shows: "open", wood, name, glyph, rating, strength: strength ?? steps, strengths };
}

function own(place: string, names: readonly (string | readonly [string, number])[], marks: string[] = []): Piece[] {
  return names.map((entry) => {
    const [name, strength] = typeof entry === "string" ? [entry, undefined] : entry;
    const id = name.toLowerCase().replace(" ", "-");
    return { ...BLANK_PIECE, id, side: "caesar", place, face: openFace("caesar", name, strength), marks };
  });
}

function hidden(place: string, woods: readonly string[]): Piece[] {
  return woods.map((wood, index) => ({
    ...BLANK_PIECE,
    id: `${place.toLowerCase()}-pompey-${index + 1}`,
    side: "pompey",
    place,
    face: { shows: "hidden", wood },
  }));
}

function scene(pieces: Piece[], choices: Choice[] = [], battle: BattleScene | null = null): Scene {
  return {
    ...BLANK_SCENE,
    map: "julius",
    viewer: "caesar",
    title: ["Anno DCCV", "Turn III of V", "Caesar moves"],
    prompt: { text: "Move up to 3 groups – 2 left", rule: "6.1" },
    waiting_for: ["caesar"],
    sides: [
      { seat: "caesar", name: "Caesar", points: 3 },
      { seat: "pompey", name: "Pompey", points: 7 },
    ],
    pieces,
    battle,
    choices,
  };
}

/** The historical deployment (5.1), seen by Caesar. */
export function startSample(): Sample {
  const pieces = [
    ...own("Ravenna", ["Caesar", "Legio 13", "Navis 2"]),
    ...own("Genua", ["Antonius", "Legio 8", "Legio 12"]),
    ...own("Massilia", ["Legio 11", "Legio 14", "Navis 1"]),
    ...own("Narbo", ["Legio 7", "Legio 9", "Legio 10"]),
    ...own("Lugdunum", ["Legio 16", "Equitatus 1"]),
    ...hidden("Neapolis", ["pompey", "pompey", "pompey"]),
    ...hidden("Brundisium", ["pompey"]),
    ...hidden("Syracusae", ["pompey"]),
    ...hidden("Antiochia", ["pompey", "pompey"]),
    ...hidden("Alexandria", ["pompey", "cleopatra"]),
    ...hidden("Utica", ["pompey", "pompey"]),
    ...hidden("Carthago Nova", ["pompey", "pompey"]),
    ...hidden("Tarraco", ["pompey", "pompey", "pompey"]),
  ];
  return { scene: scene(pieces), selected: [], highlights: highlightsOf([], [], pieces), plan: [] };
}

function step(block: string, to: string, attack = false): Choice {
  const action = { step: { block, to } };
  return { ...BLANK_CHOICE, action, label: `Move ${block} to ${to}`, path: [{ piece: block }, { place: to }], rule: "6.1", attack };
}

/** The third turn: a fight at Tarraco, ships at sea, and a march from Genua to Roma planned. */
export function middleSample(): Sample {
  const pieces = [
    ...own("Genua", ["Antonius", "Legio 8", ["Legio 12", 2]]),
    ...own("Roma", [["Legio 11", 2], "Legio 16", "Caesar"]),
    ...own("Ravenna", [["Legio 13", 2]], ["moved"]),
    ...own("Massilia", ["Legio 14"]),
    ...own("Narbo", [["Legio 7", 1]]),
    ...own("Lugdunum", ["Equitatus 1"]),
    ...own("Tarraco", [["Legio 9", 2], "Legio 10"], ["main"]),
    ...own("Mare Hispanum", ["Navis 1"]),
    ...own("Mare Hadriaticum", [["Navis 2", 1]]),
    ...hidden("Tarraco", ["pompey", "pompey", "pompey"]),
    ...hidden("Neapolis", ["pompey", "pompey", "pompey"]),
    ...hidden("Brundisium", ["pompey"]),
    ...hidden("Syracusae", ["pompey"]),
    ...hidden("Antiochia", ["pompey", "pompey"]),
    ...hidden("Alexandria", ["pompey", "cleopatra"]),
    ...hidden("Utica", ["pompey", "pompey"]),
    ...hidden("Carthago Nova", ["pompey", "pompey"]),
    ...hidden("Athenae", ["pompey"]),
    ...hidden("Mare Internum", ["pompey"]),
  ];
  const near = ["Massilia", "Roma", "Ravenna", "Lugdunum"];
  const far = ["Narbo", "Asculum", "Aquileia", "Cenabum", "Treviri"];
  const choices = [...near.map((to) => step("legio-8", to)), step("legio-8", "Neapolis", true)];
  const selected: Anchor[] = [{ piece: "antonius" }, { piece: "legio-8" }, { piece: "legio-12" }];
  const first = highlightsOf(choices, [{ piece: "legio-8" }], pieces);
  const places = new Map(first.places);
  for (const name of far) places.set(name, "far");
  const roads: (readonly [string, string])[] = [
    ...first.roads,
    ["Massilia", "Narbo"],
    ["Roma", "Asculum"],
    ["Ravenna", "Aquileia"],
    ["Ravenna", "Asculum"],
    ["Lugdunum", "Cenabum"],
    ["Lugdunum", "Treviri"],
    ["Roma", "Neapolis"],
  ];
  const plan: PlannedMove[] = [
    { from: "Narbo", to: "Tarraco", blocks: 2, done: true },
    { from: "Genua", to: "Roma", blocks: 3, limit: 4 },
  ];
  return { scene: scene(pieces, choices), selected, highlights: { ...first, places, roads }, plan };
}

/** Everything crowded: seas offered, a levy, a big stack. */
export function crowdedSample(): Sample {
  const pieces = [
    ...own("Roma", ["Caesar", "Legio 7", "Legio 8", "Legio 9", "Legio 10", "Legio 11", "Legio 12"]),
    ...own("Neapolis", ["Navis 1", "Navis 2"], ["moved"]),
    ...hidden("Roma", ["pompey", "pompey", "pompey", "pompey", "pompey"]),
    ...hidden("Messana", ["pompey"]),
    ...hidden("Rhegium", ["pompey", "pompey"]),
    ...hidden("Byzantium", ["pompey", "pompey"]),
    ...hidden("Nicomedia", ["pompey"]),
    ...hidden("Athenae", ["pompey", "pompey", "pompey", "pompey", "pompey", "pompey", "pompey", "pompey"]),
  ];
  const seas = ["Oceanus Atlanticus", "Mare Hispanum", "Mare Tyrrhenum", "Mare Hadriaticum", "Mare Internum", "Mare Aegaeum", "Mare Aegypticum", "Pontus Euxinus", "Propontis"];
  const choices = seas.map((sea) => step("navis-1", sea, sea === "Mare Internum"));
  const selected: Anchor[] = [{ piece: "navis-1" }];
  return { scene: scene(pieces, choices), selected, highlights: highlightsOf(choices, selected, pieces), plan: [] };
}

function fighter(side: string, name: string, strength: number, acted = false): Combatant {
  const piece: Piece = {
    ...BLANK_PIECE,
    id: `${side}-${name.toLowerCase().replace(" ", "-")}`,
    side,
    place: "Neapolis",
    face: openFace(side, name, strength),
  };
  return { piece, acted };
}

export function battleSample(): Scene {
  const battle: BattleScene = {
    place: "Neapolis",
    round: 1,
    rounds: 4,
    captions: ["main force", "reserves in", "fight on", "attackers leave"],
    buttons: [{ id: "fire", text: "Fire" }, { id: "pass", text: "Pass" }],
    hits_on: null,
    acting: ["B", "caesar"],
    lines: [
      {
        ...BLANK_LINE,
        side: "pompey",
        name: "Pompey",
        role: "defender",
        columns: [
          { label: "A", caption: "first to fire", pieces: [fighter("pompey", "Auxilia 3", 2, true)] },
          { label: "B", caption: "", pieces: [fighter("pompey", "Pompeius", 3, true)] },
          { label: "C", caption: "legions", pieces: [fighter("pompey", "Legio 1", 2)] },
          { label: "D", caption: "last", pieces: [fighter("pompey", "Navis 1", 2)] },
        ],
        reserve: hidden("Neapolis", ["pompey", "pompey"]),
      },
      {
        ...BLANK_LINE,
        side: "caesar",
        name: "Caesar",
        role: "attacker",
        columns: [
          { label: "A", caption: "first to fire", pieces: [fighter("caesar", "Caesar", 3, true)] },
          { label: "B", caption: "", pieces: [fighter("caesar", "Equitatus 1", 2)] },
          { label: "C", caption: "legions", pieces: [fighter("caesar", "Legio 11", 2), fighter("caesar", "Legio 16", 2)] },
          { label: "D", caption: "last", pieces: [] },
        ],
        reserve: own("Neapolis", [["Legio 13", 2], "Auxilia 4"]),
      },
    ],
  };
  const piece = { piece: "caesar-equitatus-1" };
  const choices: Choice[] = [
    { ...BLANK_CHOICE, action: { fire: {} }, label: "Fire with Equitatus 1 (2 dice, 1–2)", path: [piece, { button: "fire" }], rule: "7.4" },
    { ...BLANK_CHOICE, action: { pass: {} }, label: "Pass with Equitatus 1", path: [piece, { button: "pass" }], rule: "7.2" },
  ];
  return scene([], choices, battle);
}

const command = (moves: number, levies: number): CardFace => ({
  ...BLANK_CARD,
  id: `${moves}/${levies}`,
  name: "Command",
  text: `${moves} moves, then ${levies} levies.`,
  glyph: "command",
  numbers: [moves, levies],
});
const event = (glyph: string, name: string, text: string): CardFace => ({ ...BLANK_CARD, id: glyph, name, text, glyph });

export const CARDS: readonly CardFace[] = [
  command(1, 3),
  command(2, 3),
  command(3, 1),
  command(4, 1),
  event("mercury", "Mercury", "Move one group by land, each block one city farther."),
  event("neptune", "Neptune", "Move one group of fleets; in one battle your main force fires first."),
  event("mars", "Mars", "Move one group by land; in one battle your main force fires first."),
  event("apollo", "Apollo", "Acts as the card your opponent played last turn."),
  event("jupiter", "Jupiter", "Win over one unseen enemy block next to a city of yours."),
  event("pluto", "Pluto", "Move one group by land, with higher road limits."),
  event("vulcan", "Vulcan", "Every block in one enemy city loses a step."),
  BLANK_CARD,
];

export const FACES: readonly PieceFace[] = [
  ...Object.keys(BLOCKS).map((name) => openFace(name === "Cleopatra" ? "cleopatra" : ["Pompeius", "Elephant", "Legio 1"].includes(name) ? "pompey" : "caesar", name)),
  openFace("pompey", "Elephant", 2),
  openFace("pompey", "Legio 1", 1),
  { shows: "hidden", wood: "caesar" },
  { shows: "hidden", wood: "pompey" },
  { shows: "hidden", wood: "cleopatra" },
  { shows: "blank" },
];
