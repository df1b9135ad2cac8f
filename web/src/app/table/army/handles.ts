/** By what the way of many is bent: a handle in the middle of each stretch, and one in each bend. */

import type { HexGrid } from "../../../art/hex/grid";
import { lineBetween } from "./wishes";

/** A handle: the hex in which it lies, which of the bends it is or will be, and whether it is one already. */
export interface Handle {
  readonly at: string;
  readonly index: number;
  readonly bent: boolean;
}

/** Handles of a way: one in each bend, and one in the middle of each stretch. Where there is no bend, that is how they really go. */
export function handlesOf(grid: HexGrid, drawn: readonly string[], goes: readonly string[] = []): Handle[] {
  const stretches = drawn.slice(1).flatMap((to, index): Handle[] => {
    const between = drawn.length === 2 && goes.length > 0 ? goes.slice(1, -1) : lineBetween(grid, drawn[index] ?? to, to).slice(0, -1);
    const middle = between[Math.floor(between.length / 2)];
    return middle === undefined ? [] : [{ at: middle, index, bent: false }];
  });
  const bends = drawn.slice(1, -1).map((at, index): Handle => ({ at, index, bent: true }));
  return [...stretches, ...bends];
}

/** The bends of a way when a handle is pulled to a hex, or put away. */
export function pulled(drawn: readonly string[], { index, bent }: Pick<Handle, "index" | "bent">, to: string | null): string[] {
  const by = drawn.slice(1, -1);
  return [...by.slice(0, index), ...(to === null ? [] : [to]), ...by.slice(bent ? index + 1 : index)];
}
