/** What the window is like, as it changes. */

import { createSignal, onCleanup } from "solid-js";
import type { Accessor } from "solid-js";

/** Whether a media query holds; it never does where there is no window. */
export function createMedia(query: string): Accessor<boolean> {
  if (typeof window === "undefined" || typeof window.matchMedia !== "function") return () => false;
  const watched = window.matchMedia(query);
  const [holds, setHolds] = createSignal(watched.matches);
  const change = (): void => void setHolds(watched.matches);
  watched.addEventListener("change", change);
  onCleanup(() => watched.removeEventListener("change", change));
  return holds;
}
