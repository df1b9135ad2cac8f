/** The guided first battle of conquest: Lutetia, from the Roman side. The dice are the same for everybody. */

import type { LangCode } from "../../app/core/settings";
import type { Lesson, LessonWords, Step } from "../lesson";

const talk = (name: string): Step => ({ name, waits: [], script: [] });

/** What leads on to the next decision, wherever play stands. */
const ON: Step["script"] = [
  ["ready"],
  ["skip_auxiliaries"],
  ["keep_elite"],
  ["let_stand"],
  ["done"],
  ["allot_rest"],
  ["end_marks"],
  ["stop"],
  ["end_orders"],
  ["stop_here"],
  ["stay"],
  ["name_defender"],
  ["name_attacker"],
  ["take_hex"],
  ["against"],
  ["return"],
  ["odd_hit"],
  ["pursue"],
  ["flee_to"],
  ["ride_home"],
];

const STEPS: readonly Step[] = [
  talk("screen"),
  talk("counters"),
  { name: "ready", waits: ["ready"], script: [["ready"]] },
  { name: "auxiliaries", waits: ["use_auxiliaries", "skip_auxiliaries"], script: [["use_auxiliaries"], ["skip_auxiliaries"]] },
  talk("initiative"),
  { name: "leader", waits: ["pick", "activate"], script: [["activate"], ["pick"], ...ON] },
  { name: "order", waits: ["legion_order", "individual", "line_order"], script: [["legion_order"], ["individual"], ["activate"], ["pick"], ...ON] },
  { name: "march", waits: ["step", "end_orders"], script: [["order_stack"], ["order"], ["step"], ["legion_order"], ["individual"], ["activate"], ["pick"], ...ON] },
  { name: "why", waits: ["why"], script: [] },
  talk("shock"),
];

const WORDS: Record<LangCode, LessonWords> = {
  en: {
    ask: "Now click a unit that does not glow, such as a Gaul, or a hex behind one of your cohorts.",
    steps: {
      screen: {
        title: "The field",
        text: "Lutetia in the year 52 BC. Labienus has brought three legions over the Seine by night; the river is behind you and nobody crosses it. The Gauls of Camulogenus stand to the right of the brook. The line under the map says what you are asked, and the number beside it opens the rule. Drag to move the map, turn the wheel to come closer.",
      },
      counters: {
        title: "What a counter says",
        text: "Three figures: quality, size, movement. The pale edge with the chevron is its front; the two hexes before it are the ones it controls, moves into and attacks. The bar counts hits against quality: when it is full, the unit runs. Two dots are missiles. Cohorts stand in pairs, the second one peeps out below; attack a flank or a rear if you can, for there everything is decided.",
      },
      ready: {
        title: "Before the battle",
        text: "Everybody stands where he stood. You could exchange legates between legions, but there is no need today. Say that you are ready.",
      },
      auxiliaries: {
        title: "Archers and slingers",
        text: "Each turn begins with your skirmishers: you may move and shoot with all of them, wherever they are. It costs Labienus one of his three phases of the turn. They die easily, but they shoot first, and they slip away before heavy foot.",
      },
      initiative: {
        title: "Who acts when",
        text: "Then leaders act one by one, the lowest initiative first: the Gallic chiefs with 2, your legates with 3, Labienus and Camulogenus with 4. The ribbon over the map shows the order and who has finished. Acting late is strength: you see what the others have done. A trump puts one of your better leaders first, if the die allows it.",
      },
      leader: {
        title: "Your first legate",
        text: "When a legate is due, choose him and activate him; or let him pass, and Labienus can use his legion later with others. The ring is his command range: units in it, and in his sight, can be ordered.",
      },
      order: {
        title: "Orders",
        text: "He gives three individual orders, each to one unit, or one legion order to all his cohorts in range. On the first turn, and in Labienus' range, a legion order needs no die. One kind in a phase, never both.",
      },
      march: {
        title: "Forward",
        text: "Click a cohort that glows, then a hex before it: what it costs stands in each. Whoever comes next to an enemy in his front stops and must attack; pila fly as you come up. Keep two hexes off and the Gauls will come to you, down to your pila and your standing line. End the orders when you have had enough.",
      },
      why: {
        title: "Why not?",
        text: "Whenever something does not glow and you wonder why, ask. The rule that forbids it is named, and its number opens it. What you have done yourself, “Undo” takes back, as long as no die was thrown.",
      },
      shock: {
        title: "Shock, and after",
        text: "After his orders all his units that attack fight together, step by step: charge, leaders, clash, result, collapse. The panel shows each combat with its column and the chance that either side runs, before the dice. Then he may try for momentum, another phase on his initiative or less. When the Gauls have lost 115 points by rout and death they flee; you, at 29. Hold the left, strike on the right, and watch the hill from turn three. Play on!",
      },
    },
  },
  fr: {
    ask: "Cliquez maintenant sur une unité qui ne brille pas, un Gaulois par exemple, ou sur un hexagone derrière une de vos cohortes.",
    steps: {
      screen: {
        title: "Le champ de bataille",
        text: "Lutèce en 52 av. J.-C. Labienus a fait passer de nuit trois légions au-delà de la Seine ; le fleuve est derrière vous et nul ne le franchit. Les Gaulois de Camulogenus se tiennent à droite du ruisseau. La ligne sous la carte dit ce qui vous est demandé, et le numéro à côté ouvre la règle. Tirez pour déplacer la carte, tournez la molette pour vous approcher.",
      },
      counters: {
        title: "Ce que dit un pion",
        text: "Trois chiffres : qualité, taille, mouvement. Le bord pâle à chevron est son front ; les deux hexagones devant lui sont ceux qu’il contrôle, où il avance et qu’il attaque. La barre compte les pertes contre la qualité : pleine, l’unité fuit. Deux points sont les projectiles. Les cohortes vont par paires, la seconde dépasse dessous ; attaquez un flanc ou un arrière si vous pouvez, car tout s’y décide.",
      },
      ready: {
        title: "Avant la bataille",
        text: "Chacun est à sa place. Vous pourriez échanger des légats entre les légions, mais ce n’est pas nécessaire aujourd’hui. Dites que vous êtes prêt.",
      },
      auxiliaries: {
        title: "Archers et frondeurs",
        text: "Chaque tour commence par vos tirailleurs : vous pouvez tous les faire bouger et tirer, où qu’ils soient. Cela coûte à Labienus une de ses trois phases du tour. Ils meurent vite, mais tirent les premiers et s’esquivent devant l’infanterie lourde.",
      },
      initiative: {
        title: "Qui agit quand",
        text: "Puis les chefs agissent l’un après l’autre, la plus basse initiative d’abord : les chefs gaulois à 2, vos légats à 3, Labienus et Camulogenus à 4. Le ruban au-dessus de la carte montre l’ordre et qui a terminé. Agir tard est une force : on voit ce que les autres ont fait. Un court-circuit fait passer devant un de vos meilleurs chefs, si le dé le veut.",
      },
      leader: {
        title: "Votre premier légat",
        text: "Quand vient un légat, choisissez-le et activez-le ; ou laissez-le passer, et Labienus pourra employer sa légion plus tard avec d’autres. L’anneau est sa portée : les unités qui y sont, et qu’il voit, peuvent recevoir des ordres.",
      },
      order: {
        title: "Les ordres",
        text: "Il donne trois ordres individuels, chacun à une unité, ou un ordre de légion à toutes ses cohortes à portée. Au premier tour, et à portée de Labienus, un ordre de légion se passe de dé. Une seule sorte par phase, jamais les deux.",
      },
      march: {
        title: "En avant",
        text: "Cliquez une cohorte qui brille, puis un hexagone devant elle : ce qu’il coûte y est écrit. Qui vient face à un ennemi dans son front s’arrête et doit attaquer ; les pila volent à l’approche. Restez à deux hexagones et les Gaulois viendront à vous, sur vos pila et votre ligne immobile. Finissez les ordres quand il vous plaît.",
      },
      why: {
        title: "Pourquoi pas ?",
        text: "Quand une chose ne brille pas et que vous vous demandez pourquoi, posez la question. La règle qui l’interdit est nommée, et son numéro l’ouvre. Ce que vous avez fait vous-même, « Annuler » le reprend, tant qu’aucun dé n’a été lancé.",
      },
      shock: {
        title: "Le choc, et la suite",
        text: "Après ses ordres, toutes ses unités qui attaquent combattent ensemble, étape par étape : charge, chefs, fracas, résultat, effondrement. Le panneau montre chaque combat avec sa colonne et la chance que chacun fuie, avant les dés. Ensuite il peut tenter le momentum, une phase de plus sur son initiative ou moins. Quand les Gaulois ont perdu 115 points en déroutes et en morts, ils s’enfuient ; vous, à 29. Tenez la gauche, frappez à droite, et surveillez la colline dès le tour trois. À vous de jouer !",
      },
    },
  },
};

const conquest: Lesson = { steps: STEPS, words: WORDS, scenario: "lutetia", orders: { roman: [{ habit: "usual" }] } };

export default conquest;
