/**
 * What many pieces are asked to do together, as wishes that the server makes a plan of: the same steps
 * for all on the map, room near a place for those who come from beside it, or off the map to a tray.
 * Nothing here knows a rule.
 */

import type { HexGrid, Way } from "../../../art/hex/grid";
import { hexName } from "../../../art/hex/grid";
import type { Piece } from "../../../art/types";
import type { Wish } from "../../../generated/api";

/** A piece with where it stands. */
export type Placed = Pick<Piece, "id" | "place">;

/** The server plans for so many places of a piece. */
const MOST = 60;
/** Those who come onto the map look for room so far from where they are meant to go. */
const ROOM = 7;

/** The hexes between two, without the first. */
export function lineBetween(grid: HexGrid, from: string, to: string): string[] {
  const [a, b] = [grid.hex(from), grid.hex(to)];
  const far = grid.distance(from, to);
  if (a === undefined || b === undefined || far === undefined) return [];
  const out: string[] = [];
  for (let step = 1; step <= far; step += 1) {
    const part = step / far;
    // A little off, so that no point lies on an edge.
    const hex = grid.at({ x: a.x + (b.x - a.x) * part + 1e-3, y: a.y + (b.y - a.y) * part + 1e-3 });
    if (hex !== undefined) out.push(hex.name);
  }
  return out;
}

/**
 * Of those on the map, the one that is nearest to the goal: it goes there, and the others as it does. Of
 * several it is the one that goes as the middle of them all would.
 */
export function leadOf(grid: HexGrid, pieces: readonly Placed[], goal: string): Placed | undefined {
  const [first, ...others] = nearestFirst(grid, pieces, goal);
  const [end, middle] = [grid.hex(goal), grid.hex(middleOf(grid, pieces) ?? "")];
  if (first === undefined || end === undefined || middle === undefined) return first;
  const far = grid.distance(first.place, goal);
  const turn = (piece: Placed): number => {
    const from = grid.hex(piece.place) ?? end;
    const [one, all] = [Math.atan2(end.y - from.y, end.x - from.x), Math.atan2(end.y - middle.y, end.x - middle.x)];
    return 1 - Math.cos(one - all);
  };
  return [first, ...others.filter((piece) => grid.distance(piece.place, goal) === far)].reduce((best, piece) => (turn(piece) < turn(best) ? piece : best));
}

/** The hex in the middle of those on the map. */
function middleOf(grid: HexGrid, pieces: readonly Placed[]): string | undefined {
  const hexes = pieces.flatMap(({ place }) => grid.hex(place) ?? []);
  const mean = (of: (hex: { x: number; y: number }) => number): number => hexes.reduce((sum, hex) => sum + of(hex), 0) / hexes.length;
  return grid.at({ x: mean((hex) => hex.x), y: mean((hex) => hex.y) })?.name;
}

function nearestFirst(grid: HexGrid, pieces: readonly Placed[], goal: string): Placed[] {
  const far = (piece: Placed): number => grid.distance(piece.place, goal) ?? Number.POSITIVE_INFINITY;
  return pieces.filter((piece) => grid.hex(piece.place) !== undefined).sort((one, other) => far(one) - far(other));
}

/** The steps from hex to hex. */
function stepsOf(grid: HexGrid, from: string, path: readonly string[]): Way[] {
  return path.flatMap((to, index) => grid.way(path[index - 1] ?? from, to) ?? []);
}

/** The hexes that these steps lead through, as far as there is a map. */
export function walk(grid: HexGrid, from: string, steps: readonly Way[]): string[] {
  const out: string[] = [];
  let at = from;
  for (const step of steps) {
    const next = grid.next(at, step);
    if (next === undefined) break;
    at = next.name;
    out.push(at);
  }
  return out;
}

/** Hexes round a place, the nearest first. */
function around(grid: HexGrid, goal: string): string[] {
  const centre = grid.hex(goal);
  if (centre === undefined) return [];
  const near: { name: string; far: number }[] = [];
  for (let column = centre.column - ROOM; column <= centre.column + ROOM; column += 1)
    for (let row = centre.row - ROOM; row <= centre.row + ROOM; row += 1) {
      const far = grid.distance(goal, hexName(column, row));
      if (far !== undefined && far <= ROOM) near.push({ name: hexName(column, row), far });
    }
  return near.sort((one, other) => one.far - other.far || one.name.localeCompare(other.name)).slice(0, MOST).map(({ name }) => name);
}

/** Those on the map, who is foremost on the way from one place to another first: nobody is in another's way. */
function frontFirst(grid: HexGrid, pieces: readonly Placed[], from: string, goal: string): Placed[] {
  const [start, end] = [grid.hex(from), grid.hex(goal)];
  if (start === undefined || end === undefined) return nearestFirst(grid, pieces, goal);
  const ahead = ({ place }: Placed): number => {
    const hex = grid.hex(place) ?? start;
    return hex.x * (end.x - start.x) + hex.y * (end.y - start.y);
  };
  return pieces.filter(({ place }) => grid.hex(place) !== undefined).sort((one, other) => ahead(other) - ahead(one));
}

/** Where the way begins that all of them go as one: with the one in hand, with the foremost, or with the middle of them. */
export function startOf(grid: HexGrid, pieces: readonly Placed[], goal: string, hand?: string): string | undefined {
  const lead = hand ?? leadOf(grid, pieces, goal)?.place;
  // Where some of them stand on the goal already, their middle goes there.
  return hand === undefined && lead === goal ? middleOf(grid, pieces) : lead;
}

/** The way from a hex to a goal, straight from each of the hexes to the next by which it is to go. */
export function wayBy(grid: HexGrid, from: string, by: readonly string[], goal: string): string[] {
  return [...by, goal].flatMap((to, index) => lineBetween(grid, by[index - 1] ?? from, to));
}

/**
 * What all of them are asked to do when somebody points at a goal: a hex, or a tray beside the map. Where
 * one of them is taken in hand, it is the place where that one stands that goes to the goal. Whoever is on
 * the map goes by these hexes, or as the others do that go by them.
 */
export function wishesFor(grid: HexGrid, pieces: readonly Placed[], goal: string, hand?: string, by: readonly string[] = []): Wish[] {
  if (grid.hex(goal) === undefined) return pieces.map((piece) => ({ piece: piece.id, to: [goal], along: [] }));
  const first = by[0] ?? goal;
  const from = startOf(grid, pieces, first, hand);
  const steps = from === undefined ? [] : stepsOf(grid, from, wayBy(grid, from, by, goal));
  const sorted = hand === undefined ? nearestFirst(grid, pieces, first) : frontFirst(grid, pieces, hand, first);
  const onMap = sorted.flatMap((piece): Wish[] => {
    const along = walk(grid, piece.place, steps).slice(0, MOST);
    const to = along.at(-1);
    // Who would leave the map stays, and is told to. Where the way is drawn, no other leads to its end.
    return [{ piece: piece.id, to: to === undefined || by.length > 0 ? [] : [to], along }];
  });
  const room = around(grid, goal);
  const entering = pieces.filter((piece) => grid.hex(piece.place) === undefined).map((piece): Wish => ({ piece: piece.id, to: room, along: [] }));
  return [...onMap, ...entering];
}

/**
 * The same with where they shall face at the goal. Who faces sides of a hex does not turn to a corner, nor
 * the other way round: such a one is asked nothing new.
 */
export function facing(wishes: readonly Wish[], pieces: ReadonlyMap<string, Pick<Piece, "facing">>, to: number | null): Wish[] {
  if (to === null) return [...wishes];
  return wishes.map((wish) => {
    const now = pieces.get(wish.piece)?.facing ?? null;
    return now === null || wish.along.length === 0 || (now - to) % 2 !== 0 ? wish : { ...wish, facing: to };
  });
}

/** The facing that is nearest to where a point lies from another, of those that differ from `now` by corners. */
export function facingTowards(from: { x: number; y: number }, to: { x: number; y: number }, now: number): number {
  const twelfths = (Math.atan2(to.x - from.x, from.y - to.y) / Math.PI) * 6;
  return (((2 * Math.round((twelfths - now) / 2) + now) % 12) + 12) % 12;
}

/** What a piece did: from where to where. */
export type Done = readonly [from: string, to: string];

/**
 * The same again: as many columns and rows further, or as many trays on. Who came onto the map, or
 * left it, has nothing to repeat.
 */
export function repeated(grid: HexGrid, trays: readonly string[], piece: Placed, [from, to]: Done): Wish | undefined {
  const [a, b] = [grid.hex(from), grid.hex(to)];
  if (a !== undefined && b !== undefined) {
    const along = walk(grid, piece.place, stepsOf(grid, from, lineBetween(grid, from, to)));
    const end = along.at(-1);
    return end === undefined ? undefined : { piece: piece.id, to: [end], along };
  }
  const next = trayAfter(trays, piece.place, trays.indexOf(to) - trays.indexOf(from));
  return a === undefined && b === undefined && next !== undefined && trays.includes(from) && trays.includes(to) ? { piece: piece.id, to: [next], along: [] } : undefined;
}

/** The tray so many further round the map. */
export function trayAfter(trays: readonly string[], place: string, by: number): string | undefined {
  const at = trays.indexOf(place);
  return at < 0 || by === 0 ? undefined : trays[(at + by + trays.length) % trays.length];
}

/** Whether a point lies inside a line that is drawn round something. */
export function isInside(point: { x: number; y: number }, line: readonly { x: number; y: number }[]): boolean {
  let inside = false;
  for (const [index, a] of line.entries()) {
    const b = line[(index + line.length - 1) % line.length];
    if (b === undefined) continue;
    const crosses = a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x;
    if (crosses) inside = !inside;
  }
  return inside;
}

/** What a counter belongs to, by its lettering: a people, a legion. */
export function tribeOf(piece: Piece): string {
  return piece.face.shows === "counter" ? ((piece.face.code ?? piece.face.name).split(" ")[0] ?? "") : "";
}

/** Pieces by what they belong to, the largest first. */
export function tribes(pieces: readonly Piece[]): { readonly code: string; readonly pieces: readonly Piece[] }[] {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const code = tribeOf(piece);
    const same = found.get(code);
    if (same === undefined) found.set(code, [piece]);
    else same.push(piece);
  }
  return [...found].map(([code, list]) => ({ code, pieces: list })).sort((one, other) => other.pieces.length - one.pieces.length);
}

/** Those of the same body as the chosen who are left out of its order. */
export function leftOut(pieces: readonly Piece[], chosen: ReadonlySet<string>): Piece[] {
  const bodies = new Set(pieces.filter(({ id }) => chosen.has(id)).map(tribeOf));
  return pieces.filter((piece) => !chosen.has(piece.id) && piece.marks.includes("out_of_command") && bodies.has(tribeOf(piece)));
}
