import type { ListDefinition } from "../../../engine/index.ts";
import type { TableFields } from "../fields/table-field.ts";
import { incrementalCounts } from "../rows/incremental-counts.ts";

/** A tab of a list: which rows it contains, and how the address refers to it. */
export interface TableCategory<Row> {
	readonly key: string;
	readonly label: string;
	readonly holds: (row: Row) => boolean;
	/** Defaults to the path of the page. */
	readonly path?: string;
	/** Value of `categorie` in the address; "" if the path suffices. */
	readonly word: string;
	/** Layout of the tab, whatever the person's preference. */
	readonly layout?: string;
}

/** The tabs described in a list's JSON; the default one has the bare address. */
export function listCategories<Row>(list: ListDefinition, fields: TableFields<Row>): readonly TableCategory<Row>[] {
	return list.categories.map(({ word, label, field: name, values = [], layout, default: first = false }) => {
		const field = name === undefined ? undefined : fields.get(name);
		return {
			key: word,
			label,
			word: first ? "" : word,
			holds: field ? (row: Row) => values.includes(String(field.value(row))) : () => true,
			...(layout === undefined ? {} : { layout }),
		};
	});
}

/** Number of rows in each category, by its key. */
export function categoryCounts<Row extends object>(
	categories: readonly TableCategory<Row>[],
	rows: readonly Row[],
): ReadonlyMap<string, number> {
	return incrementalCounts(categories, rows, (row) => categories.filter(({ holds }) => holds(row)).map(({ key }) => key));
}
