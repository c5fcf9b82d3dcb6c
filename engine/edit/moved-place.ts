import { canonicalJson } from "../definition/canonical-json.ts";
import { isObject, memberOf } from "../json/json-object.ts";
import { knownBy } from "./address.ts";
import type { Address, Edit } from "./edit.ts";

interface MovedPlace {
	readonly file: string;
	readonly at: Address;
	readonly now: Address;
}

/** The place that has another name, or is in another list or object, after an edit. Null when the edit changes no names. */
export function movedPlace(edit: Edit): MovedPlace | null {
	if (edit.op !== "rename" && edit.op !== "move") return renamedItem(edit);
	const { file, at } = edit;
	const now = edit.op === "rename" ? [...at.slice(0, -1), edit.value] : [...(edit.to ?? at.slice(0, -1)), ...at.slice(-1)];
	return { file, at, now };
}

/** An item whose name has changed, or its label if it has no name. */
export function renamedItem(edit: Edit): MovedPlace | null {
	if (edit.op !== "set") return null;
	const { file, at, value } = edit;
	const part = at.at(-2);
	if (typeof part !== "object" || !("key" in part) || part.key !== at.at(-1) || typeof value !== "string") return null;
	return { file, at: at.slice(0, -1), now: [...at.slice(0, -2), { key: part.key, is: value }] };
}

/** The former address of a place, before an edit. */
export function placeBefore(edit: Edit, file: string, at: Address): Address {
	const moved = movedPlace(edit) ?? replacedItem(edit);
	return moved === null || moved.file !== file || !startsWith(at, moved.now) ? at : [...moved.at, ...at.slice(moved.now.length)];
}

/** An item that replaces one with another identity, such as a step's own section in the place of a block's. */
function replacedItem(edit: Edit): MovedPlace | null {
	if (edit.op !== "set" || !isObject(edit.value)) return null;
	const { file, at, value } = edit;
	const part = at.at(-1);
	if (typeof part !== "object" || !("key" in part) || memberOf(value, part.key) === part.is) return null;
	return { file, at, now: [...at.slice(0, -1), knownBy(value)] };
}

export const startsWith = (address: Address, beginning: Address): boolean =>
	canonicalJson(address.slice(0, beginning.length)) === canonicalJson(beginning);
