/** A new table: for whom, by which rules, who sits where. Every word of the game comes from the catalogue. */

import { For, Show, createEffect, createMemo, createSignal, createUniqueId, on, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { labelOf, reseat, seatsFor, seatsUnder, shapesSeats, swap, termsOf } from "../core/seating";
import type { Mode } from "../core/seating";
import type { GameCard, LabelCard, NewTable, Talk } from "../../generated/api";
import { botName, t } from "../i18n";
import { phraseWords } from "../i18n/phrase";
import { Segments, SideMark } from "../ui";

export function NewTableDialog(props: { game: GameCard; busy: boolean; onStart: (table: NewTable) => void; onClose: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  const heading = createUniqueId();
  const [mode, setMode] = createSignal<Mode>("bot");
  const [scenario, setScenario] = createSignal(props.game.scenarios[0] ?? "");
  const [set, setSet] = createSignal<Record<string, string>>({});
  /** The seats, as the scenario and the options so far have them. */
  const places = createMemo(() => seatsUnder(props.game, scenario(), set()));
  const [seats, setSeats] = createSignal(seatsFor(props.game, places(), "bot"));
  const [seen, setSeen] = createSignal<"anyone" | "invited">("anyone");
  const [talk, setTalk] = createSignal<Talk>("everybody");
  const [phrase, setPhrase] = createSignal("");
  const phrased = createUniqueId();
  /** Whether nobody else sits here, so that whoever plays may know the dice. */
  const alone = (): boolean => places().every((seat) => /^(me|bot:)/.test(seats()[seat] ?? ""));
  onMount(() => dialog.showModal());
  createEffect(on(places, (now) => setSeats((before) => reseat(props.game, now, mode(), before)), { defer: true }));

  const choose = (next: Mode): void => {
    const mine = places().find((seat) => seats()[seat] === "me");
    setMode(next);
    setSeats(seatsFor(props.game, places(), next, mine));
  };
  const start = (): void => {
    const chosen = scenario();
    const terms = { private: seen() === "invited", talk: talk() };
    const words = alone() ? phrase().trim() : "";
    props.onStart({ game: props.game.id, ...termsOf(seats(), terms), set: set(), ...(chosen === "" ? {} : { scenario: chosen }), ...(words === "" ? {} : { phrase: words }) });
  };
  /** Options with their words; those that decide who plays stand before the seats. */
  const options = (shaping: boolean): GameCard["labels"]["options"] => props.game.labels.options.filter((option) => shapesSeats(props.game, option.id) === shaping);
  const option = (words: GameCard["labels"]["options"][number]): JSX.Element => (
    <Choices
      name={`option-${words.id}`}
      label={words.label}
      about={words.about}
      rule={props.game.options.find((one) => one.key === words.id)?.rule ?? ""}
      values={words.values}
      value={set()[words.id] ?? words.values[0]?.id ?? ""}
      onChange={(value) => setSet({ ...set(), [words.id]: value })}
    />
  );
  const only = (): LabelCard | undefined => (props.game.labels.scenarios.length === 1 ? props.game.labels.scenarios[0] : undefined);
  return (
    <dialog class="dialog new-table" ref={dialog} aria-labelledby={heading} data-testid="new-table-dialog" onClose={() => props.onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <header class="drawer-head">
          <div>
            <h2 id={heading}>{t().lobby.newTableOf(props.game.title)}</h2>
            <Show when={only()}>
              {(words) => (
                <p class="serif new-table-scenario">
                  <b>{words().label}.</b> {words().about}
                </p>
              )}
            </Show>
          </div>
          <button type="button" class="quiet" aria-label={t().app.close} data-testid="dialog-close" onClick={() => dialog.close()}>
            ×
          </button>
        </header>
        <div class="new-table-body">
          <Show when={only() === undefined}>
            <Choices name="scenario" label={t().lobby.scenario} about={t().lobby.scenarioAbout} values={props.game.labels.scenarios} value={scenario()} onChange={setScenario} />
          </Show>
          <For each={options(true)}>{option}</For>
          <Segments
            testid="table-mode"
            label={t().lobby.how}
            value={mode()}
            options={[
              { value: "bot", label: t().lobby.modes.bot },
              { value: "hotseat", label: t().lobby.modes.hotseat },
              { value: "invite", label: t().lobby.modes.invite },
              { value: "open", label: t().lobby.modes.open },
            ]}
            onChange={choose}
          />
          <fieldset class="seats" data-game={props.game.id}>
            <legend>{t().lobby.seats}</legend>
            <For each={places()}>
              {(name) => {
                const words = (): LabelCard => labelOf(props.game.labels.seats, name);
                const about = createUniqueId();
                return (
                  <label class="seat-row">
                    <span>
                      <SideMark seat={name} /> {words().label}
                      <small class="hint" id={about}>
                        {words().about}
                      </small>
                    </span>
                    <select
                      data-testid={`seat-${name}`}
                      aria-label={words().label}
                      aria-describedby={about}
                      value={seats()[name] ?? "open"}
                      onChange={(event) => setSeats(swap(seats(), mode(), name, event.currentTarget.value))}
                    >
                      <option value="me">{t().lobby.seatIs.me}</option>
                      <For each={props.game.bots}>{(level) => <option value={`bot:${level}`}>{t().lobby.seatBot(botName(level))}</option>}</For>
                      <option value="invite">{t().lobby.seatIs.invite}</option>
                      <option value="open">{t().lobby.seatIs.open}</option>
                    </select>
                  </label>
                );
              }}
            </For>
          </fieldset>
          <Segments
            testid="table-seen"
            label={t().terms.seen}
            value={seen()}
            options={[
              { value: "anyone", label: t().terms.seenBy.anyone },
              { value: "invited", label: t().terms.seenBy.invited },
            ]}
            onChange={setSeen}
          />
          <Segments
            testid="table-talk"
            label={t().terms.talk}
            value={talk()}
            options={[
              { value: "everybody", label: t().terms.talkers.everybody },
              { value: "players", label: t().terms.talkers.players },
            ]}
            onChange={setTalk}
          />
          <Show when={alone()}>
            <label class="new-table-phrase">
              {phraseWords().title}
              <input type="text" maxlength="100" data-testid="table-phrase" aria-describedby={phrased} value={phrase()} onInput={(event) => setPhrase(event.currentTarget.value)} />
              <small class="hint" id={phrased}>
                {phraseWords().hint}
              </small>
            </label>
          </Show>
          <Show when={options(false).length > 0}>
            <h3 class="new-table-rules">{t().lobby.options}</h3>
            <For each={options(false)}>{option}</For>
          </Show>
        </div>
        <div class="buttons new-table-foot">
          <button type="submit" class="primary" data-testid="table-start" disabled={props.busy}>
            {t().lobby.start}
          </button>
          <button type="button" onClick={() => dialog.close()}>
            {t().lobby.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** One of several, each with its explanation; the first is the default. */
function Choices(props: {
  name: string;
  label: string;
  about?: string;
  rule?: string;
  values: readonly LabelCard[];
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  const id = createUniqueId();
  return (
    <fieldset class="choices" data-testid={props.name} aria-describedby={props.about === undefined ? undefined : `${id}-about`}>
      <legend>
        {props.label}
        <Show when={props.rule}>{(rule) => <small class="choices-rule">{rule()}</small>}</Show>
      </legend>
      <Show when={props.about}>
        {(about) => (
          <p class="hint" id={`${id}-about`}>
            {about()}
          </p>
        )}
      </Show>
      <div class="choices-row">
        <For each={props.values}>
          {(value, index) => (
            <label class="choice-card">
              <input
                type="radio"
                name={`${id}-${props.name}`}
                value={value.id}
                checked={props.value === value.id}
                aria-describedby={`${id}-${value.id}`}
                onChange={() => props.onChange(value.id)}
              />
              <span>
                <b>{value.label}</b>
                <Show when={index() === 0}>
                  <span class="choice-default">{t().lobby.usual}</span>
                </Show>
                <small id={`${id}-${value.id}`}>{value.about}</small>
              </span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
