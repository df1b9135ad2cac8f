/** A fight on the map: its steps, what may come of the next throw, and what came of the last. */

import { For, Show, createResource, createSignal, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Procedure } from "../../art/types";
import { api } from "../core/api";
import type { SeatTable } from "../core/merge";
import type { JournalLine } from "../core/wire";
import type { Odds } from "../../generated/api";
import { lang, t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import { Bouts } from "./Bouts";
import type { BoutsShown } from "./bouts";
import { Journal } from "./Journal";
import { Steps } from "./Steps";

/** Where the panel is a drawer. */
const NARROW = "(max-width: 1099px)";
/** So many of the last lines tell what came of it. */
const TOLD = 4;

/** `past` is a moment that is shown again: what was told by then, and no chances, which are those of now. */
export function CombatCard(props: { table: SeatTable; procedure: Procedure; journal: readonly JournalLine[]; past: boolean }): JSX.Element {
  const [odds] = createResource(
    () => (props.past ? null : { seat: props.table.seat ?? "", version: props.table.version, lang: lang() }),
    (key) => api.odds(props.table.card.id, key.seat, key.lang).catch(() => null),
  );
  const known = (): Odds | null => (props.past || odds.state === "errored" ? null : (odds.latest ?? null));
  const told = () => props.journal.slice(-TOLD);
  return (
    <aside class="combat" data-testid="combat" aria-label={props.procedure.title}>
      <h2>{props.procedure.title}</h2>
      <Steps procedure={props.procedure} game={props.table.card.game} />
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
    </aside>
  );
}

/** Fights that are resolved together, over the map of a window that has no room for their panel; a tap opens it. */
export function BoutsOver(props: { bouts: BoutsShown; onOpen: (index: number) => void }): JSX.Element {
  const query = window.matchMedia(NARROW);
  const [narrow, setNarrow] = createSignal(query.matches);
  const look = (): void => void setNarrow(query.matches);
  query.addEventListener("change", look);
  onCleanup(() => query.removeEventListener("change", look));
  return (
    <Show when={narrow()}>
      <aside class="combat brief" data-testid="combat" aria-label={props.bouts.procedure()?.title}>
        <h2>{props.bouts.procedure()?.title}</h2>
        <Bouts bouts={props.bouts.all()} chances={props.bouts.chances()} chosen={null} onChoose={props.onOpen} />
      </aside>
    </Show>
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
        <SideMark seat={props.bar.side} /> <b>{props.bar.title}</b> <RuleChip game={props.game} rule={props.bar.rule} titled />
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
