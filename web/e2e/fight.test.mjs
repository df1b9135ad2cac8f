// A fight takes few clicks: what is routine is given as an order for a round, a fight or the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, call, fightOfThree, gather, look, player, prepare, serious, sit, state, until, URL_BASE, withBrowser } from "./helper.mjs";

/** A click by the mouse on something, counted. */
async function counted(page, clicks, locator) {
  const box = await locator.boundingBox();
  assert.ok(box !== null);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  clicks.count += 1;
}

/** One decision of who wants a fight over: an order for the whole of it, or else a way out. */
async function fightOn(page, clicks) {
  if ((await byId(page, "order-more").count()) === 0) return counted(page, clicks, page.locator('[data-testid="continue"]').first());
  await counted(page, clicks, byId(page, "order-more").first());
  const words = await byId(page, "order-sheet").innerText();
  assert.match(words, /this fight/i);
  assert.match(words, /this game/i);
  if (clicks.count === 1) assert.deepEqual(await serious(page), []);
  return counted(page, clicks, byId(page, "order-fight").first());
}

const ready = (page) =>
  until("the next decision", async () => {
    if ((await byId(page, "fight-card").count()) > 0) return "over";
    const now = await state(page);
    if (now.there && !now.battle) return "over";
    return now.there && now.turn && !now.busy && (await byId(page, "since-playing").count()) === 0 ? "asked" : null;
  }, 60_000);

test("a fight of three against three takes under eight clicks, and the orders end with it", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 1440, height: 900 });
    const [caesar, pompey] = people;
    await fightOfThree(people);
    const { version } = await look(pompey);
    assert.ok(version > 0);
    await call(pompey, "PUT", `/tables/${pompey.table}/orders`, { seat: "pompey", orders: ["stand_and_fire", "spare_the_best"] });
    await caesar.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "reduced", size: "normal", sound: false, pace: "quick" })));
    await sit(caesar);
    const { page } = caesar;
    await byId(page, "battle").waitFor();
    const clicks = { count: 0 };
    while ((await ready(page)) === "asked") {
      const before = await state(page);
      await fightOn(page, clicks);
      await until("an answer", async () => (await state(page)).version !== before.version);
    }
    console.log(`# clicks for a fight of three against three: ${clicks.count}`);
    assert.ok(clicks.count < 8, `${clicks.count} clicks`);
    const { orders } = await look(caesar);
    assert.deepEqual(orders, [], "what was for this fight is gone with it");
    caesar.check();
  }),
);

test("one's own dice stay until a key says that they are read", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 1440, height: 900 });
    const [caesar, pompey] = people;
    await fightOfThree(people);
    await caesar.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "reduced", size: "normal", sound: false, pace: "quick" })));
    await sit(caesar);
    const { page } = caesar;
    // Nobody has thrown yet: what is likely is known.
    await byId(page, "odds").waitFor();
    await call(pompey, "PUT", `/tables/${pompey.table}/orders`, { seat: "pompey", orders: ["stand_and_fire", "spare_the_best"] });
    const caption = () => byId(page, "since-caption").innerText({ timeout: 500 }).catch(() => "");
    const held = await until("one's own dice with something after them", async () => {
      if ((await byId(page, "fight-card").count()) > 0) throw new Error("the fight is over");
      const words = await caption();
      // One's own dice are the first of several: of what Pompey did nothing shows yet.
      if (/^1 \/ ([2-9]|\d\d)\s+(Legio (VII|IX|X)) fires/.test(words)) return words;
      const now = await state(page);
      if (!now.turn || now.busy || words !== "") return null;
      const fire = page.locator('[data-testid="continue"]').filter({ hasText: "Fire" });
      if ((await fire.count()) === 0) await page.locator(".battle-overlay .fighter.live:not(.acted) button.fighter-block").first().click({ timeout: 2000 }).catch(() => undefined);
      else await fire.first().click({ timeout: 2000 }).catch(() => undefined);
      return null;
    }, 60_000);
    await page.waitForTimeout(2500);
    assert.equal(await caption(), held, "they stay far longer than a step");
    assert.ok((await page.locator(".battle-roll .die").count()) > 0);
    const past = await byId(page, "odds").count();
    assert.equal(past, 0, "chances of now are not those of then");
    // One red button at a time.
    assert.deepEqual(await page.locator(".prompt .primary").evaluateAll((all) => all.map((one) => one.dataset.testid)), ["since-skip"]);
    await page.keyboard.press("Enter");
    await until("what followed", async () => (await caption()) !== held, 2000);
    caesar.check();
  }),
);

test("one click lets all fire in this round and no longer", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 1440, height: 900 });
    const [caesar, pompey] = people;
    await fightOfThree(people);
    await call(pompey, "PUT", `/tables/${pompey.table}/orders`, { seat: "pompey", orders: ["stand_and_fire", "spare_the_best"] });
    await call(caesar, "PUT", `/tables/${caesar.table}/orders`, { seat: "caesar", orders: ["spare_the_best"] });
    await caesar.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "reduced", size: "normal", sound: false, pace: "none" })));
    await sit(caesar);
    const { page } = caesar;
    const round = async () => (await look(caesar)).scene.battle?.round ?? null;
    assert.equal(await round(), 1);
    assert.equal(await byId(page, "order-now").innerText(), "All fire");
    await counted(page, { count: 0 }, byId(page, "order-now"));
    await until("the second round, or the end", async () => (await round()) !== 1);
    const after = await look(caesar);
    if (after.scene.battle !== null) assert.ok(after.scene.waiting_for.includes("caesar"), "the second round asks again");
    assert.deepEqual(after.orders, ["spare_the_best"]);
    caesar.check();
  }),
);

test("at one screen nobody hands over in a fight, and nothing hidden shows", { timeout: 200_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { width: 1440, height: 900 });
    await prepare(who.page);
    await call(who, "POST", "/me", { name: who.name });
    const { id } = await call(who, "POST", "/tables", { game: "julius", seats: { caesar: "me", pompey: "me" } });
    const [caesar, pompey] = ["caesar", "pompey"].map((seat) => ({ ...who, seat, table: id }));
    await fightOfThree([caesar, pompey]);
    await who.page.goto(`${URL_BASE}/t/${id}`);
    const { page } = who;
    await byId(page, "battle").waitFor();
    // Nobody's blocks are drawn smaller than the other side's.
    const widths = await page.locator(".fighter").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    assert.deepEqual([widths.length, new Set(widths).size], [6, 1], String(widths));
    const decided = new Set();
    for (let made = 0; made < 12 && decided.size < 2; made += 1) {
      const now = await until("somebody's decision", async () => {
        assert.equal(await byId(page, "curtain").count(), 0, "nobody hands over");
        const next = await state(page);
        if (!next.there || !next.turn || next.busy) return null;
        // The other side's turn may have come since.
        const table = await look(next.seat === "caesar" ? caesar : pompey);
        const fire = table.scene.choices.find(({ action }) => /^(fire|take_hit)$/.test(action.do));
        return table.version === next.version && fire !== undefined ? { ...next, path: fire.path } : null;
      });
      decided.add(now.seat);
      assert.equal(await page.locator(".stage").isVisible(), false, "the map is away");
      assert.equal(await byId(page, "battle-map").count(), 0);
      assert.equal(await byId(page, "shared-fight").count(), 1, "and so is the journal");
      const [piece, ...more] = now.path;
      const block = page.locator(`.battle-overlay button.fighter-block[data-piece="${piece.piece}"]`);
      if ((await block.count()) > 0) await counted(page, { count: 0 }, block);
      if (more.length > 0) await counted(page, { count: 0 }, page.locator(".battle .act.first").first());
      await until("the shot", async () => {
        const next = await state(page);
        return !next.there || next.version > now.version;
      });
    }
    assert.deepEqual([...decided].sort(), ["caesar", "pompey"], "both have decided");
    who.check();
  }),
);
