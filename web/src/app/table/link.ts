/** The stream of news from the server, and what the browser says of the connection. */

import { createEffect, on, onCleanup } from "solid-js";
import { api } from "../core/api";
import { Live, browserStream } from "../core/live";
import { announce } from "../core/page";
import { t } from "../i18n";
import type { Feed } from "./feed";

/** Listens for as long as the table is shown. */
export function listen(id: string, feed: Feed): void {
  const live = new Live({
    open: (since) => browserStream(api.eventsUrl(id, since)),
    since: () => feed.table()?.sequence ?? 0,
    onNews: (news) => feed.hear(news.sequence),
    onHere: ({ seats }) => feed.setHere(seats),
    onLink: (state) => {
      const before = feed.link();
      feed.setLink(state);
      if (state === "open" && before === "lost") {
        announce(t().table.found);
        void feed.refresh();
      }
    },
    later: (run, ms) => {
      const timer = window.setTimeout(run, ms);
      return () => window.clearTimeout(timer);
    },
  });
  const online = (): void => live.renew();
  const offline = (): void => void feed.setLink("lost");
  const visible = (): void => {
    if (document.visibilityState === "visible") live.nudge();
  };
  window.addEventListener("online", online);
  window.addEventListener("offline", offline);
  document.addEventListener("visibilitychange", visible);
  // Whoever sits down while he watches is there from then on.
  createEffect(on(() => (feed.table()?.my_seats.length ?? 0) > 0, (plays, played) => {
    if (plays && played === false && feed.link() === "open") live.renew();
  }));
  let gone = false;
  onCleanup(() => {
    gone = true;
    live.stop();
    window.removeEventListener("online", online);
    window.removeEventListener("offline", offline);
    document.removeEventListener("visibilitychange", visible);
  });
  void feed.refresh().then(() => {
    if (!gone) live.start();
  });
}
