/** When the boxes of commanders are what is meant: units that lie in them are to be put on the map. */

import { createMemo } from "solid-js";
import type { Anchor, Scene } from "../../art/types";
import type { SeatTable } from "../core/merge";

export interface BoxParts {
  table: () => SeatTable;
  scene: () => Scene;
  /** Whether it is mine to decide, now and not in what is shown again. */
  mine: () => boolean;
}

export function createBoxes({ table, scene, mine }: BoxParts) {
  /** Pieces that something can be done with. */
  const usable = createMemo(() => new Set([...table().pickable, ...table().scene.choices.flatMap(({ path: [first] }) => (first !== undefined && "piece" in first ? [first.piece] : []))]));
  const holds = (area: string): boolean => scene().pieces.some((piece) => piece.place === area && usable().has(piece.id));
  const of = (kind: "box" | "pool"): string[] => scene().areas.flatMap((area) => (area.kind === kind && holds(area.id) ? [area.id] : []));
  /** The boxes whose units can be used. */
  const lit = createMemo((): string[] => (mine() ? of("box") : []));
  return {
    lit,
    /** Whether nothing but the boxes is meant, and a computer player may see to them. */
    due: createMemo((): boolean => table().can_place && lit().length > 0 && of("pool").length === 0),
    /** The box that a leader stands for, if it can be used. */
    of: (anchor: Anchor): string | undefined => ("piece" in anchor ? scene().areas.find((area) => area.piece === anchor.piece && lit().includes(area.id))?.id : undefined),
  };
}
