import { isObject } from "../json/json-object.ts";
import type { Clash } from "./clash.ts";
import type { MergeAt, MergedValue } from "./merged-value.ts";
import { sameContent } from "./same-content.ts";

interface Lists {
	readonly base: readonly unknown[];
	readonly mine: readonly unknown[];
	readonly theirs: readonly unknown[];
}

interface Placed {
	readonly key: string;
	readonly value: unknown;
	/** With the position in the merged list still unknown. */
	readonly clashes: readonly Omit<Clash, "field">[];
}

/** Placeholder for the position in the list until all positions are known. */
const HERE = "";

/**
 * Merges two lists with a common origin, item by item: additions by either side stay, removals by either side apply unless the other
 * changed the item, and an item in both is merged by `itemAt`. An item is identified by its uuid, a file by its id, anything else by its
 * value. The order is theirs, with each of my items after the one it followed.
 */
export function mergeLists(path: string, { base, mine, theirs }: Lists, itemAt: MergeAt): MergedValue {
	const [was, own, others] = [keyed(base), keyed(mine), keyed(theirs)];
	const placed: Placed[] = [];
	let took = false;
	const place = (key: string, at: number, merged: MergedValue) => {
		took ||= merged.took;
		if (merged.value !== undefined) placed.splice(at, 0, { key, value: merged.value, clashes: merged.clashes });
	};
	for (const [key, item] of others) {
		const before = was.get(key);
		const versions = { base: before, mine: own.get(key), theirs: item };
		const merged = theirItem(versions, own.has(key), was.has(key), itemAt);
		place(key, placed.length, merged);
	}
	let last = -1;
	for (const [key, item] of own) {
		const known = placed.findIndex((each) => each.key === key);
		if (known !== -1) {
			last = known;
			continue;
		}
		if (others.has(key)) continue;
		if (was.has(key) && sameContent(item, was.get(key))) {
			took = true;
			continue;
		}
		const versions = { base: was.get(key), mine: item, theirs: undefined };
		let at = last + 1;
		while (at < placed.length && !own.has(placed[at]?.key ?? "")) at++;
		place(key, at, was.has(key) ? itemAt(HERE, versions) : { value: item, clashes: [], took: false });
		last = at;
	}
	return {
		value: placed.map(({ value }) => value),
		clashes: placed.flatMap(({ clashes }, index) => clashes.map((clash) => ({ ...clash, path: `${path}.${index}${clash.path}` }))),
		took,
	};
}

/** Places an item that they have. */
function theirItem(
	versions: { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown },
	isOwn: boolean,
	isOld: boolean,
	itemAt: MergeAt,
): MergedValue {
	const { base, mine, theirs } = versions;
	if (!isOwn && !isOld) return { value: theirs, clashes: [], took: true };
	if (!isOwn) return sameContent(theirs, base) ? { value: undefined, clashes: [], took: false } : itemAt(HERE, versions);
	return sameContent(mine, theirs) ? { value: theirs, clashes: [], took: false } : itemAt(HERE, versions);
}

/** The items by identity; a second equal value is a separate item. */
function keyed(items: readonly unknown[]): ReadonlyMap<string, unknown> {
	const found = new Map<string, unknown>();
	for (const item of items) {
		const own = ownKey(item);
		let key = own;
		for (let count = 2; found.has(key); count++) key = `${own} ${count}`;
		found.set(key, item);
	}
	return found;
}

function ownKey(item: unknown): string {
	if (!isObject(item)) return JSON.stringify(item) ?? "";
	const { uuid, id } = item;
	if (typeof uuid === "string" && uuid !== "") return `uuid ${uuid}`;
	return typeof id === "string" && id !== "" ? `id ${id}` : JSON.stringify(ordered(item));
}

/** A copy with names in a fixed order, so that equal items have equal JSON. */
function ordered(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(ordered);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.toSorted(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, inner]) => [name, ordered(inner)]),
	);
}
