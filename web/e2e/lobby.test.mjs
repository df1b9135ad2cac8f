// The lobby: what is asked at each table, lists that stand still, keys, and news while nobody looks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { URL_BASE, act, byId, gather, look, until, withBrowser } from "./helper.mjs";

/** One decision of whoever sits here: the first that is on offer. */
async function decideOnce(who) {
  const table = await look(who);
  await act(who, table.version, [table.scene.choices[0].action]);
}

/** Lists are ordered by whole seconds: what happens after this is newer than all that was. */
async function nextSecond() {
  const now = Math.floor(Date.now() / 1000);
  await until("the next second", () => Math.floor(Date.now() / 1000) > now);
}

/** Another table for the same people, newer than the one before, whose address this is. */
async function another(people) {
  const first = people[0].table;
  await nextSecond();
  await people[0].deal();
  return first;
}

test("rows say what is asked, stand still under the pointer, and keys lead on", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 1440, height: 900 });
    const [one, two] = people;
    const older = await another(people);
    const { page } = one;
    await page.goto(`${URL_BASE}/`);
    const rows = byId(page, "turn-tables").locator('[data-testid="table-row"]');
    await until("both tables", async () => (await rows.count()) === 2);
    assert.match(await rows.first().innerText(), /Cassius[\s\S]*Turn I of V/);

    // Something happens at the second table: it would go to the top, but not while the pointer is there.
    const order = () => rows.locator(".button").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const before = await order();
    assert.equal(before[1], `/t/${older}`);
    await rows.nth(1).hover();
    two.table = older;
    await nextSecond();
    await decideOnce(two);
    const seen = [];
    page.on("response", (answer) => answer.url().includes("/tables?list=mine") || /\/tables\?.*mine/.test(answer.url()) ? seen.push(answer.url()) : undefined);
    await until("a look at the lists", () => seen.length > 0);
    await page.waitForTimeout(200);
    assert.deepEqual(await order(), before, "nothing moves under the pointer");
    await page.mouse.move(1200, 880);
    await until("the new order", async () => (await order())[0] === `/t/${older}`);

    // Learn and Play stand in the card without a row of their own for each; the open tables are in sight.
    const open = await byId(page, "open-tables").boundingBox();
    assert.ok(open.y < 860, `the open tables begin at ${open.y}`);
    await byId(page, "open-one").click();
    assert.equal(await byId(page, "play-against").locator('[data-value="open"]').getAttribute("aria-pressed"), "true");
    await byId(page, "play-close").click();

    await page.keyboard.press("/");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-testid")), "kind-chip");
    await page.keyboard.press("g");
    await page.keyboard.press("2");
    await until("the second game's page", () => page.url().endsWith("/g/xl") || page.url().includes("xl"));
    await page.goBack();
    await until("the list again", async () => (await rows.count()) === 2);
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Enter");
    await byId(page, "table").waitFor();
    for (const who of people) who.check();
  }),
);

test("a hidden lobby tells of one's turn at any table, and a phone counts them", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 390, height: 844, hasTouch: true, isMobile: true });
    const [one, two] = people;
    const { page } = one;
    await page.addInitScript(() => {
      window.told = [];
      window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, { body }) {
          window.told.push(`${title}: ${body}`);
        }
        close() {}
      };
      window.hide = () => {
        Object.defineProperty(document, "hidden", { get: () => true });
        Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
        document.dispatchEvent(new window.Event("visibilitychange"));
      };
    });
    await page.clock.install();
    await page.goto(`${URL_BASE}/settings`);
    await byId(page, "set-notify").locator('[data-value="on"]').click();
    // One decides: then only the other is waited for.
    await decideOnce(one);
    await page.goto(`${URL_BASE}/`);
    await byId(page, "nobody-waits").waitFor();
    assert.equal(await byId(page, "tables-waiting").count(), 0);
    const header = await page.locator(".site-bar").boundingBox();
    assert.ok(header.height <= 60, `one row: ${header.height}`);
    await page.evaluate(() => window.hide());
    await until("the other's decisions", async () => {
      if (!(await look(two)).scene.waiting_for.includes("caesar")) await decideOnce(two);
      return (await look(one)).scene.waiting_for.includes("caesar");
    });
    await page.clock.runFor(61_000);
    const told = await until("a notification", async () => (await page.evaluate(() => window.told))[0]);
    assert.match(told, /Julius Caesar/);
    await until("the number of tables", async () => (await byId(page, "tables-waiting").innerText()) === "1");
    one.check();
    two.check();
  }),
);
