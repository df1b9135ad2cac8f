/** The page's title, its badge, and what screen readers announce. */

import { createSignal } from "solid-js";

export function setPage(title: string, turn: "yours" | "not"): void {
  document.title = title;
  const icon = document.getElementById("favicon");
  if (icon instanceof HTMLLinkElement) {
    const wanted = turn === "yours" ? "/favicon-turn.svg" : "/favicon.svg";
    if (!icon.href.endsWith(wanted)) icon.href = wanted;
  }
  const badge = Reflect.get(navigator, turn === "yours" ? "setAppBadge" : "clearAppBadge");
  if (typeof badge === "function") Promise.resolve(Reflect.apply(badge, navigator, [])).catch(() => undefined);
}

const [announcement, setAnnouncement] = createSignal("");
export { announcement };

/** Says something through the live region; the same words twice are said twice. */
export function announce(words: string): void {
  setAnnouncement((before) => (before === words ? `${words}\u00a0` : words));
}
