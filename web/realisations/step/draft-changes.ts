import type { Values } from "../../../engine/index.ts";
import { valueAt, withValueAt } from "../../forms/value-at.ts";
import type { Draft } from "./draft.ts";
import { sameValue } from "./same-value.ts";

/** The fields among `paths` that were changed, as a draft keeps them. */
export function changesBetween(base: Values, mine: Values, paths: readonly string[]): Draft["changes"] {
	const changed = paths.filter((path) => !sameValue(valueAt(base, path), valueAt(mine, path)));
	return Object.fromEntries(changed.map((path) => [path, { base: valueAt(base, path), mine: valueAt(mine, path) }]));
}

/** What the person had on the screen: the base of the draft and their version of it, over the present values. */
export function valuesOfDraft(changes: Draft["changes"], present: Values): { readonly base: Values; readonly mine: Values } {
	let base = present;
	let mine = present;
	for (const [path, change] of Object.entries(changes)) {
		base = withValueAt(base, path, change.base);
		mine = withValueAt(mine, path, change.mine);
	}
	return { base, mine };
}
