/**
 * What is sent. One thing at a time, always with the version it was decided on, so nothing is done
 * twice.
 */

import { batch, createEffect, createRoot, createSignal } from "solid-js";
import type { Choice, Route } from "../../art/types";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import { announce } from "../core/page";
import { choiceAt } from "../core/paths";
import { lang, t } from "../i18n";
import type { Feed } from "./feed";
import { HALT } from "./picking";
import type { Picking } from "./picking";
import { takeBack } from "./undo";

export type Notice = { tone: "say" | "no"; text: string; rule: string | null };

/** What stands between an answer and the next try when the server is silent. */
const RETRY_MS = 1200;
const RETRIES = 100;

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
  /** How many actions the last click was at most, and after which version: they are taken back together. */
  let whole = { version: -1, steps: 1 };

  function say(text: string, rule: string | null = null): void {
    setNotice({ tone: "say", text, rule });
    announce(text);
  }

  function complain(failure: Failure): void {
    const text = failure.kind === "offline" ? t().table.offline : failure.why;
    setNotice({ tone: "no", text, rule: failure.kind === "refused" ? failure.rule : null });
    announce(text);
  }

  /** Sends one action. If no answer comes, asks the server whether it has it before trying again. */
  async function sendOne(choice: Choice, then: readonly unknown[] = []): Promise<"done" | "stale" | Failure> {
    const now = feed.table();
    if (now === null || now.seat === null) return "stale";
    const seen = { seat: now.seat, version: now.version, sequence: now.sequence };
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { version } = await api.act(id, seen, [choice.action, ...then], lang());
        whole = { version, steps: version - seen.version };
        setSent((last) => ({ count: last.count + 1, action: choice.action, attack: choice.attack }));
        await feed.refresh();
        return "done";
      } catch (error) {
        const failure = failureOf(error);
        if (failure.kind === "error" && failure.status === 409) {
          await feed.refresh();
          // After a silence, a newer version may be the very action that was sent.
          return attempt > 0 ? "done" : "stale";
        }
        if (failure.kind !== "offline" || attempt >= RETRIES) return failure;
        feed.setLink("lost");
        await new Promise((resolve) => window.setTimeout(resolve, RETRY_MS));
      }
    }
  }

  /** Sends choices one after the other, by their paths, and stops at the first that is refused. */
  async function send(wantedChoices: readonly Choice[]): Promise<void> {
    if (busy() || wantedChoices.length === 0) return;
    // What is known now: while something is sent, nothing is on offer.
    const known = picking.routes();
    const further = (wish: Choice): Route | undefined => known.find(({ choice }) => choice === wish);
    setBusy(true);
    setNotice(null);
    let done = 0;
    try {
      for (const wish of wantedChoices) {
        const route = further(wish);
        const ready = done === 0 ? wish : await ripen(wish, route);
        if (ready === null) {
          say(t().table.stopped(done, wantedChoices.length));
          return;
        }
        const result = await sendOne(ready, route?.then);
        if (result === "stale") {
          say(t().table.stale);
          return;
        }
        if (result !== "done") {
          complain(result);
          return;
        }
        done += 1;
      }
    } finally {
      batch(() => {
        setBusy(false);
        picking.begin();
      });
      feed.catchUp();
    }
  }

  /** A wish as it is offered now; a piece still on the way is stopped first. */
  async function ripen(wish: Choice, route: Route | undefined): Promise<Choice | null> {
    const offered = (): Choice | undefined => choiceAt(feed.scene()?.choices ?? [], wish.path);
    if (route === undefined && offered() !== undefined) return offered() ?? null;
    const halt = choiceAt(feed.scene()?.choices ?? [], HALT);
    if (halt !== undefined && (await sendOne(halt)) !== "done") return null;
    // A way of several steps is as good as it was: the server looks at each.
    return route === undefined ? (offered() ?? null) : wish;
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
  function ask(run: Request): Promise<boolean> {
    const mine = line.then(() => askNow(run));
    line = mine;
    return mine;
  }

  async function askNow(run: Request): Promise<boolean> {
    while (busy()) await answered();
    const now = feed.table();
    if (now === null) return false;
    setBusy(true);
    setNotice(null);
    try {
      await run(now.seat ?? "", now.version);
      await feed.refresh();
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
    dismiss: () => setNotice(null),
    send,
    ask,
    /** Has a computer player place the rest of what is still to be set up. */
    place: () =>
      ask(async (mine, version) => {
        const actions = await api.placing(id, mine);
        if (actions.length === 0) return;
        const after = await api.act(id, { seat: mine, version, sequence: feed.table()?.sequence ?? 0 }, actions, lang());
        whole = { version: after.version, steps: after.version - version };
      }),
    undo: () =>
      ask(async (mine, version) => {
        const steps = whole.version === version ? whole.steps : 1;
        await takeBack((from) => api.undo(id, mine, from), version, steps);
      }),
  };
}

export type Sending = ReturnType<typeof createSending>;
