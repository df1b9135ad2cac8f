// Epic Battle of Alesia in the browser: a march of many with an exception, fire by click and by standing order,
// an assault, hidden forces, the night, a phone. Games are played quickly over HTTP as far as the moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { block, chosen, clickHex, enter, foot, glance, hexPoint, march, quietly, relief, ride, table2 } from "./alesia-play.mjs";
import { act, byId, call, gather, look, offers, player, prepare, serious, sit, state, traffic, until, URL_BASE, withBrowser } from "./helper.mjs";

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
    // How it came there: its way, with the points spent in each hex that it has left.
    assert.equal(await byId(page, "army-trail").count(), 1);
    const spent = await byId(page, "army-trail-spent").allTextContents();
    assert.ok(spent.length > 0 && spent.every((points) => /^(\d+½?|½)$/.test(points)), JSON.stringify(spent));
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-trail.png` });
    // Keys as well: H holds, F fires.
    await byId(page, "army-fire").first().click();
    await until("the shot", async () => (await look(gaul)).journal.some(({ text }) => /Fort 1028 (fires|shoots)/.test(text)));
    // An order: everybody holds. The next ride is stopped by nobody, and the Romans are not asked.
    await byId(page, "order-new").click();
    await byId(page, "order-search").fill("everybody hold fire");
    await until("the order to be found", async () => (await byId(page, "order-add").count()) === 1);
    await byId(page, "order-add").first().click();
    await until("the order to stand", async () => (await byId(page, "order-line").count()) === 1);
    await quietly([gaul], ({ scene }) => /Bring units/.test(scene.prompt.text), 4);
    const { acted } = await march(gaul, [{ piece: horse[1], to: ["0629"] }]);
    assert.equal(acted.stopped, null, "an order that holds stops no march");
    assert.equal(await card.count(), 0);
    assert.deepEqual(await serious(page, { part: ".panel" }), []);
    roman.check();
  }),
);

test("orders are a table: the line that asks is gold, the one that answered is named, and to hold may stand for the turn", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    const asks = { order: "ask", whom: { fort: "1028" }, when: { range: 3 } };
    await call(roman, "PUT", `/tables/${roman.table}/orders`, { seat: "roman", orders: [asks, { order: "usual" }] });
    await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
    const horse = relief((await look(gaul)).scene, "equites", 6);
    await march(gaul, [{ piece: horse[0], to: ["0729"] }]);
    await sit(roman);
    const { page } = roman;
    await byId(page, "army-shots").waitFor();
    const gold = page.locator('[data-testid="order-line"].asks');
    assert.match(await gold.innerText(), /range 3.*ask me/s);
    assert.ok((await byId(page, "order-usual-line").count()) >= 6, "the profile stands behind it");
    // What the fort has left: three shots, that at three hexes asked about.
    await until("the shots", async () => (await byId(page, "shots-left").count()) === 1);
    assert.deepEqual(await byId(page, "shots-left").locator(".army-disc").allInnerTexts(), ["3", "2", "1"]);
    assert.deepEqual(await page.locator(".army-disc.asked").allInnerTexts(), ["3"]);
    assert.deepEqual(await serious(page, { part: ".panel" }), []);
    // A line of one's own, of three parts: the fort holds at two hexes.
    await byId(page, "order-new").click();
    await byId(page, "order-object").selectOption("Fort 1028");
    await byId(page, "order-when").selectOption("range 2");
    await byId(page, "order-refrains").click();
    await until("the order to stand", async () => (await byId(page, "order-line").count()) === 2);
    // On the map the fort bears a badge of what is told it first.
    const badge = page.locator('[data-testid="army-badge"][data-place="1028"]');
    assert.equal(await badge.count(), 1);
    assert.equal(await badge.locator("text").textContent(), "H");
    // Nobody fires for the rest of the turn: the next is not asked about.
    await byId(page, "army-hold-on").click();
    await until("the question to be over", async () => (await byId(page, "army-shots").count()) === 0);
    await until("the order for the turn", async () => /this turn/.test(await byId(page, "army-orders").innerText()));
    await quietly([gaul], ({ scene }) => /Bring units/.test(scene.prompt.text), 4);
    const { acted } = await march(gaul, [{ piece: horse[1], to: ["0629"] }]);
    assert.equal(acted.stopped, null);
    await until("the order that answered", async () => (await byId(page, "order-answered").count()) === 1);
    assert.match(await byId(page, "order-answered").innerText(), /Everybody: hold fire/);
    // What it let pass is told in the journal, to its owner alone.
    assert.deepEqual((await glance(gaul)).answered, []);
    await byId(page, "tab-journal").click();
    assert.match(await byId(page, "journal-held").last().innerText(), /let it pass 2 times: Everybody: hold fire/);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-held.png` });
    await byId(page, "tab-army").click();
    // With the turn the order is over.
    await quietly([roman, gaul], ({ scene }) => /turn 2/.test(scene.headline.when), 60);
    await until("the order to end", async () => (await byId(page, "order-line").count()) === 2);
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

test("an assault: who owes is marked, a proposal is taken over, and a whole turn to its end needs few clicks", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await table2(browser);
    await call(roman, "PUT", `/tables/${roman.table}/orders`, { seat: "roman", orders: [{ order: "hold", whom: "all", when: "always" }, { order: "best_die" }, { order: "hold_the_line" }] });
    await enter(gaul, roman, 30, ["27", "28", "29", "30", "31"]);
    const turn = (n) => ({ scene }) => new RegExp(`turn ${n}\\b`).test(scene.headline.when) && scene.waiting_for.includes("gaul");
    // A turn to the river, then to the works.
    await quietly([roman, gaul], turn(2));
    const men = (await look(gaul)).scene.pieces.filter((piece) => piece.side === "gaul" && /^\d{4}$/.test(piece.place) && piece.face.glyph === "gaul").sort((a, b) => b.place.localeCompare(a.place));
    const east = (place, by) => `${String(Number(place.slice(0, 2)) + by).padStart(2, "0")}${place.slice(2)}`;
    await march(gaul, men.map(({ id, place }) => ({ piece: id, to: [], along: [1, 2, 3, 4].map((by) => east(place, by)) })));
    await quietly([roman, gaul], turn(3));
    await sit(gaul);
    const { page } = gaul;
    let clicks = 0;
    /** One click, and the table after it. */
    const press = async (locator, sends = true) => {
      clicks += 1;
      const before = (await state(page)).version;
      await locator.click();
      if (sends) await until("the click to be done", async () => (await state(page)).version > before && !(await state(page)).busy, 30_000);
    };
    const phase = () => byId(page, "prompt-text").innerText();
    const mine = () => until("the Gaul to be asked, or the turn to be over", async () => {
      const { waiting_for: asked, headline } = (await glance(gaul)).scene;
      return asked.includes("roman") && /Roman/.test(headline.phase) ? "over" : (await state(page)).turn && !(await state(page)).busy ? "mine" : null;
    }, 30_000);
    await byId(page, "army-idle").waitFor();
    await press(page.locator(".stage-zoom button").nth(2), false);
    await press(byId(page, "army-all").first(), false);
    assert.ok((await chosen(page)) >= 25, `${await chosen(page)} chosen`);
    // Against the cohort on the rampart: all go as far as they can.
    clicks += 1;
    await clickHex(page, "1030");
    await byId(page, "army-plan").waitFor();
    await press(byId(page, "army-go"));
    // The march may be stopped by questions and goes on by itself; then the rest of the army goes on to the next zone.
    while (!/next zone/.test(await phase())) {
      await mine();
      await page.waitForTimeout(300);
      if (!/next zone/.test(await phase())) await press(byId(page, "commit").last());
    }
    await press(byId(page, "army-rest"), false);
    await until("the plan for the rest", async () => (await byId(page, "army-go").count()) === 1, 30_000);
    await press(byId(page, "army-go"));
    await until("the rest to be gone", async () => (await look(gaul)).scene.pieces.some(({ place }) => place === "zone-II"), 30_000);
    while (!/Declare/.test(await phase())) {
      await mine();
      await page.waitForTimeout(300);
      if (!/Declare/.test(await phase()) && (await byId(page, "commit").count()) > 0) await press(byId(page, "commit").last());
    }
    await until("what is owed", async () => (await page.locator(".hex-pill.owed").count()) > 0);
    assert.ok((await page.locator(".counter-state.owing").count()) > 0, "units that must attack wear a mark");
    assert.ok((await byId(page, "army-owed").count()) > 0);
    // By keys: the first of them is opened, somebody joins, and both are taken back.
    assert.match(await byId(page, "army-attack-keys").innerText(), /1 to 9/);
    const owed = await page.locator(".hex-pill.owed").count();
    const key = async (name, done) => {
      await page.keyboard.press(name);
      await until(`what ${name} does`, async () => !(await state(page)).busy && (await done()), 30_000);
    };
    const attackers = async () => (await glance(gaul)).scene.arrows.filter(({ kind }) => kind === "attack").length;
    await key("1", async () => (await page.locator(".hex-pill.open").count()) === 1);
    await until("who may join", async () => (await byId(page, "army-join").count()) > 0 && (await byId(page, "army-join").first().isEnabled()));
    await page.waitForTimeout(500);
    await key("+", async () => (await attackers()) > 0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-keys.png` });
    await key("-", async () => (await attackers()) === 0);
    await key("-", async () => (await page.locator(".hex-pill.owed").count()) === owed && (await page.locator(".hex-pill.open").count()) === 0);
    await press(byId(page, "commit").filter({ hasText: /propose/i }));
    await until("the proposal", async () => (await page.locator(".hex-pill.owed").count()) === 0 && (await page.locator(".hex-pill").count()) > 0);
    await until("the chances", async () => (await byId(page, "army-sum").count()) === 1);
    assert.match(await byId(page, "army-sum").innerText(), /\d+ %/);
    assert.match(await byId(page, "army-attack").first().innerText(), /against/, "the figures of the attack");
    await press(byId(page, "commit").last());
    const declared = clicks;
    // The battles: each by a click on its hex; beaten Romans are driven back step by step, and nobody advances.
    while ((await mine()) === "mine") {
      const list = await offers(page);
      if (list.length === 0) continue;
      const pick = list.find(({ commit }) => commit) ?? list[0];
      const before = (await state(page)).version;
      clicks += pick.path.length;
      await page.evaluate((path) => [...document.querySelectorAll('[data-testid="choice"], [data-testid="choice-commit"]')].find((button) => button.dataset.path === path)?.click(), pick.path.join(" "));
      await until("the decision to be done", async () => (await state(page)).version > before && !(await state(page)).busy, 30_000);
    }
    const fought = (await look(gaul)).journal.filter(({ text }) => /^Battle for/.test(text ?? "")).length;
    assert.ok(fought > 0, "battles were fought");
    console.log(`an assault turn: ${declared} clicks as far as the battles, ${clicks} to its end, ${fought} battles`);
    assert.ok(clicks < 60, `${clicks} clicks`);
    gaul.check();
  }),
);

test("with four players the map shows who commands where, and names it in sight", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, labienus, relief4] = await gather(browser, "alesia", ["roman", "labienus", "relief"], { set: { players: "4", secret_spheres: "on" }, width: 1440 });
    const besieged = await player(browser, { name: "Critognatus" });
    await call(besieged, "POST", "/me", { name: besieged.name });
    await call(besieged, "POST", `/tables/${roman.table}/join`, { seat: "besieged" });
    await act(roman, (await glance(roman)).version, [{ do: "sphere", first: "VIII" }]);
    await sit(roman);
    const { page } = roman;
    await byId(page, "layer").filter({ hasText: /^Command$/ }).click();
    await until("both areas", async () => (await page.locator(".hex-command").count()) === 2);
    const name = await page.locator(".hex-command-name").first().boundingBox();
    const stage = await page.locator(".stage-map").boundingBox();
    assert.ok(name !== null && stage !== null);
    assert.ok(name.x >= stage.x && name.y >= stage.y && name.x + name.width <= stage.x + stage.width && name.y + name.height <= stage.y + stage.height, JSON.stringify([name, stage]));
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-spheres.png` });
    const commands = async (who) => (await look(who)).scene.overlays.filter(({ kind }) => kind === "command").length;
    assert.deepEqual([await commands(labienus), await commands(relief4)], [2, 0], "hidden from the Gauls");
    roman.check();
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
    const row = await page.locator(".prompt-buttons").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    assert.equal(row, 0, "no button lies beyond the end of the row");
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
    // Steps may end while one waits for one's turn: each that is seen counts, in its order.
    const seen = [];
    for (let clicks = 0; clicks < 40; clicks += 1) {
      const name = await at();
      if (name === "battle") break;
      if (seen.at(-1) !== name) seen.push(name);
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
    }
    assert.deepEqual(seen, ["screen", "counters", "goal", "inside", "enter", "entries", "zones", "why", "fire"]);
    await byId(page, "guided-finish").click();
    assert.equal((await state(page)).status, "playing");
    who.check();
  }),
);
