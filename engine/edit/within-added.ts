import type { BundleFiles } from "../bundle/index.ts";
import { canonicalJson } from "../definition/canonical-json.ts";
import { isObject, type JsonObject } from "../json/json-object.ts";
import type { AddEdit, Address, Edit } from "./edit.ts";
import { valueFor } from "./file-content.ts";

/**
 * An edit that adds an object of that name where there is one by now, as edits of what is in it: what is not there yet is
 * added, what is there with another value set, and what is equal left out. Undefined for any other edit.
 */
export function withinAdded(files: BundleFiles, edit: Edit): readonly Edit[] | undefined {
	if (edit.op !== "add" || edit.name === undefined || !isObject(edit.value)) return undefined;
	const at = placeOf(edit);
	const there = valueFor(files, { op: "remove", file: edit.file, at });
	return isObject(there) ? inner(edit.file, at, there, edit.value) : undefined;
}

/** Whether there is something by now where the edit adds. */
export const isAdded = (files: BundleFiles, edit: Edit): boolean =>
	edit.op === "add" && edit.name !== undefined && valueFor(files, { op: "remove", file: edit.file, at: placeOf(edit) }) !== undefined;

const placeOf = ({ at, name = "" }: AddEdit): Address => [...at, name];

function inner(file: string, at: Address, there: JsonObject, wanted: JsonObject): readonly Edit[] {
	return Object.entries(wanted).flatMap(([name, value]): readonly Edit[] => {
		if (!Object.hasOwn(there, name)) return [{ op: "add", file, at, name, value }];
		const now = there[name];
		if (isObject(now) && isObject(value)) return inner(file, [...at, name], now, value);
		return canonicalJson(now) === canonicalJson(value) ? [] : [{ op: "set", file, at: [...at, name], value }];
	});
}
