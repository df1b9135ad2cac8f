// A phone: the map has most of the height in every game, the sheet with the prompt has a handle, the pool
// to levy from is one tap away, and a finger drags as a mouse does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, byId, call, dice, gather, liking, look, playUntil, sit, state, until, withBrowser } from "./helper.mjs";

const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
/** At least so much of the height is the map's, down to the sheet. */
const SHARE = 0.55;

const box = (page, selector) => page.locator(selector).first().boundingBox();
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** From the top of the map down to the sheet, as a part of the height. */
async function share(page) {
  const [map, prompt] = [await box(page, '[data-testid="map"]'), await box(page, '[data-testid="prompt"]')];
  return (Math.min(prompt.y, map.y + map.height) - map.y) / PHONE.height;
}

/** Does what a computer would, where a set-up or a task like it can be left to one. */
async function placed(who) {
  const table = await call(who, "GET", `/tables/${who.table}?seat=${who.seat}&faces=none`);
  if (!table.can_place) return;
  const actions = await call(who, "GET", `/tables/${who.table}/placing?seat=${who.seat}`);
  if (actions.length > 0) await act(who, table.version, actions);
}

/** The games, and how many decisions lead into the middle of each. */
const GAMES = [
  ["julius", ["caesar", "pompey"], 12],
  ["xl", ["caesar", "pompey"], 14],
  ["siege", ["roman", "gaul"], 14],
  ["alesia", ["roman", "gaul"], 6],
  ["conquest", ["roman", "tribes"], 8],
];

test("upright, the map keeps its share in the middle of every game", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    for (const [game, seats, decisions] of GAMES) {
      const people = await gather(browser, game, seats, PHONE);
      for (const who of people) await placed(who);
      const [random, ends] = [dice(7), /^(Throw away|Play [IVX]|Ready|Hold|End|End set-up)/];
      let made = 0;
      const { who } = await playUntil(people, () => ++made > decisions, liking(ends, random), 60);
      await sit(who);
      const { page } = who;
      assert.ok((await share(page)) >= SHARE, `${game}: ${await share(page)} of the height`);
      // Folded away and unfolded, what lies below never comes above it.
      const fold = byId(page, "tray-fold");
      if (await fold.isVisible()) {
        await fold.click();
        assert.ok((await share(page)) >= SHARE, `${game}, with the tray the other way: ${await share(page)}`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width, `${game}: nothing sticks out`);
      for (const one of people) {
        one.check();
        await one.context.close();
      }
    }
  }),
);

/** One finger, as the browser hears it. */
async function finger(who) {
  const wire = await who.context.newCDPSession(who.page);
  const send = (type, points) => wire.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return async (from, to, steps = 8) => {
    await send("touchStart", [from]);
    for (let step = 1; step <= steps; step += 1) {
      await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }]);
      await who.page.waitForTimeout(20);
    }
    await send("touchEnd", []);
    // A tap right after it would be the second of two.
    await who.page.waitForTimeout(350);
  };
}

test("the sheet, the strip of cards, the levy and a finger that drags", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "julius", ["caesar", "pompey"], PHONE);
    const moves = (scene) => scene.choices.some(({ action }) => action.do === "activate");
    const { who, table } = await playUntil(people, (one, { scene }) => one.seat === "caesar" && moves(scene), liking(/^(Throw away|Play (II|III|IV))/, dice(3)), 40);
    // Caesar's blocks of Ravenna may go.
    const activate = table.scene.choices.find(({ action }) => action.do === "activate" && action.place === "Genua");
    await act(who, table.version, [activate.action]);
    await sit(who);
    const { page } = who;
    const drag = await finger(who);

    // The strip lies below the sheet: small cards that can be read.
    const [prompt, strip] = [await box(page, '[data-testid="prompt"]'), await box(page, ".tray")];
    assert.ok(strip.y >= prompt.y + prompt.height - 1 && strip.height === 46, JSON.stringify(strip));
    const mini = await box(page, ".mini-card");
    assert.deepEqual([mini.width, mini.height], [47, 32]);
    assert.ok((await page.locator(".mini-card b").first().evaluate((numeral) => parseFloat(getComputedStyle(numeral).fontSize))) >= 12);
    assert.ok((await page.locator(".mini-card .mini-coins i").count()) > 0, "levies are coins");

    // The handle closes the sheet to a line, and a pull up shows all that one may do.
    const half = await share(page);
    const handle = byId(page, "sheet-handle");
    await handle.tap();
    await until("the sheet to close", async () => (await box(page, '[data-testid="prompt"]')).height === 50);
    assert.ok((await share(page)) > half);
    assert.equal(await byId(page, "undo").isVisible(), false);
    await handle.tap();
    await until("the sheet to open", async () => (await share(page)) === half);
    const at = middle(await box(page, '[data-testid="sheet-handle"]'));
    await drag(at, { x: at.x, y: at.y - 200 });
    await byId(page, "choice-list").waitFor();
    await byId(page, "phone-map").tap();
    await until("the list to go", async () => !(await byId(page, "table").getAttribute("class")).includes("drawer-open"));
    await drag(at, { x: at.x, y: at.y + 80 });
    await until("the sheet to be pulled down", async () => (await handle.getAttribute("aria-expanded")) === "false");
    await handle.tap();

    // The pool to levy from is a tab.
    await byId(page, "phone-levy").tap();
    const pool = page.locator('.panel [data-testid="area-pool-caesar"], .panel .tray-pool').first();
    await pool.waitFor();
    assert.ok((await pool.locator('[data-testid="pool-block"]').count()) > 10, "the whole pool");
    await byId(page, "phone-map").tap();

    // One button shows the whole map, and again the part with the action.
    const ground = async () => (await box(page, ".stage-ground-box")).width;
    assert.equal(await page.locator(".stage-zoom button:visible").count(), 1);
    const near = await ground();
    await page.locator(".stage-zoom button:visible").tap();
    await until("the whole map", async () => (await ground()) < near);
    await page.locator(".stage-zoom button:visible").tap();
    await until("a closer look", async () => Math.abs((await ground()) - near) < 1);

    // A block is dragged to a goal.
    const step = await until("a step in sight", async () => {
      for (const { path } of (await look(who)).scene.choices) {
        if (path.length !== 2 || path[0].piece === undefined || path[1].place === undefined) continue;
        const goal = await box(page, `.place[data-place="${path[1].place}"] circle.place-hit`);
        if (goal !== null && goal.x > 20 && goal.x < 330 && goal.y > 120 && goal.y < 560) return { piece: path[0].piece, place: path[1].place, goal };
      }
      return null;
    });
    const before = await state(page);
    await drag(middle(await box(page, `.piece[data-piece="${step.piece}"] .piece-button`)), middle(step.goal), 14);
    await until("the block to arrive", async () => (await state(page)).version > before.version && !(await state(page)).busy);
    assert.ok((await page.locator(`.piece[data-place="${step.place}"]`).count()) > 0, `it stands in ${step.place}`);
    who.check();
  }),
);
