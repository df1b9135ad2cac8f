// Epic Battle of Alesia in the browser, from a match whose dice are known: the assault of annex B with fire by click
// and by standing order.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { act, byId, call, look, player, prepare, state, takeOver, until, URL_BASE, withBrowser } from "./helper.mjs";

const glance = (who) => call(who, "GET", `/tables/${who.table}?seat=${who.seat}&faces=none`);

/** Sends actions of one seat after the other, as they come in a list. */
async function send(seats, list) {
  for (let at = 0; at < list.length; ) {
    const [name] = list[at];
    let end = at;
    while (end < list.length && list[end][0] === name) end += 1;
    const who = seats[name];
    const { version } = await glance(who);
    const { done, stopped } = await act(who, version, list.slice(at, end).map(([, action]) => action));
    // What hands over or rolls ends a request; the rest follows in the next.
    assert.ok(done > 0, `${JSON.stringify(list[at])}: ${stopped}`);
    at += done;
  }
}

test("annex B with known dice: two shots by click, one by a standing order, the works, and a melee that the fort does not feel", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const fixture = JSON.parse(readFileSync(new URL("./fixtures/alesia-annex-b.json", import.meta.url), "utf8"));
    const who = await player(browser, { name: "Livia" });
    const { page } = who;
    await prepare(page);
    await call(who, "POST", "/me", { name: who.name });
    const { id, dice } = await call(who, "POST", "/tables", { game: "alesia", seats: { roman: "me", gaul: "me" }, orders: { roman: [] }, phrase: fixture.phrase });
    assert.equal(dice.phrase, fixture.phrase);
    const seats = Object.fromEntries(["roman", "gaul"].map((seat) => [seat, { ...who, table: id, seat }]));
    const { roman, gaul } = seats;
    const faces = async (since) => (await look(roman)).journal.flatMap((line) => ("roll" in line && line.n > since ? [line.roll.face] : []));
    const pieces = async () => new Map((await look(gaul)).scene.pieces.map((piece) => [piece.id, piece]));
    await send(seats, fixture.parts[0]);
    // At one screen the Roman takes over to answer.
    await page.goto(`${URL_BASE}/t/${id}`);
    const takesOver = (what, seen) =>
      until(what, async () => {
        await takeOver(page);
        return seen();
      });
    const fire = async (expected) => {
      await takesOver("the Roman to be asked", () => byId(page, "army-fire").first().isVisible());
      const { version } = await state(page);
      await byId(page, "army-fire").first().click();
      await until("the shot", async () => (await glance(roman)).version > version);
      assert.deepEqual(await faces(version), expected);
    };
    await fire([5]);
    assert.deepEqual((await pieces()).get("aedui-1").marks.includes("disorganised"), true, "disrupted at three hexes");
    await send(seats, fixture.parts[1]);
    await fire([2]);
    assert.ok(!(await pieces()).get("aedui-2").marks.includes("disorganised"), "missed at two");
    // The last shot is kept for the end, by an order that is given in the panel while the Gaul moves.
    await call(roman, "PUT", `/tables/${id}/orders`, { seat: "roman", orders: [fixture.order] });
    await send(seats, fixture.parts[2]);
    const { version } = await glance(gaul);
    await takesOver("the Gaul's own turn", async () => (await state(page)).turn === true && (await state(page)).version === version);
    await byId(page, "commit").filter({ hasText: "End moves" }).click();
    await until("fire and works", async () => (await glance(gaul)).version > version + 1);
    const thrown = await faces(version);
    assert.equal(thrown.length, 7);
    assert.deepEqual([thrown[0], thrown[1], thrown[6]], [3, 6, 6], "the shot by order disrupts one, the works take the first and the last");
    const after = await pieces();
    assert.deepEqual(["aedui-2", "suessiones-1"].map((unit) => after.get(unit).place), ["lost", "lost"]);
    const [by] = (await glance(roman)).answered.slice(-1);
    assert.equal(by.n, version + 2, "after the end of the moves");
    assert.deepEqual((await glance(gaul)).answered, []);
    assert.equal(["aedui-3", "aedui-4"].filter((unit) => after.get(unit).marks.includes("disorganised")).length, 1);
    // Two keep the cohorts busy; the other three attack the fort, by clicks in the list of what may be done.
    await send(seats, fixture.parts[3]);
    const declared = (await glance(gaul)).version;
    await until("the declaration as it stands", async () => (await state(page)).version === declared && !(await state(page)).busy);
    assert.match(await byId(page, "prompt-text").innerText(), /Declare/);
    await page.evaluate(() => document.querySelector('[data-testid="tab-actions"]')?.click());
    const press = async (path) => {
      const before = (await state(page)).version;
      const button = page.locator(`[data-testid="choice"][data-path="${path}"], [data-testid="choice-commit"][data-path="${path}"]`).first();
      await button.waitFor();
      await button.click();
      await until(`${path} to be done`, async () => (await state(page)).version > before && !(await state(page)).busy);
    };
    await press("place:2640");
    for (const unit of fixture.attackers) await press(`piece:${unit}`);
    await press("button:close");
    await press("button:end_declaration");
    const fought = (await glance(gaul)).version;
    await press("place:2640");
    assert.equal((await faces(fought))[0], fixture.face);
    const told = (await look(gaul)).journal.filter(({ n }) => n > fought).map(({ text }) => text ?? "").join(" ");
    assert.match(told, /Battle for 2640: 21 against 8/);
    assert.match(told, /Melee.*No effect/s);
    const stands = (await look(roman)).scene;
    assert.equal(stands.pieces.find(({ id: piece }) => piece === "recruits-16").place, "2640", "the garrison stands");
    who.check();
  }),
);
