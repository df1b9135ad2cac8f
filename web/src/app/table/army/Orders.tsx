/**
 * Standing orders where there are many to choose from: a table of whom, when and what. The first that speaks decides;
 * the one that asks is gold, the one that answered last is named. A new one is put together of three parts, or found by
 * its words.
 */

import { For, Show, createEffect, createMemo, createResource, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import type { Clause, OrderKnown } from "../../../generated/api";
import { api } from "../../core/api";
import { sameOrder } from "../../core/orders";
import { lang, t } from "../../i18n";
import { RuleChip } from "../../ui";
import type { Army } from "./army";
import { answersFor, knownOf, objectsIn, orderTable, whensFor } from "./clauses";
import type { Group, Line } from "./clauses";

/** So many are offered at once. */
const MOST = 8;

export function StandingOrders(props: { army: Army }): JSX.Element {
  const army = props.army;
  const table = () => army.store.table();
  const game = (): string => table()?.card.game ?? "";
  const known = (): readonly OrderKnown[] => table()?.orders_known ?? [];
  const orders = (): readonly unknown[] => table()?.orders ?? [];
  const shown = createMemo(() => orderTable(orders(), known(), table()?.asking ?? null, table()?.answered.at(-1) ?? null));
  const [adding, setAdding] = createSignal(false);
  const keep = (next: readonly unknown[]): void => void army.store.ask((seat) => api.orders(army.store.id, seat, next));
  const label = (at: number): string => knownOf(known(), orders()[at])?.label ?? "";
  const lift = (at: number): void => keep(orders().filter((_, index) => index !== at));
  const first = (at: number): void => keep([orders()[at], ...orders().filter((_, index) => index !== at)]);
  const acts = { label, lift, first };
  return (
    <Show when={table()?.orders_more}>
      <section class="army-orders" data-testid="army-orders">
        <header>
          <h3>{army.words().whoAnswers}</h3>
          <button type="button" data-testid="order-new" aria-expanded={adding()} onClick={() => setAdding(!adding())}>
            {army.words().newOrder}
          </button>
        </header>
        <Show when={adding()}>
          <NewOrder
            army={army}
            game={game()}
            give={(id) => {
              keep([id, ...orders().filter((order) => !sameOrder(order, id))]);
              setAdding(false);
            }}
          />
        </Show>
        <Show when={shown().own.length > 0}>
          <p class="army-columns" aria-hidden="true">
            <span>{army.words().object}</span>
            <span>{army.words().when}</span>
            <span>{army.words().answer}</span>
          </p>
          <For each={shown().own}>{(group) => <Clauses army={army} group={group} own acts={acts} />}</For>
        </Show>
        <Show when={shown().profile.length > 0}>
          <header>
            <h4>
              {shown().own.length > 0 ? army.words().behind : army.words().usual}
              <Show when={shown().profileAnswered}>
                <small> · {army.words().answeredHere}</small>
              </Show>
            </h4>
            <button type="button" class="quiet" data-testid="order-off" onClick={() => lift(shown().profileAt ?? 0)}>
              {army.words().lift}
              <span class="visually-hidden"> {label(shown().profileAt ?? 0)}</span>
            </button>
          </header>
          <For each={shown().profile}>{(group) => <Clauses army={army} group={group} own={false} acts={acts} />}</For>
        </Show>
        <Show when={shown().own.length + shown().profile.length === 0}>
          <p class="hint">{army.words().noOrders}</p>
        </Show>
        <Show when={shown().others.length > 0}>
          <ul class="army-other-orders">
            <For each={shown().others}>
              {(at) => (
                <li>
                  <span>{label(at)}</span>
                  <RuleChip game={game()} rule={knownOf(known(), orders()[at])?.rule ?? ""} />
                  <Lift at={at} acts={acts} />
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={table()?.answered.at(-1)}>
          {(answered) => (
            <div class="army-answered" data-testid="order-answered">
              <b>{army.words().answeredLast}</b> <small>{army.words().onlyYou}</small>
              <For each={(table()?.journal ?? []).filter((line) => line.n === answered().n && "text" in line)}>{(line) => <p>{"text" in line ? line.text : ""}</p>}</For>
              <p class="hint">{answered().label}</p>
            </div>
          )}
        </Show>
      </section>
    </Show>
  );
}

interface Acts {
  readonly label: (at: number) => string;
  readonly lift: (at: number) => void;
  readonly first: (at: number) => void;
}

function Lift(props: { at: number; acts: Acts }): JSX.Element {
  return (
    <button type="button" class="quiet army-lift" data-testid="order-off" aria-label={t().orders.lift(props.acts.label(props.at))} onClick={() => props.acts.lift(props.at)}>
      ×
    </button>
  );
}

/** The lines for one object. */
function Clauses(props: { army: Army; group: Group; own: boolean; acts: Acts }): JSX.Element {
  return (
    <div class="army-clauses" classList={{ own: props.own }} role="group" aria-label={props.group.object}>
      <b>{props.group.object}</b>
      <ul>
        <For each={props.group.lines}>
          {(line) => (
            <li classList={{ asks: line.asks }} data-testid={props.own ? "order-line" : "order-usual-line"} aria-current={line.asks ? "true" : undefined}>
              <span>
                {line.clause.when}
                <Show when={line.answered}>
                  <small> · {props.army.words().answeredHere}</small>
                </Show>
                <Show when={line.brief}>
                  <small> · {props.army.words().thisTurn}</small>
                </Show>
              </span>
              <Answer clause={line.clause} />
              <Show when={props.own}>
                <RowActs army={props.army} line={line} acts={props.acts} />
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

function RowActs(props: { army: Army; line: Line; acts: Acts }): JSX.Element {
  return (
    <span class="army-line-acts">
      <Show when={props.line.first}>
        <Show when={props.line.at > 0}>
          <button type="button" class="quiet" data-testid="order-up" aria-label={props.army.words().earlier} title={props.army.words().earlier} onClick={() => props.acts.first(props.line.at)}>
            ↑
          </button>
        </Show>
        <Lift at={props.line.at} acts={props.acts} />
      </Show>
    </span>
  );
}

function Answer(props: { clause: Clause }): JSX.Element {
  return <span class={`army-answer ${props.clause.does}`}>{props.clause.answer}</span>;
}

/** A new order: whom, when, what; or found by its words. */
function NewOrder(props: { army: Army; game: string; give: (id: unknown) => void }): JSX.Element {
  const army = props.army;
  const seat = (): string => army.store.table()?.seat ?? "";
  const [all] = createResource(
    () => ({ seat: seat(), lang: lang() }),
    (key) => api.knownOrders(army.store.id, key.seat, key.lang).catch((): OrderKnown[] => []),
  );
  const known = (): readonly OrderKnown[] => all.latest ?? [];
  const [object, setObject] = createSignal("");
  const [when, setWhen] = createSignal("");
  const [sought, setSought] = createSignal("");
  // Whoever is asked now is who the order is for, unless one says otherwise.
  createEffect(() => {
    const objects = objectsIn(known());
    if (objects.length === 0 || objects.includes(object())) return;
    const asked = army.shots()[0]?.from;
    setObject(objects.find((one) => asked !== undefined && one.endsWith(asked)) ?? objects[0] ?? "");
  });
  createEffect(() => {
    const whens = whensFor(known(), object());
    if (whens.length === 0 || whens.includes(when())) return;
    const range = army.shots()[0]?.range;
    setWhen(whens.find((one) => range !== undefined && one.endsWith(` ${range}`)) ?? whens[0] ?? "");
  });
  const found = createMemo((): readonly OrderKnown[] => {
    const words = sought().trim().toLowerCase().split(/\s+/).filter(Boolean);
    return words.length === 0 ? known().filter(({ clauses }) => clauses.length !== 1) : known().filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  });
  return (
    <div class="army-new-order" data-testid="new-order" aria-busy={all.loading}>
      <label>
        <span>{army.words().object}</span>
        <select data-testid="order-object" onChange={(event) => setObject(event.currentTarget.value)}>
          <For each={objectsIn(known())}>{(one) => <option selected={one === object()}>{one}</option>}</For>
        </select>
      </label>
      <label>
        <span>{army.words().when}</span>
        <select data-testid="order-when" onChange={(event) => setWhen(event.currentTarget.value)}>
          <For each={whensFor(known(), object())}>{(one) => <option selected={one === when()}>{one}</option>}</For>
        </select>
      </label>
      <div class="army-answers" role="group" aria-label={army.words().answer}>
        <For each={answersFor(known(), object(), when())}>
          {({ order, clause }) => (
            <button type="button" class={`army-answer ${clause.does}`} data-testid={`order-${clause.does}`} onClick={() => props.give(order.id)}>
              {clause.answer}
            </button>
          )}
        </For>
      </div>
      <input type="search" data-testid="order-search" placeholder={army.words().seek} aria-label={army.words().seek} value={sought()} onInput={(event) => setSought(event.currentTarget.value)} />
      <ul>
        <For each={found().slice(0, MOST)}>
          {(order) => (
            <li>
              <button type="button" class="quiet" data-testid="order-add" onClick={() => props.give(order.id)}>
                {order.label}
              </button>
              <RuleChip game={props.game} rule={order.rule} />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
