/**
 * Bundles modules of the server into a few files, each entry under a name of its own: from the build, or from source for tests.
 * As a command: node scripts/bundle-server.mjs <folder> <name>=<file>…
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Packages of many small modules, which are bundled too. Bundling all the others does not make a start shorter, and some of those look for
 * their own files.
 */
const packagesInside = ["image-size", "jose", "kysely", "nodemailer", "oidc-provider"];

/**
 * Modules that run in a thread of their own, by the name under which the module that starts them looks for them beside itself
 * (`moduleBeside`).
 */
export const threads = {
	"content-worker": "files/content/content-worker",
	"design-worker": "designs/thread/design-worker",
	"migrate-thread": "database/migrating/migrate-thread",
	"reading-thread": "database/reading/reading-thread",
};

/** Bundles as modules that share their common code. Empties the folder first. */
export async function bundleServer(entries, outDir) {
	await bundle(entries, outDir, { entryFileNames: "[name].js", chunkFileNames: "[name].js" });
}

/** Bundles as one script: V8 does not accept code compiled in advance for a module (`server/start/kept-code.ts`). */
export async function bundleScript(file, outDir) {
	const output = { format: "cjs", codeSplitting: false, dynamicImportInCjs: false, entryFileNames: "[name].cjs" };
	await bundle({ server: file }, outDir, output, { emptyOutDir: false });
}

async function bundle(input, outDir, output, settings = {}) {
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
			// A script's `import.meta` has no `resolve`; only source uses that, which is not bundled.
			rolldownOptions: { input, output, checks: { emptyImportMeta: false } },
			...settings,
		},
	});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [folder, ...named] = process.argv.slice(2);
	const fromSource = Object.entries(threads).map(([name, file]) => [name, join(root, "server", `${file}.ts`)]);
	await bundleServer(Object.fromEntries([...fromSource, ...named.map((each) => each.split("="))]), folder);
}
