/**
 * Small, plausible changes of the JSON with a tenant's rules: mistakes that are easily made in a flow, a block, a list or a text. Each is
 * one change of one document; whether the tests notice it shows what they prove.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Path = readonly (string | number)[];

export interface DataMutant {
	/** What was done, such as "a role dropped". */
	readonly kind: string;
	/** JSON pointer to the changed place. */
	readonly pointer: string;
	/** The original and the replacement, if they fit on a line; empty otherwise. */
	readonly change: string;
	/** The whole document with the change. */
	readonly document: unknown;
}

interface Edit {
	readonly kind: string;
	readonly value: Json | undefined;
	/** New name of the property, instead of a new value. */
	readonly renamed?: string;
}

/**
 * Every mutant of a document, in document order. Explanations and names of files are left alone. `roles`: all existing
 * roles.
 */
export function dataMutants(document: unknown, roles: ReadonlySet<string>): readonly DataMutant[] {
	const root = document as Json;
	const texts = textsByKey(root);
	return places(root, []).flatMap(([path, value]) =>
		edits(path, value, { texts, roles }).map((edit) => ({
			kind: edit.kind,
			pointer: `/${path.join("/")}`,
			change: typeof value === "string" && typeof edit.value === "string" ? `${value} -> ${edit.value}`.slice(0, MOST_CHARACTERS) : "",
			document: changed(root, path, edit),
		})),
	);
}

const MOST_CHARACTERS = 160;
const unread = new Set(["$schema", "$id", "$comment", "uuid", "version", "description", "slug"]);
const textKeys = new Set(["label", "title", "message", "text", "placeholder", "heading", "confirm"]);

function isObject(value: Json): value is { readonly [key: string]: Json } {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function places(value: Json, path: Path): readonly (readonly [Path, Json])[] {
	const inner: readonly (readonly [Path, Json])[] = Array.isArray(value)
		? value.flatMap((item, index) => places(item, [...path, index]))
		: isObject(value)
			? Object.entries(value).flatMap(([key, item]) => (unread.has(key) ? [] : places(item, [...path, key])))
			: [];
	return path.length === 0 ? inner : [[path, value], ...inner];
}

interface Known {
	/** The texts under each key, to replace one another. */
	readonly texts: ReadonlyMap<string, readonly string[]>;
	readonly roles: ReadonlySet<string>;
}

function edits(path: Path, value: Json, { texts, roles }: Known): readonly Edit[] {
	const key = path.at(-1);
	const parent = path.at(-2);
	const found: Edit[] = [];
	if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && roles.has(item)))
		for (const role of value) found.push({ kind: `the role ${String(role)} dropped`, value: value.filter((other) => other !== role) });
	if (typeof key === "number" && parent === "required") found.push({ kind: "a demanded field no longer demanded", value: undefined });
	if (typeof key === "number" && isObject(value) && "const" in value && "title" in value)
		found.push({ kind: "an option dropped", value: undefined });
	if (typeof key === "string" && parent === "properties") found.push({ kind: "a field renamed", value, renamed: `${key}X` });
	if (typeof key === "string" && textKeys.has(key) && typeof value === "string") {
		const other = (texts.get(key) ?? []).find((text) => text !== value);
		if (other !== undefined) found.push({ kind: "the text of another", value: other });
	}
	if (typeof value === "boolean") found.push({ kind: "turned round", value: !value });
	if (typeof value === "number") found.push({ kind: "one more", value: value + 1 });
	if (typeof key === "string" && key in turned) found.push({ kind: "a condition turned", value, renamed: turned[key] as string });
	if (typeof key === "number" && (parent === "effects" || parent === "complete" || parent === "next"))
		found.push({ kind: `one of ${parent} dropped`, value: undefined });
	if (typeof key === "string" && optional.has(key)) found.push({ kind: `${key} gone`, value: undefined });
	return found;
}

const turned: Readonly<Record<string, string>> = {
	"==": "!=",
	"!=": "==",
	and: "or",
	or: "and",
	filled: "empty",
	empty: "filled",
	">": "<=",
	"<": ">=",
	">=": "<",
	"<=": ">",
};
const optional = new Set([
	"when",
	"default",
	"roles",
	"restart",
	"format",
	"maxLength",
	"minimum",
	"maximum",
	"pattern",
	"onHide",
	"unless",
]);

function textsByKey(document: Json): ReadonlyMap<string, readonly string[]> {
	const texts = new Map<string, string[]>();
	for (const [path, value] of places(document, [])) {
		const key = path.at(-1);
		if (typeof key !== "string" || !textKeys.has(key) || typeof value !== "string") continue;
		texts.set(key, [...(texts.get(key) ?? []), value]);
	}
	return texts;
}

function changed(value: Json, [key, ...rest]: Path, edit: Edit): Json {
	if (key === undefined) return value;
	if (Array.isArray(value)) {
		if (rest.length > 0) return value.map((item, index) => (index === key ? changed(item, rest, edit) : item));
		return edit.value === undefined ? value.filter((_, index) => index !== key) : value.with(Number(key), edit.value);
	}
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, item]): [string, Json][] => {
			if (name !== key) return [[name, item]];
			if (rest.length > 0) return [[name, changed(item, rest, edit)]];
			return edit.value === undefined ? [] : [[edit.renamed ?? name, edit.value]];
		}),
	);
}
