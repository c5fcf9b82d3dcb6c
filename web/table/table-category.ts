import type { ListDefinition } from "../../engine/index.ts";
import type { TableFields } from "./table-field.ts";
import { tally } from "./tally.ts";

/** A tab of a list: which rows are in it, and how the address says it. */
export interface TableCategory<Row> {
	readonly key: string;
	readonly label: string;
	readonly holds: (row: Row) => boolean;
	/** Path of its address; that of the page itself when left out. */
	readonly path?: string;
	/** Value of `categorie` in the address; "" when the path alone says it. */
	readonly word: string;
	/** Layout it is shown in, whatever the person likes. */
	readonly layout?: string;
}

/** The tabs that a list's own JSON describes; the one it opens with has the bare address. */
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

/** How many of the rows each category holds, by its key. */
export function categoryCounts<Row extends object>(
	categories: readonly TableCategory<Row>[],
	rows: readonly Row[],
): ReadonlyMap<string, number> {
	return tally(categories, rows, (row) => categories.filter(({ holds }) => holds(row)).map(({ key }) => key));
}
