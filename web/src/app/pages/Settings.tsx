import { Show, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { notifies, setNotify } from "../core/notice";
import { change, settings } from "../core/settings";
import { chime } from "../core/sound";
import { LANGUAGES, t } from "../i18n";
import { Segments } from "../ui";
import { NameField } from "./Header";
import { KeyList } from "./KeyList";

/** Off until somebody asks for it, and only if the browser agrees. */
function NotifySetting(): JSX.Element {
  const [refused, setRefused] = createSignal(false);
  return (
    <>
      <Segments
        testid="set-notify"
        label={t().settings.notify}
        value={notifies() ? "on" : "off"}
        options={[
          { value: "on", label: t().settings.on },
          { value: "off", label: t().settings.off },
        ]}
        onChange={(value) => void setNotify(value === "on").then((became) => setRefused(became === "refused"))}
      />
      <Show when={refused()}>
        <p class="hint" role="alert" data-testid="notify-refused">
          {t().settings.notifyRefused}
        </p>
      </Show>
    </>
  );
}

const PACES = ["auto", "slow", "normal", "quick", "once"] as const;

export function SettingsPage(): JSX.Element {
  return (
    <main class="page narrow" id="content" data-testid="settings">
      <h1>{t().settings.title}</h1>
      <div class="sheet">
        <NameField />
      </div>
      <div class="sheet">
        <Segments
          testid="set-lang"
          label={t().settings.language}
          value={settings().lang}
          options={[
            { value: "en", label: LANGUAGES.en },
            { value: "fr", label: LANGUAGES.fr },
          ]}
          onChange={(lang) => change({ lang })}
        />
        <Segments
          testid="set-theme"
          label={t().settings.theme}
          value={settings().theme}
          options={[
            { value: "auto", label: t().settings.themes.auto },
            { value: "light", label: t().settings.themes.light },
            { value: "dark", label: t().settings.themes.dark },
          ]}
          onChange={(theme) => change({ theme })}
        />
        <Segments
          testid="set-colours"
          label={t().settings.colours}
          value={settings().colours}
          options={[
            { value: "normal", label: t().settings.palettes.normal },
            { value: "safe", label: t().settings.palettes.safe },
          ]}
          onChange={(colours) => change({ colours })}
        />
        <Segments
          testid="set-motion"
          label={t().settings.motion}
          value={settings().motion}
          options={[
            { value: "auto", label: t().settings.motions.auto },
            { value: "full", label: t().settings.motions.full },
            { value: "reduced", label: t().settings.motions.reduced },
          ]}
          onChange={(motion) => change({ motion })}
        />
        <Segments
          testid="set-pace"
          label={t().settings.pace}
          value={settings().pace}
          options={PACES.map((value) => ({ value, label: t().settings.paces[value] }))}
          onChange={(pace) => change({ pace })}
        />
        <Segments
          testid="set-size"
          label={t().settings.size}
          value={settings().size}
          options={[
            { value: "small", label: t().settings.sizes.small },
            { value: "normal", label: t().settings.sizes.normal },
            { value: "large", label: t().settings.sizes.large },
            { value: "huge", label: t().settings.sizes.huge },
          ]}
          onChange={(size) => change({ size })}
        />
        <NotifySetting />
        <Segments
          testid="set-sound"
          label={t().settings.sound}
          value={settings().sound ? "on" : "off"}
          options={[
            { value: "on", label: t().settings.on },
            { value: "off", label: t().settings.off },
          ]}
          onChange={(value) => change({ sound: value === "on" })}
        />
        <p>
          <button type="button" onClick={() => chime("always")}>
            {t().settings.test}
          </button>
        </p>
      </div>
      <h2>{t().keys.title}</h2>
      <div class="sheet">
        <KeyList />
      </div>
    </main>
  );
}
