/** Whether somebody is at a table: a dot that is filled, or a ring that says when he was there. */

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import type { Here } from "../../generated/api";
import { ago } from "../core/ago";
import { lang, t } from "../i18n";

export function Presence(props: { here: Here | null | undefined }): JSX.Element {
  const words = (): string => {
    const here = props.here;
    if (here === null || here === undefined) return "";
    if (here.now) return t().lobby.here;
    return here.last === null ? t().lobby.neverHere : t().lobby.lastHere(ago(here.last, Date.now(), lang()));
  };
  return (
    <Show when={props.here}>
      {(here) => <span class="presence" classList={{ now: here().now }} role="img" title={words()} aria-label={words()} data-testid="presence" data-now={here().now} />}
    </Show>
  );
}
