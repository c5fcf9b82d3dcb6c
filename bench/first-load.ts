import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
	readonly imports?: readonly string[];
	readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What a page loads before it can render, after gzip -9. kB is 1,000 bytes. */
interface FirstLoad {
	readonly script: number;
	readonly style: number;
	/** Number of files, including styles. */
	readonly files: number;
}

/**
 * Pages with a limit on the script of their first load, in kB, and on its number of files, and the sources they need besides the shell,
 * including those that React loads lazily. Whatever needs a click is excluded: dialogs, the calendar, the map, search and help.
 */
export const FIRST_LOADS = [
	{ page: "shell", sources: [], budget: 150, mostFiles: 6 },
	{ page: "list", sources: ["shell/lazy-parts.ts", "realisations/list/RealisationPathRoute.tsx"], budget: 196, mostFiles: 20 },
	{
		page: "step page",
		sources: [
			"shell/lazy-parts.ts",
			"realisations/start/StepGate.tsx",
			"realisations/step/StepPage.tsx",
			"forms/widgets/SearchableList.tsx",
		],
		budget: 300,
		mostFiles: 25,
	},
] as const;

export function readManifest(folder = process.env.WEB_DIR ?? "dist/web"): Manifest {
	return JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
}

/**
 * Scripts and styles a browser needs to render the page: the entry, the page's own chunks, and everything they import.
 * @throws if there is no entry, or no chunk for one of the sources: a renamed file must not count as nothing.
 */
export function firstLoad(manifest: Manifest, sources: readonly string[], folder = process.env.WEB_DIR ?? "dist/web"): FirstLoad {
	const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
	if (entries.length === 0) throw new Error("The build has no entry.");
	const script = new Set<string>();
	const style = new Set<string>();
	const seen = new Set<string>();
	const visit = (key: string) => {
		if (seen.has(key)) return;
		seen.add(key);
		const chunk = manifest[key];
		if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
		script.add(chunk.file);
		for (const file of chunk.css ?? []) style.add(file);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const key of [...entries, ...sources]) visit(key);
	const size = (files: ReadonlySet<string>) =>
		[...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000;
	return { script: size(script), style: size(style), files: script.size + style.size };
}
