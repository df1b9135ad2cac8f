/** The little that the page itself knows of a game beyond its words: nothing here is a rule. */

interface Facts {
  /** Points that end the war, marked on the track of points. */
  goal?: number;
  /** Whether the page has a guided first game. */
  guided?: boolean;
}

const FACTS: ReadonlyMap<string, Facts> = new Map([["julius", { goal: 10, guided: true }]]);

export function factsOf(game: string): Facts {
  return FACTS.get(game) ?? {};
}
