/** The words that the drawings need, in the chosen language; some games have their own. */

import type { BattleWords } from "../../art/BattleView";
import type { BoardWords } from "../../art/Board";
import { juliusBattle, juliusMap } from "../games/julius";
import { lang, t } from "../i18n";

export function boardWords(map: string): BoardWords {
  const words = t().board;
  const own = map === "julius" ? juliusMap(lang()) : {};
  return { lang: lang(), map: words.map, closer: words.closer, farther: words.farther, whole: words.whole, ...own };
}

export function battleWords(map: string): BattleWords {
  const words = t().fight;
  return {
    ...words,
    odds: t().odds.title,
    rounds: [],
    columns: new Map(),
    buttons: new Map(),
    ...(map === "julius" ? juliusBattle(lang()) : {}),
  };
}
