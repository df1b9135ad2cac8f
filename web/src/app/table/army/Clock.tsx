/** Time that the rules give, where a game has a clock: whose runs, and what is left of it. */

import { For, createEffect, createSignal, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import { count, list, object, text } from "../../core/guard";
import { seatLabel } from "../../core/seating";
import type { Army } from "./army";

const running = list(object({ seat: text, left: count }));
const LITTLE = 60;

/** Seconds as a clock shows them. */
export const shown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function Clock(props: { army: Army }): JSX.Element {
  const table = () => props.army.store.table();
  const [clocks, setClocks] = createSignal<readonly { seat: string; end: number }[]>([]);
  const [now, setNow] = createSignal(Date.now());
  createEffect(() => {
    const sent: unknown = table()?.clock;
    // What is left counts from when it came.
    setNow(Date.now());
    setClocks(running(sent) ? sent.map(({ seat, left }) => ({ seat, end: Date.now() + 1000 * left })) : []);
  });
  createEffect(() => {
    if (clocks().length === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    onCleanup(() => clearInterval(timer));
  });
  const left = (end: number): number => Math.max(0, Math.ceil((end - now()) / 1000));
  return (
    <For each={clocks()}>
      {(clock) => (
        <span class="army-clock" data-testid="army-clock" data-seat={clock.seat} classList={{ little: left(clock.end) <= LITTLE }} role="timer">
          {seatLabel(table()?.card.seats ?? [], clock.seat)} {shown(left(clock.end))}
        </span>
      )}
    </For>
  );
}
