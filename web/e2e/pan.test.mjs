// What moving the map costs the page, without a clock: nothing on it is drawn anew, and it is few layers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, call, player, until, URL_BASE, withBrowser } from "./helper.mjs";

/** Of the map itself: its ground in one or two, what lies under the pieces, these, and what lies over them. */
const MAP_LAYERS = 5;
/** Of what lies beside the map and over it: buttons, chips, trays, the small map. */
const OTHER_LAYERS = 18;

/** A point of the map with nothing to press, as near to its middle as there is. */
const freePoint = (page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.querySelector(".stage").getBoundingClientRect();
    const free = ([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && over.closest(".stage") !== null && over.closest("[data-piece], [data-pile], .place, button, .mini-map") === null;
    };
    const steps = Array.from({ length: 9 }, (_, index) => (((index + 1) >> 1) * (index % 2 === 0 ? 1 : -1)) / 22);
    return steps.flatMap((across) => steps.map((down) => [left + width * (0.5 + across), top + height * (0.5 + down)])).find(free);
  });

/** How many pieces the board has drawn, when that has stopped to grow. */
const allDrawn = (page) =>
  until("all pieces to be drawn", async () => {
    const count = () => page.locator(".stage .piece").count();
    const before = await count();
    await page.waitForTimeout(400);
    return before > 0 && (await count()) === before;
  });

/** The sizes of the layers that are as large as the map. */
async function mapLayers(context, page) {
  const wire = await context.newCDPSession(page);
  const told = new Promise((resolve) => wire.on("LayerTree.layerTreeDidChange", ({ layers }) => layers !== undefined && resolve(layers)));
  await wire.send("DOM.enable");
  await wire.send("LayerTree.enable");
  // Something changes, so that the page tells.
  await page.evaluate(() => document.querySelector(".stage-paper").style.setProperty("inset", "0 0 1px"));
  const layers = await told;
  await wire.detach();
  const map = await page.evaluate(() => document.querySelector(".stage-map").width.baseVal.value);
  return { on: layers.filter(({ width, drawsContent }) => drawsContent && width > map * 0.9 && width < map * 1.1).length, all: layers.filter(({ drawsContent }) => drawsContent).length };
}

for (const [game, mine, other] of [["julius", "caesar", "pompey"], ["conquest", "roman", "tribes"], ["alesia", "roman", "gaul"]]) {
  test(`a pan of ${game} moves what is drawn, and draws nothing`, { timeout: 120_000 }, () =>
    withBrowser(async (browser) => {
      const who = await player(browser, { width: 1440, height: 900, reducedMotion: "no-preference" });
      const { page } = who;
      await call(who, "POST", "/me", { name: who.name });
      const { id } = await call(who, "POST", "/tables", { game, seats: { [mine]: "me", [other]: "me" } });
      await page.goto(`${URL_BASE}/t/${id}`);
      await until("the table", async () => {
        if (await byId(page, "take-over").isVisible()) await byId(page, "take-over").click();
        return byId(page, "table").isVisible();
      });
      for (let n = 0; n < 2; n += 1) await page.locator(".stage-zoom button").first().click();
      await allDrawn(page);
      const [x, y] = await freePoint(page);
      await page.mouse.move(x, y);
      // The picture of the ground, if there is one, is painted by now.
      await page.waitForTimeout(1200);
      await page.evaluate(() => {
        window.touched = [];
        const name = (node) => (node instanceof Element ? `${node.tagName} ${node.getAttribute("class") ?? ""}`.trim() : node.nodeName);
        new window.MutationObserver((list) => {
          for (const { type, target, attributeName } of list) window.touched.push(`${name(target).replace(/ (panning|gliding)/g, "")}: ${type === "attributes" ? attributeName : type}`);
        }).observe(document.querySelector(".stage"), { subtree: true, childList: true, attributes: true, characterData: true });
      });
      const at = () => page.locator(".stage-ground-box").boundingBox();
      const before = await at();
      await page.mouse.down();
      for (let n = 1; n <= 24; n += 1) await page.mouse.move(x - n * 8, y - n * 4);
      await page.mouse.up();
      const after = await at();
      assert.ok(Math.hypot(after.x - before.x, after.y - before.y) > 100, "the map has moved");
      assert.ok([after.x, after.y].every((one) => Math.abs(one - Math.round(one)) < 0.01), `whole pixels: ${JSON.stringify(after)}`);
      await page.waitForTimeout(900);
      const touched = [...new Set(await page.evaluate(() => window.touched))].filter((what) => !["DIV stage: class", "DIV stage-view: style", "I: style"].includes(what));
      assert.deepEqual(touched, []);
      const layers = await mapLayers(who.context, page);
      console.log(`# ${game}: ${layers.on} layers of the map, ${layers.all} in all`);
      assert.ok(layers.on <= MAP_LAYERS && layers.all <= MAP_LAYERS + OTHER_LAYERS, JSON.stringify(layers));
      who.check();
    }),
  );
}
