/**
 * Builds the web if it is older than its source: the product's, or with the argument `workbench` the designers' workbench.
 * Plain JavaScript, because it runs before anything is compiled.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newest } from "./newest.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const [source, built, name] =
	process.argv[2] === "workbench" ? ["web/workbench", "dist/workbench", "the workbench"] : ["web", "dist/web", "the web"];

const page = join(root, built, "index.html");
if (!existsSync(page) || statSync(page).mtimeMs < newest(...["web", "engine", "schemas"].map((folder) => join(root, folder)))) {
	process.stdout.write(`Building ${name}…\n`);
	const vite = join(root, "node_modules/vite/bin/vite.js");
	const { status } = spawnSync(process.execPath, [vite, "build", source, "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
	process.exitCode = status ?? 1;
}
