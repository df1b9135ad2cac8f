/**
 * The guided first game of julius: its steps, what completes each, what to click for it, and what it
 * says. The deal is the same for everybody, so that the lesson can name cards and cities; whoever
 * goes another way is told what is on offer instead.
 */

import type { LangCode } from "../../app/core/settings";
import type { Lesson, LessonWords, Step } from "../lesson";

const talk = (name: string): Step => ({ name, waits: [], script: [] });

const STEPS: readonly Step[] = [
  talk("screen"),
  talk("blocks"),
  talk("points"),
  { name: "card", waits: ["play"], script: [["discard", "card:1/2"], ["play", "card:3/2"], ["discard"], ["play"]] },
  {
    name: "move",
    waits: ["step", "land"],
    script: [["step", "piece:legio-8 place:Roma"], ["activate", "place:Genua"], ["step"], ["activate"], ["end_moves"], ["end_levies"], ["play"]],
  },
  {
    name: "attack",
    waits: ["step"],
    attack: true,
    script: [["halt"], ["step", "piece:legio-9 place:Tarraco"], ["activate", "place:Narbo"], ["step"], ["activate"], ["end_moves"], ["end_levies"], ["play"]],
  },
  {
    name: "levy",
    waits: ["levy", "reinforce"],
    script: [["halt"], ["step", "piece:legio-10 place:Tarraco"], ["step", "piece:legio-7 place:Tarraco"], ["end_moves"], ["levy", "piece:legio-17 place:Roma"], ["levy"], ["reinforce"], ["end_levies"], ["play"]],
  },
  {
    name: "battle",
    waits: ["fire"],
    script: [["end_moves"], ["end_levies"], ["main_force"], ["fight"], ["take_hit"], ["fire"], ["end_regroup"], ["play"]],
  },
  { name: "why", waits: ["why"], script: [] },
  talk("winter"),
];

const WORDS: Record<LangCode, LessonWords> = {
  en: {
    ask: "Now click a city that does not glow, such as Roma.",
    steps: {
      screen: {
        title: "The screen",
        text: "This is the Roman world in the year 705, 49 BC. The map shows cities, roads and seas. The line under it says what you are asked, and the number beside it opens the rule. Your wooden blocks lie face up. Those of your opponent stand: you see where they are, but not what they are.",
      },
      blocks: {
        title: "A block",
        text: "Point at one of your blocks: a large picture of it appears. The letter says when it fires, A before D. The number is the highest throw of a die that hits. The diamonds at the top are its strength: so many dice it rolls. Each hit turns it to its next lower side.",
      },
      points: {
        title: "What it is about",
        text: "Cities with a gold rosette are worth points, and so is every enemy leader killed. The list at the right says whose they are; click one to see it on the map. Whoever has ten points in winter wins at once; otherwise the most points after five years win.",
      },
      card: {
        title: "A card",
        text: "Six cards are dealt for a year of five turns, so first you throw one away: the weakest. Then, each turn, both sides choose a card in secret. The banner says how many groups you may move, the coins how many blocks you may levy. Gold always means: you may. A card is chosen by a click and confirmed by the button.",
      },
      move: {
        title: "A move",
        text: "A move sets the blocks of one city in motion. Roma is vacant and worth two points, and Genua is next to it: so give Genua a move, then send a legion. It may go two cities far if nobody fights. Click first the block and then where it goes.",
      },
      attack: {
        title: "An attack",
        text: "A red ring with swords means: the enemy is there. Whoever enters attacks, and stops. Legions in Narbo can strike at Tarraco, worth one point, where three unknown blocks stand. On a major road four of your blocks may attack, on a minor one two.",
      },
      levy: {
        title: "A levy",
        text: "Send more legions to Tarraco if you like, then end your moves. After the moves come the levies: a block from your pool is raised in a friendly city, or a block on the map gains a step. Legio XVII can be raised only in Roma, which is yours now.",
      },
      battle: {
        title: "A battle",
        text: "When both sides have moved and levied, battles are fought and the blocks are laid open. Four rounds; in each the A blocks act first, then B, C and D, and at each letter the defender before the attacker. A hit falls on the strongest block; if there are several, you choose. When your legions’ turn comes, fire.",
      },
      why: {
        title: "Why not?",
        text: "Whenever something does not glow and you wonder why, ask. The rule that forbids it is named, and its number opens it. This works at any time, for any block and any place. What you have done yourself, “Undo” takes back, as long as no die was thrown and no secret shown.",
      },
      winter: {
        title: "Winter",
        text: "After five turns comes winter. Fleets go to port; a city feeds three blocks, and one more for each point it is worth; whoever goes hungry returns to the pool. Then points are counted, cards are dealt anew, and spring comes. Now you know all you need. Play on!",
      },
    },
  },
  fr: {
    ask: "Cliquez maintenant sur une cité qui ne brille pas, par exemple Roma.",
    steps: {
      screen: {
        title: "L’écran",
        text: "Voici le monde romain en l’an 705, 49 av. J.-C. La carte montre les cités, les routes et les mers. La ligne au-dessous dit ce qui vous est demandé, et le numéro à côté ouvre la règle. Vos blocs de bois sont couchés, face visible. Ceux de l’adversaire sont debout : vous voyez où ils sont, mais pas ce qu’ils sont.",
      },
      blocks: {
        title: "Un bloc",
        text: "Montrez un de vos blocs : une grande image apparaît. La lettre dit quand il tire, A avant D. Le chiffre est le plus haut résultat d’un dé qui touche. Les losanges du haut sont sa force : autant de dés lancés. Chaque coup le tourne sur le côté inférieur.",
      },
      points: {
        title: "Le but",
        text: "Les cités à rosette d’or donnent des points, et chaque chef ennemi tué aussi. La liste de droite dit à qui elles sont ; un clic en montre une sur la carte. Qui a dix points en hiver gagne aussitôt ; sinon, le plus de points après cinq ans.",
      },
      card: {
        title: "Une carte",
        text: "Six cartes sont données pour une année de cinq tours : vous en écartez donc une d’abord, la plus faible. Puis, à chaque tour, les deux camps choisissent une carte en secret. L’étendard dit combien de groupes vous pouvez déplacer, les pièces combien de blocs vous pouvez lever. L’or veut toujours dire : vous pouvez. Une carte se choisit d’un clic et se confirme par le bouton.",
      },
      move: {
        title: "Un déplacement",
        text: "Un mouvement met en marche les blocs d’une cité. Roma est vide et vaut deux points, et Genua est voisine : donnez donc un mouvement à Genua, puis envoyez une légion. Elle peut aller à deux cités de là si personne ne se bat. Cliquez d’abord sur le bloc, puis sur sa destination.",
      },
      attack: {
        title: "Une attaque",
        text: "Un cercle rouge avec des épées veut dire : l’ennemi est là. Qui entre attaque, et s’arrête. Les légions de Narbo peuvent frapper Tarraco, qui vaut un point et où se tiennent trois blocs inconnus. Par une grande route, quatre de vos blocs peuvent attaquer, par une petite deux.",
      },
      levy: {
        title: "Une levée",
        text: "Envoyez d’autres légions à Tarraco si vous voulez, puis finissez vos mouvements. Après eux viennent les levées : un bloc de votre réserve est levé dans une cité amie, ou un bloc de la carte gagne un pas. Legio XVII ne se lève qu’à Roma, qui est maintenant à vous.",
      },
      battle: {
        title: "Une bataille",
        text: "Quand les deux camps ont bougé et levé, on livre les batailles et les blocs sont découverts. Quatre rounds ; à chacun, les blocs A agissent d’abord, puis B, C et D, et à chaque lettre le défenseur avant l’attaquant. Un coup tombe sur le bloc le plus fort ; s’il y en a plusieurs, vous choisissez. Quand vient le tour de vos légions, tirez.",
      },
      why: {
        title: "Pourquoi pas ?",
        text: "Quand une chose ne brille pas et que vous vous demandez pourquoi, posez la question. La règle qui l’interdit est nommée, et son numéro l’ouvre. Cela vaut à tout moment, pour tout bloc et tout lieu. Ce que vous avez fait vous-même, « Annuler » le reprend, tant qu’aucun dé n’a été lancé ni aucun secret montré.",
      },
      winter: {
        title: "L’hiver",
        text: "Après cinq tours vient l’hiver. Les flottes rentrent au port ; une cité nourrit trois blocs, et un de plus par point qu’elle vaut ; qui a faim retourne à la réserve. Puis on compte les points, on distribue de nouvelles cartes, et le printemps revient. Vous savez tout : à vous de jouer !",
      },
    },
  },
};

const julius: Lesson = { steps: STEPS, words: WORDS };

export default julius;
