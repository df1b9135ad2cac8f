// Pictures of the game as it is, into docs/screenshots: `make screenshots`, or
// `RUBICON=../target/debug/rubicon node scripts/screenshots.mjs [name…]` for those whose names contain
// one of the words. Games are played quickly over HTTP, then opened in a browser with the same cookie.
import { spawnSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "./with-server.mjs";

const OUT = process.env.SCREENSHOTS ?? fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const DESKTOP = { width: 1600, height: 1000 };
const ACROSS = { width: 844, height: 390, hasTouch: true, isMobile: true };
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
const LARGEST = 700_000;
const words = process.argv.slice(2);
const wanted = (name) => words.length === 0 || words.some((word) => name.includes(word));

const server = await startServer();
// The helper reads the address when it is loaded.
process.env.RUBICON_URL = server.url;
const { byId, dice, openLobby, player, until, wholeTable, withBrowser } = await import("../e2e/helper.mjs");
const { unreadable } = await import("../e2e/cut.mjs");
const { takeAlesia, takeConquest } = await import("./screenshots-big.mjs");

/** A guest who talks to the server without a browser. */
async function guest(name) {
  let cookie = "";
  const call = async (method, path, body) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  await call("POST", "/me", { name });
  return {
    name,
    get: (path) => call("GET", path),
    post: (path, body) => call("POST", path, body),
    put: (path, body) => call("PUT", path, body),
    cookies: () => [{ name: "rubicon", value: cookie.split("=")[1], url: server.url }],
  };
}

const newTable = async (who, seats, game = "julius") => (await who.post("/tables", { game, seats })).id;
const year = (scene, id) => scene.tracks.find((track) => track.id === id)?.value ?? 0;

/** A decision that moves the story on: attack, fire, march; end a move when little is left to do. */
function sensible(choices, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const some = (test) => choices.filter(test);
  const attacks = some((choice) => choice.attack);
  const button = (choice) => choice.path.length === 1 && "button" in choice.path[0];
  const fires = some((choice) => /^(fire|roll for|lay .* face down|put .* up for auction|take)\b/i.test(choice.label));
  if (fires.length > 0) return pick(fires);
  if (attacks.length > 0 && random() < 0.8) return pick(attacks);
  const moves = some((choice) => !button(choice) && !/retreat|pass|disband/i.test(choice.label));
  if (moves.length > 0 && random() < 0.85) return pick(moves);
  const commits = some(button);
  return pick(commits.length > 0 ? commits : choices);
}

/** On hexes: towards the northern gate of the Roman lines, where the plain meets them. */
const GATE = [11, 9];
function closing({ choices, pieces }, random) {
  const away = (hex) => Math.hypot(Number(hex.slice(0, 2)) - GATE[0], Number(hex.slice(2)) - GATE[1]);
  const from = new Map(pieces.map((piece) => [piece.id, piece.place]));
  const onMap = (place) => /^\d{4}$/.test(place ?? "");
  const pick = (list) => list[Math.floor(random() * list.length)];
  const attacks = choices.filter((choice) => choice.attack);
  if (attacks.length > 0) return pick(attacks);
  const nearer = choices.filter(({ path }) => onMap(path[1]?.place) && (!onMap(from.get(path[0].piece)) || away(path[1].place) < away(from.get(path[0].piece))));
  if (nearer.length > 0 && random() < 0.95) return pick(nearer);
  const buttons = choices.filter(({ path }) => "button" in path[0]);
  return pick(buttons.length > 0 ? buttons : choices);
}

/** Plays until `enough(table)`; false if the game ends before that. */
async function playUntil(who, id, random, enough, most = 500) {
  for (let step = 0; step < most; step += 1) {
    const table = await until("one's turn", async () => {
      const now = await wholeTable(who.get, id);
      return now.card.status === "over" || (now.seat !== null && now.scene.choices.length > 0) ? now : null;
    });
    if (table.card.status === "over") return false;
    if (enough(table)) return true;
    const rest = table.can_place ? await who.get(`/tables/${id}/placing?seat=${table.seat}`) : [];
    const choose = table.scene.map === "siege" ? closing(table.scene, random) : sensible(table.scene.choices, random);
    const actions = rest.length > 0 ? rest : [choose.action];
    await who.post(`/tables/${id}/actions`, { seat: table.seat, version: table.version, actions });
  }
  return false;
}

/** Tables are dealt at random: takes the first that comes to such a moment. */
async function tableWith(who, seats, enough, game = "julius") {
  for (let seed = 1; seed < 40; seed += 1) {
    const id = await newTable(who, seats, game);
    if (await playUntil(who, id, dice(seed), enough)) return id;
    const { card, seat } = await who.get(`/tables/${id}`);
    if (card.status !== "over") await who.post(`/tables/${id}/resign`, { seat });
  }
  throw new Error("no game came to such a moment");
}

const marching = (table) => table.scene.battle === null && table.scene.choices.some((choice) => "piece" in choice.path[0] && choice.path.length > 1 && "place" in choice.path[1]);
/** A fight worth a picture: some blocks on both sides, dice just thrown, and mine to fire. */
function fighting(table) {
  const { battle, choices } = table.scene;
  if (battle === null || !choices.some((choice) => /^(fire|roll for)\b/i.test(choice.label))) return false;
  const strength = battle.lines.map((line) => line.columns.reduce((sum, column) => sum + column.pieces.length, 0));
  const rolled = table.journal.findLast((line) => "roll" in line)?.n ?? -1;
  return Math.min(...strength) >= 2 && strength.reduce((sum, one) => sum + one, 0) >= 5 && rolled >= table.version - 1;
}

/** A larger one, with a Tactics card on the table and a leader in line. */
function pitched(table) {
  if (!fighting(table)) return false;
  const { lines } = table.scene.battle;
  const strength = lines.flatMap((line) => line.columns.flatMap((column) => column.pieces)).length;
  return strength >= 7 && lines.some((line) => line.card !== null) && lines.some((line) => line.columns.at(-1).pieces.length > 0);
}

/** An auction in which both have bid, and I am asked again. */
const bidding = (table) => table.scene.auction !== null && table.scene.auction.bids.every((bid) => bid.amount > 0);

async function save(page, name, clip) {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  const path = join(OUT, `${name}.png`);
  await page.screenshot({ path, ...(clip === undefined ? {} : { clip }) });
  // Fewer colours where the tool is there (Debian: pngquant).
  spawnSync("pngquant", ["--quality", "70-95", "--strip", "--skip-if-larger", "--force", "--output", path, "--", path]);
  const { size } = statSync(path);
  console.log(`${name}.png: ${Math.round(size / 1000)} kB`);
  if (size > LARGEST) console.warn(`${name}.png is larger than ${LARGEST / 1000} kB: install pngquant`);
}

/** Opens a page as that guest; `act` prepares it and may return what to clip. */
async function shot(browser, who, name, size, path, act = async () => undefined, theme = "light") {
  if (!wanted(name)) return;
  const seen = await player(browser, { name: who.name, ...size, deviceScaleFactor: 1, colorScheme: theme });
  await seen.context.addCookies(who.cookies());
  if (path === "/") await openLobby(seen);
  else await seen.page.goto(`${server.url}${path}`);
  const clip = await act(seen.page);
  await save(seen.page, name, clip);
  for (const fault of await unreadable(seen.page)) console.warn(`${name}: ${fault}`);
  seen.check();
  await seen.context.close();
}

const atTable = async (page) => {
  await byId(page, "table").waitFor();
  await page.waitForTimeout(300);
  const news = byId(page, "since-dismiss");
  if (await news.isVisible()) await news.click();
};
const inBattle = async (page) => {
  await byId(page, "battle").waitFor();
  await atTable(page);
  await byId(page, "odds").waitFor();
};
/** A fight that is shown on the map. */
const onField = async (page) => {
  await byId(page, "combat").waitFor();
  await atTable(page);
  await byId(page, "odds").waitFor();
};
/** The page of a game, with its map and its pieces. */
const inHero = async (page) => {
  await page.locator(".hero-layer g .counter, .hero-layer g .block").first().waitFor();
  await page.waitForTimeout(800);
};
/** The end of a match, with all that there is to tell. */
const atEnd = async (page) => {
  await byId(page, "by-turn").waitFor();
  await page.waitForTimeout(800);
};
/** A battle, with one of my blocks chosen. */
const atBattle = async (page) => {
  await inBattle(page);
  await page.locator("button.fighter-block").last().click();
};

/** Drags the map until that is in the middle of what one sees. */
async function centre(page, what) {
  const from = await what.boundingBox();
  const map = await byId(page, "map").boundingBox();
  if (from === null || map === null) return;
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  const by = { x: middle.x - from.x - from.width / 2, y: middle.y - from.y - from.height / 2 };
  const parts = Math.ceil(Math.max(Math.abs(by.x) / map.width, Math.abs(by.y) / map.height) * 3);
  for (let part = 0; part < parts; part += 1) {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + by.x / parts, middle.y + by.y / parts, { steps: 4 });
    await page.mouse.up();
  }
}

/** Picks up the block with the most places to go, so that roads and cities glow. */
const pickUp = (who, id) => async (page) => {
  await atTable(page);
  const { scene } = await wholeTable(who.get, id);
  const ways = new Map();
  for (const { path } of scene.choices) if ("piece" in path[0] && path.length > 1) ways.set(path[0].piece, (ways.get(path[0].piece) ?? 0) + 1);
  // Of those in sight: others lie under them, or elsewhere.
  const drawn = await page.evaluate(() => {
    const map = document.querySelector('[data-testid="map"]').getBoundingClientRect();
    const inside = ({ x, y, right, bottom }) => x > map.x && y > map.y && right < map.right && bottom < map.bottom;
    const middle = ({ x, y }) => Math.hypot(x - map.x - map.width * 0.45, y - map.y - map.height * 0.3);
    const seen = [...document.querySelectorAll(".piece")].map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => inside(box));
    return seen.sort((one, two) => middle(one[1]) - middle(two[1])).map(([one]) => one.getAttribute("data-piece"));
  });
  const most = Math.max(...drawn.map((id) => ways.get(id) ?? 0));
  const best = drawn.find((id) => ways.get(id) === most);
  if (best === undefined) return;
  const piece = page.locator(`.piece[data-piece=${JSON.stringify(best)}]`).first();
  for (let tries = 0; tries < 2 && (await byId(page, "picked").count()) === 0; tries += 1) {
    await piece.dispatchEvent("click");
    await page.waitForTimeout(400);
  }
  if ((page.viewportSize()?.width ?? 0) < 700) await centre(page, piece);
};

async function takeJulius(me, livia, against) {
  const start = await newTable(me, against);
  const middle = await tableWith(me, against, (table) => year(table.scene, "turn") >= 3 && table.card.version > 30 && marching(table));
  const battle = await tableWith(me, against, fighting);
  // Who plays anything is beaten in the first winter by an opponent with a plan.
  const told = await tableWith(me, { ...against, pompey: "bot:random" }, (table) => year(table.scene, "year") >= 706);
  await me.post(`/tables/${told}/resign`, { seat: "caesar" });
  const { card } = await me.get(`/tables/${told}`);
  // For the lobby: one who waits for somebody else, and somebody who waits for anybody.
  await newTable(me, { caesar: "open", pompey: "me" });
  await newTable(livia, { caesar: "me", pompey: "open" });
  await newTable(livia, { caesar: "open", pompey: "me" });

  await withBrowser(async (browser) => {
    await shot(browser, me, "lobby", DESKTOP, "/");
    await shot(browser, me, "table-start", DESKTOP, `/t/${start}`, atTable);
    await shot(browser, me, "phone-start", PHONE, `/t/${start}`, atTable);
    await shot(browser, me, "table-midgame", DESKTOP, `/t/${middle}`, pickUp(me, middle));
    await shot(browser, me, "table-dark", DESKTOP, `/t/${middle}`, pickUp(me, middle), "dark");
    await shot(browser, me, "battle", DESKTOP, `/t/${battle}`, atBattle);
    await shot(browser, me, "journal", DESKTOP, `/t/${battle}`, async (page) => {
      await byId(page, "battle").waitFor();
      await byId(page, "tab-journal").click();
      await page.waitForTimeout(300);
      await page.locator(".journal-turn").last().evaluate((line) => line.scrollIntoView({ block: "start" }));
      return byId(page, "panel").boundingBox();
    });
    await shot(browser, me, "replay", DESKTOP, `/t/${told}/replay#${Math.floor(card.version * 0.7)}`, (page) => byId(page, "replay").waitFor());
    await shot(browser, me, "rules", DESKTOP, "/rules/julius", (page) => byId(page, "rule").first().waitFor());
    await shot(browser, me, "game-page", DESKTOP, "/games/julius", inHero);
    await shot(browser, me, "game-page-dark", DESKTOP, "/games/siege", inHero, "dark");
    await shot(browser, me, "play", DESKTOP, "/games/xl", async (page) => {
      await inHero(page);
      await byId(page, "game-play").click();
    });
    await shot(browser, me, "end", DESKTOP, `/t/${told}`, atEnd);
    await shot(browser, me, "phone-end", PHONE, `/t/${told}`, atEnd);
    await shot(browser, me, "phone-game-page", PHONE, "/games/julius", inHero);
    await shot(browser, me, "phone-across", ACROSS, `/t/${middle}`, pickUp(me, middle));
    await shot(browser, me, "phone-table", PHONE, `/t/${middle}`, pickUp(me, middle));
    await shot(browser, me, "phone-battle", PHONE, `/t/${battle}`, atBattle);
    await shot(browser, me, "phone-lobby", PHONE, "/");
  });
}

async function takeXl(me, against) {
  const start = await newTable(me, against, "xl");
  const middle = await tableWith(me, against, (table) => year(table.scene, "turn") >= 4 && table.scene.viewer === "caesar" && table.scene.choices.some((choice) => /^Move /.test(choice.label)), "xl");
  const auction = await tableWith(me, against, bidding, "xl");
  const battle = await tableWith(me, against, pitched, "xl");
  await withBrowser(async (browser) => {
    await shot(browser, me, "xl-start", DESKTOP, `/t/${start}`, atTable);
    await shot(browser, me, "xl-dark", DESKTOP, `/t/${middle}`, pickUp(me, middle), "dark");
    await shot(browser, me, "xl-midgame", DESKTOP, `/t/${middle}`, pickUp(me, middle));
    await shot(browser, me, "xl-auction", DESKTOP, `/t/${auction}`, atTable);
    await shot(browser, me, "xl-battle", DESKTOP, `/t/${battle}`, inBattle);
    await shot(browser, me, "xl-phone", PHONE, `/t/${middle}`, pickUp(me, middle));
    await shot(browser, me, "xl-phone-battle", PHONE, `/t/${battle}`, inBattle);
  });
}

async function takeSiege(me) {
  const gauls = { roman: "bot:greedy", gaul: "me" };
  const turn = (table) => year(table.scene, "turn");
  const start = await newTable(me, gauls, "siege");
  const middle = await tableWith(me, gauls, (table) => turn(table) >= 4 && table.scene.choices.some((choice) => choice.cost !== null) && /Tactical/.test(table.scene.headline.phase), "siege");
  const attacks = (table) => table.scene.arrows.filter((arrow) => arrow.kind === "attack").length;
  const combat = await tableWith(me, gauls, (table) => turn(table) >= 3 && table.scene.procedure !== null && attacks(table) >= 2 && table.scene.choices.some((choice) => /^Fight/.test(choice.label)), "siege");
  const boxes = async (page) => {
    await pickUp(me, middle)(page);
    await byId(page, "tab-command").click();
  };
  await withBrowser(async (browser) => {
    await shot(browser, me, "siege-setup", DESKTOP, `/t/${start}`, atTable);
    await shot(browser, me, "siege-phone-setup", PHONE, `/t/${start}`, atTable);
    await shot(browser, me, "siege-midgame", DESKTOP, `/t/${middle}`, boxes);
    await shot(browser, me, "siege-dark", DESKTOP, `/t/${middle}`, boxes, "dark");
    await shot(browser, me, "siege-combat", DESKTOP, `/t/${combat}`, onField);
    await shot(browser, me, "siege-phone", PHONE, `/t/${middle}`, pickUp(me, middle));
    await shot(browser, me, "siege-phone-combat", PHONE, `/t/${combat}`, onField);
  });
}

try {
  mkdirSync(OUT, { recursive: true });
  const me = await guest("Publius");
  const livia = await guest("Livia");
  const against = { caesar: "me", pompey: "bot:greedy" };

  const of = (game) => words.length === 0 || words.some((word) => word.startsWith(game));
  const others = words.length === 0 || words.some((word) => !/^(xl|siege|alesia|conquest)/.test(word));
  if (others) await takeJulius(me, livia, against);
  if (of("xl")) await takeXl(me, against);
  if (of("siege")) await takeSiege(me);
  const big = (take) => withBrowser((browser) => take({ me, livia, browser, shot, atTable, inHero, pickUp, DESKTOP, PHONE }));
  if (of("alesia")) await big(takeAlesia);
  if (of("conquest")) await big(takeConquest);
} finally {
  server.stop();
}
