// The page of `conquest`.

import "../../art/hex/glyphs";
import type { PieceFace } from "../../art/types";
import type { GamePage } from "../page";

type Counter = Extract<PieceFace, { shows: "counter" }>;
const unit = (colour: string, shape: Counter["shape"], code: string, glyph: string, [quality, size, movement]: readonly [string, string, string]): PieceFace => ({
  shows: "counter",
  colour,
  shape,
  name: code,
  code,
  glyph,
  figures: [
    { kind: "combat", text: quality, reduced: false },
    { kind: "modifier", text: size, reduced: false },
    { kind: "movement", text: movement, reduced: false },
  ],
  stripe: null,
});
const leader = (colour: string, name: string, glyph: string, [initiative, range, charisma]: readonly [string, string, string]): PieceFace => ({
  shows: "counter",
  colour,
  shape: "round",
  name,
  code: null,
  glyph,
  figures: [
    { kind: "command", text: initiative, reduced: false },
    { kind: "radius", text: range, reduced: false },
    { kind: "modifier", text: charisma, reduced: false },
  ],
  stripe: null,
});
const caesar = leader("roman", "Caesar", "leader-roman", ["6", "10", "5"]);
const divico = leader("tribes", "Divico", "leader-gaul", ["3", "3", "3"]);
const veterans = unit("roman", "square", "VII 1", "legionary", ["7", "5", "5"]);
const recruits = unit("recruits", "square", "XI 1", "legionary", ["6", "5", "5"]);
const archers = unit("auxiliaries", "square", "CRE 1", "archer", ["4", "1", "6"]);
const horse = unit("roman", "square", "RC 1", "horse", ["6", "3", "7"]);
const catapult = unit("roman", "square", "CAT VII", "catapult", ["4", "1", "3"]);
const warriors = unit("tribes", "chamfered", "HEL 8", "gaul", ["6", "7", "5"]);
const others = unit("tribes-light", "chamfered", "BOI 2", "gaul", ["6", "7", "5"]);
const eagle: PieceFace = { shows: "counter", colour: "roman", shape: "round", name: "VII", code: "VII", glyph: "aquila", figures: [], stripe: null };

const page: GamePage = {
  hero: {
    map: "conquest-bibracte",
    place: "2819",
    scale: 0.95,
    size: 50,
    pieces: [
      { place: "3119", face: veterans, behind: 1 },
      { place: "3121", face: veterans, behind: 1 },
      { place: "3117", face: veterans, behind: 1 },
      { place: "3320", face: caesar },
      { place: "3418", face: eagle },
      { place: "3718", face: archers },
      { place: "2619", face: warriors },
      { place: "2617", face: warriors },
      { place: "2621", face: warriors },
      { place: "2418", face: warriors },
      { place: "2420", face: warriors },
      { place: "2219", face: divico },
      { place: "2416", face: others },
    ],
  },
  plays: [
    { glyph: "hex-leader-roman", says: { en: "Leaders act one by one, the lowest initiative first; a trump puts a better one before them.", fr: "Les chefs agissent l’un après l’autre, la plus basse initiative d’abord ; un court-circuit fait passer un meilleur devant." } },
    { glyph: "hex-legionary", says: { en: "Each gives a few single orders, or one to a whole legion or a line of warriors in his range and sight.", fr: "Chacun donne quelques ordres, ou un seul à toute une légion ou une ligne de guerriers à portée et en vue." } },
    { glyph: "hex-skirmisher", says: { en: "Who comes near is shot at, and light troops slip away: the enemy answers in the middle of a move.", fr: "Qui approche essuie des tirs, et les troupes légères s’esquivent : l’ennemi répond en plein mouvement." } },
    { glyph: "hex-gaul", says: { en: "Then all who touch the enemy fight together: charge, clash, collapse; flank and rear decide.", fr: "Puis tous ceux qui touchent l’ennemi combattent ensemble : charge, fracas, effondrement ; flanc et arrière décident." } },
    { glyph: "hex-rout", says: { en: "Hits wear a unit down to its quality; then it runs, and may be rallied or ridden down.", fr: "Les pertes usent une unité jusqu’à sa qualité ; alors elle fuit, se rallie ou se fait sabrer." } },
  ],
  win: {
    says: { en: "units that rout or die cost points; an army or a tribe that reaches its level flees.", fr: "les unités en fuite ou mortes coûtent des points ; une armée ou un peuple qui atteint son niveau s’enfuit." },
    rules: ["10.61", "10.64"],
  },
  pieces: [
    { face: veterans, rule: "2.5", name: { en: "Veteran cohort", fr: "Cohorte de vétérans" }, says: { en: "Quality, size, movement. Two stand in a hex.", fr: "Qualité, taille, mouvement. Deux par hexagone." } },
    { face: recruits, rule: "2.5", name: { en: "Cohort of recruits", fr: "Cohorte de recrues" }, says: { en: "The same, and breaks sooner.", fr: "La même, et rompt plus tôt." } },
    { face: archers, rule: "9.11", name: { en: "Skirmishers", fr: "Tirailleurs" }, says: { en: "They shoot, withdraw, and die if they are caught.", fr: "Ils tirent, se retirent, et meurent s’ils sont pris." } },
    { face: horse, rule: "10.51", name: { en: "Cavalry", fr: "Cavalerie" }, says: { en: "Fast; after a rout it pursues, sometimes off the map.", fr: "Rapide ; après une déroute elle poursuit, parfois hors de la carte." } },
    { face: catapult, rule: "9.34", name: { en: "Catapult", fr: "Catapulte" }, says: { en: "One a legion. It shoots or it moves.", fr: "Une par légion. Elle tire ou se déplace." } },
    { face: warriors, rule: "8.51", name: { en: "Warriors", fr: "Guerriers" }, says: { en: "Large, and fierce in their first charges.", fr: "Nombreux, et féroces dans leurs premières charges." } },
    { face: caesar, rule: "4.1", name: { en: "Leader", fr: "Chef" }, says: { en: "Initiative, range of command, charisma.", fr: "Initiative, portée de commandement, charisme." } },
    { face: eagle, rule: "4.44", name: { en: "Eagle", fr: "Aigle" }, says: { en: "A legion rallies on it. Losing it is a shame.", fr: "Une légion s’y rallie. La perdre est une honte." } },
  ],
};

export default page;
