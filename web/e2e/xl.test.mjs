// Caesar XL in the browser: a whole game by clicks with auction, tactics and retreat; a bot; axe; a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, decide, dice, gather, myTurn, player, playUntil, prepare, seriousInBothThemes, sit, startTable, state, twoPlayers, until, withBrowser } from "./helper.mjs";

/** What a player likes, the best first: words of the label, how often he gives in, and once that has been seen. */
const TASTE = [
  [/^Lay .* face down$/, 1, 1],
  [/^(Withdraw|Retreat to)/, 1, 0.3],
  [/^Put .* up for auction$/, 1, 0.2],
  [/^Bid /, 1, 0.2],
  [/^Take /, 0.8, 0.2],
  [/^Fight the battle/, 1, 1],
  [/ joins you in /, 1, 1],
  [/^Recruit a legion/, 0.4, 0.1],
  [/^Buy a card/, 0.5, 0.1],
  [/^Attack /, 0.8, 0.1],
  [/^Move /, 0.15, 0],
];
const ALL = ["a retreat", "a tactics card", "an auction with bids from both sides"];

/** Follows one's taste; otherwise ends what can be ended, so that the game comes to its end. */
const taste = (random, seen = new Set()) => (list) => {
  const pick = (some) => some[Math.floor(random() * some.length)];
  for (const [words, often, later] of TASTE) {
    const liked = list.filter((offer) => words.test(offer.label));
    if (liked.length > 0 && random() < (seen.size < ALL.length ? often : later)) return pick(liked);
  }
  const quiet = list.filter((offer) => offer.commit && !/^(Declare|Bid|Buy|Withdraw)/.test(offer.label));
  return pick(quiet.length > 0 ? quiet : list);
};

/** Both play until the end. What was seen on the way is noted in `seen`. */
async function playOut(players, random, seen) {
  let bidders = new Set();
  let drawn = 0;
  for (let decisions = 0; decisions < 3000; decisions += 1) {
    const who = await until("somebody's turn", async () => {
      const states = await Promise.all(players.map(({ page }) => state(page)));
      if (states.some((now) => now.status === "over")) return "over";
      return players[states.findIndex((now) => now.turn && !now.busy)];
    });
    if (who === "over") return decisions;
    // What is drawn is clicked a few times for each kind of thing, then the list: it is much faster.
    const made = await decide(who.page, random, drawn < 30 || decisions % 25 === 0 ? "board" : "list", null, taste(random, seen));
    if (made === null) continue;
    drawn += 1;
    if (/^Put .* up for auction/.test(made.label)) bidders = new Set();
    if (/^Bid /.test(made.label)) {
      bidders.add(who.name);
      if (bidders.size === players.length) seen.add("an auction with bids from both sides");
    }
    if (/^Lay .* face down/.test(made.label)) seen.add("a tactics card");
    if (/^(Withdraw|Retreat to)/.test(made.label)) seen.add("a retreat");
  }
  throw new Error("the game does not end");
}

test("two people play whole games of xl by clicks, with auction, tactics and retreat", { timeout: 600_000 }, () =>
  withBrowser(async (browser) => {
    const seen = new Set();
    // One game nearly always shows it all; what it missed, the next one shows.
    for (let games = 0; games < 3 && seen.size < ALL.length; games += 1) {
      const { one, two } = await twoPlayers(browser, { width: 1120, height: 700 }, "xl");
      const start = Date.now();
      const decisions = await playOut([one, two], dice(11 + games), seen);
      console.log(`# ${decisions} decisions in ${Math.round((Date.now() - start) / 1000)} s; seen: ${[...seen].join(", ")}`);
      const said = [];
      for (const who of [one, two]) {
        await until("both to see the end", async () => (await state(who.page)).status === "over");
        said.push(await byId(who.page, "game-over").locator("h2").innerText());
        who.check();
        await who.page.goto("about:blank");
        await who.context.close();
      }
      assert.ok(said.every((words) => words.length > 0), "the result is told");
      const won = said.filter((words) => /You have won/.test(words)).length;
      const lost = said.filter((words) => /You have lost/.test(words)).length;
      assert.equal(won, lost, "one wins and one loses, or it is a draw");
    }
    assert.deepEqual([...seen].toSorted(), ALL);
  }),
);

test("a guest plays ten decisions of xl against a bot", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    await prepare(who.page);
    await startTable(who, "play-bot", { game: "xl" });
    await myTurn(who.page);
    const random = dice(5);
    for (let made = 0; made < 10; made += 1) assert.ok(await decide(who.page, random, "board", null, taste(random)), "the game goes on");
    await byId(who.page, "tab-journal").click();
    assert.ok((await byId(who.page, "journal").locator(".journal-line").count()) > 3);
    assert.ok((await byId(who.page, "journal").locator(".chip").count()) > 3, "lines name their rules");
    who.check();
  }),
);

/** What does not fit beside or over something else. */
async function overflow(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wide > 1 ? [`the page is ${wide} px too wide`] : [];
  });
}

test("axe finds nothing serious on a table of xl, light and dark, and it fits a phone", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "xl", ["caesar", "pompey"], { width: 1280, height: 800 });
    const random = dice(21);
    const policy = (scene) => taste(random)(scene.choices.map((choice) => ({ ...choice, commit: choice.path.every((anchor) => "button" in anchor) })));
    const found = [];
    for (const what of ["auction", "battle"]) {
      const { who } = await playUntil(people, (one, { scene }) => scene[what] !== null, policy, 3000);
      await sit(who);
      await byId(who.page, what).waitFor();
      await byId(who.page, "tab-journal").click();
      for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
        await who.page.setViewportSize(size);
        await who.page.waitForTimeout(200);
        for (const line of [...(await seriousInBothThemes(who.page)), ...(await overflow(who.page))]) found.push(`${what}, ${size.width}: ${line}`);
      }
      await who.page.setViewportSize({ width: 1280, height: 800 });
    }
    for (const who of people) who.check();
    assert.equal(found.join("\n"), "");
  }),
);
