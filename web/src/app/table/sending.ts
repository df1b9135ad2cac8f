/**
 * What is sent. One thing at a time, always with the version it was decided on, so nothing is done
 * twice. A click is one request: what is picked goes together, and the answer is the table after it.
 */

import { batch, createEffect, createRoot, createSignal } from "solid-js";
import type { Choice } from "../../art/types";
import { unreachable } from "../../art/unreachable";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import { beforeClick, keepClick } from "../core/clicks";
import { have } from "../core/merge";
import { deliver } from "../core/outbox";
import { announce } from "../core/page";
import type { ActedSent } from "../core/wire";
import { lang, t } from "../i18n";
import type { Feed } from "./feed";
import type { Picking } from "./picking";

export type Notice = { tone: "say" | "no"; text: string; rule: string | null };

/** What stands between two tries when the server is silent. */
const RETRY_MS = 1200;

/** What a request is about. */
export interface Said {
  action: unknown;
  attack: boolean;
  /** Whether who sends it goes on by himself with those who are stopped. */
  goesOn?: true;
}

export interface SendingParts {
  feed: Feed;
  picking: Picking;
  busy: () => boolean;
  setBusy: (busy: boolean) => void;
}

type Request = (seat: string, version: number) => Promise<unknown>;

export function createSending(id: string, { feed, picking, busy, setBusy }: SendingParts) {
  const [notice, setNotice] = createSignal<Notice | null>(null);
  /** The last action sent, for the guided game. */
  const [sent, setSent] = createSignal<{ count: number; action: unknown; attack: boolean }>({ count: 0, action: null, attack: false });
  /** All that a click was is taken back together. */
  const keep = (from: number, answer: { version: number }): void => keepClick(id, { from, to: answer.version }, window.sessionStorage);

  function say(text: string, rule: string | null = null): void {
    setNotice({ tone: "say", text, rule });
    announce(text);
  }

  function complain(failure: Failure): void {
    const text = failure.kind === "offline" ? t().table.offline : failure.why;
    setNotice({ tone: "no", text, rule: failure.kind === "refused" ? failure.rule : null });
    announce(text);
  }

  /** Says which rule forbids what was wanted. */
  function refuse(why: string, rule: string | null): void {
    setNotice({ tone: "no", text: why, rule });
    announce(why);
  }

  /** Sends what is chosen in one request, each choice with the steps that belong to it. */
  async function send(chosen: readonly Choice[]): Promise<void> {
    const last = chosen.at(-1);
    await sendParts(chosen.map((choice) => picking.actionsOf(choice)), { action: last?.action, attack: last?.attack ?? false });
  }

  /** Sends actions in parts that belong together each; the answer, if there was one. */
  async function sendParts(parts: unknown[][], said: Said): Promise<ActedSent | null> {
    const held = feed.held();
    const seat = held?.table.seat ?? null;
    if (busy() || parts.length === 0 || held === null || seat === null) return null;
    const { version, sequence } = held.table;
    const language = lang();
    setBusy(true);
    setNotice(null);
    try {
      const result = await deliver(
        () => api.act(id, { seat, version, sequence }, { parts }, language, have(held, seat, language)),
        () => {
          feed.setLink("lost");
          return new Promise((resolve) => window.setTimeout(resolve, RETRY_MS));
        },
      );
      switch (result.kind) {
        case "answered":
          keep(version, result.answer);
          setSent((last) => ({ count: last.count + 1, action: said.action, attack: said.attack }));
          await feed.accept(held, result.answer.table, language);
          report(result.answer, said.goesOn === true);
          return result.answer;
        case "stale":
          await feed.refresh();
          if (!result.retried) say(t().table.stale);
          break;
        case "failed":
          complain(result.failure);
          break;
        default:
          unreachable(result);
      }
      return null;
    } finally {
      batch(() => {
        setBusy(false);
        picking.begin();
      });
      feed.catchUp();
    }
  }

  /** Of several that go together, not all may have gone; if the others follow, there is nothing to say yet. */
  function report({ done, of, refused }: ActedSent, goesOn: boolean): void {
    if (refused !== null) complain({ kind: "refused", ...refused });
    else if (of > 1 && done < of && !goesOn) say(t().table.stopped(done, of));
  }

  /** Ends when what is being sent has its answer. */
  const answered = (): Promise<void> =>
    new Promise((resolve) => {
      createRoot((dispose) => {
        createEffect(() => {
          if (busy()) return;
          dispose();
          resolve();
        });
      });
    });

  /** Runs something that the server is asked, one after the other, and looks again each time. */
  let line: Promise<unknown> = Promise.resolve();
  function queue(run: (seat: string, version: number) => Promise<void>): Promise<boolean> {
    const mine = line.then(() => runNow(run));
    line = mine;
    return mine;
  }

  async function runNow(run: (seat: string, version: number) => Promise<void>): Promise<boolean> {
    while (busy()) await answered();
    const now = feed.table();
    if (now === null) return false;
    setBusy(true);
    setNotice(null);
    try {
      await run(now.seat ?? "", now.version);
      return true;
    } catch (error) {
      complain(failureOf(error));
      await feed.refresh();
      return false;
    } finally {
      setBusy(false);
      feed.catchUp();
    }
  }

  return {
    notice,
    sent,
    say,
    complain,
    refuse,
    dismiss: () => setNotice(null),
    send,
    sendParts,
    /** Asks for something whose answer says nothing, and looks again. */
    ask: (run: Request) =>
      queue(async (mine, version) => {
        await run(mine, version);
        await feed.refresh();
      }),
    /** Has a computer player do the rest of a set-up or a task like it, beginning with one of these pieces if any are named. */
    place: (pieces: readonly string[] = []) =>
      queue(async (mine, version) => {
        const [held, language] = [feed.held(), lang()];
        const actions = await api.placing(id, mine, pieces);
        if (actions.length === 0) return;
        const after = await api.act(id, { seat: mine, version, sequence: held?.table.sequence ?? 0 }, { actions }, language, have(held, mine, language));
        keep(version, after);
        await feed.accept(held, after.table, language);
      }),
    /** Takes the last click back: all that it was. */
    undo: () =>
      queue(async (mine, version) => {
        const [held, language] = [feed.held(), lang()];
        const to = beforeClick(id, version, window.sessionStorage);
        const after = await api.undo(id, mine, version, to, language, have(held, mine, language));
        await feed.accept(held, after.table, language);
      }),
  };
}

export type Sending = ReturnType<typeof createSending>;
