import { describe, expect, it } from "vitest";
import type { GameCard } from "../../generated/api";
import { LOT, keepStart, lastStart, tableFor } from "./starting";

const game = (bots = ["random", "greedy"]): GameCard => ({
  id: "ridge",
  title: "Ridge",
  seats: ["north", "south"],
  scenarios: [],
  options: [],
  credits: { designers: "", publisher: "" },
  bots,
  seatings: [],
  labels: { kind: "", pitch: "", length: "", seats: [], scenarios: [], options: [] },
});

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("beginning a game", () => {
  it("offers the first side against the strongest opponent, and remembers what was chosen", () => {
    const store = shelf();
    expect(lastStart(game(), store)).toEqual({ side: "north", against: "bot", level: "greedy" });
    keepStart("ridge", { side: "south", against: "invite", level: "random" }, store);
    keepStart("ford", { side: LOT, against: "bot", level: "greedy" }, store);
    expect(lastStart(game(), store)).toEqual({ side: "south", against: "invite", level: "random" });
  });

  it("forgets a side or a level that there is no more, and what is damaged", () => {
    const store = shelf();
    keepStart("ridge", { side: "east", against: "bot", level: "random" }, store);
    expect(lastStart(game(["greedy"]), store)).toEqual({ side: "north", against: "bot", level: "greedy" });
    store.setItem("rubicon-starts", '{"ridge":{"side":1}}');
    expect(lastStart(game(), store).side).toBe("north");
    store.setItem("rubicon-starts", "{");
    expect(lastStart(game(), store).side).toBe("north");
  });

  it("makes the table that was asked for", () => {
    const start = { side: "south", against: "bot", level: "random" } as const;
    expect(tableFor(game(), start, 0)).toEqual({ game: "ridge", seats: { north: "bot:random", south: "me" } });
    expect(tableFor(game(), { ...start, against: "invite" }, 0).seats).toEqual({ north: "invite", south: "me" });
    expect(tableFor(game(), { ...start, against: "hotseat" }, 0).seats).toEqual({ north: "me", south: "me" });
    const lots = [0, 0.49, 0.5, 0.99].map((lot) => Object.entries(tableFor(game(), { ...start, side: LOT }, lot).seats ?? {}).find(([, who]) => who === "me")?.[0]);
    expect(lots).toEqual(["north", "north", "south", "south"]);
  });
});
