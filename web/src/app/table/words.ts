/** The words of the page's own that drawings need, in the chosen language. Games and maps bring theirs. */

import type { BattleWords } from "../../art/battle/words";
import { placeName } from "../../art/maps";
import type { BoardWords } from "../../art/Board";
import type { Choice, Scene } from "../../art/types";
import type { Failure } from "../core/api";
import { lang, t } from "../i18n";

export function boardWords(): BoardWords {
  return { lang: lang(), ...t().board };
}

export function battleWords(): BattleWords {
  return { ...t().fight, lang: lang() };
}

/** What the button of a choice says: in a fight the piece is plain to see, and the words are short. */
export function buttonWord(scene: Scene | null, choice: Choice): string {
  const last = choice.path.at(-1);
  if (scene !== null && last !== undefined && "place" in last) return `→ ${placeName(scene.map, last.place)}`;
  const word = last !== undefined && "button" in last ? scene?.battle?.buttons.find(({ id }) => id === last.button)?.text : undefined;
  return word ?? choice.label;
}

/** Why something asked of the server was not done. */
export function failed(failure: Failure): string {
  return failure.kind === "offline" ? t().table.offline : failure.why;
}
