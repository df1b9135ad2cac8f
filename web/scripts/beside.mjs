// Lays pictures side by side: what a stranger saw of the first page, the page as it is, and how it was
// drawn. `RUBICON=../target/debug/rubicon node scripts/beside.mjs BEFORE DRAWN` reads the stranger's
// pictures and the drawn ones from two folders, the page's from docs/screenshots, takes some moments
// that are not among those itself, and writes docs/beside with a page that says what each shows.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "./with-server.mjs";

const [BEFORE, DRAWN] = process.argv.slice(2);
if (BEFORE === undefined || DRAWN === undefined) throw new Error("name the folder of the pictures before and that of the drawn ones");
const NOW = process.env.SCREENSHOTS ?? fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const OUT = process.env.BESIDE ?? fileURLToPath(new URL("../../docs/beside/", import.meta.url));
const DESK = { width: 1440, height: 900 };
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
  { name: "phone", before: "209-m-genua-3sel", now: "phone-table", drawn: "hand-phone", phone: true, says: "A phone in mid-move (P13): a card and a notice covered the goal, the map had 330 pixels." },
  { name: "phone-levy", before: "212-m-levy", taken: "phone-levy", drawn: "hand-phone", phone: true, says: "Levies on a phone (P13): the pool lay outside the screen; what can be used now comes first." },
  { name: "phone-moves", before: "206-m-mymoves", now: "phone-start", drawn: "hand-phone", phone: true, says: "A phone at one's move (P6, P13): a third of the map was covered." },
  { name: "end", before: "249-opponent-resigned", now: "end", drawn: "game-end", says: "The end (P15, P25): hidden blocks and an old prompt before; now why, points by turn, losses, dice, all pieces, and what comes next." },
  { name: "lobby", now: "lobby", drawn: "lobby-five", says: "The lobby (P13, section 6): one's own turn first, five games with large pictures, buttons on one line." },
  { name: "game-page", now: "game-page", drawn: "game-page", says: "The page of a game (section 5): pictures, length, how it plays and how to win, lesson, rules with search." },
];

const server = await startServer();
process.env.RUBICON_URL = server.url;
const { act, byId, call, fightOfThree, gather, look, player, playUntil, prepare, sit, startTable, until, withBrowser } = await import("../e2e/helper.mjs");
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
  async "phone-levy"(browser) {
    const who = await caesar(browser, PHONE);
    await decideUntil(who, (scene) => scene.choices.some(({ action }) => action.do === "levy" || action.do === "raise"));
    await sit(who);
    return who.page;
  },
};

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
    const taken = new Map();
    for (const name of new Set(ROWS.flatMap((row) => row.taken ?? []))) {
      const page = await MOMENTS[name](browser);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(900);
      taken.set(name, join(shots, `${name}.png`));
      await page.screenshot({ path: taken.get(name) });
    }
    for (const row of ROWS) {
      const panels = [
        ["before", row.before && join(BEFORE, `${row.before}.jpg`)],
        ["now", row.taken === undefined ? join(NOW, `${row.now}.png`) : taken.get(row.taken)],
        ["as drawn", row.drawn && join(DRAWN, `${row.drawn}.png`)],
      ].filter(([, path]) => path !== undefined);
      missing.push(...panels.map(([, path]) => path).filter((path) => !existsSync(path)));
      await lay(browser, { ...row, panels: panels.filter(([, path]) => existsSync(path)) });
      size += statSync(join(OUT, `${row.name}.jpg`)).size;
      lines.push(`## ${row.name}\n\n${row.says}\n\n![${panels.map(([title]) => title).join(", ")}](${row.name}.jpg)\n`);
    }
  });
  const head = "# Before, now, and as drawn\n\nPictures of the trial of the first page by a newcomer (the points P1 to P25 and the sections are those of that trial, see ../screenshots/README.md), beside the page as it is and, where there is one, the picture it was drawn after. Composed by web/scripts/beside.mjs from docs/screenshots and from moments it plays itself.\n";
  writeFileSync(join(OUT, "README.md"), `${head}\n${lines.join("\n")}`);
  console.log(`${ROWS.length} pictures, ${Math.round(size / 1000)} kB`);
  if (missing.length > 0) throw new Error(`not found: ${missing.join(", ")}`);
  if (size > LARGEST) throw new Error("the pictures are too large");
} finally {
  rmSync(shots, { recursive: true, force: true });
  server.stop();
}
