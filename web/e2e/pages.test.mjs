// The pages beside the table: beginning a game, the page of each game, its rules, the end of a match.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, games, openLobby, player, playFromLobby, startTable, state, twoPlayers, until, URL_BASE, withBrowser } from "./helper.mjs";

const GAMES = await games();

test("a game begins by two clicks, and the dialog remembers side, opponent and level", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    const { page } = who;
    await openLobby(who);
    await playFromLobby(page, "julius", { side: "pompey", level: "random" });
    await byId(page, "table").waitFor();
    assert.equal((await state(page)).seat, "pompey");
    assert.match(await byId(page, "points-caesar").innerText(), /Tiro/);
    // The next time one press of a key will do: what was chosen stands there, and the button has the focus.
    await openLobby(who);
    const button = byId(page, "game-julius").locator('[data-testid="play-bot"]');
    await button.click();
    const pressed = byId(page, "play-dialog").locator('[aria-pressed="true"]');
    assert.deepEqual(await pressed.evaluateAll((all) => all.map((one) => one.dataset.value)), ["pompey", "bot", "random"]);
    const before = page.url();
    await page.keyboard.press("Enter");
    await until("the table", async () => page.url() !== before);
    await byId(page, "table").waitFor();
    assert.equal((await state(page)).seat, "pompey");
    // Another game has a memory of its own.
    await openLobby(who);
    await byId(page, "game-siege").locator('[data-testid="play-bot"]').click();
    assert.deepEqual(await pressed.evaluateAll((all) => all.map((one) => one.dataset.value)), ["roman", "bot", "greedy"]);
    await page.keyboard.press("Escape");
    await byId(page, "play-dialog").waitFor({ state: "detached" });
    who.check();
  }),
);

test("the lobby shows the games of a kind, and remembers which", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    const { page } = who;
    await openLobby(who);
    const shown = () => page.locator('[data-testid^="game-"].game').evaluateAll((cards) => cards.map((card) => card.dataset.testid.slice(5)));
    const all = await shown();
    assert.deepEqual([...all].sort(), GAMES.map(({ id }) => id).sort());
    const ofKind = GAMES.filter(({ labels }) => labels.kind === "Hexes").map(({ id }) => id);
    assert.ok(ofKind.length > 1 && ofKind.length < all.length);
    await byId(page, "kind-chip").filter({ hasText: /^Hexes/ }).click();
    assert.deepEqual(await shown(), all.filter((game) => ofKind.includes(game)));
    await page.reload();
    await byId(page, "kind-chip").first().waitFor();
    assert.equal((await shown()).length, ofKind.length, "kept over a reload");
    await byId(page, "kind-chip").first().click();
    assert.equal((await shown()).length, all.length);
    who.check();
  }),
);

test("the page of a game goes on with a lesson where it was left", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    const { page } = who;
    await openLobby(who);
    await page.goto(`${URL_BASE}/games/siege`);
    await byId(page, "lesson").waitFor();
    assert.equal(await byId(page, "lesson").locator("i").count(), 10);
    assert.equal(await byId(page, "lesson").getAttribute("data-done"), "0");
    await byId(page, "lesson-begin").click();
    for (const step of ["1", "2"]) {
      await until("the step", async () => (await byId(page, "guided").getAttribute("data-step")) === step);
      await byId(page, "guided-next").click();
    }
    await until("the third step", async () => (await byId(page, "guided").getAttribute("data-step")) === "3");
    await page.goto(`${URL_BASE}/games/siege`);
    await byId(page, "lesson").waitFor();
    assert.equal(await byId(page, "lesson").locator("i.done").count(), 2);
    assert.match(await byId(page, "lesson").innerText(), /Step 3 of 10/);
    await byId(page, "lesson-go-on").click();
    await until("the third step again", async () => (await byId(page, "guided").getAttribute("data-step")) === "3");
    who.check();
  }),
);

test("on a phone the dialog is a sheet at the lower edge, and a friend gets a link", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus", width: 390, height: 844, hasTouch: true });
    const { page } = who;
    await openLobby(who);
    await byId(page, "game-julius").locator('[data-testid="play-bot"]').tap();
    const box = await byId(page, "play-dialog").boundingBox();
    assert.ok(box.width === 390 && Math.abs(box.y + box.height - 844) < 1, JSON.stringify(box));
    await byId(page, "play-against").locator('[data-value="invite"]').tap();
    await byId(page, "play-start").tap();
    await byId(page, "invite-link").waitFor();
    who.check();
  }),
);

test("the page of each game says how it plays, in both languages, with its map and its pieces", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser);
    const { page } = who;
    await openLobby(who);
    for (const { id: game } of GAMES) {
      await page.goto(`${URL_BASE}/`);
      await byId(page, `game-${game}`).locator('[data-testid="game-link"]').click();
      await byId(page, "how-it-plays").waitFor();
      await page.locator(".hero-layer g .counter, .hero-layer g .block").first().waitFor();
      const said = [];
      for (let language = 0; language < 2; language += 1) {
        const sentences = await byId(page, "how-it-plays").locator("li").allInnerTexts();
        assert.equal(sentences.length, 5, game);
        said.push(sentences.join(" "));
        assert.ok((await byId(page, "how-to-win").innerText()).length > 60);
        await byId(page, "lang-switch").click();
        await until("the other language", async () => (await byId(page, "how-it-plays").locator("li").first().innerText()) !== sentences[0]);
      }
      assert.notEqual(said[0], said[1]);
      assert.ok((await byId(page, "pieces").locator("svg").count()) >= 4, "its pieces are drawn");
      // The rule beside a piece is there.
      for (const chip of await byId(page, "pieces").locator('[data-testid="rule-chip"]').all()) {
        await chip.click();
        await byId(page, "rule-drawer").locator("h3").waitFor();
        await byId(page, "rule-close").click();
      }
      await byId(page, "part-sources").click();
      await byId(page, "sources").getByText(".toml").first().waitFor();
      assert.match(page.url(), new RegExp(`/games/${game}/sources$`));
      assert.ok((await byId(page, "opponents").locator("li").count()) >= 2);
    }
    await byId(page, "game-play").click();
    await byId(page, "play-start").click();
    await byId(page, "table").waitFor();
    who.check();
  }),
);

test("the rules answer a misspelt question, and their numbers lead on", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser);
    const { page } = who;
    await page.goto(`${URL_BASE}/games/julius`);
    await byId(page, "rules-search").pressSequentially("can ceasar retraet by sea");
    await byId(page, "answer").first().getByText("Retreat by sea").waitFor();
    // The best answer is lit, and the contents stay below.
    assert.equal(await byId(page, "answer").first().locator("summary").evaluate((row) => getComputedStyle(row).backgroundColor), "rgb(251, 232, 180)");
    const [answer, contents] = [await byId(page, "answer").first().boundingBox(), await byId(page, "chapter").first().boundingBox()];
    assert.ok(contents.y > answer.y, "contents below the answers");
    await byId(page, "rules-search").fill("");
    await byId(page, "chapter").nth(6).locator("summary").click();
    await byId(page, "chapter").nth(6).getByText("7.64").first().waitFor();
    await byId(page, "all-rules").click();
    await byId(page, "rules-contents").getByText("Winter turn").click();
    await until("the chapter", async () => (await page.locator('[id="rule-8.0"]').boundingBox()).y < 800);
    const link = page.locator('[id="rule-1.2"] [data-testid="rule-ref"]').first();
    assert.equal(await link.innerText(), "8.4");
    await link.click();
    await until("the rule", async () => page.url().endsWith("#8.4"));
    assert.ok((await page.locator('[id="rule-8.4"]').getAttribute("class")).includes("open"));
    // On paper there is nothing to click.
    await page.emulateMedia({ media: "print" });
    for (const hidden of [".bar", ".rules-contents", '[data-testid="rules-print"]']) assert.equal(await page.locator(hidden).isVisible(), false, hidden);
    assert.equal(await page.locator('[id="rule-8.4"]').isVisible(), true);
    who.check();
  }),
);

test("the end shows why, points, losses and dice, and what comes next; the replay has all eyes", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    const { page } = who;
    const waits = await startTable(who, "play-bot", { game: "xl" });
    await startTable(who, "play-bot");
    await byId(page, "tab-more").click();
    await byId(page, "resign").click();
    await byId(page, "resign-yes").click();
    await byId(page, "game-over").waitFor();
    // One sentence says why, and a shield that it is lost.
    assert.match(await byId(page, "end-why").innerText(), /^Titus resigned\.\s*$/);
    assert.equal(await page.locator(".end-laurel use").getAttribute("href"), "#g-shield");
    // Only the map is drawn in its frame.
    const [frame, drawn] = [await byId(page, "map").boundingBox(), await page.locator(".stage-ground-box").boundingBox()];
    await until("the map to fill its frame", async () => Math.abs((await byId(page, "map").boundingBox()).width - (await page.locator(".stage-ground-box").boundingBox()).width) < 8 && Math.abs((await byId(page, "map").boundingBox()).height - (await page.locator(".stage-ground-box").boundingBox()).height) < 8, 5000).catch(() => assert.fail(JSON.stringify([frame, drawn])));
    await byId(page, "next-table").getByText("Caesar XL").waitFor();
    await byId(page, "end-eyes").waitFor();
    const backs = () => page.locator(".stage .piece .block-mark").count();
    await until("all pieces face up", async () => (await backs()) === 0);
    await byId(page, "end-eyes").locator('[data-value="caesar"]').click();
    await until("what Caesar saw", async () => (await backs()) > 5);
    await byId(page, "to-replay").click();
    await byId(page, "replay").waitFor();
    assert.equal(await byId(page, "replay-eyes").inputValue(), "all");
    await until("all eyes", async () => (await page.locator(".stage .piece").count()) > 20 && (await backs()) === 0);
    await page.goBack();
    await byId(page, "next-table").click();
    await until("the next table", async () => page.url().includes(waits));
    who.check();
  }),
);

/** The map's share of the window. */
async function mapShare(page) {
  const box = await byId(page, "map").boundingBox();
  const size = page.viewportSize();
  return { width: box.width / size.width, height: box.height / size.height, area: (box.width * box.height) / (size.width * size.height) };
}

test("a phone that lies across has the map beside prompt and cards, and one rail of tabs", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus", width: 844, height: 390, hasTouch: true });
    const { page } = who;
    await startTable(who, "play-bot");
    await page.locator(".stage .piece").first().waitFor();
    const map = await mapShare(page);
    assert.ok(map.height > 0.85 && map.width > 0.5, JSON.stringify(map));
    // Everything that is asked can be reached without moving the page.
    for (const id of ["prompt", "card"]) {
      const box = await byId(page, id).first().boundingBox();
      assert.ok(box.x >= 500 && box.x + box.width <= 844, `${id} stands beside the map: ${JSON.stringify(box)}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight || document.documentElement.scrollWidth > window.innerWidth), false);
    await byId(page, "phone-journal").tap();
    await byId(page, "journal").waitFor();
    assert.equal(await page.locator(".panel .tabs").isVisible(), false, "one row of tabs");
    await byId(page, "phone-map").tap();
    await byId(page, "card").first().tap();
    await byId(page, "confirm").tap();
    await until("the card to be played", async () => (await state(page)).version > 0);
    who.check();
  }),
);

test("an upright phone has one row of tabs, from which everything is reached", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus", width: 390, height: 844, hasTouch: true });
    const { page } = who;
    await startTable(who, "play-bot");
    assert.ok((await mapShare(page)).height >= 0.55, "the map has its share");
    await byId(page, "phone-more").tap();
    assert.equal(await page.locator(".panel .tabs").isVisible(), false);
    await byId(page, "more-rules").tap();
    await byId(page, "rules-search").waitFor();
    // The lobby begins with what waits.
    await page.goto(`${URL_BASE}/`);
    await byId(page, "turn-tables").waitFor();
    const [waits, games] = [await byId(page, "turn-tables").boundingBox(), await byId(page, "game-julius").boundingBox()];
    assert.ok(waits.y < games.y && waits.y < 300, `${waits.y} ${games.y}`);
    who.check();
  }),
);

test("players see who is at the table, and when the other was there last", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two, id } = await twoPlayers(browser);
    const dot = byId(one.page, "table-bar").locator('[data-testid="presence"]');
    await until("the other to be there", async () => (await dot.getAttribute("data-now")) === "true");
    assert.equal(await dot.getAttribute("title"), "is here");
    assert.equal(await dot.count(), 1, "of oneself one knows it");
    // In a narrow window, where names have no room, the dot stays, and the words are said elsewhere.
    await one.page.setViewportSize({ width: 390, height: 844 });
    assert.equal(await dot.isVisible(), true);
    await byId(one.page, "phone-more").click();
    await byId(one.page, "present").getByText("is here").waitFor();
    await byId(one.page, "phone-map").click();
    await one.page.setViewportSize({ width: 1440, height: 900 });
    await two.page.goto("about:blank");
    await until("the other to be gone", async () => (await dot.getAttribute("data-now")) === "false");
    assert.match(await dot.getAttribute("title"), /^last here (now|1 minute ago)$/);
    await openLobby(one);
    await byId(one.page, "table-row").first().locator('[data-now="false"]').waitFor();
    await two.page.goto(`${URL_BASE}/t/${id}`);
    await byId(two.page, "table").waitFor();
    await openLobby(one);
    await byId(one.page, "table-row").first().locator('[data-now="true"]').waitFor();
    // Who only watches sees no such thing.
    const three = await player(browser, { name: "Servilia" });
    await three.page.goto(`${URL_BASE}/t/${id}`);
    await byId(three.page, "table").waitFor();
    assert.equal(await byId(three.page, "presence").count(), 0);
    for (const who of [one, two, three]) who.check();
  }),
);
