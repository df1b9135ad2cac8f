/** The words of the page's own that drawings need, in the chosen language. Games and maps bring theirs. */

import type { BattleWords } from "../../art/battle/words";
import type { BoardWords } from "../../art/Board";
import { lang, t } from "../i18n";

export function boardWords(): BoardWords {
  return { lang: lang(), ...t().board };
}

export function battleWords(): BattleWords {
  return { ...t().fight, lang: lang() };
}
