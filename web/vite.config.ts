import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunksByMoment } from "./chunks.ts";
import ownWorkbookParts from "./export/replacements.json" with { type: "json" };
import formParts from "./forms/replacements/replacements.json" with { type: "json" };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of the form library that our forms never use, each replaced by a small stand-in; tests run with them too. */
const formReplacements = Object.entries(formParts).map(([module, standIn]) => ({
	find: new RegExp(`^${module.replaceAll(".", "\\.")}$`),
	replacement: here(`./forms/replacements/${standIn}`),
}));

/** Parts of the workbook writer that need a different implementation; tests use the same ones. */
const workbookParts = Object.entries(ownWorkbookParts).map(([module, ours]) => ({
	find: new RegExp(`^${module.replaceAll(".", "\\.")}$`),
	replacement: here(`./export/${ours}`),
}));

/** The condition interpreter uses only the flow language's operators; its bundle would include its own as well. */
const ownOperatorsOnly = [
	{ find: /^json-logic-engine$/, replacement: here("../node_modules/json-logic-engine/index.js") },
	{ find: /^\.\/defaultMethods\.js$/, replacement: here("./flows/no-operators.ts") },
];

/**
 * Writes a compressed copy of every script and style at the highest level: compressing once here instead of quickly per
 * request saves a fifth of the download. The server serves it to browsers that accept it.
 */
const compressedBeside: Plugin = {
	name: "compressed-beside",
	apply: "build",
	async writeBundle({ dir = "" }, bundle) {
		const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
		const compress = async (name: string): Promise<void> => {
			const path = join(dir, name);
			const source = await readFile(path);
			const [br, gz] = await Promise.all([promisify(brotliCompress)(source), promisify(gzip)(source, { level: 9 })]);
			await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
		};
		await Promise.all(files.map(compress));
	},
};

const api = process.env.API_URL ?? "http://localhost:3000";

/** How sources become scripts, in the build and while working. */
const sources = (command: "build" | "serve") => ({
	plugins: [react()],
	resolve: { alias: [...formReplacements, ...workbookParts, ...(command === "build" ? ownOperatorsOnly : [])] },
	worker: { format: "es" as const },
	build: {
		outDir: "../dist/web",
		emptyOutDir: true,
		target: "es2022",
		// A font or image as a data: URL would need an exception in the policy.
		assetsInlineLimit: 0,
		// Maps sources to output files; the size limit of the first load reads it.
		manifest: true,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
		// Inlines the addresses of calls where they are used.
		rolldownOptions: { optimization: { inlineConst: { mode: "all" as const, pass: 1 } } },
	},
});

/**
 * Every script and style is a file with a hash in its name, so the Content-Security-Policy needs neither
 * `unsafe-inline` nor `unsafe-eval`, and browsers may cache them for a year.
 */
export default defineConfig(async ({ command }) => {
	const { build, plugins, ...more } = sources(command);
	const chunks = command === "build" ? await chunksByMoment(here("."), sources(command)) : new Map<string, string>();
	return {
		root: here("."),
		plugins: [...plugins, compressedBeside],
		...more,
		build: {
			...build,
			rolldownOptions: {
				...build.rolldownOptions,
				output: {
					// Names are in the manifest; in the shell they would be a useless kilobyte.
					chunkFileNames: "assets/[hash].js",
					assetFileNames: "assets/[hash][extname]",
					codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id: string) => chunks.get(id) ?? null }] },
				},
			},
		},
		server: {
			port: Number(process.env.WEB_PORT ?? 5173),
			strictPort: true,
			// Not all of /api: here, the folder web/api is served under that name.
			proxy: { "^/api/(v1|client-configuration|person|openapi|docs|csp)": api, "^/oidc": api },
		},
	};
});
