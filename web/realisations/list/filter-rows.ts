import type { ListCategory } from "../../tenants/tenant-configuration.ts";
import type { ListRow } from "./list-row.ts";
import type { ListState, SortKey } from "./list-state.ts";

/** Text filters hold when the text is contained, whatever the case; the others when the value is equal. */
export function filterRows(rows: readonly ListRow[], state: ListState, category: ListCategory | null): readonly ListRow[] {
	const words = state.query.trim().toLowerCase();
	return rows.filter(
		(row) =>
			(category === null || row.categories.includes(category)) &&
			(words === "" || row.searched.includes(words)) &&
			(state.step === "" || row.step === state.step) &&
			(state.municipality === "" || row.municipality === state.municipality) &&
			(state.type === "" || row.type === state.type) &&
			(state.vkb === "" || row.vkb === state.vkb),
	);
}

const collator = new Intl.Collator("nl-NL", { numeric: true, sensitivity: "base" });

const comparisons: Readonly<Record<SortKey, (one: ListRow, other: ListRow) => number>> = {
	referentie: (one, other) => collator.compare(one.reference, other.reference),
	adres: (one, other) => collator.compare(one.address, other.address),
	stap: (one, other) => Number(one.step === null) - Number(other.step === null) || collator.compare(one.step ?? "", other.step ?? ""),
	dagen: (one, other) => one.days - other.days,
	type: (one, other) => collator.compare(one.typeLabel, other.typeLabel),
	vkb: (one, other) => one.vkbOrder - other.vkbOrder,
	bijgewerkt: (one, other) => one.updatedAt - other.updatedAt,
};

/** Equal rows go by uuid, so that the order never depends on what was loaded first. */
export function sortRows(rows: readonly ListRow[], key: SortKey, descending: boolean): readonly ListRow[] {
	const compare = comparisons[key];
	const sign = descending ? -1 : 1;
	return [...rows].sort((one, other) => sign * compare(one, other) || (one.uuid < other.uuid ? -1 : 1));
}

/** Processes per category, for the tabs; null counts all. */
export function countCategories(rows: readonly ListRow[]): ReadonlyMap<ListCategory | null, number> {
	const counts = new Map<ListCategory | null, number>([[null, rows.length]]);
	for (const row of rows) for (const category of row.categories) counts.set(category, (counts.get(category) ?? 0) + 1);
	return counts;
}
