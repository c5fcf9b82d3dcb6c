import { type JsonPath, valueAt } from "../definition/json-path.ts";
import { isObject } from "../json/json-object.ts";
import { addressOf, keyOf, partOf, pathOf } from "./address.ts";
import type { AddEdit, Edit, EditRefusalCode, MoveEdit, Part, RenameEdit, SetEdit, TextEdit } from "./edit.ts";
import { isContainer, keysOf, withEntry, withoutEntry, withRenamed, withValue } from "./places.ts";

type ValueEdit = Exclude<Edit, TextEdit>;

/** The content of a file after an edit, and the inverse of the edit. */
export interface Changed {
	readonly value: unknown;
	readonly inverse: ValueEdit;
}

/** Deeper than any file of a tenant; the reader of such files refuses it too. */
const deepest = 100;

/** Applies an edit to the content of a file. `order` puts the names of the content in the order in which they are written. */
export function applyToValue(document: unknown, edit: ValueEdit, order: (value: unknown) => unknown): Changed | EditRefusalCode {
	const path = pathOf(document, edit.at);
	if (path === undefined) return "no-such-place";
	if (path === "alike") return "alike";
	if ("value" in edit && isDeeper(edit.value, deepest - path.length - 1)) return "too-deep";
	if (edit.op === "set") return set(document, path, edit, order);
	if (edit.op === "add") return add(document, path, edit, order);
	if (path.length === 0) return "whole-file";
	if (edit.op === "remove") return remove(document, path, edit.file);
	return edit.op === "move" ? move(document, path, edit, order) : rename(document, path, edit, order);
}

function set(document: unknown, path: JsonPath, { file, value }: SetEdit, order: (value: unknown) => unknown): Changed {
	const before = valueAt(document, path);
	const after = order(withValue(document, path, value));
	return { value: after, inverse: { op: "set", file, at: addressOf(after, path), value: before } };
}

function add(document: unknown, path: JsonPath, edit: AddEdit, order: (value: unknown) => unknown): Changed | EditRefusalCode {
	const { file, name, value, before } = edit;
	const place = placeIn(valueAt(document, path), name, before);
	if (typeof place === "string") return place;
	const after = order(withEntry(document, path, place.key, value, place.before));
	return { value: after, inverse: { op: "remove", file, at: addressOf(after, [...path, place.key]) } };
}

function remove(document: unknown, path: JsonPath, file: string): Changed {
	const [container, key] = parted(path);
	const after = withoutEntry(document, path);
	const next = nextPart(valueAt(document, container), key);
	const inverse = { op: "add", file, at: addressOf(after, container), value: valueAt(document, path) } as const;
	return { value: after, inverse: { ...inverse, ...named(key), ...next(valueAt(after, container)) } };
}

function move(document: unknown, path: JsonPath, edit: MoveEdit, order: (value: unknown) => unknown): Changed | EditRefusalCode {
	const { file, at, to = at.slice(0, -1), before } = edit;
	const target = pathOf(document, to);
	if (target === undefined) return "no-such-place";
	if (target === "alike") return "alike";
	if (path.every((key, index) => target[index] === key)) return "inside-itself";
	const [source, key] = parted(path);
	const taken = withoutEntry(document, path);
	const there = typeof key === "number" ? shifted(target, source, key, -1) : target;
	const place = placeIn(valueAt(taken, there), typeof key === "string" ? key : undefined, before);
	if (typeof place === "string") return place;
	const moved = valueAt(document, path);
	if (isDeeper(moved, deepest - there.length - 1)) return "too-deep";
	const after = order(withEntry(taken, there, place.key, moved, place.before));
	const next = nextPart(valueAt(document, source), key)(valueAt(taken, source));
	const back = typeof place.key === "number" ? shifted(source, there, place.key, 1) : source;
	return {
		value: after,
		inverse: { op: "move", file, at: addressOf(after, [...there, place.key]), to: addressOf(after, back), ...next },
	};
}

function rename(
	document: unknown,
	path: JsonPath,
	{ file, value: name }: RenameEdit,
	order: (value: unknown) => unknown,
): Changed | EditRefusalCode {
	const [container, key] = parted(path);
	if (typeof key === "number") return "not-an-object";
	const object = valueAt(document, container);
	if (name !== key && isObject(object) && Object.hasOwn(object, name)) return "name-taken";
	const after = order(withRenamed(document, path, name));
	const renamed: ValueEdit = { op: "rename", file, at: addressOf(after, [...container, name]), value: key };
	const stays = keysOf(valueAt(after, container)).indexOf(name) === keysOf(object).indexOf(key);
	// A name with a fixed position moved there: only the whole object can restore the former position.
	return { value: after, inverse: stays ? renamed : { op: "set", file, at: addressOf(after, container), value: object } };
}

interface Place {
	readonly key: string | number;
	/** Name or position of the entry that it comes before; undefined at the end. */
	readonly before: string | number | undefined;
}

/** Where a new entry goes in a list or, with a name, in an object. */
function placeIn(container: unknown, name: string | undefined, before: Part | undefined): Place | EditRefusalCode {
	if (name === undefined && !Array.isArray(container)) return "not-a-list";
	if (name !== undefined && !isObject(container)) return "not-an-object";
	if (name !== undefined && isObject(container) && Object.hasOwn(container, name)) return "name-taken";
	const next = before === undefined ? undefined : keyOf(container, before);
	if (next === "alike") return "alike";
	if (before !== undefined && next === undefined) return "no-such-place";
	const end = Array.isArray(container) ? container.length : 0;
	return { key: name ?? next?.at ?? end, before: next?.at };
}

/** The entry after this one, addressed in the container without this one. */
function nextPart(container: unknown, key: string | number): (without: unknown) => { readonly before?: Part } {
	if (Array.isArray(container)) {
		const last = Number(key) === container.length - 1;
		return (without) => (last || !Array.isArray(without) ? {} : { before: partOf(without, Number(key)) });
	}
	const names = keysOf(container);
	const next = names[names.indexOf(String(key)) + 1];
	return () => (next === undefined ? {} : { before: next });
}

const named = (key: string | number): { readonly name?: string } => (typeof key === "string" ? { name: key } : {});

const parted = (path: JsonPath): readonly [JsonPath, string | number] => [path.slice(0, -1), path.at(-1) ?? ""];

/** The path after an item was inserted in a list (1) or removed from it (-1) at a position. */
function shifted(path: JsonPath, list: JsonPath, position: number, by: 1 | -1): JsonPath {
	const index = path[list.length];
	const within = list.every((key, level) => path[level] === key);
	if (!within || typeof index !== "number" || index < position + (by === -1 ? 1 : 0)) return path;
	return path.with(list.length, index + by);
}

function isDeeper(value: unknown, most: number): boolean {
	if (!isContainer(value)) return false;
	return most <= 0 || Object.values(value).some((inner) => isDeeper(inner, most - 1));
}
