/** Hides the board while the screen changes hands. Nothing of the table is drawn beneath it. */

import { onMount } from "solid-js";
import type { JSX } from "solid-js";
import { t } from "../i18n";

export function Curtain(props: { game: string; seat: string; name: string; onTake: () => void }): JSX.Element {
  let button!: HTMLButtonElement;
  onMount(() => button.focus());
  return (
    <main class="curtain" id="content" data-testid="curtain" data-game={props.game}>
      <div class="sheet">
        <span class={`mark big hue hue-${props.seat}`} aria-hidden="true" />
        <h1>{t().curtain.title}</h1>
        <p class="serif">{t().curtain.text(props.name)}</p>
        <button ref={button} type="button" class="primary" data-testid="take-over" onClick={() => props.onTake()}>
          {t().curtain.iAm(props.name)}
        </button>
      </div>
    </main>
  );
}
