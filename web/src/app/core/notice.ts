/** Notifications of the browser, for who has asked for them: it is your turn somewhere, and you look elsewhere. */

import { change, settings } from "./settings";

const canNotify = (): boolean => typeof Notification === "function";

/** Whether notifications are on and the browser allows them. */
export const notifies = (): boolean => settings().notify && canNotify() && Notification.permission === "granted";

/** Turns them on, if the browser's owner agrees, or off. Says what became of it. */
export async function setNotify(on: boolean): Promise<"on" | "off" | "refused"> {
  if (!on) {
    change({ notify: false });
    return "off";
  }
  const answer = canNotify() ? await Notification.requestPermission() : "denied";
  change({ notify: answer === "granted" });
  return answer === "granted" ? "on" : "refused";
}

/** Tells of a table once, as long as nobody looks at it; a click brings it to the front. */
export function notify(table: string, title: string, body: string, onOpen: () => void = () => undefined): void {
  if (!notifies() || !document.hidden) return;
  const shown = new Notification(title, { body, tag: table });
  shown.onclick = () => {
    window.focus();
    onOpen();
    shown.close();
  };
}
