import { describe, expect, it } from "vitest";
import { ApiError } from "./api";
import type { Failure } from "./api";
import { deliver } from "./outbox";

/** A server that fails so, one after the other, and then answers. */
function server(...failures: Failure[]) {
  let posts = 0;
  let silences = 0;
  const post = (): Promise<string> => {
    posts += 1;
    const failure = failures.shift();
    return failure === undefined ? Promise.resolve("done") : Promise.reject(new ApiError(failure));
  };
  const silence = (): Promise<void> => {
    silences += 1;
    return Promise.resolve();
  };
  return { run: () => deliver(post, silence), posts: () => posts, silences: () => silences };
}

const OFFLINE: Failure = { kind: "offline" };
const STALE: Failure = { kind: "error", status: 409, why: "the table has moved on" };
const REFUSED: Failure = { kind: "refused", rule: "6.13", why: "pinned" };

describe("delivering", () => {
  it("posts once when the server answers", async () => {
    const one = server();
    expect(await one.run()).toEqual({ kind: "answered", answer: "done" });
    expect(one.posts()).toBe(1);
  });

  it("tries again after a silence", async () => {
    const silent = server(OFFLINE, OFFLINE);
    expect(await silent.run()).toEqual({ kind: "answered", answer: "done" });
    expect([silent.posts(), silent.silences()]).toEqual([3, 2]);
  });

  it("says whether a table that moved on may have moved by what was sent", async () => {
    expect(await server(STALE).run()).toEqual({ kind: "stale", retried: false });
    expect(await server(OFFLINE, STALE).run()).toEqual({ kind: "stale", retried: true });
  });

  it("gives up when a rule forbids it, and in the end when nobody answers", async () => {
    expect(await server(REFUSED).run()).toEqual({ kind: "failed", failure: REFUSED });
    const dead = server(...Array.from({ length: 200 }, () => OFFLINE));
    expect(await dead.run()).toEqual({ kind: "failed", failure: OFFLINE });
    expect(dead.posts()).toBe(101);
  });
});
