import { fileIdsIn, isFormat, type Values } from "../../../engine/index.ts";
import { valueAt, withValueAt } from "../../forms/value-at.ts";
import { sameValue } from "./same-value.ts";

/** A field that two people changed, each to something else. */
export interface Clash {
	readonly path: string;
	/** What it was when I began. */
	readonly base: unknown;
	/** What I made of it. */
	readonly mine: unknown;
	/** What is in the database now. */
	readonly theirs: unknown;
}

export interface Merge {
	/** Theirs, with what only I changed laid over it; at a clash, mine, so that nothing typed is lost. */
	readonly merged: Values;
	readonly clashes: readonly Clash[];
	/** Fields that only the other changed, taken over without asking. */
	readonly takenOver: readonly string[];
}

/**
 * Three-way merge, field by field. `paths` are the fields of the step; a list is one field. Everything
 * outside them is taken from `theirs`.
 */
export function mergeValues(base: Values, mine: Values, theirs: Values, paths: readonly string[]): Merge {
	let merged: Values = theirs;
	const clashes: Clash[] = [];
	const takenOver: string[] = [];
	for (const path of paths) {
		const values = { base: valueAt(base, path), mine: valueAt(mine, path), theirs: valueAt(theirs, path) };
		if (sameValue(values.mine, values.theirs)) continue;
		if (sameValue(values.mine, values.base)) {
			takenOver.push(path);
			continue;
		}
		const files = mergedFiles(values);
		if (files !== null) {
			merged = withValueAt(merged, path, files.length === 0 ? undefined : files);
			continue;
		}
		if (!sameValue(values.theirs, values.base)) clashes.push({ path, ...values });
		merged = withValueAt(merged, path, values.mine);
	}
	return { merged, clashes, takenOver };
}

/** Files are added and taken out one by one, so that two people who did so never clash; null for what is no list of files. */
function mergedFiles({ base, mine, theirs }: Omit<Clash, "path">): readonly unknown[] | null {
	const lists = [base, mine, theirs].map((value) => (value === undefined ? [] : value));
	if (!lists.every((list): list is unknown[] => Array.isArray(list) && list.every(isFile))) return null;
	const [was = [], own = [], others = []] = lists;
	const ids = (list: readonly unknown[]): ReadonlySet<string> => new Set(fileIdsIn(list));
	const [before, ofMine, ofTheirs] = [ids(was), ids(own), ids(others)];
	const idOf = (entry: unknown): string => fileIdsIn([entry])[0] ?? "";
	const kept = others.filter((entry) => ofMine.has(idOf(entry)) || !before.has(idOf(entry)));
	return [...kept, ...own.filter((entry) => !ofTheirs.has(idOf(entry)) && !before.has(idOf(entry)))];
}

function isFile(entry: unknown): boolean {
	const [id] = fileIdsIn([entry]);
	return id !== undefined && isFormat(id, "uuid4");
}

/** The merge with the person's choices: at each clash mine, unless theirs was chosen. */
export function resolveClashes(merge: Merge, theirsChosen: ReadonlySet<string>): Values {
	return merge.clashes
		.filter((clash) => theirsChosen.has(clash.path))
		.reduce<Values>((values, clash) => withValueAt(values, clash.path, clash.theirs), merge.merged);
}
