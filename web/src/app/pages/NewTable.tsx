/** A new table: who sits where, which scenario, which rules. All of it comes from the catalogue. */

import { For, Show, createSignal, createUniqueId, onMount } from "solid-js";
import type { JSX } from "solid-js";
import type { NewTable } from "../core/api";
import type { Game } from "../core/wire";
import { botName, optionName, optionValue, seatName, spaced, t } from "../i18n";
import { Segments, SideMark } from "../ui";

type Mode = "bot" | "hotseat" | "invite" | "open";

/** The strongest bot that a game has. */
const strongest = (game: Game): string => `bot:${game.bots.at(-1) ?? "random"}`;

/** Who sits where, to begin with: the first seat is mine. */
export function seatsFor(game: Game, mode: Mode, mine: string = game.seats[0] ?? ""): Record<string, string> {
  const others = { bot: strongest(game), hotseat: "me", invite: "invite", open: "open" }[mode];
  return Object.fromEntries(game.seats.map((seat) => [seat, seat === mine ? "me" : others]));
}

export function NewTableDialog(props: { game: Game; busy: boolean; onStart: (table: NewTable) => void; onClose: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  const heading = createUniqueId();
  const [mode, setMode] = createSignal<Mode>("bot");
  const [seats, setSeats] = createSignal(seatsFor(props.game, "bot"));
  const [scenario, setScenario] = createSignal(props.game.scenarios[0] ?? "");
  const [set, setSet] = createSignal<Record<string, string>>({});
  onMount(() => dialog.showModal());

  const choose = (next: Mode): void => {
    const mine = props.game.seats.find((seat) => seats()[seat] === "me");
    setMode(next);
    setSeats(seatsFor(props.game, next, mine));
  };
  /** One seat changes; whoever takes another's seat alone swaps with it. */
  const seat = (name: string, who: string): void => {
    const before = seats();
    const mine = props.game.seats.filter((one) => before[one] === "me");
    const [alone] = mine;
    const swaps = who === "me" && mode() !== "hotseat" && mine.length === 1 && alone !== undefined && alone !== name;
    setSeats({ ...before, [name]: who, ...(swaps ? { [alone]: before[name] ?? "open" } : {}) });
  };
  const start = (): void => {
    const chosen = scenario();
    props.onStart({ game: props.game.id, seats: seats(), set: set(), ...(chosen === "" ? {} : { scenario: chosen }) });
  };
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby={heading} data-testid="new-table-dialog" onClose={() => props.onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <header class="drawer-head">
          <h2 id={heading}>{t().lobby.newTableOf(props.game.title)}</h2>
          <button type="button" class="quiet" aria-label={t().app.close} data-testid="dialog-close" onClick={() => dialog.close()}>
            ×
          </button>
        </header>
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
        <fieldset class="seats">
          <legend>{t().lobby.seats}</legend>
          <For each={props.game.seats}>
            {(name) => (
              <label class="seat-row">
                <span>
                  <SideMark seat={name} /> {seatName(name)}
                </span>
                <select data-testid={`seat-${name}`} value={seats()[name] ?? "open"} onChange={(event) => seat(name, event.currentTarget.value)}>
                  <option value="me">{t().lobby.seatIs.me}</option>
                  <For each={props.game.bots}>{(level) => <option value={`bot:${level}`}>{t().lobby.seatBot(botName(level))}</option>}</For>
                  <option value="invite">{t().lobby.seatIs.invite}</option>
                  <option value="open">{t().lobby.seatIs.open}</option>
                </select>
              </label>
            )}
          </For>
        </fieldset>
        <Show when={props.game.scenarios.length > 1}>
          <label class="field">
            <span>{t().lobby.scenario}</span>
            <select data-testid="scenario" value={scenario()} onChange={(event) => setScenario(event.currentTarget.value)}>
              <For each={props.game.scenarios}>{(name) => <option value={name}>{spaced(name)}</option>}</For>
            </select>
          </label>
        </Show>
        <Show when={props.game.options.length > 0}>
          <fieldset class="seats">
            <legend>{t().lobby.options}</legend>
            <For each={props.game.options}>
              {(option) => (
                <label class="seat-row">
                  <span>
                    {optionName(option.key)} <small class="hint">{option.rule}</small>
                  </span>
                  <select
                    data-testid={`option-${option.key}`}
                    value={set()[option.key] ?? option.values[0] ?? ""}
                    onChange={(event) => setSet({ ...set(), [option.key]: event.currentTarget.value })}
                  >
                    <For each={option.values}>{(value) => <option value={value}>{optionValue(value)}</option>}</For>
                  </select>
                </label>
              )}
            </For>
          </fieldset>
        </Show>
        <div class="buttons">
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
