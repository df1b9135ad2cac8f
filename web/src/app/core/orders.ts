/** Standing orders as they are sent: the order alone if it stands for the game, or else with how long. */

import type { Lasts, OrderKnown } from "../../generated/api";
import { isRecord } from "./guard";

const key = (order: unknown): string => JSON.stringify(order);

/** What an order is, however long it stands. */
export const orderOf = (order: unknown): unknown => inner(order) ?? order;
export const sameOrder = (one: unknown, other: unknown): boolean => key(orderOf(one)) === key(orderOf(other));

/** The order of one that stands for a while only. */
function inner(order: unknown): unknown {
  return isRecord(order) && "order" in order && "for" in order ? order["order"] : undefined;
}

/** The orders that stand with this one added, for so long; it takes the place of the same one for another while. */
export function given(orders: readonly unknown[], id: unknown, lasts: Lasts): unknown[] {
  const rest = orders.filter((order) => key(inner(order) ?? order) !== key(id));
  return [...rest, lasts === "game" ? id : { order: id, for: lasts }];
}

/** Those that stand for a while only, with their words. */
export function brief(orders: readonly unknown[], known: readonly OrderKnown[]): { order: unknown; known: OrderKnown }[] {
  return orders.flatMap((order) => {
    const id = inner(order);
    const spec = id === undefined ? undefined : known.find((one) => key(one.id) === key(id));
    return spec === undefined ? [] : [{ order, known: spec }];
  });
}
