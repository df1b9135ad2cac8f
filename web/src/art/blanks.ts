// Empty values of the scene's types, for tests and sample scenes: name what matters, leave the rest.

import type { CardFace, Choice, Line, Piece, Scene } from "./types";

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
};

export const BLANK_PIECE: Piece = { id: "", side: "", place: "", face: { shows: "blank" }, marks: [], note: "" };

export const BLANK_CARD: CardFace = { id: "", name: "", text: "", glyph: "", numbers: [], kind: "", symbols: [] };

export const BLANK_LINE: Line = { side: "", name: "", role: "", columns: [], reserve: [], lost: [], tracks: [], card: null };

export const BLANK_SCENE: Scene = {
  map: "",
  viewer: null,
  title: [],
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
  choices: [],
};
