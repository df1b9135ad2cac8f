/** The picture of a game in the lobby, drawn from our own art: each game has its own. */

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { PICTURES } from "../../games";

export function GamePicture(props: { game: string }): JSX.Element {
  return (
    <Show when={PICTURES.get(props.game)} fallback={<div class="game-picture plain" aria-hidden="true" />}>
      {(picture) => (
        <svg class="game-picture" data-game={props.game} viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <Dynamic component={picture()} />
        </svg>
      )}
    </Show>
  );
}
