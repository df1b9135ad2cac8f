/** What to call pieces and sides at a table. */

import { faceName, faceWords } from "../../art/piece-words";
import type { Piece, Side } from "../../art/types";
import { t } from "../i18n";

/** A piece's name, or whose it is when nothing shows. */
export function pieceName(piece: Piece, sides: readonly Side[] = []): string {
  return faceName(piece.face) || t().table.unseen(sideName(piece.side, sides));
}

/** Its name and what is printed on it, for those who do not see it. */
export function pieceLabel(piece: Piece, sides: readonly Side[] = []): string {
  return faceWords(piece.face) || pieceName(piece, sides);
}

/** A side's name at this table. */
export function sideName(seat: string, sides: readonly Side[]): string {
  return sides.find((side) => side.seat === seat)?.name ?? seat;
}
