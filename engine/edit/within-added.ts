import type { BundleFiles } from "../bundle/index.ts";
import { findOperator } from "../conditions/index.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import { isObject, type JsonObject } from "../json/json-object.ts";
import { knownBy } from "./address.ts";
import type { Address, Edit, RemoveEdit } from "./edit.ts";
import { valueFor } from "./file-content.ts";

/**
 * For an edit that adds something under a name that exists by now: edits of its content instead. Members that are missing are added, those
 * with another value are set, and equal ones are left out. Undefined for any other edit.
 */
export function withinAdded(files: BundleFiles, edit: Edit): readonly Edit[] | undefined {
	const place = placeOfAdded(edit);
	const there = place === undefined ? undefined : valueFor(files, place);
	return edit.op !== "add" || place === undefined || there === undefined ? undefined : inEntry(edit.file, place.at, there, edit.value);
}

/** Whether the place to which the edit adds is taken by now. */
export function isAdded(files: BundleFiles, edit: Edit): boolean {
	const place = placeOfAdded(edit);
	return place !== undefined && valueFor(files, place) !== undefined;
}

/** The place of an added entry afterwards: under its name, or as the item with the same identity. Undefined for any other edit. */
export function placeOfAdded(edit: Edit): RemoveEdit | undefined {
	if (edit.op !== "add") return undefined;
	const { file, at, name, value } = edit;
	return { op: "remove", file, at: [...at, name ?? knownBy(value)] };
}

/** Undefined when a choice between the two is needed. */
function within(file: string, at: Address, there: unknown, wanted: unknown): readonly Edit[] | undefined {
	if (isObject(there) && isObject(wanted) && isOneKind(there, wanted)) return inMembers(file, at, there, wanted);
	return isCollection(at, there) && isCollection(at, wanted) ? inItems(file, at, there, wanted) : undefined;
}

function inMembers(file: string, at: Address, there: JsonObject, wanted: JsonObject): readonly Edit[] {
	return Object.entries(wanted).flatMap(([name, value]): readonly Edit[] =>
		Object.hasOwn(there, name) ? inEntry(file, [...at, name], there[name], value) : [{ op: "add", file, at, name, value }],
	);
}

function inItems(file: string, at: Address, there: readonly unknown[], wanted: readonly unknown[]): readonly Edit[] {
	return wanted.flatMap((value): readonly Edit[] => {
		const part = knownBy(value);
		const same = there.filter((each) => canonicalJson(knownBy(each)) === canonicalJson(part));
		return same.length === 0 ? [{ op: "add", file, at, value }] : inEntry(file, [...at, part], same[0], value);
	});
}

function inEntry(file: string, at: Address, there: unknown, value: unknown): readonly Edit[] {
	if (canonicalJson(there ?? null) === canonicalJson(value)) return [];
	// Two rules about the same field are two separate rules.
	if (typeof at.at(-1) === "object" && listsOfRules.includes(at.at(-2))) return [{ op: "add", file, at: at.slice(0, -1), value }];
	return within(file, at, there, value) ?? [{ op: "set", file, at, value }];
}

/** Nobody wants half of one condition and half of another, nor the limits of a number on a text field. */
const isOneKind = (there: JsonObject, wanted: JsonObject): boolean =>
	!isExpression(there) && !isExpression(wanted) && canonicalJson(there.type ?? null) === canonicalJson(wanted.type ?? null);

const isExpression = (value: JsonObject): boolean =>
	Object.keys(value).length === 1 && Object.keys(value).some((name) => findOperator(name) !== undefined);

/** Lists of names, each of which stands on its own. */
const listsOfNames: readonly unknown[] = ["required", "fileCategories"];

/** Lists in which several items may be about the same field. */
const listsOfRules: readonly unknown[] = ["save", "complete", "warn"];

/** A list in which every item stands on its own; any other list, such as the roles that may do something, is one value. */
const isCollection = (at: Address, value: unknown): value is readonly unknown[] =>
	Array.isArray(value) && (listsOfNames.includes(at.at(-1)) || value.every((item) => isObject(item) && !isExpression(item)));
