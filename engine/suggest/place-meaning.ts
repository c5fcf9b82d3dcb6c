import { type Labels, sentence } from "../conditions/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { expectedName, expressionAround } from "./expected-name.ts";
import type { KnownNames } from "./known-names.ts";
import { described, languageBelow, languageOf } from "./language-places.ts";

/** The meaning of a place for somebody who reads the file: paragraphs in Dutch, the nearest first. */
export function placeMeaning(
	file: string,
	path: JsonPath,
	{ document, names }: { document: unknown; names: KnownNames | null },
): readonly string[] {
	return [
		...new Set([
			...nameMeaning(file, path, document, names),
			...saidAt(file, path, document, names?.labels),
			...propertyMeaning(file, path),
		]),
	];
}

function nameMeaning(file: string, path: JsonPath, document: unknown, names: KnownNames | null): readonly string[] {
	const expected = expectedName(file, path, document);
	const value = valueAt(document, path);
	const known = expected && names?.of(expected).find(({ name }) => name === value);
	return known === undefined || known.meaning === "" ? [] : [known.meaning];
}

/** The whole expression around the place, as a sentence; empty while it is incomplete. */
function saidAt(file: string, path: JsonPath, document: unknown, labels: Labels | undefined): readonly string[] {
	const around = expressionAround(file, path);
	if (labels === undefined || around === undefined) return [];
	try {
		return [sentence(valueAt(document, around), labels)];
	} catch {
		return [];
	}
}

function propertyMeaning(file: string, path: JsonPath): readonly string[] {
	let place = languageOf(file);
	let found: readonly string[] = [];
	for (const part of path) {
		if (place === undefined || typeof part === "number") continue;
		const property = described(place, part);
		if (property !== undefined) found = [`**${property.name}**: ${property.help}`];
		place = languageBelow(place, part);
	}
	return found;
}
