/**
 * Answers that the player may give for a while: "all fire" in this round, "take hits for me" in this
 * fight. The game says which of its standing orders would answer what is asked now; they are offered
 * at that moment, and those that stand for a while are named until they are over.
 */

import { For, Show, createEffect, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Lasts, OrderKnown } from "../../generated/api";
import { api } from "../core/api";
import { brief, given } from "../core/orders";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import type { TableStore } from "./store";

/** Gives an order besides those that stand. */
function give(store: TableStore, order: OrderKnown, lasts: Lasts): void {
  void store.ask((seat) => api.orders(store.id, seat, given(store.table()?.orders ?? [], order.id, lasts)));
}

/** So many orders have room beside what is asked. */
const FEW = 4;

/** Buttons for the orders that would answer now. */
export function OrderButtons(props: { store: TableStore; game: string }): JSX.Element {
  /** Where many would answer, they are chosen from in the list of all orders. */
  const answering = (): OrderKnown[] => {
    const all = props.store.table()?.orders_known.filter((order) => order.answers) ?? [];
    // A question in the middle of a move has a card of its own, and little room here.
    return all.length > (props.store.scene()?.asked_at === undefined ? FEW : 1) ? all.slice(0, 1) : all;
  };
  return <For each={answering()}>{(order) => <OrderButton order={order} store={props.store} game={props.game} alone={answering().length === 1} />}</For>;
}

/** An order for as long as its button means, and a sheet that says what it does and offers longer. */
function OrderButton(props: { order: OrderKnown; store: TableStore; game: string; alone: boolean }): JSX.Element {
  let all!: HTMLSpanElement;
  const [open, setOpen] = createSignal(false);
  /** One that would stand for the whole game is not given in passing. */
  const atOnce = (): Lasts | null => {
    const [first] = props.order.lasts;
    return first === undefined || first === "game" ? null : first;
  };
  const away = (event: PointerEvent): void => {
    if (event.target instanceof Node && !all.contains(event.target)) setOpen(false);
  };
  createEffect(
    on(open, (now) => {
      if (!now) return;
      document.addEventListener("pointerdown", away, true);
      onCleanup(() => document.removeEventListener("pointerdown", away, true));
    }),
  );
  return (
    <span class="order-offer" ref={all} onKeyDown={(event) => event.key === "Escape" && setOpen(false)}>
      <Show when={atOnce()}>
        {(lasts) => (
          <button type="button" class="order-now" data-testid="order-now" title={`${props.order.label} (${words(props.store, lasts())})`} disabled={props.store.busy()} onClick={() => give(props.store, props.order, lasts())}>
            {props.order.button}
          </button>
        )}
      </Show>
      <button
        type="button"
        classList={{ "order-more": atOnce() !== null, quiet: atOnce() === null }}
        data-testid="order-more"
        aria-expanded={open()}
        onClick={() => setOpen(!open())}
      >
        {/* What is read is what is seen, and more of it. */}
        <Show when={atOnce() === null} fallback={<span aria-hidden="true">▾</span>}>
          {props.alone ? t().orders.always : `${props.order.button}…`}
        </Show>
        <span class="visually-hidden"> {t().orders.longer(props.order.button)}</span>
      </button>
      <Show when={open()}>
        <div class="order-sheet" role="group" aria-label={props.order.button} data-testid="order-sheet">
          <p>
            {props.order.label} <RuleChip game={props.game} rule={props.order.rule} />
          </p>
          <For each={props.order.lasts}>
            {(lasts) => (
              <button type="button" data-testid={`order-${lasts}`} disabled={props.store.busy()} onClick={() => give(props.store, props.order, lasts)}>
                {words(props.store, lasts)}
              </button>
            )}
          </For>
        </div>
      </Show>
    </span>
  );
}

/** For how long, in words. */
function words(store: TableStore, lasts: Lasts): string {
  if (lasts === "round") return t().orders.round;
  if (lasts === "game") return t().orders.game;
  const scene = store.scene();
  return scene?.battle != null || scene?.procedure != null ? t().orders.fight : t().orders.phase;
}

/** The orders that stand for this fight; a click lifts one. */
export function StandingForNow(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const standing = () => brief(props.table.orders, props.table.orders_known);
  return (
    <Show when={standing().length > 0}>
      <ul class="orders-now" aria-label={t().orders.title} data-testid="orders-now">
        <For each={standing()}>
          {({ known, order }) => (
            <li>
              {known.button}
              <button
                type="button"
                class="quiet"
                data-testid="order-lift"
                aria-label={t().orders.lift(known.button)}
                onClick={() => void props.store.ask((seat) => api.orders(props.store.id, seat, (props.store.table()?.orders ?? []).filter((one) => one !== order)))}
              >
                ×
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
