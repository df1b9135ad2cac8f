import { describe, expect, it } from "vitest";
import { Live } from "./live";
import type { Link, Stream } from "./live";

class FakeStream implements Stream {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onnews: ((data: string) => void) | null = null;
  onhere: ((data: string) => void) | null = null;
  closed = false;
  constructor(readonly since: number) {}
  close(): void {
    this.closed = true;
  }
  say(sequence: number): void {
    this.onnews?.(JSON.stringify({ sequence, version: sequence, chat: 0 }));
  }
}

function bench() {
  const streams: FakeStream[] = [];
  const links: Link[] = [];
  const heard: number[] = [];
  const there: string[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  let known = 0;
  const live = new Live({
    open: (since) => {
      const stream = new FakeStream(since);
      streams.push(stream);
      return stream;
    },
    since: () => known,
    onNews: (news) => {
      heard.push(news.sequence);
      known = news.sequence;
    },
    onHere: (who) => there.push(Object.keys(who.seats).filter((seat) => who.seats[seat]?.now === true).join(" ")),
    onLink: (link) => links.push(link),
    later: (run, ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
  });
  const fire = () => timers.shift()?.run();
  const last = (): FakeStream => {
    const stream = streams.at(-1);
    if (stream === undefined) throw new Error("no stream");
    return stream;
  };
  return { live, streams, links, heard, there, timers, fire, last };
}

describe("live updates", () => {
  it("tells who is there, and ignores what it cannot read", () => {
    const { live, there, last } = bench();
    live.start();
    last().onhere?.('{"seats":{"caesar":{"now":true,"last":5},"pompey":{"now":false,"last":null}}}');
    last().onhere?.('{"seats":{"caesar":true}}');
    last().onhere?.("{");
    expect(there).toEqual(["caesar"]);
  });

  it("passes each change on once", () => {
    const { live, heard, last, links } = bench();
    live.start();
    last().onopen?.();
    last().say(1);
    last().say(1);
    last().say(2);
    expect(heard).toEqual([1, 2]);
    expect(links[0]).toBe("connecting");
    expect(links.at(-1)).toBe("open");
  });

  it("comes back after a lost connection and asks for what it lacks", () => {
    const { live, heard, last, links, fire, streams } = bench();
    live.start();
    last().onopen?.();
    last().say(4);
    last().onerror?.();
    expect(links.at(-1)).toBe("lost");
    expect(streams[0]?.closed).toBe(true);
    fire();
    expect(streams.length).toBe(2);
    expect(last().since).toBe(4);
    last().onopen?.();
    last().say(4);
    last().say(6);
    expect(heard).toEqual([4, 6]);
  });

  it("waits longer each time, up to a limit, and begins anew after success", () => {
    const { live, last, fire, timers } = bench();
    live.start();
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      last().onerror?.();
      waits.push(timers[0]?.ms ?? -1);
      fire();
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000]);
    last().onopen?.();
    last().onerror?.();
    expect(timers[0]?.ms).toBe(400);
  });

  it("tries at once when told that the net is back", () => {
    const { live, last, streams, timers } = bench();
    live.start();
    last().onerror?.();
    live.nudge();
    expect(streams.length).toBe(2);
    expect(timers.length).toBe(0);
    live.nudge();
    expect(streams.length).toBe(2);
    live.renew();
    expect(streams.length).toBe(3);
    expect(streams[1]?.closed).toBe(true);
  });

  it("is silent once stopped, and ignores nonsense and old streams", () => {
    const { live, heard, last, streams, fire, timers } = bench();
    live.start();
    const old = last();
    old.onnews?.("not json");
    old.onnews?.('{"sequence":"x"}');
    old.onerror?.();
    fire();
    old.say(9);
    expect(heard).toEqual([]);
    live.stop();
    streams.at(-1)?.onerror?.();
    expect(timers.length).toBe(0);
  });
});
