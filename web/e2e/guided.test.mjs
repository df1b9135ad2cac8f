// The guided first game, to its end, as a newcomer plays it: nothing is clicked but what it says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, changed, player, prepare, startTable, state, until, withBrowser } from "./helper.mjs";

const NAMES = {
  julius: ["screen", "blocks", "points", "card", "move", "attack", "levy", "battle", "why", "winter"],
  xl: ["screen", "counters", "points", "gold", "taxes", "march", "attack", "battle", "why", "forum"],
  siege: ["screen", "counters", "points", "camp", "ready", "sight", "march", "fight", "why", "night"],
  conquest: ["screen", "counters", "ready", "auxiliaries", "initiative", "leader", "order", "march", "why", "shock"],
};
/** A place to ask about that does not glow. */
const DARK = { julius: "Alexandria", xl: "Alexandria", siege: "0101", conquest: "0101" };
const SIZES = { desktop: { width: 1400, height: 900 }, phone: { width: 390, height: 844, hasTouch: true, isMobile: true } };
const SHOTS = process.env.SHOTS;
/** Pages on which something was asked in a fight. */
const asked = new WeakSet();

for (const [game, lang, size] of [["julius", "en", "desktop"], ["julius", "fr", "phone"], ["xl", "fr", "desktop"], ["siege", "en", "desktop"], ["conquest", "en", "desktop"]]) {
  const names = NAMES[game];
  const end = names.at(-1);
  test(`the guided game teaches ten steps: ${game}, ${lang}, ${size}`, { timeout: 180_000 }, () =>
    withBrowser(async (browser) => {
      const who = await player(browser, { name: "Lucius", lang, ...SIZES[size] });
      await prepare(who.page);
      await startTable(who, "play-guided", { game });
      const { page } = who;
      await byId(page, "guided").waitFor();
      const done = [];
      const said = [];
      const at = async () => byId(page, "guided").getAttribute("data-name");
      let clicks = 0;
      while ((await at()) !== end) {
        const name = await at();
        if (SHOTS && done.at(-1) !== name) await page.screenshot({ path: `${SHOTS}/guided-${game}-${lang}-${names.indexOf(name) + 1}-${name}.png` });
        if (done.at(-1) !== name && !said.includes(name)) {
          said.push(name);
          assert.ok((await byId(page, "guided").locator("p.serif").innerText()).length > 80, `${name} says why`);
          const fold = byId(page, "guided-fold");
          if (size === "phone" && (await fold.count())) await fold.click();
        }
        if (await byId(page, "guided-next").count()) {
          await byId(page, "guided-next").click();
        } else {
          if (await follow(page, name, DARK[game])) clicks += 1;
          assert.ok(clicks < 60, `${name} comes to its end`);
        }
        await page.waitForTimeout(60);
        if ((await at()) !== name) done.push(name);
      }
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/guided-${game}-${lang}-10-${end}.png` });
      assert.deepEqual(done, names.slice(0, -1), "each step was done, none was skipped");
      await byId(page, "guided-finish").click();
      await until("the lesson to end", async () => (await byId(page, "guided").count()) === 0);
      // The game itself goes on.
      assert.equal((await state(page)).status, "playing");
      who.check();
    }),
  );
}

/** Whether two boxes on the screen share a part. */
const overlap = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** In a fight the answer to a question leaves the lesson free, and the fighter that is meant is in the light. */
async function checkAnswer(page) {
  await page.locator('[data-testid="why"]').click();
  await page.locator(".battle-overlay button.fighter-block").first().dispatchEvent("click");
  const answer = byId(page, "reasons");
  await answer.waitFor();
  const [reasons, guided] = [await answer.boundingBox(), await byId(page, "guided").boundingBox()];
  assert.ok(!overlap(reasons, guided), `the answer covers the lesson: ${JSON.stringify([reasons, guided])}`);
  await answer.locator("button.quiet").click();
  if ((await byId(page, "why").getAttribute("aria-pressed")) === "true") await byId(page, "why").click();
}

/** What the lesson says and how the table stands, read at one moment: an opponent may be moving. */
function lesson(page) {
  return page.evaluate(() => {
    const now = document.querySelector('[data-testid="guided-now"]');
    const table = document.querySelector('[data-testid="table"]');
    return {
      words: now?.innerText ?? "",
      anchor: now?.getAttribute("data-anchor") ?? null,
      version: Number(table.dataset.version),
      mine: table.dataset.turn === "true" && table.dataset.busy !== "true",
    };
  });
}

/** What can be clicked on the screen for the step is in the light. */
async function checkLit(page, { anchor, version }) {
  if (anchor === null) return;
  const [kind, id] = [anchor.slice(0, anchor.indexOf(":")), JSON.stringify(anchor.slice(anchor.indexOf(":") + 1))];
  const lit = () =>
    page.evaluate(([wanted, name]) => {
      const selectors = { card: `.card-slot[data-card=${name}][data-live="true"]`, place: `.place[data-place=${name}] .place-hit:not(.name)`, piece: `.piece[data-piece=${name}] .piece-button, .pool-block[data-piece=${name}]` };
      // Lines of battle cover the map: then a piece is lit where it fights.
      const fights = document.querySelector(".battle-overlay") !== null;
      const target = fights ? (wanted === "piece" ? document.querySelector(`.battle-overlay button.fighter-block[data-piece=${name}]`) : null) : wanted in selectors ? document.querySelector(selectors[wanted]) : null;
      const light = document.querySelector('[data-testid="spotlight"]');
      if (target === null) return true;
      const [box, ring] = [target.getBoundingClientRect(), light?.getBoundingClientRect()];
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      if (middle.x < 0 || middle.y < 0 || middle.x > window.innerWidth || middle.y > window.innerHeight) return true;
      return ring !== undefined && middle.x >= ring.left && middle.x <= ring.right && middle.y >= ring.top && middle.y <= ring.bottom;
    }, [kind, id]);
  await until(`${anchor} to be lit`, async () => (await state(page)).version !== version || (await lesson(page)).anchor !== anchor || (await lit()), 4000);
}

/** Does what the lesson says now; says whether there was anything to do. */
async function follow(page, name, dark) {
  const before = await lesson(page);
  const { words, anchor } = before;
  assert.ok(words.length > 10, `${name} says what to click`);
  if (name === "why") {
    await byId(page, "why").click();
    const place = page.locator(`.place[data-place="${dark}"]`);
    if ((await place.count()) > 0) await place.dispatchEvent("click");
    else await page.locator(".stage").click({ position: { x: 500, y: 200 } });
    // An opponent who moves meanwhile takes the answer away; the step has ended all the same.
    await until("the step to end", async () => (await byId(page, "guided").getAttribute("data-name")) !== "why");
    await byId(page, "why").click();
    return true;
  }
  if (!before.mine) return false;
  await checkLit(page, before);
  // Before the lines are drawn up nobody stands there to be asked about.
  const stands = async () => (await state(page)).battle && (await page.locator(".battle-overlay button.fighter-block").count()) > 0;
  if (name === "battle" && !asked.has(page) && (await stands())) {
    asked.add(page);
    await checkAnswer(page);
    return false;
  }
  // Where there is much to set up, the lesson points at the computer's help.
  if (name === "ready" && (await byId(page, "place-rest").count()) > 0) {
    await byId(page, "place-rest").click();
    await changed(page, before.version);
    return true;
  }
  const label = /[“«]\s*(.+?)\s*[”»]/.exec(words)?.[1];
  if (anchor === null || anchor.startsWith("button:")) {
    assert.ok(label !== undefined, `${name}: a button is named: ${words} (${await page.locator(".prompt-words").innerText()})`);
    // Another button may have these words among its own, as "All fire" has.
    const exact = page.locator(".prompt-buttons").getByRole("button", { name: label, exact: true });
    const button = (await exact.count()) > 0 ? exact : page.locator(".prompt-buttons button").filter({ hasText: label });
    await button.first().click();
    if ((await byId(page, "leave-yes").count()) > 0) await byId(page, "leave-yes").click();
    await changed(page, before.version);
    return true;
  }
  const [kind, id] = [anchor.slice(0, anchor.indexOf(":")), JSON.stringify(anchor.slice(anchor.indexOf(":") + 1))];
  const picked = () => byId(page, "table").getAttribute("data-picked");
  const was = await picked();
  const moved = async () => {
    const now = await state(page);
    return now.busy || now.version !== before.version || (await picked()) !== was;
  };
  const target =
    kind === "card"
      ? page.locator(`[data-testid="card"][data-card=${id}][data-live="true"] button`)
      : kind === "place"
        ? page.locator(`.place[data-place=${id}]`)
        : page.locator(`.battle-overlay button[data-piece=${id}], .piece[data-piece=${id}], .pool-block[data-piece=${id}]`);
  // The first click may only open a pile, as on a touch screen.
  for (let tries = 0; tries < 3 && !(await moved()); tries += 1) {
    if (kind === "card") await target.first().click();
    else await target.first().dispatchEvent("click");
    await until("the click to count", moved, 700).catch(() => false);
  }
  assert.ok(await moved(), `${name}: “${words}” can be done`);
  await until("the answer", async () => !(await state(page)).busy);
  return true;
}
