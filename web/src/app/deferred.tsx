/** Parts of the page that are loaded when they are first shown. */

import { Show, createSignal } from "solid-js";
import type { Component, JSX } from "solid-js";
import { t } from "./i18n";
import { Trouble } from "./ui";

/**
 * A component whose code is fetched when it is first drawn. It suspends nothing: what its resources
 * wait for is no reason to take the page away. A part of a page shows nothing meanwhile, so that
 * nothing moves.
 */
export function deferred<P extends object>(load: () => Promise<Component<P>>, meanwhile: "says so" | "nothing" = "says so"): Component<P> {
  const [got, setGot] = createSignal<Component<P>>();
  const [failed, setFailed] = createSignal(false);
  let asked = false;
  const ask = (): void => {
    if (asked) return;
    asked = true;
    setFailed(false);
    load().then(
      (component) => setGot(() => component),
      () => {
        asked = false;
        setFailed(true);
      },
    );
  };
  const waiting = (): JSX.Element => (
    <Show when={failed()} fallback={meanwhile === "nothing" ? null : <p class="page">{t().app.loading}</p>}>
      <Trouble why={t().table.offline} again={ask} />
    </Show>
  );
  return (props) => {
    ask();
    return (
      <Show when={got()} keyed fallback={waiting()}>
        {(Got) => <Got {...props} />}
      </Show>
    );
  };
}
