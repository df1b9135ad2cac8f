/** Beginning a game: from its card in the lobby and from its own page, by the same two dialogs. */

import { Show, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import type { GameCard, NewTable } from "../../generated/api";
import { NewTableDialog } from "./NewTable";
import { PlayDialog } from "./PlayDialog";
import type { Against } from "../core/starting";

/** Which dialog is open, and what begins: one thing at a time. */
export function createStarting(begin: (table: NewTable) => Promise<void>) {
  const [busy, setBusy] = createSignal(false);
  const [open, setOpen] = createSignal<"play" | "table" | null>(null);
  return {
    busy,
    open,
    setOpen,
    start: async (table: NewTable): Promise<void> => {
      if (busy()) return;
      setBusy(true);
      await begin(table);
      setBusy(false);
    },
  };
}

export function StartDialogs(props: { game: GameCard; starting: ReturnType<typeof createStarting>; against?: Against }): JSX.Element {
  const { busy, open, setOpen, start } = props.starting;
  return (
    <>
      <Show when={open() === "play"}>
        <PlayDialog game={props.game} {...(props.against === undefined ? {} : { against: props.against })} busy={busy()} onStart={(table) => void start(table)} onMore={() => setOpen("table")} onClose={() => setOpen((now) => (now === "play" ? null : now))} />
      </Show>
      <Show when={open() === "table"}>
        <NewTableDialog game={props.game} busy={busy()} onStart={(table) => void start(table)} onClose={() => setOpen(null)} />
      </Show>
    </>
  );
}
