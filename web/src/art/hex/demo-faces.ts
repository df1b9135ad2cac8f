// Faces of counters for the demo page.

import type { PieceFace } from "../types";

type Face = PieceFace;
type Figures = Extract<PieceFace, { shows: "counter" }>["figures"];

const shapeOf = (colour: string): string => (["relief", "besieged", "gaul", "tribes"].includes(colour) ? "chamfered" : "square");

export function unitFace(colour: string, glyph: string, code: string, combat: number, movement: number, modifier: string, stripe = "", reduced = false): Face {
  const figures: Figures = [{ kind: "combat", text: String(combat), reduced }];
  if (modifier !== "") figures.push({ kind: "modifier", text: modifier, reduced: false });
  figures.push({ kind: "movement", text: String(movement), reduced: false });
  return { shows: "counter", colour, shape: shapeOf(colour), name: code, code, glyph, figures, stripe };
}

export function leaderFace(colour: string, name: string, command: string, modifier: string, movement: string): Face {
  const figures: Figures = [
    { kind: "command", text: command, reduced: false },
    { kind: "modifier", text: modifier, reduced: false },
    { kind: "movement", text: movement, reduced: false },
  ];
  const glyph = shapeOf(colour) === "square" ? "leader-roman" : "leader-gaul";
  return { shows: "counter", colour, shape: shapeOf(colour), name, code: "", glyph, figures, stripe: "" };
}

export function swordFace(colour: string, shape: string, glyph: string, code: string, name: string, swords: number): Face {
  return { shows: "counter", colour, shape, name, code, glyph, figures: [{ kind: "swords", text: String(swords), reduced: false }], stripe: "" };
}

export function signFace(colour: string, glyph: string): Face {
  return { shows: "counter", colour, shape: shapeOf(colour), name: glyph, code: "", glyph, figures: [], stripe: "" };
}

/** A detachment as its owner sees it: a drawing and how far it goes. */
export function detachmentFace(colour: string): Face {
  return { shows: "counter", colour, shape: shapeOf(colour), name: "Detachment", code: "", glyph: "detachment", figures: [{ kind: "movement", text: "8", reduced: false }], stripe: "" };
}
