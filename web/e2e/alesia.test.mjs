// Epic Battle of Alesia in the browser: a march of many with an exception, fire by click and by standing order,
// an assault, hidden forces, the night, a phone. Games are played quickly over HTTP as far as the moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, byId, call, gather, look, player, prepare, serious, sit, state, traffic, until, URL_BASE, withBrowser } from "./helper.mjs";

/** What a quiet player does: whatever ends something, and otherwise what comes first. */
const ENDS = ["hold_fire", "stay_inside", "ready", "halt", "end_moves", "propose", "end_declaration", "end_advance"];
const quiet = (scene) => ENDS.flatMap((kind) => scene.choices.find(({ action }) => action.do === kind) ?? []).at(0) ?? scene.choices[0];
const isWaitedFor = (table, { seat }) => table.scene.waiting_for.includes(seat);

/** The table without what its pieces can do, which is much. */
const glance = (who) => call(who, "GET", `/tables/${who.table}?seat=${who.seat}&faces=none`);

/** Lets people play quietly until `enough(table)`. */
async function quietly(people, enough, most = 400) {
  for (let made = 0; made < most; made += 1) {
    for (const who of people) {
      const table = await glance(who);
      if (enough(table)) return { who, table };
      if (isWaitedFor(table, who)) await act(who, table.version, [quiet(table.scene).action]);
    }
  }
  throw new Error("no such moment came");
}

/** A march of many over HTTP: each piece to the first of the places that has room. */
async function march(who, wishes) {
  const { version } = await glance(who);
  const plan = await call(who, "POST", `/tables/${who.table}/march`, { seat: who.seat, version, marches: wishes });
  const parts = [...plan.goes.map((route) => [route.choice.action, ...route.then]), ...(plan.halt === null ? [] : [[plan.halt]])];
  const acted = await call(who, "POST", `/tables/${who.table}/actions`, { seat: who.seat, version, parts });
  return { plan, acted };
}

const block = (columns, rows) => columns.flatMap((column) => rows.map((row) => `${String(column).padStart(2, "0")}${row}`));
const relief = (scene, kind, count) => scene.pieces.filter((piece) => piece.place === "zone-I" && piece.id.startsWith(kind)).slice(0, count).map(({ id }) => id);
const FOOT = /^r-|^(?!equites|commius|b-)/;
const foot = (scene, count) => scene.pieces.filter((piece) => piece.place === "zone-I" && FOOT.test(piece.id) && !piece.id.startsWith("equites") && piece.face.glyph === "gaul").slice(0, count).map(({ id }) => id);

/** The relief army comes onto the map in a block at the western edge, and horse before it, within range of a fort. */
async function enter(gaul, roman, count, rows) {
  await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
  const { scene } = await look(gaul);
  const to = block([4, 3, 2, 1], rows);
  const men = foot(scene, count);
  const { plan } = await march(gaul, men.map((piece) => ({ piece, to })));
  assert.equal(plan.goes.length, count, JSON.stringify(plan.stays.slice(0, 2)));
  return { men, horse: relief(scene, "equites", 20), roman };
}

/** A unit goes somewhere, and whoever is asked on the way lets it pass. */
async function ride(gaul, roman, piece, place) {
  for (let tries = 0; tries < 6; tries += 1) {
    if ((await look(gaul)).scene.pieces.find(({ id }) => id === piece).place === place) return;
    await march(gaul, [{ piece, to: [place] }]).catch(() => undefined);
    const table = await glance(roman);
    if (isWaitedFor(table, roman)) await act(roman, table.version, [{ do: "hold_fire" }]);
  }
  throw new Error(`${piece} does not get to ${place}`);
}

/** Two people; the Roman answers for himself, without the orders that he begins with. */
async function table2(browser, set = {}) {
  const people = await gather(browser, "alesia", ["roman", "gaul"], { set });
  await call(people[0], "PUT", `/tables/${people[0].table}/orders`, { seat: "roman", orders: [] });
  return people;
}
const chosen = (page) => byId(page, "army-chosen").getAttribute("data-count").then(Number);

/** The middle of a hex on the screen. */
async function hexPoint(page, hex) {
  return page.evaluate((name) => {
    const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    const [radius, margin] = [24, 74];
    const tall = radius * Math.sqrt(3);
    const [x, y] = [margin + radius + 1.5 * radius * (column - 1), margin + tall * (row - 0.5) + (column % 2 === 0 ? tall / 2 : 0)];
    const { a, d, e, f } = document.querySelector(".stage-map").getScreenCTM();
    return { x: a * x + e, y: d * y + f };
  }, hex);
}
const clickHex = async (page, hex, more = {}) => {
  const { x, y } = await hexPoint(page, hex);
  await page.mouse.click(x, y, more);
};

test("forty units march in one go, and the one that cannot is named with its rule", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    const { men, horse } = await enter(gaul, roman, 39, ["27", "28", "29", "30", "31"]);
    // Horse in the river before the works; the Romans let it pass.
    await ride(gaul, roman, horse[0], "0729");
    await quietly([roman, gaul], ({ scene }) => /turn 2/.test(scene.headline.when) && scene.waiting_for.includes("gaul"));
    await sit(gaul);
    const { page } = gaul;
    await byId(page, "army-lasso").waitFor();
    await byId(page, "army-idle").waitFor();
    await page.locator(".stage-zoom button").nth(2).click();
    // By the lasso: a line round them all.
    await byId(page, "army-lasso").click();
    const corners = await Promise.all(["0126", "0926", "0934", "0134"].map((hex) => hexPoint(page, hex)));
    await page.mouse.move(corners[0].x - 20, corners[0].y);
    await page.mouse.down();
    for (const { x, y } of [...corners.slice(1), corners[0]]) await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    await byId(page, "army-chosen").waitFor();
    assert.equal(await chosen(page), 40);
    const measure = await traffic(gaul);
    const { bytes } = await measure.cost(() => clickHex(page, "0226"));
    assert.ok(bytes < 15_000, `the plan is ${bytes} bytes`);
    await byId(page, "army-plan").waitFor();
    assert.equal(await byId(page, "army-exception").count(), 1, await byId(page, "army-plan").innerText());
    assert.match(await byId(page, "army-exception").innerText(), /Equites 1.*22\.1/s);
    const before = (await state(page)).version;
    await byId(page, "army-go").click();
    await until("the march", async () => (await state(page)).version > before + 30 && !(await state(page)).busy);
    const { scene } = await look(gaul);
    const moved = scene.pieces.filter((piece) => men.includes(piece.id) && piece.marks.includes("moved"));
    assert.equal(moved.length, 39, "all the others have marched");
    // One click takes all of it back.
    await byId(page, "undo").click();
    await until("all to be back", async () => (await look(gaul)).scene.pieces.every((piece) => !piece.marks.includes("moved")));
    gaul.check();
  }),
);

test("the Romans fire by a click beside the unit, and a standing order holds for them", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
    const horse = relief((await look(gaul)).scene, "equites", 6);
    await march(gaul, [{ piece: horse[0], to: ["0729"] }]);
    await sit(roman);
    const { page } = roman;
    const card = byId(page, "army-shots");
    await card.waitFor();
    assert.match(await card.innerText(), /Fort 1028 fires at Equites 1/);
    await until("the chances", async () => (await card.locator(".army-bar i").count()) >= 2);
    assert.match(await byId(page, "prompt-text").innerText(), /Equites 1 is in range/);
    // Keys as well: H holds, F fires.
    await byId(page, "army-fire").first().click();
    await until("the shot", async () => (await look(gaul)).journal.some(({ text }) => /Fort 1028 (fires|shoots)/.test(text)));
    // An order: everybody holds. The next ride is stopped by nobody, and the Romans are not asked.
    await byId(page, "order-search").fill("everybody hold fire");
    await byId(page, "order-add").first().click();
    await until("the order to stand", async () => (await byId(page, "army-orders").locator("ol li").count()) === 1);
    await quietly([gaul], ({ scene }) => /Bring units/.test(scene.prompt.text), 4);
    const { acted } = await march(gaul, [{ piece: horse[1], to: ["0629"] }]);
    assert.equal(acted.stopped, null, "an order that holds stops no march");
    assert.equal(await card.count(), 0);
    assert.deepEqual(await serious(page, { part: ".panel" }), []);
    roman.check();
  }),
);

test("each Gallic seat and the Romans see only their own of what lies off the map", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "alesia", ["roman", "relief", "besieged"], { set: { players: "3" } });
    const [roman, inside] = [people[0], people[2]];
    const outside = people[1];
    for (const who of [roman, inside]) {
      who.heard = [];
      who.page.on("response", (answer) => {
        if (answer.url().includes("/api/v1/tables/") && !answer.url().endsWith("/events")) void answer.text().then((text) => who.heard.push(text), () => {});
      });
      await sit(who);
    }
    // The relief army divides: some enter, some go on, the others stay.
    await quietly([inside, outside], ({ scene }) => /Bring units/.test(scene.prompt.text), 6);
    const men = foot((await look(outside)).scene, 40);
    await march(outside, men.slice(0, 6).map((piece) => ({ piece, to: block([1, 2], ["28", "29", "30"]) })));
    await quietly([inside, outside], ({ scene }) => /next zone/.test(scene.prompt.text), 6);
    await march(outside, men.slice(10, 30).map((piece) => ({ piece, to: ["zone-II"] })));
    await quietly(people, ({ scene }) => scene.waiting_for.includes("roman"), 30);
    await until("the news", async () => (await state(roman.page)).turn);
    const { scene } = await look(outside);
    const hidden = new Map(scene.pieces.filter((piece) => /^zone-/.test(piece.place)).map(({ id, place }) => [id, place]));
    assert.ok([...hidden.values()].includes("zone-II") && [...hidden.values()].includes("zone-I"));
    for (const who of [roman, inside]) {
      assert.ok(who.heard.length > 1);
      for (const body of who.heard.map((text) => JSON.parse(text))) {
        const seen = body.scene ?? body.table?.scene;
        for (const piece of seen?.pieces ?? []) if (hidden.has(piece.id)) assert.equal(piece.place, "off", `${who.seat} is told where ${piece.id} is`);
        for (const line of body.journal ?? body.table?.journal ?? []) assert.doesNotMatch(line.text, /zone [IVX]+\b.*(moves|goes)|(moves|goes).*zone [IVX]+\b/i, `${who.seat} reads it in the journal`);
      }
    }
    // The markers are for all: which zones hold somebody.
    for (const zone of ["zone-I", "zone-II"]) assert.equal(await byId(roman.page, `area-${zone}`).locator(".army-presence").count(), 1);
    assert.equal(await byId(roman.page, "area-zone-I").locator(".army-count").count(), 0);
    roman.check();
    inside.check();
  }),
);

test("an assault: who owes is marked, a proposal is taken over, a whole turn needs few clicks", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    await call(roman, "PUT", `/tables/${roman.table}/orders`, { seat: "roman", orders: [{ order: "hold", whom: "all", when: "always" }] });
    await enter(gaul, roman, 30, ["27", "28", "29", "30", "31"]);
    const turn = (n) => ({ scene }) => new RegExp(`turn ${n}\\b`).test(scene.headline.when) && scene.waiting_for.includes("gaul");
    // A turn to the river, then to the works.
    for (const n of [2]) {
      await quietly([roman, gaul], turn(n));
      const { scene } = await look(gaul);
      const men = scene.pieces.filter((piece) => piece.side === "gaul" && /^\d{4}$/.test(piece.place) && piece.face.glyph === "gaul").sort((a, b) => b.place.localeCompare(a.place));
      const east = (place, by) => `${String(Number(place.slice(0, 2)) + by).padStart(2, "0")}${place.slice(2)}`;
      await march(gaul, men.map(({ id, place }) => ({ piece: id, to: [], along: [1, 2, 3, 4].map((by) => east(place, by)) })));
    }
    await quietly([roman, gaul], turn(3));
    await sit(gaul);
    const { page } = gaul;
    let clicks = 0;
    const press = async (locator) => {
      clicks += 1;
      const before = (await state(page)).version;
      await locator.click();
      return before;
    };
    await byId(page, "army-idle").waitFor();
    await press(page.locator(".stage-zoom button").nth(2));
    await press(byId(page, "army-all").first());
    assert.ok((await chosen(page)) >= 25, `${await chosen(page)} chosen`);
    // Against the cohort on the rampart: all go as far as they can.
    clicks += 1;
    await clickHex(page, "1030");
    await byId(page, "army-plan").waitFor();
    const before = await press(byId(page, "army-go"));
    await until("the march", async () => (await state(page)).version > before && !(await state(page)).busy);
    const phase = () => page.locator('[data-testid="prompt-text"]').innerText();
    for (let tries = 0; tries < 8 && !/Declare/.test(await phase()); tries += 1) {
      await until("my turn", async () => (await state(page)).turn && !(await state(page)).busy);
      if ((await byId(page, "commit").count()) > 0 && !/Declare/.test(await phase())) await press(byId(page, "commit").last());
      await page.waitForTimeout(300);
    }
    assert.match(await phase(), /Declare/);
    await until("what is owed", async () => (await page.locator(".hex-pill.owed").count()) > 0);
    assert.ok((await page.locator(".counter-state.owing").count()) > 0, "units that must attack wear a mark");
    assert.ok((await byId(page, "army-owed").count()) > 0);
    await press(byId(page, "commit").filter({ hasText: /propose/i }));
    await until("the proposal", async () => (await page.locator(".hex-pill.owed").count()) === 0 && (await page.locator(".hex-pill").count()) > 0);
    await until("the chances", async () => (await byId(page, "army-sum").count()) === 1);
    assert.match(await byId(page, "army-sum").innerText(), /\d+ %/);
    await press(byId(page, "commit").last());
    assert.ok(clicks < 60, `${clicks} clicks`);
    console.log(`an assault turn: ${clicks} clicks as far as the battles`);
    gaul.check();
  }),
);

test("the night between the two days passes in the browser", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser, { turns: "10" });
    await quietly([gaul, roman], ({ scene }) => /^Period 1, turn 10/.test(scene.headline.when) && scene.waiting_for.includes("roman"), 300);
    await sit(roman);
    await quietly([gaul, roman], ({ scene }) => /Relocate/.test(scene.prompt.text) || /^Period 2/.test(scene.headline.when), 60);
    const { page } = roman;
    await until("the night", async () => /Relocate|Recover|Move|Waiting/.test(await byId(page, "prompt-text").innerText()));
    const { scene } = await look(roman);
    assert.ok(scene.headline.when !== "" && (await byId(page, "table").count()) === 1);
    await quietly([gaul, roman], (table) => /^Period 2, turn 1\b/.test(table.scene.headline.when), 60);
    await until("the second day", async () => /Period 2/.test(await page.locator(".bar").innerText()));
    roman.check();
  }),
);

test("a phone: zones in a row, many chosen by a tap, the plan in the sheet", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [, gaul] = await gather(browser, "alesia", ["roman", "gaul"], { width: 390, height: 844, hasTouch: true, isMobile: true });
    await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
    await sit(gaul);
    const { page } = gaul;
    const zone = byId(page, "area-zone-I").locator("button").first();
    await zone.waitFor();
    const box = await zone.boundingBox();
    assert.ok(box.height >= 38 && box.width >= 30, JSON.stringify(box));
    await zone.tap();
    assert.ok((await chosen(page)) > 100);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, "nothing sticks out");
    await byId(page, "army-clear").tap();
    await until("nobody to be chosen", async () => (await byId(page, "army-chosen").count()) === 0);
    gaul.check();
  }),
);

test("the guided game of alesia teaches ten steps", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Lucius" });
    const { page } = who;
    await prepare(page);
    await call(who, "POST", "/me", { name: "Lucius" });
    const { id } = await call(who, "POST", "/tables", { game: "alesia", seats: { gaul: "me" }, guided: true });
    await page.goto(`${URL_BASE}/t/${id}?guided=1`);
    await byId(page, "guided").waitFor();
    const at = () => byId(page, "guided").getAttribute("data-name");
    const done = [];
    for (let clicks = 0; clicks < 40 && (await at()) !== "battle"; clicks += 1) {
      const name = await at();
      if ((await byId(page, "guided-next").count()) > 0) await byId(page, "guided-next").click();
      else if (name === "why") {
        await byId(page, "why").click();
        await page.locator(".stage").click({ position: { x: 500, y: 300 } });
        await until("the step to end", async () => (await at()) !== "why");
        await byId(page, "why").click();
      } else {
        await until("my turn", async () => (await state(page)).turn && !(await state(page)).busy);
        await page.waitForTimeout(350);
        if ((await at()) !== name) continue;
        const now = byId(page, "guided-now");
        const shows = await now.getAttribute("data-shows");
        if (shows === null) {
          const label = /[“«]\s*(.+?)\s*[”»]/.exec(await now.innerText())?.[1];
          assert.ok(label, `${name} names a button: ${await now.innerText()}`);
          await page.locator(".prompt-buttons button").filter({ hasText: label }).first().click();
        } else if (shows.startsWith("place:")) await clickHex(page, shows.slice(6));
        else await byId(page, shows).first().click();
        await page.waitForTimeout(500);
      }
      if ((await at()) !== name) done.push(name);
    }
    assert.deepEqual(done, ["screen", "counters", "goal", "inside", "enter", "entries", "zones", "why", "fire"]);
    await byId(page, "guided-finish").click();
    assert.equal((await state(page)).status, "playing");
    who.check();
  }),
);
