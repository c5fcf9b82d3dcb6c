import type { SourceFile } from "./source-files.ts";

/** The direct dependencies, according to package.json and the lock file. */
export interface Packages {
	readonly names: readonly string[];
	/** Names of the peer dependencies of a package. */
	readonly peersOf: (name: string) => readonly string[];
}

/** A package, or a file in it, named where something is loaded or started. */
const NAMED = /(?:\b(?:from|import|module)\s*|\b(?:import|require|resolve|bin|url)\(\s*)["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g;

/** The tests' configuration names its parts as plain strings. */
const LISTED = /["']((?:@[\w.-]+\/)?[\w.-]+)["']/g;

/** Direct dependencies that nothing here loads or starts, and that are neither a peer dependency nor the types of a used package. */
export function idlePackages({ names, peersOf }: Packages, files: readonly SourceFile[]): readonly string[] {
	const named = new Set(
		files.flatMap(({ path, text }) => [...text.matchAll(path === "jest.config.mjs" ? LISTED : NAMED)].map(([, name]) => name)),
	);
	const used = (name: string): boolean => named.has(name) || (name.startsWith("@types/") && isTyped(name, named));
	const loaded = names.filter(used);
	const expected = new Set(loaded.flatMap(peersOf));
	return names.filter((name) => !loaded.includes(name) && !expected.has(name));
}

/** Node's own modules have other names than their types. */
function isTyped(name: string, named: ReadonlySet<string | undefined>): boolean {
	const typed = name.slice("@types/".length);
	return typed === "node" || named.has(typed);
}
