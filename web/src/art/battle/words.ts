// What a battle says beside its pieces, and the throw that it shows.

import type { Lang } from "../map-art";

/** A throw of dice that is shown in the column it belongs to. */
export interface BattleRoll {
  readonly column: string;
  readonly side: string;
  /** Who fires, and how. */
  readonly who: string;
  readonly text: string;
  readonly dice: readonly { readonly value: number; readonly hit: boolean }[];
  readonly result: string;
  readonly rule?: string;
}

export interface BattleWords {
  readonly acted: string;
  readonly reserve: string;
  /** A fuller heading of a side's reserve; `own` if it is the viewer's. */
  readonly reserveOf?: (side: string, own: boolean) => string;
  readonly none: string;
  readonly defends: string;
  readonly attacks: string;
  readonly reserveNote?: string;
  /** Buttons of a fighter that are always shown, greyed while they are not offered. */
  readonly controls?: readonly string[];
  /** The round, where their number is open. */
  readonly round?: (round: string) => string;
  readonly fallen?: string;
  readonly retreatTo?: string;
  /** How a place is called. */
  readonly place?: (place: string) => string;
  /** The language of cards. */
  readonly lang?: Lang;
}
