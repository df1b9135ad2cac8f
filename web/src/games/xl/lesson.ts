/** The guided first game of xl, from Caesar's side. The deal is the same for everybody. */

import type { LangCode } from "../../app/core/settings";
import type { Lesson, LessonWords, Step } from "../lesson";

const talk = (name: string): Step => ({ name, waits: [], script: [] });

/** What leads on to the next phase, wherever play stands. */
const ON: Step["script"] = [
  ["end_forum"],
  ["draw"],
  ["discard"],
  ["end_purchases"],
  ["end_marches"],
  ["fight"],
  ["no_tactics"],
  ["engage"],
  ["take_hit"],
  ["fight_on"],
  ["no_promotion"],
  ["retreat"],
  ["pass"],
  ["end_hiring"],
  ["end_voyage"],
  ["promote"],
  ["give_up"],
  ["muster"],
  ["fall_back"],
  ["lose_leader"],
  ["demote"],
  ["let_sail"],
];

const STEPS: readonly Step[] = [
  talk("screen"),
  talk("counters"),
  talk("points"),
  talk("gold"),
  { name: "taxes", waits: ["end_purchases"], script: [["end_purchases"], ...ON] },
  { name: "march", waits: ["march"], script: [["march"], ...ON] },
  { name: "attack", waits: ["march"], attack: true, script: [["march"], ...ON] },
  { name: "battle", waits: ["engage"], script: [["engage"], ["end_marches"], ...ON] },
  { name: "why", waits: ["why"], script: [] },
  talk("forum"),
];

const WORDS: Record<LangCode, LessonWords> = {
  en: {
    ask: "Now click a place that does not glow, such as Alexandria.",
    steps: {
      screen: {
        title: "The screen",
        text: "The Roman world in 50 BC, joined by roads and sea routes. You are Caesar, in red. The line under the map says what you are asked, and the number beside it opens the rule. Your cards lie below; the chips at the corner of the map count gold and points of both sides.",
      },
      counters: {
        title: "Counters",
        text: "A counter is a leader, a legion or an ally. The swords on it are the highest throw of a die that hits. Veteran legions are better than new ones, and leaders add their swords to the command of a battle. Point at a counter for a large picture of it.",
      },
      points: {
        title: "Two ways to win",
        text: "Either politics: seven net points of one faction on the cards before you. Or war: control places worth twenty-five, with your leader in Rome and the enemy’s off the map. Either is declared at the beginning of your turn. The number on each place is its worth.",
      },
      gold: {
        title: "Gold",
        text: "In each turn you buy first and collect taxes afterwards, so what you spend is what you had. A legion costs nine, an ally six. With little gold it is wise to wait: taxes are the sum of the places you hold.",
      },
      taxes: {
        title: "A purchase, or none",
        text: "If you can afford a unit it can be raised in a city or colony of yours: click it in your stock, then the place. Today it is enough to go on and let the taxes come in.",
      },
      march: {
        title: "A march",
        text: "Every unit may go two routes, and stops where it meets an enemy. Click a pile to take all that may go, or one counter of it; then click the goal. Gold rings are where you may go. Take a counter to a friendly place next to Rome.",
      },
      attack: {
        title: "An attack",
        text: "A red ring with swords means: the enemy is there. Rome is held by a single legion and is worth four. Send several units from Rubicon to Rome; a leader among them makes command yours. Pointing at the goal shows the way.",
      },
      battle: {
        title: "A battle",
        text: "When marches are done, battles are fought. Both may lay one Tactics card face down; then units fight in turn, allies first, then legions, then leaders. A throw no higher than the swords is a hit, and the loser chooses what he loses. End your marches, open the battle, and let your units fight.",
      },
      why: {
        title: "Why not?",
        text: "Whenever something does not glow and you wonder why, ask. The rule that forbids it is named, and its number opens it. What you have done yourself, “Undo” takes back, as long as no die was thrown and no card drawn.",
      },
      forum: {
        title: "The Forum",
        text: "Some cards go to the Forum when they are drawn. At the beginning of a turn you may take one or put it up for auction: both bid, the winner pays, and the loser pays half of what he bid. Their points are how politics is won. Now you know all you need. Play on!",
      },
    },
  },
  fr: {
    ask: "Cliquez maintenant sur un lieu qui ne brille pas, par exemple Alexandria.",
    steps: {
      screen: {
        title: "L’écran",
        text: "Le monde romain en 50 av. J.-C., relié par des routes et des voies de mer. Vous êtes César, en rouge. La ligne sous la carte dit ce qui vous est demandé, et le numéro à côté ouvre la règle. Vos cartes sont au-dessous ; les jetons au coin de la carte comptent l’or et les points des deux camps.",
      },
      counters: {
        title: "Les pions",
        text: "Un pion est un chef, une légion ou un allié. Les épées qu’il porte sont le plus haut résultat d’un dé qui touche. Les légions vétéranes valent mieux que les nouvelles, et les chefs ajoutent leurs épées au commandement d’une bataille. Montrez un pion pour le voir en grand.",
      },
      points: {
        title: "Deux façons de gagner",
        text: "La politique : sept points nets d’une faction sur les cartes devant vous. Ou la guerre : contrôler des lieux qui valent vingt-cinq, avec votre chef à Rome et celui de l’ennemi hors de la carte. L’une ou l’autre se déclare au début de votre tour. Le nombre sur chaque lieu est sa valeur.",
      },
      gold: {
        title: "L’or",
        text: "À chaque tour on achète d’abord et on perçoit les impôts ensuite : on ne dépense que ce que l’on avait. Une légion coûte neuf, un allié six. Avec peu d’or il est sage d’attendre : les impôts sont la somme des lieux que vous tenez.",
      },
      taxes: {
        title: "Un achat, ou aucun",
        text: "Si vous pouvez payer une unité, elle se lève dans une de vos cités ou colonies : cliquez-la dans votre réserve, puis le lieu. Aujourd’hui il suffit de continuer et de laisser rentrer les impôts.",
      },
      march: {
        title: "Une marche",
        text: "Chaque unité peut suivre deux routes et s’arrête où elle rencontre l’ennemi. Cliquez une pile pour prendre tout ce qui peut partir, ou un seul de ses pions ; puis cliquez le but. Les anneaux d’or montrent où vous pouvez aller. Menez un pion vers un lieu ami près de Rome.",
      },
      attack: {
        title: "Une attaque",
        text: "Un anneau rouge avec des épées veut dire : l’ennemi est là. Rome n’est tenue que par une légion et vaut quatre. Envoyez plusieurs unités de Rubicon à Rome ; un chef parmi elles vous donne le commandement. Montrer le but montre le chemin.",
      },
      battle: {
        title: "Une bataille",
        text: "Après les marches, on livre les batailles. Chacun peut poser une carte Tactique face cachée ; puis les unités combattent tour à tour, les alliés d’abord, puis les légions, puis les chefs. Un dé qui ne dépasse pas les épées touche, et le perdant choisit ce qu’il perd. Finissez vos marches, ouvrez la bataille et faites combattre vos unités.",
      },
      why: {
        title: "Pourquoi pas ?",
        text: "Quand une chose ne brille pas et que vous vous demandez pourquoi, posez la question. La règle qui l’interdit est nommée, et son numéro l’ouvre. Ce que vous avez fait vous-même, « Annuler » le reprend, tant qu’aucun dé n’a été lancé ni aucune carte tirée.",
      },
      forum: {
        title: "Le Forum",
        text: "Certaines cartes tirées vont au Forum. Au début d’un tour vous pouvez en prendre une ou la mettre aux enchères : chacun offre, le gagnant paie, et le perdant paie la moitié de son offre. Leurs points font gagner par la politique. Vous savez tout : à vous de jouer !",
      },
    },
  },
};

const xl: Lesson = { steps: STEPS, words: WORDS };

export default xl;
