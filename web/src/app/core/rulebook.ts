/** The rules reference of each game, fetched once a language, and the rule that is open beside. */

import { createSignal } from "solid-js";
import { api } from "./api";
import type { RuleCard } from "../../generated/api";

const known = new Map<string, Promise<RuleCard[]>>();

export function rulebook(game: string, lang: string): Promise<RuleCard[]> {
  const key = `${game} ${lang}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const asked = api.rules(game, lang);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

const [openRule, setOpenRule] = createSignal<{ game: string; rule: string } | null>(null);
export { openRule };

export function showRule(game: string, rule: string): void {
  setOpenRule({ game, rule });
}
export function hideRule(): void {
  setOpenRule(null);
}

/** Rules that speak of every word of the query, those that say it in the title or number first. */
export function searchRules(rules: readonly RuleCard[], query: string): RuleCard[] {
  const words = plain(query).split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [...rules];
  const scored = rules.flatMap((rule) => {
    const head = plain(`${rule.id} ${rule.title}`);
    const body = plain(rule.text);
    if (!words.every((word) => head.includes(word) || body.includes(word))) return [];
    const exact = words.length === 1 && plain(rule.id) === words[0] ? 100 : 0;
    return [{ rule, score: exact + words.filter((word) => head.includes(word)).length }];
  });
  return scored.sort((one, other) => other.score - one.score).map((entry) => entry.rule);
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
