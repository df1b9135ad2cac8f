/** The guided first game of alesia, from the Gallic side. The deal is the same for everybody. */

import type { LangCode } from "../../app/core/settings";
import type { Lesson, LessonWords, Step } from "../lesson";

const talk = (name: string): Step => ({ name, waits: [], script: [] });
const END: Step["script"] = [["end_moves"], ["halt"]];
/** Where the first men come onto the map. */
const GOAL = "place:0230";

const STEPS: readonly Step[] = [
  talk("screen"),
  talk("counters"),
  talk("goal"),
  { name: "inside", waits: ["end_moves"], script: END },
  { name: "enter", waits: ["enter"], script: [], shows: ["heap-AED", GOAL, "army-go"] },
  { name: "entries", waits: ["end_moves"], script: END },
  { name: "zones", waits: ["shift"], script: [], shows: ["army-next", "army-go"] },
  { name: "why", waits: ["why"], script: [] },
  talk("fire"),
  talk("battle"),
];

const WORDS: Record<LangCode, LessonWords> = {
  en: {
    ask: "Now click a hex that does not glow, such as one next to the town.",
    shows: {
      "heap-AED": "Now click the Aedui in zone I, at the left: all of them are chosen.",
      [GOAL]: "Now click hex 0230 on the map: it is lit.",
      "army-next": "Now click “On to Zone II” in the panel of orders.",
      "army-go": "Now press “March”, under the map.",
    },
    steps: {
      screen: {
        title: "The screen",
        text: "Alesia in the year 52 BC, seen from above, with north at the top. The town lies on its hill in the middle; around it run two Roman lines, one against the town and one against the army that comes to its relief. Round the edge lie ten zones, I to X. The line under the map says what you are asked, and the number beside it opens the rule.",
      },
      counters: {
        title: "The counters",
        text: "You are the Gauls: the besieged in light blue, in the town, and the relief army in dark blue, in zone I. The Romans are red: cohorts, recruits, archers, slingers, and 23 forts with engines. Two numbers on a counter say how strong it is and how far it goes. Of yours two may end in a hex; the third is lost.",
      },
      goal: {
        title: "What it is about",
        text: "One counter decides the game: Vercingetorix. If he leaves the map you have won. If a Roman comes next to him outside the town, you have lost, and also if he is still there after two days of twelve turns. So break the outer line with the relief army, and then the besieged come out to meet it.",
      },
      inside: {
        title: "Those on the map first",
        text: "In each of your turns those on the map move first, then those who enter, then those who stay in the zones. Nobody of yours is on the map yet, and the gates stay shut until ten units of the relief army have crossed the Roman works. So there is nothing to do here.",
      },
      enter: {
        title: "Many at once",
        text: "Whole peoples march together. A click on a heap of counters chooses them all, a click on a zone all who are in it, and a line drawn with the lasso all inside it. Then click where they shall go: you see where each would stand and who cannot, with the rule, before anything is done.",
      },
      entries: {
        title: "They have entered",
        text: "Each who enters at the same hex pays more than the one before, so they come in broad. What you have done, “Undo” takes back, as long as no die was thrown and nothing was seen. The others stay out of sight for now: end the entries.",
      },
      zones: {
        title: "Round the map",
        text: "Who is in a zone may go on to the next one. The Romans see only which zones hold somebody, never how many: threaten everywhere, and strike at one place. Send the rest to zone II.",
      },
      why: {
        title: "Why not?",
        text: "Whenever something does not glow and you wonder why, ask. The rule that forbids it is named, and its number opens it.",
      },
      fire: {
        title: "Fire",
        text: "While you move, forts may fire once at three hexes, once at two and once at one; archers and slingers once at two and once at one. Whoever is hit is lost, or disrupted: then he neither moves nor fights for a while. So come on broad and send those first whom you can spare. A march that was shot at goes on by itself.",
      },
      battle: {
        title: "Battles",
        text: "Every enemy who controls one of your units must be attacked, and every unit that is controlled must attack: those that still owe it wear a mark. How you divide them is yours to choose, and “Propose” makes a division that is allowed. Ramparts, forts, hilltops and rivers double the defence. When a battle rages, its units are stuck until it is fought again. Now you know all you need. Play on!",
      },
    },
  },
  fr: {
    ask: "Cliquez maintenant sur un hexagone qui ne brille pas, par exemple au contact de la ville.",
    shows: {
      "heap-AED": "Cliquez maintenant les Aedui de la zone I, à gauche : tous sont choisis.",
      [GOAL]: "Cliquez maintenant l’hexagone 0230 sur la carte : il est éclairé.",
      "army-next": "Cliquez maintenant « Vers Zone II » dans le panneau des ordres.",
      "army-go": "Cliquez maintenant « En marche », sous la carte.",
    },
    steps: {
      screen: {
        title: "L’écran",
        text: "Alésia en 52 av. J.-C., vue d’en haut, le nord en haut. La ville est sur sa colline, au milieu ; autour d’elle courent deux lignes romaines, l’une contre la ville, l’autre contre l’armée qui vient à son secours. Au bord de la carte s’étendent dix zones, de I à X. La ligne sous la carte dit ce qui vous est demandé, et le numéro à côté ouvre la règle.",
      },
      counters: {
        title: "Les pions",
        text: "Vous êtes les Gaulois : les assiégés en bleu clair, dans la ville, et l’armée de secours en bleu foncé, en zone I. Les Romains sont rouges : cohortes, recrues, archers, frondeurs, et 23 forts avec leurs machines. Deux chiffres sur un pion disent sa force et jusqu’où il va. Deux des vôtres peuvent finir dans un hexagone ; le troisième est perdu.",
      },
      goal: {
        title: "Le but",
        text: "Un seul pion décide de la partie : Vercingétorix. S’il quitte la carte, vous avez gagné. Si un Romain vient à son contact hors de la ville, vous avez perdu, de même s’il est encore là après deux journées de douze tours. Rompez donc la ligne extérieure avec l’armée de secours ; alors les assiégés sortent à sa rencontre.",
      },
      inside: {
        title: "D’abord ceux de la carte",
        text: "À chacun de vos tours bougent d’abord ceux de la carte, puis ceux qui entrent, puis ceux qui restent dans les zones. Personne n’est encore sur la carte, et les portes restent closes tant que dix unités de secours n’ont pas franchi les ouvrages romains. Il n’y a donc rien à faire ici.",
      },
      enter: {
        title: "Beaucoup à la fois",
        text: "Des peuples entiers marchent ensemble. Un clic sur un tas de pions les choisit tous, un clic sur une zone tous ceux qui y sont, et un trait du lasso tous ceux qu’il entoure. Cliquez ensuite où ils doivent aller : vous voyez où chacun serait et qui ne peut pas, avec la règle, avant que rien ne soit fait.",
      },
      entries: {
        title: "Ils sont entrés",
        text: "Qui entre par un même hexagone paie plus que le précédent : ils arrivent donc sur un large front. Ce que vous avez fait, « Annuler » le reprend, tant qu’aucun dé n’a été lancé et que rien n’a été vu. Les autres restent hors de vue : finissez les entrées.",
      },
      zones: {
        title: "Autour de la carte",
        text: "Qui est dans une zone peut passer dans la suivante. Les Romains voient seulement quelles zones sont occupées, jamais par combien : menacez partout, frappez en un lieu. Envoyez le reste en zone II.",
      },
      why: {
        title: "Pourquoi pas ?",
        text: "Quand une chose ne brille pas et que vous vous demandez pourquoi, posez la question. La règle qui l’interdit est nommée, et son numéro l’ouvre.",
      },
      fire: {
        title: "Le tir",
        text: "Pendant que vous bougez, les forts peuvent tirer une fois à trois hexagones, une fois à deux et une fois à un ; archers et frondeurs une fois à deux et une fois à un. Qui est touché est perdu, ou désorganisé : il ne bouge ni ne combat pour un temps. Venez donc sur un large front, les moins précieux devant. Une marche sur laquelle on a tiré continue d’elle-même.",
      },
      battle: {
        title: "Les batailles",
        text: "Tout ennemi qui contrôle une de vos unités doit être attaqué, et toute unité contrôlée doit attaquer : celles qui le doivent encore portent une marque. La répartition est à vous, et « Proposer » en fait une permise. Remparts, forts, sommets et rivières doublent la défense. Quand une bataille fait rage, ses unités sont prises jusqu’à ce qu’on la reprenne. Vous savez tout : à vous de jouer !",
      },
    },
  },
};

const alesia: Lesson = { steps: STEPS, words: WORDS, seat: "gaul" };

export default alesia;
