/** What is said of dice that follow from a phrase: loaded where somebody chooses or looks at them. */

import { lang } from "./index";

const en = {
  title: "Dice by a phrase",
  hint: "For playing alone: with the same phrase and set-up the deal is the same, and as long as the same is played the dice are too, so that a match can be played again or compared. Leave it empty for dice that nobody knows.",
  from: (phrase: string) => `The dice of this table follow from the phrase “${phrase}” and from what is played. Whoever plays the same with it meets the same dice, and whoever knows it can work them out.`,
};

const fr: typeof en = {
  title: "Dés d’après une phrase",
  hint: "Pour jouer seul : avec la même phrase et les mêmes réglages la donne est la même, et tant qu’on joue la même chose les dés aussi : une partie peut être rejouée ou comparée. Sans phrase, personne ne connaît les dés.",
  from: (phrase) => `Les dés de cette table découlent de la phrase « ${phrase} » et de ce qui est joué. Qui joue de même avec elle a les mêmes dés, et qui la connaît peut les calculer.`,
};

/** The words of the chosen language. */
export const phraseWords = (): typeof en => ({ en, fr })[lang()];
