/**
 * A question in the middle of another's move, asked where it happens: answers with letters, ticked as
 * they are usually given, each with its odds or price; what cannot be done is grey, with its rule.
 * Enter does what is ticked, Escape does nothing, letters tick.
 */

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice, Scene } from "../../art/types";
import { isCommit } from "../core/paths";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import { LETTERS, nextOf, queued, toggled, usualOf } from "./answers";
import { standBeside } from "./beside";
import { isWriting } from "./keyboard";
import { isDrawn } from "./Prompt";
import { OrderButtons } from "./Standing";
import type { TableStore } from "./store";
import "./ask.css";

/** Pixels between the card and where it happens, and how wide it is. */
const GAP = 70;
const WIDE = 400;

export interface AskCardProps {
  store: TableStore;
  scene: Scene;
  game: string;
  /** Whether somebody is asked here now; what was begun goes on when he is asked again. */
  asked: boolean;
  /** Says which answers there are, for the letters on the map. */
  onAnswers: (answers: readonly Choice[]) => void;
}

export function AskCard(props: AskCardProps): JSX.Element {
  const store = props.store;
  const due = createMemo((): boolean => props.asked && store.myTurn() && store.choices().length > 0);
  const answers = createMemo((): readonly Choice[] => (due() ? store.choices().filter((choice) => !isCommit(choice) && !choice.aside).slice(0, LETTERS.length) : []));
  const more = (): number => store.choices().filter((choice) => !isCommit(choice) && !choice.aside).length - answers().length;
  const nothing = (): Choice | undefined => store.choices().find(isCommit);
  const [ticked, setTicked] = createSignal<ReadonlySet<number>>(new Set());
  /** What was ticked and is still to be done, and the question that it answers; null where nothing has been begun. */
  const [queue, setQueue] = createSignal<{ readonly left: readonly string[]; readonly question: string } | null>(null);
  const question = (): string => `${props.scene.asked_at ?? ""} ${props.scene.prompt.text}`;
  const same = createMemo(() => answers().map(({ action }) => JSON.stringify(action)).join());
  createEffect(on(same, () => setTicked(usualOf(answers()))));
  createEffect(() => props.onAnswers(answers()));
  onCleanup(() => props.onAnswers([]));
  // One answer may ask for more, such as the way of a withdrawal: what is left follows when the question comes again.
  const goOn = (): void => {
    const begun = queue();
    if (begun === null || store.busy() || !due()) return;
    if (begun.question !== question()) {
      setQueue(null);
      return;
    }
    const { choice, left } = nextOf(begun.left, answers());
    setQueue(choice === undefined ? null : { ...begun, left });
    const next = choice ?? nothing();
    if (next !== undefined) void store.send([next]);
  };
  // Everything on offer is at hand before anything is sent.
  createEffect(() => {
    if (due() || queue() !== null) store.lookAtAll();
  });
  createEffect(() => {
    if (queue() !== null && !store.busy() && due()) void store.read().then(goOn);
  });
  const begin = (): void => void setQueue({ left: queued(answers(), ticked()), question: question() });
  const refuse = (): void => {
    const choice = nothing();
    if (choice !== undefined) void store.send([choice]);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!due() || store.busy() || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const index = event.key.length === 1 ? LETTERS.indexOf(event.key.toLowerCase()) : -1;
    // A button that has the focus is pressed by Enter.
    const pressed = event.target instanceof HTMLButtonElement;
    if (index >= 0 && index < answers().length) setTicked(toggled(answers(), ticked(), index));
    else if (event.key === "Enter" && !pressed) begin();
    else if (event.key === "Escape" && !store.asking()) refuse();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before the keys of the table: here letters tick.
  window.addEventListener("keydown", onKey, true);
  onCleanup(() => window.removeEventListener("keydown", onKey, true));
  const letters = (): string => [...ticked()].sort((one, other) => one - other).map((index) => LETTERS[index]).join(", ");
  return (
    <Show when={due() && queue() === null}>
      <Card {...props} answers={answers()} more={more()} nothing={nothing()} ticked={ticked()} letters={letters()} onTick={(index) => setTicked(toggled(answers(), ticked(), index))} onDo={begin} onNothing={refuse} />
    </Show>
  );
}

interface CardProps extends AskCardProps {
  answers: readonly Choice[];
  more: number;
  nothing: Choice | undefined;
  ticked: ReadonlySet<number>;
  letters: string;
  onTick: (index: number) => void;
  onDo: () => void;
  onNothing: () => void;
}

function Card(props: CardProps): JSX.Element {
  /** Those who may answer: the card leaves them free. */
  const answering = (): string => props.answers.flatMap(({ path: [first] }) => (first !== undefined && "piece" in first ? [`.piece[data-piece=${JSON.stringify(first.piece)}]`] : [])).join();
  return (
    <section
      class="ask"
      aria-label={props.scene.prompt.text}
      data-testid="ask"
      ref={(card) => standBeside(card, () => (props.scene.asked_at === undefined ? null : `.piece[data-place=${JSON.stringify(props.scene.asked_at)}]`), { wide: WIDE, gap: GAP, edge: 14 }, answering)}
    >
      <h2>
        {props.scene.prompt.text} <RuleChip game={props.game} rule={props.scene.prompt.rule} titled />
      </h2>
      <For each={props.scene.tracks.filter(isDrawn)}>
        {(track) => (
          <p class="ask-track" data-testid="ask-track">
            {t().table.trackOf(track.label, track.value, track.of ?? 0)}
          </p>
        )}
      </For>
      <ul>
        <For each={props.answers}>
          {(choice, index) => (
            <li>
              <label class="ask-answer" classList={{ attack: choice.attack }} data-testid="answer" data-rule={choice.rule}>
                <input type="checkbox" checked={props.ticked.has(index())} disabled={props.store.busy()} onChange={() => props.onTick(index())} />
                <i class="ask-letter" aria-hidden="true">
                  {LETTERS[index()]}
                </i>
                <span>
                  {choice.label}
                  <Show when={choice.more}>{(more) => <small data-testid="answer-more">{more()}</small>}</Show>
                </span>
                <Price choice={choice} />
              </label>
              <RuleChip game={props.game} rule={choice.rule} />
            </li>
          )}
        </For>
        <For each={props.scene.barred}>
          {(one) => (
            <li class="ask-barred" data-testid="barred">
              <span class="ask-answer">
                <i class="ask-box" aria-hidden="true" />
                <i class="ask-letter" aria-hidden="true">
                  –
                </i>
                <span>{one.why}</span>
              </span>
              <RuleChip game={props.game} rule={one.rule} />
            </li>
          )}
        </For>
      </ul>
      <Show when={props.more > 0}>
        <p class="hint">{t().table.askMore(props.more)}</p>
      </Show>
      <div class="ask-ends">
        <Show when={props.nothing}>
          {(choice) => (
            <button type="button" classList={{ primary: props.ticked.size === 0 }} data-testid="ask-commit" title={choice().label} disabled={props.store.busy()} onClick={() => props.onNothing()}>
              {props.answers.length === 0 ? choice().label : t().table.askNothing}
            </button>
          )}
        </Show>
        <OrderButtons store={props.store} game={props.game} />
        <Show when={props.answers.length > 0}>
          <button type="button" class="primary" data-testid="ask-do" disabled={props.store.busy() || props.ticked.size === 0} onClick={() => props.onDo()}>
            {t().table.askDo(props.letters)}
          </button>
        </Show>
      </div>
    </section>
  );
}

/** Odds in a hundred, or what it costs. */
function Price(props: { choice: Choice }): JSX.Element {
  return (
    <Show when={props.choice.chance !== null} fallback={<Show when={props.choice.cost}>{(cost) => <b class="ask-price">{cost()}</b>}</Show>}>
      <b class="ask-price">{props.choice.chance} %</b>
    </Show>
  );
}
