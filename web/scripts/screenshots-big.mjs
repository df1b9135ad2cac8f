// The pictures of the two big games. Both sides are people who talk to the server without a browser,
// so that a table comes to the moment that is wanted; then it is opened in one.
import { byId, distance, least, until, wholeTable } from "../e2e/helper.mjs";

const hexed = (piece) => /^\d{4}$/.test(piece.place);
const isWaitedFor = (table, { seat }) => table.scene.waiting_for.includes(seat);

/** A table of two people, each with a way to look at it and to decide. */
async function meet(host, guest, game, [first, second], more = {}) {
  const { id } = await host.post("/tables", { game, seats: { [first]: "me", [second]: "open" }, ...more });
  await guest.post(`/tables/${id}/join`, { seat: second });
  const at = (who, seat) => ({
    who,
    seat,
    id,
    /** The table without what its pieces can do, which is much. */
    glance: () => who.get(`/tables/${id}?seat=${seat}&faces=none`),
    look: () => wholeTable(who.get, id, seat),
    act: async (what) => who.post(`/tables/${id}/actions`, { seat, version: (await who.get(`/tables/${id}?seat=${seat}&faces=none`)).version, ...what }),
  });
  return [at(host, first), at(guest, second)];
}

// Alesia: whoever has nothing in mind ends what can be ended.
const ENDS = ["hold_fire", "stay_inside", "ready", "halt", "end_moves", "propose", "end_declaration", "end_advance"];
const quiet = (scene) => ENDS.flatMap((kind) => scene.choices.find(({ action }) => action.do === kind) ?? []).at(0) ?? scene.choices[0];

async function quietly(people, enough, most = 400) {
  for (let made = 0; made < most; made += 1) {
    for (const one of people) {
      const table = await one.glance();
      if (enough(table)) return;
      if (isWaitedFor(table, one)) await one.act({ actions: [quiet(table.scene).action] });
    }
  }
  throw new Error("no such moment came");
}

async function march({ who, id, seat, glance, act }, marches) {
  const { version } = await glance();
  const plan = await who.post(`/tables/${id}/march`, { seat, version, marches });
  if (plan.goes.length === 0) throw new Error(`nobody goes: ${JSON.stringify([(await glance()).scene.prompt.text, plan.stays[0]])}`);
  await act({ parts: [...plan.goes.map((route) => [route.choice.action, ...route.then]), ...(plan.halt === null ? [] : [[plan.halt]])] });
}

const turn = (n) => ({ scene }) => new RegExp(`turn ${n}\\b`).test(scene.headline.when) && scene.waiting_for.includes("gaul");

const STANDING = { hold: { order: "hold", whom: "all", when: "always" }, usual: { order: "usual" }, best: { order: "best_die" }, line: { order: "hold_the_line" } };
const order = ({ who, id, seat }, orders) => who.put(`/tables/${id}/orders`, { seat, orders });

/** The relief army goes on from zone to zone, a zone a turn, until it is the turn after that. */
async function goRound([roman, gaul], zones, count = 136) {
  for (const [index, zone] of zones.entries()) {
    const from = index === 0 ? "zone-I" : zones[index - 1];
    await quietly([roman, gaul], ({ scene }) => scene.waiting_for.includes("gaul") && /next zone/.test(scene.prompt.text));
    const movers = (await gaul.look()).scene.pieces.filter((piece) => piece.side === "gaul" && piece.place === from && piece.face.glyph === "gaul").slice(0, count);
    await march(gaul, movers.map(({ id }) => ({ piece: id, to: [zone] })));
    await quietly([roman, gaul], turn(index + 2));
  }
}

/** Infantry of a zone comes onto the map, each to the first of these hexes that has room. */
async function comeFrom(gaul, zone, count, to) {
  if (/Move units on the map/.test((await gaul.glance()).scene.prompt.text)) await gaul.act({ actions: [{ do: "end_moves" }] });
  const men = (await gaul.look()).scene.pieces.filter((piece) => piece.place === zone && piece.face.glyph === "gaul").slice(0, count);
  await march(gaul, men.map(({ id }) => ({ piece: id, to })));
}

const block = (columns, rows) => columns.flatMap((column) => rows.map((row) => `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`));

/** Clicks the middle of a hex of the map of alesia. */
async function clickHex(page, hex) {
  const at = await page.evaluate((name) => {
    const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    const [radius, margin] = [24, 74];
    const tall = radius * Math.sqrt(3);
    const [x, y] = [margin + radius + 1.5 * radius * (column - 1), margin + tall * (row - 0.5) + (column % 2 === 0 ? tall / 2 : 0)];
    const { a, d, e, f } = document.querySelector(".stage-map").getScreenCTM();
    return { x: a * x + e, y: d * y + f };
  }, hex);
  await page.mouse.click(at.x, at.y);
}

/** Brings a hex into the middle, large enough to be read. */
async function closeTo(page, hex, zooms) {
  for (let times = 0; times < zooms; times += 1) await page.locator(".stage-zoom button").first().click();
  for (let tries = 0; tries < 6; tries += 1) {
    const off = await page.evaluate((name) => {
      const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
      const [radius, margin] = [24, 74];
      const tall = radius * Math.sqrt(3);
      const [x, y] = [margin + radius + 1.5 * radius * (column - 1), margin + tall * (row - 0.5) + (column % 2 === 0 ? tall / 2 : 0)];
      const { a, d, e, f } = document.querySelector(".stage-map").getScreenCTM();
      const box = document.querySelector(".stage").getBoundingClientRect();
      return { dx: box.x + box.width / 2 - (a * x + e), dy: box.y + box.height / 2 - (d * y + f), x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width * 0.45, h: box.height * 0.45 };
    }, hex);
    if (Math.hypot(off.dx, off.dy) < 12) return;
    const clamp = (value, most) => Math.min(Math.max(value, -most), most);
    await page.mouse.move(off.x, off.y);
    await page.mouse.down();
    await page.mouse.move(off.x + clamp(off.dx, off.w), off.y + clamp(off.dy, off.h), { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(150);
  }
}

export async function takeAlesia({ me, livia, browser, shot, atTable, DESKTOP, PHONE }) {
  const both = (more) => meet(livia, me, "alesia", ["roman", "gaul"], more);

  // The beginning, and the whole map.
  const marchers = await both();
  const [, starter] = marchers;
  await shot(browser, me, "alesia-start", DESKTOP, `/t/${starter.id}`, atTable);
  await shot(browser, me, "alesia-phone-start", PHONE, `/t/${starter.id}`, atTable);
  await shot(browser, me, "alesia-map", DESKTOP, `/t/${starter.id}`, async (page) => {
    await atTable(page);
    await page.locator(".stage-zoom button").nth(2).click();
    await page.waitForTimeout(500);
  });

  // A mass on the march below Mont Rea, as it is planned.
  await order(marchers[0], [STANDING.hold, STANDING.best, STANDING.line]);
  await goRound(marchers, ["zone-II", "zone-III"]);
  await comeFrom(starter, "zone-III", 40, block([5, 4, 3, 2, 1], [9, 8, 7, 6, 5]));
  await quietly(marchers, turn(4));
  const planning = async (page) => {
    await atTable(page);
    const small = (page.viewportSize()?.width ?? 0) < 700;
    await closeTo(page, small ? "0708" : "0909", 0);
    const phone = byId(page, "phone-army");
    if (await phone.isVisible()) await phone.click();
    await byId(page, "army-all").first().click();
    if (await byId(page, "phone-map").isVisible()) await byId(page, "phone-map").click();
    await page.waitForTimeout(300);
    await clickHex(page, "1011");
    await byId(page, "army-plan").or(byId(page, "army-go")).first().waitFor();
    await page.mouse.move(4, 4);
  };
  const path = `/t/${starter.id}`;
  await shot(browser, me, "alesia-march", DESKTOP, path, planning);
  await shot(browser, me, "alesia-march-dark", DESKTOP, path, planning, "dark");
  await shot(browser, me, "alesia-phone-march", PHONE, path, planning);

  // An assault on the lines of Flavigny, before it is declared and with all its attacks.
  const assault = await both();
  const [, besieger] = assault;
  await order(assault[0], [STANDING.hold, STANDING.best, STANDING.line]);
  await goRound(assault, ["zone-X"], 90);
  await quietly(assault, ({ scene: now }) => now.waiting_for.includes("gaul") && /next zone/.test(now.prompt.text));
  await comeFrom(besieger, "zone-X", 45, ["zone-IX"]);
  await quietly(assault, turn(3));
  await comeFrom(besieger, "zone-X", 20, ["2540", "2641", "2541", "2441", ...block([25, 26], [42, 43])]);
  await comeFrom(besieger, "zone-IX", 24, ["2841", "2941", "3041", "3141", "2741", ...block([28, 29, 30], [42, 43])]);
  await quietly(assault, ({ scene: now }) => now.waiting_for.includes("gaul") && now.markers.some(({ kind }) => kind === "owed"), 60);
  const declaring = async (page) => {
    await atTable(page);
    const small = (page.viewportSize()?.width ?? 0) < 700;
    await closeTo(page, small ? "2741" : "2841", small ? 0 : 2);
    await page.locator(".hex-pill").first().waitFor();
    await page.mouse.move(4, 4);
  };
  const declares = `/t/${besieger.id}`;
  await shot(browser, me, "alesia-owed", DESKTOP, declares, declaring);
  await besieger.act({ actions: [{ do: "propose" }] });
  await shot(browser, me, "alesia-assault", DESKTOP, declares, declaring);
  await shot(browser, me, "alesia-assault-dark", DESKTOP, declares, declaring, "dark");
  await shot(browser, me, "alesia-phone-assault", PHONE, declares, declaring);

  // Infantry comes into range of a fort there; the Roman is asked at two hexes.
  const fire = await both();
  const [shooter, rider] = fire;
  const ask = { order: "ask", whom: { fort: "2640" }, when: { range: 2 } };
  await order(shooter, [STANDING.hold, STANDING.best, STANDING.line]);
  await goRound(fire, ["zone-X"], 20);
  await order(shooter, [ask, { order: "fire", whom: { fort: "2640" }, when: { range: 3 } }, STANDING.usual, STANDING.best, STANDING.line]);
  for (let men = 0; men < 6 && !isWaitedFor(await shooter.glance(), shooter); men += 1) {
    await comeFrom(rider, "zone-X", 1, ["2642", "2643", "2543"]).catch(() => undefined);
    if (isWaitedFor(await rider.glance(), rider)) await rider.act({ actions: [{ do: "halt" }] }).catch(() => undefined);
  }
  const firing = async (page) => {
    await atTable(page);
    await byId(page, "army-shots").waitFor();
    await until("the chances", async () => (await page.locator(".army-bar i").count()) >= 2);
    if ((page.viewportSize()?.width ?? 0) >= 700) await closeTo(page, "2740", 2);
    await page.mouse.move(4, 4);
    await page.waitForTimeout(1500);
  };
  const asked = `/t/${shooter.id}`;
  await shot(browser, livia, "alesia-fire", DESKTOP, asked, firing);
  await shot(browser, livia, "alesia-fire-dark", DESKTOP, asked, firing, "dark");
  await shot(browser, livia, "alesia-phone-fire", PHONE, asked, firing);

  // The night between the two days.
  const [inside, outside] = await both({ set: { turns: "10" } });
  await quietly([outside, inside], ({ scene: now }) => /Relocate/.test(now.prompt.text), 500);
  await shot(browser, livia, "alesia-night", DESKTOP, `/t/${inside.id}`, atTable);
  await shot(browser, livia, "alesia-phone-night", PHONE, `/t/${inside.id}`, atTable);
}

// Conquest: the nearest units go on, everybody who can shoots, the rest is let pass.
const LET_PASS = ["ready", "use_auxiliaries", "keep_elite", "pick", "activate", "shock_only", "legion_order", "line_order", "line_by_die", "all_for_one", "attack", "react_fire", "fire", "shoot", "stop", "let_stand", "end_marks", "allot_rest", "end_orders", "individual", "stop_here", "done", "stay"];
/** So many units go in a phase: the story shall move on. */
const ORDERS = 6;

function bold() {
  const phases = new Map();
  return async (one, table) => {
    const { scene } = table;
    const of = (kind) => scene.choices.filter(({ action }) => action.do === kind);
    const enemies = scene.pieces.filter((piece) => piece.side !== one.seat && hexed(piece)).map((piece) => piece.place);
    const nearest = (place) => Math.min(...enemies.map((enemy) => distance(place, enemy)));
    const place = (id) => scene.pieces.find((piece) => piece.id === id)?.place ?? "0101";
    const orders = [...of("order_stack"), ...of("order")].filter(({ action }) => nearest(place(action.unit)) > 1);
    const phase = scene.headline.phase;
    const given = phases.get(phase) ?? 0;
    if (orders.length > 0 && given < ORDERS) {
      phases.set(phase, given + 1);
      const { action } = least(orders, (choice) => nearest(place(choice.action.unit)) - (choice.action.do === "order_stack" ? 0.5 : 0));
      const { routes } = await one.who.get(`/tables/${one.id}/choices?seat=${one.seat}&version=${table.version}&pieces=${action.unit}`);
      const route = least(routes, ({ choice, via }) => nearest(via.at(-1)) * 10 + (choice.cost ?? 0));
      return route === undefined ? [action, { do: "stop" }] : [route.choice.action, ...route.then, { do: "stop" }];
    }
    const next = LET_PASS.flatMap(of)[0] ?? scene.choices[0];
    if (["legion_order", "line_order", "individual"].includes(next.action.do)) phases.delete(phase);
    return [next.action];
  };
}

/** Lets them decide until `enough(one, table)`; who is asked then. */
async function playOn(people, policy, enough, most = 700) {
  let one = people[0];
  for (let made = 0; made < most; made += 1) {
    let table = await one.look();
    if (table.card.status === "over") throw new Error("the battle ended before that");
    if (!isWaitedFor(table, one)) {
      one = people.find(({ seat }) => table.scene.waiting_for.includes(seat));
      table = await one.look();
    }
    if (enough(one, table)) return one;
    await one.act({ actions: await policy(one, table) });
  }
  throw new Error("no such moment came");
}

export async function takeConquest({ me, livia, browser, shot, atTable, inHero, pickUp, DESKTOP, PHONE }) {
  const people = await meet(me, livia, "conquest", ["roman", "tribes"], { scenario: "bibracte" });
  const [{ id }] = people;
  const path = `/t/${id}`;
  const policy = bold();
  await shot(browser, me, "conquest-start", DESKTOP, path, atTable);
  await shot(browser, me, "conquest-phone-start", PHONE, path, atTable);

  const acts = (table) => table.scene.roster?.entries.some(({ state }) => state === "now") ?? false;
  await playOn(people, policy, ({ seat }, table) => seat === "roman" && acts(table) && table.scene.choices.some(({ action }) => action.do === "order_stack"));
  await shot(browser, me, "conquest-orders", DESKTOP, path, pickUp(me, id));
  await shot(browser, me, "conquest-orders-dark", DESKTOP, path, pickUp(me, id), "dark");
  await shot(browser, me, "conquest-phone", PHONE, path, pickUp(me, id));

  const asked = await playOn(people, policy, (_, table) => table.scene.asked_at !== undefined && table.scene.choices.filter((choice) => !("button" in choice.path[0])).length >= 1);
  const reacting = async (page) => {
    await atTable(page);
    await byId(page, "ask").waitFor();
  };
  await shot(browser, asked.who, "conquest-reaction", DESKTOP, path, reacting);
  await shot(browser, asked.who, "conquest-phone-reaction", PHONE, path, reacting);

  const due = (_, table) => (table.scene.procedure?.bouts.length ?? 0) >= 2 && table.scene.choices.some(({ action }) => action.do === "end_orders");
  const striker = await playOn(people, policy, due);
  const fights = async (page) => {
    await atTable(page);
    await byId(page, "bout").first().click();
    await byId(page, "odds").waitFor();
  };
  await shot(browser, striker.who, "conquest-shock", DESKTOP, path, fights);
  await shot(browser, striker.who, "conquest-shock-dark", DESKTOP, path, fights, "dark");
  await shot(browser, striker.who, "conquest-phone-shock", PHONE, path, fights);
  await shot(browser, me, "conquest-game-page", DESKTOP, "/games/conquest", inHero);
}
