import { askableFields, type ListColumn, type ListDefinition } from "../../../engine/index.ts";

type Words = Pick<ListDefinition, "fields" | "filters" | "layouts">;

/** Pixels. */
export const columnWidths = { least: 40, most: 800 } as const;

/** Fields that can be a column. The search field can't: it searches several fields and has no value of its own. */
export function columnFields(list: Words): readonly string[] {
	return askableFields(list).filter((field) => field !== "search");
}

/** Reads the columns from the address, such as `referentie,adres:240`. Skips unknown words; null if no column is left. */
export function readColumns(text: string, list: Words): readonly ListColumn[] | null {
	const named = new Map(columnFields(list).map((field) => [list.fields[field]?.word, field]));
	const columns = new Map<string, ListColumn>();
	for (const part of text.split(",")) {
		const [word, pixels = ""] = part.split(":", 2);
		const field = named.get(word);
		if (field !== undefined && !columns.has(field))
			columns.set(field, { field, ...headingOf(field, list), ...widthOf(/^\d{2,3}$/.test(pixels) ? Number(pixels) : 0) });
	}
	return columns.size === 0 ? null : [...columns.values()];
}

/** The heading of the field in the first layout that gives it one. */
function headingOf(field: string, { layouts }: Words): Pick<ListColumn, "label"> {
	const label = layouts.flatMap(({ columns }) => columns).find((column) => column.field === field && column.label !== undefined)?.label;
	return label === undefined ? {} : { label };
}

/** The width as a property of a column; absent if the value is not a valid width. */
export function widthOf(pixels = 0): Pick<ListColumn, "width"> {
	return Number.isInteger(pixels) && pixels >= columnWidths.least && pixels <= columnWidths.most ? { width: pixels } : {};
}

export function writeColumns(columns: readonly ListColumn[], { fields }: Pick<Words, "fields">): string {
	return columns.map(({ field, width }) => `${fields[field]?.word ?? field}${width === undefined ? "" : `:${width}`}`).join(",");
}
