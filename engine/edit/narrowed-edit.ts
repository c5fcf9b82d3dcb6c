import { canonicalJson } from "../definition/canonical-json.ts";
import { memberOf } from "../json/json-object.ts";
import type { Address, Edit } from "./edit.ts";
import { placeOfAdded } from "./within-added.ts";

/**
 * What an edit did at a place or inside it: when something larger was added or set around the place, only that part of it. Null when the
 * edit is about other places. Unlike in `overlap`, two names that may refer to the same thing count as different.
 */
export function narrowedEdit(edit: Edit, file: string, at: Address): Edit | null {
	if (edit.file !== file) return null;
	if (edit.op === "text") return edit;
	const touched = placesOf(edit);
	if (!touched.some((place) => isAlong(place, at))) return null;
	if (edit.op !== "add" && edit.op !== "set") return edit;
	const outer = (touched[0] ?? []).length;
	let value = edit.value;
	for (const part of at.slice(outer)) {
		// Items are not distinguished here: any item of a list may be the one.
		if (typeof part !== "string") return edit;
		value = memberOf(value, part);
		if (value === undefined) return null;
	}
	return at.length > outer ? { op: "set", file, at, value } : edit;
}

function placesOf(edit: Exclude<Edit, { readonly op: "text" }>): readonly Address[] {
	const { at } = edit;
	const container = at.slice(0, -1);
	if (edit.op === "rename") return [at, [...container, edit.value]];
	if (edit.op === "move") return [at, [...(edit.to ?? container), ...at.slice(-1)]];
	return [placeOfAdded(edit)?.at ?? at];
}

/** Whether one lies inside the other. */
function isAlong(one: Address, other: Address): boolean {
	const shared = Math.min(one.length, other.length);
	return canonicalJson(one.slice(0, shared)) === canonicalJson(other.slice(0, shared));
}
