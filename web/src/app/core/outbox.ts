/**
 * Sending what was decided until the server has it. It is always sent with the version it was
 * decided on, so that a second try does nothing twice.
 */

import { failureOf } from "./api";
import type { Failure } from "./api";

export type Delivered<Answer> =
  | { kind: "answered"; answer: Answer }
  /** The table has moved on. After a silence, that may be by the very thing that was sent. */
  | { kind: "stale"; retried: boolean }
  | { kind: "failed"; failure: Failure };

/** How often a silent server is tried. */
const TRIES = 100;

/** Posts, and posts again when no answer came; `silence` tells of it and waits. */
export async function deliver<Answer>(post: () => Promise<Answer>, silence: () => Promise<void>): Promise<Delivered<Answer>> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return { kind: "answered", answer: await post() };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === "error" && failure.status === 409) return { kind: "stale", retried: attempt > 0 };
      if (failure.kind !== "offline" || attempt >= TRIES) return { kind: "failed", failure };
      await silence();
    }
  }
}
