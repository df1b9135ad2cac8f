// What the browser tests share: a browser, players, and a way to decide by clicks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

export const URL_BASE = (process.env.RUBICON_URL ?? "http://127.0.0.1:8080").replace(/\/$/, "");
const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
const WAIT = 15_000;
/** The server and the browsers share two cores with whatever else runs. */
export const SLOW = 60_000;
/** How many milliseconds each request of a page is held back at most, to find tests that hurry (make soak). */
const DELAY = Number(process.env.E2E_DELAY ?? 0);

/** Popups of the address bar, which no test sees, are drawn anew for every person's window, half a second of a core each. The last
 * list of features counts, so those that the library turns off for tests are said again. */
const OFF = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PaintHolding", "MediaRouter", "LensOverlay", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning", "DestroyProfileOnBrowserClose", "AvoidUnnecessaryBeforeUnloadCheckSync"];

let shared = null;
let closing;

/** The tests of a file share a browser, which is closed when nobody needs it any more; people have contexts of their own. */
export async function withBrowser(run) {
  clearTimeout(closing);
  shared ??= await chromium.launch({ executablePath: EXECUTABLE, args: ["--no-sandbox", "--disable-gpu", "--mute-audio", `--disable-features=${OFF.join(",")}`] });
  try {
    await run(shared);
  } finally {
    for (const context of shared.contexts()) await context.close();
    closing = setTimeout(() => {
      const idle = shared;
      shared = null;
      void idle.close();
    }, 200);
  }
}

/** A person with a browser of their own. Errors of the page fail the test at `check`. */
export async function player(browser, { name = "Publius", width = 1400, height = 900, lang = "en", ...more } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, reducedMotion: "reduce", ...more });
  if (DELAY > 0) {
    await context.route("**/api/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY * Math.random()));
      await route.continue().catch(() => undefined);
    });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource|net::ERR|ERR_/.test(message.text())) errors.push(message.text());
  });
  return {
    name,
    context,
    page,
    errors,
    check() {
      assert.deepEqual(errors, [], "the page reported errors");
    },
  };
}

export const byId = (page, id) => page.locator(`[data-testid="${id}"]`);

export async function openLobby(who) {
  await who.page.goto(`${URL_BASE}/`);
  await byId(who.page, "lobby").waitFor();
  const field = byId(who.page, "name-input");
  await byId(who.page, "game-julius").waitFor();
  await byId(who.page, "guest-name").waitFor();
  if (await field.isVisible()) {
    await field.fill(who.name);
    // The name shows at once; it must have been kept before anybody goes on.
    const kept = who.page.waitForResponse((answer) => answer.url().endsWith("/api/v1/me") && answer.request().method() === "POST");
    await byId(who.page, "name-save").click();
    await kept;
    await byId(who.page, "guest-name").filter({ hasText: who.name }).waitFor();
  }
}

/** At one screen: takes over if the curtain is there. It may go while it is reached for; the next look tells. */
export async function takeOver(page) {
  const curtain = byId(page, "take-over");
  if (await curtain.isVisible()) await curtain.click({ timeout: 2000 }).catch(() => undefined);
}

/** Begins a game from its card in the lobby, as it was begun last or as chosen. */
export async function playFromLobby(page, game, { side, against, level } = {}) {
  await byId(page, `game-${game}`).locator('[data-testid="play-bot"]').click();
  const dialog = byId(page, "play-dialog");
  for (const [row, value] of Object.entries({ against, side, level })) {
    if (value !== undefined) await dialog.locator(`[data-testid="play-${row}"] [data-value="${value}"]`).click();
  }
  await byId(page, "play-start").click();
}

/** Opens the dialog with all choices of a game. */
export async function newTableDialog(page, game) {
  await byId(page, `game-${game}`).locator('[data-testid="play-bot"]').click();
  await byId(page, "play-more").click();
  const dialog = byId(page, "new-table-dialog");
  await dialog.waitFor();
  return dialog;
}

/** A new table of a game: `play-bot` by the small dialog, `play-guided` by one click, the others by the large dialog. */
export async function startTable(who, how, { game = "julius", seats = {}, options = {} } = {}) {
  await openLobby(who);
  const card = byId(who.page, `game-${game}`);
  const mode = /^play-(hotseat|invite|open|custom)$/.exec(how)?.[1];
  if (how === "play-bot") await playFromLobby(who.page, game);
  else if (mode === undefined) await card.locator(`[data-testid="${how}"]`).click();
  else {
    const dialog = await newTableDialog(who.page, game);
    // Options first: some decide which seats there are.
    for (const [key, value] of Object.entries(options)) await dialog.locator(`[data-testid="option-${key}"] [value="${value}"]`).check();
    if (mode !== "custom") await dialog.locator(`[data-testid="table-mode"] [data-value="${mode}"]`).click();
    for (const [seat, value] of Object.entries(seats)) await byId(who.page, `seat-${seat}`).selectOption(value);
    await byId(who.page, "table-start").click();
  }
  await byId(who.page, how === "play-hotseat" ? "curtain" : "table").waitFor();
  return tableId(who.page);
}

export function tableId(page) {
  const id = new URL(page.url()).pathname.split("/")[2];
  assert.ok(id, "the address names a table");
  return id;
}

export async function state(page) {
  return page.evaluate(() => {
    const table = document.querySelector('[data-testid="table"]');
    if (table === null) return { there: false, curtain: document.querySelector('[data-testid="curtain"]') !== null };
    return {
      there: true,
      version: Number(table.dataset.version),
      turn: table.dataset.turn === "true",
      busy: table.dataset.busy === "true",
      status: table.dataset.status,
      seat: table.dataset.seat,
      picked: table.dataset.picked,
      battle: document.querySelector('[data-testid="battle"]') !== null,
      undo: document.querySelector('[data-testid="undo"]:not(:disabled)') !== null,
    };
  });
}

export async function until(what, test, ms = WAIT) {
  const end = Date.now() + ms;
  for (;;) {
    const value = await test();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

export const myTurn = (page, ms) =>
  until("one's turn", async () => {
    const now = await state(page);
    return now.there && (now.status === "over" || (now.turn && !now.busy)) ? now : null;
  }, ms);

/** The paths on offer, read from the list that screen readers use. */
export async function offers(page) {
  return page.evaluate(() => {
    const tab = document.querySelector('[data-testid="tab-actions"]');
    if (tab?.getAttribute("aria-selected") !== "true") tab?.click();
    if (document.querySelector('[data-testid="choice-list"]')?.getAttribute("aria-busy") === "true") return [];
    return [...document.querySelectorAll('[data-testid="choice"], [data-testid="choice-commit"]')].map((button) => ({
      path: splitPath(button.dataset.path ?? ""),
      label: button.querySelector("span:not(.swords, .visually-hidden)")?.textContent ?? "",
      commit: button.dataset.testid === "choice-commit",
    }));
  });
}

/** Helpers inside the page. */
export async function prepare(page) {
  await page.addInitScript(() => {
    // "piece:a b place:c d": names may have spaces.
    window.splitPath = (words) => words.split(/ (?=(?:piece|place|card|button):)/).filter((part) => part !== "");
  });
}

/** A small generator, so that a failing game can be played again. */
export function dice(seed) {
  let now = seed >>> 0;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
}

/** Something on offer; how often an end is made of it, where there can be. */
export function choose(list, random, ends = 0.45) {
  const commits = list.filter((offer) => offer.commit);
  const moves = list.filter((offer) => !offer.commit);
  if (commits.length > 0 && (moves.length === 0 || random() < ends)) return commits[Math.floor(random() * commits.length)];
  return moves[Math.floor(random() * moves.length)];
}

/** Clicks one anchor where it is drawn. */
export async function clickAnchor(page, anchor, last) {
  const [kind, ...rest] = anchor.split(":");
  const id = rest.join(":");
  const quoted = JSON.stringify(id);
  const before = (await state(page)).version;
  switch (kind) {
    case "card": {
      await page.locator(`.card-slot[data-card=${quoted}][data-live="true"] button`).first().click();
      if (last) await byId(page, "confirm").click();
      break;
    }
    case "piece": {
      const fighter = page.locator(`.battle-overlay [data-piece=${quoted}], .battle-overlay button.fighter-block`);
      const onBoard = page.locator(`.piece[data-piece=${quoted}], .pool-block[data-piece=${quoted}]`).first();
      if ((await onBoard.count()) === 0) {
        await fighter.first().click();
        break;
      }
      // The first click may take the whole pile, the second this piece of it.
      for (let tries = 0; tries < 3; tries += 1) {
        await onBoard.dispatchEvent("click");
        const taken = async () => {
          const now = await state(page);
          return now.busy || now.version !== before || now.picked === anchor;
        };
        if (await until("the piece to be picked", taken, 400).catch(() => false)) break;
      }
      break;
    }
    case "place":
      await page.locator(`.place[data-place=${quoted}]`).dispatchEvent("click");
      break;
    default:
      throw new Error(`no such anchor: ${anchor}`);
  }
  if (last) await changed(page, before);
}

export const changed = (page, before) =>
  until("the table to change", async () => {
    const now = await state(page);
    return !now.there || now.curtain || ((now.version !== before || now.status === "over") && !now.busy) ? now : null;
  });

/** Counts a stepper up until its button says `label`, and presses it. */
async function setAmount(page, label) {
  const send = byId(page, "stepper-send");
  await send.waitFor();
  while ((await send.textContent()) !== label) await byId(page, "stepper-more").click();
  await send.click();
}

/**
 * One decision. With `how: "board"` by clicking what is drawn, where the path allows it; otherwise by
 * the list of choices.
 */
export async function decide(page, random, how = "list", prefer = null, policy = choose) {
  const before = await myTurn(page);
  if (before.status === "over") return null;
  const list = await until("something on offer", async () => {
    const found = await offers(page);
    return found.length > 0 ? found : null;
  });
  const wished = prefer === null ? [] : list.filter((offer) => prefer.test(offer.label));
  const pick = wished.length > 0 ? wished[Math.floor(random() * wished.length)] : policy(list, random);
  const kinds = pick.path.map((anchor) => anchor.split(":")[0]);
  const drawn = how === "board" && !before.battle && kinds.every((kind) => kind !== "button") && !kinds.slice(1).includes("piece");
  if (drawn) {
    // What was placed last may still be in hand.
    if ((await byId(page, "deselect").count()) > 0) await byId(page, "deselect").click();
    for (const [index, anchor] of pick.path.entries()) await clickAnchor(page, anchor, index === pick.path.length - 1);
  } else if (how === "board" && pick.commit) {
    const button = byId(page, "commit").filter({ hasText: pick.label });
    if ((await button.count()) > 0) {
      await button.first().click();
      // It may ask whether what is unspent shall be left.
      if ((await byId(page, "leave-yes").count()) > 0) await byId(page, "leave-yes").click();
    }
    else await setAmount(page, pick.label);
    await changed(page, before.version);
  } else {
    const wanted = pick.path.join(" ");
    await page.evaluate((path) => {
      const found = [...document.querySelectorAll('[data-testid="choice"], [data-testid="choice-commit"]')].find((button) => button.dataset.path === path);
      found?.click();
    }, wanted);
    await changed(page, before.version);
  }
  return pick;
}

export async function join(who, link) {
  await who.page.goto(link);
  await byId(who.page, "table").waitFor();
}

// People who talk to the server as their browsers do, so that games come quickly to the moment that matters.

export async function call(who, method, path, data) {
  const answer = await who.context.request.fetch(`${URL_BASE}/api/v1${path}`, { method, timeout: SLOW, ...(data === undefined ? {} : { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
/** The table as the seat sees it, with every face and every choice in its place. */
export const look = (who) => wholeTable((path) => call(who, "GET", path), who.table, who.seat);

/** A table with what its first answer leaves out. */
export async function wholeTable(get, id, seat = "") {
  const table = turnUp(await get(`/tables/${id}?seat=${seat}`));
  if (table.pickable.length === 0) return table;
  try {
    table.scene.choices = (await get(`/tables/${id}/choices?seat=${table.seat}&version=${table.version}`)).choices;
    return table;
  } catch (error) {
    // The table has moved on meanwhile.
    if (/: 409 /.test(String(error))) return wholeTable(get, id, seat);
    throw error;
  }
}

/** Faces that a page was sent, by the epoch of their list. */
export const facesIn = (bodies, known = new Map()) => {
  for (const { faces } of bodies.flatMap((body) => [body, body?.table]).filter((body) => body?.faces)) {
    const list = known.get(faces.epoch) ?? [];
    faces.list.forEach((face, index) => (list[faces.from + index] = face));
    known.set(faces.epoch, list);
  }
  return known;
};

/** A table, a moment or an answer to actions with the faces of its pieces looked up. */
export function turnUp(body, known = facesIn([body])) {
  for (const part of [body, body?.table]) {
    if (part?.scene === undefined || part.faces === undefined) continue;
    const fighting = (part.scene.battle?.lines ?? []).flatMap((line) => [...line.columns.flatMap((column) => column.pieces.map((one) => one.piece)), ...line.reserve, ...line.lost]);
    for (const piece of [...part.scene.pieces, ...fighting]) {
      if (typeof piece.face === "number") piece.face = known.get(part.faces.epoch)[piece.face];
    }
  }
  return body;
}
export const act = (who, version, actions) => call(who, "POST", `/tables/${who.table}/actions`, { seat: who.seat, version, actions });

/** A person with a browser for each seat of a new table, in the order of the seats. */
export async function gather(browser, game, seats, { set = {}, scenario, ...size } = {}) {
  const people = [];
  for (const [index, seat] of seats.entries()) {
    const who = await player(browser, { name: ["Livia", "Cassius", "Drusus"][index], ...size });
    await prepare(who.page);
    await call(who, "POST", "/me", { name: who.name });
    people.push(Object.assign(who, { seat }));
  }
  for (const who of people) who.deal = () => deal(people, game, set, scenario);
  await deal(people, game, set, scenario);
  return people;
}

/** A new table for them. Whoever looked at the one before looks at it. */
async function deal(people, game, set, scenario) {
  const [host, ...guests] = people;
  const others = Object.fromEntries(guests.map(({ seat }) => [seat, "open"]));
  const { id } = await call(host, "POST", "/tables", { game, set, ...(scenario === undefined ? {} : { scenario }), seats: { ...others, [host.seat]: "me" } });
  for (const who of guests) await call(who, "POST", `/tables/${id}/join`, { seat: who.seat });
  for (const who of people) {
    const looking = who.table !== undefined && who.page.url().includes(who.table);
    who.table = id;
    if (looking) await sit(who);
  }
}

/** Opens the table in that person's browser. */
export async function sit(who) {
  await who.page.goto(`${URL_BASE}/t/${who.table}`);
  await byId(who.page, "table").waitFor();
}

/**
 * Lets people decide until `enough(who, table)`; `policy(scene, seat)` names a choice, or a list of actions.
 * Dice are nobody's: where a game ends before the moment comes, they play another one.
 */
export async function playUntil(people, enough, policy, most = 600) {
  let who = people[0];
  for (let made = 0; made < most; made += 1) {
    let table = await look(who);
    if (table.card.status === "over") {
      await who.deal();
      continue;
    }
    if (!table.scene.waiting_for.includes(who.seat)) {
      who = people.find(({ seat }) => table.scene.waiting_for.includes(seat));
      table = await look(who);
    }
    if (enough(who, table)) return { who, table };
    const wish = policy(table.scene, who.seat);
    await act(who, table.version, Array.isArray(wish) ? wish : [wish.action]);
  }
  throw new Error("no such moment came");
}

/** What a person who likes some words chooses, and otherwise anything. */
export const liking = (words, random) => (scene) => {
  const liked = scene.choices.filter((choice) => words.test(choice.label));
  const list = liked.length > 0 ? liked : scene.choices;
  return list[Math.floor(random() * list.length)];
};

/** Counts what a page asks for beside its stream of news, as it comes over the wire. */
export async function traffic(who) {
  const wire = await who.context.newCDPSession(who.page);
  await wire.send("Network.enable");
  let asked = new Map();
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/v1/tables/") && !pathname.endsWith("/events")) asked.set(requestId, { what: `${request.method} ${pathname.split("/").slice(5).join("/") || "table"}`, bytes: null });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  return {
    /** What one thing that somebody does costs, once everything has come. */
    async cost(run) {
      asked = new Map();
      await run();
      await who.page.waitForTimeout(300);
      await until("all answers", () => [...asked.values()].every(({ bytes }) => bytes !== null));
      const requests = [...asked.values()].map(({ what }) => what);
      const each = [...asked.values()].map(({ bytes }) => bytes);
      return { requests, each, bytes: each.reduce((sum, bytes) => sum + bytes, 0) };
    },
  };
}

const SEATS = ["caesar", "pompey"];

/** Two people at one table of julius or xl, each in a browser that shows it. */
export async function twoPlayers(browser, size = {}, game = "julius") {
  const [one, two] = await gather(browser, game, SEATS, size);
  for (const who of [one, two]) await sit(who);
  return { one, two, id: one.table };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds serious or critical on the page as it is, or on a part of it; by all its rules or by some. */
export async function serious(page, { part = "html", rules = null } = {}) {
  // Evaluated by the debugger, which the Content-Security-Policy does not bind.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async ([where, only]) => {
    // What a button says aloud begins with what it shows.
    const rules = { "label-content-name-mismatch": { enabled: true } };
    // Drawings that are hidden from those who hear the page are thousands of nodes, and never in question.
    const parts = { include: [[where]], exclude: [['svg[aria-hidden="true"]']] };
    const result = await window.axe.run(parts, { resultTypes: ["violations"], rules, ...(only === null ? {} : { runOnly: only }) });
    return result.violations
      .filter((violation) => violation.impact === "serious" || violation.impact === "critical")
      .flatMap((violation) =>
        violation.nodes.slice(0, 3).map((node) => `${violation.id}: ${node.target.join(" ")}: ${(node.failureSummary ?? "").split("\n")[1] ?? ""}`.slice(0, 240)),
      );
  }, [part, rules]);
  return found;
}

/** What axe-core finds in both themes. Only contrast depends on the theme, so the rest is sought once. */
export async function seriousInBothThemes(page, part) {
  const found = [];
  for (const [colorScheme, rules] of [["dark", ["color-contrast"]], ["light", null]]) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    for (const line of await serious(page, { part, rules })) found.push(`${colorScheme}: ${line}`);
  }
  return found;
}

/**
 * A table of julius that begins in a fight of three against three, whatever the cards: Caesar goes with
 * the three blocks of Narbo to Tarraco, where three stand, and nobody does anything else.
 */
export async function fightOfThree(people) {
  const stands = (scene, piece, place) => scene.pieces.some((one) => one.id === piece && one.place === place);
  const goes = ({ action }, scene) =>
    (action.do === "activate" && action.place === "Narbo") || (action.do === "step" && action.to === "Tarraco" && stands(scene, action.block, "Narbo"));
  const policy = (scene, seat) => {
    const march = scene.choices.find((choice) => seat === "caesar" && goes(choice, scene));
    const numbered = scene.choices.find(({ action }) => action.do === "play" && /^\d/.test(action.card));
    const end = scene.choices.find(({ action }) => /^(end_|forgo)/.test(action.do));
    return march ?? numbered ?? end ?? scene.choices[0];
  };
  return playUntil(people, (_, { scene }) => scene.battle !== null, policy, 60);
}

/** How far two hexes are from each other, by their printed numbers: columns and rows have two figures, and odd columns lie half a hex lower. */
export function distance(one, other) {
  const axial = (hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return { q: column, r: row - (column - (column & 1)) / 2 };
  };
  const [a, b] = [axial(one), axial(other)];
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The first of a list that costs least. */
export const least = (list, cost) => list.reduce((best, one) => (best === undefined || cost(one) < cost(best) ? one : best), undefined);

/** The games that the server has, as its catalogue tells them. */
export async function games() {
  const answer = await fetch(`${URL_BASE}/api/v1/games`);
  assert.equal(answer.status, 200);
  return answer.json();
}
