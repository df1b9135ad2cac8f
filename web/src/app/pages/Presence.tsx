/** Whether somebody is at a table: a dot that is filled, or a ring that says when he was there. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import type { Here, SeatCard } from "../../generated/api";
import { ago } from "../core/ago";
import { lang, t } from "../i18n";

export function Presence(props: { here: Here | null | undefined }): JSX.Element {
  const words = (): string => (props.here === null || props.here === undefined ? "" : presenceWords(props.here));
  return (
    <Show when={props.here}>
      {(here) => <span class="presence" classList={{ now: here().now }} role="img" title={words()} aria-label={words()} data-testid="presence" data-now={here().now} />}
    </Show>
  );
}

function presenceWords(here: Here): string {
  if (here.now) return t().lobby.here;
  return here.last === null ? t().lobby.neverHere : t().lobby.lastHere(ago(here.last, Date.now(), lang()));
}

/** The same in words for everybody else at a table: a finger cannot ask a dot. */
export function Present(props: { seats: readonly SeatCard[]; here: (seat: SeatCard) => Here | null }): JSX.Element {
  const others = (): { name: string; here: Here }[] =>
    props.seats.flatMap((seat) => {
      const here = seat.you || seat.kind !== "person" ? null : props.here(seat);
      return here === null ? [] : [{ name: seat.name ?? seat.label, here }];
    });
  return (
    <Show when={others().length > 0}>
      <ul class="present" data-testid="present">
        <For each={others()}>
          {(other) => (
            <li>
              <Presence here={other.here} />
              <b>{other.name}</b> {presenceWords(other.here)}
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
