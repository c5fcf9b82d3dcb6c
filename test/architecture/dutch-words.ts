import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { isTest, type SourceFile, trackedFiles } from "./source-files.ts";

/**
 * Where Dutch texts of the engine and the server belong. The demonstration's fictitious people and documents are data.
 */
const textPlaces = /^(?:engine|server)\/texts\/|^server\/demo\/|\/generated\//;

/** Names given by others: those of the public address search, of a source's column, of addresses that people know. */
const names: readonly string[] = [
	"server/locations/geocoder/pdok-document.ts",
	"server/locations/geocoder/pdok-geocoder.ts",
	// Words in a list's address, which a list may not use for a filter.
	"engine/check/check-lists.ts",
	// Values with which generated walks fill in forms.
	"engine/paths/candidate-values.ts",
];

/** Words that exist in both languages, or are code. */
const notDutch = new Set(
	"ean enable id inhoud intent ja lat lng longitude max maximum min minimum nee splits synced total typ vkb".split(" "),
);

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words of the interface that never occur in the project's English. */
export function dutchWords(): ReadonlySet<string> {
	const files = trackedFiles();
	const read = (path: string) => readFileSync(path, "utf8");
	const sentences = files
		.filter((path) => /^web\/texts\/[^/]+\.json$/.test(path))
		.flatMap((path) => Object.values(JSON.parse(read(path)) as Readonly<Record<string, string>>));
	const modules = files.filter((path) => /^(?:engine|server)\/texts\/.*\.ts$/.test(path)).flatMap((path) => literalsOf(read(path)));
	const english = files
		.filter((path) => /^(?:README|CONTRIBUTING|docs\/(?:decisions|how-to)\/.*)\.md$/.test(path))
		.map((path) =>
			read(path)
				.replace(/^```.*?^```/gms, "")
				.replace(/`[^`]*`|"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)/g, " "),
		)
		.flatMap(wordsOf);
	const known = new Set(english);
	return new Set([...sentences, ...modules].flatMap(wordsOf).filter((word) => word.length > 1 && !known.has(word) && !notDutch.has(word)));
}

interface Syntax {
	readonly type?: string;
	readonly [name: string]: unknown;
}

/** Texts in a file: strings and parts of templates, excluding names of modules, types and properties. */
export function literalsOf(source: string): readonly string[] {
	return textsUnder(parseSync(source, { syntax: "typescript" }).body);
}

function textsUnder(value: unknown): readonly string[] {
	if (Array.isArray(value)) return value.flatMap(textsUnder);
	if (typeof value !== "object" || value === null) return [];
	const node = value as Syntax;
	const type = node.type ?? "";
	if (/^Import|^ExportAll|^ExportNamed|^Ts(?!As|Satisfies|NonNull)/.test(type)) return [];
	if (type === "StringLiteral") return [String(node.value)];
	if (type === "TemplateElement") return [String(node.cooked ?? node.raw)];
	if (type === "KeyValueProperty") return textsUnder(node.value);
	return Object.values(node).flatMap(textsUnder);
}

/** Dutch outside the texts of the engine and the server, as `file: text`. */
export function strayDutch(files: readonly SourceFile[], words: ReadonlySet<string>): readonly string[] {
	return files
		.filter(({ path }) => /^(?:engine|server)\/.*\.ts$/.test(path) && !textPlaces.test(path) && !names.includes(path))
		.filter(({ path }) => !isTest(path) && !/fixture|test-support/.test(path))
		.flatMap(({ path, text }) =>
			literalsOf(text)
				.map((literal) => literal.replace(/<[^>]*>?|^[^<]*>|`[^`]*`/g, " ").trim())
				.filter((literal) => /\s/.test(literal) || !/[./_:]|[a-z][A-Z]/.test(literal))
				.filter((literal) => wordsOf(literal).some((word) => words.has(word)))
				.map((literal) => `${path}: ${literal}`),
		);
}
