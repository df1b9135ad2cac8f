export const WIDTH: number;
export const HEIGHT: number;
export function stretch(
  bumps: readonly { at: number; spread: number; gain: number }[],
): (u: number) => number;
export function project(lat: number, lon: number): [number, number];
export const projection: { stream(sink: unknown): unknown };
