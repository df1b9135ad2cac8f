/** The quieter parts of the panel: talk, invitations, and what others ask. */

import { For, Show, createEffect, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import { api, failureOf } from "../core/api";
import { go, to } from "../core/router";
import { seatLabel } from "../core/seating";
import type { SeatTable } from "../core/merge";
import { t } from "../i18n";
import { CopyButton } from "../ui";
import type { TableStore } from "./store";

/** What has been said. The field to say something is below, whatever else is shown. */
export function Chat(props: { id: string; table: SeatTable }): JSX.Element {
  let end!: HTMLDivElement;
  /** Lines that were fetched on demand; they stand before those of the table as long as it begins where it did. */
  const [older, setOlder] = createSignal<{ upTo: number; from: number; lines: SeatTable["chat"] } | null>(null);
  const known = () => (older()?.upTo === props.table.chatStart ? older() : null);
  const missing = (): number => known()?.from ?? props.table.chatStart;
  const fetchOlder = async (): Promise<void> => {
    const upTo = props.table.chatStart;
    const { from, lines } = await api.earlierChat(props.id, missing());
    setOlder({ upTo, from, lines: [...lines, ...(known()?.lines ?? [])] });
  };
  createEffect(() => {
    if (props.table.chat.length > 0) end.scrollIntoView({ block: "nearest" });
  });
  /** From where somebody speaks, so that nobody who watches is taken for a player. */
  const whence = (seat: string | null): string => (seat === null ? t().chat.watching : seatLabel(props.table.card.seats, seat));
  const time = (at: number): string => new Date(at * 1000).toLocaleTimeString(t().code, { hour: "2-digit", minute: "2-digit" });
  return (
    <div class="chat" data-testid="chat">
      <h2 class="visually-hidden">{t().chat.title}</h2>
      <div class="chat-lines" role="log" aria-label={t().chat.title}>
        <Show when={missing() > 0}>
          <button type="button" class="quiet" data-testid="chat-earlier" onClick={() => void fetchOlder().catch(() => undefined)}>
            {t().chat.earlier}
          </button>
        </Show>
        <Show when={props.table.chat.length > 0} fallback={<p class="hint">{t().chat.empty}</p>}>
          <For each={[...(known()?.lines ?? []), ...props.table.chat]}>
            {(line) => (
              <p class="chat-line">
                <bdi class="chat-from">
                  <b>{line.from}</b>
                </bdi>{" "}
                <span class="hint">{whence(line.seat)}</span> <time>{time(line.at)}</time>
                <br />
                {line.text}
              </p>
            )}
          </For>
        </Show>
        <div ref={end} />
      </div>
    </div>
  );
}

/** Closes a table at which nobody else plays, after a question. */
export function CloseTable(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const close = async (): Promise<void> => {
    try {
      await api.close(props.store.id);
      go(to.lobby());
    } catch (error) {
      const failure = failureOf(error);
      props.store.say(failure.kind === "offline" ? t().table.offline : failure.why);
    }
  };
  return (
    <Show when={props.table.terms.can_close}>
      <div class="buttons">
        <Sure testid="close" label={t().terms.close} question={t().terms.closeSure} onYes={() => void close()} />
      </div>
    </Show>
  );
}

export function Invites(props: { table: SeatTable }): JSX.Element {
  const links = () => Object.entries(props.table.invites).map(([seat, path]) => ({ seat, link: new URL(path, window.location.origin).href }));
  return (
    <Show when={links().length > 0}>
      <section class="sheet invites" data-testid="invites">
        <h3>{t().table.inviteTitle}</h3>
        <p class="hint">{t().table.inviteHint}</p>
        <For each={links()}>
          {(invite) => (
            <div class="invite">
              <label class="field">
                <span>{t().table.inviteFor(seatLabel(props.table.card.seats, invite.seat))}</span>
                <input readonly value={invite.link} data-testid="invite-link" onFocus={(event) => event.currentTarget.select()} />
              </label>
              <CopyButton text={invite.link} label={t().table.copy} testid="invite-copy" />
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}

/** A button that asks before it does something for good. */
export function Sure(props: { testid: string; label: string; question: string; onYes: () => void }): JSX.Element {
  const [asks, setAsks] = createSignal(false);
  return (
    <Show
      when={asks()}
      fallback={
        <button type="button" data-testid={props.testid} onClick={() => setAsks(true)}>
          {props.label}
        </button>
      }
    >
      <span class="sure">{props.question}</span>
      <button
        type="button"
        class="primary"
        data-testid={`${props.testid}-yes`}
        onClick={() => {
          setAsks(false);
          props.onYes();
        }}
      >
        {t().end.yes}
      </button>
      <button type="button" onClick={() => setAsks(false)}>
        {t().end.no}
      </button>
    </Show>
  );
}

/** What the others ask: a draw, or to take something back. */
export function Requests(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const id = props.store.id;
  const name = (seat: string): string => {
    const card = props.table.card.seats.find((one) => one.seat === seat);
    return card?.name ?? card?.label ?? seat;
  };
  const own = (seat: string): boolean => props.table.seat === seat;
  // Who has asked is told that the others do not want it.
  createEffect(
    on(
      () => props.table.draw_offer?.by ?? null,
      (now, before) => {
        if (now === null && typeof before === "string" && own(before) && props.table.card.status === "playing") props.store.say(t().end.drawDeclined);
      },
      { defer: true },
    ),
  );
  return (
    <>
      <Show when={props.table.draw_offer}>
        {(offer) => (
          <div class="banner" role="status" data-testid="draw-offer">
            <Show when={!own(offer().by) && props.table.seat !== null} fallback={<p>{t().end.drawSent}</p>}>
              <p>{t().end.drawOffered(name(offer().by))}</p>
              <button type="button" class="primary" data-testid="draw-accept" onClick={() => void props.store.ask((seat) => api.draw(id, seat, "accept"))}>
                {t().end.accept}
              </button>
              <button type="button" data-testid="draw-decline" onClick={() => void props.store.ask((seat) => api.draw(id, seat, "decline"))}>
                {t().end.decline}
              </button>
            </Show>
          </div>
        )}
      </Show>
      <Show when={props.table.undo_request}>
        {(request) => (
          <div class="banner" role="status" data-testid="undo-request">
            <Show when={!own(request().by) && props.table.seat !== null} fallback={<p>{t().end.undoSent}</p>}>
              <p>{t().end.undoAsked(name(request().by))}</p>
              <button type="button" class="primary" data-testid="undo-accept" onClick={() => void props.store.ask((seat) => api.answerUndo(id, seat, true))}>
                {t().end.accept}
              </button>
              <button type="button" data-testid="undo-decline" onClick={() => void props.store.ask((seat) => api.answerUndo(id, seat, false))}>
                {t().end.decline}
              </button>
            </Show>
          </div>
        )}
      </Show>
    </>
  );
}
