/**
 * Builds the server if it is older than its source: TypeScript compiles it for the operators' commands, and its modules are then bundled
 * into a few files for starting. A start has to find, read and link every module: 1,600 of them took as long as the rest of it. Plain
 * JavaScript, because it runs before anything is compiled.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newest } from "./newest.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiled = join(root, "dist/server");

const { status } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-b", "server", "scripts/operate"], {
	cwd: root,
	stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);

const bundle = join(root, "dist/bundle");
const script = join(bundle, "server.cjs");
const sources = ["server", "engine", "schemas", "migrations"].map((folder) => join(root, "dist", folder));
// The compiled code comes last of all: if it is missing, compiling is tried again.
const kept = `${script}.code`;
if (existsSync(kept) && statSync(script).mtimeMs > newest(...sources)) process.exit(0);

// Loading the bundler takes longer than checking that there is nothing to do.
const { bundleScript, bundleServer, threads } = await import("./bundle-server.mjs");
const entries = Object.entries({ main: "bundled", ...threads }).map(([name, file]) => [name, join(compiled, `${file}.js`)]);
await bundleServer(Object.fromEntries(entries), bundle);
await bundleScript(join(compiled, "main.js"), bundle);

const keeping = spawnSync(process.execPath, [join(root, "scripts/keep-code.mjs")], { cwd: root, encoding: "utf8", timeout: 120_000 });
if (keeping.status !== 0) process.stderr.write(`${keeping.stderr}The server's compiled code was not kept: a start takes a fifth longer.\n`);
