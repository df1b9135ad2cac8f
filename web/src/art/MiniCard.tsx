/** A card of a folded hand, 47 by 32: what it is told by, large enough to be read. */

import { For, Match, Show, Switch } from "solid-js";
import type { JSX } from "solid-js";
import { cardWords, fieldOf } from "./Card";
import type { CardProps } from "./Card";
import { frontOf } from "./cards";
import { Glyph } from "./Glyph";
import { roman } from "./roman";
import "./card.css";

export function MiniCard(props: CardProps): JSX.Element {
  const front = () => frontOf(props.face);
  const label = (): string => cardWords(props.face);
  const inside = (): JSX.Element => (
    <Show when={front()} fallback={<Glyph name="laurel" />}>
      {(face) => (
        <Switch fallback={<Glyph name={face().glyph} />}>
          <Match when={face().kind === null && face().numbers.length > 0}>
            <b>{roman(face().numbers[0] ?? 0)}</b>
            <span class="mini-coins">
              <For each={Array.from({ length: face().numbers[1] ?? 0 })}>{() => <i />}</For>
            </span>
          </Match>
        </Switch>
      )}
    </Show>
  );
  return (
    <Show
      when={props.onClick}
      fallback={
        <span class={`mini-card hue-${props.side ?? ""}`} style={{ "--field": fieldOf(props.face) ?? "" }} data-state={props.state} role={label() === "" ? undefined : "img"} aria-label={label() === "" ? undefined : label()}>
          {inside()}
        </span>
      }
    >
      {(click) => (
        <button type="button" class={`mini-card hue-${props.side ?? ""}`} style={{ "--field": fieldOf(props.face) ?? "" }} data-state={props.state} aria-label={label()} aria-pressed={props.chosen === true} aria-disabled={props.live === false} onClick={() => click()()}>
          {inside()}
        </button>
      )}
    </Show>
  );
}
