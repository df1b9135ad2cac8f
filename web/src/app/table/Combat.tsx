/** A fight on the map: its steps, what may come of the next throw, and what came of the last. */

import { For, Show, createEffect, createResource, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import type { Procedure } from "../../art/types";
import { api } from "../core/api";
import type { SeatTable } from "../core/merge";
import type { Odds } from "../../generated/api";
import { lang, t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import { Bouts } from "./Bouts";
import { Journal } from "./Journal";
import { Steps } from "./Steps";

/** So many of the last lines tell what came of it. */
const TOLD = 4;

export function CombatCard(props: { table: SeatTable; procedure: Procedure; onShow: (place: string) => void }): JSX.Element {
  const bouts = () => props.procedure.bouts;
  /** Of several fights, the one that is looked at closely. */
  const [chosen, setChosen] = createSignal<string | null>(null);
  createEffect(
    on(
      () => bouts().map(({ place }) => place).join(),
      () => setChosen((before) => (bouts().some(({ place }) => place === before) ? before : null)),
    ),
  );
  const [close] = createResource(
    () => {
      const at = chosen();
      return at === null ? null : { at, seat: props.table.seat ?? "", version: props.table.version, lang: lang() };
    },
    (key) => api.odds(props.table.card.id, key.seat, key.lang, { pieces: [], place: key.at }).catch(() => null),
  );
  const [odds] = createResource(
    () => ({ seat: props.table.seat ?? "", version: props.table.version, lang: lang() }),
    (key) => api.odds(props.table.card.id, key.seat, key.lang).catch(() => null),
  );
  const all = (): Odds | null => (odds.state === "errored" ? null : (odds.latest ?? null));
  const known = (): Odds | null => (chosen() === null ? all() : (close.latest ?? null));
  /** One chance a fight: the only one's is the first of several figures. */
  const chances = (): number[] => (all()?.rows ?? []).slice(0, bouts().length).map(([, chance]) => chance);
  /** Fights that are still to come leave the map free, until one of them is looked at. */
  const brief = (): boolean => bouts().length > 0 && chosen() === null && props.procedure.steps.every(({ state }) => state === "to_come");
  const told = () => props.table.journal.slice(-TOLD);
  return (
    <aside class="combat" classList={{ brief: brief() }} data-testid="combat" aria-label={props.procedure.title}>
      <h2>{props.procedure.title}</h2>
      <Show when={bouts().length > 0}>
        <Bouts
          bouts={bouts()}
          title={t().odds.run}
          chances={chances()}
          chosen={chosen()}
          onChoose={(place) => {
            setChosen((before) => (before === place ? null : place));
            props.onShow(place);
          }}
        />
      </Show>
      <Show when={!brief()}>
        <Show when={chosen() === null || bouts().some(({ place, state }) => place === chosen() && state === "now")}>
          <Steps procedure={props.procedure} game={props.table.card.game} />
        </Show>
        <Show
          when={known()}
          fallback={<Journal lines={told()} turns={[]} seats={props.table.card.seats} game={props.table.card.game} table={props.table.card.id} replay="none" />}
        >
          {(report) => (
            <div data-testid="odds" role="group" aria-label={t().odds.title}>
              <For each={report().bars}>{(bar) => <OddsBar bar={bar} game={props.table.card.game} />}</For>
              <p class="odds-how">{report().policies.join(" ")}</p>
            </div>
          )}
        </Show>
      </Show>
    </aside>
  );
}

type Bar = NonNullable<Odds>["bars"][number];

/** One throw as a bar: what may come of it, the mildest first. What cannot happen is left out. */
function OddsBar(props: { bar: Bar; game: string }): JSX.Element {
  const parts = () => props.bar.parts.filter((part) => part.chance > 0.0005);
  const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
  return (
    <div class="throw-bar">
      <p class="odds-title">
        <SideMark seat={props.bar.side} /> <b>{props.bar.title}</b> <RuleChip game={props.game} rule={props.bar.rule} />
      </p>
      <ul>
        <For each={parts()}>
          {(part) => (
            <li class={`harm-${part.harm}`} title={part.about} ref={(element) => element.style.setProperty("--share", String(part.chance))}>
              <b>{percent(part.chance)}</b>
              <span>{part.label}</span>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
