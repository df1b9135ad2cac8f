/** Who may shoot at a piece that moves: a card beside it, a row for each shot with its chances. F fires the first, H holds. */

import { For, Show, createEffect, createMemo, createResource, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice } from "../../../art/types";
import { api } from "../../core/api";
import { isCommit } from "../../core/paths";
import { lang } from "../../i18n";
import { RuleChip } from "../../ui";
import { standBeside } from "../beside";
import { isWriting } from "../keyboard";
import type { Army } from "./army";
import { Bar } from "./Bar";

/** Pixels between the piece and the card, which is that wide. */
const GAP = 64;
const WIDE = 330;

export function FireCard(props: { army: Army }): JSX.Element {
  const army = props.army;
  const store = army.store;
  const shots = army.shots;
  const target = createMemo((): string | null => {
    const [first, ...others] = shots().map(({ at }) => at);
    return first !== undefined && others.every((other) => other === first) ? first : null;
  });
  const hold = (): Choice | undefined => store.choices().find(isCommit);
  const [odds] = createResource(
    () => (shots().length > 0 ? { seat: store.table()?.seat ?? "", version: store.table()?.version ?? 0, lang: lang() } : null),
    (key) => api.odds(store.id, key.seat, key.lang).catch(() => null),
  );
  createEffect(() => {
    const piece = target();
    if (piece !== null) army.point(army.placeOf(piece));
  });
  const onKey = (event: KeyboardEvent): void => {
    const [first] = shots();
    if (first === undefined || isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = event.key === "f" || event.key === "F" ? first.choice : event.key === "h" || event.key === "H" ? hold() : undefined;
    if (choice === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void store.send([choice]);
  };
  document.addEventListener("keydown", onKey, true);
  onCleanup(() => document.removeEventListener("keydown", onKey, true));
  return (
    <Show when={shots().length > 0}>
      <section class="army-fire" data-testid="army-shots" aria-label={army.words().shots} ref={(card) => standBeside(card, () => (target() === null ? null : `.piece[data-piece=${JSON.stringify(target())}]`), { wide: WIDE, gap: GAP, edge: 70 })}>
        <header>
          <h2>{army.words().shots}</h2>
          <RuleChip game={store.table()?.card.game ?? ""} rule={shots()[0]?.choice.rule ?? ""} />
        </header>
        <For each={shots()}>
          {({ choice }) => (
            <div class="army-shot">
              <span>{choice.label}</span>
              <Bar parts={(odds.latest?.bars.find(({ title }) => title === choice.label)?.parts ?? []).map((part) => ({ ...part, label: String(Math.round(part.chance * 100)) }))} />
              <button type="button" class="primary" data-testid="army-fire" disabled={store.busy()} onClick={() => void store.send([choice])}>
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
        <Show when={hold()}>
          {(choice) => (
            <button type="button" data-testid="army-hold" disabled={store.busy()} onClick={() => void store.send([choice()])}>
              {choice().label}
            </button>
          )}
        </Show>
      </section>
    </Show>
  );
}
