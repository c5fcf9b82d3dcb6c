import { canonicalJson } from "../definition/canonical-json.ts";
import { knownBy } from "./address.ts";
import type { Address, Edit, Part } from "./edit.ts";

/** What an edit changes, including everything inside it. */
interface Touch {
	readonly file: string;
	readonly places: readonly Address[];
	/** For something new: what it will be identified by. */
	readonly added?: Part;
}

/**
 * Whether two sets of edits may be about the same place. Sets that do not overlap give the same files in either order, except for the order
 * of entries in a list or an object: of two that are inserted in the same list, that of the first set comes first. Where the names that two
 * designers have for a place cannot be told apart, they count as the same.
 */
export function overlap(mine: readonly Edit[], theirs: readonly Edit[]): boolean {
	const others = theirs.map(touchOf);
	return mine.map(touchOf).some((touch) => others.some((other) => touch.file === other.file && meet(touch, other)));
}

function meet(left: Touch, right: Touch): boolean {
	// Two new entries are different, unless they have the same identity.
	if (left.added !== undefined && right.added !== undefined && canonicalJson(left.added) !== canonicalJson(right.added)) return false;
	return left.places.some((place) => right.places.some((other) => isWithin(place, other) || isWithin(other, place)));
}

function touchOf(edit: Edit): Touch {
	const { file } = edit;
	if (edit.op === "text") return { file, places: [[]] };
	const { at } = edit;
	const container = at.slice(0, -1);
	switch (edit.op) {
		case "set":
			return { file, places: [whole(at), ...(typeof at.at(-1) === "object" ? [whole([...container, knownBy(edit.value)])] : [])] };
		case "remove":
			return { file, places: [whole(at)] };
		case "rename":
			return { file, places: [whole(at), whole([...container, edit.value])] };
		case "add": {
			const added = edit.name ?? knownBy(edit.value);
			return { file, places: [whole([...at, added])], added };
		}
		case "move":
			return { file, places: [whole(at), whole([...(edit.to ?? container), at.at(-1) ?? ""])] };
	}
}

/**
 * The smallest place whose identity survives a change there: an item identified by its content becomes another one with any change inside
 * it.
 */
function whole(address: Address): Address {
	const content = address.findIndex((part, index) => {
		const next = address[index + 1];
		return typeof part === "object" && ("item" in part ? next !== undefined : next === part.key);
	});
	return content < 0 ? address : address.slice(0, content + 1);
}

/** Whether the inner place is, or lies in, the outer one. */
function isWithin(inner: Address, outer: Address): boolean {
	return outer.length <= inner.length && outer.every((part, index) => mayBeSame(part, inner[index] ?? ""));
}

function mayBeSame(left: Part, right: Part): boolean {
	if (typeof left === "string" || typeof right === "string") return left === right;
	if ("key" in left && "key" in right) return left.key !== right.key || left.is === right.is;
	return "key" in left || "key" in right || canonicalJson(left.item) === canonicalJson(right.item);
}
