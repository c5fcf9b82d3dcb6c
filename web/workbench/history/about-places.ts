import { type Address, type Edit, isObject, narrowedEdit, placeBefore } from "../../../engine/index.ts";

const file = "flow.json";

/**
 * The acts, newest first, each reduced to its edits of these places in flow.json. `now`: their present addresses; earlier acts, from before
 * a rename or a move, may use other addresses.
 */
export function aboutPlaces<Act extends { readonly edits: readonly Edit[] }>(
	acts: readonly Act[],
	now: readonly Address[],
): readonly Act[] {
	let places = now;
	return acts.map((act) => {
		const own = new Set<Edit>();
		for (const edit of act.edits.toReversed()) {
			for (const at of places) {
				const narrowed = narrowedEdit(edit, file, at);
				if (narrowed !== null) own.add(narrowed);
			}
			places = places.flatMap((at) => before(edit, at));
		}
		return { ...act, edits: [...own].toReversed() };
	});
}

/** Before a section was detached from its block, its content was changed through the block's override. */
function before(edit: Edit, at: Address): readonly Address[] {
	const former = placeBefore(edit, file, at);
	if (former === at || edit.op !== "set" || !isObject(edit.value)) return [former];
	return [former, [...edit.at, "override", ...former.slice(edit.at.length)]];
}
