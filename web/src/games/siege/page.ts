// The page of `siege`.

import "../../art/hex/glyphs";
import type { PieceFace } from "../../art/types";
import type { GamePage } from "../page";

type Counter = Extract<PieceFace, { shows: "counter" }>;
const unit = (colour: string, name: string, code: string, glyph: string, [combat, modifier, movement]: readonly [string, string, string]): PieceFace => ({
  shows: "counter",
  colour,
  shape: colour === "relief" || colour === "besieged" ? "chamfered" : "square",
  name,
  code,
  glyph,
  figures: [
    { kind: "combat", text: combat, reduced: false },
    { kind: "modifier", text: modifier, reduced: false },
    { kind: "movement", text: movement, reduced: false },
  ],
  stripe: null,
});
const leader = (colour: string, shape: Counter["shape"], name: string, glyph: string, [command, radius, modifier]: readonly [string, string, string]): PieceFace => ({
  shows: "counter",
  colour,
  shape,
  name,
  code: name,
  glyph,
  figures: [
    { kind: "command", text: command, reduced: false },
    { kind: "radius", text: radius, reduced: false },
    { kind: "modifier", text: modifier, reduced: false },
  ],
  stripe: null,
});
const caesar = leader("roman", "square", "Caesar", "leader-roman", ["12", "5", "+3"]);
const vercingetorix = leader("besieged", "chamfered", "Vercingetorix", "leader-gaul", ["9", "5", "+2"]);
const legion = unit("roman", "Legio VII", "VII", "legionary", ["10", "+2", "5"]);
const recruits = unit("recruits", "Legio I", "I", "legionary", ["10", "+1", "5"]);
const germans = unit("germans", "Equites Germani I", "EQU I", "horse", ["3", "+2", "8"]);
const arverni = unit("besieged", "Arvernes I", "ARV I", "gaul", ["6", "+1", "5"]);
const aedui = unit("relief", "Eduens", "EDU", "gaul", ["6", "+1", "5"]);
const horse = unit("relief", "Equites Eduens", "EED", "horse", ["3", "+1", "8"]);
const unknown: PieceFace = { shows: "reverse", colour: "relief", shape: "chamfered", glyph: "anonymous" };

const page: GamePage = {
  hero: {
    place: "1113",
    scale: 1.05,
    size: 50,
    pieces: [
      { place: "0814", face: legion, behind: 1 },
      { place: "0913", face: caesar },
      { place: "1114", face: vercingetorix },
      { place: "1015", face: arverni, behind: 2 },
      { place: "0612", face: recruits },
      { place: "0511", face: unknown },
      { place: "0612", face: germans, dx: 10, dy: -60 },
      { place: "1511", face: legion },
      { place: "1710", face: unknown, behind: 1 },
      { place: "1709", face: aedui, behind: 1, dx: 20 },
      { place: "1512", face: horse, dx: 60 },
    ],
  },
  plays: [
    { glyph: "hex-camp", says: { en: "The Romans set camps on two lines of works around Alésia; the Gauls are outside and inside.", fr: "Les Romains dressent leurs camps sur deux lignes autour d’Alésia ; les Gaulois sont dehors et dedans." } },
    { glyph: "hex-anonymous", says: { en: "Leaders march face down, some of them mere dummies; who comes into sight is turned over and deploys his army.", fr: "Les chefs marchent face cachée, certains ne sont que des leurres ; qui est vu est retourné et déploie son armée." } },
    { glyph: "hex-archer", says: { en: "Towers and camps shoot at whoever comes near, before the blow falls.", fr: "Tours et camps tirent sur qui approche, avant le choc." } },
    { glyph: "hex-legionary", says: { en: "In combat the attacker strikes and the defender strikes back; losses disorganise, then rout.", fr: "Au combat l’attaquant frappe et le défenseur riposte ; les pertes désorganisent, puis mettent en déroute." } },
    { glyph: "hex-breach", says: { en: "By night everybody sees less far, and the Gauls come on: breaches are made and closed again.", fr: "La nuit chacun voit moins loin, et les Gaulois viennent : des brèches s’ouvrent et se referment." } },
  ],
  win: {
    says: { en: "the Romans win if Vercingetorix falls, the Gauls if he gets out with five of his units; otherwise points decide after twenty turns.", fr: "les Romains gagnent si Vercingétorix tombe, les Gaulois s’il sort avec cinq unités ; sinon les points décident après vingt tours." },
    rules: ["14.3-auto"],
  },
  pieces: [
    { face: caesar, rule: "3.1", name: { en: "Roman leader", fr: "Chef romain" }, says: { en: "How many units he leads, how far he commands, what he adds in combat.", fr: "Combien d’unités il mène, jusqu’où il commande, ce qu’il ajoute au combat." } },
    { face: legion, rule: "4.0", name: { en: "Legion", fr: "Légion" }, says: { en: "Strength, quality and movement. It may be split in two.", fr: "Force, qualité et mouvement. Elle peut être divisée." } },
    { face: recruits, rule: "4.0", name: { en: "Young legion", fr: "Jeune légion" }, says: { en: "As strong, and less steady.", fr: "Aussi forte, moins ferme." } },
    { face: germans, rule: "4.0", name: { en: "German horse", fr: "Cavaliers germains" }, says: { en: "Fast, and Caesar’s last reserve.", fr: "Rapides, et la dernière réserve de César." } },
    { face: vercingetorix, rule: "1.2", name: { en: "Vercingetorix", fr: "Vercingétorix" }, says: { en: "Always seen. With him the war is won or lost.", fr: "Toujours visible. Avec lui la guerre se gagne ou se perd." } },
    { face: aedui, rule: "4.0", name: { en: "Gauls of the relief army", fr: "Gaulois de secours" }, says: { en: "One people’s men each, under their own chief.", fr: "Chaque unité est un peuple, sous son chef." } },
    { face: unknown, rule: "1.2", name: { en: "Face down", fr: "Face cachée" }, says: { en: "A leader with an army, or nothing at all.", fr: "Un chef et son armée, ou rien du tout." } },
  ],
};

export default page;
