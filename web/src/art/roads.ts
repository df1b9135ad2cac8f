// Roads by the places they join, and which of them to light. Pure drawing: what can be reached, the
// server has said.

export interface Road {
  readonly ends: readonly [string, string];
}

/** Answers whether a road joins two places. */
export function joining(roads: readonly Road[]): (one: string, other: string) => boolean {
  const pairs = new Set(roads.flatMap(({ ends: [a, b] }) => [`${a}|${b}`, `${b}|${a}`]));
  return (one, other) => pairs.has(`${one}|${other}`);
}

/**
 * Roads to light for what may be reached: the road there, or, where there is none, those by way of
 * a lit place between.
 */
export function litRoads<R extends Road>(roads: readonly R[], wanted: readonly (readonly [string, string])[]): R[] {
  const joins = joining(roads);
  const lit = new Set<string>();
  for (const [from, to] of wanted) {
    if (joins(from, to)) {
      lit.add(`${from}|${to}`);
      continue;
    }
    const between = wanted.find(([start, mid]) => start === from && mid !== to && joins(from, mid) && joins(mid, to));
    if (between !== undefined) lit.add(`${from}|${between[1]}`).add(`${between[1]}|${to}`);
  }
  return roads.filter(({ ends: [a, b] }) => lit.has(`${a}|${b}`) || lit.has(`${b}|${a}`));
}
