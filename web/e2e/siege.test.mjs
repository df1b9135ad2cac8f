// Alésia 52 BC in the browser: a march that is seen, a combat with its riposte, a turn by keys, three
// players with eyes of their own, axe, a phone. Games are played quickly over HTTP as far as the moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, byId, distance, facesIn, gather, least, look, offers, playUntil as playOn, serious, sit as open, SLOW, state, traffic, turnUp, until, URL_BASE, withBrowser } from "./helper.mjs";

// Hexes. Columns and rows have two figures; odd columns lie half a hex lower.

const nearest = (hex, others) => Math.min(...others.map((other) => distance(hex, other)));

// People, and what the server sends to their browsers.

/** Everything that the server sends to a page, with what its event stream says. */
async function listen(who) {
  who.heard = [];
  who.page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith("/api/v1/tables/") || pathname.endsWith("/events")) return;
    void answer.text().then((text) => who.heard.push({ path: pathname, text }), () => {});
  });
  const wire = await who.context.newCDPSession(who.page);
  await wire.send("Network.enable");
  wire.on("Network.eventSourceMessageReceived", ({ data }) => who.heard.push({ path: "events", text: data }));
}

/** A table for two or three, with camps where they stood. */
async function meet(browser, set = {}) {
  const seats = set.players === "3" ? ["roman", "relief", "besieged"] : ["roman", "gaul"];
  const people = await gather(browser, "siege", seats, { set: { camps: "historical", ...set } });
  for (const who of people) who.page.setDefaultTimeout(SLOW);
  return people;
}

/** Opens the table in that person's browser, and listens. */
async function sit(who) {
  await listen(who);
  await open(who);
}

// Scenes.

const figure = (piece, kind) => (piece.face.figures ?? []).find((one) => one.kind === kind)?.text;
const isUnit = (piece) => figure(piece, "combat") !== undefined;
const isCounter = (piece) => /^(roman|gallic)-\d$/.test(piece.id);
const onMap = (piece) => /^\d{4}$/.test(piece.place);
const strength = (piece) => Number(figure(piece, "combat"));
const unitsOf = (scene, ...seats) => scene.pieces.filter((piece) => isUnit(piece) && onMap(piece) && seats.includes(piece.side));
const anchor = (one) => Object.entries(one)[0].join(":");
const pathOf = (choice) => choice.path.map(anchor);
const enemies = (scene, seat) => scene.sides.map((side) => side.seat).filter((other) => (other === "roman") !== (seat === "roman"));

// Set-up: a leader with weak Roman units, or with strong Gallic ones, where the armies will meet.

const FRONT = ["0712", "0812"];
const REAR = ["1519", "1420", "1320", "1220", "1120", "1020"];
const WEAK = ["sagittarii", "numidae", "cohortes-1", "cohortes-2", "auxilia-germani-1", "auxilia-germani-2"];
const SPEARHEAD = "comnios";

/** Puts units into boxes: those that are wished for into one, the others where there is room. */
function assign(scene, box, first) {
  const waiting = scene.pieces.filter((piece) => isUnit(piece) && piece.place === "waiting" && piece.side === scene.viewer && isFree(piece));
  const room = new Map(scene.areas.filter((area) => area.kind === "box" && area.side === scene.viewer).map((area) => [area.id, area.of]));
  const order = [...waiting].sort((a, b) => first(b) - first(a));
  return order.map((piece) => {
    const likes = first(piece) > 0 && room.get(box) > 0;
    const id = likes ? box : least([...room.keys()].filter((one) => room.get(one) > 0), (one) => (one === box ? 100 : 0) - room.get(one));
    room.set(id, room.get(id) - 1);
    return { do: "assign", unit: piece.id, leader: id.slice("box-".length) };
  });
}

/** All that a seat places before the first turn. */
function placing(scene) {
  const actions = [];
  if (scene.viewer === "roman") {
    actions.push(...assign(scene, "box-rebilus", (piece) => Number(WEAK.includes(piece.id))));
    const [front, rear] = [[...FRONT], [...REAR]];
    for (const piece of scene.pieces.filter((one) => isCounter(one) && one.side === "roman")) {
      actions.push({ do: "post", counter: piece.id, hex: piece.face.name === "Rebilus" ? front.pop() : rear.pop() });
    }
  }
  if (scene.viewer === "besieged" || scene.viewer === "gaul") {
    const bins = ["1114", "1115", "1116", "1215"].map((hex) => ({ hex, room: 12 }));
    const units = scene.pieces.filter((piece) => piece.id.startsWith("b-")).sort((a, b) => strength(b) - strength(a));
    for (const piece of units) {
      const bin = bins.find((one) => one.room >= strength(piece));
      bin.room -= strength(piece);
      actions.push({ do: "garrison", unit: piece.id, hex: bin.hex });
    }
    actions.push({ do: "garrison_leader", hex: "1115" });
  }
  if (scene.viewer === "relief" || scene.viewer === "gaul") {
    actions.push(...assign(scene, `box-${SPEARHEAD}`, (piece) => (piece.face.glyph === "horse" ? 0 : strength(piece))));
  }
  return [...actions, { do: "ready" }];
}

async function setUp(people) {
  for (const who of people) {
    const table = await look(who);
    await act(who, table.version, placing(table.scene));
  }
}

// What a seat does over HTTP.

/** Ends what can be ended; otherwise takes what comes first. */
const ENDS = ["ready", "end_marches", "halt", "end_moves", "end_archery", "end_combats", "endure", "end_advance", "end_rally"];
const quiet = (scene) => scene.choices.find(({ action }) => ENDS.includes(action.do)) ?? scene.choices[0];

const setsUp = (scene) => scene.choices.some(({ action }) => action.do === "assign" || action.do === "garrison");

/** Lets people decide until `enough(who, table)`; each follows a policy of his own, or is quiet. */
const playUntil = (people, enough, policies = {}, most = 1200) =>
  playOn(people, enough, (scene, seat) => (setsUp(scene) ? placing(scene) : ((policies[seat] ?? quiet)(scene, seat) ?? quiet(scene))), most);

const does = (table, kind) => table.scene.choices.some(({ action }) => action.do === kind);

/** Whether a piece is not shut up in Alésia. */
const isFree = (piece) => !piece.id.startsWith("b-");
/** Where the armies meet. */
const GOAL = "0811";
const leaderIn = (piece) => (piece.face.shows === "counter" ? piece.face.name.toLowerCase() : "");
const counterOf = (scene, leader) => scene.pieces.find((piece) => isCounter(piece) && leaderIn(piece) === leader);

/** The next hex of a counter on its way to the goal. */
function nextMarch(scene, id, goal = GOAL) {
  const from = scene.pieces.find((piece) => piece.id === id).place;
  const steps = scene.choices.filter(({ action }) => action.do === "march" && action.counter === id && distance(from, action.to) === 1);
  return least(steps, ({ action }) => distance(action.to, goal));
}
/** Who is to be in sight marches until he is. */
const marching = (scene) => {
  const piece = counterOf(scene, SPEARHEAD);
  return piece?.marks.includes("hidden") ? nextMarch(scene, piece.id) : undefined;
};
/** Units come as near to the enemy as they may, the strongest first; Romans the weakest, two to a hex. */
function deploying(scene, seat) {
  const foes = unitsOf(scene, ...enemies(scene, seat)).filter(isFree).map(({ place }) => place);
  const piece = new Map(scene.pieces.map((one) => [one.id, one]));
  const held = new Map();
  const enter = (hex, one) => held.set(hex, [...(held.get(hex) ?? []), one]);
  for (const one of unitsOf(scene, ...scene.sides.map((side) => side.seat))) enter(one.place, one);
  const options = scene.choices.filter(({ action }) => action.do === "deploy");
  const units = [...new Set(options.map(({ action }) => action.unit))].sort((a, b) => (strength(piece.get(b)) - strength(piece.get(a))) * (seat === "roman" ? -1 : 1));
  const fits = (hex, one) => {
    const there = held.get(hex) ?? [];
    if (seat === "roman" && there.length > 1) return false;
    const horse = (other) => other.face.glyph === "horse";
    return there.every((other) => horse(other) === horse(one)) && there.reduce((sum, other) => sum + strength(other), strength(one)) <= 12;
  };
  const actions = units.flatMap((unit) => {
    const free = options.filter(({ action }) => action.unit === unit && fits(action.to, piece.get(unit)));
    const best = least(free, ({ action: { to } }) => (foes.length > 0 ? nearest(to, foes) : 0) + distance(to, GOAL) / 10);
    if (best !== undefined) enter(best.action.to, piece.get(unit));
    return best === undefined ? [] : [best.action];
  });
  return actions.length > 0 ? actions : undefined;
}
/** Units close with the enemy and stop next to him. */
function closing(scene, seat) {
  const foes = unitsOf(scene, ...enemies(scene, seat)).map(({ place }) => place);
  if (foes.length === 0) return undefined;
  const place = new Map(scene.pieces.map((piece) => [piece.id, piece.place]));
  const shaken = new Set(scene.pieces.filter(({ marks }) => marks.includes("disorganised") || marks.includes("routed")).map(({ id }) => id));
  const steps = scene.choices.flatMap((choice) => {
    const { do: kind, unit, to } = choice.action;
    if (kind !== "step" || unit.startsWith("b-") || shaken.has(unit) || distance(place.get(unit), to) !== 1) return [];
    const [now, then] = [nearest(place.get(unit), foes), nearest(to, foes)];
    return now > 1 && then < now ? [{ choice, then }] : [];
  });
  return least(steps, ({ then }) => then)?.choice;
}
/** Roman works shoot at whatever they can. */
const shooting = (scene) => {
  const of = (kinds) => scene.choices.find(({ action }) => kinds.includes(action.do));
  return of(["aim_camp", "aim_side"]) ?? of(["loose"]);
};
const bold = (scene, seat) => marching(scene) ?? deploying(scene, seat) ?? closing(scene, seat);
/** Attacks wherever it can, with all it has. */
const fierce = (scene, seat) => {
  const of = (kind) => scene.choices.find(({ action }) => action.do === kind);
  return bold(scene, seat) ?? of("commit") ?? of("fight") ?? of("widen") ?? of("attack");
};

// The page.

/** Waits until a page shows what the server knows. */
async function caughtUp(who) {
  const { version } = await look(who);
  await until("the page to catch up", async () => {
    const now = await state(who.page);
    return now.there && now.version >= version && !now.busy;
  }, SLOW);
}
const moved = async (who, before) => until("the table to change", async () => {
  const now = await state(who.page);
  return now.version !== before && !now.busy;
}, SLOW);
/** Shows the whole map until something is drawn on it: a map that is looked at closely draws only what is in sight. */
async function drawn(who, selector) {
  const found = who.page.locator(selector).first();
  await until(`${selector} on the map`, async () => {
    if ((await found.count()) > 0) return true;
    await who.page.getByRole("button", { name: "Whole map" }).click();
    return until("the map", async () => (await found.count()) > 0, 1000).catch(() => false);
  }, SLOW);
  return found;
}

/** Clicks into the middle of a hex that glows. */
async function clickHex(who, hex) {
  const place = who.page.locator(`.place[data-place="${hex}"]`);
  await place.waitFor({ state: "attached" });
  const { x, y, width, height } = await place.boundingBox();
  const middle = [x + width / 2, y + height / 2];
  const isBoard = await who.page.evaluate(([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest(".stage-map")), middle);
  if (isBoard) await who.page.mouse.click(...middle);
  else await place.dispatchEvent("click");
}
/** Picks a piece on the board up; says whether it could. A click may first open the stack that it lies in. */
async function pickPiece(who, id) {
  const { page } = who;
  const before = (await state(page)).version;
  const done = async () => (await state(page)).version !== before || (await byId(page, "table").getAttribute("data-picked")).split(/[ ;]/).includes(`piece:${id}`);
  const { place } = (await look(who)).scene.pieces.find((piece) => piece.id === id);
  for (let tries = 0; tries < 4; tries += 1) {
    if (await done()) return true;
    await drawn(who, `.piece[data-pile="${place}"]`);
    const itself = page.locator(`.piece[data-piece="${id}"]`);
    const target = (await itself.count()) > 0 ? itself : page.locator(`.piece[data-pile="${place}"]`);
    await target.first().dispatchEvent("click");
    await until("the click", done, 700).catch(() => false);
  }
  return done();
}
/** Makes a choice by what is drawn, where it is, or else by the list of choices; says which. */
async function take(who, choice) {
  const { page } = who;
  await caughtUp(who);
  const before = await state(page);
  const path = pathOf(choice);
  const done = async (how) => {
    await moved(who, before.version);
    return how;
  };
  const id = path[0].slice("piece:".length);
  if (path[0].startsWith("button:")) {
    await byId(page, "commit").filter({ hasText: choice.label }).first().click();
    return done("button");
  }
  if (!path[0].startsWith("piece:") || (await pickPiece(who, id))) {
    const place = path.at(-1).startsWith("place:") ? path.at(-1).slice("place:".length) : "";
    if (place !== "") await clickHex(who, place);
    return done("board");
  }
  await byId(page, "tab-actions").click();
  await page.locator(`[data-testid="choice"][data-path="${path.join(" ")}"]`).first().click();
  return done("list");
}
/** A line of the journal, with the rules that it names. */
async function journalLine(who, words, open = () => byId(who.page, "tab-journal").click()) {
  await open();
  const line = byId(who.page, "journal").locator(".journal-line").filter({ hasText: words }).last();
  await line.waitFor({ timeout: SLOW });
  return { text: (await line.innerText()).trim(), rules: await line.locator('[data-testid="rule-chip"]').allInnerTexts() };
}

// Secrets.

const RELIEF = /comnios|vercassivellaunos|eporedorix|viridomaros/i;

/** Strings that name somebody. Boxes bear the names of leaders for everybody, and so do the units in an open box. */
function naming(value, names, path = "") {
  if (typeof value === "string") {
    const isBox = /scene\.areas\.\d+\.(id|label)$/.test(path) || (value.startsWith("box-") && /(pieces\.\d+\.(place|face\.stripe)|faces\.list\.\d+\.stripe)$/.test(path));
    return names.test(value) && !isBox ? [`${path}: ${value}`] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => naming(inner, names, path === "" ? key : `${path}.${key}`));
}
/** What a browser was sent, with faces looked up in all that it was sent. */
function parsed(who) {
  const all = who.heard.map(({ path, text }) => ({ path, body: JSON.parse(text) }));
  const known = facesIn(all.map(({ body }) => body));
  return all.map(({ path, body }) => ({ path, body: turnUp(body, known) }));
}
/** The table in an answer. */
const tableIn = (body) => [body, body?.table].find((part) => part?.scene !== undefined && part.card !== undefined);
/** What a browser was sent, as far as it is not checked yet. */
async function news(who) {
  await caughtUp(who);
  const { version } = await state(who.page);
  await until("what was sent", async () => parsed(who).some(({ body }) => tableIn(body)?.version === version), SLOW);
  const all = parsed(who).slice(who.checked ?? 0);
  who.checked = who.heard.length;
  return all;
}
/** The scene that a page shows, as it was sent. */
async function shown(who) {
  const { version } = await state(who.page);
  return until("what was sent", () => {
    const tables = parsed(who).flatMap(({ body }) => tableIn(body) ?? []);
    const last = least(tables.toReversed(), (body) => -body.version);
    return last !== undefined && last.version >= version ? last.scene : null;
  }, SLOW);
}
/** Words of a table's page that name somebody, with their surroundings; boxes bear names for everybody. */
async function domNaming(who, names) {
  const html = await byId(who.page, "table").evaluate((table) => {
    const copy = table.cloneNode(true);
    for (const box of copy.querySelectorAll('[data-testid^="area-box-"]')) box.remove();
    // Drawings have names of their own.
    return copy.outerHTML.replace(/href="#[^"]*"/g, "");
  });
  return [...html.matchAll(new RegExp(names.source, "gi"))].map(({ index }) => html.slice(Math.max(0, index - 60), index + 40));
}
/** What tells the hidden counters of a side apart in a scene, but for where they are: nothing. */
function looks(scene, side) {
  const counters = scene.pieces.filter((piece) => isCounter(piece) && piece.side === side && piece.marks.includes("hidden"));
  return new Set(counters.map((piece) => JSON.stringify({ face: piece.face, note: piece.note, side: piece.side })));
}
const FACELESS = ["shows", "colour", "shape", "glyph"];

test("a march that is seen ends: a leader, then a detachment", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const [roman, gaul] = await meet(browser, { boxes: "closed" });
    await setUp([roman, gaul]);
    for (const who of [roman, gaul]) await sit(who);
    /** Nothing that the Roman has been sent or shown says who a Gallic counter is. */
    const anonymous = async (id, hex, known) => {
      const hidden = new RegExp(known === undefined ? RELIEF.source : RELIEF.source.replace(`${known}|`, ""), "i");
      for (const { path, body } of await news(roman)) assert.deepEqual(naming(body, hidden), [], path);
      const scene = await shown(roman);
      const piece = scene.pieces.find((one) => one.id === id);
      assert.equal(piece.place, hex);
      assert.deepEqual(Object.keys(piece.face).sort(), [...FACELESS].sort());
      assert.equal(piece.face.glyph, "anonymous");
      assert.equal(looks(scene, "gaul").size, 1, "all look the same");
      assert.ok(scene.areas.every((area) => area.side !== "gaul" || (area.piece === null || leaderOf(scene, area.piece) === known) && area.used === null), "boxes do not say whose they are");
      assert.deepEqual(await domNaming(roman, hidden), []);
    };
    const leaderOf = (scene, id) => leaderIn(scene.pieces.find((piece) => piece.id === id));
    const label = async (who, id) => (await drawn(who, `.piece[data-piece="${id}"] [role="button"]`)).getAttribute("aria-label");

    const labels = [];
    for (const { wanted, goal, word, known } of [
      { wanted: (piece) => leaderIn(piece) === SPEARHEAD, goal: GOAL, word: "Comnios", known: undefined },
      { wanted: (piece) => piece.face.glyph === "detachment", goal: "0613", word: "a detachment", known: SPEARHEAD },
    ]) {
      const { table } = await playUntil([roman, gaul], (who, now) => who === gaul && does(now, "march"));
      const { id, place } = table.scene.pieces.find((piece) => isCounter(piece) && piece.side === "gaul" && piece.marks.includes("hidden") && wanted(piece));
      const camps = table.scene.markers.filter((marker) => marker.kind === "camp").map((marker) => marker.place);
      let [at, spent, steps, last] = [place, 0, 0, null];
      while (last === null || nearest(at, camps) > 4) {
        await caughtUp(roman);
        await anonymous(id, at, known);
        const { scene } = await look(gaul);
        const step = nextMarch(scene, id, goal);
        assert.ok(step, "the counter can go on as long as nobody sees it");
        await caughtUp(gaul);
        const before = (await state(gaul.page)).version;
        assert.ok(await pickPiece(gaul, id), "the counter is picked on the board");
        await clickHex(gaul, step.action.to);
        await moved(gaul, before);
        [at, spent, steps, last] = [step.action.to, spent + step.cost, steps + 1, step];
        if (nearest(at, camps) > 4) {
          await caughtUp(roman);
          labels.push((await label(roman, id)).replace(at, ""));
        }
      }
      assert.equal(nearest(at, camps), 4, "seen at four hexes by day");
      assert.ok(steps > 1 && spent < 7, `in mid-path: ${steps} hexes, ${spent} PM`);

      // Both see who it is, and read why.
      for (const who of [roman, gaul]) {
        await caughtUp(who);
        const piece = (await shown(who)).pieces.find((one) => one.id === id);
        assert.equal(piece.face.name, word);
        assert.equal(piece.place, at);
        assert.match(await label(who, id), new RegExp(`${word}.*${at}`));
        const line = await journalLine(who, new RegExp(`comes into sight in ${at}: ${word}`));
        assert.ok(line.rules.includes("1.3"), `the journal cites 1.3: ${line.rules}`);
      }

      // It cannot go on: nothing is offered, a click does nothing, and the server refuses.
      const list = await offers(gaul.page);
      assert.equal((await state(gaul.page)).undo, false, "what was seen is not taken back");
      assert.ok(!list.some((offer) => offer.path[0] === `piece:${id}` || offer.path[0] === "button:halt"), "no step and no halt");
      const { version } = await state(gaul.page);
      await (await drawn(gaul, `.piece[data-piece="${id}"]`)).dispatchEvent("click");
      const on = await gaul.context.request.post(`${URL_BASE}/api/v1/tables/${gaul.table}/actions`, {
        data: { seat: "gaul", version, actions: [{ do: "march", counter: id, to: place }] },
      });
      assert.equal(on.status(), 422);
      assert.ok(!(await byId(gaul.page, "table").getAttribute("data-picked")).includes(`piece:${id}`));
      assert.equal((await state(gaul.page)).version, version);
    }
    assert.equal(new Set(labels).size, 1, "a leader and a detachment are called the same while they are hidden");
    assert.ok(roman.heard.some(({ path }) => path === "events"), "the stream was heard, too");
    roman.check();
    gaul.check();
  }),
);

/** A Gallic attack on a hex that units in two or more hexes can join, or nothing. */
function assault(scene) {
  const own = unitsOf(scene, "gaul", "relief").filter(isFree);
  const attacks = scene.choices.filter(({ action }) => action.do === "attack").map((choice) => {
    const near = own.filter((piece) => distance(piece.place, choice.action.hex) === 1);
    return { choice, hex: choice.action.hex, hexes: new Set(near.map(({ place }) => place)).size };
  });
  return least(attacks.filter(({ hexes }) => hexes > 1), ({ hexes }) => -hexes);
}
/** Turn 1, as far as the first Gallic attack. */
const toBlows = (people, gauls) => playUntil(people, (who, table) => who.seat === gauls && does(table, "attack"), { roman: deploying, [gauls]: bold });

test("a combat by clicks: attack, odds, riposte, results, retreat, advance", { timeout: 400_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    const [roman, gaul] = people;
    await setUp(people);
    await toBlows(people, "gaul");
    for (const who of people) await sit(who);
    const seen = new Set();
    const where = new Set();
    const offered = async (who, kind) => (await look(who)).scene.choices.filter(({ action }) => action.do === kind);

    /** The attacker declares his attack on the board, reads the odds and fights. */
    const declare = async (attack) => {
      where.add(`attack: ${await take(gaul, attack.choice)}`);
      assert.deepEqual((await offered(gaul, "fight")).length, 0, "nobody attacks yet");
      for (;;) {
        const all = await offered(gaul, "commit");
        const { scene } = await look(gaul);
        const place = (choice) => scene.pieces.find((piece) => piece.id === choice.action.unit).place;
        const joined = new Set(scene.arrows.filter((arrow) => arrow.kind === "attack").map((arrow) => arrow.from));
        // One of every hex first, so that the defender has a choice.
        const next = all.find((choice) => !joined.has(place(choice))) ?? all[0];
        if (next === undefined) break;
        where.add(`commit: ${await take(gaul, next)}`);
      }
      while ((await offered(gaul, "fight")).length === 0) await take(gaul, (await offered(gaul, "widen"))[0]);
      // The fight is shown on the map, which nothing covers.
      await byId(gaul.page, "combat").waitFor();
      assert.equal(await byId(gaul.page, "battle").count(), 0);
      const odds = byId(gaul.page, "odds");
      await odds.waitFor();
      assert.match(await odds.innerText(), /\d+\s?%/, "the odds are shown before the fight");
      const [fight] = await offered(gaul, "fight");
      await take(gaul, fight);
    };
    /** Whoever must decide does, in his own browser, until the combat is over. */
    const settle = async (hexes) => {
      for (;;) {
        const tables = await Promise.all(people.map(look));
        const who = people.find(({ seat }) => tables[0].scene.waiting_for.includes(seat));
        // A legion may be exchanged at any time (4.0): that is beside what is asked.
        const all = tables[people.indexOf(who)].scene;
        const scene = { ...all, choices: all.choices.filter(({ aside }) => !aside) };
        const other = people.find((one) => one !== who);
        const kinds = new Set(scene.choices.map(({ action }) => action.do));
        const [first] = scene.choices;
        await caughtUp(other);
        assert.equal((await state(other.page)).turn, false);
        assert.deepEqual(await offers(other.page), [], "the other one has nothing to choose");
        if (kinds.has("riposte")) {
          assert.equal(who, roman, "the defender chooses");
          assert.equal(scene.choices.length, hexes);
          await caughtUp(roman);
          await byId(roman.page, "combat").waitFor();
          where.add(`riposte: ${await take(roman, scene.choices.at(-1))}`);
          seen.add("a riposte");
        } else if (kinds.has("fall_back")) {
          seen.add(`${who.seat} may retreat instead`);
          // Romans make room, Gauls stand.
          const wish = who === roman ? "fall_back" : "endure";
          await take(who, scene.choices.find(({ action }) => action.do === wish));
        } else if (kinds.has("suffer")) {
          seen.add("a unit that suffers is chosen");
          await take(who, first);
        } else if (kinds.has("retreat")) {
          seen.add("a retreat");
          await take(who, scene.choices.find(({ action }) => action.do === "retreat"));
        } else if (kinds.has("advance")) {
          const choice = scene.choices.find(({ action }) => action.do === "advance");
          where.add(`advance: ${await take(who, choice)}`);
          seen.add("an advance");
          await caughtUp(other);
          assert.equal((await shown(other)).pieces.find((piece) => piece.id === choice.action.unit).place, choice.action.to);
        } else if (kinds.has("end_advance") || kinds.has("endure")) await take(who, quiet(scene));
        else return;
      }
    };

    const wanted = ["a riposte", "a retreat", "an advance"];
    for (let turns = 0; turns < 6 && !wanted.every((what) => seen.has(what)); turns += 1) {
      if (turns > 0) await playUntil(people, (who, now) => who === gaul && assault(now.scene) !== undefined && now.scene.procedure === null, { roman: deploying, gaul: bold });
      for (const who of people) await caughtUp(who);
      const attack = assault((await look(gaul)).scene);
      assert.ok(attack, "a hex can be attacked from two");
      await declare(attack);
      await settle(attack.hexes);
      const lines = await Promise.all(people.map((who) => journalLine(who, /^.*attack \d{4}\. Attack: .*Riposte: /)));
      assert.equal(lines[0].text, lines[1].text, "both read the same");
      assert.ok(lines[0].rules.includes("11.2"));
      // The rest of the turn goes by quickly.
      await playUntil(people, (who, now) => !/Combat: Gauls/.test(now.scene.headline.phase));
    }
    console.log(`# seen: ${[...seen].join(", ")}; ${[...where].join(", ")}`);
    for (const what of wanted) assert.ok(seen.has(what), `${what} came`);
    for (const what of ["attack", "commit", "riposte", "advance"]) assert.ok(where.has(`${what}: board`), `${what} by clicks on the board`);
    for (const who of people) who.check();
  }),
);

test("a combat ends with a card, or with a line that opens it, and the map comes back to where it was", { timeout: 400_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    const [roman, gaul] = people;
    await setUp(people);
    await toBlows(people, "gaul");
    await gaul.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "reduced", size: "normal", sound: false, pace: "quick" })));
    for (const who of people) await sit(who);
    // Somebody looks closely at a corner of the map.
    const ground = async () => {
      const { x, y, width } = await gaul.page.locator(".stage-ground-box").boundingBox();
      return [x, y, width].map(Math.round);
    };
    await gaul.page.mouse.move(300, 300);
    await gaul.page.mouse.wheel(0, -500);
    await gaul.page.waitForTimeout(600);
    const before = await ground();
    const fights = (now) => now.scene.procedure !== null;
    await playUntil(people, (_, now) => fights(now), { gaul: fierce });
    await until("a view of the fight", async () => (await ground()).join() !== before.join());
    await playUntil(people, (_, now) => !fights(now), { gaul: fierce });
    const card = byId(gaul.page, "fight-card");
    await card.waitFor();
    // Column, shift and die stand in the place of rounds; counters in the place of blocks.
    assert.ok((await card.locator('[data-testid="fight-step"]').count()) >= 1);
    assert.match(await card.locator('[data-testid="fight-step"]').first().innerText(), /Attack/);
    assert.ok((await card.locator('[data-testid="fight-step"] .die').count()) >= 1);
    assert.equal(await card.locator('[data-testid="fight-side"]').count(), 2);
    assert.ok((await card.locator('[data-testid="fight-side"] li').count()) >= 2);
    assert.match(await card.innerText(), /You, attacking[\s\S]*Livia, defending/i);
    if (process.env.SHOTS) await gaul.page.screenshot({ path: `${process.env.SHOTS}/siege-card.png` });
    await gaul.page.keyboard.press("Enter");
    await until("the card to be put away", async () => (await card.count()) === 0);
    await until("the view of before", async () => (await ground()).every((one, at) => Math.abs(one - before[at]) < 3));
    // Where everything appears at once nothing stands in the way.
    assert.equal(await byId(roman.page, "fight-card").count(), 0);
    await byId(roman.page, "tab-journal").click();
    await byId(roman.page, "journal-fight").last().click();
    await byId(roman.page, "fight-card").waitFor();
    assert.match(await byId(roman.page, "fight-card").innerText(), /You, defending/i);
    await roman.page.keyboard.press("Escape");
    await until("the card to be put away", async () => (await byId(roman.page, "fight-card").count()) === 0);
    for (const who of people) who.check();
  }),
);

const BY_KEYS = 6;

test("a turn by the keyboard alone", { timeout: 400_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    const [, gaul] = people;
    const { page } = gaul;
    await page.addInitScript(() => {
      window.pointers = 0;
      document.addEventListener("pointerdown", () => (window.pointers += 1), true);
    });
    await setUp(people);
    await sit(gaul);
    const press = (key) => page.keyboard.press(key);
    const focused = () =>
      page.evaluate(() => {
        const now = document.activeElement;
        const { outlineStyle, outlineWidth, stroke } = getComputedStyle(now);
        const ring = now.querySelector(".focus-ring") ?? now.parentElement?.querySelector(":scope > .focus-ring") ?? null;
        const ringed = now.matches(".place-hex") ? stroke !== "none" : ring !== null && getComputedStyle(ring).opacity === "1";
        const seen = (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || ringed;
        const { x, y, width, height } = now.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const map = document.querySelector('[data-testid="map"]').getBoundingClientRect();
        const inMap = across > map.left && across < map.right && down > map.top && down < map.bottom;
        return { place: now.dataset.place, path: now.dataset.path, visible: now.matches(":focus-visible") && seen, inMap, x: across, y: down };
      });
    const enter = async () => {
      await until("the focus to be seen", async () => (await focused()).visible, 5000);
      await press("Enter");
    };
    /** Arrows to a hex that glows; says whether they lead there. */
    const arrowsTo = async (hex) => {
      const place = page.locator(`.place[data-place="${hex}"][data-live="true"]`);
      if ((await place.count()) === 0) return false;
      for (let tries = 0; tries < 14; tries += 1) {
        const [now, goal] = [await focused(), await place.boundingBox()];
        // The whole map, if what has the focus is out of sight.
        if (now.place !== undefined && !now.inMap) await press("0");
        if (now.place === hex) {
          await until("the hex to be in sight", async () => (await focused()).inMap, 5000);
          return true;
        }
        const [dx, dy] = [goal.x + goal.width / 2 - now.x, goal.y + goal.height / 2 - now.y];
        const flat = Math.abs(dx) > Math.abs(dy) === (tries % 4 < 3);
        await press(flat ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp");
      }
      return (await focused()).place === hex;
    };
    /** The list of choices, one key away, with its filter. */
    const fromList = async (choice) => {
      const wanted = pathOf(choice).join(" ");
      await press("j");
      await press("a");
      await until("the list", async () => (await focused()).path !== undefined, SLOW);
      if ((await focused()).path === wanted) return;
      if ((await byId(page, "choice-filter").count()) > 0) {
        await press("Shift+Tab");
        await page.keyboard.type(choice.label);
        await press("Tab");
      }
      for (let tries = 0; tries < 20 && (await focused()).path !== wanted; tries += 1) await press("Tab");
      assert.equal((await focused()).path, wanted, "Tab leads to the choice");
    };
    const ways = new Map();
    const byKeys = async (choice) => {
      await caughtUp(gaul);
      const { version } = await state(page);
      const path = pathOf(choice);
      const picked = await byId(page, "table").getAttribute("data-picked");
      const onMap = path.length === 1 ? path[0].startsWith("place:") : picked === path[0];
      const arrows = onMap && (await arrowsTo(path.at(-1).slice("place:".length)));
      if (!arrows) await fromList(choice);
      await enter();
      await moved(gaul, version);
      const { do: kind } = choice.action;
      ways.set(kind, new Set([...(ways.get(kind) ?? []), arrows ? "arrows" : "list"]));
    };

    /** What the Gaul wishes: to march into sight, to deploy, to close with four units, to attack once, to rally all. */
    let fought = false;
    const walkers = new Set();
    const wish = (scene) => {
      const of = (kind) => scene.choices.filter(({ action }) => action.do === kind);
      const deploys = deploying(scene, "gaul");
      if (deploys !== undefined) return of("deploy").find(({ action }) => action.unit === deploys[0].unit && action.to === deploys[0].to);
      const step = closing({ ...scene, choices: scene.choices.filter(({ action }) => walkers.size < 4 || walkers.has(action.unit)) }, "gaul");
      if (step !== undefined) {
        walkers.add(step.action.unit);
        return step;
      }
      if (of("fight").length > 0) {
        fought = true;
        return of("fight")[0];
      }
      const attack = fought ? undefined : of("attack")[0];
      const halt = of("halt")[0];
      return marching(scene) ?? halt ?? of("rally")[0] ?? of("commit")[0] ?? attack ?? of("widen")[0] ?? quiet(scene);
    };
    const turn = (table) => Number(/\d+/.exec(table.scene.headline.when)[0]);
    // Of each kind so many by keys, as it goes on in the same way.
    const made = new Map();
    for (;;) {
      const { table } = await playUntil(people, (one) => one === gaul, { roman: deploying });
      if (turn(table) > 1) break;
      const choice = wish(table.scene);
      const { do: kind } = choice.action;
      made.set(kind, (made.get(kind) ?? 0) + 1);
      if (made.get(kind) <= BY_KEYS) await byKeys(choice);
      else await act(gaul, table.version, [choice.action]);
    }
    await caughtUp(gaul);
    assert.match(await byId(page, "moment").innerText(), /Turn 2/);
    // A rally needs units in disorder that are out of reach: some fights later.
    const { table } = await playUntil(people, (who, now) => who === gaul && does(now, "rally"), { roman: (scene, seat) => deploying(scene, seat) ?? shooting(scene), gaul: fierce });
    await byKeys(table.scene.choices.find(({ action }) => action.do === "rally"));
    const line = await journalLine(gaul, /rallies|does not rally/, () => press("j"));
    assert.ok(line.rules.includes("12.5"));
    console.log(`# by keys: ${[...ways].map(([kind, how]) => `${kind} (${[...how].join(", ")})`).join(", ")}`);
    for (const kind of ["march", "deploy", "step", "end_moves", "attack", "commit", "fight"]) assert.ok(ways.has(kind), `${kind} by keys`);
    assert.ok(ways.get("march").has("arrows"), "a march by arrows");
    assert.equal(await page.evaluate(() => window.pointers), 0, "no mouse");
    gaul.check();
  }),
);

test("the computer places what is left, and one click goes as far as a counter can", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    const [, gaul] = people;
    await sit(gaul);
    const before = (await look(gaul)).version;
    await byId(gaul.page, "place-rest").click();
    await moved(gaul, before);
    const { scene: placed } = await look(gaul);
    assert.deepEqual(placed.pieces.filter((piece) => piece.side === "gaul" && piece.place === "waiting"), [], "everything is placed");
    assert.ok(does({ scene: placed }, "ready"), "and it is for the player to say that he is ready");
    await byId(gaul.page, "undo").click();
    await until("the tray to be full again", async () => (await look(gaul)).version === before, SLOW);

    await setUp(people);
    const { table } = await playUntil(people, (who, now) => who === gaul && does(now, "step"), { roman: deploying, gaul: bold });
    await caughtUp(gaul);
    const { unit } = closing(table.scene, "gaul").action;
    const at = async () => (await look(gaul)).scene.pieces.find((piece) => piece.id === unit).place;
    const from = await at();
    const { routes } = await (await gaul.context.request.get(`${URL_BASE}/api/v1/tables/${gaul.table}/choices?seat=gaul&version=${(await look(gaul)).version}&pieces=${unit}`)).json();
    const far = least(routes, (route) => -route.via.length);
    assert.ok(far.via.length > 1, "more than one hex can be reached");
    assert.ok(await pickPiece(gaul, unit));
    await gaul.page.locator(`.place[data-place="${far.via.at(-1)}"]`).waitFor({ state: "attached" });
    // However many hexes are lit: each is one drawing, and prices are one of each kind.
    const { lit, parts } = await gaul.page.evaluate(() => ({ lit: document.querySelectorAll('.place[data-live="true"]').length, parts: document.querySelectorAll(".stage .place *, .hex-cost, .hex-cost *").length }));
    assert.ok(lit > 10 && parts <= 12, `${lit} hexes are lit with ${parts} more drawings`);
    assert.match(await gaul.page.locator(`.place[data-place="${far.via.at(-1)}"]`).getAttribute("aria-label"), new RegExp(`Costs ${far.choice.cost}`));
    const start = (await state(gaul.page)).version;
    await clickHex(gaul, far.via.at(-1));
    await moved(gaul, start);
    assert.equal(await at(), far.via.at(-1));
    assert.equal((await look(gaul)).version, start + far.via.length, "step by step, as the rules have it");
    await byId(gaul.page, "undo").click();
    await until("the way back", async () => (await look(gaul)).version === start, SLOW);
    assert.equal(await at(), from, "one click takes it back");
    gaul.check();
  }),
);

test("a box is put on the map by two clicks: its leader, and the computer's help", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    const gaul = people.find((one) => one.seat === "gaul");
    await setUp(people);
    const { table } = await playUntil(people, (who, now) => who === gaul && does(now, "deploy"), { roman: deploying, gaul: bold });
    await sit(gaul);
    await caughtUp(gaul);
    const { page } = gaul;
    // The boxes stand open, and the one that is meant is lit.
    const unit = table.scene.choices.find(({ action }) => action.do === "deploy").action.unit;
    const box = table.scene.pieces.find((piece) => piece.id === unit).place;
    const waiting = async () => (await look(gaul)).scene.pieces.filter((piece) => piece.place === box).length;
    const before = await waiting();
    await page.locator(`.command-box.live[data-testid="area-${box}"]`).waitFor();
    const leader = table.scene.areas.find((area) => area.id === box).piece;
    await byId(page, "tab-journal").click();
    const { version } = await state(page);
    await page.locator(`.stage .piece[data-piece="${leader}"]`).dispatchEvent("click");
    await byId(page, `area-${box}`).locator('[data-testid="place-box"]').click();
    await moved(gaul, version);
    await until("the units to stand on the map", async () => (await waiting()) < before, SLOW);
    gaul.check();
  }),
);

/** What a page is sent for a click at most, compressed. */
const CLICK = 15_000;

/** Units of one seat that stand together and have a hex in common that they can go to, with the hex. */
function group(scene, least) {
  const place = new Map(scene.pieces.map((piece) => [piece.id, piece.place]));
  const goals = new Map();
  for (const { action, path, stops, attack } of scene.choices) {
    if (action.do !== "step" || path.length !== 2 || attack || stops) continue;
    const key = `${place.get(action.unit)} ${action.to}`;
    goals.set(key, [...(goals.get(key) ?? []), action.unit]);
  }
  const [best] = [...goals].sort(([, one], [, other]) => other.length - one.length);
  if (best === undefined || best[1].length < least) return null;
  const [from, hex] = best[0].split(" ");
  return { units: best[1], place: from, hex };
}

test("a click is one request of a few kilobytes, and a group goes with one request", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    await setUp(people);
    const { who, table } = await playUntil(people, (one, now) => one.seat === "gaul" && group(now.scene, 3) !== null, { roman: deploying, gaul: bold });
    const found = group(table.scene, 3);
    await open(who);
    const { page } = who;
    await caughtUp(who);
    await page.getByRole("button", { name: "Whole map" }).click();
    const counted = await traffic(who);

    // Picking a unit of a stack brings what it can do; adding another at most how far it can go.
    const lanes = async () => (await byId(page, "table").getAttribute("data-picked")).split(";").flatMap((lane) => (lane === "" ? [] : [lane.slice("piece:".length)]));
    /** One more unit of the stack: a click may first open it. */
    const add = async () => {
      const before = await lanes();
      await until("another unit to be picked", async () => {
        const seen = await page.locator(`.piece[data-pile="${found.place}"]`).evaluateAll((pieces) => pieces.map((piece) => piece.dataset.piece));
        const next = seen.find((id) => found.units.includes(id) && !before.includes(id)) ?? seen[0];
        await page.locator(`.piece[data-piece="${next}"]`).first().dispatchEvent("click", { shiftKey: true });
        await page.waitForTimeout(300);
        return (await lanes()).length > before.length;
      }, SLOW);
    };
    // The pointer comes to the stack before anybody clicks, and with it what its units can do.
    const resting = await counted.cost(() => page.locator(`.piece[data-pile="${found.place}"]`).last().hover());
    console.log(`# pointing at a stack: ${resting.requests.join(", ")}, ${resting.bytes} bytes`);
    assert.deepEqual(resting.requests, ["GET choices"]);
    const picking = await counted.cost(add);
    assert.deepEqual(picking.requests, [], "a click waits for nobody");
    const adding = await counted.cost(add);
    console.log(`# picking another: ${adding.requests.join(", ") || "nothing"}, ${adding.bytes} bytes`);
    assert.ok(adding.requests.every((what) => what === "GET choices"), "at most how far it can go");
    const units = await lanes();
    assert.ok(units.length > 1 && units.every((id) => found.units.includes(id)), units.join());

    const { version } = await state(page);
    const going = await counted.cost(async () => {
      await page.locator(`.place[data-place="${found.hex}"]`).dispatchEvent("click");
      await moved(who, version);
    });
    console.log(`# ${units.length} units go together: ${going.requests.join(", ")}, ${going.bytes} bytes`);
    assert.deepEqual(going.requests.filter((what) => what.startsWith("POST")), ["POST actions"], "one request for all of them");
    assert.ok(!going.requests.includes("GET table"), "the answer has the table");
    const places = (await look(who)).scene.pieces.filter((piece) => units.includes(piece.id)).map((piece) => piece.place);
    assert.deepEqual(new Set(places), new Set([found.hex]), "and all have arrived");
    assert.ok(going.bytes < CLICK, `${going.bytes} bytes`);

    // Taking all of it back is one request, too.
    const back = await counted.cost(async () => {
      const before = (await state(page)).version;
      await byId(page, "undo").click();
      await moved(who, before);
    });
    console.log(`# taken back: ${back.requests.join(", ")}, ${back.bytes} bytes`);
    // What the others did before is looked at again, for the pill that tells of it.
    assert.deepEqual(back.requests.filter((what) => what !== "GET choices" && !what.startsWith("GET moments/")), ["POST undo"]);
    assert.equal((await state(page)).version, version);
    assert.ok(back.bytes < CLICK, `${back.bytes} bytes`);

    // What somebody says comes without the journal.
    const chat = await counted.cost(async () => {
      await byId(page, "tab-chat").click();
      await byId(page, "chat-input").fill("Ave.");
      await byId(page, "chat-send").click();
      await byId(page, "chat").getByText("Ave.").waitFor();
    });
    console.log(`# a word: ${chat.requests.join(", ")}, ${chat.bytes} bytes`);
    assert.deepEqual(chat.requests.filter((what) => !what.startsWith("GET moments/")), ["POST chat", "GET table"]);
    assert.ok(chat.bytes < CLICK, `${chat.bytes} bytes`);
    for (const one of people) one.check();
  }),
);

test("three players have eyes and ears of their own", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser, { players: "3", boxes: "closed" });
    const [roman, relief, besieged] = people;
    for (const who of people) await sit(who);
    await setUp(people);

    const LEADERS = { roman: /caesar|labienus|antonius|trebonius|rebilus/i, relief: RELIEF };
    /** Whose faces each has seen while they lay in the open. */
    const open = new Map(people.map((who) => [who, new Set()]));
    const whole = (names) => new RegExp(`(?<![\\w-])(${names.join("|")})(?![\\w-])`, "i");
    /** Whoever is not the owner knows neither the hidden counters of an army nor the units in its boxes. */
    const secret = async () => {
      const sent = new Map();
      for (const who of people) sent.set(who, await news(who));
      for (const [army, owner] of [["roman", roman], ["relief", relief]]) {
        const { scene: own } = await look(owner);
        const hidden = own.pieces.filter((piece) => isCounter(piece) && piece.side === army && piece.marks.includes("hidden"));
        const names = hidden.filter((piece) => LEADERS[army].test(piece.face.name)).map((piece) => piece.face.name);
        assert.ok(names.length > 0 && hidden.every((piece) => piece.face.shows === "counter"), "the owner knows his own");
        const boxed = own.pieces.filter((piece) => isUnit(piece) && piece.side === army && piece.place.startsWith("box-"));
        assert.ok(boxed.length > 0, "units are in boxes");
        // Some peoples fight on both sides of the lines; their names say nothing.
        const common = (name) => own.pieces.some((piece) => !isFree(piece) && piece.face.name.startsWith(name));
        const units = boxed.map((piece) => piece.face.name).filter((name) => !common(name));
        const words = whole([...names, ...units]);
        for (const who of people.filter((one) => one !== owner)) {
          for (const { path, body } of sent.get(who)) {
            // Before the first turn all units lie in the open until they go into boxes.
            const table = tableIn(body);
            const early = (table ?? body).scene?.areas.some((area) => area.id === "waiting") ?? false;
            if (early) for (const { name } of (table ?? body).faces?.list ?? []) open.get(who).add(name);
            // Faces that lay in the open before come again with what is looked at of the past.
            const told = naming(body, early ? whole(names) : words).filter((one) => !(one.startsWith("faces.list.") && open.get(who).has(one.split(": ").at(-1))));
            assert.deepEqual(told, [], `${who.seat}: ${path}`);
            if (table === undefined) continue;
            const { pieces, areas } = table.scene;
            assert.ok(looks(table.scene, army).size <= 1, "hidden counters look the same");
            for (const piece of pieces.filter((one) => isCounter(one) && one.side === army && one.marks.includes("hidden"))) assert.deepEqual(Object.keys(piece.face).sort(), [...FACELESS].sort());
            assert.deepEqual(pieces.filter((piece) => piece.side === army && piece.place.startsWith("box-")), []);
            assert.deepEqual(areas.filter((area) => area.kind === "box" && area.side === army && area.used !== null), []);
          }
          const scene = await shown(who);
          for (const { id } of hidden) assert.equal(scene.pieces.find((piece) => piece.id === id)?.face.shows, "reverse", `${who.seat} sees only the back of ${id}`);
          // The page shows the boxes, and nothing in them.
          await byId(who.page, "tab-command").click();
          const boxes = who.page.locator('[data-testid^="area-box-"]');
          await boxes.first().waitFor();
          for (const area of scene.areas.filter((one) => one.kind === "box" && one.side === army && one.piece === null)) {
            assert.equal(await byId(who.page, `area-${area.id}`).locator("[data-piece]").count(), 0, `${area.id} is closed`);
          }
          assert.deepEqual(await domNaming(who, words), [], `the page of ${who.seat}`);
        }
        // The owner's page does show them: the same search finds something.
        await byId(owner.page, "tab-command").click();
        await owner.page.locator(`[data-testid="area-${boxed[0].place}"] [data-piece="${boxed[0].id}"]`).waitFor();
        assert.notDeepEqual(naming(await shown(owner), words), []);
      }
    };
    await secret();

    // A relief leader comes half the way, unseen, and is told from a detachment by nobody else.
    await playUntil(people, (who, now) => who === relief && does(now, "march"));
    const { scene, version } = await look(relief);
    const { id } = counterOf(scene, SPEARHEAD);
    await act(relief, version, [nextMarch(scene, id).action]);
    await secret();

    // Then the armies meet: who is in sight is seen by all, the others still by nobody.
    await toBlows(people, "relief");
    for (const who of people) {
      await caughtUp(who);
      assert.equal((await shown(who)).pieces.find((piece) => piece.id === id).face.name, "Comnios", `${who.seat} sees who is in sight`);
    }
    await secret();

    // Rule 13.0: the two Gallic players do not hear each other.
    const say = async (who, words) => {
      await byId(who.page, "tab-chat").click();
      await byId(who.page, "chat-input").fill(words);
      await byId(who.page, "chat-send").click();
      await byId(who.page, "chat").getByText(words).waitFor();
    };
    await say(relief, "We come from the west.");
    await say(besieged, "We are hungry.");
    await say(roman, "I hear you both.");
    for (const who of people) await byId(who.page, "tab-chat").click();
    for (const who of people) await byId(who.page, "chat").getByText("I hear you both.").waitFor();
    for (const words of ["We come from the west.", "We are hungry."]) await byId(roman.page, "chat").getByText(words).waitFor();
    for (const who of people) await caughtUp(who);
    const heard = (who, words) => who.heard.some(({ text }) => text.includes(words));
    assert.ok(heard(roman, "west") && heard(roman, "hungry"), "the Roman hears both");
    for (const [who, words] of [[besieged, "We come from the west."], [relief, "We are hungry."]]) {
      assert.equal(await byId(who.page, "chat").getByText(words).count(), 0, `${who.seat} does not hear that`);
      assert.ok(!heard(who, words), `nor is ${who.seat} sent it`);
    }
    for (const who of people) who.check();
  }),
);

/** What does not fit beside or over something else. */
const overflow = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return wide > 1 ? [`the page is ${wide} px too wide`] : [];
  });

test("axe finds nothing serious on a table of siege, and it fits a phone", { timeout: 400_000 }, () =>
  withBrowser(async (browser) => {
    const people = await meet(browser);
    const [roman, gaul] = people;
    const found = [];
    const check = async (who, moment, tabs) => {
      await caughtUp(who);
      const note = async (size, tab) => {
        await who.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        for (const line of [...(await serious(who.page)), ...(await overflow(who.page))]) found.push(`${moment}, ${tab}, ${size.width}: ${line}`);
      };
      const [desktop, phone] = [{ width: 1400, height: 900 }, { width: 390, height: 844 }];
      await byId(who.page, `tab-${tabs.at(-1)}`).click();
      await note(desktop, tabs.at(-1));
      await who.page.setViewportSize(phone);
      for (const tab of ["map", ...tabs]) {
        await byId(who.page, `phone-${tab}`).click();
        await note(phone, tab);
      }
      await byId(who.page, "phone-map").click();
      await who.page.setViewportSize(desktop);
    };
    await sit(roman);
    await check(roman, "set-up", ["command"]);
    await setUp(people);
    const { table } = await playUntil(people, (who, now) => who === gaul && does(now, "step"), { roman: deploying, gaul: bold });
    await sit(gaul);
    assert.ok(await pickPiece(gaul, closing(table.scene, "gaul").action.unit), "a unit is picked, and hexes glow");
    await check(gaul, "mid-game", ["actions"]);
    const blows = await toBlows(people, "gaul");
    const attack = assault(blows.table.scene);
    await act(gaul, blows.table.version, [attack.choice.action]);
    for (let units = 0; units < 4; units += 1) {
      const { scene, version } = await look(gaul);
      const next = scene.choices.find(({ action }) => action.do === "commit");
      if (next !== undefined) await act(gaul, version, [next.action]);
    }
    await byId(gaul.page, "combat").waitFor();
    await byId(gaul.page, "odds").waitFor();
    await check(gaul, "combat", ["journal"]);
    assert.equal(found.join("\n"), "");
    for (const who of people) who.check();
  }),
);
