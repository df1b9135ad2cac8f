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

const [titles, setTitles] = createSignal<ReadonlyMap<string, string>>(new Map());
const titled = new Set<string>();

/** What a rule is called; empty as long as nobody has said. */
export function ruleTitle(game: string, rule: string, lang: string): string {
  const key = `${game} ${lang}`;
  if (!titled.has(key)) {
    titled.add(key);
    rulebook(game, lang).then(
      (rules) => setTitles((before) => new Map([...before, ...rules.map(({ id, title }) => [`${key} ${id}`, title] as const)])),
      () => titled.delete(key),
    );
  }
  return titles().get(`${key} ${rule}`) ?? "";
}

/** A rule as it is cited: by its number, with its title where the number alone does not name it. */
export function citation(rule: string, title: string): string {
  if (/^\d+(\.\d+)*(-[A-Z]\d*)?$/.test(rule)) return rule;
  const number = /^\d+(\.\d+)*/.exec(rule)?.[0] ?? "";
  return [number, title].filter((part) => part !== "").join(" ");
}

const [openRule, setOpenRule] = createSignal<{ game: string; rule: string } | null>(null);
export { openRule };

export function showRule(game: string, rule: string): void {
  setOpenRule({ game, rule });
}
export function hideRule(): void {
  setOpenRule(null);
}

/** The rules of one chapter, in their order. */
export interface Chapter {
  /** `7` for what is numbered 7.0 to 7.83, or the word before the dash: `event`. */
  readonly key: string;
  readonly rules: readonly RuleCard[];
}

export function chapters(rules: readonly RuleCard[]): Chapter[] {
  const found = new Map<string, RuleCard[]>();
  for (const rule of rules) {
    const key = /^\d+/.exec(rule.id)?.[0] ?? rule.id.replace(/-.*$/, "");
    found.set(key, [...(found.get(key) ?? []), rule]);
  }
  return [...found].map(([key, list]) => ({ key, rules: list }));
}

/** A text in parts: words, and the numbers in it that are rules. */
export type Part = string | { readonly rule: string };

export function partsOf(text: string, ids: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(/\d+\.\d+(?:-[A-Za-z][A-Za-z0-9.]*)?/g)) {
    // A number at the end of a sentence brings its full stop along.
    const rule = [match[0], match[0].replace(/\.$/, ""), match[0].replace(/-.*$/, "")].find((id) => ids.has(id));
    if (rule === undefined || /[\d.]$/.test(text.slice(0, match.index))) continue;
    parts.push(text.slice(done, match.index), { rule });
    done = match.index + rule.length;
  }
  return [...parts, text.slice(done)].filter((part) => part !== "");
}

/** Words that say nothing about a rule, in both languages. */
const EMPTY = new Set("a an and any are as at au aux avec by can ce ces ch comment dans de des do does du en est et for from has have how i if in is it la le les leur ma may me mes mon must my ne of on one ou par pas peut peux pour qu quand que qui se si son sont sur the their they to un une what when where which who with you".split(" "));

/**
 * Rules that speak of what is asked, the best first. Words may stand in any order and be misspelt a
 * little; a rule need not have all of them, and rare words say more than common ones.
 */
export function searchRules(rules: readonly RuleCard[], query: string): RuleCard[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [...rules];
  const telling = asked.filter((word) => !EMPTY.has(word));
  const words = telling.length > 0 ? telling : asked;
  const read = rules.map((rule) => ({ rule, id: plain(rule.id), head: wordsOf(`${rule.id} ${rule.title}`), body: wordsOf(rule.text) }));
  const found = words.map((word) => read.map((one) => one.id === word ? 4 : 2.5 * likeness(word, one.head) + likeness(word, one.body)));
  const scored = read.map(({ rule }, index) => ({
    rule,
    score: found.reduce((sum, hits) => sum + (hits[index] ?? 0) * Math.log(1 + rules.length / (1 + hits.filter((hit) => hit > 0).length)), 0),
  }));
  const best = Math.max(...scored.map((entry) => entry.score));
  return scored.filter(({ score }) => score > 0 && score >= best * 0.4).sort((one, other) => other.score - one.score).map((entry) => entry.rule);
}

/** How well a word is met by the best of several: 1 for itself, less for its beginning or a misspelling, 0 for another. */
function likeness(word: string, others: readonly string[]): number {
  let best = 0;
  for (const other of others) {
    if (other === word) return 1;
    if (word.length >= 3 && (other.startsWith(word) || (other.length >= 4 && word.startsWith(other)))) best = Math.max(best, 0.8);
    else if (best < 0.5 && word.length >= 4 && near(word, other, word.length >= 8 ? 2 : 1)) best = 0.5;
  }
  return best;
}

/** Whether so many letters at most were added, left out, changed or swapped with their neighbour. */
function near(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1), swapped));
    }
    [before, row] = [row, next];
  }
  return (row[other.length] ?? Infinity) <= most;
}

/** The words of a text: small letters without accents; numbers with their points. */
function wordsOf(text: string): string[] {
  return plain(text).match(/\d+(?:\.\d+)?(?:-[a-z0-9.]+)?|[\p{L}]+/gu) ?? [];
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
