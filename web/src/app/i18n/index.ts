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

export function botName(bot: string): string {
  const names: Record<string, string> = t().bots;
  return names[bot] ?? bot;
}
