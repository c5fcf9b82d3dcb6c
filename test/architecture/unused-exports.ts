import { dirname, join, normalize } from "node:path";
import type { SourceFile } from "./source-files.ts";

const declared = /^export (?:async |abstract |declare )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const standard = /^export default\b/m;
const listed = /export (?:type )?\{([^}]*)\}(?: from "([^"]+)")?/g;
const whole = /export (?:type )?\* from "([^"]+)"/g;
const imported = /import\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*(?:\*\s*as\s+\w+)?\s*from\s*"(\.[^"]+)"/g;
const later = /import\("(\.[^"]+)"\)/g;

interface Handed {
	/** "*" for everything. */
	readonly name: string;
	readonly to: string;
	readonly as: string;
}

/**
 * Exports that no file imports, directly or through re-exports, as "file: name". Imports by tests count. The formatter
 * keeps exports and imports in a uniform format, so patterns find them all.
 */
export function unusedExports(files: readonly SourceFile[]): readonly string[] {
	const used = new Map<string, Set<string>>();
	const handed = new Map<string, Handed[]>();
	const at = (path: string, specifier: string) => normalize(join(dirname(path), specifier));
	const use = (path: string, name: string) => used.set(path, (used.get(path) ?? new Set()).add(name));
	for (const { path, text } of files) {
		for (const [found, standardName, names, specifier = ""] of text.matchAll(imported)) {
			const source = at(path, specifier);
			if (standardName !== undefined) use(source, "default");
			for (const { name } of namesIn(names)) use(source, name);
			if (found.includes("*")) use(source, "*");
		}
		for (const [, specifier = ""] of text.matchAll(later)) use(at(path, specifier), "*");
		for (const { source, ...hand } of handsOn({ path, text })) {
			const target = at(path, source);
			handed.set(target, [...(handed.get(target) ?? []), { ...hand, to: path }]);
		}
	}
	const isUsed = (path: string, name: string): boolean =>
		used.get(path)?.has("*") === true ||
		used.get(path)?.has(name) === true ||
		(handed.get(path) ?? []).some(
			(hand) => (hand.name === "*" || hand.name === name) && isUsed(hand.to, hand.name === "*" ? name : hand.as),
		);
	return files
		.filter(({ path }) => !isTestFile(path) && !path.includes("/generated/"))
		.flatMap((file) => exportsOf(file).flatMap((name) => (isUsed(file.path, name) ? [] : [`${file.path}: ${name}`])));
}

/** Fixtures and what supports tests are imported by name, as the product is. */
const isTestFile = (path: string) => /\.test\.tsx?$|^test\//.test(path);

function exportsOf({ text }: SourceFile): readonly string[] {
	return [
		...[...text.matchAll(declared)].map(([, name = ""]) => name),
		...(standard.test(text) ? ["default"] : []),
		...[...text.matchAll(listed)].flatMap(([, names]) => namesIn(names).map((each) => each.as)),
	];
}

function handsOn({ text }: SourceFile): readonly { readonly name: string; readonly as: string; readonly source: string }[] {
	return [
		...[...text.matchAll(whole)].map(([, source = ""]) => ({ name: "*", as: "*", source })),
		...[...text.matchAll(listed)].flatMap(([, names, source]) =>
			source === undefined ? [] : namesIn(names).map((each) => ({ ...each, source })),
		),
	].filter(({ source }) => source.startsWith("."));
}

/** Parses "type A, b as c": each name as exported and as imported. */
function namesIn(list = ""): readonly { readonly name: string; readonly as: string }[] {
	return list
		.split(",")
		.map((each) => each.trim().replace(/^type /, ""))
		.filter(Boolean)
		.map((each) => each.split(" as "))
		.map(([name = "", as = name]) => ({ name, as }));
}
