/**
 * `npm start`: builds what is older than its source, then runs the server. Plain JavaScript, because it
 * runs before anything is compiled. Migrating and loading demo data is the server's own work.
 */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

function run(label, script, ...args) {
	if (label !== "") process.stdout.write(`${label}\n`);
	const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}

run("Building the server…", "scripts/build-server.mjs");
run("", "scripts/build-web.mjs");
if ((process.env.WORKBENCH ?? "off") !== "off") run("", "scripts/build-web.mjs", "workbench");

const server = spawn(process.execPath, [join(root, "dist/bundle/main.js")], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
