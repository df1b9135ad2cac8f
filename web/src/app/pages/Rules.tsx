import { For, Show, createEffect, createResource } from "solid-js";
import type { JSX } from "solid-js";
import { api } from "../core/api";
import { to } from "../core/router";
import { lang, t } from "../i18n";
import { RuleList } from "../ui";

export function RulesPage(props: { game: string | null; rule: string | null; query: string }): JSX.Element {
  const [games] = createResource(lang, (language) => api.games(language).catch(() => []));
  /** The game that is asked for, or the first there is. */
  const game = (): string | null => props.game ?? games.latest?.[0]?.id ?? null;
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
    <main class="page narrow" id="content" data-testid="rules-page">
      <h1>{t().rules.title}</h1>
      <p class="hint">{t().rules.words}</p>
      <nav class="chips" aria-label={t().lobby.games}>
        <For each={games.latest}>
          {(one) => (
            <a class="pill" href={to.rules(one.id)} aria-current={one.id === game() ? "page" : undefined}>
              {one.title}
            </a>
          )}
        </For>
      </nav>
      <Show when={game()} keyed>
        {(shown) => <RuleList game={shown} rule={props.rule} query={props.query} heading="h2" />}
      </Show>
    </main>
  );
}
