/** The piece or card that one points at, large, with what there is to know of it. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { frontOf } from "../../art/cards";
import type { CardFront } from "../../art/cards";
import { Glyph } from "../../art/Glyph";
import { PieceImage } from "../../art/PieceArt";
import type { Anchor, Piece, Scene } from "../../art/types";
import { t } from "../i18n";
import { pieceName } from "./pieces";

export function Lens(props: { over: Anchor | null; scene: Scene }): JSX.Element {
  const piece = (): Piece | undefined => {
    const { over } = props;
    return over !== null && "piece" in over ? props.scene.pieces.find((one) => one.id === over.piece) : undefined;
  };
  /** Cards without a name, such as commands, say all there is on their face. */
  const card = (): CardFront | undefined => {
    const { over } = props;
    if (over === null || !("card" in over)) return undefined;
    return props.scene.hands.flatMap((hand) => hand.cards.flatMap((one) => frontOf(one) ?? [])).find((one) => one.id === over.card && one.text !== "");
  };
  const about = (one: Piece): string =>
    one.note ?? (one.face.shows === "open" ? t().table.strength(one.face.strength, Math.max(0, ...one.face.strengths)) : "");
  // The thing itself has a name for those who listen: no need to hear it twice.
  return (
    <>
      <Show when={piece()}>
        {(one) => (
          <aside class="lens" aria-hidden="true" data-testid="lens">
            <span class="lens-image">
              <PieceImage face={one().face} marks={one().marks} />
            </span>
            <div>
              <h2>{pieceName(one(), props.scene.sides)}</h2>
              <Show when={about(one()) !== ""}>
                <p>{about(one())}</p>
              </Show>
            </div>
          </aside>
        )}
      </Show>
      <Show when={card()}>
        {(one) => (
          <aside class="lens" aria-hidden="true" data-testid="lens">
            <Show when={one().numbers.length === 0}>
              <Glyph name={one().glyph} class="lens-glyph" />
            </Show>
            <div>
              <h2>{one().name}</h2>
              <Show when={one().kind !== null}>
                <p class="lens-kind">
                  {one().kind} <For each={one().symbols}>{(symbol) => <span class={`symbol symbol-${symbol}`}>●</span>}</For>
                </p>
              </Show>
              <p>{one().text}</p>
            </div>
          </aside>
        )}
      </Show>
    </>
  );
}
