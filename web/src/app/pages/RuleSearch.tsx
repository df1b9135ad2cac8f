/** The rules of a game by what one asks, or by their contents; a chapter opens in place. */

import { For, Show, createResource, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { ruleLabel } from "../../art/rule-label";
import { failureOf } from "../core/api";
import { to } from "../core/router";
import { chapters, rulebook, searchRules } from "../core/rulebook";
import type { RuleCard } from "../../generated/api";
import { lang, t } from "../i18n";
import { RuleText, Trouble } from "../ui";

/** As many answers stand before the contents, which stay below them. */
const ANSWERS = 6;

export function RuleSearch(props: { game: string }): JSX.Element {
  const [query, setQuery] = createSignal("");
  const [rules, { refetch }] = createResource(
    () => ({ game: props.game, lang: lang() }),
    (key) => rulebook(key.game, key.lang).then((list) => ({ list, fault: null })).catch((error: unknown) => ({ list: [], fault: failureOf(error) })),
  );
  const list = () => rules.latest?.list ?? [];
  const asked = (): boolean => query().trim() !== "";
  const found = () => (asked() ? searchRules(list(), query()).slice(0, ANSWERS) : []);
  return (
    <div class="rule-search" data-testid="rule-search">
      <label class="rule-ask">
        <span class="visually-hidden">{t().rules.search}</span>
        <input type="search" data-testid="rules-search" placeholder={t().rules.ask} value={query()} onInput={(event) => setQuery(event.currentTarget.value)} />
      </label>
      <Show when={rules.latest?.fault}>
        <Trouble again={() => void refetch()} />
      </Show>
      <div class="rule-rows">
        <div class="rule-answers" role="status">
          <Show when={asked() && found().length === 0}>
            <p class="rule-none">{t().rules.none}</p>
          </Show>
        </div>
        <For each={found()}>{(rule, index) => <Row rule={rule} game={props.game} list={list()} best={index() === 0} open={index() === 0} />}</For>
        <Show when={list().length > 0}>
          <For each={chapters(list())}>
            {(chapter) => (
              <details class="rule-row" data-testid="chapter">
                <summary>
                  <span class="rule-id">{/^\d/.test(chapter.key) ? chapter.key : "·"}</span>
                  <span>
                    <b class="serif">{chapterTitle(chapter.key, chapter.rules)}</b>
                    <small>{gist(chapter.rules)}</small>
                  </span>
                </summary>
                <For each={chapter.rules}>
                  {(rule) => (
                    <div class="rule-body">
                      <h3>
                        <a class="rule-id" href={to.rules(props.game, rule.id)}>
                          {ruleLabel(rule.id)}
                        </a>{" "}
                        {rule.title}
                      </h3>
                      <RuleText game={props.game} text={rule.text} rules={list()} />
                    </div>
                  )}
                </For>
              </details>
            )}
          </For>
        </Show>
      </div>
      <p class="rule-all">
        <a href={to.rules(props.game)} data-testid="all-rules">
          {t().rules.all}
        </a>
      </p>
    </div>
  );
}

function Row(props: { rule: RuleCard; game: string; list: readonly RuleCard[]; best: boolean; open: boolean }): JSX.Element {
  return (
    <details class="rule-row" classList={{ best: props.best }} open={props.open} data-testid="answer">
      <summary>
        <span class="rule-id">{ruleLabel(props.rule.id)}</span>
        <b class="serif">{props.rule.title}</b>
      </summary>
      <div class="rule-body">
        <RuleText game={props.game} text={props.rule.text} rules={props.list} />
      </div>
    </details>
  );
}

/** What a chapter is called: by its first rule, or by the page's word for rules without numbers. */
export function chapterTitle(key: string, rules: readonly RuleCard[]): string {
  const words: Readonly<Record<string, string>> = t().rules.chapters;
  const head = rules.find((rule) => rule.id === `${key}.0`) ?? (rules.length === 1 ? rules[0] : undefined);
  return words[key] ?? head?.title ?? rules[0]?.title ?? key;
}

/** What else stands in a chapter. */
function gist(rules: readonly RuleCard[]): string {
  return rules.slice(1, 5).map((rule) => rule.title.toLocaleLowerCase(lang())).join(", ");
}
