/** A question in the middle of another's move, asked where it happens: each answer with its price or chance. */

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice, Scene } from "../../art/types";
import { isCommit } from "../core/paths";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import { standBeside } from "./beside";
import type { TableStore } from "./store";
import "./ask.css";

/** More answers than this are found on the map and in the list of actions. */
const MOST = 8;
/** Pixels between the card and where it happens, and how wide it is. */
const GAP = 70;
const WIDE = 380;

export function AskCard(props: { store: TableStore; scene: Scene; game: string }): JSX.Element {
  const store = props.store;
  store.lookAtAll();
  const answers = createMemo((): readonly Choice[] => store.choices().filter((choice) => !isCommit(choice) && !choice.aside));
  const commits = createMemo((): readonly Choice[] => store.choices().filter(isCommit));
  const shown = (): readonly Choice[] => answers().slice(0, MOST);
  return (
    <Show when={store.myTurn() && store.choices().length > 0}>
      <section
        class="ask"
        aria-label={props.scene.prompt.text}
        data-testid="ask"
        ref={(card) => standBeside(card, () => (props.scene.asked_at === undefined ? null : `.piece[data-place=${JSON.stringify(props.scene.asked_at)}]`), { wide: WIDE, gap: GAP, edge: 14 })}
      >
        <h2>
          {props.scene.prompt.text} <RuleChip game={props.game} rule={props.scene.prompt.rule} />
        </h2>
        <ul>
          <For each={shown()}>
            {(choice) => (
              <li>
                <button type="button" class="ask-answer" classList={{ attack: choice.attack }} data-testid="answer" data-rule={choice.rule} disabled={store.busy()} onClick={() => void store.send([choice])}>
                  <span>{choice.label}</span>
                  <small>{choice.rule}</small>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={answers().length > MOST}>
          <p class="hint">{t().table.askMore(answers().length - MOST)}</p>
        </Show>
        <div class="ask-ends">
          <For each={commits()}>
            {(choice) => (
              <button type="button" classList={{ primary: answers().length === 0 }} data-testid="ask-commit" disabled={store.busy()} onClick={() => void store.send([choice])}>
                {choice.label}
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}
