/**
 * Who may shoot at a piece that moves: a card beside it, a row for each shot with its chances, and what each has left
 * this turn. F fires the shot that is pointed at, Space goes to the next, H holds.
 */

import { For, Show, createEffect, createResource, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice } from "../../../art/types";
import type { OrderKnown } from "../../../generated/api";
import type { ShotsLeft } from "../../../generated/scene";
import { api } from "../../core/api";
import { sameOrder } from "../../core/orders";
import { isCommit } from "../../core/paths";
import { lang } from "../../i18n";
import { RuleChip } from "../../ui";
import { standBeside } from "../beside";
import { isWriting } from "../keyboard";
import type { Army } from "./army";
import { Bar } from "./Bar";

/** Pixels between the piece and the card, which is that wide. */
const GAP = 64;
const WIDE = 392;

export function FireCard(props: { army: Army }): JSX.Element {
  const army = props.army;
  const store = army.store;
  const shots = army.shots;
  const target = army.target;
  const hold = (): Choice | undefined => store.choices().find(isCommit);
  const [odds] = createResource(
    () => (shots().length > 0 ? { seat: store.table()?.seat ?? "", version: store.table()?.version ?? 0, lang: lang() } : null),
    (key) => api.odds(store.id, key.seat, key.lang).catch(() => null),
  );
  /** The shot that F fires. */
  const [at, setAt] = createSignal(0);
  createEffect(on(shots, () => setAt(0)));
  createEffect(() => {
    const piece = target();
    if (piece !== null) army.point(army.placeOf(piece));
  });
  /** The order that lets everybody hold for a while: one that would answer now and may stand for less than the game. */
  const holdOn = (): OrderKnown | undefined => store.table()?.orders_known.find(({ answers, lasts }) => answers && lasts.includes("fight"));
  const holdAll = (): void => {
    const order = holdOn();
    if (order === undefined) return;
    const others = (store.table()?.orders ?? []).filter((one) => !sameOrder(one, order.id));
    void store.ask((seat) => api.orders(store.id, seat, [{ order: order.id, for: "fight" }, ...others]));
  };
  const onKey = (event: KeyboardEvent): void => {
    const shot = shots()[at()];
    if (shot === undefined || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const held = hold();
    if (key === "f") void store.send([shot.choice]);
    else if (key === "h" && held !== undefined) void store.send([held]);
    else if (key === " " && !(event.target instanceof HTMLButtonElement)) setAt((at() + 1) % shots().length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", onKey, true);
  onCleanup(() => document.removeEventListener("keydown", onKey, true));
  return (
    <Show when={shots().length > 0}>
      <section class="army-fire" data-testid="army-shots" aria-label={army.words().shots} ref={(card) => standBeside(card, () => (target() === null ? null : `.piece[data-piece=${JSON.stringify(target())}]`), { wide: WIDE, gap: GAP, edge: 70 }, () => shots().map(({ from }) => `.piece[data-place=${JSON.stringify(from)}]`).join(", "))}>
        <header>
          <h2>{army.words().shots}</h2>
          <RuleChip game={store.table()?.card.game ?? ""} rule={shots()[0]?.choice.rule ?? ""} />
        </header>
        <For each={shots()}>
          {({ choice }, index) => (
            <div class="army-shot" classList={{ next: shots().length > 1 && index() === at() }} onPointerEnter={() => setAt(index())}>
              <span>{choice.label}</span>
              <Bar parts={(odds.latest?.bars.find(({ title }) => title === choice.label)?.parts ?? []).map((part) => ({ ...part, label: String(Math.round(part.chance * 100)) }))} />
              <button type="button" classList={{ primary: index() === at() }} data-testid="army-fire" disabled={store.busy()} onClick={() => void store.send([choice])}>
                {army.words().fire}
              </button>
            </div>
          )}
        </For>
        <p class="army-legend">
          <For each={odds.latest?.bars[0]?.parts ?? []}>
            {(part) => (
              <span>
                <i class={`harm-${part.harm}`} aria-hidden="true" />
                {part.label}
              </span>
            )}
          </For>
        </p>
        <Show when={(odds.latest?.shots ?? []).length > 0}>
          <Left army={army} shots={odds.latest?.shots ?? []} />
        </Show>
        <div class="army-acts">
          <Show when={hold()}>
            {(choice) => (
              <button type="button" data-testid="army-hold" disabled={store.busy()} onClick={() => void store.send([choice()])}>
                {choice().label}
              </button>
            )}
          </Show>
          <Show when={holdOn()}>
            <button type="button" class="army-hold-on" data-testid="army-hold-on" disabled={store.busy()} onClick={holdAll}>
              {army.words().holdOn}
            </button>
          </Show>
        </div>
        <p class="army-keys">{army.words().fireKeys}</p>
      </section>
    </Show>
  );
}

/** What is left of the shots of a turn: a disc for each range, struck where it is used or lost. */
function Left(props: { army: Army; shots: readonly ShotsLeft[] }): JSX.Element {
  const words = () => props.army.words();
  return (
    <div class="army-left" data-testid="shots-left" title={words().shotsKey}>
      <b>{words().shotsLeft}</b>
      <For each={props.shots}>
        {(one) => (
          <span>
            <button type="button" class="quiet" onClick={() => props.army.point(one.place)}>
              {one.name}
            </button>
            <For each={one.ranges}>
              {({ range, left, asked }) => (
                <i class="army-disc" classList={{ spent: !left, asked: left && asked }} role="img" aria-label={left ? words().ready(range) : words().spent(range)}>
                  {range}
                </i>
              )}
            </For>
          </span>
        )}
      </For>
    </div>
  );
}
