import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import ownWorkbookParts from "./export/replacements.json" with { type: "json" };
import leanParts from "./forms/lean/replacements.json" with { type: "json" };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of the form library that no form of ours can reach, each by a small stand-in; the tests run with them too. */
const leanForms = Object.entries(leanParts).map(([module, standIn]) => ({
	find: new RegExp(`^${module.replaceAll(".", "\\.")}$`),
	replacement: here(`./forms/lean/${standIn}`),
}));

/** Parts of the workbook writer that its own way does not suit; the tests write with the same. */
const workbookParts = Object.entries(ownWorkbookParts).map(([module, ours]) => ({
	find: new RegExp(`^${module.replaceAll(".", "\\.")}$`),
	replacement: here(`./export/${ours}`),
}));

/** The package names its development build for everybody; the other leaves out what only warns a developer. */
const router = { find: /^react-router$/, replacement: here("../node_modules/react-router/dist/production/index.mjs") };

/** The interpreter of conditions knows the flow language's operators and none of its own, and compiles nothing; its bundle brings both along nevertheless. */
const ownOperatorsOnly = [
	{ find: /^json-logic-engine$/, replacement: here("../node_modules/json-logic-engine/index.js") },
	{ find: /^\.\/defaultMethods\.js$/, replacement: here("./flows/no-operators.ts") },
	{ find: /^\.\/compiler\.js$/, replacement: here("./flows/no-compiler.ts") },
];

/** The router's parts hold on to each other by what they do when loaded; without that, those nobody asks for are left out. */
const heldByLoading = [
	[/^\w+\.displayName = "\w+";$/gm, ""],
	[/^(?:var|const) \w+ = (?=React\w*\.(?:forwardRef|createContext)\()/gm, "$&/* @__PURE__ */ "],
] as const;

/**
 * Ways of using the router that the product has none of: pages send nothing by it, nothing is fetched beside a page, ahead
 * of a link or by a server that draws, and nobody listens in. Each is cut off where the rest begins it.
 */
const neverBegun = [
	["opts && opts.submission && isMutationMethod(opts.submission.formMethod)", "false"],
	["fetch: fetch2,", ""],
	["init.instrumentations", "false"],
	["init.patchRoutesOnNavigation", "false"],
	["hydrationData: opts?.hydrationData || parseHydrationData(),", ""],
	[/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/, ""],
	["...prefetchHandlers,", ""],
	["ref: mergeRefs(forwardedRef, prefetchRef)", "ref: forwardedRef"],
	["shouldPrefetch && !isAbsolute", "false"],
	["useViewTransitionState(path) && viewTransition === true", "false"],
	[/if \(this\.context && typeof error === "object"[^}]*}/, ""],
	[/if \(this\.context\) {[^}]*RSCErrorHandler[^}]*}[^}]*}/, ""],
] as const;

/** Leaves out of the router what nobody can reach. A router that is written differently stops the build, so that this is looked at again. */
const unusedRouterParts: Plugin = {
	name: "unused-router-parts",
	apply: "build",
	transform: {
		filter: { id: /node_modules\/react-router\/dist\// },
		handler: (source) => {
			let code = source;
			for (const [pattern, replacement] of heldByLoading) code = code.replace(pattern, replacement);
			if (!code.includes("function createRouter(")) return { code, map: null };
			for (const [beginning, replacement] of neverBegun) {
				const cut = typeof beginning === "string" ? code.replaceAll(beginning, replacement) : code.replace(beginning, replacement);
				if (cut === code) throw new Error(`The router has no ${String(beginning)} any more.`);
				code = cut;
			}
			return { code, map: null };
		},
	},
};

/**
 * Beside each script and style the same, compressed as well as can be: once here instead of quickly at every request,
 * a fifth less to fetch. The server sends it to who can read it.
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

/**
 * What almost every page needs besides its own comes in three parts instead of some fifty: each part costs a name in the
 * shell and a compression of its own. `base` is what so many parts share that the shell has it anyway, `kit` what lists and
 * forms both draw with, `forms` what only forms do.
 */
const kit =
	/@mantine[\\/]core[\\/]esm[\\/](core[\\/](Box|styles-api|factory|InlineStyles)|components[\\/](Input|InputBase|NativeSelect|TextInput|CloseButton|Loader|UnstyledButton)[\\/])/;
const forms =
	/@mantine[\\/]core[\\/]esm[\\/](components[\\/](Checkbox|Radio|InlineInput|Button|Transition|OptionalPortal|Portal|ActionIcon)|utils[\\/](InlineInput|InputsGroupFieldset)|core[\\/]DirectionProvider)[\\/]|@mantine[\\/]hooks[\\/]esm[\\/]use-(did-update|reduced-motion|media-query|merged-ref|uncontrolled)[\\/]/;

const api = process.env.API_URL ?? "http://localhost:3000";

/**
 * Every script and style is a file with a hash in its name, so the Content-Security-Policy needs neither
 * `unsafe-inline` nor `unsafe-eval`, and the server may let a browser keep them for a year.
 */
export default defineConfig(({ command }) => ({
	root: here("."),
	plugins: [react(), unusedRouterParts, compressedBeside],
	resolve: { alias: [...leanForms, ...workbookParts, ...(command === "build" ? [router, ...ownOperatorsOnly] : [])] },
	build: {
		outDir: "../dist/web",
		emptyOutDir: true,
		target: "es2022",
		// A font or picture as a data: address would need a hole in the policy.
		assetsInlineLimit: 0,
		// Which source became which file: the size gate of the first load reads it.
		manifest: true,
		modulePreload: { polyfill: false },
		rolldownOptions: {
			output: {
				// The names stand in the manifest; in the shell they would be a kilobyte that says nothing.
				chunkFileNames: "assets/[hash].js",
				assetFileNames: "assets/[hash][extname]",
				codeSplitting: {
					includeDependenciesRecursively: false,
					groups: [
						{ name: "kit", test: kit, minShareCount: 2 },
						{ name: "forms", test: forms, minShareCount: 2 },
						{ name: "base", minShareCount: 25 },
					],
				},
			},
		},
		reportCompressedSize: false,
	},
	worker: { format: "es" },
	server: {
		port: Number(process.env.WEB_PORT ?? 5173),
		strictPort: true,
		// Not all of /api: the folder web/api is served under that name here.
		proxy: { "^/api/(v1|client-configuration|person|openapi|docs|csp)": api, "^/oidc": api },
	},
}));
