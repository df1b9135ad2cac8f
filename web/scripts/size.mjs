// Says how much script and style a browser downloads for the page and for a table of each game,
// compressed, and fails above the limit. What is not named in the HTML is loaded when it is needed.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { join } from "node:path";

const LIMIT = 160_000;
const dist = new URL("../dist", import.meta.url).pathname;
const html = readFileSync(join(dist, "index.html"), "utf8");
const names = readdirSync(join(dist, "assets")).filter((name) => /\.(js|css)$/.test(name));
const text = (name) => readFileSync(join(dist, "assets", name), "utf8");
const size = new Map(names.map((name) => [name, gzipSync(text(name), { level: 9 }).length]));
const sum = (list) => [...new Set(list)].reduce((total, name) => total + size.get(name), 0);
/** What a file brings along: the scripts that it imports, and their styles, which have their names. */
const needs = (name, known = new Set()) => {
  if (known.has(name)) return known;
  known.add(name);
  const stem = name.replace(/-[\w-]{8}\.js$/, "");
  for (const other of names) {
    if (name.endsWith(".js") && new RegExp(`(from|import) ?"\\./${other.replaceAll(".", "\\.")}"`).test(text(name))) needs(other, known);
    if (other.endsWith(".css") && other.replace(/-[\w-]{8}\.css$/, "") === stem) known.add(other);
  }
  return known;
};

const first = names.filter((name) => html.includes(name)).flatMap((name) => [...needs(name)]);
const later = names.filter((name) => name.endsWith(".js") && !first.includes(name));
const row = (bytes, what) => console.log(`${String(bytes).padStart(8)}  ${what}`);
for (const name of names) row(size.get(name), name);
row(sum(first), "the page");
let most = sum(first);
// A map is drawn at a table, and the table's own code comes with it.
const table = later.filter((name) => name.startsWith("TablePage")).flatMap((name) => [...needs(name)]);
for (const name of later) {
  const all = sum([...first, ...needs(name), ...(name.startsWith("map") ? table : [])]);
  most = Math.max(most, all);
  row(all, `the page with ${name.replace(/-[\w-]{8}\.js$/, "")}`);
}
row(LIMIT, "limit");
if (most > LIMIT) process.exit(1);
