/** What the page of a game shows beside its rules: a view of its map, how it plays, and its pieces. */

import type { LangCode } from "../app/core/settings";
import type { PieceFace } from "../art/types";

/** Words in every language of the page. */
export type Said = Readonly<Record<LangCode, string>>;

export interface GamePage {
  /** The map at the head of the page: what stands in its middle, how large it is, and who is at work there. */
  readonly hero: {
    /** Which of the game's maps, where it has several. */
    readonly map?: string;
    readonly place: string;
    readonly scale: number;
    /** The side of a piece in map units. */
    readonly size: number;
    readonly pieces: readonly { readonly place: string; readonly face: PieceFace; readonly behind?: number; readonly dx?: number; readonly dy?: number }[];
  };
  /** Five sentences, each with a drawing. */
  readonly plays: readonly { readonly glyph: string; readonly says: Said }[];
  readonly win: { readonly says: Said; readonly rules: readonly string[] };
  /** Kinds of pieces. */
  readonly pieces: readonly { readonly face: PieceFace; readonly name: Said; readonly says: Said; readonly rule: string }[];
}
