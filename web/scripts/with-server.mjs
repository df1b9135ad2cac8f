// Starts a server of its own on a free port with an empty database, runs a command with its address
// in RUBICON_URL, and stops the server: `node scripts/with-server.mjs node --test e2e/`.
import { spawn } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A server of one's own, with more switches if need be: its address, and how to stop it. */
export async function startServer(switches = []) {
  const program = process.env.RUBICON ?? "../target/debug/rubicon";
  const folder = mkdtempSync(join(tmpdir(), "rubicon-e2e-"));
  const server = spawn(
    program,
    ["serve", "--addr", "127.0.0.1:0", "--db", `sqlite:${join(folder, "games.db")}`, "--bot-pause", "20", ...switches],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = () => {
    server.removeAllListeners("exit");
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await address(server), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The first line that the server prints is its address. */
function address(server) {
  return new Promise((resolve, reject) => {
    let text = "";
    server.stdout.setEncoding("utf8");
    server.stdout.on("data", (chunk) => {
      text += chunk;
      const line = text.split("\n")[0];
      if (text.includes("\n") && line !== undefined) resolve(line.trim());
    });
    server.on("exit", (code) => reject(new Error(`the server stopped with ${String(code)}`)));
    server.on("error", reject);
  });
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw new Error("name a command to run");
  const { url, stop } = await startServer();
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, RUBICON_URL: url } });
  child.on("exit", (code) => {
    stop();
    process.exitCode = code ?? 1;
  });
}
