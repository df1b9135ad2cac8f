import { For, Show, createResource } from "solid-js";
import type { JSX } from "solid-js";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import type { About } from "../../generated/api";
import { to } from "../core/router";
import { lang, t } from "../i18n";
import { Trouble } from "../ui";

type Loaded = { about: About } | { failure: Failure };

export function AboutPage(props: { game: string }): JSX.Element {
  const [loaded, { refetch }] = createResource(
    () => ({ game: props.game, lang: lang() }),
    (key): Promise<Loaded> =>
      api
        .about(key.game, key.lang)
        .then((about) => ({ about }))
        .catch((error: unknown) => ({ failure: failureOf(error) })),
  );
  const about = () => {
    const now = loaded.latest;
    return now !== undefined && "about" in now ? now.about : null;
  };
  const failure = () => {
    const now = loaded.latest;
    return now !== undefined && "failure" in now ? now.failure : null;
  };
  return (
    <main class="page" id="content" data-testid="about">
      <Show when={failure()}>
        {(why) => {
          const now = why();
          return <Trouble why={now.kind === "offline" ? undefined : now.why} again={() => void refetch()} />;
        }}
      </Show>
      <Show when={about()} fallback={<h1>{t().about.title}</h1>}>
        {(known) => (
          <>
            <h1>{known().title}</h1>
            <p>
              <a href={to.rules(props.game)}>{t().rules.open}</a>
            </p>
            <section class="sheet">
              <h2>{t().about.credits}</h2>
              <dl class="facts">
                <dt>{t().about.designers}</dt>
                <dd>{about()?.credits.designers}</dd>
                <dt>{t().about.publisher}</dt>
                <dd>{known().credits.publisher}</dd>
              </dl>
              <p class="serif">{t().about.ours}</p>
            </section>
            <section class="sheet">
              <h2>{t().about.rulings}</h2>
              <p class="hint">{t().about.rulingsHint}</p>
              <dl class="rulings">
                <For each={known().rulings}>
                  {(ruling) => (
                    <>
                      <dt>{ruling.id}</dt>
                      <dd class="serif">{ruling.text}</dd>
                    </>
                  )}
                </For>
              </dl>
            </section>
            <section class="sheet">
              <h2>{t().about.sources}</h2>
              <div class="scroll" tabindex="0" role="region" aria-label={t().about.sources}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{t().about.file}</th>
                      <th scope="col">{t().about.part}</th>
                      <th scope="col">{t().about.source}</th>
                    </tr>
                  </thead>
                  <tbody>
                    <For each={known().sources}>
                      {(source) => (
                        <tr>
                          <td>{source.file}</td>
                          <td>{source.table}</td>
                          <td>{source.source}</td>
                        </tr>
                      )}
                    </For>
                  </tbody>
                </table>
              </div>
              <p class="hint">
                {t().about.pack}: <code>{known().pack}</code>
              </p>
            </section>
          </>
        )}
      </Show>
    </main>
  );
}
