/** Words of julius that its drawings need and no scene carries. */

import type { BattleWords } from "../../art/BattleView";
import type { BoardWords } from "../../art/Board";
import type { LangCode } from "../core/settings";

export function juliusMap(lang: LangCode): Pick<BoardWords, "map" | "legend"> {
  return lang === "fr"
    ? {
        map: "Carte de la Méditerranée",
        legend: {
          title: "BELLVM · CIVILE",
          major: "grande, 4 blocs",
          minor: "petite, 2 blocs",
          strait: "détroit, 2 blocs",
          points: "points de victoire",
          majorPort: "grand port",
          port: "port",
        },
      }
    : {
        map: "Map of the Mediterranean",
        legend: {
          title: "BELLVM · CIVILE",
          major: "major, 4 blocks",
          minor: "minor, 2 blocks",
          strait: "strait, 2 blocks",
          points: "victory points",
          majorPort: "major port",
          port: "port",
        },
      };
}

export function juliusBattle(lang: LangCode): Pick<BattleWords, "rounds" | "columns" | "buttons"> {
  return lang === "fr"
    ? {
        rounds: ["force principale", "réserves", "suite", "départ de l’attaquant"],
        columns: new Map([["A", "tirent d’abord"], ["B", "ensuite"], ["C", "légions"], ["D", "en dernier"]]),
        buttons: new Map([["fire", "Tirer"], ["pass", "Passer"]]),
      }
    : {
        rounds: ["main force", "reserves in", "fight on", "attackers leave"],
        columns: new Map([["A", "first to fire"], ["B", "second"], ["C", "legions"], ["D", "last"]]),
        buttons: new Map([["fire", "Fire"], ["pass", "Pass"]]),
      };
}
