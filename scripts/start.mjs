/**
 * `npm start`: builds what is older than its source, then runs the server. Plain JavaScript, because it
 * runs before anything is compiled. Migrating and loading demo data is the server's own work.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

function run(label, script, ...args) {
	process.stdout.write(`${label}\n`);
	const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}

/** Time of the newest file below the folders, in milliseconds; 0 when there is none. */
function newest(...folders) {
	let time = 0;
	for (const folder of folders) {
		for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
			if (entry.isFile()) time = Math.max(time, statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs);
		}
	}
	return time;
}

const page = join(root, "dist/web/index.html");
run("Building the server…", "node_modules/typescript/bin/tsc", "-b", "server");
if (!existsSync(page) || statSync(page).mtimeMs < newest("web", "engine", "schemas")) {
	run("Building the web…", "node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn");
}

const server = spawn(process.execPath, [join(root, "dist/server/main.js")], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
