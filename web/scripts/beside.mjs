// Lays pictures side by side: what a stranger saw of the first page, the page as it is, and how it was
// drawn. `RUBICON=../target/debug/rubicon node scripts/beside.mjs BEFORE DRAWN` reads the stranger's
// pictures and the drawn ones from two folders, the page's from docs/screenshots, takes some moments
// that are not among those itself, and writes docs/beside with a page that says what each shows. With
// names of rows after the folders only those are laid anew.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "./with-server.mjs";

const [BEFORE, DRAWN, ...ONLY] = process.argv.slice(2);
if (BEFORE === undefined || DRAWN === undefined) throw new Error("name the folder of the pictures before and that of the drawn ones");
const NOW = process.env.SCREENSHOTS ?? fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const OUT = process.env.BESIDE ?? fileURLToPath(new URL("../../docs/beside/", import.meta.url));
const DESK = { width: 1440, height: 900 };
/** As the drawn tables of the big games are. */
const TABLE = { width: 1600, height: 1000 };
const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true };
/** How wide a panel is: of a window, of a phone. */
const WIDE = 800;
const NARROW = 380;
const QUALITY = 74;
/** All pictures together. */
const LARGEST = 6_000_000;

/** What is laid beside what; `taken` names a moment below, `now` a picture of docs/screenshots. */
const ROWS = [
  { name: "march", before: "24-two-step-b", now: "table-midgame", drawn: "hand-table", says: "A group that goes two cities (P2, P3, P17–P20, P24): before, Caesar stopped at Asculum for good and the prompt took three lines. Now goals two cities away are lit with gold roads and dashed rings, the prompt is one line, ending is quiet, plates say what a pile holds." },
  { name: "why-not", before: "30-whynot-neapolis", taken: "why-not", says: "“Why not?” for an enemy pile (P9): it answered that no rule stands in the way; now it answers by the place." },
  { name: "journal", before: "38-before-end-moves", now: "journal", drawn: "hand-table", says: "The journal (P16, P22): a line for each block before, a sentence for each march now." },
  { name: "battle", before: "54-battle-IX", now: "battle", drawn: "julius-battle", says: "The line of battle (P8, section 6): nothing was drawn as 30 per cent and the sides had no “you”. Shares are drawn as they are, as you win, draw off or lose; blocks of both sides have one size." },
  { name: "result", before: "57-battle-over", taken: "result", drawn: "result-card", says: "The end of a fight (P4, P5): the battle closed without a word and the map stayed cut off. A card says who held, who lost what, and shows the dice until it is read." },
  { name: "fights", before: "74-six-to-neapolis", now: "table-midgame", drawn: "hand-table", says: "Where battles stand (P7): Neapolis was drawn over Sardinia; a disc stands on the city now, with lines to the piles." },
  { name: "replay", before: "78-watch18-3", now: "replay", says: "What the others did (P6): dice of another step stood beside the caption; the replay shows those of its step." },
  { name: "lesson", before: "93-lesson-5b", taken: "lesson", says: "The lesson (P11): “click Genua: it glows”, and nothing happened. A spotlight shows what is meant, and pile, dot and name are one target." },
  { name: "xl", before: "112-xl-antonius-clicked", now: "xl-midgame", drawn: "hand-table", says: "Caesar XL with a unit chosen (P3, P19, P24): the map shrank with the prompt and counters were 30 pixels; the map stands still and goals are lit." },
  { name: "auction", before: "300-xl-auction", now: "xl-auction", says: "The auction (P6): its title lay under “since your last move”." },
  { name: "siege-boxes", before: "153-siege-command-boxes", now: "siege-midgame", drawn: "siege-table", says: "Command boxes of Alésia 52 BC (P10): nothing glowed, and the list stood at the enemy's boxes. The box to be put on the map opens and glows." },
  { name: "siege-combat", before: "297-siege-att2", now: "siege-combat", drawn: "siege-table", says: "A combat on hexes (P5, P17): two red buttons and no result before." },
  { name: "conquest-table", taken: "conquest-table", drawn: "conquest-table", says: "Conquest, a legion on the march: the Tenth is dragged by its front rank; ghosts keep intervals and facing and say what the way takes, the panel lists each stack from where to where. Drawn and not built: presets of lines and the switches for stopping and pila; the panel has rout points, fury and elite phases as drawn." },
  { name: "conquest-reaction", taken: "conquest-reaction", drawn: "conquest-reaction", says: "Conquest, a reaction asked where it happens: answers with letters on the map, their odds or price, what cannot be done greyed with its rule. Standing orders are behind “Always…” and in the panel of orders, not a page of their own." },
  { name: "conquest-shock", taken: "conquest-shock", drawn: "conquest-shock", says: "Conquest, the shock step by step: all combats in one list with their chances, the same numbers on the map, the one looked at with its thirteen steps, their sums, and a cell for every face of the die." },
  { name: "conquest-battle", taken: "conquest-battle", drawn: "conquest-battle", says: "Conquest, close to a battle: front edges with their chevrons, bars of hits against quality, dots of missiles, the lower cohort below the upper, eagles and legates as discs, catapults small at the upper right; beside it the sums that the picture shows." },
  { name: "phone", before: "209-m-genua-3sel", now: "phone-table", drawn: "hand-phone", phone: true, says: "A phone in mid-move (P13): a card and a notice covered the goal, the map had 330 pixels." },
  { name: "phone-levy", before: "212-m-levy", taken: "phone-levy", drawn: "hand-phone", phone: true, says: "Levies on a phone (P13): the pool lay outside the screen; what can be used now comes first." },
  { name: "phone-moves", before: "206-m-mymoves", now: "phone-start", drawn: "hand-phone", phone: true, says: "A phone at one's move (P6, P13): a third of the map was covered." },
  { name: "end", before: "249-opponent-resigned", now: "end", drawn: "game-end", says: "The end (P15, P25): hidden blocks and an old prompt before; now why, points by turn, losses, dice, all pieces, and what comes next." },
  { name: "lobby", now: "lobby", drawn: "lobby-five", says: "The lobby (P13, section 6): one's own turn first, five games with large pictures, buttons on one line." },
  { name: "alesia-table", now: "alesia-march", drawn: "alesia-table", says: "Epic Battle of Alesia, forty units on the march below Mont Réa: the plan before anything is sent, and whose fire they come into; the dots of the way bend it." },
  { name: "alesia-assault", now: "alesia-assault", drawn: "alesia-assault", says: "The assault on the lines of Flavigny: numbers and odds on the map, figures, shields and results in the panel, and the chance that a line is broken." },
  { name: "alesia-fire", now: "alesia-fire", drawn: "alesia-fire", says: "Fire in the middle of a Gallic move: rings of the fort, the card beside the unit, the table of standing orders with the line that asks in gold." },
  { name: "alesia-phone", now: "alesia-phone-march", drawn: "alesia-phone", phone: true, says: "The same march on a phone: zones in a row, the plan in the sheet." },
  { name: "alesia-map", now: "alesia-map", drawn: "alesia-map", says: "The whole map of the siege with the suggested set-up on it." },
  { name: "game-page", now: "game-page", drawn: "game-page", says: "The page of a game (section 5): pictures, length, how it plays and how to win, lesson, rules with search." },
];

const server = await startServer();
process.env.RUBICON_URL = server.url;
const { act, byId, call, fightOfThree, gather, look, player, playUntil, prepare, sit, startTable, state, takeOver, until, withBrowser } = await import("../e2e/helper.mjs");
const shots = mkdtempSync(join(tmpdir(), "rubicon-beside-"));

/** Moments that docs/screenshots has no picture of. */
const MOMENTS = {
  async "why-not"(browser) {
    const who = await caesar(browser, DESK);
    await decideUntil(who, (scene) => scene.choices.some(({ action }) => action.do === "activate"));
    await sit(who);
    await byId(who.page, "why").click();
    const enemy = who.page.locator('.piece[data-place="Neapolis"], .piece[data-place="Utica"], .piece[data-place="Tarraco"]').last();
    await enemy.dispatchEvent("click");
    await byId(who.page, "reasons").waitFor();
    return who.page;
  },
  async result(browser) {
    const people = await gather(browser, "julius", ["caesar", "pompey"], DESK);
    await fightOfThree(people);
    const one = people.find(({ seat }) => seat === "caesar");
    await one.page.addInitScript(() => window.localStorage.setItem("rubicon-settings", JSON.stringify({ lang: "en", theme: "light", motion: "reduced", size: "normal", sound: false, pace: "quick" })));
    await sit(one);
    const fire = (scene) => scene.choices.find(({ action }) => /^(fire|take)/.test(action.do)) ?? scene.choices[0];
    await playUntil(people, (_, { scene }) => scene.battle === null, fire);
    await byId(one.page, "fight-card").waitFor({ timeout: 60_000 });
    await one.page.waitForTimeout(1500);
    return one.page;
  },
  async lesson(browser) {
    const who = await player(browser, { name: "Lucius", ...DESK });
    await prepare(who.page);
    await startTable(who, "play-guided", { game: "julius" });
    await until("something to do", async () => {
      const next = byId(who.page, "guided-next");
      if ((await next.count()) === 0) return true;
      await next.click();
      await who.page.waitForTimeout(80);
      return false;
    });
    return who.page;
  },
  async "conquest-table"(browser) {
    const [roman] = await gather(browser, "conquest", ["roman", "tribes"], { scenario: "bibracte", ...TABLE });
    for (const wanted of [{ do: "ready" }, { do: "skip_auxiliaries" }, { do: "take_elite", leader: "crassus" }, { do: "legion_order", legion: "x" }]) await act(roman, (await look(roman)).version, [wanted]);
    await sit(roman);
    const { page } = roman;
    await byId(page, "army-lasso").waitFor();
    await byId(page, "tab-army").click();
    await page.waitForTimeout(1200);
    const [from, to] = [await hexOfBibracte(page, "3117"), await hexOfBibracte(page, "2717")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await until("the ghosts", async () => (await page.locator(".army-ghost").count()) === 6);
    return page;
  },
  async "conquest-reaction"(browser) {
    const page = await bibracte(browser, (moments) => moments.withdrawal);
    await byId(page, "ask").waitFor();
    return page;
  },
  async "conquest-shock"(browser) {
    const page = await bibracte(browser, (_, actions) => endOf(actions, "viii"));
    await byId(page, "bout-panel").waitFor();
    await byId(page, "bout").nth(1).click();
    await until("the chances", async () => (await byId(page, "bouts").locator(".bout-chance").allInnerTexts()).every((text) => / %$/.test(text)), 60_000);
    return page;
  },
  async "conquest-battle"(browser) {
    const page = await bibracte(browser, (_, actions) => endOf(actions, "ix"));
    await byId(page, "bout-panel").waitFor();
    await page.locator(".stage-zoom button").first().click();
    await byId(page, "bout").first().click();
    await page.waitForTimeout(1200);
    return page;
  },
  async "phone-levy"(browser) {
    const who = await caesar(browser, PHONE);
    await decideUntil(who, (scene) => scene.choices.some(({ action }) => action.do === "levy" || action.do === "raise"));
    await sit(who);
    return who.page;
  },
};

/** The turn of Bibracte that the browser tests tell, in one browser, as far as one of its actions. */
let story = null;
async function bibracte(browser, which) {
  const { actions, moments, phrase } = JSON.parse(readFileSync(new URL("../e2e/fixtures/conquest-bibracte.json", import.meta.url), "utf8"));
  if (story === null) {
    const who = await player(browser, { name: "Livia", ...TABLE });
    await prepare(who.page);
    await call(who, "POST", "/me", { name: who.name });
    const { id } = await call(who, "POST", "/tables", { game: "conquest", scenario: "bibracte", seats: { roman: "me", tribes: "me" }, orders: { roman: [], tribes: [] }, phrase });
    story = { who: Object.assign(who, { table: id }), at: 0 };
  }
  const { who } = story;
  const to = which(moments, actions);
  while (story.at < to) {
    const [seat] = actions[story.at];
    let end = story.at;
    while (end < to && actions[end][0] === seat) end += 1;
    story.at += (await act({ ...who, seat }, story.at, actions.slice(story.at, end).map(([, action]) => action))).done;
  }
  await who.page.goto(`${server.url.replace(/\/$/, "")}/t/${who.table}`);
  await until("the table as it stands", async () => {
    await takeOver(who.page);
    const now = await state(who.page);
    return now.there && now.version === story.at && now.turn && !now.busy;
  }, 60_000);
  return who.page;
}

/** Where the orders of a legion end. */
const endOf = (actions, legion) => {
  const begun = actions.findIndex(([, action]) => action.do === "legion_order" && action.legion === legion);
  return actions.findIndex(([, action], index) => index > begun && action.do === "end_orders");
};

/** The middle of a hex of Bibracte on the screen. */
const hexOfBibracte = (page, hex) =>
  page.evaluate((name) => {
    const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    const [radius, margin] = [40, 34];
    const tall = radius * Math.sqrt(3);
    const [x, y] = [margin + radius + 1.5 * radius * (column - 1), margin + tall * (row - 0.5) + (column % 2 === 1 ? tall / 2 : 0)];
    const { a, d, e, f } = document.querySelector(".stage-map").getScreenCTM();
    return { x: a * x + e, y: d * y + f };
  }, hex);

/** Caesar against the computer. */
async function caesar(browser, size) {
  const who = await player(browser, { name: "Publius", ...size });
  await prepare(who.page);
  await call(who, "POST", "/me", { name: who.name });
  const { id } = await call(who, "POST", "/tables", { game: "julius", seats: { caesar: "me", pompey: "bot:greedy" }, phrase: "beside" });
  return Object.assign(who, { table: id, seat: "caesar" });
}

/** Plays cards and ends what can be ended until a moment comes. */
async function decideUntil(who, enough) {
  await until("the moment", async () => {
    const { scene, version } = await look(who);
    if (!scene.waiting_for.includes(who.seat)) return false;
    if (enough(scene)) return true;
    const end = scene.choices.find(({ action }) => /^end_/.test(action.do));
    await act(who, version, [(end ?? scene.choices[0]).action]);
    return false;
  }, 60_000);
}

const kind = (path) => (path.endsWith(".png") ? "png" : "jpeg");
const picture = (path) => `data:image/${kind(path)};base64,${readFileSync(path).toString("base64")}`;

/** Lays the panels of a row beside each other. */
async function lay(browser, { name, phone = false, panels }) {
  const width = phone ? NARROW : WIDE;
  const page = await browser.newPage({ viewport: { width: panels.length * (width + 16) + 16, height: 400 } });
  const cells = panels.map(([title, path]) => `<figure><figcaption>${title}</figcaption><img src="${picture(path)}"></figure>`).join("");
  await page.setContent(`<style>body{display:flex;gap:16px;margin:0;padding:12px 16px 16px;background:#e9dcc0;font:600 17px Georgia,serif;color:#2c2117}figure{margin:0;width:${width}px}figcaption{padding:0 0 6px}img{display:block;width:100%;border:1px solid #93794a}</style>${cells}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: "jpeg", quality: QUALITY, fullPage: true });
  await page.close();
}

try {
  mkdirSync(OUT, { recursive: true });
  const missing = [];
  const lines = [];
  let size = 0;
  await withBrowser(async (browser) => {
    const rows = ROWS.filter(({ name }) => ONLY.length === 0 || ONLY.includes(name));
    const taken = new Map();
    for (const name of new Set(rows.flatMap((row) => row.taken ?? []))) {
      const page = await MOMENTS[name](browser);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(900);
      taken.set(name, join(shots, `${name}.png`));
      await page.screenshot({ path: taken.get(name) });
    }
    for (const row of ROWS) {
      const panels = [
        ["before", row.before && join(BEFORE, `${row.before}.jpg`)],
        ["now", row.taken === undefined ? join(NOW, `${row.now}.png`) : (taken.get(row.taken) ?? row.taken)],
        ["as drawn", row.drawn && join(DRAWN, `${row.drawn}.png`)],
      ].filter(([, path]) => path !== undefined);
      const titles = [...(row.before ? ["before"] : []), "now", ...(row.drawn ? ["as drawn"] : [])];
      lines.push(`## ${row.name}\n\n${row.says}\n\n![${titles.join(", ")}](${row.name}.jpg)\n`);
      if (!rows.includes(row)) continue;
      missing.push(...panels.map(([, path]) => path).filter((path) => !existsSync(path)));
      await lay(browser, { ...row, panels: panels.filter(([, path]) => existsSync(path)) });
      size += statSync(join(OUT, `${row.name}.jpg`)).size;
    }
  });
  const head = "# Before, now, and as drawn\n\nPictures of the trial of the first page by a newcomer (the points P1 to P25 and the sections are those of that trial, see ../screenshots/README.md), beside the page as it is and, where there is one, the picture it was drawn after. Composed by web/scripts/beside.mjs from docs/screenshots and from moments it plays itself.\n";
  writeFileSync(join(OUT, "README.md"), `${head}\n${lines.join("\n")}`);
  console.log(`${ONLY.length || ROWS.length} pictures, ${Math.round(size / 1000)} kB`);
  if (missing.length > 0) throw new Error(`not found: ${missing.join(", ")}`);
  if (size > LARGEST) throw new Error("the pictures are too large");
} finally {
  rmSync(shots, { recursive: true, force: true });
  server.stop();
}
