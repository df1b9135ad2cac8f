import { Match, Show, Switch, createEffect } from "solid-js";
import type { JSX } from "solid-js";
import { render } from "solid-js/web";
import "../art/theme.css";
import "./styles.css";
import { loadGuest } from "./core/guest";
import { announcement } from "./core/page";
import { listen, route, to } from "./core/router";
import { watchTables } from "./core/waiting";
import type { Route } from "./core/router";
import { applySettings } from "./core/settings";
import { deferred } from "./deferred";
import { loadWords, t } from "./i18n";
import { Header } from "./pages/Header";
import { RuleDrawer } from "./ui";

// Each page is loaded when somebody goes there.
const GamePage = deferred(async () => (await import("./pages/Game")).GamePage);
const LobbyPage = deferred(async () => (await import("./pages/Lobby")).LobbyPage);
const ReplayPage = deferred(async () => (await import("./pages/Replay")).ReplayPage);
const RulesPage = deferred(async () => (await import("./pages/Rules")).RulesPage);
const SettingsPage = deferred(async () => (await import("./pages/Settings")).SettingsPage);
const TablePage = deferred(async () => (await import("./table/TablePage")).TablePage);

function App(): JSX.Element {
  const on = <P extends Route["page"]>(page: P): Extract<Route, { page: P }> | null => {
    const here = route();
    return isPage(here, page) ? here : null;
  };
  createEffect(() => void loadWords().catch(() => undefined));
  createEffect(() => {
    const titles: Partial<Record<Route["page"], string>> = {
      settings: t().nav.settings,
    };
    const title = titles[route().page];
    if (title !== undefined) document.title = `${title} · Rubicon`;
  });
  return (
    <>
      <a class="skip" href="#content" onClick={(event) => skip(event)}>
        {t().app.skip}
      </a>
      <Show when={on("table") === null && on("replay") === null}>
        <Header />
      </Show>
      <Switch>
        <Match when={on("lobby")}>
          <LobbyPage />
        </Match>
        <Match when={on("table")?.id} keyed>
          {(id) => <TablePage id={id} invite={on("table")?.invite ?? null} seat={on("table")?.seat ?? null} guided={on("table")?.guided ?? false} />}
        </Match>
        <Match when={on("replay")?.id} keyed>
          {(id) => <ReplayPage id={id} moment={on("replay")?.moment ?? null} eyes={on("replay")?.eyes ?? null} />}
        </Match>
        <Match when={on("game")?.game} keyed>
          {(game) => <GamePage game={game} part={on("game")?.part ?? "pieces"} />}
        </Match>
        <Match when={on("rules")?.game} keyed>
          {(game) => <RulesPage game={game} rule={on("rules")?.rule ?? null} query={on("rules")?.query ?? ""} />}
        </Match>
        <Match when={on("settings")}>
          <SettingsPage />
        </Match>
        <Match when={on("missing")}>
          <main class="page narrow" id="content">
            <h1>{t().missing.title}</h1>
            <p>{t().missing.text}</p>
            <p>
              <a class="button" href={to.lobby()}>
                {t().missing.home}
              </a>
            </p>
          </main>
        </Match>
      </Switch>
      <RuleDrawer />
      <div class="visually-hidden" role="status" aria-live="polite" data-testid="live">
        {announcement()}
      </div>
    </>
  );
}

function isPage<P extends Route["page"]>(here: Route, page: P): here is Extract<Route, { page: P }> {
  return here.page === page;
}

/** Jumps to the content without changing the address, which the router reads. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  const content = document.getElementById("content");
  content?.setAttribute("tabindex", "-1");
  content?.focus();
}

applySettings();
listen();
watchTables();
void loadGuest();
const root = document.getElementById("app");
// Without the words of the chosen language the page speaks English rather than nothing.
void loadWords()
  .catch(() => undefined)
  .then(() => {
    if (root !== null) render(() => <App />, root);
  });
