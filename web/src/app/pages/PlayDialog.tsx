/** A game begins: which side, against whom, at which level. What was chosen last time stands there already. */

import { For, Show, createSignal, createUniqueId, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { labelOf } from "../core/seating";
import { LOT, keepStart, lastStart, tableFor } from "../core/starting";
import type { Against } from "../core/starting";
import type { GameCard, NewTable } from "../../generated/api";
import { botName, t } from "../i18n";
import { Segments, SideMark } from "../ui";
import "./play.css";

const AGAINST: readonly Against[] = ["bot", "invite", "open", "hotseat"];

export function PlayDialog(props: { game: GameCard; against?: Against; busy: boolean; onStart: (table: NewTable) => void; onMore: () => void; onClose: () => void }): JSX.Element {
  let dialog!: HTMLDialogElement;
  let begin!: HTMLButtonElement;
  const heading = createUniqueId();
  const [chosen, setChosen] = createSignal({ ...lastStart(props.game, window.localStorage), ...(props.against === undefined ? {} : { against: props.against }) });
  const choose = (part: Partial<ReturnType<typeof chosen>>): void => void setChosen({ ...chosen(), ...part });
  onMount(() => {
    dialog.showModal();
    begin.focus();
  });
  const hint = (): string => {
    const { against, level } = chosen();
    return against === "bot" ? levelWords(level) : t().play.hint[against];
  };
  const start = (): void => {
    keepStart(props.game.id, chosen(), window.localStorage);
    props.onStart(tableFor(props.game, chosen(), Math.random()));
  };
  return (
    <dialog
      class="dialog play-dialog"
      ref={dialog}
      aria-labelledby={heading}
      data-testid="play-dialog"
      onClose={() => props.onClose()}
      // A click beside it is a click on the dialog itself.
      onClick={(event) => {
        if (event.target === dialog) dialog.close();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <header class="play-head">
          <h2 id={heading}>{t().play.title(props.game.title)}</h2>
          <button type="button" class="bar-button" aria-label={t().app.close} data-testid="play-close" onClick={() => dialog.close()}>
            ×
          </button>
        </header>
        <div class="play-body" data-game={props.game.id}>
          <Show when={chosen().against !== "hotseat"}>
            <fieldset class="segments" data-testid="play-side">
              <legend>{t().play.side}</legend>
              <div class="segments-row">
                <For each={props.game.seats}>
                  {(seat) => (
                    <button type="button" aria-pressed={chosen().side === seat} data-value={seat} onClick={() => choose({ side: seat })}>
                      <SideMark seat={seat} />
                      {labelOf(props.game.labels.seats, seat).label}
                    </button>
                  )}
                </For>
                <button type="button" aria-pressed={chosen().side === LOT} data-value={LOT} onClick={() => choose({ side: LOT })}>
                  {t().play.lot}
                </button>
              </div>
            </fieldset>
          </Show>
          <Segments
            testid="play-against"
            label={t().play.against}
            value={chosen().against}
            options={AGAINST.map((value) => ({ value, label: t().play.whom[value] }))}
            onChange={(against) => choose({ against })}
          />
          <Show when={chosen().against === "bot"}>
            <Segments
              testid="play-level"
              label={t().play.level}
              value={chosen().level}
              options={props.game.bots.map((value) => ({ value, label: botName(value) }))}
              onChange={(level) => choose({ level })}
            />
          </Show>
          <p class="hint play-hint" role="status">
            {hint()}
          </p>
        </div>
        <div class="play-foot">
          <button type="button" class="quiet" data-testid="play-more" onClick={() => props.onMore()}>
            {t().play.more}
          </button>
          <button ref={begin} type="submit" class="primary" data-testid="play-start" disabled={props.busy}>
            {t().lobby.start}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** What a level of the computer is like. */
export function levelWords(level: string): string {
  const words: Readonly<Record<string, string>> = t().play.levels;
  return words[level] ?? "";
}
