/** The piece that one points at, large, with what there is to know of it. */

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import { PieceImage } from "../../art/PieceArt";
import type { Piece, Side } from "../../art/types";
import { t } from "../i18n";
import { pieceName } from "./pieces";

export function Lens(props: { piece: Piece | undefined; sides: readonly Side[] }): JSX.Element {
  const about = (piece: Piece): string =>
    piece.note === "" && piece.face.shows === "open" ? t().table.strength(piece.face.strength, Math.max(0, ...piece.face.strengths)) : piece.note;
  return (
    <Show when={props.piece}>
      {(piece) => (
        // The piece itself has a name for those who listen: no need to hear it twice.
        <aside class="lens" aria-hidden="true" data-testid="lens">
          <span class="lens-image">
            <PieceImage face={piece().face} marks={piece().marks} />
          </span>
          <div>
            <h2>{pieceName(piece(), props.sides)}</h2>
            <Show when={about(piece()) !== ""}>
              <p>{about(piece())}</p>
            </Show>
          </div>
        </aside>
      )}
    </Show>
  );
}
