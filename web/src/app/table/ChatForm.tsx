/** The field at the foot of the panel; the last word said stands above it while the talk itself is not shown. */

import { Show, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { api, failureOf } from "../core/api";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import type { TableStore } from "./store";
import { failed } from "./words";

export function ChatForm(props: { store: TableStore; table: SeatTable; unread: number; onRead: () => void }): JSX.Element {
  const [words, setWords] = createSignal("");
  const [fault, setFault] = createSignal("");
  const others = (): string =>
    props.table.card.seats
      .filter((seat) => !seat.you && seat.kind === "person")
      .map((seat) => seat.name ?? seat.label)
      .join(", ");
  const hint = (): string => (others() === "" ? t().chat.say : t().chat.sayTo(others()));
  const send = async (): Promise<void> => {
    const text = words().trim();
    if (text === "") return;
    setWords("");
    try {
      await props.store.refreshAfter(() => api.chat(props.store.id, text));
      setFault("");
    } catch (error) {
      setWords(text);
      setFault(failed(failureOf(error)));
    }
  };
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Show when={props.unread > 0 && props.table.chat.at(-1)}>
        {(line) => (
          <button type="button" class="chat-last" data-testid="chat-last" onClick={() => props.onRead()}>
            <b>{line().from}:</b> {line().text}
          </button>
        )}
      </Show>
      <Show
        when={props.table.terms.can_talk}
        fallback={
          <p class="hint" data-testid="chat-closed">
            {t().chat.playersOnly}
          </p>
        }
      >
        <div class="chat-field">
          <input aria-label={hint()} placeholder={hint()} maxLength={500} data-testid="chat-input" value={words()} onInput={(event) => setWords(event.currentTarget.value)} />
          <button type="submit" data-testid="chat-send">
            {t().chat.send}
          </button>
        </div>
      </Show>
      <Show when={fault() !== ""}>
        <p class="no" role="alert">
          {fault()}
        </p>
      </Show>
    </form>
  );
}
