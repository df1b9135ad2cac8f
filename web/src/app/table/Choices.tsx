/** Every legal choice as a real button: for the keyboard, for screen readers, for whoever likes lists. */

import { For, Show, createMemo, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice } from "../../art/types";
import { anchorKey, isCommit } from "../core/paths";
import { t } from "../i18n";
import { withChance } from "./chances";
import type { TableStore } from "./store";

interface Group {
  key: string;
  title: string;
  choices: Choice[];
}

/** Lists longer than this are grouped by what is clicked first. */
const LONG = 8;

export function ChoiceList(props: { store: TableStore; game: string }): JSX.Element {
  const [filter, setFilter] = createSignal("");
  props.store.lookAtAll();
  const matching = createMemo(() => {
    const wanted = filter().trim().toLowerCase();
    return props.store.choices().filter((choice) => wanted === "" || choice.label.toLowerCase().includes(wanted));
  });
  const groups = createMemo((): Group[] => {
    const moves = matching().filter((choice) => !isCommit(choice));
    const byFirst = new Map<string, Group>();
    for (const choice of moves) {
      const first = choice.path[0];
      if (first === undefined) continue;
      const key = moves.length > LONG && choice.path.length > 1 ? anchorKey(first) : "";
      const group = byFirst.get(key);
      if (group === undefined) byFirst.set(key, { key, title: key === "" ? "" : props.store.nameOf(first), choices: [choice] });
      else group.choices.push(choice);
    }
    return [...byFirst.values()];
  });
  const commits = () => matching().filter(isCommit);
  return (
    <div class="choices" data-testid="choice-list" aria-busy={props.store.pickable().length > 0}>
      <h2>{t().choices.title}</h2>
      <Show when={props.store.choices().length > 0} fallback={<p class="hint">{props.store.busy() ? t().table.sending : props.store.pickable().length > 0 ? t().app.loading : t().choices.none}</p>}>
        <Show when={props.store.choices().length > LONG}>
          <label class="field">
            <span>{t().choices.filter}</span>
            <input type="search" data-testid="choice-filter" value={filter()} onInput={(event) => setFilter(event.currentTarget.value)} />
          </label>
        </Show>
        <p class="hint" role="status">
          {t().choices.count(matching().length)}
        </p>
        <Show when={commits().length > 0}>
          <h3>{t().choices.commits}</h3>
          <ul>
            <For each={commits()}>{(choice) => <ChoiceRow choice={choice} store={props.store} kind="commit" />}</For>
          </ul>
        </Show>
        <For each={groups()}>
          {(group) => (
            <>
              <Show when={group.title !== ""}>
                <h3>{group.title}</h3>
              </Show>
              <ul>
                <For each={group.choices}>{(choice) => <ChoiceRow choice={choice} store={props.store} kind="move" />}</For>
              </ul>
            </>
          )}
        </For>
      </Show>
    </div>
  );
}

function ChoiceRow(props: { choice: Choice; store: TableStore; kind: "commit" | "move" }): JSX.Element {
  const keys = () => props.choice.path.map(anchorKey).join(" ");
  return (
    <li>
      <button
        type="button"
        class="choice"
        classList={{ attack: props.choice.attack, commit: props.kind === "commit" }}
        data-testid={props.kind === "commit" ? "choice-commit" : "choice"}
        data-path={keys()}
        data-amount={props.choice.amount ?? undefined}
        onClick={() => void props.store.send([props.choice])}
      >
        <Show when={props.choice.attack}>
          <span class="swords" aria-hidden="true">
            ⚔
          </span>
        </Show>
        <span>{withChance(props.choice)}</span>
        <Show when={props.choice.attack}>
          <span class="visually-hidden">({t().choices.attack})</span>
        </Show>
        <Show when={props.choice.limit}>
          {(limit) => (
            <small class="limit">
              {limit().used}/{limit().of}
            </small>
          )}
        </Show>
        <small>{props.choice.rule}</small>
      </button>
    </li>
  );
}
