import { createSignal } from "solid-js";
import { settings } from "../core/settings";
import type { LangCode } from "../core/settings";
import { en } from "./en";
import type { Dictionary } from "./en";

export type { Dictionary };

/** The languages by their own names. */
export const LANGUAGES: Record<LangCode, string> = { en: "English", fr: "Français" };

/** English comes with the page; who reads French fetches it. */
const [french, setFrench] = createSignal<Dictionary>();

/** Fetches the words of the chosen language; until they are there the page speaks English. */
export async function loadWords(): Promise<void> {
  if (settings().lang !== "fr" || french() !== undefined) return;
  const { fr } = await import("./fr");
  setFrench(() => fr);
}

/** The words of the chosen language; changes everywhere when the language does. */
export const t = (): Dictionary => (settings().lang === "fr" ? (french() ?? en) : en);

export const lang = (): LangCode => settings().lang;

export function botName(bot: string): string {
  const names: Record<string, string> = t().bots;
  return names[bot] ?? bot;
}
