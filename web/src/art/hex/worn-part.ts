// Where the face of units that bear hits is kept, once a map has brought it.

import type { Component } from "solid-js";
import type { CounterFace, Layout } from "./counter-face";
import type { Wear } from "../types";

export interface WornProps {
  readonly face: CounterFace;
  readonly layout: Extract<Layout, { kind: "unit" }>;
  readonly wear: Wear | undefined;
  /** Only the drawing and the quality, for small counters. */
  readonly brief: boolean;
}

let part: Component<WornProps> | undefined;

export const wornUnit = (): Component<WornProps> | undefined => part;

export function setWornUnit(component: Component<WornProps>): void {
  part = component;
}
