import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DiceCard, LotCard, LotState } from "../../generated/api";
import { drawLots, keepLots, keptOf, sameDice, toReveal } from "./lots";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("window", { localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, words: string) => void store.set(key, words) } });
});

const lot = (seat: string, state: LotState, pledge: string | null = null): LotCard => ({ seat, state, pledge, lot: null });
const dice = (commitment: string, ...lots: LotCard[]): DiceCard => ({ commitment, lots, phrase: null });

describe("lots", () => {
  it("are drawn once a table, and pledged by their hash", async () => {
    const one = await drawLots(["caesar"], "a");
    expect(one.lots["caesar"]).toMatch(/^[0-9a-f]{64}$/);
    expect(one.pledges["caesar"]).not.toBe(one.lots["caesar"]);
    keepLots("a", one.lots);
    expect(await drawLots(["caesar"], "a")).toEqual(one);
    expect(await drawLots(["caesar"], "b")).not.toEqual(one);
    expect(store.get("rubicon-dice")).toContain(one.lots["caesar"]);
  });

  it("a commitment or a pledge that changes is noticed", () => {
    expect(sameDice("c", dice("11", lot("pompey", "pledged", "aa")), [])).toBe(true);
    expect(sameDice("c", dice("11", lot("pompey", "revealed", "aa")), [])).toBe(true);
    expect(sameDice("c", dice("22", lot("pompey", "pledged", "aa")), [])).toBe(false);
    expect(sameDice("c", dice("11", lot("pompey", "pledged", "bb")), [])).toBe(false);
    expect(keptOf("c")).toMatchObject({ commitment: "11", pledges: { pompey: "aa" } });
  });

  it("a pledge that comes after one's own lot is out is not taken for an early one", () => {
    keepLots("d", { caesar: "01" });
    sameDice("d", dice("11", lot("caesar", "pledged", "cc"), lot("pompey", "nothing")), ["caesar"]);
    sameDice("d", dice("11", lot("caesar", "revealed", "cc"), lot("pompey", "pledged", "aa")), ["caesar"]);
    expect(keptOf("d")?.pledges).toEqual({ caesar: "cc" });
  });

  it("are revealed when all have pledged, and on the way out", () => {
    keepLots("e", { caesar: "01" });
    const mine = ["caesar"];
    expect(toReveal("e", dice("11", lot("caesar", "pledged"), lot("pompey", "pledged")), mine, "full")).toEqual({ caesar: "01" });
    const awaited = dice("11", lot("caesar", "pledged"), lot("pompey", "awaited"));
    expect(toReveal("e", awaited, mine, "full")).toEqual({});
    expect(toReveal("e", awaited, mine, "leaving")).toEqual({ caesar: "01" });
    expect(toReveal("e", dice("11", lot("caesar", "revealed")), mine, "full")).toEqual({});
    expect(toReveal("e", dice("11", lot("pompey", "pledged")), mine, "full")).toEqual({});
  });
});
