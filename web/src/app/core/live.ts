/**
 * Live updates: a stream that comes back by itself. The server says what number the table has
 * reached; whoever listens fetches what is lacking. So nothing is missed and nothing comes twice,
 * however often the connection breaks.
 */

import { expectShape } from "./guard";
import { news, whoIsHere } from "./wire";
import type { News, WhoIsHere } from "../../generated/api";

export type Link = "connecting" | "open" | "lost";

/** What of `EventSource` is needed; tests bring their own. */
export interface Stream {
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  onnews: ((data: string) => void) | null;
  onhere: ((data: string) => void) | null;
  close(): void;
}

export interface LiveParts {
  open: (since: number) => Stream;
  /** The number of the newest change that is already known. */
  since: () => number;
  onNews: (news: News) => void;
  /** Players came or went. */
  onHere: (who: WhoIsHere) => void;
  onLink: (link: Link) => void;
  /** Runs something later and returns how to cancel it. */
  later: (run: () => void, ms: number) => () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Live {
  private stream: Stream | null = null;
  private cancel: (() => void) | null = null;
  private wait = FIRST_WAIT;
  private stopped = false;
  /** The newest number that was passed on. */
  private told = -1;

  constructor(private readonly parts: LiveParts) {}

  start(): void {
    this.stopped = false;
    this.parts.onLink("connecting");
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
  }

  /** Tries at once if nothing is open, for instance when the page is looked at again. */
  nudge(): void {
    if (this.stream === null) this.renew();
  }

  /** Begins anew: the machine says that it is online again, so an old stream may be dead. */
  renew(): void {
    if (this.stopped) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private connect(): void {
    this.drop();
    const stream = this.parts.open(this.parts.since());
    this.stream = stream;
    stream.onopen = () => {
      if (this.stream !== stream) return;
      this.wait = FIRST_WAIT;
      this.parts.onLink("open");
    };
    stream.onnews = (data) => {
      if (this.stream === stream) this.hear(data);
    };
    stream.onhere = (data) => {
      if (this.stream !== stream) return;
      try {
        this.parts.onHere(expectShape(whoIsHere, JSON.parse(data), "event"));
      } catch {
        // Who is there is only for the eye.
      }
    };
    stream.onerror = () => {
      if (this.stream !== stream) return;
      this.drop();
      if (this.stopped) return;
      this.parts.onLink("lost");
      this.cancel = this.parts.later(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(data: string): void {
    let heard: News;
    try {
      heard = expectShape(news, JSON.parse(data), "event");
    } catch {
      return;
    }
    this.parts.onLink("open");
    if (heard.sequence <= this.told && heard.sequence <= this.parts.since()) return;
    this.told = Math.max(this.told, heard.sequence);
    if (heard.sequence > this.parts.since()) this.parts.onNews(heard);
  }

  private drop(): void {
    this.cancel?.();
    this.cancel = null;
    this.stream?.close();
    this.stream = null;
  }
}

/** A stream of the browser's own. */
export function browserStream(url: string): Stream {
  const source = new EventSource(url);
  const stream: Stream = {
    onopen: null,
    onerror: null,
    onnews: null,
    onhere: null,
    close: () => source.close(),
  };
  source.onopen = () => stream.onopen?.();
  source.onerror = () => stream.onerror?.();
  source.addEventListener("table", (event) => {
    if (event instanceof MessageEvent && typeof event.data === "string") stream.onnews?.(event.data);
  });
  source.addEventListener("here", (event) => {
    if (event instanceof MessageEvent && typeof event.data === "string") stream.onhere?.(event.data);
  });
  return stream;
}
