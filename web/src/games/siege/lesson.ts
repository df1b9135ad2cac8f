/** The guided first game of siege, from the Roman side. The deal is the same for everybody. */

import type { LangCode } from "../../app/core/settings";
import type { Lesson, LessonWords, Step } from "../lesson";

const talk = (name: string): Step => ({ name, waits: [], script: [] });

/** What leads on to the next phase, wherever play stands. */
const ON: Step["script"] = [
  ["ready"],
  ["halt"],
  ["loose"],
  ["fight"],
  ["endure"],
  ["suffer"],
  ["retreat"],
  ["end_marches"],
  ["end_moves"],
  ["end_archery"],
  ["end_combats"],
  ["end_advance"],
  ["end_rally"],
  ["deploy"],
];

const STEPS: readonly Step[] = [
  talk("screen"),
  talk("counters"),
  talk("points"),
  { name: "camp", waits: ["place_camp"], script: [["place_camp"], ...ON] },
  { name: "ready", waits: ["ready"], script: [["ready"]] },
  talk("sight"),
  { name: "march", waits: ["march", "end_marches"], script: [["march"], ["end_marches"], ...ON] },
  talk("fight"),
  { name: "why", waits: ["why"], script: [] },
  talk("night"),
];

const WORDS: Record<LangCode, LessonWords> = {
  en: {
    ask: "Now click a hex that does not glow, such as one far outside the lines.",
    steps: {
      screen: {
        title: "The screen",
        text: "Alésia in the year 52 BC: the town on its hill, and around it two Roman lines, one that faces inwards and one that faces outwards. You are the Romans and hold what lies between. The line under the map says what you are asked, and the number beside it opens the rule. Drag to move the map, turn the wheel to come closer.",
      },
      counters: {
        title: "Leaders and their boxes",
        text: "On the map stand leaders, face down: nobody sees which is which, and some are only detachments. The units they lead lie in their boxes, in the tab “Command”. A unit shows its strength in points and its quality; a leader shows how many points his box holds.",
      },
      points: {
        title: "What it is about",
        text: "Twenty turns. The Gauls win at once if Vercingetorix and enough of his units get out; you win at once if he falls. Otherwise points decide: strength lost and shaken, leaders, camps taken and breaches in your lines. The list at the right counts them.",
      },
      camp: {
        title: "A camp",
        text: "First you pitch your camps on your lines. Hexes that glow will do, and pointing at one tells what it is. A camp shelters its garrison, shoots at whoever comes near, and sees leaders who creep up. Click a hex for the first one.",
      },
      ready: {
        title: "Let the computer help",
        text: "Eleven camps and all the counters by hand take a while. The button “Place the rest for me” in the tray puts the rest where a sensible player would. Look at it, change what you like, and say that you are ready.",
      },
      sight: {
        title: "Sight",
        text: "A leader whom an enemy unit or camp sees, four hexes away by day and three by night, is turned face up and puts his units on the map around him. So the approach is hidden, and the storm is not. Empty detachments are bait.",
      },
      march: {
        title: "The strategic march",
        text: "In each turn counters march before they fight: one, then three, then three again, and Caesar besides. Click a counter that glows, then a hex: what it costs stands in each. Whoever comes into sight stops. You may also end your marches at once.",
      },
      fight: {
        title: "Combat",
        text: "Units that are on the map move, archers shoot from camps and lines, then combats are declared on the map: the hex that is attacked, and who joins. The card at the right shows every step with its sums and the chances of attack and riposte before you commit. A line or a camp shelters whoever stands behind it.",
      },
      why: {
        title: "Why not?",
        text: "Whenever something does not glow and you wonder why, ask. The rule that forbids it is named, and its number opens it. What you have done yourself, “Undo” takes back, as long as no die was thrown and nothing was seen.",
      },
      night: {
        title: "Night",
        text: "Turns nine to fourteen are night: everybody sees less far and marches less, and the Gauls win ties of initiative. Expect them then, in one place, with all they have; keep a reserve under Caesar between the lines. Now you know all you need. Play on!",
      },
    },
  },
  fr: {
    ask: "Cliquez maintenant sur un hexagone qui ne brille pas, par exemple loin des lignes.",
    steps: {
      screen: {
        title: "L’écran",
        text: "Alésia en 52 av. J.-C. : la ville sur sa colline, et autour d’elle deux lignes romaines, l’une tournée vers l’intérieur, l’autre vers l’extérieur. Vous êtes les Romains et tenez ce qui est entre les deux. La ligne sous la carte dit ce qui vous est demandé, et le numéro à côté ouvre la règle. Tirez pour déplacer la carte, tournez la molette pour vous approcher.",
      },
      counters: {
        title: "Les chefs et leurs cases",
        text: "Sur la carte se tiennent des chefs, face cachée : personne ne voit lequel est lequel, et certains ne sont que des détachements. Les unités qu’ils mènent sont dans leurs cases, dans l’onglet « Chefs ». Une unité montre sa force en points et sa qualité ; un chef montre combien de points sa case contient.",
      },
      points: {
        title: "Le but",
        text: "Vingt tours. Les Gaulois gagnent aussitôt si Vercingétorix et assez de ses unités sortent ; vous gagnez aussitôt s’il tombe. Sinon les points décident : force perdue et ébranlée, chefs, camps pris et brèches dans vos lignes. La liste de droite les compte.",
      },
      camp: {
        title: "Un camp",
        text: "D’abord vous dressez vos camps sur vos lignes. Les hexagones qui brillent conviennent, et en montrer un dit ce qu’il est. Un camp abrite sa garnison, tire sur qui s’approche et voit les chefs qui se glissent. Cliquez un hexagone pour le premier.",
      },
      ready: {
        title: "L’aide de l’ordinateur",
        text: "Onze camps et tous les pions à la main prennent du temps. Le bouton « Placer le reste pour moi » de la réserve met le reste où un joueur raisonnable le mettrait. Regardez, changez ce que vous voulez, et dites que vous êtes prêt.",
      },
      sight: {
        title: "La vue",
        text: "Un chef qu’une unité ou un camp ennemi voit, à quatre hexagones de jour et trois de nuit, est retourné et met ses unités sur la carte autour de lui. L’approche est donc cachée, l’assaut ne l’est pas. Les détachements vides sont des leurres.",
      },
      march: {
        title: "La marche stratégique",
        text: "À chaque tour les pions marchent avant de combattre : un, puis trois, puis encore trois, et César en plus. Cliquez un pion qui brille, puis un hexagone : ce qu’il coûte y est écrit. Qui arrive en vue s’arrête. Vous pouvez aussi finir vos marches tout de suite.",
      },
      fight: {
        title: "Le combat",
        text: "Les unités qui sont sur la carte bougent, les archers tirent des camps et des lignes, puis les combats se déclarent sur la carte : l’hexagone attaqué, et qui y prend part. La fiche de droite montre chaque étape avec ses sommes, et les chances de l’attaque et de la riposte avant que vous ne vous engagiez. Une ligne ou un camp abrite qui se tient derrière.",
      },
      why: {
        title: "Pourquoi pas ?",
        text: "Quand une chose ne brille pas et que vous vous demandez pourquoi, posez la question. La règle qui l’interdit est nommée, et son numéro l’ouvre. Ce que vous avez fait vous-même, « Annuler » le reprend, tant qu’aucun dé n’a été lancé et que rien n’a été vu.",
      },
      night: {
        title: "La nuit",
        text: "Les tours neuf à quatorze sont de nuit : chacun voit moins loin et marche moins, et les Gaulois gagnent les égalités d’initiative. Attendez-les alors, en un seul endroit, avec tout ce qu’ils ont ; gardez une réserve sous César entre les lignes. Vous savez tout : à vous de jouer !",
      },
    },
  },
};

const siege: Lesson = { steps: STEPS, words: WORDS };

export default siege;
