/**
 * Choosing by clicks. Every legal choice has a path of anchors; a pick is what has been clicked of
 * such paths so far. Several pieces may be picked together: then each has its own lane, and the
 * anchors clicked afterwards are common to all. Nothing here knows a rule: what continues the pick
 * is what the server offered.
 */

import type { Anchor, Choice } from "../../art/types";

/** What has been clicked: one path a lane, all of the same length. Empty: nothing. */
export type Pick = readonly (readonly Anchor[])[];

export const NOTHING: Pick = [];

/** Something that can be clicked now. */
export interface Glow {
  anchor: Anchor;
  /** Whether some choice behind it is an attack. */
  attack: boolean;
  /** Whether the click completes a choice. */
  completes: boolean;
}

export type Clicked =
  | { kind: "nothing" }
  /** The pick has changed. */
  | { kind: "picked"; pick: Pick }
  /** These choices are made, in this order; those pieces cannot come along. */
  | { kind: "chosen"; choices: Choice[]; left: Anchor[] };

export function anchorKey(anchor: Anchor): string {
  if ("piece" in anchor) return `piece:${anchor.piece}`;
  if ("place" in anchor) return `place:${anchor.place}`;
  if ("card" in anchor) return `card:${anchor.card}`;
  if ("facing" in anchor) return `facing:${anchor.facing}`;
  return `button:${anchor.button}`;
}

export function sameAnchor(one: Anchor, other: Anchor): boolean {
  return anchorKey(one) === anchorKey(other);
}

export function samePath(one: readonly Anchor[], other: readonly Anchor[]): boolean {
  return one.length === other.length && startsWith(one, other);
}

export function startsWith(path: readonly Anchor[], prefix: readonly Anchor[]): boolean {
  return prefix.every((anchor, index) => {
    const step = path[index];
    return step !== undefined && sameAnchor(step, anchor);
  });
}

/** Choices by what is clicked first, made once for each list of choices. */
const indexes = new WeakMap<readonly Choice[], ReadonlyMap<string, readonly Choice[]>>();

function indexOf(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const known = indexes.get(choices);
  if (known !== undefined) return known;
  const index = new Map<string, Choice[]>();
  for (const choice of choices) {
    const first = choice.path[0];
    if (first === undefined) continue;
    const key = anchorKey(first);
    const same = index.get(key);
    if (same === undefined) index.set(key, [choice]);
    else same.push(choice);
  }
  indexes.set(choices, index);
  return index;
}

/** Choices that go on from a lane, or are it. */
export function behind(choices: readonly Choice[], lane: readonly Anchor[]): readonly Choice[] {
  const first = lane[0];
  if (first === undefined) return choices;
  const same = indexOf(choices).get(anchorKey(first)) ?? [];
  return lane.length === 1 ? same : same.filter((choice) => startsWith(choice.path, lane));
}

/** The choice with exactly this path. */
export function choiceAt(choices: readonly Choice[], path: readonly Anchor[]): Choice | undefined {
  return behind(choices, path).find((choice) => choice.path.length === path.length);
}

/** Choices that go on from the pick, or all of them when nothing is picked. */
export function openChoices(choices: readonly Choice[], pick: Pick): Choice[] {
  if (pick.length === 0) return [...choices];
  const [only, ...others] = pick;
  if (only !== undefined && others.length === 0) return [...behind(choices, only)];
  return choices.filter((choice) => pick.some((lane) => startsWith(choice.path, lane)));
}

/** What can be clicked now: what continues a lane, and what starts a choice anew. */
export function glows(choices: readonly Choice[], pick: Pick): Glow[] {
  const lanes: Pick = pick.length === 0 ? [[]] : pick;
  const found = new Map<string, Glow>();
  for (const lane of lanes) {
    for (const choice of behind(choices, lane)) {
      const anchor = choice.path[lane.length];
      if (anchor === undefined) continue;
      const key = anchorKey(anchor);
      const known = found.get(key);
      const completes = choice.path.length === lane.length + 1;
      const attack = strikesAt(choice, lane.length);
      if (known === undefined) {
        found.set(key, { anchor, attack, completes });
      } else {
        known.attack ||= attack;
        known.completes ||= completes;
      }
    }
  }
  return [...found.values()];
}

/** Whether what is clicked as this step of the path is what is attacked: the last place, or no place at all. */
export function strikesAt(choice: Choice, step: number): boolean {
  return choice.attack && !choice.path.slice(step + 1).some((anchor) => "place" in anchor);
}

/** Complete choices that wait for a confirmation. */
export function armed(choices: readonly Choice[], pick: Pick): Choice[] {
  return pick.flatMap((lane) => {
    const choice = choiceAt(choices, lane);
    return choice === undefined ? [] : [choice];
  });
}

/** One step back. */
export function back(pick: Pick): Pick {
  const first = pick[0];
  if (first === undefined || first.length <= 1) return NOTHING;
  return pick.map((lane) => lane.slice(0, -1));
}

/**
 * A click. `add` is the shift key: it adds a piece to those picked or takes it out again. Without
 * it, a piece that shares `together` with those picked (such as the same place) is added as well
 * if it can go somewhere in common with them.
 */
export function click(
  choices: readonly Choice[],
  pick: Pick,
  anchor: Anchor,
  how: { add?: boolean; together?: (one: Anchor, other: Anchor) => boolean } = {},
): Clicked {
  const depth = pick[0]?.length ?? 0;
  const goesOn = pick.filter((lane) => behind(choices, [...lane, anchor]).length > 0);

  if (depth > 0 && goesOn.length > 0 && !(how.add === true && depth === 1 && starts(choices, anchor))) {
    const lanes = goesOn.map((lane) => [...lane, anchor]);
    const left = pick.flatMap((lane) => {
      const first = lane[0];
      return goesOn.includes(lane) || first === undefined ? [] : [first];
    });
    return settle(choices, lanes, left);
  }

  // A second click on a choice that waits for its confirmation.
  const ready = armed(choices, pick);
  const last = pick[0]?.at(-1);
  if (ready.length > 0 && last !== undefined && sameAnchor(last, anchor)) {
    return { kind: "chosen", choices: ready, left: [] };
  }

  if (!starts(choices, anchor)) return { kind: "nothing" };

  const picked = pick.some((lane) => lane[0] !== undefined && sameAnchor(lane[0], anchor));
  if (picked) {
    const rest = depth === 1 ? pick.filter((lane) => lane[0] === undefined || !sameAnchor(lane[0], anchor)) : NOTHING;
    return { kind: "picked", pick: rest };
  }
  const joins =
    depth === 1 &&
    "piece" in anchor &&
    (how.add === true || pick.every((lane) => lane[0] !== undefined && (how.together?.(lane[0], anchor) ?? false))) &&
    haveInCommon(choices, [...pick, [anchor]]);
  if (joins) return { kind: "picked", pick: [...pick, [anchor]] };
  return settle(choices, [[anchor]], []);
}

/** Pieces picked together: each that has something in common with those before it. */
export function group(choices: readonly Choice[], pieces: readonly string[]): Pick {
  let pick: Pick = NOTHING;
  for (const piece of pieces) {
    const clicked = click(choices, pick, { piece }, { add: true });
    if (clicked.kind === "picked" && clicked.pick.length > pick.length) pick = clicked.pick;
  }
  return pick;
}

/** Whether some choice begins with the anchor. */
export function starts(choices: readonly Choice[], anchor: Anchor): boolean {
  return indexOf(choices).has(anchorKey(anchor));
}

/**
 * The pick that needs no click: when every choice that is not a bare button begins with the same
 * anchor, it is picked already.
 */
export function obvious(choices: readonly Choice[]): Pick {
  const long = choices.filter((choice) => choice.path.length > 1);
  const first = long[0]?.path[0];
  // One thing beside others, such as a leader who may step in, is not what is asked.
  const [only, ...others] = long;
  const beside = only !== undefined && others.length === 0 && long.length < choices.length;
  if (beside && (only.attack || (only.path[1] !== undefined && "button" in only.path[1]))) return NOTHING;
  // Who may shoot at somebody is asked, not begun for him.
  if (first === undefined || long.some(({ path: [by, at] }) => by !== undefined && "place" in by && at !== undefined && "piece" in at)) return NOTHING;
  const alone = choices.every((choice) => {
    const start = choice.path[0];
    return start === undefined || "button" in start || sameAnchor(start, first);
  });
  return alone ? [[first]] : NOTHING;
}

/** What is left of a pick after the choices have changed. */
export function keep(choices: readonly Choice[], pick: Pick): Pick {
  return pick.filter((lane) => behind(choices, lane).length > 0);
}

function haveInCommon(choices: readonly Choice[], pick: Pick): boolean {
  const [first, ...rest] = pick.map(
    (lane) => new Set(glows(choices, [lane]).map((glow) => anchorKey(glow.anchor))),
  );
  if (first === undefined) return false;
  return [...first].some((key) => rest.every((keys) => keys.has(key)));
}

/** Chosen if every lane is complete and nothing goes on; cards and forks wait for a confirmation. */
function settle(choices: readonly Choice[], lanes: Pick, left: Anchor[]): Clicked {
  const ready = armed(choices, lanes);
  // What may be done at any time does not make a plain choice wait.
  const goesOn = openChoices(choices, lanes).some((choice) => !choice.aside && choice.path.length > (lanes[0]?.length ?? 0));
  const last = lanes[0]?.at(-1);
  const isCard = last !== undefined && "card" in last;
  if (ready.length === lanes.length && !goesOn && !isCard) return { kind: "chosen", choices: ready, left };
  return { kind: "picked", pick: lanes };
}

/** Choices that are a single button: ends of phases and the like, told apart from moves. */
export function isCommit(choice: Choice): boolean {
  const first = choice.path[0];
  return choice.path.length === 1 && first !== undefined && "button" in first;
}
