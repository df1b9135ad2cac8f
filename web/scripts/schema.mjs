// Holds the server to its OpenAPI document with schemathesis, for a while: `make schema`. It asks as
// a guest with a table, so that requests get beyond "who are you?".
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "./with-server.mjs";

const [program = "schemathesis", examples = "40"] = process.argv.slice(2);
const { url, stop } = await startServer(["--limit", "off"]);

async function post(path, body, cookie = "") {
  const answer = await fetch(`${url}/api/v1${path}`, { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) });
  return { cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? cookie, json: await answer.json() };
}

const { cookie } = await post("/me", { name: "Livia" });
const newTable = async () => (await post("/tables", { game: "julius", seats: { caesar: "me", pompey: "me" } }, cookie)).json.id;
const table = await newTable();
// What ends a table or its match is asked of tables of their own, so that the others go on.
const ending = await Promise.all(["close", "resign", "draw"].map(async (what) => `
[[operations]]
include-path = "/api/v1/tables/{id}/${what}"
parameters = { "path.id" = "${await newTable()}", seat = "caesar" }
`));
const folder = mkdtempSync(join(tmpdir(), "rubicon-schema-"));
// What the rules or the state of a table forbid is refused though its form is right: a seat that the
// game has not, a version that is past, an action that is none. 400 is the answer then.
writeFileSync(
  join(folder, "schemathesis.toml"),
  `headers = { Cookie = "${cookie}" }

[parameters]
"path.id" = "${table}"
"path.game" = "julius"
seat = "caesar"

[checks.positive_data_acceptance]
expected-statuses = [200, 400, 401, 403, 404, 409, 413, 422]

[checks.ignored_auth]
enabled = false
${ending.join("")}`,
);
const child = spawn(
  program,
  ["--config-file", join(folder, "schemathesis.toml"), "run", `${url}/api/openapi.json`, "--max-examples", examples, "--seed", "1", "--exclude-path-regex", "/events$", "--request-timeout", "20", "--generation-database", "none", "--generation-with-security-parameters", "false", "--max-time", process.env.SECONDS_MOST ?? "240", "--no-color"],
  { stdio: "inherit" },
);
child.on("exit", (code) => {
  stop();
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
