/** What is wanted now and then: notes, standing orders, the dice, and ways to end a game. */

import { For, Show, Suspense, createSignal, lazy, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import { api } from "../core/api";
import { Present } from "../pages/Presence";
import { to } from "../core/router";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import { CloseTable, Invites, Sure } from "./Panels";
import type { TableStore } from "./store";

const NOTES_WAIT_MS = 700;

/** Only who asks about the dice needs to check them. */
const DiceSheet = lazy(async () => ({ default: (await import("./Dice")).DiceSheet }));

export function More(props: { store: TableStore; table: SeatTable; game: string; onKeys: () => void }): JSX.Element {
  const mine = () => props.table.my_seats.length > 0;
  const playing = () => props.table.card.status === "playing";
  return (
    <div class="more" data-testid="more">
      <h2 class="visually-hidden">{t().tabs.more}</h2>
      <Invites table={props.table} />
      <Present seats={props.table.card.seats} here={props.store.here} />
      <Show when={mine()}>
        <Notes store={props.store} table={props.table} />
        <Orders store={props.store} table={props.table} game={props.game} />
        <Show when={playing()}>
          <Endings store={props.store} />
        </Show>
      </Show>
      <Show when={props.table.terms.owner}>
        <Terms store={props.store} table={props.table} />
      </Show>
      <Suspense>
        <DiceSheet store={props.store} table={props.table} />
      </Suspense>
      <p>
        <a href={to.replay(props.store.id)}>{t().end.replay}</a> · <a href={to.game(props.game)}>{t().lobby.more}</a> · <a href={to.settings()}>{t().nav.settings}</a>
      </p>
      <p>
        <button type="button" data-testid="keys-button" onClick={() => props.onKeys()}>
          {t().keys.open}
        </button>
      </p>
    </div>
  );
}

/** What only who made the table decides: who talks at it, and whether it is closed. */
function Terms(props: { store: TableStore; table: SeatTable }): JSX.Element {
  return (
    <section data-testid="terms">
      <h3>{t().terms.title}</h3>
      <Show when={props.table.card.private}>
        <p class="hint">{t().terms.privateHint}</p>
      </Show>
      <p class="order">
        <label>
          <input
            type="checkbox"
            data-testid="players-talk"
            checked={props.table.terms.talk === "players"}
            onChange={(event) => {
              const talk = event.currentTarget.checked ? "players" : "everybody";
              void props.store.ask(() => api.letTalk(props.store.id, talk));
            }}
          />
          {t().terms.playersTalk}
        </label>
      </p>
      <CloseTable store={props.store} table={props.table} />
    </section>
  );
}

function Notes(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const [text, setText] = createSignal(props.table.notes);
  const [state, setState] = createSignal<"" | "saving" | "saved">("");
  let timer = 0;
  const save = async (): Promise<void> => {
    try {
      await api.notes(props.store.id, text());
      setState("saved");
    } catch {
      timer = window.setTimeout(() => void save(), NOTES_WAIT_MS * 4);
    }
  };
  onCleanup(() => {
    window.clearTimeout(timer);
    if (state() === "saving") void save();
  });
  return (
    <section>
      <h3>{t().notes.title}</h3>
      <label class="field">
        <span class="hint">{t().notes.hint}</span>
        <textarea
          rows="4"
          maxLength={8000}
          data-testid="notes"
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setState("saving");
            window.clearTimeout(timer);
            timer = window.setTimeout(() => void save(), NOTES_WAIT_MS);
          }}
        />
      </label>
      <p class="hint" role="status" data-testid="notes-state">
        {state() === "saving" ? t().notes.saving : state() === "saved" ? t().notes.saved : ""}
      </p>
    </section>
  );
}

/** Where there are more orders than these, they are sought in the panel of orders. */
const MOST = 60;

function Orders(props: { store: TableStore; table: SeatTable; game: string }): JSX.Element {
  const key = (order: unknown): string => JSON.stringify(order);
  /** What was ticked and is not kept yet. */
  const [wish, setWish] = createSignal<readonly unknown[] | null>(null);
  const orders = (): readonly unknown[] => wish() ?? props.table.orders;
  const chosen = () => new Set(orders().map(key));
  const toggle = async (order: unknown, on: boolean): Promise<void> => {
    const rest = orders().filter((one) => key(one) !== key(order));
    const next = on ? [...rest, order] : rest;
    setWish(next);
    await props.store.ask((seat) => api.orders(props.store.id, seat, next));
    if (wish() === next) setWish(null);
  };
  return (
    <section data-testid="orders" data-kept={wish() === null}>
      <h3>{t().orders.title}</h3>
      <p class="hint">{t().orders.hint}</p>
      <Show when={props.table.orders_known.length > 0} fallback={<p class="hint">{t().orders.none}</p>}>
        <For each={props.table.orders_known.slice(0, MOST)}>
          {(order) => (
            <p class="order">
              <label>
                <input
                  type="checkbox"
                  data-testid="order"
                  checked={chosen().has(key(order.id))}
                  onChange={(event) => void toggle(order.id, event.currentTarget.checked)}
                />
                {order.label}
              </label>{" "}
              <RuleChip game={props.game} rule={order.rule} />
            </p>
          )}
        </For>
      </Show>
    </section>
  );
}

function Endings(props: { store: TableStore }): JSX.Element {
  const id = props.store.id;
  return (
    <section class="endings">
      <div class="buttons">
        <Show when={props.store.table()?.draw_offer === null}>
          <button type="button" data-testid="draw" onClick={() => void props.store.ask((seat) => api.draw(id, seat, "offer"))}>
            {t().end.draw}
          </button>
        </Show>
        <Show when={props.store.table()?.undo_request === null}>
          <button type="button" data-testid="ask-undo" onClick={() => void props.store.ask((seat, version) => api.askUndo(id, seat, version))}>
            {t().table.askUndo}
          </button>
        </Show>
        <Sure testid="resign" label={t().end.resign} question={t().end.resignSure} onYes={() => void props.store.ask((seat) => api.resign(id, seat))} />
      </div>
    </section>
  );
}
