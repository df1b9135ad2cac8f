// The page of `xl`.

import type { PieceFace } from "../../art/types";
import type { GamePage } from "../page";

type Counter = Extract<PieceFace, { shows: "counter" }>;
const counter = (colour: string, shape: Counter["shape"], name: string, code: string, glyph: string, swords: number): PieceFace => ({
  shows: "counter",
  colour,
  shape,
  name,
  code,
  glyph,
  figures: [{ kind: "swords", text: String(swords), reduced: false }],
  stripe: null,
});
const caesar = counter("caesar", "round", "Caesar", "CAES", "leader", 4);
const pompey = counter("pompey", "round", "Pompey", "POMP", "leader", 3);
const legion = (colour: string): PieceFace => counter(colour, "square", "Legion", "LEG", "legion", 2);
const allies = (colour: string): PieceFace => counter(colour, "square", "Allies", "SOC", "light", 1);

const page: GamePage = {
  hero: {
    place: "Rubicon",
    scale: 1.45,
    size: 34,
    pieces: [
      { place: "Vercellae", face: allies("caesar") },
      { place: "Rubicon", face: caesar, behind: 2 },
      { place: "Rome", face: legion("pompey"), behind: 1 },
      { place: "Brundisium", face: allies("pompey") },
      { place: "Athens", face: pompey, behind: 1 },
      { place: "Massilia", face: legion("caesar") },
    ],
  },
  plays: [
    { glyph: "the-senate", says: { en: "In the Forum you try for the Senate or the plebs: what a card asks must hold, and some are sold by auction.", fr: "Au Forum vous briguez le Sénat ou la plèbe : il faut ce que la carte demande, et certaines se vendent aux enchères." } },
    { glyph: "publicani", says: { en: "Cities pay gold; gold pays legions and allies, to march in the same turn.", fr: "Les villes paient de l’or ; l’or paie légions et alliés, qui marchent le tour même." } },
    { glyph: "legion", says: { en: "Armies march along roads and sail between ports, led by Caesar, Pompey and their men.", fr: "Les armées marchent sur les routes et vont de port en port, menées par César, Pompée et les leurs." } },
    { glyph: "testudo", says: { en: "In battle both lay tactics face down; then blow follows blow until one side breaks.", fr: "Au combat chacun pose ses tactiques face cachée ; puis les coups se suivent jusqu’à ce qu’un camp cède." } },
    { glyph: "barbarian-invasion", says: { en: "Events upset all plans: barbarians, grumbling legions, the Ides of March.", fr: "Les événements bouleversent les plans : barbares, légions qui grondent, ides de mars." } },
  ],
  win: {
    says: { en: "be in Rome with your leader, the enemy’s off the map and 25 gold of places in hand; or seven votes ahead in one party.", fr: "être à Rome avec votre chef, celui de l’ennemi hors de la carte, et tenir 25 d’or de places ; ou mener de sept voix dans un parti." },
    rules: ["5.0-military", "5.0-political"],
  },
  pieces: [
    { face: caesar, rule: "11.0-command", name: { en: "Supreme leader", fr: "Chef suprême" }, says: { en: "Fights with four swords. Lose him and a successor must rise.", fr: "Combat avec quatre glaives. Perdu, il faut un successeur." } },
    { face: legion("caesar"), rule: "7.0", name: { en: "Legion", fr: "Légion" }, says: { en: "Nine gold, two swords. Victory makes veterans.", fr: "Neuf d’or, deux glaives. La victoire en fait des vétérans." } },
    { face: allies("pompey"), rule: "7.0", name: { en: "Allies", fr: "Alliés" }, says: { en: "Six gold, one sword. A card may send them home.", fr: "Six d’or, un glaive. Une carte peut les renvoyer." } },
    { face: pompey, rule: "11.0-command", name: { en: "Pompey", fr: "Pompée" }, says: { en: "Rome’s other great man, and the East behind him.", fr: "L’autre grand homme de Rome, l’Orient derrière lui." } },
  ],
};

export default page;
