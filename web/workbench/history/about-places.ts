import { type Address, type Edit, narrowedEdit, placeBefore } from "../../../engine/index.ts";

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
				const narrowed = narrowedEdit(edit, "flow.json", at);
				if (narrowed !== null) own.add(narrowed);
			}
			places = places.map((at) => placeBefore(edit, "flow.json", at));
		}
		return { ...act, edits: [...own].toReversed() };
	});
}
