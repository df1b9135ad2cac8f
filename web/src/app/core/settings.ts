/** What a person has set, kept in the browser. */

import { createEffect, createRoot, createSignal } from "solid-js";
import { flag, object, optional, text, word } from "./guard";
import type { Guarded } from "./guard";

const saved = object({
  lang: word("en", "fr"),
  theme: word("auto", "light", "dark"),
  motion: word("auto", "full", "reduced"),
  size: word("small", "normal", "large", "huge"),
  sound: flag,
  colours: optional(word("normal", "safe")),
  pace: optional(word("auto", "slow", "normal", "quick", "once")),
  notify: optional(flag),
  /** The kind of games that the lobby shows, by the first of them; all if it is none. */
  kind: optional(text),
});
export type Settings = Required<Guarded<typeof saved>>;
export type Pace = Settings["pace"];
export type LangCode = Settings["lang"];

const KEY = "rubicon-settings";
const inBrowser = typeof window !== "undefined";

/** The settings before anybody has set anything: the browser's language, the system's theme. */
export function defaults(languages: readonly string[]): Settings {
  const first = languages.find((lang) => /^(en|fr)\b/i.test(lang));
  const lang = first !== undefined && /^fr/i.test(first) ? "fr" : "en";
  return { lang, theme: "auto", motion: "auto", size: "normal", sound: true, colours: "normal", pace: "auto", notify: false, kind: "" };
}

/** Reads what was saved; anything odd counts as nothing. */
export function readSaved(words: string | null, otherwise: Settings): Settings {
  if (words === null) return otherwise;
  try {
    const value: unknown = JSON.parse(words);
    return saved(value) ? { ...otherwise, ...value } : otherwise;
  } catch {
    return otherwise;
  }
}

function load(): Settings {
  if (!inBrowser) return defaults([]);
  const otherwise = defaults(navigator.languages);
  try {
    return readSaved(window.localStorage.getItem(KEY), otherwise);
  } catch {
    return otherwise;
  }
}

const [settings, setSettings] = createSignal<Settings>(load());
export { settings };

export function change(part: Partial<Settings>): void {
  const next = { ...settings(), ...part };
  setSettings(next);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const media = (query: string): MediaQueryList | null =>
  inBrowser && typeof window.matchMedia === "function" ? window.matchMedia(query) : null;
const darkQuery = media("(prefers-color-scheme: dark)");
const stillQuery = media("(prefers-reduced-motion: reduce)");
const [systemDark, setSystemDark] = createSignal(darkQuery?.matches ?? false);
const [systemStill, setSystemStill] = createSignal(stillQuery?.matches ?? false);

export const theme = (): "light" | "dark" => {
  const chosen = settings().theme;
  if (chosen !== "auto") return chosen;
  return systemDark() ? "dark" : "light";
};

/** Whether things should appear instead of moving. */
export const still = (): boolean => settings().motion === "reduced" || (settings().motion === "auto" && systemStill());

/** Milliseconds for each thing that others do. */
const PACES: Readonly<Record<Exclude<Pace, "auto">, number>> = { slow: 1800, normal: 950, quick: 450, once: 0 };

/** How long what others did is shown, step by step; nothing where it shall appear at once. */
export const paceOf = (): number => {
  const { pace } = settings();
  return PACES[pace === "auto" ? (still() ? "once" : "normal") : pace];
};

/** Keeps the document's attributes in step with the settings. */
export function applySettings(): void {
  darkQuery?.addEventListener("change", (event) => setSystemDark(event.matches));
  stillQuery?.addEventListener("change", (event) => setSystemStill(event.matches));
  createRoot(() => {
    createEffect(() => {
      const root = document.documentElement;
      root.lang = settings().lang;
      root.dataset["theme"] = theme();
      root.dataset["motion"] = still() ? "reduced" : "full";
      root.dataset["size"] = settings().size;
      root.dataset["colours"] = settings().colours;
    });
  });
}
