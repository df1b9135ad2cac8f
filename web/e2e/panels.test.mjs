// The parts of the table that games may have: auctions, amounts, layers, areas, hands with names, a
// third side. The server's answer is changed on its way, so that one scene has them all.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, player, prepare, serious, startTable, until, withBrowser } from "./helper.mjs";

const card = (id, name, more = {}) => ({ shows: "front", id, name, text: "Win one auction more.", glyph: "mars", numbers: [], kind: "Leader", symbols: ["optimates"], ...more });
const choice = (label, path, more = {}) => ({ action: { do: label }, label, path, rule: "5.0", attack: false, limit: null, cost: null, stops: false, amount: null, unspent: null, aside: false, chance: null, usual: false, ...more });
const counter = (id, place, code, more = {}) => ({
  id,
  side: "caesar",
  place,
  face: { shows: "counter", colour: "roman", shape: "square", name: `Cohort ${code}`, code, glyph: "legion", figures: [{ kind: "combat", text: "5", reduced: false }, { kind: "movement", text: "8", reduced: false }], stripe: "box-1" },
  facing: null,
  marks: [],
  note: "Fights with 5 and marches 8.",
  ...more,
});

function everything(table) {
  const { scene } = table;
  scene.sides.push({ seat: "labienus", name: "Labienus", colour: "labienus", allied: false, points: 2 });
  scene.tracks.push({ id: "gold", kind: "number", side: null, label: "Gold", value: 12, of: 30, apart: [] });
  scene.auction = {
    card: card("cato", "Cato"),
    bids: [
      { side: "caesar", amount: 3, purse: 12 },
      { side: "pompey", amount: 4, purse: 9 },
      { side: "labienus", amount: null, purse: 7 },
    ],
    leads: "pompey",
  };
  scene.hands.push({ side: null, kind: "forum", label: "Forum", cards: [card("brutus", "Brutus"), { shows: "back" }] });
  scene.areas.push(
    { id: "box-1", label: "Antonius", side: "caesar", kind: "box", piece: "leader-1", used: 5, of: 12 },
    { id: "stock", label: "Stock", side: "caesar", kind: "pool", piece: null, used: 1, of: 4 },
  );
  scene.pieces.push(counter("leader-1", "box-1", "ANT"), counter("cohort-1", "box-1", "VI"), counter("cohort-2", "stock", "VII"));
  scene.overlays = [
    { kind: "command", label: "Command", rule: "6.1", side: "caesar", piece: null, places: ["Roma", "Genua"], lines: [] },
    { kind: "sight", label: "Sight", rule: "1.3", side: "caesar", piece: null, places: [], lines: [{ from: "Roma", to: "Utica", blocked: "Caralis" }] },
  ];
  scene.choices = [
    ...[5, 6, 7, 8].map((amount) => choice(`Bid ${amount}`, [{ button: "bid" }], { action: { do: "bid", amount }, amount })),
    choice("Pass", [{ button: "pass" }]),
    choice("Take Brutus", [{ card: "brutus" }]),
  ];
  table.pickable = [];
  return table;
}

/** Opens a table whose scene is changed; what is sent is kept back. */
async function changedTable(browser, size = {}) {
  const who = await player(browser, { name: "Fulvia", ...size });
  await prepare(who.page);
  const sent = [];
  let last = null;
  await who.page.route(/\/api\/v1\/tables\/[^/?]+\?/, async (route) => {
    // At the end of a test an answer may still be on its way.
    const answer = await route.fetch().catch(() => null);
    const table = await answer?.json().catch(() => null);
    if (!table) return;
    last = everything(table);
    await route.fulfill({ response: answer, json: last }).catch(() => undefined);
  });
  await who.page.route(/\/actions\?/, async (route) => {
    const body = route.request().postDataJSON();
    sent.push(body.parts[0][0]);
    await route.fulfill({ json: { version: body.version, done: 1, of: 1, stopped: null, refused: null, table: last } });
  });
  await startTable(who, "play-bot");
  return { who, page: who.page, sent };
}

test("an auction with amounts, layers, areas and three sides", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const { who, page, sent } = await changedTable(browser);
    const words = await byId(page, "auction").innerText();
    assert.match(words, /Cato/);
    assert.match(words, /Pompey\s+bids 4[\s\S]*leads/);
    assert.match(words, /Labienus\s+no bid\s+owns 7/);
    for (const seat of ["caesar", "pompey", "labienus"]) await byId(page, `points-${seat}`).waitFor();
    assert.match(await byId(page, "tracks").innerText(), /Gold\s+12\s*\/ 30/);
    assert.match(await byId(page, "hand").innerText(), /FORUM/);
    assert.match(await byId(page, "area-stock").innerText(), /STOCK, 1 OF 4/i);

    // Four bids are one control, by the mouse and by the keyboard.
    assert.equal(await byId(page, "stepper").count(), 1);
    assert.equal(await byId(page, "commit").count(), 1, "passing is a button of its own");
    await byId(page, "stepper-more").click();
    await byId(page, "stepper-more").focus();
    await page.keyboard.press("Enter");
    assert.equal(await byId(page, "stepper-amount").innerText(), "7");
    await byId(page, "stepper-less").click();
    await byId(page, "stepper-more").click();
    await byId(page, "stepper-send").click();
    await until("the bid", async () => sent.length > 0);
    assert.deepEqual(sent[0], { do: "bid", amount: 7 });

    // Layers are switched, and name their rule.
    const layer = byId(page, "layer").filter({ hasText: "Command" });
    assert.equal(await layer.getAttribute("aria-pressed"), "false");
    assert.equal(await page.locator('[data-overlay="command"]').count(), 0);
    await layer.click();
    assert.equal(await layer.getAttribute("aria-pressed"), "true");
    await page.locator('[data-overlay="command"]').waitFor({ state: "attached" });
    await byId(page, "layers").locator('[data-testid="rule-chip"]').waitFor();

    // A commander's box has a tab; a piece there shows in the lens.
    await byId(page, "tab-command").click();
    await byId(page, "area-box-1").waitFor();
    await byId(page, "area-stock").locator("[data-piece]").first().hover();
    assert.match(await byId(page, "lens").innerText(), /Cohort VII[\s\S]*marches 8/i);

    // A card that lies open is clicked like one's own.
    await page.locator('[data-card="brutus"] button').click();
    await byId(page, "confirm").click();
    await until("the card", async () => sent.length > 1);
    assert.deepEqual(sent[1], { do: "Take Brutus" });
    who.check();
  }),
);

test("the victory list shows a place on the map", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Servilia" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    const entries = byId(page, "score-entry");
    assert.ok((await entries.count()) > 5, "cities that count");
    const total = await page.evaluate(() => [...document.querySelectorAll('[data-testid="score-entry"][data-side="pompey"] .score-value')].reduce((sum, value) => sum + Number(value.textContent), 0));
    assert.equal(total, Number(await byId(page, "points-pompey").locator("b").innerText()), "the list and the bar agree");
    await entries.filter({ hasText: "Alexandria" }).click();
    await page.locator(".shown-ring").waitFor({ state: "attached" });
    const [ring, stage] = await Promise.all([page.locator(".shown-ring").first().boundingBox(), page.locator(".stage").boundingBox()]);
    assert.ok(ring.x > stage.x && ring.x + ring.width < stage.x + stage.width && ring.y > stage.y && ring.y < stage.y + stage.height, "it is in sight");
    who.check();
  }),
);

for (const [name, size] of [["light", { colorScheme: "light" }], ["dark", { colorScheme: "dark" }], ["phone", { width: 390, height: 844, hasTouch: true, isMobile: true }]]) {
  test(`no serious violation in an auction: ${name}`, { timeout: 90_000 }, () =>
    withBrowser(async (browser) => {
      const { who, page } = await changedTable(browser, size);
      await byId(page, "auction").waitFor();
      const found = await serious(page);
      if (name === "phone") {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 391, `nothing sticks out (${wide})`);
        await byId(page, "phone-command").tap();
      } else await byId(page, "tab-command").click();
      await byId(page, "area-box-1").waitFor();
      found.push(...(await serious(page)));
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/auction-${name}.png` });
      assert.deepEqual(found, []);
      who.check();
    }),
  );
}
