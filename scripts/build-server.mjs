/**
 * Builds the server where it is older than its source: compiled by TypeScript, which is what the operators' commands run,
 * and then its modules in few files, which is what starts. A start finds, reads and links every module: 1,600 of them took
 * as long as the rest of it. Plain JavaScript, because it runs before anything is compiled.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { newest } from "./newest.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const compiled = join(root, "dist/server");

/** Packages of many small modules. With all others inside as well a start was 3 in 100 shorter, and some look for files of theirs. */
const packagesInside = ["image-size", "jose", "kysely", "nodemailer", "oidc-provider"];

/** What runs in a thread of its own is looked for beside the module that starts it (`import.meta.url`). */
const entries = {
	main: "main.js",
	"content-worker": "files/content/content-worker.js",
	"design-worker": "designs/design-worker.js",
	"migrate-thread": "database/migrate-thread.js",
	"reading-thread": "database/reading-thread.js",
};

const { status } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-b", "server", "scripts/operate"], {
	cwd: root,
	stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);

const main = join(root, "dist/bundle/main.js");
const sources = ["server", "engine", "schemas", "migrations"].map((folder) => join(root, "dist", folder));
if (existsSync(main) && statSync(main).mtimeMs > newest(...sources)) process.exit(0);

// Loading the bundler takes longer than seeing that there is nothing to do.
const { build } = await import("vite");
await build({
	root,
	configFile: false,
	logLevel: "warn",
	publicDir: false,
	ssr: { noExternal: packagesInside },
	build: {
		ssr: true,
		target: "node20",
		minify: false,
		outDir: join(root, "dist/bundle"),
		emptyOutDir: true,
		rolldownOptions: {
			input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(compiled, file)])),
			output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
		},
	},
});
