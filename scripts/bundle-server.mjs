/**
 * Puts modules of the server in few files, each entry under a name of its own: from the build, or from source for tests.
 * As a command: node scripts/bundle-server.mjs <folder> <name>=<file>…
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Packages of many small modules. With all others inside as well a start was 3 in 100 shorter, and some look for files of theirs. */
const packagesInside = ["image-size", "jose", "kysely", "nodemailer", "oidc-provider"];

/** What runs in a thread of its own, by the name under which the module that starts it looks for it beside itself (`import.meta.url`). */
export const threads = {
	"content-worker": "files/content/content-worker",
	"design-worker": "designs/design-worker",
	"migrate-thread": "database/migrate-thread",
	"reading-thread": "database/reading-thread",
};

export async function bundleServer(entries, outDir) {
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
			outDir,
			emptyOutDir: true,
			rolldownOptions: { input: entries, output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" } },
		},
	});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [folder, ...named] = process.argv.slice(2);
	const fromSource = Object.entries(threads).map(([name, file]) => [name, join(root, "server", `${file}.ts`)]);
	await bundleServer(Object.fromEntries([...fromSource, ...named.map((each) => each.split("="))]), folder);
}
