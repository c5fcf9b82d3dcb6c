import type { BundleFiles } from "../bundle/index.ts";
import { findOperator } from "../conditions/index.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import { isObject, type JsonObject } from "../json/json-object.ts";
import { knownBy } from "./address.ts";
import type { Address, Edit, RemoveEdit } from "./edit.ts";
import { valueFor } from "./file-content.ts";

/**
 * An edit that adds something where there is something of that name by now, as edits of what is in it: what is not there yet
 * is added, what is there with another value set, and what is equal left out. Undefined for any other edit.
 */
export function withinAdded(files: BundleFiles, edit: Edit): readonly Edit[] | undefined {
	const place = placeOfAdded(edit);
	const there = place === undefined ? undefined : valueFor(files, place);
	return edit.op !== "add" || place === undefined || there === undefined ? undefined : inEntry(edit.file, place.at, there, edit.value);
}

/** Whether there is something by now where the edit adds. */
export function isAdded(files: BundleFiles, edit: Edit): boolean {
	const place = placeOfAdded(edit);
	return place !== undefined && valueFor(files, place) !== undefined;
}

/** Where what an edit adds stands afterwards: under its name, or as the item that is known by the same. Undefined for any other edit. */
export function placeOfAdded(edit: Edit): RemoveEdit | undefined {
	if (edit.op !== "add") return undefined;
	const { file, at, name, value } = edit;
	return { op: "remove", file, at: [...at, name ?? knownBy(value)] };
}

/** Undefined where the two are to be chosen from. */
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
	// Two demands on one field are two demands.
	if (typeof at.at(-1) === "object" && listsOfRules.includes(at.at(-2))) return [{ op: "add", file, at: at.slice(0, -1), value }];
	return within(file, at, there, value) ?? [{ op: "set", file, at, value }];
}

/** Half of one condition and half of another is what nobody wanted, nor the limits of a number on a field that is a text. */
const isOneKind = (there: JsonObject, wanted: JsonObject): boolean =>
	!isExpression(there) && !isExpression(wanted) && canonicalJson(there.type ?? null) === canonicalJson(wanted.type ?? null);

const isExpression = (value: JsonObject): boolean =>
	Object.keys(value).length === 1 && Object.keys(value).some((name) => findOperator(name) !== undefined);

/** Lists of names, each of which stands for itself. */
const listsOfNames: readonly unknown[] = ["required", "fileCategories"];

/** Of which several may be about one field. */
const listsOfRules: readonly unknown[] = ["save", "complete", "warn"];

/** A list of which every item stands for itself; of any other, such as the roles that may do something, the list is the value. */
const isCollection = (at: Address, value: unknown): value is readonly unknown[] =>
	Array.isArray(value) && (listsOfNames.includes(at.at(-1)) || value.every((item) => isObject(item) && !isExpression(item)));
