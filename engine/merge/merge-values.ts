import { isObject } from "../json/json-object.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import type { Clash, Versions } from "./clash.ts";
import { mergeLists } from "./merge-lists.ts";
import type { MergeAt, MergedValue } from "./merged-value.ts";
import { sameContent } from "./same-content.ts";
import { withValueAt } from "./with-value-at.ts";

export interface Merge {
	/** Theirs, with my own changes on top; at a clash the version it starts with, so that nothing typed is lost. */
	readonly merged: Values;
	readonly clashes: readonly Clash[];
	/** Fields in which the other person's change was adopted without asking. */
	readonly takenOver: readonly string[];
}

/**
 * Three-way merge, field by field; lists item by item, and field by field within an item. `paths` are the fields of the step; everything
 * else is taken from `theirs`. `isMine`: whether the person could fill in the field at all; if not, theirs is adopted without asking.
 */
export function mergeValues(
	base: Values,
	mine: Values,
	theirs: Values,
	paths: readonly string[],
	isMine: (path: string) => boolean = () => true,
): Merge {
	let merged: Values = theirs;
	const clashes: Clash[] = [];
	const takenOver: string[] = [];
	for (const path of paths) {
		const versions = { base: readPath(base, path), mine: readPath(mine, path), theirs: readPath(theirs, path) };
		const outcome = mergedValue(path, versions);
		if (outcome.clashes.length > 0 && !isMine(path)) continue;
		if (outcome.took) takenOver.push(path);
		clashes.push(...outcome.clashes.map((clash) => ({ ...clash, field: path })));
		if (!sameContent(outcome.value, versions.theirs)) merged = withValueAt(merged, path, outcome.value);
	}
	return { merged, clashes, takenOver };
}

const mergedValue: MergeAt = (path, versions) => {
	const { base, mine, theirs } = versions;
	if (sameContent(mine, theirs)) return { value: theirs, clashes: [], took: false };
	if (sameContent(mine, base)) return { value: theirs, clashes: [], took: true };
	if (sameContent(theirs, base)) return { value: mine, clashes: [], took: false };
	const lists = [base, mine, theirs].map(listOf);
	const [was, own, others] = lists;
	if (was && own && others) return mergeLists(path, { base: was, mine: own, theirs: others }, mergedItem);
	return clashAt(path, versions, "mine");
};

/** An item that both have: removing it on one side and changing it on the other is a clash; otherwise each field is merged separately. */
const mergedItem: MergeAt = (path, { base, mine, theirs }) => {
	if (!isObject(mine) || !isObject(theirs)) return clashAt(path, { base, mine, theirs }, isGone(mine) ? "theirs" : "mine");
	const wasGone = isObject(base) && isGone(base);
	const removals = [mine, theirs].map((item) => isGone(item) && !wasGone);
	const [iRemoved = false, theyRemoved = false] = removals;
	if (iRemoved !== theyRemoved && !sameContent(iRemoved ? theirs : mine, base)) {
		return clashAt(path, { base, mine, theirs }, iRemoved ? "theirs" : "mine");
	}
	if (iRemoved && theyRemoved) return { value: theirs, clashes: [], took: false };
	let value: Readonly<Record<string, unknown>> = theirs;
	const clashes: Omit<Clash, "field">[] = [];
	let took = false;
	for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
		const was = isObject(base) ? base[name] : undefined;
		const versions = { base: was, mine: mine[name], theirs: theirs[name] };
		const outcome = mergedValue(`${path}.${name}`, versions);
		took ||= outcome.took;
		clashes.push(...outcome.clashes);
		if (!sameContent(outcome.value, versions.theirs)) value = withValueAt(value, name, outcome.value);
	}
	return { value, clashes, took };
};

function clashAt(path: string, versions: Versions, start: Clash["start"]): MergedValue {
	return { value: versions[start], clashes: [{ path, ...versions, start }], took: false };
}

function listOf(value: unknown): readonly unknown[] | undefined {
	if (value === undefined || value === null || value === "") return [];
	return Array.isArray(value) ? value : undefined;
}

/** Whether the item of a list was removed, permanently or in a way that can be undone. */
function isGone(item: unknown): boolean {
	return !isObject(item) || (item.deleted_at !== undefined && item.deleted_at !== null);
}
