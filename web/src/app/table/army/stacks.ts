/** What a plan makes of each stack that marches in formation: who is in it, from where to where, and what that takes. */

import type { Piece } from "../../../art/types";
import type { Plan } from "./army";

export interface StackRow {
  /** Those who go together, the one that is ordered first. */
  readonly pieces: readonly string[];
  readonly from: string;
  readonly to: string;
  /** Movement points, where they are known. */
  readonly cost: number | null;
  /** The hits that it costs the worst hit of them. */
  readonly hits: number;
  /** Whether it ends before an enemy. */
  readonly contact: boolean;
  /** Whether it ends short of where it was meant to go. */
  readonly short: boolean;
}

/** A row for each way, in the order in which they set out, with those that are taken along. */
export function stackRows(plan: Plan, byId: ReadonlyMap<string, Piece>): StackRow[] {
  const { goes, short, ends } = plan.marches;
  const shorts = new Set(short.map(({ piece }) => piece));
  return goes.flatMap(({ choice, via }): StackRow[] => {
    const [first] = choice.path;
    const to = via.at(-1);
    if (first === undefined || !("piece" in first) || to === undefined) return [];
    const from = byId.get(first.piece)?.place ?? "";
    const together = ends.filter(({ piece, place }) => place === to && (piece === first.piece || byId.get(piece)?.place === from));
    const pieces = [first.piece, ...together.flatMap(({ piece }) => (piece === first.piece ? [] : [piece]))];
    return [{ pieces, from, to, cost: choice.cost, hits: Math.max(0, ...together.map(({ hits }) => hits)), contact: choice.stops, short: pieces.some((piece) => shorts.has(piece)) }];
  });
}
