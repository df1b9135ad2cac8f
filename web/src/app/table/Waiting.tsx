/** A table whose seats are not all taken, or whose dice wait for somebody: invite, sit down, or begin all the same. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { api, failureOf } from "../core/api";
import type { SeatTable } from "../core/merge";
import { sitDown } from "../core/sit";
import { t } from "../i18n";
import { SideMark } from "../ui";
import { CloseTable, Invites } from "./Panels";
import type { TableStore } from "./store";
import { failed } from "./words";

export function Waiting(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const free = () => props.table.card.seats.filter((seat) => seat.kind === "open");
  const mine = () => props.table.my_seats.length > 0;
  /** Those whose lots are missing, once every seat is taken. */
  const owing = (): string[] => props.table.card.waiting_for.map((seat) => props.table.card.seats.find((one) => one.seat === seat)?.name ?? seat);
  const begin = async (seat: string): Promise<void> => {
    try {
      await props.store.refreshAfter(() => api.begin(props.store.id, seat));
    } catch (error) {
      props.store.say(failed(failureOf(error)));
    }
  };
  const sit = async (seat: string): Promise<void> => {
    try {
      await sitDown(props.store.id, seat, null);
    } catch (error) {
      props.store.say(failed(failureOf(error)));
    }
    await props.store.refresh();
  };
  return (
    <div class="banner tall" data-testid="waiting">
      <Show when={owing().length > 0} fallback={<p>{t().table.waitingSeat}</p>}>
        <p>{t().dice.waitsFor(owing().join(", "))}</p>
        <Show when={props.table.my_seats[0]}>
          {(seat) => (
            <button type="button" data-testid="begin-without" onClick={() => void begin(seat())}>
              {t().dice.beginWithout}
            </button>
          )}
        </Show>
      </Show>
      <Invites table={props.table} />
      <Show when={!mine()}>
        <For each={free()}>
          {(seat) => (
            <button type="button" class="primary" data-testid="join" onClick={() => void sit(seat.seat)}>
              <SideMark seat={seat.seat} /> {t().table.joinAs(seat.label)}
            </button>
          )}
        </For>
      </Show>
      <CloseTable store={props.store} table={props.table} />
    </div>
  );
}
