/** All rules of a game on one page, with contents; numbers in the texts are links, and it can be printed. */

import { For, Show, createEffect, createResource } from "solid-js";
import type { JSX } from "solid-js";
import { api } from "../core/api";
import { setPage } from "../core/page";
import { to } from "../core/router";
import { chapters, rulebook } from "../core/rulebook";
import { lang, t } from "../i18n";
import { RuleList } from "../ui";
import { chapterTitle } from "./RuleSearch";
import "./game.css";

export function RulesPage(props: { game: string | null; rule: string | null; query: string }): JSX.Element {
  const [games] = createResource(lang, (language) => api.games(language).catch(() => []));
  /** The game that is asked for, or the first there is. */
  const game = (): string | null => props.game ?? games.latest?.[0]?.id ?? null;
  const title = (): string => games.latest?.find((one) => one.id === game())?.title ?? "";
  const [rules] = createResource(
    () => {
      const shown = game();
      return shown === null ? null : { game: shown, lang: lang() };
    },
    (key) => rulebook(key.game, key.lang).catch(() => []),
  );
  createEffect(() => {
    if (title() !== "") setPage(`${t().rules.title}: ${title()} · Rubicon`, "not");
  });
  createEffect(() => {
    const wanted = props.rule;
    if (wanted === null) return;
    // The list may still be on its way; look again until it is there.
    let tries = 0;
    const look = (): void => {
      const entry = document.getElementById(`rule-${wanted}`);
      if (entry !== null) entry.scrollIntoView({ block: "center" });
      else if (tries++ < 20) window.setTimeout(look, 100);
    };
    look();
  });
  return (
    <main class="page rules-page" id="content" data-testid="rules-page">
      <header class="rules-head">
        <h1>
          {t().rules.title} <small>{title()}</small>
        </h1>
        <p class="hint">{t().rules.words}</p>
        <nav class="chips" aria-label={t().lobby.games}>
          <For each={games.latest}>
            {(one) => (
              <a class="pill" href={to.rules(one.id)} aria-current={one.id === game() ? "page" : undefined}>
                {one.title}
              </a>
            )}
          </For>
          <Show when={game()}>
            {(shown) => (
              <a class="pill" href={to.game(shown())}>
                {t().lobby.more}
              </a>
            )}
          </Show>
          <button type="button" class="pill rules-print" data-testid="rules-print" onClick={() => window.print()}>
            {t().rules.print}
          </button>
        </nav>
      </header>
      <Show when={game()} keyed>
        {(shown) => (
          <div class="rules-columns">
            <nav class="rules-contents" aria-label={t().rules.contents} data-testid="rules-contents">
              <h2>{t().rules.contents}</h2>
              <ol>
                <For each={chapters(rules.latest ?? [])}>
                  {(chapter) => (
                    <li>
                      <a href={to.rules(shown, chapter.rules[0]?.id ?? null)}>
                        <span class="rule-id">{/^\d/.test(chapter.key) ? chapter.key : "·"}</span> {chapterTitle(chapter.key, chapter.rules)}
                      </a>
                    </li>
                  )}
                </For>
              </ol>
            </nav>
            <RuleList game={shown} rule={props.rule} query={props.query} heading="h2" />
          </div>
        )}
      </Show>
    </main>
  );
}
