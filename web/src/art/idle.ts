// Work that may wait until nothing else goes on.

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
