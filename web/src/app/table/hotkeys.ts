/** What single keys do at a table. */

import { onCleanup, onMount } from "solid-js";
import { isWriting, moveFocus } from "./keyboard";

export interface Hotkeys {
  root: () => HTMLElement;
  /** What Escape closes, the topmost first: the first that says so was open. */
  closes: readonly (() => boolean)[];
  keys: Readonly<Record<string, () => void>>;
  /** With the control key held, and those that may have nothing to do: they say whether they had. */
  held?: Readonly<Record<string, () => boolean>>;
  enter?: () => boolean;
  /** What a key means for a while: it says whether it had anything to do, and then nobody else hears it. */
  first?: (key: string) => boolean;
}

/** For something that Escape may close: closes it if it is open. */
export const closing =
  (open: () => boolean, close: () => void): (() => boolean) =>
  () => {
    if (!open()) return false;
    close();
    return true;
  };

export function useHotkeys({ root, closes, keys, held, enter, first }: Hotkeys): void {
  const onKey = (event: KeyboardEvent): void => {
    if (isWriting(event.target) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (held?.[event.key.toLowerCase()]?.() === true) event.preventDefault();
      return;
    }
    if (first?.(event.key.toLowerCase()) === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key.startsWith("Arrow")) {
      const elsewhere = event.target instanceof Element && event.target.closest(".panel, .prompt-words, .bar, .drawer") !== null;
      if (!elsewhere && moveFocus(root(), event.key)) {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    if (event.key === "Enter") {
      // What has the focus is what is pressed.
      const pressed = event.target instanceof Element && event.target.closest("button, a, summary, [role='button'], [role='tab']") !== null;
      if (!pressed && enter?.() === true) event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      closes.some((close) => close());
    } else {
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      act();
    }
    event.preventDefault();
  };
  onMount(() => {
    // In the capture phase, before the board pans with the arrows.
    document.addEventListener("keydown", onKey, true);
    onCleanup(() => document.removeEventListener("keydown", onKey, true));
  });
}

/** Puts the focus on the first of these. */
export function focusFirst(root: HTMLElement, selector: string): void {
  const found = root.querySelector(selector);
  if (found instanceof HTMLElement) found.focus();
}
