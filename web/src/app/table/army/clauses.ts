/**
 * Standing orders as a table: for whom, when, and what they say. Those that stand one after the other for the same
 * make a group; a profile is a group of its own lines. And the parts out of which a new order is put together: only
 * what the game offers.
 */

import type { Answered, Clause, OrderKnown } from "../../../generated/api";
import { orderOf, sameOrder } from "../../core/orders";

/** A line of the table. */
export interface Line {
  readonly clause: Clause;
  /** The place of its order among those that stand. */
  readonly at: number;
  /** Whether it is the first line of its order: there the order can be lifted. */
  readonly first: boolean;
  /** It wants that the player be asked what is asked now. */
  readonly asks: boolean;
  /** Its order has answered last. A profile has many lines, so none of them is it. */
  readonly answered: boolean;
  /** It stands for a while only. */
  readonly brief: boolean;
}

/** Lines for the same, one below the other. */
export interface Group {
  readonly object: string;
  readonly lines: readonly Line[];
}

export interface OrderTable {
  readonly own: readonly Group[];
  /** Orders that stand for a list of lines. */
  readonly profile: readonly Group[];
  readonly profileAt: number | null;
  /** Whether a profile has answered last: by which of its lines is not told. */
  readonly profileAnswered: boolean;
  /** Orders without such parts, by their places. */
  readonly others: readonly number[];
}

/** What is known of an order that stands. */
export const knownOf = (known: readonly OrderKnown[], order: unknown): OrderKnown | undefined => known.find(({ id }) => sameOrder(id, order));

/** From so many lines on an order is a profile. */
const PROFILE = 3;

export function orderTable(orders: readonly unknown[], known: readonly OrderKnown[], asking: number | null, answered: Answered | null): OrderTable {
  const own: { object: string; lines: Line[] }[] = [];
  const profile: { object: string; lines: Line[] }[] = [];
  const others: number[] = [];
  let profileAt: number | null = null;
  let profileAnswered = false;
  orders.forEach((order, at) => {
    const clauses = knownOf(known, order)?.clauses ?? [];
    if (clauses.length === 0) others.push(at);
    const groups = clauses.length >= PROFILE ? profile : own;
    const last = answered !== null && sameOrder(answered.order, order);
    if (clauses.length >= PROFILE) {
      profileAt = at;
      profileAnswered = last;
    }
    clauses.forEach((clause, index) => {
      const line = { clause, at, first: index === 0, asks: asking === at && clause.does === "asks", answered: last && clauses.length < PROFILE && index === 0, brief: orderOf(order) !== order };
      const group = groups.at(-1);
      if (group?.object === clause.object) group.lines.push(line);
      else groups.push({ object: clause.object, lines: [line] });
    });
  });
  return { own, profile, profileAt, profileAnswered, others };
}

/** The orders of one line each, from which a new one is put together. */
const lines = (known: readonly OrderKnown[]): [OrderKnown, Clause][] =>
  known.flatMap((order): [OrderKnown, Clause][] => {
    const [clause, more] = order.clauses;
    return clause === undefined || more !== undefined ? [] : [[order, clause]];
  });

const each = (words: readonly string[]): string[] => [...new Set(words)];
export const objectsIn = (known: readonly OrderKnown[]): string[] => each(lines(known).map(([, { object }]) => object));
export const whensFor = (known: readonly OrderKnown[], object: string): string[] => each(lines(known).flatMap(([, clause]) => (clause.object === object ? [clause.when] : [])));
/** What may be said then, each with its order. */
export const answersFor = (known: readonly OrderKnown[], object: string, when: string): { readonly order: OrderKnown; readonly clause: Clause }[] =>
  lines(known).flatMap(([order, clause]) => (clause.object === object && clause.when === when ? [{ order, clause }] : []));
