// Outlines of hexes, alone and merged, as SVG path data. Pure.

import { fixed } from "../geometry";
import type { Point } from "../geometry";
import { WAYS } from "./grid";
import type { Hex, HexGrid } from "./grid";

/** One outline around all the named hexes that touch; holes are rings of their own. */
export function mergedOutline(grid: HexGrid, names: Iterable<string>): string {
  return rings(grid, names)
    .map((ring) => `M${ring.map(pair).join("L")}Z`)
    .join("");
}

/** The rings around sets of hexes. Around a set they run clockwise, around a hole the other way. */
export function rings(grid: HexGrid, names: Iterable<string>): Point[][] {
  const inside = new Set(names);
  // At a corner three hexes meet, so never more than one edge of the outline leaves it.
  const edges = new Map<string, readonly [Point, Point]>();
  for (const name of inside) {
    const hex = grid.hex(name);
    if (hex === undefined) continue;
    for (const way of WAYS) {
      if (inside.has(grid.next(name, way)?.name ?? "")) continue;
      const [from, to] = [grid.corner(hex, way - 1), grid.corner(hex, way)];
      edges.set(key(from), [from, to]);
    }
  }
  const out: Point[][] = [];
  for (;;) {
    const first = edges.entries().next();
    if (first.done === true) return out;
    const ring: Point[] = [];
    let [at, edge]: [string, readonly [Point, Point] | undefined] = first.value;
    while (edge !== undefined) {
      edges.delete(at);
      ring.push(edge[0]);
      at = key(edge[1]);
      edge = edges.get(at);
    }
    out.push(ring);
  }
}

/** Each of the named hexes by itself, drawn in by some units. */
export function insetOutlines(grid: HexGrid, names: Iterable<string>, inset: number): string {
  let path = "";
  for (const name of names) {
    const hex = grid.hex(name);
    if (hex !== undefined) path += hexOutline(grid, hex, inset);
  }
  return path;
}

export function hexOutline(grid: HexGrid, hex: Point, inset = 0): string {
  const radius = grid.spec.radius - (inset * 2) / Math.sqrt(3);
  return `M${WAYS.map((way) => pair(grid.corner(hex, way, radius))).join("L")}Z`;
}

/** A smooth line through the middles of hexes: it crosses each edge in its middle. */
export function pathThrough(grid: HexGrid, names: readonly string[]): string {
  const hexes = names.map((name) => grid.hex(name)).filter((hex): hex is Hex => hex !== undefined);
  const [first, ...rest] = hexes;
  const last = rest.pop();
  if (first === undefined || last === undefined) return "";
  let path = `M${pair(first)}`;
  let before: Point = first;
  rest.forEach((hex, i) => {
    const middle = half(before, hex);
    if (i === 0) path += `L${pair(middle)}`;
    const after = rest[i + 1] ?? last;
    path += `Q${pair(hex)} ${pair(half(hex, after))}`;
    before = hex;
  });
  return `${path}L${pair(last)}`;
}

/** Where along a line, from 0 to 1, it passes nearest to a point. */
export function nearestOn(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
}

export function between(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** A short broad arrow across the edge between two hexes: its shaft and its head. */
export function edgeArrow(from: Point, to: Point, width: number): { readonly shaft: string; readonly head: string } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // The same short arrow whatever the distance, over the middle of the line.
  const middle = half(from, to);
  const at = (along: number, aside = 0): Point => ({ x: middle.x + ux * along - uy * aside, y: middle.y + uy * along + ux * aside });
  const [tail, tip] = [-width * 0.5, width * 1.1];
  const neck = tip - width * 1.15;
  return {
    shaft: `M${pair(at(tail))}L${pair(at(neck))}`,
    head: `M${[at(tip), at(neck, width * 0.85), at(neck, -width * 0.85)].map(pair).join("L")}Z`,
  };
}

function half(a: Point, b: Point): Point {
  return between(a, b, 0.5);
}

function key(point: Point): string {
  return `${Math.round(point.x * 4)},${Math.round(point.y * 4)}`;
}

function pair(point: Point): string {
  return `${fixed(point.x)} ${fixed(point.y)}`;
}
