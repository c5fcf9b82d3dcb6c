/**
 * Builds the web if it is older than its source: the product's, or with the argument `workbench` the designers' workbench.
 * Plain JavaScript, because it runs before anything is compiled.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [source, built, name] =
	process.argv[2] === "workbench" ? ["web/workbench", "dist/workbench", "the workbench"] : ["web", "dist/web", "the web"];

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

const page = join(root, built, "index.html");
if (!existsSync(page) || statSync(page).mtimeMs < newest("web", "engine", "schemas")) {
	process.stdout.write(`Building ${name}…\n`);
	const vite = join(root, "node_modules/vite/bin/vite.js");
	const { status } = spawnSync(process.execPath, [vite, "build", source, "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
	process.exitCode = status ?? 1;
}
