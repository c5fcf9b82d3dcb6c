/**
 * node delivery/layout.mjs <folder>: lays out what runs, after `npm run build`: the compiled server, the web, the
 * tenants, the open data, and the packages the server needs. Nothing that compiles or tests. The image and the unit run
 * the same.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [target] = process.argv.slice(2);
if (target === undefined || existsSync(target)) {
	process.stderr.write("node delivery/layout.mjs <folder that is not there yet>\n");
	process.exit(2);
}
const to = resolve(target);
mkdirSync(to, { recursive: true });

const compiled = ["bundle", "engine", "migrations", "schemas", "server", "scripts", "web", "workbench"].map((folder) => `dist/${folder}`);
// Read as they are, beside what is compiled.
const asTheyAre = ["flows", "geodata", "server/accounts/terms/texts", "server/accounts/password/common-passwords.json", "package.json"];
const made = ["sbom.cdx.json"].filter((path) => existsSync(join(root, path)));
const kept = (path) => !/\.(d\.ts|map|tsbuildinfo)$|\.test\.|\/test-support(\/|$)/.test(path);
for (const path of [...compiled, ...asTheyAre, ...made]) {
	if (existsSync(join(root, path))) cpSync(join(root, path), join(to, path), { recursive: true, filter: kept });
}

// By the lock file: what else lies in node_modules does not go along.
const listed = spawnSync("npm", ["ls", "--omit=dev", "--all", "--parseable", "--package-lock-only"], { cwd: root, encoding: "utf8" });
for (const folder of listed.stdout.split("\n").slice(1)) {
	const path = folder === "" ? "" : relative(root, folder);
	// What lies inside another package comes with it.
	const inside = path.indexOf("/node_modules/") > 0;
	// Packages for another system are in the lock file, and not installed.
	if (path !== "" && !inside && existsSync(folder)) cpSync(folder, join(to, path), { recursive: true, dereference: true });
}
process.stdout.write(`${to}\n`);
