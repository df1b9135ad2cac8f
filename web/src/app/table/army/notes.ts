/** Where notes lie on the map: each beside what it speaks of, over nobody and not over each other, and in sight. */

import type { Point } from "../../../art/geometry";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A note that is wanted: what it speaks of, and how large it is. */
export interface Wanted {
  readonly at: Point;
  readonly w: number;
  readonly h: number;
}

/** More notes than this fold into the panel. */
export const MOST_NOTES = 4;

const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
const inside = (a: Box, b: Box): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** Directions in which room is looked for, in twelfths of a turn: above and below first, where lines are shortest. */
const TURNS = [9, 3, 10, 8, 2, 4, 11, 7, 1, 5, 0, 6];
/** How far away, in steps. */
const FAR = [1.4, 2.1, 3, 4.2, 5.600, 7.200];

/** The box of each note; none for one that has no room. `step` is how wide the things are that it must not cover. */
export function layNotes(wanted: readonly Wanted[], taken: readonly Box[], view: Box, step: number): (Box | null)[] {
  const held = [...taken];
  return wanted.map((note) => {
    for (const far of FAR) {
      for (const turn of TURNS) {
        const angle = (turn * Math.PI) / 6;
        // Measured from the rim of the note, whichever way it lies.
        const x = note.at.x + Math.cos(angle) * (far * step + note.w / 2) - note.w / 2;
        const y = note.at.y + Math.sin(angle) * (far * step + note.h / 2) - note.h / 2;
        const box = { x, y, w: note.w, h: note.h };
        if (inside(box, view) && held.every((other) => apart(box, other))) {
          held.push(box);
          return box;
        }
      }
    }
    return null;
  });
}

/** Where the line from a note to what it speaks of begins: the middle of the nearest side. */
export function leaderFrom(box: Box, to: Point): Point {
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (to.y < box.y) return { x: Math.min(Math.max(to.x, box.x + box.w * 0.1), box.x + box.w * 0.9), y: box.y };
  if (to.y > box.y + box.h) return { x: Math.min(Math.max(to.x, box.x + box.w * 0.1), box.x + box.w * 0.9), y: box.y + box.h };
  return { x: to.x < middle.x ? box.x : box.x + box.w, y: middle.y };
}
