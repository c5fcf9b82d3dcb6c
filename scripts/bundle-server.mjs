/**
 * Puts modules of the server in few files, each entry under a name of its own: from the build, or from source for tests.
 * As a command: node scripts/bundle-server.mjs <folder> <name>=<file>…
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Packages of many small modules. With all others inside as well a start is not shorter, and some look for files of theirs. */
const packagesInside = ["image-size", "jose", "kysely", "nodemailer", "oidc-provider"];

/** What runs in a thread of its own, by the name under which the module that starts it looks for it beside itself (`moduleBeside`). */
export const threads = {
	"content-worker": "files/content/content-worker",
	"design-worker": "designs/design-worker",
	"migrate-thread": "database/migrate-thread",
	"reading-thread": "database/reading-thread",
};

/** As modules, that share what they have in common. The folder is emptied. */
export async function bundleServer(entries, outDir) {
	await bundle(entries, outDir, { entryFileNames: "[name].js", chunkFileNames: "[name].js" });
}

/** As one script: of a module, V8 takes no code that was compiled before (`server/start/kept-code.ts`). */
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
			// Of `import.meta` a script has no `resolve`; only source asks for it, which is not bundled.
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
