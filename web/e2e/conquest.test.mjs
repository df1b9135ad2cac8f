// Caesar: Conquest of Gaul in the browser: a turn of Bibracte with known dice, with a trump, a momentum roll, an
// orderly withdrawal, a shot in reaction, a shock with its odds and a rout, and a pursuit; a legion in formation;
// the landing in Britannia; a phone. What is not looked at is played quickly over HTTP.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { act, byId, call, changed, distance, gather, least, look, player, prepare, serious, sit, SLOW, state, takeOver, until, URL_BASE, withBrowser } from "./helper.mjs";

const onMap = (piece) => /^\d{4}$/.test(piece.place);

/** Both players, without their browsers open yet. */
async function meet(browser, scenario, size = {}) {
  const people = await gather(browser, "conquest", ["roman", "tribes"], { scenario, ...size });
  for (const who of people) who.page.setDefaultTimeout(SLOW);
  return people;
}

/** So many units go in a phase: the story shall move on. */
const ORDERS = 5;

/** What leads to contact: the nearest units go on, everybody who can shoots, the rest is let pass. */
function bold(phases) {
  return async (who, table) => {
    const { scene } = table;
    const of = (kind) => scene.choices.filter(({ action }) => action.do === kind);
    const first = (...kinds) => kinds.flatMap(of)[0];
    const enemies = scene.pieces.filter((piece) => piece.side !== who.seat && onMap(piece)).map((piece) => piece.place);
    const nearest = (place) => Math.min(...enemies.map((enemy) => distance(place, enemy)));
    const place = (id) => scene.pieces.find((piece) => piece.id === id)?.place ?? "0101";
    const orders = [...of("order_stack"), ...of("order")].filter(({ action }) => nearest(place(action.unit)) > 1);
    const phase = scene.headline.phase;
    phases.set(phase, phases.get(phase) ?? 0);
    if (orders.length > 0 && phases.get(phase) < ORDERS) {
      phases.set(phase, phases.get(phase) + 1);
      const { action } = least(orders, (choice) => nearest(place(choice.action.unit)) - (choice.action.do === "order_stack" ? 0.5 : 0));
      const { routes } = await call(who, "GET", `/tables/${who.table}/choices?seat=${who.seat}&version=${table.version}&pieces=${action.unit}`);
      const route = least(routes, ({ choice, via }) => nearest(via.at(-1)) * 10 + (choice.cost ?? 0));
      if (route !== undefined) return [route.choice.action, ...route.then, { do: "stop" }];
      return [action, { do: "stop" }];
    }
    const next = first("ready", "use_auxiliaries", "keep_elite", "pick", "activate", "shock_only", "line_order", "line_by_die", "legion_order", "all_for_one", "attack", "react_fire", "fire", "shoot", "stop", "let_stand", "end_marks", "allot_rest", "end_orders", "individual", "stop_here", "done", "stay") ?? scene.choices[0];
    if (["legion_order", "line_order", "individual"].includes(next.action.do)) phases.delete(phase);
    return [next.action];
  };
}

/** Lets them decide until somebody is offered what is looked for. */
async function playOn(people, policy, enough, most = 500) {
  let who = people[0];
  for (let made = 0; made < most; made += 1) {
    let table = await look(who);
    if (table.card.status === "over") throw new Error("the battle ended before that");
    if (!table.scene.waiting_for.includes(who.seat)) {
      who = people.find(({ seat }) => table.scene.waiting_for.includes(seat));
      table = await look(who);
    }
    if (enough(who, table)) return { who, table };
    await act(who, table.version, await policy(who, table));
  }
  throw new Error("no such moment came");
}
const offers = (kind) => (_, table) => table.scene.choices.some(({ action }) => action.do === kind);

/** Opens the table, or looks at the one that is open, as it stands now. */
async function watch(who, table) {
  if (!who.page.url().includes(who.table)) await sit(who);
  await until("the table as it stands", async () => (await state(who.page)).version >= table.version);
  return who.page;
}

/** Pictures of the moments, to be laid beside those that the table is drawn after, if somebody wants them. */
const shot = async (page, name) => {
  if (process.env.E2E_SHOTS !== undefined) await page.screenshot({ path: `${process.env.E2E_SHOTS}/${name}.png` });
};

/** Both sides in one browser, at a match whose dice are known; what is not told in it goes over HTTP. */
async function retold(browser, fixture, size = {}) {
  const who = await player(browser, { name: "Livia", ...size });
  const { page } = who;
  await prepare(page);
  await call(who, "POST", "/me", { name: who.name });
  const { id } = await call(who, "POST", "/tables", { game: "conquest", scenario: "bibracte", seats: { roman: "me", tribes: "me" }, orders: { roman: [], tribes: [] }, phrase: fixture.phrase });
  const of = (seat) => ({ ...who, table: id, seat });
  let at = 0;
  const told = {
    page,
    check: () => who.check(),
    /** What is done next. */
    action: () => fixture.actions[at][1],
    scene: async () => (await look(of(fixture.actions[at][0]))).scene,
    /** Goes on to an action of the list, which is not done yet. */
    async to(index) {
      while (at < index) {
        const [seat] = fixture.actions[at];
        let end = at;
        while (end < index && fixture.actions[end][0] === seat) end += 1;
        const { done, stopped } = await act(of(seat), at, fixture.actions.slice(at, end).map(([, action]) => action));
        // What hands over or rolls ends a request; the rest follows in the next.
        assert.ok(done > 0, `${at}: ${JSON.stringify(fixture.actions[at])}: ${stopped}`);
        at += done;
      }
    },
    /** The table as it stands, in front of whoever decides. */
    async turn() {
      await until(`the table at ${at}`, async () => {
        await takeOver(page);
        const now = await state(page);
        return now.there && now.version === at && now.turn && !now.busy && now.seat === fixture.actions[at][0];
      });
    },
    /** The page does the next action by itself, as what it was told implies. */
    async follows() {
      await until(`${JSON.stringify(fixture.actions[at])} to follow`, async () => (await call(who, "GET", `/tables/${id}?seat=${fixture.actions[at][0]}&faces=none`)).version > at);
      at += 1;
    },
    /** Does the next action by hand: the dice tell whether it was this one. */
    async does(click) {
      await told.turn();
      await click(fixture.actions[at][1]);
      await until(`${JSON.stringify(fixture.actions[at])} to be done`, async () => (await call(who, "GET", `/tables/${id}?seat=${fixture.actions[at][0]}&faces=none`)).version > at);
      at += 1;
    },
  };
  await page.goto(`${URL_BASE}/t/${id}`);
  return told;
}

/** Gives one answer of the card and no other; a question to which nothing is left to say closes by itself. */
async function answer(page, words) {
  const rows = byId(page, "answer");
  await rows.filter({ hasText: words }).first().waitFor();
  for (const row of await rows.all()) await row.locator("input").setChecked(false);
  await rows.filter({ hasText: words }).first().locator("input").check();
  await byId(page, "ask-do").click();
}

test("a turn of Bibracte: trump, withdrawal, reaction, shock with a rout, momentum, pursuit", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const fixture = JSON.parse(readFileSync(new URL("./fixtures/conquest-bibracte.json", import.meta.url), "utf8"));
    const { moments, actions } = fixture;
    const story = await retold(browser, fixture, { width: 1600, height: 1000 });
    const { page } = story;
    const commit = (words) => () => byId(page, "commit").filter({ hasText: words }).click();
    const place = (hex) => page.locator(`.place[data-place="${hex}"]`).dispatchEvent("click");

    // What happens where depends on the dice, and so on the phrase that was found: told in its own order.
    const trump = async () => {
      // 5.41: a better leader is put before the one who is due, by his disc and a button.
      await story.to(moments.trump);
      await story.turn();
      await story.does(async ({ leader }) => {
        await page.locator(`[data-testid="ribbon-leader"][data-piece-of="${leader}"]`).click();
        await byId(page, "continue").filter({ hasText: /^Trump with/ }).click();
      });
    };
    const fight = async () => {
      // 6.51: who may withdraw is asked beside the unit that came; he goes back by a click on the map.
      await story.to(moments.withdrawal);
      await story.turn();
      await byId(page, "ask").waitFor();
      await shot(page, "conquest-withdrawal");
      // Each answer says how far it goes and whether a die is thrown, before it is ticked.
      assert.match(await byId(page, "answer-more").first().innerText(), /(movement points|hexes)/);
      const { unit } = story.action();
      const name = unit.toUpperCase().replace("-", "·");
      await until("the letters on the map", async () => (await page.locator("[data-testid='ask-signs'] .ask-sign").count()) > 0);
      await story.does(() => answer(page, new RegExp(`${name}.* withdraws`)));
      const retreat = story.action();
      assert.equal(retreat.do, "step");
      await story.does(({ to }) => place(to));
      assert.equal((await story.scene()).pieces.find(({ id }) => id === unit).place, retreat.to, "it stands where it withdrew to");
      // It might go farther and turn, and does neither; the question that it answered is closed by the page, the last of them.
      const next = actions.findIndex(([, action], index) => index > moments.withdrawal + 1 && action.do !== "done");
      for (let left = next - moments.withdrawal - 3; left > 0; left -= 1) await story.does(() => byId(page, "commit").first().click());
      assert.equal(story.action().do, "done");
      await story.follows();

      // 8.3: before the dice all combats stand in the panel with their chances, the next one step by step.
      const orders = actions.findLastIndex(([, action], index) => action.do === "end_orders" && index < moments.shock);
      assert.ok(orders < moments.reaction, "the shots come between the orders and the shock");
      await story.to(orders);
      await story.turn();
      const { bouts, steps } = (await story.scene()).procedure;
      await byId(page, "bout-panel").waitFor();
      assert.equal(await byId(page, "bout").count(), bouts.length);
      await until("the chances", async () => (await byId(page, "bouts").locator(".bout-chance").allInnerTexts()).every((text) => / %$/.test(text)));
      assert.match(await byId(page, "bout-chance").innerText(), /^(< |> )?\d+ %$/);
      assert.equal(await byId(page, "step").count(), steps.length);
      // Each has its sign on the map, of which one is fought first.
      const signs = await byId(page, "bout-sign").evaluateAll((all) => all.map((sign) => sign.dataset.state));
      assert.deepEqual(signs, bouts.map(({ state: at }) => at));
      assert.equal(await byId(page, "fall").count(), 10, "a cell for every face");
      assert.equal(await page.locator('[data-testid="fall"][data-thrown="true"]').count(), 0);
      await shot(page, "conquest-shock");
      await story.does(commit("End the orders and fight"));

      // 8.23: shots on those who came, with their chance.
      assert.equal(story.action().do, "react_fire");
      await story.turn();
      await byId(page, "ask").waitFor();
      await shot(page, "conquest-reaction");
      assert.match(await byId(page, "answer").first().innerText(), /shoots at[\s\S]*\d+ %/);
      await story.does(() => answer(page, /shoots at/));

      // 8.36, 10.13: the shock is rolled, and somebody routs: where he flees to is his owner's choice.
      assert.equal(actions.indexOf(actions[moments.shock]), moments.reaction + 1);
      await story.follows();
      await story.turn();
      await byId(page, "bout-panel").waitFor();
      await page.locator('[data-testid="bout"].done').first().click();
      await page.locator('[data-testid="bout-card"][data-state="done"]').waitFor();
      assert.equal(await page.locator('[data-testid="fall"][data-thrown="true"]').count(), 1, "the rolled cell is framed");
      const fled = (await story.scene()).pieces.filter(({ marks }) => marks.includes("routed"));
      assert.ok(fled.length > 0, "he wears a flag");
      await shot(page, "conquest-rolled");
      while (story.action().do === "flee_to") await story.does(({ to }) => place(to));
    };
    const momentum = async () => {
      // 5.31: momentum is one button.
      await story.to(moments.momentum);
      await story.turn();
      assert.match(await byId(page, "prompt-text").innerText(), /another phase/);
      await story.does(commit("Try for momentum"));
    };
    const told = [
      [moments.trump, trump],
      [moments.withdrawal, fight],
      [moments.momentum, momentum],
    ];
    for (const [, tell] of told.sort(([one], [other]) => one - other)) await tell();

    // 10.51: horse that has broken its enemy rides after him.
    await story.to(moments.pursuit);
    await story.does(() => byId(page, "commit").first().click());
    await story.turn();
    await byId(page, "tab-journal").click();
    await page.locator(".journal-line").filter({ hasText: /pursues/ }).first().waitFor();
    await shot(page, "conquest-pursuit");

    // The rest of the turn.
    await story.to(actions.length - 1);
    await story.turn();
    assert.match((await story.scene()).headline.when, /Turn 2 /);
    story.check();
  }),
);

/** The middle of a hex of Bibracte on the screen. */
async function hexPoint(page, hex) {
  return page.evaluate((name) => {
    const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    const [radius, margin] = [40, 34];
    const tall = radius * Math.sqrt(3);
    const [x, y] = [margin + radius + 1.5 * radius * (column - 1), margin + tall * (row - 0.5) + (column % 2 === 1 ? tall / 2 : 0)];
    const { a, d, e, f } = document.querySelector(".stage-map").getScreenCTM();
    return { x: a * x + e, y: d * y + f };
  }, hex);
}

/** Drags from hex to hex with a real pointer. */
async function drag(page, from, to, dropping = true) {
  const [start, end] = [await hexPoint(page, from), await hexPoint(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  if (dropping) await page.mouse.up();
}

/** Bibracte, as far as the order to the whole tenth legion, and where its cohorts stand and face. */
async function tenth(browser) {
  const people = await meet(browser, "bibracte");
  const [roman] = people;
  const order = { roman: ["ready", "skip_auxiliaries", "take_elite", "legion_order"] };
  const policy = (who, { scene }) => {
    const wanted = { take_elite: ({ leader }) => leader === "crassus", legion_order: ({ legion }) => legion === "x" };
    const found = (order[who.seat] ?? []).flatMap((kind) => scene.choices.filter(({ action }) => action.do === kind && (wanted[kind]?.(action) ?? true)));
    return [(found[0] ?? scene.choices[0]).action];
  };
  await playOn(people, policy, (_, { scene }) => scene.choices.some(({ action }) => action.do === "order_stack" && action.unit === "x-1"), 20);
  await sit(roman);
  await byId(roman.page, "army-lasso").waitFor();
  const legion = async () => {
    const { scene } = await look(roman);
    return Object.fromEntries(scene.pieces.filter(({ id }) => /^x-\d+$/.test(id)).map(({ id, place, facing }) => [id, `${place} ${facing}`]));
  };
  return { roman, legion };
}

test("a legion moves as a formation by one drag, and exceptions are shown first", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const { roman, legion } = await tenth(browser);
    const { page } = roman;
    const before = await legion();
    const { version } = await state(page);

    // Farther than five points: nothing is sent, and who cannot go so far is named with the rule.
    await drag(page, "3117", "2517");
    await byId(page, "army-beside").waitFor();
    await byId(page, "army-exception").first().waitFor();
    assert.match(await byId(page, "army-exception").first().innerText(), /X·\d[\s\S]*6\.\d+/);
    assert.deepEqual(await legion(), before, "nothing has moved yet");
    assert.equal((await state(page)).version, version);
    await page.keyboard.press("Escape");
    await until("the plan to be dropped", async () => (await byId(page, "army-beside").count()) === 0);

    // Four hexes ahead: while they are in hand their ghosts stand there, and all go when they are let go.
    await drag(page, "3117", "2717", false);
    await until("the ghosts", async () => (await page.locator(".army-ghost").count()) === 6);
    await byId(page, "tab-army").evaluate((tab) => tab.click());
    const stacks = await byId(page, "army-stack").allInnerTexts();
    assert.equal(stacks.length, 6);
    assert.match(stacks[0].replace(/\s+/g, " "), /^X·1, X·2 3115 → 2715 4 MP/);
    await page.mouse.up();
    await until("the march", async () => (await state(page)).version >= version + 6 * 6 - 1 && !(await state(page)).busy);
    const ends = { 3115: "2715", 3117: "2717", 3314: "2914", 3316: "2916", 3415: "3015", 3417: "3017" };
    const meant = Object.fromEntries(Object.entries(before).map(([id, stood]) => [id, `${ends[stood.slice(0, 4)]} ${stood.slice(5)}`]));
    assert.deepEqual(await legion(), meant, "intervals, stacks and facing are kept");

    // One click takes all of it back.
    await byId(page, "undo").click();
    await until("all to be back", async () => JSON.stringify(await legion()) === JSON.stringify(before));
    roman.check();
  }),
);

test("a formation is turned at its goal by a handle or by keys, and its hits to come are told", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const { roman, legion } = await tenth(browser);
    const { page } = roman;
    const before = await legion();
    const faces = (facing) => until(`all to face ${facing}`, async () => (await byId(page, "army-facing").getAttribute("data-facing")) === facing && (await page.locator(".army-ghost .counter-front").count()) === 6 && (await byId(page, "army-chosen").innerText()) === "6 chosen");

    // One cohort goes through others of its legion, which costs it a hit: the ghost and the dock say so.
    const at = await hexPoint(page, "3417");
    await page.keyboard.down("Shift");
    await page.mouse.move(at.x - 25, at.y - 25);
    await page.mouse.down();
    for (const [x, y] of [[25, -25], [25, 25], [-25, 25], [-25, -20]]) await page.mouse.move(at.x + x, at.y + y, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.up("Shift");
    await until("one to be chosen", async () => (await byId(page, "army-chosen").getAttribute("data-count")) === "1");
    const goal = await hexPoint(page, "3414");
    await page.mouse.click(goal.x, goal.y);
    assert.equal((await byId(page, "army-hits").first().textContent()).trim(), "+1");
    assert.match(await byId(page, "army-chosen").innerText(), /1 hit$/);
    await byId(page, "army-clear").click();

    // All of the legion, three hexes ahead: they face as they do, until the handle is pulled a corner to the right.
    await byId(page, "tab-army").click();
    await page.locator(".army-heap").first().click();
    const ahead = await hexPoint(page, "2817");
    await page.mouse.click(ahead.x, ahead.y);
    await byId(page, "army-handle").waitFor();
    await faces("9");
    const box = await byId(page, "army-handle").boundingBox();
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 60, { steps: 5 });
    await page.mouse.up();
    await faces("11");
    assert.match(await byId(page, "army-facing").innerText(), /north-west/);
    // Keys and buttons turn them as well.
    await page.keyboard.press("e");
    await faces("1");
    await byId(page, "army-left").click();
    await faces("11");
    assert.deepEqual(await legion(), before, "nothing has moved yet");
    await byId(page, "army-go").click();
    const ends = { 3115: "2817", 3117: "2819", 3314: "3016", 3316: "3018", 3415: "3116", 3417: "3118" };
    const meant = Object.fromEntries(Object.entries(before).map(([id, stood]) => [id, `${ends[stood.slice(0, 4)]} 11`]));
    await until("the march", async () => JSON.stringify(await legion()) === JSON.stringify(meant));
    roman.check();
  }),
);

for (const lang of ["en", "fr"])
  test(`on a phone what ends a move is in sight beside its turns: ${lang}`, { timeout: 120_000 }, () =>
    withBrowser(async (browser) => {
      const fixture = JSON.parse(readFileSync(new URL("./fixtures/conquest-bibracte.json", import.meta.url), "utf8"));
      const story = await retold(browser, fixture, { width: 390, height: 844, hasTouch: true, isMobile: true, lang });
      const { page } = story;
      await story.to(fixture.actions.findIndex(([, action]) => action.do === "step"));
      await story.turn();
      await byId(page, "compass").waitFor();
      await shot(page, `conquest-phone-turns-${lang}`);
      for (const part of [byId(page, "commit").first(), byId(page, "compass")]) {
        // What is asked may be laid out anew while the last step is shown.
        const box = await until("it to be seen", () => part.boundingBox(), SLOW);
        assert.ok(box.x >= 0 && box.x + box.width <= 390, `from ${box.x} to ${box.x + box.width}`);
      }
      story.check();
    }),
  );

/** Elements that do not lie inside a frame, or over whose middle something else lies. */
const hidden = (page, frame, buttons) =>
  page.evaluate(
    ([outer, inner]) => {
      const box = document.querySelector(outer).getBoundingClientRect();
      return [...document.querySelectorAll(inner)].flatMap((one) => {
        const at = one.getBoundingClientRect();
        if (at.width === 0) return [];
        const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        const inside = at.left >= box.left - 1 && at.right <= box.right + 1;
        return inside && top !== null && (one.contains(top) || top.contains(one)) ? [] : [`${one.textContent.trim()} ${Math.round(at.left)}-${Math.round(at.right)} under ${top?.className ?? "nothing"}`];
      });
    },
    [frame, buttons],
  );

test("a reaction on a phone has nothing over its answers, in French", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const fixture = JSON.parse(readFileSync(new URL("./fixtures/conquest-bibracte.json", import.meta.url), "utf8"));
    const story = await retold(browser, fixture, { width: 390, height: 844, hasTouch: true, isMobile: true, lang: "fr" });
    const { page } = story;
    await story.to(fixture.moments.withdrawal);
    await story.turn();
    await byId(page, "ask").waitFor();
    await shot(page, "conquest-phone-ask-fr");
    assert.match(await byId(page, "ask-track").innerText(), /\d+ sur \d+/);
    assert.deepEqual(await hidden(page, ".ask", ".ask-answer, .ask-ends button"), []);
    story.check();
  }),
);

test("by night, in French and in a small window, words and buttons keep to their places", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const fixture = JSON.parse(readFileSync(new URL("./fixtures/conquest-bibracte.json", import.meta.url), "utf8"));
    const story = await retold(browser, fixture, { width: 1280, height: 720, lang: "fr", colorScheme: "dark" });
    const { page } = story;
    const inPlace = async (name) => {
      await shot(page, name);
      assert.deepEqual(await hidden(page, ".dock", ".prompt-buttons button"), []);
      assert.deepEqual(await hidden(page, "body", ".table-bar button"), []);
    };
    await story.to(fixture.moments.withdrawal);
    await story.turn();
    await byId(page, "ask").waitFor();
    await inPlace("conquest-night-ask-fr");
    // The card leaves those free who may answer.
    const over = await page.evaluate(() => {
      const card = document.querySelector(".ask").getBoundingClientRect();
      return [...document.querySelectorAll(".ask-sign")].filter((sign) => {
        const { x, y, width, height } = sign.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        return left > card.left && left < card.right && top > card.top && top < card.bottom;
      }).length;
    });
    assert.equal(over, 0);
    const orders = fixture.actions.findLastIndex(([, action], index) => action.do === "end_orders" && index < fixture.moments.shock);
    await story.to(orders);
    await story.turn();
    await byId(page, "bout-panel").waitFor();
    await until("the chances", async () => (await byId(page, "bouts").locator(".bout-chance").allInnerTexts()).every((text) => / %$/.test(text)));
    await inPlace("conquest-night-shock-fr");
    story.check();
  }),
);

test("front, flank and rear of whoever is pointed at are tinted", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const { roman } = await tenth(browser);
    const { page } = roman;
    const at = await hexPoint(page, "3115");
    await page.mouse.move(at.x, at.y);
    await byId(page, "facing-around").waitFor({ state: "attached" });
    const hexes = (name) => page.locator(`.hex-${name}`).getAttribute("d").then((d) => d.split("M").length - 1);
    assert.deepEqual(await Promise.all(["front", "flank", "rear"].map(hexes)), [2, 2, 2]);
    await shot(page, "conquest-facing");
    await byId(page, "layer").filter({ hasText: "Facing" }).click();
    await page.mouse.move(at.x + 1, at.y);
    assert.equal(await byId(page, "facing-around").count(), 0);
    roman.check();
  }),
);

test("the landing in Britannia, on a phone", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser, "britannia", { width: 390, height: 844, hasTouch: true, isMobile: true });
    const { who, table } = await playOn(people, bold(new Map()), offers("land"));
    const page = await watch(who, table);
    const { action, label } = table.scene.choices.find((choice) => choice.action.do === "land");
    // A soldier is clicked in his ship, then the beach.
    await byId(page, "phone-actions").click();
    const row = page.locator('[data-testid="choice"]').filter({ hasText: label });
    await row.first().click();
    const after = await changed(page, table.version);
    assert.ok(after.version > table.version);
    const landed = (await look(who)).scene.pieces.find((piece) => piece.id === action.unit);
    assert.equal(landed.place, action.to, "it stands where it leapt ashore");
    await byId(page, "phone-map").click();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, "nothing is wider than the phone");
    assert.deepEqual(await serious(page, { part: "main" }), []);
    who.check();
  }),
);
