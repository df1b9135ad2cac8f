// The page of `julius`.

import type { PieceFace } from "../../art/types";
import type { GamePage } from "../page";

const block = (wood: string, name: string, glyph: string, rating: string, strengths: number[], strength = strengths.at(-1) ?? 1): PieceFace => ({ shows: "open", wood, name, glyph, rating, strength, strengths });
const back = (wood: string): PieceFace => ({ shows: "hidden", wood });

const page: GamePage = {
  hero: {
    place: "Ravenna",
    scale: 1.45,
    size: 34,
    pieces: [
      { place: "Massilia", face: block("caesar", "Navis 1", "fleet", "D2", [1, 2]), dx: -8 },
      { place: "Genua", face: block("caesar", "Legio 11", "legion", "C3", [1, 2, 3]) },
      { place: "Ravenna", face: block("caesar", "Caesar", "leader", "A3", [1, 2, 3]), behind: 1, dy: -4 },
      { place: "Roma", face: block("caesar", "Legio 16", "legion", "C2", [1, 2, 3], 2) },
      { place: "Neapolis", face: back("pompey"), behind: 2 },
      { place: "Salona", face: back("pompey") },
      { place: "Brundisium", face: back("pompey"), behind: 1 },
      { place: "Dyrrachium", face: back("pompey") },
    ],
  },
  plays: [
    { glyph: "mercury", says: { en: "Each of five turns a year, both play a card in secret: moves and levies, or the favour of a god.", fr: "À chacun des cinq tours de l’année, chacun joue une carte en secret : mouvements et levées, ou la faveur d’un dieu." } },
    { glyph: "legion", says: { en: "You see your blocks, the enemy sees only their backs. Four may take a major road, two a minor one.", fr: "Vous voyez vos blocs, l’ennemi n’en voit que le dos. Quatre passent par une route majeure, deux par une mineure." } },
    { glyph: "swords", says: { en: "Where both stand, they fight: the letter says who fires first, the number what hits, and each hit turns a block.", fr: "Où les deux se tiennent, on se bat : la lettre dit qui tire d’abord, le chiffre ce qui touche, et chaque coup tourne un bloc." } },
    { glyph: "fleet", says: { en: "Fleets hold the seas and carry armies from port to port.", fr: "Les flottes tiennent les mers et portent les armées de port en port." } },
    { glyph: "apollo", says: { en: "In winter the score is taken, and what the cities cannot feed is disbanded.", fr: "En hiver on compte les points, et ce que les villes ne nourrissent pas est dissous." } },
  ],
  win: {
    says: { en: "ten points in a winter, from the cities you hold (thirteen on the map) and the enemy leaders you have killed; or the most after five years.", fr: "dix points un hiver, par les villes que vous tenez (treize sur la carte) et les chefs ennemis tués ; ou le plus de points après cinq ans." },
    rules: ["1.2", "8.4"],
  },
  pieces: [
    { face: block("caesar", "Caesar", "leader", "A3", [1, 2, 3]), rule: "3.21", name: { en: "Leader", fr: "Chef" }, says: { en: "Fires first. Killed, he is a point for the enemy.", fr: "Tire le premier. Tué, il vaut un point à l’ennemi." } },
    { face: block("caesar", "Legio 13", "legion", "C3", [1, 2, 3, 4]), rule: "3.22", name: { en: "Legion", fr: "Légion" }, says: { en: "The backbone. It is levied in one city only.", fr: "L’ossature. Elle ne se lève que dans une ville." } },
    { face: block("pompey", "Equitatus 3", "cavalry", "B3", [1, 2, 3]), rule: "3.24", name: { en: "Cavalry", fr: "Cavalerie" }, says: { en: "Fires before the legions. Each is levied in a city of its own.", fr: "Tire avant les légions. Chacune se lève dans sa ville." } },
    { face: block("pompey", "Auxilia 7", "archers", "A1", [1, 2, 3]), rule: "3.23", name: { en: "Auxilia", fr: "Auxiliaires" }, says: { en: "Archers and light foot: quick, and weak.", fr: "Archers et infanterie légère : vifs et faibles." } },
    { face: block("caesar", "Ballista", "ballista", "B4", [1, 2]), rule: "3.25", name: { en: "Ballista", fr: "Baliste" }, says: { en: "Terrible behind walls, slow in the attack.", fr: "Terrible en défense, lente à l’attaque." } },
    { face: block("pompey", "Elephant", "elephant", "B3", [2, 4]), rule: "7.41", name: { en: "Elephant", fr: "Éléphant" }, says: { en: "Four dice while whole, two after the first hit.", fr: "Quatre dés intact, deux après le premier coup." } },
    { face: block("caesar", "Navis 1", "fleet", "D2", [1, 2]), rule: "3.26", name: { en: "Fleet", fr: "Flotte" }, says: { en: "Holds a sea and ferries blocks across it.", fr: "Tient une mer et fait passer les blocs." } },
    { face: block("cleopatra", "Cleopatra", "cleopatra", "C1", [1, 2, 3, 4]), rule: "3.27", name: { en: "Cleopatra", fr: "Cléopâtre" }, says: { en: "Whoever beats her has her on his side.", fr: "Qui la bat l’a de son côté." } },
    { face: back("pompey"), rule: "3.11", name: { en: "A back", fr: "Un dos" }, says: { en: "All that the enemy sees until it fights.", fr: "Tout ce que l’ennemi voit avant le combat." } },
  ],
};

export default page;
