// Caesar XL in the browser: a whole game by clicks with auction, tactics and retreat; a bot; axe; a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, decide, dice, myTurn, player, prepare, serious, startTable, state, twoPlayers, until, withBrowser } from "./helper.mjs";

/** What a player likes, the best first: words of the label, and how often he gives in. */
const TASTE = [
  [/^Lay .* face down$/, 1],
  [/^(Withdraw|Retreat to)/, 0.7],
  [/^Put .* up for auction$/, 1],
  [/^Bid /, 0.8],
  [/^Take /, 0.8],
  [/^Fight the battle/, 1],
  [/ joins you in /, 1],
  [/^Recruit a legion/, 0.4],
  [/^Buy a card/, 0.5],
  [/^Attack /, 0.8],
  [/^Move /, 0.15],
];

/** Follows one's taste; otherwise ends what can be ended, so that the game comes to its end. */
function taste(list, random) {
  const pick = (some) => some[Math.floor(random() * some.length)];
  for (const [words, often] of TASTE) {
    const liked = list.filter((offer) => words.test(offer.label));
    if (liked.length > 0 && random() < often) return pick(liked);
  }
  const quiet = list.filter((offer) => offer.commit && !/^(Declare|Bid|Buy|Withdraw)/.test(offer.label));
  return pick(quiet.length > 0 ? quiet : list);
}

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
    const made = await decide(who.page, random, drawn < 40 || decisions % 25 === 0 ? "board" : "list", null, taste);
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

const ALL = ["a retreat", "a tactics card", "an auction with bids from both sides"];

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
      const won = said.filter((words) => /You won/.test(words)).length;
      const lost = said.filter((words) => /You lost/.test(words)).length;
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
    for (let made = 0; made < 10; made += 1) assert.ok(await decide(who.page, random, "board", null, taste), "the game goes on");
    await byId(who.page, "tab-journal").click();
    assert.ok((await byId(who.page, "journal").locator(".journal-line").count()) > 3);
    assert.ok((await byId(who.page, "journal").locator(".chip").count()) > 3, "lines name their rules");
    who.check();
  }),
);

/** Plays both seats until one of them sees that. */
async function untilSeen(players, random, what, most = 600) {
  for (let decisions = 0; decisions < most; decisions += 1) {
    for (const who of players) if ((await byId(who.page, what).count()) > 0) return who;
    const who = await until("somebody's turn", async () => {
      const states = await Promise.all(players.map(({ page }) => state(page)));
      if (states.some((now) => now.status === "over")) return "over";
      return players[states.findIndex((now) => now.turn && !now.busy)];
    });
    if (who === "over") return null;
    await decide(who.page, random, "list", null, taste);
  }
  return null;
}

/** What does not fit beside or over something else. */
async function overflow(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wide > 1 ? [`the page is ${wide} px too wide`] : [];
  });
}

test("axe finds nothing serious on a table of xl, light and dark, and it fits a phone", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const found = [];
    const sought = new Set(["auction", "battle"]);
    for (let games = 0; games < 3 && sought.size > 0; games += 1) {
      const { one, two } = await twoPlayers(browser, { width: 1280, height: 800 }, "xl");
      for (const what of [...sought]) {
        const who = await untilSeen([one, two], dice(21 + games), what);
        if (who === null) break;
        sought.delete(what);
        await byId(who.page, "tab-journal").click();
        for (const colorScheme of ["light", "dark"]) {
          await who.page.emulateMedia({ colorScheme });
          for (const size of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
            await who.page.setViewportSize(size);
            await who.page.waitForTimeout(200);
            await who.page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
            for (const line of [...(await serious(who.page)), ...(await overflow(who.page))]) found.push(`${what}, ${colorScheme}, ${size.width}: ${line}`);
          }
        }
        await who.page.emulateMedia({ colorScheme: "light" });
        await who.page.setViewportSize({ width: 1280, height: 800 });
      }
      one.check();
      two.check();
      await one.context.close();
      await two.context.close();
    }
    assert.deepEqual([...sought], [], "an auction and a battle came");
    assert.equal(found.join("\n"), "");
  }),
);
