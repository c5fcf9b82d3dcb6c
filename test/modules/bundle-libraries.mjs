import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Libraries of hundreds or thousands of modules each; no test replaces or imports a part of them. */
const LIBRARIES = [
	...["core", "hooks", "dates", "notifications", "spotlight", "charts"].map((part) => `@mantine/${part}`),
	...["recharts", "kysely", "oidc-provider"],
];
/** Thousands of icons, of which only those that the application draws are included. */
const ICONS = "@tabler/icons-react";
const ALL = [...LIBRARIES, ICONS];

const root = fileURLToPath(new URL("../..", import.meta.url));
const nameOf = (library) => library.replaceAll(/[@/]/g, "_");

/**
 * Bundles the widest libraries into a few files each: a test file has a realm of its own, in which every module is read and linked again.
 * Built once for the installed versions. Code that they share stays one module. @returns where jest finds each of them
 */
export async function bundleLibraries() {
	const icons = iconsInUse();
	const versions = ALL.map((library) => readFileSync(join(root, "node_modules", library, "package.json"), "utf8"));
	const hash = createHash("sha256")
		.update([readFileSync(import.meta.filename ?? fileURLToPath(import.meta.url)), ...versions, ...icons].join("\n"))
		.digest("hex");
	const folder = join(root, "node_modules/.cache/bundled-for-tests", hash.slice(0, 16));
	if (!existsSync(folder)) await bundleInto(folder, icons);
	return Object.fromEntries(ALL.map((library) => [`^${library}$`, join(folder, `${nameOf(library)}.mjs`)]));
}

/** Names of the icons that sources of the web import. */
function iconsInUse() {
	const names = new Set();
	for (const { name, parentPath, path } of readdirSync(join(root, "web"), { withFileTypes: true, recursive: true })) {
		if (!/\.tsx?$/.test(name)) continue;
		const source = readFileSync(join(parentPath ?? path, name), "utf8");
		for (const [, list] of source.matchAll(/import (?:type )?\{([^}]*)\} from "@tabler\/icons-react"/g)) {
			for (const word of list.split(",").map((each) => each.trim())) if (/^Icon\w+/.test(word)) names.add(word.split(" ")[0]);
		}
	}
	return [...names].sort();
}

async function bundleInto(folder, icons) {
	const { build } = await import("vite");
	// The folder appears whole: another run may be building the same one.
	const making = `${folder}.${process.pid}`;
	mkdirSync(making, { recursive: true });
	const drawn = join(making, "icons-in-use.mjs");
	writeFileSync(drawn, `export { ${icons.join(", ")} } from "${ICONS}";\n`);
	await build({
		root,
		configFile: false,
		logLevel: "error",
		mode: "test",
		ssr: { noExternal: ALL, target: "node" },
		build: {
			ssr: true,
			outDir: making,
			emptyOutDir: false,
			minify: false,
			target: "node20",
			rolldownOptions: {
				input: Object.fromEntries(ALL.map((library) => [nameOf(library), library === ICONS ? drawn : library])),
				preserveEntrySignatures: "strict",
				output: { entryFileNames: "[name].mjs", chunkFileNames: "part-[hash].mjs" },
				onwarn: () => {},
			},
		},
	});
	try {
		renameSync(making, folder);
	} catch (error) {
		rmSync(making, { recursive: true, force: true });
		if (!existsSync(folder)) throw error;
	}
}
