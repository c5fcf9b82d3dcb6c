import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
	readonly imports?: readonly string[];
	readonly isEntry?: boolean;
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Pages whose first load has a budget, the sources they add to the shell, and the budget in kB (1,000 bytes), gzip level 9. */
export const FIRST_LOADS = [
	{ page: "shell", sources: [], budget: 150 },
	{ page: "list", sources: ["realisations/list/RealisationListPage.tsx"], budget: 190 },
	{ page: "step page", sources: ["realisations/step/StepPage.tsx"], budget: 300 },
] as const;

export function readManifest(folder = "dist/web"): Manifest {
	return JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
}

/**
 * Script and style a browser must have before the page stands, in kB after gzip: the entry, the page's own
 * chunks, and all they import. What is loaded later, such as the map, does not count.
 * @throws when the build has no chunk for one of the sources.
 */
export function firstLoad(manifest: Manifest, sources: readonly string[], folder = "dist/web"): number {
	const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
	const files = new Set<string>();
	const seen = new Set<string>();
	const visit = (key: string) => {
		if (seen.has(key)) return;
		seen.add(key);
		const chunk = manifest[key];
		if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
		for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
		for (const imported of chunk.imports ?? []) visit(imported);
	};
	for (const key of [...entry, ...sources]) visit(key);
	return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0) / 1000;
}
