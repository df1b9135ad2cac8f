/** The dice of a table in plain words: what they are made of, and at the end whether they hold. */

import { For, Match, Show, Switch, createResource } from "solid-js";
import type { JSX } from "solid-js";
import { unreachable } from "../../art/unreachable";
import { api, failureOf } from "../core/api";
import { keptOf } from "../core/lots";
import type { SeatTable } from "../core/merge";
import { seatLabel } from "../core/seating";
import { verifyRecord } from "../core/verify";
import type { Brought, Fault, Kept, Shown, Verdict } from "../core/verify";
import type { LotCard } from "../../generated/api";
import { t } from "../i18n";
import { diceWords } from "../i18n/dice";
import { phraseWords } from "../i18n/phrase";
import type { TableStore } from "./store";
import "./dice.css";

/** The match of every guided game has this name. */
const GUIDED = "guided";
/** Matches whose dice follow from a phrase are called by it, after this word. */
const PHRASE = "phrase: ";

/** What the match at a table is called. */
const matchOf = ({ card, dice }: SeatTable): string => (card.guided ? GUIDED : dice.phrase === null ? card.id : PHRASE + dice.phrase);

export function DiceSheet(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const label = (seat: string): string => seatLabel(props.table.card.seats, seat);
  const isBot = (seat: string): boolean => props.table.card.seats.some((one) => one.seat === seat && one.kind === "bot");
  const words = (lot: LotCard): string => (isBot(lot.seat) ? diceWords().bot : diceWords().states[lot.state]);
  return (
    <section class="dice-sheet" data-testid="dice">
      <h3>{diceWords().title}</h3>
      <Show when={!props.table.card.guided} fallback={<p class="hint">{diceWords().guided}</p>}>
        <Show when={props.store.swapped()}>
          <p class="no" role="alert" data-testid="dice-swapped">
            {diceWords().swapped}
          </p>
        </Show>
        <p class="hint" data-testid="dice-sealed">
          {props.table.dice.phrase === null ? diceWords().sealed : phraseWords().from(props.table.dice.phrase)}
        </p>
        <code class="dice-seal" data-testid="dice-commitment">
          {props.table.dice.commitment}
        </code>
        <Show when={props.table.dice.lots.length > 0} fallback={<Show when={props.table.dice.phrase === null}><p class="hint">{diceWords().old}</p></Show>}>
          <ul class="dice-lots">
            <For each={props.table.dice.lots}>
              {(lot) => (
                <li data-testid={`lot-${lot.seat}`} data-state={lot.state}>
                  {label(lot.seat)}: {words(lot)}
                </li>
              )}
            </For>
          </ul>
        </Show>
        <Show when={props.table.card.status === "over"} fallback={<Proof />}>
          <DiceVerdict table={props.table} />
        </Show>
      </Show>
    </section>
  );
}

/** Recomputes every roll of a match that is over, and says what came of it. */
export function DiceVerdict(props: { table: SeatTable }): JSX.Element {
  const [verdict, { refetch }] = createResource(
    // All that was shown is compared with it, so the whole journal must have come.
    () => (props.table.journalStart === 0 ? props.table.card.id : null),
    async (id): Promise<Verdict> => verifyRecord(await api.record(id), matchOf(props.table), own(props.table), shown(props.table)),
  );
  const label = (seat: string): string => seatLabel(props.table.card.seats, seat);
  const isBot = (seat: string): boolean => props.table.card.seats.some((one) => one.seat === seat && one.kind === "bot");
  const part = (brought: Brought): string => {
    if (isBot(brought.seat)) return diceWords().bot;
    const words = diceWords().brought[brought.what];
    return brought.what === "revealed" && brought.before === false ? `${words} ${diceWords().after}` : words;
  };
  const why = (): string => {
    const failure = failureOf(verdict.error);
    return failure.kind === "offline" ? t().table.offline : failure.why;
  };
  return (
    <div class="dice-verdict" data-testid="dice-verdict" data-ok={verdict.state === "ready" ? String(verdict().ok) : verdict.state} aria-live="polite">
      <Switch>
        <Match when={verdict.error !== undefined}>
          <p>
            {diceWords().unread} {why()}{" "}
            <button type="button" onClick={() => void refetch()}>
              {t().app.retry}
            </button>
          </p>
        </Match>
        <Match when={verdict()} keyed>
          {(found) =>
            found.ok ? (
              <>
                <p class="dice-right">
                  <b aria-hidden="true">✓</b> {diceWords().right(found.rolls - found.draws, found.draws)}
                </p>
                <Show when={!found.compared}>
                  <p class="hint">{diceWords().notKept}</p>
                </Show>
                <ul class="dice-lots">
                  <For each={found.brought}>
                    {(brought) => (
                      <li>
                        {label(brought.seat)}: {part(brought)}
                      </li>
                    )}
                  </For>
                </ul>
                <Proof />
              </>
            ) : (
              <p class="no" role="alert">
                <b aria-hidden="true">✗</b> {diceWords().wrong} {fault(found.fault, label)}
              </p>
            )
          }
        </Match>
        <Match when={verdict.loading}>
          <p class="hint">{diceWords().checking}</p>
        </Match>
      </Switch>
    </div>
  );
}

function Proof(): JSX.Element {
  return (
    <details class="dice-proof">
      <summary>{diceWords().proof}</summary>
      <ul>
        <For each={diceWords().proves}>{(line) => <li>{line}</li>}</For>
      </ul>
      <p>{diceWords().but}</p>
      <ul>
        <For each={diceWords().provesNot}>{(line) => <li>{line}</li>}</For>
      </ul>
    </details>
  );
}

function fault(found: Fault, label: (seat: string) => string): string {
  const words = diceWords().faults;
  switch (found.kind) {
    case "form":
      return words.form(found.line);
    case "chain":
      return words.chain(found.line);
    case "seed":
      return words.seed;
    case "lot":
      return words.lot(label(found.seat));
    case "roll":
      return words.roll(found.n, found.written, found.due);
    case "match":
      return words.match;
    case "commitment":
      return words.commitment;
    case "pledge":
      return words.pledge(label(found.seat));
    case "mine":
      return words.mine(label(found.seat));
    case "shown":
      return words.shown(found.n);
    default:
      return unreachable(found);
  }
}

/** What this browser kept, for the seats that are its own: a seat that another was faster to take is not. */
function own(table: SeatTable): Kept | null {
  const kept = keptOf(table.card.id);
  if (kept === null) return null;
  return { ...kept, lots: Object.fromEntries(Object.entries(kept.lots).filter(([seat]) => table.my_seats.includes(seat))) };
}

/** The rolls in the journal, as they were shown. */
function shown(table: SeatTable): Shown[] {
  return table.journal.flatMap((line) => ("roll" in line ? [{ n: line.n, sides: line.roll.sides, face: line.roll.face }] : []));
}
