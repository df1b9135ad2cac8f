// The sheet of `siege` with its words: what a hex is called, aloud and on the screen.

import type { HexSheet } from "../../art/hex/sheet";
import { ground } from "./sheet";

export const siegeSheet: HexSheet = {
  grid: ground.grid,
  footer: ground.footer,
  levels: ground.layers["level"] ?? [],
  regions: ground.layers["region"] ?? [],
  focus: "1113",
  words: {
    en: {
      map: "Map of Alesia",
      hex: "Hex",
      "level-0": "valley",
      "level-1": "foot of the slopes",
      "level-2": "upper slopes",
      "level-3": "plateau",
      "region-b": "between the Roman lines",
      "region-i": "inside the inner line",
      "region-A": "Alesia",
      empty: "empty",
      costs: "Costs",
      stops: "the move ends there",
      "layer-levels": "Levels",
      overview: "Overview",
    },
    fr: {
      map: "Carte d’Alésia",
      hex: "Hexagone",
      "level-0": "vallée",
      "level-1": "pied des pentes",
      "level-2": "hautes pentes",
      "level-3": "plateau",
      "region-b": "entre les lignes romaines",
      "region-i": "dans la ligne intérieure",
      "region-A": "Alésia",
      empty: "vide",
      costs: "Coûte",
      stops: "le mouvement s’y arrête",
      "layer-levels": "Niveaux",
      overview: "Vue d’ensemble",
    },
  },
};
