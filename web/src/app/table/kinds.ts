/** Which layers of a scene are worth a chip. */

import type { Overlay } from "../../art/types";

/** One overlay of each kind: several of a kind, such as one a piece, are switched together, and one that would show nothing is not offered. */
export function kindsOf(overlays: readonly Overlay[]): readonly Overlay[] {
  return overlays.filter((overlay) => overlay.places.length + overlay.lines.length > 0).filter((overlay, index, all) => all.findIndex((one) => one.kind === overlay.kind) === index);
}
