// What is printed on a counter and where: outlines, the kind of face, figures and state chips. Pure.

import { fixed } from "../geometry";
import type { FigureKind, Mark, PieceFace, Shape } from "../types";
import { unreachable } from "../unreachable";

export type CounterFace = Extract<PieceFace, { shows: "counter" }>;
export type Figure = CounterFace["figures"][number];

/** Counters are drawn in a box of this many units. */
export const COUNTER = 60;

/** The outline of a counter that is grown by `grow` on every side (shrunk if negative). */
export function outlinePath(outline: Shape, grow = 0): string {
  const side = COUNTER + 2 * grow;
  const corner = Math.max(2, 7 + grow / 2);
  switch (outline) {
    case "round":
      return `M${fixed(-grow)} 30a${fixed(side / 2)} ${fixed(side / 2)} 0 1 1 ${fixed(side)} 0a${fixed(side / 2)} ${fixed(side / 2)} 0 1 1 ${fixed(-side)} 0z`;
    case "chamfered": {
      const [cut, edge] = [fixed(corner + 1), fixed(side - 2 * corner - 2)];
      return `M${fixed(corner + 1 - grow)} ${fixed(-grow)}h${edge}l${cut} ${cut}v${edge}l-${cut} ${cut}h-${edge}l-${cut}-${cut}v-${edge}z`;
    }
    case "square": {
      const [r, edge] = [fixed(corner), fixed(side - 2 * corner)];
      return `M${fixed(corner - grow)} ${fixed(-grow)}h${edge}a${r} ${r} 0 0 1 ${r} ${r}v${edge}a${r} ${r} 0 0 1-${r} ${r}h-${edge}a${r} ${r} 0 0 1-${r}-${r}v-${edge}a${r} ${r} 0 0 1 ${r}-${r}z`;
    }
    default:
      return unreachable(outline);
  }
}

/** A counter that faces a corner of its hex is tilted, so that one of its edges is the front; its figures stay legible. */
export function tiltOf(facing: number): number {
  return [0, 30, -30][facing % 3] ?? 0;
}

/** How the face is laid out. */
export type Layout =
  /** Combat, modifier and movement on a plate. */
  | { readonly kind: "unit"; readonly combat?: Figure; readonly modifier?: Figure; readonly movement?: Figure }
  /** A bust, a name on a band, and up to three values. */
  | { readonly kind: "leader"; readonly name: string; readonly values: readonly Figure[]; readonly swords: number }
  /** A drawing over a row of swords. */
  | { readonly kind: "swords"; readonly swords: number; readonly reduced: boolean }
  /** A drawing and no numbers: camps, forts, standards. */
  | { readonly kind: "sign" };

export function layoutOf(face: CounterFace): Layout {
  const find = (kind: FigureKind): Figure | undefined => face.figures.find((figure) => figure.kind === kind);
  const swords = find("swords");
  if (find("command") !== undefined || face.shape === "round") {
    const values = face.figures.filter((figure) => figure.kind !== "swords").slice(0, 3);
    return { kind: "leader", name: bandName(face), values, swords: count(swords) };
  }
  if (swords !== undefined) return { kind: "swords", swords: count(swords), reduced: swords.reduced };
  const [combat, modifier, movement] = [find("combat"), find("modifier"), find("movement")];
  if (combat === undefined && movement === undefined) return { kind: "sign" };
  return { kind: "unit", combat, modifier, movement };
}

/** The name on the band: in full where it fits, otherwise the lettering, cut short if need be. */
function bandName(face: CounterFace): string {
  const most = face.shape === "round" ? 10 : 13;
  const name = face.code === null || face.name.length <= most ? face.name : face.code;
  return (name.length <= most ? name : `${name.slice(0, most - 2)}.`).toLocaleUpperCase();
}

function count(swords: Figure | undefined): number {
  return swords === undefined ? 0 : Math.max(0, Math.min(6, Number.parseInt(swords.text, 10) || 0));
}

/** The lettering: a Roman numeral is set in capitals of its own, and what follows a space goes below. */
export interface Lettering {
  readonly main: string;
  readonly sub: string;
  readonly numeral: boolean;
}

export function letteringOf(face: CounterFace): Lettering {
  const [main = "", ...rest] = (face.code ?? "").split(" ");
  const numeral = face.shape !== "chamfered" && /^[IVXLC]+$/.test(main);
  return { main, sub: rest.join(" "), numeral };
}

/** Shields stand upright beside the lettering; other drawings are wide. */
const SHIELDS: ReadonlySet<string> = new Set(["legionary", "gaul", "german"]);

export function isShield(glyph: string): boolean {
  return SHIELDS.has(glyph.replace(/^hex-/, ""));
}

export type Chip = Extract<Mark, "routed" | "wounded" | "out_of_command" | "fired" | "moved" | "hidden" | "in_command" | "deploying" | "raging" | "owing" | "must_check" | "no_check" | "rallied" | "column" | "finished">;

/** The most telling first; a third would hide the drawing. */
const CHIPS: readonly Chip[] = ["owing", "raging", "routed", "must_check", "no_check", "rallied", "finished", "wounded", "column", "out_of_command", "fired", "moved", "hidden", "in_command", "deploying"];

export function chipsOf(marks: readonly Mark[]): Chip[] {
  return CHIPS.filter((chip) => marks.includes(chip)).slice(0, 2);
}

/** Swords side by side around the origin, 17 units high. */
export function swordsPath(swords: number): string {
  const step = swords > 4 ? 9.6 : 12;
  const first = (-(swords - 1) * step) / 2;
  return Array.from({ length: swords }, (_, i) => `M${fixed(first + i * step)}-8.6l2.5 3.4V2h2.8v2.6h-3.7v3.8h-3.2V4.6h-3.7V2h2.8V-5.2z`).join("");
}

/** How a pile of counters is seen: at most three edges behind the top one. */
export function copiesBehind(pieces: number): number {
  return Math.max(0, Math.min(3, pieces - 1));
}
