// Which strength stands on which edge of a block.

export interface Edge {
  readonly pips: number;
  /** `up` is the strength now, `left` what it can still lose, `lost` what it has lost. */
  readonly state: "up" | "left" | "lost";
}

/**
 * The four edges from the top, clockwise. A block prints its strengths clockwise from the highest;
 * each step lost turns it a quarter counter-clockwise.
 */
export function edges(strength: number, strengths: readonly number[]): readonly (Edge | null)[] {
  const printed = [...strengths].sort((a, b) => b - a);
  const at = printed.indexOf(strength);
  const turned = at < 0 ? printed.length : at;
  return [0, 1, 2, 3].map((edge) => {
    const pips = printed[(edge + turned) % 4];
    if (pips === undefined || (at < 0 && edge === 0)) return null;
    if (pips === strength) return { pips, state: "up" };
    return { pips, state: pips < strength ? "left" : "lost" };
  });
}
