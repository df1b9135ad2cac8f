// The sheets of `conquest` with their words: what a hex is called, aloud and on the screen.

import "../../art/hex/Worn";
import type { Drawing } from "../../art/hex/Ground";
import type { HexGround, HexSheet, Lang } from "../../art/hex/sheet";

export type Battle = "bibracte" | "rhine" | "sabis" | "lutetia" | "britannia";

const MAPS: Readonly<Record<Lang, Readonly<Record<Battle, string>>>> = {
  en: { bibracte: "Map of Bibracte", rhine: "Map of the Rhine", sabis: "Map of the Sabis", lutetia: "Map of Lutetia", britannia: "Map of Britannia" },
  fr: { bibracte: "Carte de Bibracte", rhine: "Carte du Rhin", sabis: "Carte de la Sabis", lutetia: "Carte de Lutèce", britannia: "Carte de la Bretagne" },
};

const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    hex: "Hex",
    "level-0": "level 0",
    "level-1": "level 1",
    "level-2": "level 2",
    "level-3": "level 3",
    "level-4": "level 4",
    "region-w": "woods",
    "region-m": "marsh",
    "region-r": "the Sequana",
    "region-c": "in the camp",
    "region-t": "tower of the camp",
    "region-l": "inside the wagons",
    "region-b": "beach",
    "region-s": "shallow water",
    "region-o": "moderate water",
    "region-d": "deep water",
    empty: "empty",
    costs: "Costs",
    stops: "the move ends there",
    "layer-levels": "Levels",
    overview: "Overview",
  },
  fr: {
    hex: "Hexagone",
    "level-0": "niveau 0",
    "level-1": "niveau 1",
    "level-2": "niveau 2",
    "level-3": "niveau 3",
    "level-4": "niveau 4",
    "region-w": "bois",
    "region-m": "marais",
    "region-r": "la Sequana",
    "region-c": "dans le camp",
    "region-t": "tour du camp",
    "region-l": "à l’intérieur des chariots",
    "region-b": "plage",
    "region-s": "eau peu profonde",
    "region-o": "eau moyenne",
    "region-d": "pleine mer",
    empty: "vide",
    costs: "Coûte",
    stops: "le mouvement s’y arrête",
    "layer-levels": "Niveaux",
    overview: "Vue d’ensemble",
  },
};

/** The battles by name and year, for the bar over the table. */
const BATTLES: Record<"en" | "fr", Record<Battle, string>> = {
  en: { bibracte: "Bibracte, 58 BC", rhine: "The Rhine, 58 BC", sabis: "The Sabis, 57 BC", lutetia: "Lutetia, 52 BC", britannia: "Britannia, 55 BC" },
  fr: { bibracte: "Bibracte, 58 av. J.-C.", rhine: "Le Rhin, 58 av. J.-C.", sabis: "La Sabis, 57 av. J.-C.", lutetia: "Lutèce, 52 av. J.-C.", britannia: "Bretagne, 55 av. J.-C." },
};

/** The sheet of a battle; `focus` is the hex to look at when nothing happens. */
export function sheetOf(battle: Battle, ground: HexGround, focus: string): HexSheet {
  return {
    grid: ground.grid,
    footer: ground.footer,
    counter: 1.25,
    tactical: true,
    levels: ground.layers["level"] ?? [],
    regions: ground.layers["terrain"] ?? [],
    focus,
    words: { en: { ...WORDS.en, map: MAPS.en[battle], battle: BATTLES.en[battle] }, fr: { ...WORDS.fr, map: MAPS.fr[battle], battle: BATTLES.fr[battle] } },
  };
}

const drawings = import.meta.glob<string>("./map-*.svg", { query: "?url", import: "default", eager: true });

/** The drawing of a battle's map. */
export function drawingOf(battle: Battle): Drawing | undefined {
  const url = drawings[`./map-${battle}.svg`];
  return url === undefined ? undefined : { url, load: async () => (await fetch(url)).text() };
}
