// Orders for many in Epic Battle of Alesia: the plan on narrow windows, keys, and the end of the movement.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen, clickHex, enter, foot, glance, hexPoint, march, quietly, table2 } from "./alesia-play.mjs";
import { act, byId, gather, look, serious, sit, state, until, withBrowser } from "./helper.mjs";

test("the plan with its exceptions lies over the map where the panel is not seen", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    for (const [width, height, phone] of [
      [390, 844, true],
      [1000, 700, false],
    ]) {
      const [roman, gaul] = await gather(browser, "alesia", ["roman", "gaul"], { width, height, ...(phone ? { hasTouch: true, isMobile: true } : {}) });
      await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
      const men = foot((await look(gaul)).scene, 6);
      await march(gaul, men.map((piece, index) => ({ piece, to: [["0128", "0129", "0228"][index % 3]] })));
      await quietly([roman, gaul], ({ scene }) => /turn 2/.test(scene.headline.when) && scene.waiting_for.includes("gaul"));
      await sit(gaul);
      const { page } = gaul;
      const touch = (locator) => (phone ? locator.tap() : locator.click());
      // By the panel's row of those on the map, which is then put away.
      await byId(page, "army-lasso").waitFor();
      if (phone) await byId(page, "phone-army").tap();
      else await page.locator(".panel-button").click();
      await byId(page, "army-all").first().waitFor();
      await touch(byId(page, "army-all").first());
      assert.ok((await chosen(page)) >= 5);
      if (phone) await byId(page, "phone-map").tap();
      else await page.locator(".panel-button").click();
      await until("the panel to be away", () => page.locator(".panel").evaluate((panel) => getComputedStyle(panel).visibility === "hidden"));
      await page.locator(".stage-zoom button").nth(2).click();
      await page.waitForTimeout(400);
      await clickHex(page, "1029");
      const card = byId(page, "army-beside");
      await card.waitFor();
      assert.match(await card.innerText(), /arrive|stop on the way/);
      assert.ok((await card.locator('[data-testid="army-exception"]').count()) > 0, await card.innerText());
      for (const part of ["army-cancel", "army-leave", "army-march", "army-onward"]) {
        const box = await card.locator(`[data-testid="${part}"]`).boundingBox();
        assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, `${part} ${JSON.stringify(box)}`);
        if (phone) assert.ok(box.height >= 44, `${part} is ${box.height} high`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, "nothing sticks out");
      assert.deepEqual(await serious(page, { part: ".army-beside" }), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-plan-${width}.png` });
      await touch(card.locator('[data-testid="army-cancel"]'));
      await until("the card to go", async () => (await card.count()) === 0);
      gaul.check();
    }
  }),
);

test("keys choose, march and repeat; one button finishes the movement and names who stays", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    const { men } = await enter(gaul, roman, 12, ["27", "28", "29"]);
    const turn = (n) => ({ scene }) => new RegExp(`turn ${n}\\b`).test(scene.headline.when) && scene.waiting_for.includes("gaul");
    await quietly([roman, gaul], turn(2));
    await sit(gaul);
    const { page } = gaul;
    await byId(page, "army-idle").waitFor();
    await page.locator(".stage-zoom button").nth(2).click();
    await page.waitForTimeout(400);
    // All on the map, two hexes on, by Enter.
    await page.keyboard.press("Control+a");
    assert.equal(await chosen(page), 12);
    await clickHex(page, "0628");
    await byId(page, "army-plan").waitFor();
    assert.equal(await byId(page, "army-finish").isDisabled(), true, "a plan is open");
    assert.match(await byId(page, "army-finish").innerText(), /12 marching first/);
    await page.keyboard.press("Enter");
    await until("the march", async () => (await look(gaul)).scene.pieces.filter((piece) => men.includes(piece.id) && piece.marks.includes("moved")).length === 12);
    // One button ends what is left of the movement, after it has said who does nothing.
    await byId(page, "army-finish").click();
    assert.match(await byId(page, "army-skipped").innerText(), /Zone I 1\d\d/);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-finish.png` });
    await byId(page, "army-finish-yes").click();
    await until("the movement to be over", async () => !/^Movement: Gauls?/.test((await glance(gaul)).scene.headline.phase));
    // In another window, a turn later: the same again.
    await quietly([roman, gaul], turn(3));
    const other = await gaul.context.newPage();
    await other.goto(page.url());
    await byId(other, "army-idle").waitFor();
    await other.keyboard.press("r");
    await byId(other, "army-plan").waitFor();
    assert.equal(await chosen(other), 12);
    gaul.check();
  }),
);

test("the way of many is bent by its dots, and the plan says who can shoot at it", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    const { men } = await enter(gaul, roman, 6, ["28", "29"]);
    await quietly([roman, gaul], ({ scene }) => /turn 2/.test(scene.headline.when) && scene.waiting_for.includes("gaul"));
    await sit(gaul);
    const { page } = gaul;
    const [asked, planned] = [[], []];
    page.on("request", (request) => {
      if (request.url().includes("/march")) asked.push(JSON.parse(request.postData()).marches);
    });
    page.on("response", async (answer) => {
      if (answer.url().includes("/march")) planned.push(await answer.json());
    });
    await byId(page, "army-idle").waitFor();
    await page.locator(".stage-zoom button").nth(2).click();
    await page.waitForTimeout(400);
    await page.keyboard.press("Control+a");
    assert.equal(await chosen(page), 6);
    await clickHex(page, "0728");
    await byId(page, "army-plan").waitFor();
    assert.match(await byId(page, "army-in-range").innerText(), /1028 at [123]/);
    const straight = asked.at(-1).find(({ piece }) => men.includes(piece)).along;
    // One dot in the middle of the straight way: it is pulled two hexes to the north.
    assert.equal(await byId(page, "army-bend").count(), 1);
    const middle = await byId(page, "army-bend").getAttribute("data-place");
    const north = `${middle.slice(0, 2)}${String(Number(middle.slice(2)) - 2).padStart(2, "0")}`;
    const [from, to] = [await hexPoint(page, middle), await hexPoint(page, north)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    const bent = page.locator('[data-testid="army-bend"].bent');
    await until("the way to be bent", async () => (await bent.count()) === 1);
    assert.equal(await bent.getAttribute("data-place"), north);
    const ways = asked.at(-1);
    assert.ok(ways.some(({ along }) => along.includes(north)), JSON.stringify(ways[0]));
    assert.ok(ways.every(({ along }) => along.length === ways[0].along.length), "all make the same steps");
    const goes = planned.at(-1).goes.find(({ via }) => via.includes(north));
    assert.ok(goes !== undefined, "who goes first goes by the bend");
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-bent.png` });
    // A click on it makes it straight again.
    await page.mouse.click(to.x, to.y);
    await until("the way to be straight", async () => (await bent.count()) === 0);
    assert.deepEqual(asked.at(-1).find(({ piece }) => men.includes(piece)).along, straight);
    gaul.check();
  }),
);

test("those who come onto the map go on past whoever may shoot at them, nearer and nearer, and go on after each question", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    const zones = ({ scene }) => scene.waiting_for.includes("gaul") && /next zone/.test(scene.prompt.text);
    await quietly([roman, gaul], zones);
    const men = foot((await look(gaul)).scene, 4);
    await march(gaul, men.map((piece) => ({ piece, to: ["zone-X"] })));
    await quietly([roman, gaul], ({ scene }) => /turn 2/.test(scene.headline.when) && /Bring units/.test(scene.prompt.text));
    await sit(gaul);
    const { page } = gaul;
    await byId(page, "army-idle").waitFor();
    await page.locator(".stage-zoom button").nth(2).click();
    await page.waitForTimeout(400);
    await byId(page, "area-zone-X").locator("button").first().click();
    assert.equal(await chosen(page), 4);
    // Before the gate of fort 2640, which reaches three hexes.
    await clickHex(page, "2641");
    await byId(page, "army-plan").waitFor();
    assert.match(await byId(page, "army-in-range").innerText(), /2640 at 1/);
    await page.evaluate(() => {
      window.notices = [];
      new window.MutationObserver((all) => {
        for (const { addedNodes } of all) for (const node of addedNodes) if (node instanceof Element && node.matches(".prompt-notice")) window.notices.push(node.textContent);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await byId(page, "army-go").click();
    let asked = 0;
    await until("all to be there", async () => {
      const table = await glance(roman);
      if (table.scene.waiting_for.includes("roman") && /range|last chance/.test(table.scene.prompt.text)) {
        asked += 1;
        await act(roman, table.version, [{ do: "hold_fire" }]);
      }
      const { scene } = await look(gaul);
      const places = men.map((id) => scene.pieces.find((piece) => piece.id === id).place).sort();
      return places.join() === "2541,2541,2641,2641" && !scene.pieces.some(({ marks }) => marks.includes("moving"));
    }, 60_000);
    assert.ok(asked >= 8, `${asked} questions on the way`);
    assert.deepEqual(await page.evaluate(() => window.notices), [], "nobody is told that the others were stopped, who came after");
    gaul.check();
  }),
);

test("a people is dragged from its tray to the edge, and the journal tells its entry once", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const [, gaul] = await table2(browser);
    await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
    await sit(gaul);
    const { page } = gaul;
    const heap = byId(page, "area-zone-I").locator(".army-heap:not(:disabled)").nth(3);
    await heap.waitFor();
    const people = (await heap.getAttribute("aria-label")).split(",")[0];
    const middle = async (locator) => {
      const box = await locator.boundingBox();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const drag = async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      assert.equal(await byId(page, "army-towed").count(), 1);
      await page.mouse.up();
    };
    await page.locator(".stage-zoom button").nth(2).click();
    await page.waitForTimeout(400);
    // To the next zone, which is not their turn yet: the plan says so, as it does after two clicks.
    await drag(await middle(heap), await middle(byId(page, "area-zone-II").locator("button").first()));
    await byId(page, "army-plan").waitFor();
    assert.match(await byId(page, "army-plan").innerText(), /stay/);
    await page.keyboard.press("Escape");
    await until("the plan to go", async () => (await byId(page, "army-plan").count()) === 0);
    assert.equal(await byId(page, "army-towed").count(), 0);
    // To a hex of the edge.
    await drag(await middle(heap), await hexPoint(page, "0128"));
    await byId(page, "army-plan").waitFor();
    const count = await chosen(page);
    assert.ok(count > 1, `${count} of ${people}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-tow.png` });
    const before = (await state(page)).version;
    await byId(page, "army-go").click();
    await until("the entry", async () => (await state(page)).version > before && !(await state(page)).busy, 30_000);
    const entered = (await look(gaul)).scene.pieces.filter(({ place, side }) => side === "gaul" && place === "0128");
    assert.ok(entered.length > 0);
    await byId(page, "tab-journal").click();
    const lines = (await page.locator(".journal-line").allInnerTexts()).filter((line) => /\benters?\b/.test(line));
    assert.ok(lines.length > 0);
    // Nobody is told of twice.
    const named = (await look(gaul)).scene.pieces.filter(({ place, side, face }) => side === "gaul" && /^\d{4}$/.test(place) && face.glyph === "gaul").map(({ face }) => face.name);
    const all = await page.locator(".journal-line").allInnerTexts();
    for (const name of named) assert.equal(all.filter((line) => new RegExp(`${name}(?!\\d)`).test(line)).length, 1, `${name}: ${JSON.stringify(all)}`);
    gaul.check();
  }),
);
