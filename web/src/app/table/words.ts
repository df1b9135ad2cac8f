/** The words that the drawings need, in the chosen language. */

import type { BattleWords } from "../../art/BattleView";
import type { BoardWords } from "../../art/Board";
import { t } from "../i18n";

export function boardWords(): BoardWords {
  if (t().code === "fr") {
    return {
      map: "Carte de la Méditerranée",
      closer: "Agrandir",
      farther: "Réduire",
      whole: "Toute la carte",
      legend: {
        title: "BELLVM · CIVILE",
        major: "grande, 4 blocs",
        minor: "petite, 2 blocs",
        strait: "détroit, 2 blocs",
        points: "points de victoire",
        majorPort: "grand port",
        port: "port",
      },
    };
  }
  return {
    map: "Map of the Mediterranean",
    closer: "Zoom in",
    farther: "Zoom out",
    whole: "Whole map",
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

export function battleWords(): BattleWords {
  const french = t().code === "fr";
  return {
    acted: french ? "a agi" : "done",
    reserve: french ? "Réserve" : "Reserve",
    reserveOf: (side, own) => (french ? (own ? "Votre réserve" : `Réserve : ${side}`) : own ? "Your reserve" : `${side}’s reserve`),
    none: french ? "personne" : "none",
    defends: french ? "défend" : "defends",
    attacks: french ? "attaque" : "attacks",
    odds: t().odds.title,
    win: french ? "Victoire" : "You win",
    draw: french ? "égalité" : "draw off",
    lose: french ? "défaite" : "lose",
    rounds: french ? ["force principale", "réserves", "suite", "départ de l’attaquant"] : ["main force", "reserves in", "fight on", "attackers leave"],
    columns: new Map(
      french
        ? [["A", "tirent d’abord"], ["B", "ensuite"], ["C", "légions"], ["D", "en dernier"]]
        : [["A", "first to fire"], ["B", "second"], ["C", "legions"], ["D", "last"]],
    ),
    buttons: new Map(french ? [["fire", "Tirer"], ["pass", "Passer"]] : [["fire", "Fire"], ["pass", "Pass"]]),
  };
}
