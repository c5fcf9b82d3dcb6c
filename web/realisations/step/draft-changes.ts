import { sameContent, type Values, withValueAt } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";
import type { Draft } from "./draft.ts";

/** The fields among `paths` that were changed, as a draft keeps them. */
export function changesBetween(base: Values, mine: Values, paths: readonly string[]): Draft["changes"] {
	const changed = paths.filter((path) => !sameContent(valueAt(base, path), valueAt(mine, path)));
	return Object.fromEntries(changed.map((path) => [path, { base: valueAt(base, path), mine: valueAt(mine, path) }]));
}

/** The values with what the changes say their fields were, or became. */
export function withChanges(values: Values, changes: Draft["changes"], version: "base" | "mine"): Values {
	return Object.entries(changes).reduce<Values>((all, [path, change]) => withValueAt(all, path, change[version]), values);
}

/** The changes but for those of the fields at `paths`. */
export function changesWithout(changes: Draft["changes"], paths: readonly string[]): Draft["changes"] {
	return Object.fromEntries(Object.entries(changes).filter(([path]) => !paths.includes(path)));
}
