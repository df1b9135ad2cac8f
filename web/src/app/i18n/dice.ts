/** What the page says of the dice, in both languages: loaded when somebody looks at them. */

import { lang } from "./index";

const en = {
  title: "The dice",
  guided: "The dice of the guided game are the same for everybody.",
  sealed: "Since this table was made, the server is bound to its secret number by this fingerprint. This browser keeps it and compares at the end.",
  swapped: "The server has changed what it was bound to. These dice cannot be trusted.",
  old: "This match began before players brought random numbers of their own.",
  bot: "a random number of the server's",
  states: {
    nothing: "brings no random number",
    awaited: "has not come yet",
    pledged: "has sealed a random number",
    revealed: "has brought a random number",
  },
  brought: {
    nothing: "brought no random number",
    pledged: "sealed a random number, but the match began without it",
    revealed: "brought a random number",
  },
  after: "(sealed after yours was known to the server)",
  checking: "Checking the dice…",
  right: (rolls: number, draws: number) =>
    `The dice are right: this browser has recomputed ${rolls === 1 ? "one roll" : `all ${rolls} rolls`}${draws === 0 ? "" : draws === 1 ? " and one hidden draw" : ` and ${draws} hidden draws`}.`,
  notKept: "This browser had not seen the table before the end, so it has nothing of its own to compare with.",
  wrong: "The dice are not right.",
  unread: "The record could not be read.",
  faults: {
    form: (line: number) => `Line ${line} of the record is not written as records are.`,
    chain: (line: number) => `Line ${line} of the record was changed, added or left out.`,
    seed: "The server's number is not the one it was bound to.",
    lot: (side: string) => `The number of ${side} is not the one that was sealed.`,
    roll: (n: number, written: number, due: number) => `After action ${n} the record says ${written}, but the numbers give ${due}.`,
    match: "It is the record of another match.",
    commitment: "This browser was shown another fingerprint of the server's number.",
    pledge: (side: string) => `This browser was shown another seal of ${side}.`,
    mine: (side: string) => `The number that this browser brought for ${side} is not in the record.`,
    shown: (n: number) => `After action ${n} other rolls were shown than the record has.`,
  },
  proof: "What this proves, and what it does not",
  proves: [
    "Every roll and every hidden draw follows from the server's secret number, the players' random numbers and what was played.",
    "The server was bound to its number before it knew the players' numbers, and each player to theirs before the others' were known. So nobody chose the dice, unless the server and everybody who brought a number did it together.",
  ],
  but: "It does not prove:",
  provesNot: [
    "that the server told nobody: while the match lasts it knows the coming rolls and all that is hidden;",
    "that nobody chose the dice, where no person brought a number: those of computer players are the server's;",
    "that every opponent is a person, and not the server under another name. If you left before all were there, your number went to the server early, and whoever sat down after that is marked;",
    "that the rules were followed: the command “rubicon replay FILE --verify” replays the record by the rules.",
  ],
};

const fr: typeof en = {
  title: "Les dés",
  guided: "Les dés de la partie guidée sont les mêmes pour tous.",
  sealed: "Depuis la création de cette table, cette empreinte lie le serveur à son nombre secret. Ce navigateur la garde et compare à la fin.",
  swapped: "Le serveur a changé ce à quoi il était lié. On ne peut pas se fier à ces dés.",
  old: "Cette partie a commencé avant que les joueurs n’apportent leurs propres nombres au hasard.",
  bot: "un nombre au hasard du serveur",
  states: {
    nothing: "n’apporte pas de nombre",
    awaited: "n’est pas encore là",
    pledged: "a scellé un nombre au hasard",
    revealed: "a apporté un nombre au hasard",
  },
  brought: {
    nothing: "n’a pas apporté de nombre",
    pledged: "a scellé un nombre au hasard, mais la partie a commencé sans lui",
    revealed: "a apporté un nombre au hasard",
  },
  after: "(scellé quand le serveur connaissait déjà le vôtre)",
  checking: "Vérification des dés…",
  right: (rolls, draws) =>
    `Les dés sont justes : ce navigateur a recalculé ${rolls === 1 ? "un jet" : `les ${rolls} jets`}${draws === 0 ? "" : draws === 1 ? " et un tirage caché" : ` et ${draws} tirages cachés`}.`,
  notKept: "Ce navigateur n’avait pas vu la table avant la fin : il n’a rien à comparer.",
  wrong: "Les dés ne sont pas justes.",
  unread: "La partie enregistrée n’a pas pu être lue.",
  faults: {
    form: (line) => `La ligne ${line} de l’enregistrement n’est pas écrite comme il faut.`,
    chain: (line) => `La ligne ${line} de l’enregistrement a été changée, ajoutée ou omise.`,
    seed: "Le nombre du serveur n’est pas celui auquel il était lié.",
    lot: (side) => `Le nombre de ${side} n’est pas celui qui avait été scellé.`,
    roll: (n, written, due) => `Après l’action ${n}, l’enregistrement dit ${written}, mais les nombres donnent ${due}.`,
    match: "C’est l’enregistrement d’une autre partie.",
    commitment: "Ce navigateur avait vu une autre empreinte du nombre du serveur.",
    pledge: (side) => `Ce navigateur avait vu un autre sceau de ${side}.`,
    mine: (side) => `Le nombre que ce navigateur a apporté pour ${side} n’est pas dans l’enregistrement.`,
    shown: (n) => `Après l’action ${n}, d’autres jets ont été montrés que ceux de l’enregistrement.`,
  },
  proof: "Ce que cela prouve, et ce que cela ne prouve pas",
  proves: [
    "Chaque jet et chaque tirage caché découle du nombre secret du serveur, des nombres au hasard des joueurs et de ce qui a été joué.",
    "Le serveur était lié à son nombre avant de connaître ceux des joueurs, et chaque joueur au sien avant que ceux des autres ne soient connus. Personne n’a donc choisi les dés, à moins que le serveur et tous ceux qui ont apporté un nombre ne l’aient fait ensemble.",
  ],
  but: "Cela ne prouve pas :",
  provesNot: [
    "que le serveur n’a rien dit à personne : pendant la partie, il connaît les jets à venir et tout ce qui est caché ;",
    "que personne n’a choisi les dés, quand aucune personne n’a apporté de nombre : ceux de l’ordinateur sont ceux du serveur ;",
    "que chaque adversaire est une personne, et non le serveur sous un autre nom. Si vous êtes parti avant que tous soient là, votre nombre est allé au serveur plus tôt, et qui s’est assis après est signalé ;",
    "que les règles ont été suivies : la commande « rubicon replay FICHIER --verify » rejoue la partie selon les règles.",
  ],
};

/** The words of the chosen language. */
export const diceWords = (): typeof en => ({ en, fr })[lang()];
