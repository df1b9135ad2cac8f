// Empty values of the scene's types, for tests: name what matters, leave the rest.

import type { CardFront } from "./cards";
import type { Choice, Line, Piece, Scene } from "./types";

export const BLANK_CHOICE: Choice = {
  action: null,
  label: "",
  path: [],
  rule: "",
  attack: false,
  limit: null,
  cost: null,
  stops: false,
  amount: null,
  unspent: null,
  aside: false,
  chance: null,
  usual: false,
};

export const BLANK_PIECE: Piece = { id: "", side: "", place: "", face: { shows: "blank" }, facing: null, marks: [], note: null };

export const BLANK_CARD: CardFront = { shows: "front", id: "", name: "", text: "", glyph: "", numbers: [], kind: null, symbols: [] };

export const BLANK_LINE: Line = { side: "", name: "", role: "defender", columns: [], reserve: [], lost: [], tracks: [], card: null };

export const BLANK_SCENE: Scene = {
  map: "",
  viewer: null,
  headline: { when: "", phase: "" },
  remark: null,
  prompt: { text: "", rule: "" },
  waiting_for: [],
  sides: [],
  pieces: [],
  hands: [],
  tracks: [],
  areas: [],
  markers: [],
  arrows: [],
  overlays: [],
  score: null,
  auction: null,
  battle: null,
  procedure: null,
  barred: [],
  choices: [],
};
