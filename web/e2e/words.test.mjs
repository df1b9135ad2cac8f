// Words can be read: at tables of each game nothing is cut off or covered, in both languages, on a desk and on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unreadable } from "./cut.mjs";
import { act, byId, call, dice, fightOfThree, gather, liking, look, player, playUntil, sit, withBrowser } from "./helper.mjs";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844, hasTouch: true, isMobile: true } };
const SEATS = { julius: ["caesar", "pompey"], xl: ["caesar", "pompey"], siege: ["gaul", "roman"], alesia: ["gaul", "roman"], conquest: ["roman", "tribes"] };
/** Games with cards are looked at in several deals, each some decisions further on, when more lies on the table. */
const DEALS = { julius: 3, xl: 4 };
const FURTHER = 6;

for (const [size, lang] of [["desk", "fr"], ["phone", "fr"], ["desk", "en"], ["phone", "en"]]) {
  test(`no word is cut off or covered at any table: ${size}, ${lang}`, { timeout: 240_000 }, () =>
    withBrowser(async (browser) => {
      const who = await player(browser, { name: "Quintus", lang, ...SIZES[size] });
      await call(who, "POST", "/me", { name: who.name });
      for (const [game, seats] of Object.entries(SEATS)) {
        for (let deal = 0; deal < (DEALS[game] ?? 1); deal += 1) {
          // The same cards in every run; each side in its turn.
          const [mine, other] = deal % 2 === 0 ? seats : [...seats].reverse();
          const { id } = await call(who, "POST", "/tables", { game, seats: { [mine]: "me", [other]: "bot:random" }, phrase: `words ${deal}` });
          Object.assign(who, { table: id, seat: mine });
          await playOn(who, deal * FURTHER, dice(deal));
          await sit(who);
          await readable(who.page, `${game}, deal ${deal}`);
        }
      }
      who.check();
    }),
  );
}

test("in a fight the prompt is read whatever can be done", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    for (const [lang, width] of [["en", 1440], ["fr", 1000]]) {
      const people = await gather(browser, "julius", ["caesar", "pompey"], { width, height: 900, lang });
      await fightOfThree(people);
      const retreats = ({ path }) => path.length > 1 && "piece" in path[0] && "place" in path.at(-1);
      // Nobody is hit, so that all are there when retreats are offered.
      const pass = (scene) => scene.choices.find(({ action }) => /pass/.test(action.do)) ?? scene.choices[0];
      const { who, table } = await playUntil(people, (_, { scene }) => scene.battle !== null && scene.choices.some(retreats), pass, 200);
      await sit(who);
      const { page } = who;
      await byId(page, "battle").waitFor();
      await page.evaluate(() => document.fonts.ready);
      const way = table.scene.choices.find(retreats);
      if ((await page.locator(".fighter-buttons").count()) === 0) await page.locator(`.fighter-block[data-piece="${way.path[0].piece}"]`).first().click();
      await page.locator(".fighter-buttons .way").first().waitFor();
      assert.deepEqual(await unreadable(page), [], `${lang}, ${width}`);
      who.check();
    }
  }),
);

/** Makes so many decisions; ends are made of few, so that hands and pools fill. */
async function playOn(who, decisions, random) {
  const policy = liking(/^(?!.*(pass|end|resign|terminer|fin|passe)).*$/i, random);
  for (let made = 0; made < decisions;) {
    const table = await look(who);
    if (table.card.status === "over") return;
    if (table.scene.waiting_for.includes(who.seat)) {
      await act(who, table.version, [policy(table.scene).action]);
      made += 1;
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Looks at the table, and again with the tray folded or unfolded. */
async function readable(page, what) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  assert.deepEqual(await unreadable(page), [], what);
  const fold = byId(page, "tray-fold");
  if (!(await fold.isVisible())) return;
  const folded = await fold.getAttribute("aria-expanded");
  await fold.click();
  await page.locator(`[data-testid="tray-fold"]:not([aria-expanded="${folded}"])`).waitFor();
  assert.deepEqual(await unreadable(page), [], `${what}, aria-expanded no longer ${folded}`);
}
