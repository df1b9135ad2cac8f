import { settings } from "../core/settings";
import type { LangCode } from "../core/settings";
import { en } from "./en";
import type { Dictionary } from "./en";
import { fr } from "./fr";

export type { Dictionary };

export const dictionaries: Record<LangCode, Dictionary> = { en, fr };

/** The words of the chosen language; changes at once everywhere when the language does. */
export const t = (): Dictionary => dictionaries[settings().lang];

export const lang = (): LangCode => settings().lang;

/** A seat's name in our words, or as the server calls it. */
export function seatName(seat: string): string {
  const names: Record<string, string> = t().seats;
  return names[seat] ?? spaced(seat);
}

export function botName(bot: string): string {
  const names: Record<string, string> = t().bots;
  return names[bot] ?? bot;
}

/** An option of a game, and what it can be set to, in our words or as the game names them. */
export function optionName(key: string): string {
  const names: Record<string, string> = t().options.keys;
  return names[key] ?? spaced(key);
}

export function optionValue(value: string): string {
  const names: Record<string, string> = t().options.values;
  return names[value] ?? spaced(value).toLowerCase();
}

/** `night_assault` as `Night assault`. */
export function spaced(word: string): string {
  const words = word.replaceAll(/[-_]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
