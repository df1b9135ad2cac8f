// Work that may wait: for the frame after the next one, or until nothing else goes on.

import { createEffect, createSignal, on, onCleanup, untrack } from "solid-js";

/** Where the browser does not tell. */
const SOON_MS = 60;

/** Calls back when the page has nothing else to do; the result calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const wait = setTimeout(run, SOON_MS);
    return () => clearTimeout(wait);
  }
  const asked = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(asked);
}

/** A value that follows another with the frame after the one that shows its change. */
export function afterFrame<T>(of: () => T): () => T {
  const [late, setLate] = createSignal<{ readonly value: T }>({ value: untrack(of) });
  createEffect(
    on(
      of,
      (value) => {
        let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => setLate({ value }))));
        onCleanup(() => cancelAnimationFrame(frame));
      },
      { defer: true },
    ),
  );
  return () => late().value;
}
