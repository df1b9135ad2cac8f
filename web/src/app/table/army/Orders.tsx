/** Standing orders where there are many to choose from: those that stand, the first of which decides, and a search for more. */

import { For, Show, createMemo, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import type { OrderKnown } from "../../../generated/api";
import { api } from "../../core/api";
import { t } from "../../i18n";
import { RuleChip } from "../../ui";
import type { Army } from "./army";

/** So many are offered at once. */
const MOST = 8;
const key = (order: unknown): string => JSON.stringify(order);

export function StandingOrders(props: { army: Army }): JSX.Element {
  const army = props.army;
  const table = () => army.store.table();
  const game = (): string => table()?.card.game ?? "";
  const [sought, setSought] = createSignal("");
  const known = createMemo((): ReadonlyMap<string, OrderKnown> => new Map((table()?.orders_known ?? []).map((order) => [key(order.id), order])));
  /** An example helps where orders speak of forts and ranges. */
  const seek = (): string => (army.ring().length > 0 ? army.words().seek : army.words().seekAny);
  const orders = (): readonly unknown[] => table()?.orders ?? [];
  const stands = (): ReadonlySet<string> => new Set(orders().map(key));
  /** What would answer now comes first; otherwise what has the words in it. */
  const found = createMemo((): OrderKnown[] => {
    const words = sought().trim().toLowerCase().split(/\s+/).filter(Boolean);
    const fits = ({ label }: OrderKnown): boolean => words.every((word) => label.toLowerCase().includes(word));
    const free = [...known()].filter(([id]) => !stands().has(id)).map(([, order]) => order).filter(fits);
    return [...free.filter(({ answers }) => answers), ...free.filter(({ answers }) => !answers)].slice(0, MOST);
  });
  const keep = (next: readonly unknown[]): void => void army.store.ask((seat) => api.orders(army.store.id, seat, next));
  return (
    <Show when={known().size > MOST}>
      <section class="army-orders" data-testid="army-orders">
        <h3>{t().orders.title}</h3>
        <ol>
          <For each={orders()}>
            {(order, index) => (
              <li>
                <span>{known().get(key(order))?.label ?? key(order)}</span>
                <Show when={index() > 0}>
                  <button type="button" class="quiet" data-testid="order-up" aria-label={army.words().earlier} title={army.words().earlier} onClick={() => keep([order, ...orders().filter((one) => one !== order)])}>
                    ↑
                  </button>
                </Show>
                <button type="button" class="quiet" data-testid="order-off" aria-label={t().orders.lift(known().get(key(order))?.label ?? "")} onClick={() => keep(orders().filter((one) => one !== order))}>
                  ×
                </button>
              </li>
            )}
          </For>
        </ol>
        <Show when={orders().length > 1}>
          <p class="hint">{army.words().firstDecides}</p>
        </Show>
        <input type="search" data-testid="order-search" placeholder={seek()} aria-label={seek()} value={sought()} onInput={(event) => setSought(event.currentTarget.value)} />
        <ul>
          <For each={found()}>
            {(order) => (
              <li classList={{ answers: order.answers }}>
                <button type="button" class="quiet" data-testid="order-add" onClick={() => keep([...orders(), order.id])}>
                  + {order.label}
                </button>
                <RuleChip game={game()} rule={order.rule} />
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
