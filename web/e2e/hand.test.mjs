// The hand on the map: real pointers at real speed, a map that stands still, and the pace of what others do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { URL_BASE, byId, choose, decide, dice, myTurn, offers, player, prepare, startTable, state, until, withBrowser } from "./helper.mjs";

/** A press of the mouse as people do it: there, down within 50 ms, up. */
async function press(page, { x, y }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

const boxOf = (page, selector) => page.locator(selector).first().boundingBox();
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** The middle of a city's dot. */
const dot = async (page, place) => middle(await boxOf(page, `.place[data-place="${place}"] circle.place-hit`));

/** Cities whose blocks may be moved now: what is offered as a place. */
const cities = async (page) => (await offers(page)).flatMap(({ path }) => (path.length === 1 && path[0].startsWith("place:") ? [path[0].slice(6)] : []));

/** A goal that is lit, with nobody there and nothing before its dot. */
const freeGoal = (page) =>
  until("a goal", () =>
    page.evaluate(() => {
      const free = (place) => {
        const { x, y, width, height } = place.querySelector("circle.place-hit").getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-place]") === place;
      };
      const empty = ({ dataset }) => document.querySelector(`.piece[data-place="${dataset.place}"]`) === null;
      return [...document.querySelectorAll('.place[data-live="true"]')].find((place) => free(place) && empty(place))?.dataset.place;
    }),
  );

/** A decision from the list, by the mouse: what it moves within half a second was asked for. */
async function decideByHand(page, random) {
  const before = await myTurn(page);
  const list = await until("something on offer", async () => {
    const found = await offers(page);
    return found.length > 0 ? found : null;
  });
  const { path } = choose(list, random);
  const button = page.locator(`[data-testid="choice"][data-path=${JSON.stringify(path.join(" "))}], [data-testid="choice-commit"][data-path=${JSON.stringify(path.join(" "))}]`).first();
  for (let tries = 0; ; tries += 1) {
    // A card that tells of a fight waits until it has been read.
    if (await byId(page, "fight-continue").isVisible()) await byId(page, "fight-continue").click();
    const done = await button.click({ timeout: 4000 }).then(
      () => true,
      (error) => {
        if (tries > 1) throw error;
        return false;
      },
    );
    if (done) break;
  }
  await sent(page, before);
}

/** A table of julius in which one's own blocks are about to move. */
async function onTheMarch(browser, { pace, ...size } = {}) {
  const who = await player(browser, { width: 1440, height: 900, ...size });
  await prepare(who.page);
  if (pace !== undefined) await who.page.addInitScript((wish) => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "auto", size: "normal", sound: false, pace: wish })), pace);
  await startTable(who, "play-bot", {});
  const random = dice(5);
  await until("moves to be made", async () => {
    await myTurn(who.page);
    if ((await cities(who.page)).length > 2) return true;
    await decide(who.page, random, "list", /^(Throw away|Play) (II|III|IV)/);
    return false;
  }, 60_000);
  if (await byId(who.page, "tab-journal").isVisible()) await byId(who.page, "tab-journal").click();
  return who;
}

const picked = (page) => page.locator('[data-testid="table"]').getAttribute("data-picked");
const sent = (page, before) => until("the click to be answered", async () => {
  const now = await state(page);
  return now.version !== before.version && !now.busy ? now : null;
});

test("every city with a pile answers a quick click on its dot, its name or its blocks", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const names = await cities(page);
    assert.ok(names.length >= 3, `cities to move from: ${names}`);
    for (const name of names) {
      const targets = {
        dot: await dot(page, name),
        name: middle(await boxOf(page, `.place[data-place="${name}"] path.place-hit.name`)),
        block: middle(await boxOf(page, `.piece[data-place="${name}"] .piece-button`)),
      };
      for (const [what, at] of Object.entries(targets)) {
        const before = await state(page);
        await press(page, at);
        await sent(page, before).catch(() => assert.fail(`a click on the ${what} of ${name} is lost`));
        await byId(page, "undo").click();
        await until("the click to be taken back", async () => (await cities(page)).includes(name));
        await byId(page, "tab-journal").click();
      }
    }
    who.check();
  }),
);

test("a pile opens by a click around the piece that was clicked, and its pieces are one group", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const name = (await Promise.all((await cities(page)).map(async (city) => [city, await page.locator(`.piece[data-place="${city}"]`).count()]))).find(([, blocks]) => blocks > 1)[0];
    await byId(page, "tab-journal").click();
    const before = await state(page);
    await press(page, await dot(page, name));
    await sent(page, before);
    // Who is set in motion is in hand at once; Escape puts it down.
    await until("the group to be in hand", async () => ((await picked(page)) ?? "").split(";").length > 1);
    await page.keyboard.press("Escape");
    await until("the group to be put down", async () => (await picked(page)) === "");
    // Pointing moves nothing.
    const block = page.locator(`.piece[data-place="${name}"]`).last();
    const front = await block.getAttribute("data-piece");
    const rest = await block.boundingBox();
    const at = middle(await boxOf(page, `.piece[data-piece="${front}"] .piece-button`));
    await page.mouse.move(at.x, at.y);
    await page.waitForTimeout(250);
    assert.deepEqual(await block.boundingBox(), rest, "nothing moves under the pointer");
    await press(page, at);
    await until("the group to be picked", async () => ((await picked(page)) ?? "").split(";").length > 1);
    const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-piece]")?.getAttribute("data-piece"), at);
    assert.equal(under, front, "the piece that was clicked is still under the pointer");
    // It stays open, and a click on one of them leaves that one alone.
    await page.mouse.move(at.x + 300, at.y + 200);
    await page.waitForTimeout(250);
    await press(page, at);
    await until("one piece to be picked", async () => (await picked(page)) === `piece:${front}`);
    // Escape drops it.
    await page.keyboard.press("Escape");
    await until("nothing to be picked", async () => (await picked(page)) === "");
    who.check();
  }),
);

test("the map stands still: prompts, picks and notices change neither its frame nor its view", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser, { pace: "normal" });
    const { page } = who;
    await page.evaluate(() => {
      window.shift = 0;
      window.shifted = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.hadRecentInput) continue;
          window.shift += entry.value;
          const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
          const named = ({ node, previousRect, currentRect }) => `${node instanceof Element ? (node.getAttribute("data-testid") ?? node.getAttribute("class") ?? node.tagName) : String(node?.textContent).slice(0, 20)} from ${at(previousRect)} to ${at(currentRect)}`;
          window.shifted.push(`${entry.value.toFixed(4)} ${entry.sources.map(named).join(", ")}`);
        }
      }).observe({ type: "layout-shift", buffered: false });
    });
    const frame = async () => ({ map: await boxOf(page, '[data-testid="map"]'), ground: await boxOf(page, ".stage-ground-box") });
    const first = await frame();
    const random = dice(17);
    const turns = () => byId(page, "moment").innerText();
    const begun = await turns();
    let seen = 1;
    // A whole year, to the next: its winter is in it.
    const year = () => page.locator(".bar-year").innerText();
    const first49 = await year();
    for (let [decisions, now] = [0, begun]; decisions < 200 && (await year()) === first49; decisions += 1) {
      await decideByHand(page, random);
      const after = await myTurn(page);
      if (after.status === "over") break;
      if (!after.battle) assert.deepEqual(await frame(), first, "the map is where it was");
      if ((await turns()) !== now) [seen, now] = [seen + 1, await turns()];
    }
    const shift = await page.evaluate(() => window.shift);
    // What follows one's own click is its answer; what others do comes without one, and only words change with it.
    // A turn in which one is asked nothing after its card may pass between two looks.
    assert.ok(seen >= 3, `turns: ${seen}`);
    assert.ok(shift < 0.01 * seen, `${shift} in ${seen} turns:\n${(await page.evaluate(() => window.shifted)).join("\n")}`);
    // A reload shows the same part of the map.
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, -600);
    const close = await until("a closer look", async () => {
      const now = await frame();
      return now.ground.width > first.ground.width ? now : null;
    });
    await page.waitForTimeout(400);
    const kept = (await frame()).ground;
    assert.ok(close.ground.width > first.ground.width);
    await page.reload();
    await byId(page, "table").waitFor();
    await until("the map as it was", async () => Math.abs((await frame()).ground.x - kept.x) < 2 && Math.abs((await frame()).ground.width - kept.width) < 2);
    who.check();
  }),
);

test("what the other side does is shown step by step, and a click skips it", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { width: 1440, height: 900, reducedMotion: "no-preference" });
    await prepare(who.page);
    await who.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "full", size: "normal", sound: false, pace: "slow" })));
    await startTable(who, "play-bot", {});
    const { page } = who;
    const random = dice(23);
    const captions = await until("the other side's steps", async () => {
      if ((await state(page)).turn && (await byId(page, "since-caption").count()) === 0) await decide(page, random, "list", /^(End moves|End levies|Throw away|Play [IVX])/);
      return byId(page, "since-caption").count();
    }, 60_000);
    assert.equal(captions, 1);
    assert.equal(await page.locator('.place[data-live="true"]').count(), 0, "the past offers nothing");
    const map = await boxOf(page, '[data-testid="map"]');
    await press(page, { x: map.x + 20, y: map.y + map.height - 20 });
    // The click alone leads to the present: at this pace a single step stays longer.
    await until("the present", async () => (await byId(page, "since-caption").count()) === 0, 1500);
    who.check();
  }),
);

test("the button that ends is quiet while something useful is left", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const end = byId(page, "commit").filter({ hasText: "End moves" });
    assert.match(await end.getAttribute("class"), /\bend\b/);
    assert.doesNotMatch(await end.getAttribute("class"), /primary/);
    who.check();
  }),
);

test("on a phone the map has more than half of the height, the tray folds, and taps do what clicks do", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser, { width: 390, height: 844, hasTouch: true, isMobile: true });
    const { page } = who;
    await byId(page, "phone-map").click();
    const map = await boxOf(page, '[data-testid="map"]');
    assert.ok(map.height >= 0.55 * 844, `${map.height} of 844`);
    await byId(page, "tray-fold").click();
    assert.deepEqual(await boxOf(page, '[data-testid="map"]'), map, "the tray lies over the map");
    await byId(page, "tray-fold").click();
    const before = await state(page);
    const seen = await page.evaluate(() => [...document.querySelectorAll('.place[data-live="true"] circle.place-hit')].map((hit) => hit.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })).filter(({ x, y }) => x > 10 && x < 310 && y > 110 && y < 560));
    assert.ok(seen.length > 0, "a city that may move is in sight");
    await page.touchscreen.tap(seen[0].x, seen[0].y);
    await sent(page, before);
    who.check();
  }),
);

test("dragging a piece onto a goal does what clicks do", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const [name] = await cities(page);
    const before = await state(page);
    await press(page, await dot(page, name));
    const active = await sent(page, before);
    const way = await until("somewhere to go", async () => (await offers(page)).find(({ path }) => path.length === 2 && path[0].startsWith("piece:") && path[1].startsWith("place:")));
    await byId(page, "tab-journal").click();
    const [piece, goal] = way.path.map((anchor) => anchor.slice(6));
    const from = middle(await boxOf(page, `.piece[data-piece="${piece}"] .piece-button`));
    const to = await dot(page, goal);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
    await until("the goal to be lit", async () => (await page.locator(`.place[data-place="${goal}"][data-live="true"]`).count()) > 0);
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await sent(page, active);
    assert.ok((await page.locator(`.piece[data-place="${goal}"]`).count()) > 0, "it stands there");
    who.check();
  }),
);

test("a click that comes while another is being answered counts after it", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const [name] = await cities(page);
    await byId(page, "tab-journal").click();
    const before = await state(page);
    await press(page, await dot(page, name));
    await sent(page, before);
    const goal = await freeGoal(page);
    await byId(page, "undo").click();
    await until("the click to be taken back", async () => (await cities(page)).includes(name));
    await byId(page, "tab-journal").click();
    const [start, end] = [await dot(page, name), await dot(page, goal)];
    // All within 50 ms, and the last of them twice, as people do.
    await press(page, start);
    await press(page, end);
    await press(page, end);
    await until("the march", async () => (await page.locator(`.piece[data-place="${goal}"]`).count()) > 0 && !(await state(page)).busy);
    await byId(page, "undo").click();
    await until("the march to be taken back", async () => (await state(page)).version === before.version + 1);
    who.check();
  }),
);

test("where a group may not go it hears why, and stays in hand", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const [name] = await cities(page);
    await byId(page, "tab-journal").click();
    const before = await state(page);
    await press(page, await dot(page, name));
    const active = await sent(page, before);
    await until("the group to be in hand", async () => (await picked(page)) !== "");
    const group = await picked(page);
    const far = await dot(page, "Antiochia");
    const refused = async (how) => {
      await until(`the reason, ${how}`, async () => (await byId(page, "notice").count()) === 1);
      assert.match(await byId(page, "notice").innerText(), /\w{3}/);
      assert.equal(await picked(page), group, `${how}: still in hand`);
      assert.equal(await page.locator(".refused-ring").count(), 1);
      assert.equal((await state(page)).version, active.version);
    };
    await press(page, far);
    await refused("by a click");
    await page.mouse.move(5, 700);
    const from = middle(await boxOf(page, `.piece[data-piece="${group.split(";")[0].slice(6)}"] .piece-button`));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(far.x - 30, far.y, { steps: 4 });
    await page.mouse.move(far.x, far.y, { steps: 3 });
    await page.mouse.up();
    await refused("by a drop");
    who.check();
  }),
);

test("the goal that is pointed at has a button, and W asks why not", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const [name] = await cities(page);
    await byId(page, "tab-journal").click();
    const before = await state(page);
    await press(page, await dot(page, name));
    const active = await sent(page, before);
    const goal = await freeGoal(page);
    assert.equal(await byId(page, "march").count(), 0);
    const at = await dot(page, goal);
    await page.mouse.move(at.x, at.y);
    await until("the button", async () => (await byId(page, "march").count()) === 1);
    assert.match(await byId(page, "march").innerText(), new RegExp(`^(March to|Attack) ${goal}$`));
    await page.keyboard.press("w");
    await byId(page, "why-hint").waitFor();
    await page.keyboard.press("w");
    const button = middle(await byId(page, "march").boundingBox());
    await page.mouse.move(button.x, button.y, { steps: 5 });
    await press(page, button);
    await sent(page, active);
    assert.ok((await page.locator(`.piece[data-place="${goal}"]`).count()) > 0, "they stand there");
    who.check();
  }),
);

test("ending with moves unspent asks first", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const before = await state(page);
    await byId(page, "commit").filter({ hasText: "End moves" }).click();
    await byId(page, "leave-no").click();
    assert.equal((await state(page)).version, before.version);
    await byId(page, "commit").filter({ hasText: "End moves" }).click();
    await byId(page, "leave-yes").click();
    await sent(page, before);
    who.check();
  }),
);

test("a notification tells of one's turn, for who has asked for it and looks elsewhere", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { permissions: ["notifications"] });
    const { page } = who;
    await prepare(page);
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
      Object.defineProperty(document, "hidden", { get: () => true });
    });
    await page.goto(`${URL_BASE}/settings`);
    await byId(page, "set-notify").locator('[data-value="on"]').click();
    await startTable(who, "play-bot", {});
    const random = dice(3);
    await until("a notification", async () => {
      await decide(page, random);
      await myTurn(page);
      return (await page.evaluate(() => window.told.length)) > 0;
    }, 60_000);
    assert.match((await page.evaluate(() => window.told))[0], /Julius Caesar/);
    who.check();
  }),
);

test("a finished game lies open: points by turn, all pieces face up, or as each side saw it", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    const hidden = () => page.locator(".stage .block-mark").count();
    assert.ok((await hidden()) > 0, "the enemy's blocks stand face down");
    await byId(page, "tab-more").click();
    await byId(page, "resign").click();
    await byId(page, "resign-yes").click();
    await byId(page, "game-over").waitFor();
    await byId(page, "end-eyes").waitFor();
    await until("all pieces face up", async () => (await hidden()) === 0);
    await byId(page, "end-eyes").locator('[data-value="caesar"]').click();
    await until("the pieces as Caesar saw them", async () => (await hidden()) > 0);
    who.check();
  }),
);

test("why not? answers for a piece by its place, and otherwise says what is asked", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    await byId(page, "why").click();
    await page.locator('.piece[data-place="Utica"]').last().dispatchEvent("click");
    await byId(page, "reasons").waitFor();
    const words = await byId(page, "reasons").innerText();
    assert.ok(words.length > 20 && !/No rule stands/.test(words), words);
    who.check();
  }),
);

test("a fight ends with a card that waits to be read", { timeout: 400_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { width: 1440, height: 900, reducedMotion: "no-preference" });
    await prepare(who.page);
    await who.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "full", size: "normal", sound: false, pace: "quick" })));
    await startTable(who, "play-bot", {});
    const { page } = who;
    const random = dice(41);
    await until("the end of a fight", async () => {
      if ((await byId(page, "fight-card").count()) > 0) return true;
      const now = await state(page);
      // Dice are nobody's: a game may end without a fight.
      if (now.status === "over") await startTable(who, "play-bot", {});
      if (now.status === "over" || !now.turn || now.busy) return false;
      await decide(page, random, "list", now.battle ? /^(Fire|Fight)/ : /attack|^(Play|Throw away|Give)/);
      return false;
    }, 300_000);
    // Both sides stand on it, with what they lost and what they threw.
    const card = byId(page, "fight-card");
    assert.equal(await card.locator('[data-testid="fight-side"]').count(), 2);
    assert.ok((await card.locator('[data-testid="fight-left"], [data-testid="fight-lost"]').count()) >= 2);
    assert.ok((await card.locator(".fight-dice .die").count()) > 0);
    assert.match(await card.innerText(), /step|nothing lost/);
    // Who has the place, and who came to take it.
    assert.match(await card.locator("h2").innerText(), /^(You (take|hold) .+|.+ (falls to|stays with) .+|The fight of .+ is over)$/i);
    assert.match(await card.innerText(), /You, (attacking|defending)[\s\S]*, (attacking|defending)/i);
    assert.match(await byId(page, "fight-about").innerText(), /round.* \d+ against \d+\./i);
    // The dice against what was to be expected of them.
    const hits = await card.locator(".fight-dice .die.hit").count();
    const luck = await card.locator('[data-testid="luck"]').allInnerTexts();
    assert.ok(luck.length > 0);
    assert.equal(luck.reduce((sum, words) => sum + Number(/(\d+) hit/.exec(words)[1]), 0), hits);
    for (const words of luck) assert.match(words, /[\d.]+ expected[\s\S]*(luckier than \d+ of 100|neither lucky)/);
    // Its rules by number and title, and what follows.
    for (const rule of await card.locator(".fight-rules .chip").allInnerTexts()) assert.match(rule, /^\d+\.\d+\s+\S{3,}/);
    assert.ok((await card.locator(".fight-rules .chip").count()) > 0);
    assert.match(await byId(page, "fight-next").innerText(), /^next: .+/);
    // A leader who fell stands in colour, with what is told of his end.
    assert.equal(await byId(page, "fight-leader").count(), await card.locator("li.lost.leader").count());
    await byId(page, "fight-again").click();
    assert.ok((await card.locator(".fight-dice.rolling .die").count()) > 0, "the dice fall again");
    assert.equal(await card.evaluate((box) => Math.round(box.getBoundingClientRect().width)), 972);
    await byId(page, "fight-continue").focus();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/fight-card.png` });
    await page.keyboard.press("Enter");
    await until("the card to be put away", async () => (await byId(page, "fight-card").count()) === 0);
    who.check();
  }),
);

test("the ways of the others stay to be seen as arrows until one's next decision", { timeout: 200_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { width: 1440, height: 900 });
    await prepare(who.page);
    await startTable(who, "play-bot", {});
    const { page } = who;
    const random = dice(43);
    const arrows = () => page.locator(".stage .march.told").count();
    await until("an arrow", async () => {
      await myTurn(page);
      if ((await arrows()) > 0) return true;
      await decide(page, random, "list", /^(End moves|End levies|Play|Throw away)/);
      return false;
    }, 150_000);
    await decide(page, random, "list", /^(End moves|End levies|Play|Throw away)/);
    /** Steps of the other side since one's last decision: a bot may have answered with moves of its own. */
    const steps = () =>
      page.evaluate(async () => {
        const id = window.location.pathname.split("/")[2];
        const table = await (await fetch(`/api/v1/tables/${id}`)).json();
        return table.journal.filter((line) => line.step !== undefined && line.n > table.since && line.seat !== null && line.seat !== table.seat).length;
      });
    await until("a decision after which nobody has marched, and no arrow", async () => {
      await myTurn(page);
      const since = await steps();
      if (since === 0) {
        await until("the arrows to go", async () => (await arrows()) === 0);
        return true;
      }
      await until("their arrows", async () => (await arrows()) > 0);
      await decide(page, random, "list", /^(End moves|End levies|Play|Throw away)/);
      return false;
    }, 60_000);
    who.check();
  }),
);

test("a group goes two cities in two clicks, one undo takes it back, and nobody is left on the way", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await onTheMarch(browser);
    const { page } = who;
    /** Places that are lit, and those of them that are one step away. */
    const goals = () =>
      page.evaluate(async () => {
        const id = window.location.pathname.split("/")[2];
        const table = await (await fetch(`/api/v1/tables/${id}`)).json();
        const { choices } = await (await fetch(`/api/v1/tables/${id}/choices?seat=${table.seat}&version=${table.version}`)).json();
        const near = new Set(choices.flatMap(({ path }) => (path.length === 2 && "place" in path[1] ? [path[1].place] : [])));
        // A neighbour's pile may stand before a dot.
        const free = (place) => {
          const { x, y, width, height } = place.querySelector("circle.place-hit").getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-place]")?.dataset.place === place.dataset.place;
        };
        return [...document.querySelectorAll('.place[data-live="true"]')].filter((place) => !near.has(place.dataset.place) && free(place)).map((place) => place.dataset.place);
      });
    for (const name of await cities(page)) {
      await byId(page, "tab-journal").click();
      if ((await page.locator(`.piece[data-place="${name}"]`).count()) < 2) continue;
      const before = await state(page);
      await press(page, await dot(page, name));
      const active = await sent(page, before);
      await until("the group to be picked", async () => (await picked(page)) !== "");
      const group = (await picked(page)).split(";").map((one) => one.slice("piece:".length));
      const far = await until("goals", async () => goals(), 3000).catch(() => []);
      await page.waitForTimeout(300);
      const goal = (await goals()).find((place) => place !== name);
      if (group.length < 2 || far.length === 0 || goal === undefined) {
        await page.keyboard.press("Escape");
        await byId(page, "undo").click();
        await until("the move to be taken back", async () => (await cities(page)).includes(name));
        continue;
      }
      await press(page, await dot(page, goal));
      const there = await sent(page, active);
      const stands = () => page.evaluate(([place, pieces]) => pieces.filter((piece) => document.querySelector(`.piece[data-piece="${piece}"]`)?.dataset.place === place).length, [goal, group]);
      assert.ok((await stands()) >= 2, `${group} in ${goal}`);
      // Whoever comes back to the table takes the same click back.
      await page.reload();
      await until("the table as it was", async () => (await state(page)).version === there.version && (await stands()) >= 2);
      await byId(page, "undo").click();
      await until("the march to be taken back", async () => (await stands()) === 0 && (await state(page)).version !== there.version);
      assert.equal((await state(page)).version, active.version, "one undo takes the whole click back");
      who.check();
      return;
    }
    assert.fail("no group could go two cities");
  }),
);
