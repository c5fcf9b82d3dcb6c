import { type Address, type Edit, isObject, narrowedEdit, placeBefore } from "../../../engine/index.ts";

const file = "flow.json";

/** Acts, the newest first, each with what it did at places of flow.json that are called so now: before they were renamed or moved they were called otherwise. */
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

/** What was in a section that was taken loose was changed by the override of its block before. */
function before(edit: Edit, at: Address): readonly Address[] {
	const former = placeBefore(edit, file, at);
	if (former === at || edit.op !== "set" || !isObject(edit.value)) return [former];
	return [former, [...edit.at, "override", ...former.slice(edit.at.length)]];
}
