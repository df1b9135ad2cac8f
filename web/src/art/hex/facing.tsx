// What lies before, beside and behind a counter that faces somewhere, as the scene says it does.

import { Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import type { Bearings, Piece } from "../types";
import { WAYS } from "./grid";
import type { HexGrid } from "./grid";
import { insetOutlines } from "./outline";

/** The layer that shows it, by which it is switched on. */
export const FACING = "facing";

export interface Around {
  readonly front: readonly string[];
  readonly flank: readonly string[];
  readonly rear: readonly string[];
}

/** The hexes around where a piece stands, by the side of it that looks there. */
export function around(grid: HexGrid, piece: Piece, bearings: Bearings): Around {
  const { facing } = piece;
  const at = (among: readonly number[]): string[] =>
    facing === null ? [] : WAYS.flatMap((way) => (among.includes((way * 2 - facing + 12) % 12) ? (grid.next(piece.place, way)?.name ?? []) : []));
  return { front: at(bearings.front), flank: at(bearings.flank), rear: at(bearings.rear) };
}

/** Whose surroundings are shown: the uppermost that one points at, or else the one that is chosen or on the move. */
export function facedPiece(pieces: readonly Piece[], hovered: string | undefined, chosen: ReadonlySet<string>): Piece | undefined {
  const faced = pieces.filter((piece) => piece.facing !== null);
  const pointed = hovered === undefined ? undefined : faced.findLast((piece) => piece.place === hovered);
  if (pointed !== undefined) return pointed;
  const own = faced.filter((piece) => chosen.has(piece.id));
  const places = new Set(own.map((piece) => piece.place));
  // Of many at once nobody could tell whose hexes are whose.
  return places.size === 1 ? own.at(-1) : undefined;
}

export function FacingLayer(props: { grid: HexGrid; pieces: readonly Piece[]; bearings: Bearings; hovered: string | undefined; chosen: ReadonlySet<string> }): JSX.Element {
  const shown = createMemo(() => {
    const piece = facedPiece(props.pieces, props.hovered, props.chosen);
    return piece === undefined ? undefined : around(props.grid, piece, props.bearings);
  });
  return (
    <Show when={shown()}>
      {(hexes) => (
        <g class="hex-around" data-testid="facing-around">
          <path class="hex-front" d={insetOutlines(props.grid, hexes().front, 3)} />
          <path class="hex-flank" d={insetOutlines(props.grid, hexes().flank, 3)} />
          <path class="hex-rear" d={insetOutlines(props.grid, hexes().rear, 3)} />
        </g>
      )}
    </Show>
  );
}
