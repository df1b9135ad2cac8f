import { For, createEffect, createResource } from "solid-js";
import type { JSX } from "solid-js";
import { api } from "../core/api";
import { to } from "../core/router";
import { lang, t } from "../i18n";
import { RuleList } from "../ui";

export function RulesPage(props: { game: string; rule: string | null; query: string }): JSX.Element {
  const [games] = createResource(lang, (language) => api.games(language).catch(() => []));
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
          {(game) => (
            <a class="pill" href={to.rules(game.id)} aria-current={game.id === props.game ? "page" : undefined}>
              {game.title}
            </a>
          )}
        </For>
      </nav>
      <RuleList game={props.game} rule={props.rule} query={props.query} heading="h2" />
    </main>
  );
}
