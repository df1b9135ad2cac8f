import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sha256, toHex, utf8 } from "./hash";
import type { Bytes } from "./hash";
import { verifyRecord } from "./verify";
import type { Kept, Shown, Verdict } from "./verify";

/** The record that the kernel's own tests write and verify. */
const KNOWN = readFileSync(new URL("../../../../crates/kernel/tests/matches/lots.jsonl", import.meta.url), "utf8");

/** The same match with dice of one seed, as matches of before have them. */
const ONE_SEED = readFileSync(new URL("../../../../crates/kernel/tests/matches/seed.jsonl", import.meta.url), "utf8");

const COLUMN = "01".repeat(32);
const ARCHER = "02".repeat(32);
const pledge = async (lot: string): Promise<string> => toHex(await sha256(Uint8Array.from({ length: 32 }, () => Number.parseInt(lot.slice(0, 2), 16))));

function parsed(at: number): Record<string, unknown> {
  const value: unknown = JSON.parse(KNOWN.split("\n").at(at) ?? "");
  if (typeof value !== "object" || value === null) throw new Error("a line of a record is an object");
  return Object.fromEntries(Object.entries(value));
}

const commitment = (): string => /"commitment":"([0-9a-f]{64})"/.exec(KNOWN)?.[1] ?? "";
const kept = async (): Promise<Kept> => ({
  commitment: commitment(),
  pledges: { column: await pledge(COLUMN), archer: await pledge(ARCHER) },
  lots: { column: COLUMN },
});

const check = (record: string, what: Kept | null = null, shown: readonly Shown[] = []): Promise<Verdict> => verifyRecord(record, "m", what, shown);
const fault = (verdict: Verdict): unknown => (verdict.ok ? "none" : verdict.fault);

/** A record whose chain was computed anew, as whoever forges one does. */
async function chained(record: string): Promise<string> {
  let link: Bytes = new Uint8Array(32);
  const out: string[] = [];
  for (const line of record.trimEnd().split("\n")) {
    const body = line.slice(0, line.indexOf(',"link":'));
    const end = /^\{"end":(.*)$/.exec(body)?.[1];
    const rolls = /,"rolls":(.*)$/.exec(body)?.[1] ?? "";
    const header = /^\{"header":(.*),"rolls":/.exec(body)?.[1];
    const action = /^\{"n":(\d+),"seat":("\w+"),"action":("\w+"),/.exec(body);
    if (end !== undefined) link = await sha256(link, utf8(end));
    else link = await sha256(await sha256(link, utf8(header ?? `[${action?.slice(1).join(",") ?? ""}]`)), utf8(rolls));
    out.push(`${body},"link":"${toHex(link)}"}`);
  }
  return `${out.join("\n")}\n`;
}

describe("a record of a match of one seed", () => {
  it("holds, and says that nobody brought anything", async () => {
    expect(await check(ONE_SEED)).toEqual({ ok: true, rolls: 13, draws: 1, brought: [], compared: false });
    const roll = /\["fire",6,(\d)\]/.exec(ONE_SEED)?.[1] ?? "";
    const forged = ONE_SEED.replace(`["fire",6,${roll}]`, `["fire",6,${(Number(roll) % 6) + 1}]`);
    expect(fault(await check(await chained(forged)))).toMatchObject({ kind: "roll", n: 2 });
  });
});

describe("a record of a match with lots", () => {
  it("holds, as the kernel says", async () => {
    expect(await check(KNOWN, await kept())).toEqual({
      ok: true,
      rolls: 13,
      draws: 1,
      compared: true,
      brought: [
        { seat: "column", what: "revealed", before: true },
        { seat: "archer", what: "revealed", before: true },
      ],
    });
    expect(await chained(KNOWN)).toBe(KNOWN);
  });

  it("holds for who saw nothing of it before", async () => {
    const verdict = await check(KNOWN);
    expect(verdict.ok && !verdict.compared && verdict.brought.every((one) => one.before === null)).toBe(true);
  });

  it("says who was bound only after one's own lot was known", async () => {
    const verdict = await check(KNOWN, { ...(await kept()), pledges: { column: await pledge(COLUMN) } });
    expect(verdict.ok && verdict.brought.map((one) => one.before)).toEqual([true, false]);
  });

  it("does not hold with another seed, lot, order of lots, roll, action or outcome", async () => {
    const header = JSON.stringify(parsed(0)["header"]);
    const swapped = header.replace(/"lots":\[(\{.*?\}),(\{.*?\})\]/, '"lots":[$2,$1]');
    expect(swapped).not.toBe(header);
    const roll = /\["fire",6,(\d)\]/.exec(KNOWN)?.[1] ?? "";
    const other = roll === "6" ? "1" : "6";
    const cases: [string, string][] = [
      [KNOWN.replace(/"seed":"../, '"seed":"00'), "seed"],
      [KNOWN.replace(`"lot":"${ARCHER}"`, `"lot":"${COLUMN}"`), "lot"],
      [KNOWN.replace(header, swapped), "roll"],
      [KNOWN.replace(`"lot":"${ARCHER}"`, '"lot":null'), "roll"],
      [KNOWN.replace(`["fire",6,${roll}]`, `["fire",6,${other}]`), "roll"],
      [KNOWN.replace('"seat":"archer","action":"fire"', '"seat":"archer","action":"hold"'), "roll"],
      [KNOWN.replace('"rubicon":2', '"rubicon":3'), "form"],
      [KNOWN.replace('"rubicon":2', '"rubicon": 2'), "form"],
      [KNOWN.replace(/,\{"pledge":"[0-9a-f]*","lot":"0202[0-9a-f]*"\}/, ""), "form"],
    ];
    for (const [forged, kind] of cases) {
      expect(forged).not.toBe(KNOWN);
      expect(fault(await check(await chained(forged)))).toMatchObject({ kind });
    }
    // Where nobody computes the chain anew, it tells.
    expect(fault(await check(KNOWN.replace('"winners":["archer"]', '"winners":["column"]')))).toEqual({ kind: "chain", line: 26 });
    expect(fault(await check(KNOWN.replace('"Bert"', '"Bart"')))).toEqual({ kind: "chain", line: 1 });
    expect(fault(await check(`${KNOWN}{}`))).toMatchObject({ kind: "form" });
    expect(fault(await check(KNOWN.split("\n").toSpliced(5, 2).join("\n")))).toMatchObject({ kind: "chain" });
    expect(fault(await check(""))).toMatchObject({ kind: "form" });
  });

  it("does not hold against what this browser kept and was shown", async () => {
    const mine = await kept();
    expect(fault(await verifyRecord(KNOWN, "n", null, []))).toEqual({ kind: "match" });
    expect(fault(await check(KNOWN, { ...mine, commitment: "00".repeat(32) }))).toEqual({ kind: "commitment" });
    expect(fault(await check(KNOWN, { ...mine, pledges: { archer: "00".repeat(32) } }))).toEqual({ kind: "pledge", seat: "archer" });
    expect(fault(await check(KNOWN, { ...mine, lots: { column: "03".repeat(32) } }))).toEqual({ kind: "mine", seat: "column" });
    const face = Number(/\["fire",6,(\d)\]/.exec(KNOWN)?.[1]);
    expect(fault(await check(KNOWN, mine, [{ n: 2, sides: 6, face }]))).toBe("none");
    expect(fault(await check(KNOWN, mine, [{ n: 2, sides: 6, face: (face % 6) + 1 }]))).toEqual({ kind: "shown", n: 2 });
    expect(fault(await check(KNOWN, mine, [{ n: 1, sides: 6, face }]))).toEqual({ kind: "shown", n: 1 });
  });
});
