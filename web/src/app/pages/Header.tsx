import { Show, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { Glyph } from "../../art/Glyph";
import { failureOf } from "../core/api";
import { draft, guest, newcomer, saveName, setDraft } from "../core/guest";
import { route, to } from "../core/router";
import { change, settings } from "../core/settings";
import { tablesWaiting } from "../core/waiting";
import { t } from "../i18n";

/** The laurel and the name: home. */
export function Brand(): JSX.Element {
  return (
    <a class="brand" href={to.lobby()} data-testid="brand">
      <Glyph name="laurel" class="laurel" />
      <span>{t().app.name}</span>
    </a>
  );
}

export function Header(): JSX.Element {
  const here = (page: string) => (route().page === page ? "page" : undefined);
  return (
    <header class="bar site-bar">
      <Brand />
      <nav aria-label={t().nav.label}>
        <a href={to.lobby()} aria-current={here("lobby")}>
          <Glyph name="laurel" class="nav-glyph" />
          {t().nav.lobby}
          <Show when={tablesWaiting() > 0}>
            {" "}
            <span class="badge" data-testid="tables-waiting" aria-label={t().lobby.tablesWait(tablesWaiting())}>
              {tablesWaiting()}
            </span>
          </Show>
        </a>
        <a href={to.rules(null)} aria-current={here("rules")}>
          <Glyph name="the-senate" class="nav-glyph" />
          {t().nav.rules}
        </a>
        <a href={to.settings()} aria-current={here("settings")}>
          <Glyph name="leader" class="nav-glyph" />
          {t().nav.settings}
        </a>
      </nav>
      <div class="bar-end">
        <LangSwitch />
        <Show when={guest() !== null || newcomer()}>
          <a class="bar-name" href={to.settings()} data-testid="guest-name">
            {guest()?.name ?? draft()}
          </a>
        </Show>
      </div>
    </header>
  );
}

export function LangSwitch(): JSX.Element {
  const other = () => (settings().lang === "en" ? "fr" : "en");
  return (
    <button
      type="button"
      class="bar-button"
      data-testid="lang-switch"
      lang={other()}
      aria-label={other() === "fr" ? "FR, Français" : "EN, English"}
      onClick={() => change({ lang: other() })}
    >
      {other().toUpperCase()}
    </button>
  );
}

/** The guest's name, asked once, in the page. */
export function NameField(): JSX.Element {
  const [fault, setFault] = createSignal("");
  const [saved, setSaved] = createSignal(false);
  const save = async (): Promise<void> => {
    try {
      await saveName(draft());
      setFault("");
      setSaved(true);
    } catch (error) {
      const failure = failureOf(error);
      setFault(failure.kind === "offline" ? t().table.offline : failure.why);
    }
  };
  return (
    <form
      class="name-form"
      data-testid="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label class="field inline">
        <span>{guest() === null ? t().name.ask : t().name.label}</span>
        <input
          data-testid="name-input"
          value={draft()}
          maxLength={40}
          autocomplete="nickname"
          spellcheck={false}
          onInput={(event) => {
            setDraft(event.currentTarget.value);
            setSaved(false);
          }}
        />
      </label>
      <button type="submit" data-testid="name-save">
        {saved() ? t().notes.saved : t().name.save}
      </button>
      <p class="hint">{t().name.hint}</p>
      <Show when={fault() !== ""}>
        <p class="no" role="alert">
          {fault()}
        </p>
      </Show>
    </form>
  );
}
