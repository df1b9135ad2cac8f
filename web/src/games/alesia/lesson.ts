/** The guided first game of alesia, from the Roman side. The deal is the same for everybody. */

import type { LangCode } from "../../app/core/settings";
import type { Lesson, LessonWords, Step } from "../lesson";

const talk = (name: string): Step => ({ name, waits: [], script: [] });

/** What leads on to the next phase, wherever play stands. */
const ON: Step["script"] = [
  ["place_rest"],
  ["ready"],
  ["hold_fire"],
  ["remove"],
  ["halt"],
  ["end_moves"],
  ["propose"],
  ["close"],
  ["end_declaration"],
  ["resolve"],
  ["pick_die"],
  ["stand_aside"],
  ["accompany"],
  ["retreat"],
  ["retreat_off"],
  ["end_advance"],
];

const STEPS: readonly Step[] = [
  talk("screen"),
  talk("counters"),
  talk("goal"),
  { name: "setup", waits: ["place_rest"], script: [["place_rest"], ["ready"]] },
  { name: "ready", waits: ["ready"], script: [["ready"]] },
  talk("zones"),
  { name: "fire", waits: ["fire_fort", "fire_unit", "hold_fire", "step", "end_moves"], script: [["fire_fort"], ["fire_unit"], ...ON] },
  { name: "march", waits: ["step", "end_moves"], script: [["step"], ["halt"], ["end_moves"], ...ON] },
  { name: "why", waits: ["why"], script: [] },
  talk("battle"),
];

const WORDS: Record<LangCode, LessonWords> = {
  en: {
    ask: "Now click a hex that does not glow, such as one next to the town.",
    steps: {
      screen: {
        title: "The screen",
        text: "Alesia in the year 52 BC, seen from above, with north at the top. The town lies on its hill in the middle; around it run two Roman lines, one against the town and one against the relief army that is coming. Round the edge lie ten zones, I to X. The line under the map says what you are asked, and the number beside it opens the rule.",
      },
      counters: {
        title: "The counters",
        text: "You are the Romans: cohorts of ten legions, recruits, archers, slingers, German horse, Caesar and Labienus, and 23 forts with engines. Two numbers on a counter say how strong it is and how far it goes. At most three of your units may end in a hex, of the Gauls two. There are far more of them.",
      },
      goal: {
        title: "What it is about",
        text: "One counter decides the game: Vercingetorix. If he leaves the map the Gauls have won. If one of your counters comes next to him outside the town, you have. Hold him for two days of twelve turns and you win as well, but not if Caesar has fallen.",
      },
      setup: {
        title: "The set-up",
        text: "You place everything first, where you like, but not next to the town, and forts at least eight hexes from it. That is much work for a first game: let the computer place what is left, as the suggested set-up has it. Recruits hold the inner line, legions the outer one, horse waits in the camps.",
      },
      ready: {
        title: "A look round",
        text: "A unit controls the six hexes round it: enemies stop there, and outer works are deadly only within reach of such a unit. Garrisons of forts control nothing, so cohorts stand between the forts. Along ramparts a step costs half a point. When you have seen enough, say that you are ready.",
      },
      zones: {
        title: "The relief army",
        text: "The relief army begins in zone I, out of sight. Each turn its units may enter the map from their zone or go on to the next one round the ring. A marker shows which zones hold somebody, never how many. Only between the two days may you look. The besieged come out when ten units of the relief army have crossed your works and a battle has been fought.",
      },
      fire: {
        title: "Fire",
        text: "While Gauls move, forts may fire once at three hexes, once at two and once at one; archers and slingers once at two and once at one. You are asked when a Gaul comes into range: fire, or hold for a better target. The last shot of a fort strikes the whole hex and can wait until all have moved. Standing orders answer for you if you like.",
      },
      march: {
        title: "Your move",
        text: "Now it is your turn. Click a unit that glows, then a hex; what it costs stands in each. A cohort runs sixteen hexes along a rampart, so reserves between the lines reach any breach near them. Whoever ends in a Gallic zone of control must attack. Then end your moves.",
      },
      why: {
        title: "Why not?",
        text: "Whenever something does not glow and you wonder why, ask. The rule that forbids it is named, and its number opens it. What you have done yourself, “Undo” takes back, as long as no die was thrown and nothing was seen.",
      },
      battle: {
        title: "Battles",
        text: "Every enemy who controls one of your units must be attacked, and every unit that is controlled must attack; how you divide them is yours to choose, and “Propose” makes a division that is allowed. Ramparts, forts, hilltops and rivers double the defence. When a battle rages, its units are stuck until it is fought again. Caesar and Labienus throw more dice, and you choose. Now you know all you need. Play on!",
      },
    },
  },
  fr: {
    ask: "Cliquez maintenant sur un hexagone qui ne brille pas, par exemple au contact de la ville.",
    steps: {
      screen: {
        title: "L’écran",
        text: "Alésia en 52 av. J.-C., vue d’en haut, le nord en haut. La ville est sur sa colline, au milieu ; autour d’elle courent deux lignes romaines, l’une contre la ville, l’autre contre l’armée de secours qui arrive. Au bord de la carte s’étendent dix zones, de I à X. La ligne sous la carte dit ce qui vous est demandé, et le numéro à côté ouvre la règle.",
      },
      counters: {
        title: "Les pions",
        text: "Vous êtes les Romains : les cohortes de dix légions, des recrues, des archers, des frondeurs, de la cavalerie germaine, César et Labienus, et 23 forts avec leurs machines. Deux chiffres sur un pion disent sa force et jusqu’où il va. Trois de vos unités au plus peuvent finir dans un hexagone, deux des Gaulois. Ils sont bien plus nombreux.",
      },
      goal: {
        title: "Le but",
        text: "Un seul pion décide de la partie : Vercingétorix. S’il sort de la carte, les Gaulois ont gagné. Si un de vos pions vient à son contact hors de la ville, c’est vous. Tenez-le pendant deux journées de douze tours et vous gagnez aussi, mais pas si César est tombé.",
      },
      setup: {
        title: "La mise en place",
        text: "Vous placez tout d’abord, où vous voulez, mais pas au contact de la ville, et les forts à huit hexagones au moins d’elle. C’est beaucoup pour une première partie : laissez l’ordinateur placer ce qui reste, selon la mise en place conseillée. Les recrues tiennent la ligne intérieure, les légions l’extérieure, la cavalerie attend dans les camps.",
      },
      ready: {
        title: "Un tour d’horizon",
        text: "Une unité contrôle les six hexagones autour d’elle : l’ennemi s’y arrête, et les ouvrages ne tuent qu’à portée d’une telle unité. Les garnisons des forts ne contrôlent rien ; c’est pourquoi des cohortes se tiennent entre les forts. Le long des remparts, un pas coûte un demi-point. Quand vous avez assez vu, dites que vous êtes prêt.",
      },
      zones: {
        title: "L’armée de secours",
        text: "L’armée de secours commence en zone I, hors de vue. À chaque tour, ses unités peuvent entrer sur la carte depuis leur zone ou passer dans la suivante de l’anneau. Un marqueur montre quelles zones sont occupées, jamais par combien. Vous ne regardez qu’entre les deux journées. Les assiégés sortent quand dix unités de secours ont franchi vos ouvrages et qu’une bataille a été livrée.",
      },
      fire: {
        title: "Le tir",
        text: "Pendant que les Gaulois bougent, les forts peuvent tirer une fois à trois hexagones, une fois à deux et une fois à un ; archers et frondeurs une fois à deux et une fois à un. On vous le demande quand un Gaulois vient à portée : tirer, ou attendre une meilleure cible. Le dernier tir d’un fort frappe tout l’hexagone et peut attendre que tous aient bougé. Des consignes répondent pour vous si vous voulez.",
      },
      march: {
        title: "À vous",
        text: "C’est votre tour. Cliquez une unité qui brille, puis un hexagone ; ce qu’il coûte y est écrit. Une cohorte parcourt seize hexagones le long d’un rempart : les réserves entre les lignes atteignent toute brèche voisine. Qui finit dans une zone de contrôle gauloise doit attaquer. Puis finissez vos mouvements.",
      },
      why: {
        title: "Pourquoi pas ?",
        text: "Quand une chose ne brille pas et que vous vous demandez pourquoi, posez la question. La règle qui l’interdit est nommée, et son numéro l’ouvre. Ce que vous avez fait vous-même, « Annuler » le reprend, tant qu’aucun dé n’a été lancé et que rien n’a été vu.",
      },
      battle: {
        title: "Les batailles",
        text: "Tout ennemi qui contrôle une de vos unités doit être attaqué, et toute unité contrôlée doit attaquer ; la répartition est à vous, et « Proposer » en fait une permise. Remparts, forts, sommets et rivières doublent la défense. Quand une bataille fait rage, ses unités sont prises jusqu’à ce qu’on la reprenne. César et Labienus lancent plus de dés, et vous choisissez. Vous savez tout : à vous de jouer !",
      },
    },
  },
};

const alesia: Lesson = { steps: STEPS, words: WORDS };

export default alesia;
