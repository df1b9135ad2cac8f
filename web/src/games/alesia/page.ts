// The page of `alesia`.

import "../../art/hex/glyphs";
import type { PieceFace } from "../../art/types";
import type { GamePage } from "../page";

const unit = (colour: string, name: string, code: string, glyph: string, [combat, movement]: readonly [string, string]): PieceFace => ({
  shows: "counter",
  colour,
  shape: colour === "relief" || colour === "besieged" ? "chamfered" : "square",
  name,
  code,
  glyph,
  figures: [
    { kind: "combat", text: combat, reduced: false },
    { kind: "movement", text: movement, reduced: false },
  ],
  stripe: null,
});
const leader = (colour: string, name: string, glyph: string, movement: string): PieceFace => ({
  shows: "counter",
  colour,
  shape: colour === "besieged" ? "chamfered" : "square",
  name,
  code: name,
  glyph,
  figures: [{ kind: "movement", text: movement, reduced: false }],
  stripe: null,
});
const caesar = leader("roman", "Caesar", "leader-roman", "15");
const vercingetorix = leader("besieged", "Vercingetorix", "leader-gaul", "13");
const cohort = unit("roman", "Legio X 3", "X 3", "legionary", ["6", "8"]);
const recruits = unit("recruits", "Recruits 1", "REC 1", "legionary", ["4", "7"]);
const archers = unit("auxiliaries", "Sagittarii 2", "SAG 2", "archer", ["1", "8"]);
const germans = unit("germans", "Germani 2", "GER 2", "horse", ["2", "15"]);
const arverni = unit("relief", "Arverni 7", "ARV 7", "gaul", ["7", "6"]);
const horse = unit("relief", "Gallic horse 2", "EQU 2", "horse", ["2", "13"]);
const mandubii = unit("besieged", "Mandubii 3", "MAN 3", "gaul", ["5", "6"]);

const page: GamePage = {
  hero: {
    place: "2440",
    scale: 1.5,
    size: 36,
    pieces: [
      { place: "2440", face: cohort },
      { place: "2640", face: recruits, behind: 2 },
      { place: "2840", face: cohort },
      { place: "3040", face: cohort },
      { place: "2540", face: arverni, behind: 1 },
      { place: "2641", face: arverni, behind: 1 },
      { place: "2741", face: arverni, behind: 1 },
      { place: "2842", face: arverni, behind: 1 },
      { place: "2542", face: arverni },
      { place: "2939", face: germans, behind: 1 },
      { place: "2237", face: archers },
      { place: "3243", face: horse, behind: 1 },
      { place: "2438", face: caesar },
    ],
  },
  plays: [
    { glyph: "hex-camp", says: { en: "Caesar holds two lines round Alesia with 23 forts: one against the town, one against the army that comes to its relief.", fr: "César tient deux lignes autour d’Alésia avec 23 forts : l’une contre la ville, l’autre contre l’armée de secours." } },
    { glyph: "hex-carnyx", says: { en: "The relief army goes round the map out of sight, from zone to zone; the Romans see only which zones hold somebody.", fr: "L’armée de secours tourne hors de vue, de zone en zone ; les Romains voient seulement quelles zones sont occupées." } },
    { glyph: "hex-archer", says: { en: "Engines, archers and slingers shoot while the Gauls come on, at three hexes, at two and at one, once each.", fr: "Machines, archers et frondeurs tirent pendant que les Gaulois avancent, à trois hexagones, à deux et à un, une fois chacun." } },
    { glyph: "hex-gaul", says: { en: "Who stands next to an enemy must fight him; ramparts, forts, hilltops and rivers double the defence.", fr: "Qui touche un ennemi doit le combattre ; remparts, forts, sommets et rivières doublent la défense." } },
    { glyph: "hex-leader-gaul", says: { en: "When the line is broken the besieged sally, and Vercingetorix must get out in two days of twelve turns.", fr: "Quand la ligne cède, les assiégés sortent, et Vercingétorix doit s’échapper en deux journées de douze tours." } },
  ],
  win: {
    says: {
      en: "the Gauls win if Vercingetorix leaves the map, the Romans if one of theirs comes next to him outside the town or if he is still there after two days; if Caesar has fallen by then, it is a draw.",
      fr: "les Gaulois gagnent si Vercingétorix quitte la carte, les Romains si l’un des leurs vient à son contact hors de la ville ou s’il est encore là après deux journées ; si César est tombé, la partie est nulle.",
    },
    rules: ["26.1", "26.2"],
  },
  pieces: [
    { face: cohort, rule: "2.4", name: { en: "Cohorts", fr: "Cohortes" }, says: { en: "Strength and movement. They run along the ramparts at half the price.", fr: "Force et mouvement. Elles courent le long des remparts à moitié prix." } },
    { face: recruits, rule: "24.1", name: { en: "Recruits", fr: "Recrues" }, says: { en: "Weaker, and good enough to man a fort.", fr: "Plus faibles, mais assez bonnes pour garnir un fort." } },
    { face: archers, rule: "20.1", name: { en: "Archers and slingers", fr: "Archers et frondeurs" }, says: { en: "They shoot at two hexes and never attack.", fr: "Ils tirent à deux hexagones et n’attaquent jamais." } },
    { face: germans, rule: "22.1", name: { en: "German horse", fr: "Cavaliers germains" }, says: { en: "Fast, and never on the works.", fr: "Rapides, et jamais sur les ouvrages." } },
    { face: caesar, rule: "19.4", name: { en: "Caesar and Labienus", fr: "César et Labienus" }, says: { en: "More dice, of which the Romans choose one.", fr: "Plus de dés, dont les Romains choisissent un." } },
    { face: arverni, rule: "2.4", name: { en: "Gauls of the relief army", fr: "Gaulois de secours" }, says: { en: "Many and strong. Two in a hex, and the third is lost.", fr: "Nombreux et forts. Deux par hexagone, le troisième est perdu." } },
    { face: mandubii, rule: "17.3", name: { en: "The besieged", fr: "Les assiégés" }, says: { en: "They wait in the town until the gates can be opened.", fr: "Ils attendent dans la ville que les portes s’ouvrent." } },
    { face: vercingetorix, rule: "19.1", name: { en: "Vercingetorix", fr: "Vercingétorix" }, says: { en: "He must get out. Nobody else counts.", fr: "Il doit sortir. Nul autre ne compte." } },
  ],
};

export default page;
