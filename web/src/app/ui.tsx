/** Small pieces of interface that every page uses. */

import { For, Show, createMemo, createResource, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { ruleLabel } from "../art/rule-label";
import { failureOf } from "./core/api";
import { citation, hideRule, openRule, partsOf, ruleTitle, rulebook, searchRules, showRule } from "./core/rulebook";
import { route, to } from "./core/router";
import type { RuleCard } from "../generated/api";
import { lang, t } from "./i18n";

/** A rule number that opens the rule beside. */
export function RuleChip(props: { game: string; rule: string; titled?: boolean }): JSX.Element {
  const title = (): string => ruleTitle(props.game, props.rule, lang());
  return (
    <button
      type="button"
      class="chip"
      data-testid="rule-chip"
      title={title()}
      aria-label={t().journal.rule([citation(props.rule, ""), title()].filter((part) => part !== "").join(" "))}
      onClick={(event) => {
        event.stopPropagation();
        showRule(props.game, props.rule);
      }}
    >
      {citation(props.rule, title()) || ruleLabel(props.rule)}
      {/* A rule that is not numbered is called by its title already. */}
      <Show when={props.titled === true && citation(props.rule, title()) === citation(props.rule, "") && title()}>{(words) => <span class="chip-title"> {words()}</span>}</Show>
    </button>
  );
}

/** A side's mark: the shape tells the sides apart without the colour. */
export function SideMark(props: { seat: string | null }): JSX.Element {
  return (
    <Show when={props.seat}>
      {(seat) => <span class={`mark hue hue-${seat()}`} aria-hidden="true" />}
    </Show>
  );
}

/** The rule that a chip has opened, in a drawer at the side. */
export function RuleDrawer(): JSX.Element {
  const [rules] = createResource(
    () => {
      const open = openRule();
      return open === null ? null : { game: open.game, lang: lang() };
    },
    (key) => rulebook(key.game, key.lang).catch(() => []),
  );
  const entry = () => rules()?.find((rule) => rule.id === openRule()?.rule);
  return (
    <Show when={openRule()}>
      {(open) => (
        <aside class="drawer" role="dialog" aria-label={t().journal.rule(open().rule)} data-testid="rule-drawer">
          <header class="drawer-head">
            <h2>{t().journal.rule(open().rule)}</h2>
            <button type="button" class="quiet" onClick={hideRule} aria-label={t().app.close} data-testid="rule-close">
              ×
            </button>
          </header>
          <Show when={!rules.loading} fallback={<p>{t().app.loading}</p>}>
            <Show when={entry()} fallback={<p>{t().rules.unknown(open().rule)}</p>}>
              {(rule) => (
                <>
                  <h3>{rule().title}</h3>
                  <RuleText game={open().game} text={rule().text} rules={rules() ?? []} />
                </>
              )}
            </Show>
          </Show>
          <p>
            <a href={to.rules(open().game, open().rule)}>{t().rules.open}</a>
          </p>
        </aside>
      )}
    </Show>
  );
}

/** The text of a rule; the numbers in it open the rules that they name. */
export function RuleText(props: { game: string; text: string; rules: readonly RuleCard[] }): JSX.Element {
  const ids = createMemo(() => new Set(props.rules.map((rule) => rule.id)));
  return (
    <p class="serif">
      <For each={partsOf(props.text, ids())}>
        {(part) =>
          typeof part === "string" ? (
            part
          ) : (
            <a
              class="rule-ref"
              href={to.rules(props.game, part.rule)}
              data-testid="rule-ref"
              onClick={(event) => {
                // Beside a game the rule opens beside it too; elsewhere one goes there.
                if (route().page === "rules") return;
                event.preventDefault();
                showRule(props.game, part.rule);
              }}
            >
              {part.rule}
            </a>
          )
        }
      </For>
    </p>
  );
}

/** A searchable list of rules, for the panel and the rules page. */
export function RuleList(props: { game: string; rule: string | null; query?: string; heading: "h2" | "h3" }): JSX.Element {
  const [query, setQuery] = createSignal(props.query ?? "");
  const [rules, { refetch }] = createResource(
    () => ({ game: props.game, lang: lang() }),
    (key) => rulebook(key.game, key.lang).then((list) => ({ list, fault: null })).catch((error: unknown) => ({ list: [], fault: failureOf(error) })),
  );
  const found = () => searchRules(rules()?.list ?? [], query());
  return (
    <div class="rules" data-testid="rules">
      <label class="field">
        <span>{t().rules.search}</span>
        <input type="search" data-testid="rules-search" value={query()} onInput={(event) => setQuery(event.currentTarget.value)} />
      </label>
      <p class="hint" role="status">
        {t().rules.found(found().length)}
      </p>
      <Show when={rules()?.fault}>
        <Trouble again={() => void refetch()} />
      </Show>
      <Show when={!rules.loading && found().length === 0 && rules()?.fault === null}>
        <p>{t().rules.none}</p>
      </Show>
      <For each={found()}>
        {(rule) => (
          <article class="rule" classList={{ open: props.rule === rule.id, head: rule.kind === "heading" }} id={`rule-${rule.id}`} data-testid="rule">
            <Show
              when={props.heading === "h2"}
              fallback={
                <h3>
                  <span class="rule-id">{ruleLabel(rule.id)}</span> {rule.title}
                </h3>
              }
            >
              <h2>
                <span class="rule-id">{ruleLabel(rule.id)}</span> {rule.title}
              </h2>
            </Show>
            <RuleText game={props.game} text={rule.text} rules={rules()?.list ?? []} />
          </article>
        )}
      </For>
    </div>
  );
}

export function Trouble(props: { why?: string; again?: () => void }): JSX.Element {
  return (
    <div class="trouble" role="alert">
      <p>{props.why ?? t().table.offline}</p>
      <Show when={props.again}>
        {(again) => (
          <button type="button" onClick={() => again()()}>
            {t().app.retry}
          </button>
        )}
      </Show>
    </div>
  );
}

/** A row of exclusive choices. */
export function Segments<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  testid?: string;
}): JSX.Element {
  return (
    <fieldset class="segments" data-testid={props.testid}>
      <legend>{props.label}</legend>
      <div class="segments-row">
        <For each={props.options}>
          {(option) => (
            <button
              type="button"
              aria-pressed={props.value === option.value}
              data-value={option.value}
              onClick={() => props.onChange(option.value)}
            >
              {option.label}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}

/** Copies an address and says so. */
export function CopyButton(props: { text: string; label: string; testid?: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.text);
    } catch {
      // Without permission the field beside is there to copy from.
      return;
    }
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" data-testid={props.testid} onClick={() => void copy()}>
      <span aria-live="polite">{copied() ? t().table.copied : props.label}</span>
    </button>
  );
}
