import { askableFields, type ListColumn, type ListDefinition } from "../../../engine/index.ts";

type Words = Pick<ListDefinition, "fields" | "filters" | "layouts">;

/** Pixels. */
export const columnWidths = { least: 40, most: 800 } as const;

/** Fields that a column can be made of. What searches in several shows nothing. */
export function columnFields(list: Words): readonly string[] {
	return askableFields(list).filter((field) => field !== "search");
}

/** Columns as the address names them: `referentie,adres:240`. What it cannot name is left out; null when nothing is left. */
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

/** What the layouts call it, where one of them has a heading of its own. */
function headingOf(field: string, { layouts }: Words): Pick<ListColumn, "label"> {
	const label = layouts.flatMap(({ columns }) => columns).find((column) => column.field === field && column.label !== undefined)?.label;
	return label === undefined ? {} : { label };
}

/** A width as a column has it; none for anything that is not a width. */
export function widthOf(pixels = 0): Pick<ListColumn, "width"> {
	return Number.isInteger(pixels) && pixels >= columnWidths.least && pixels <= columnWidths.most ? { width: pixels } : {};
}

export function writeColumns(columns: readonly ListColumn[], { fields }: Pick<Words, "fields">): string {
	return columns.map(({ field, width }) => `${fields[field]?.word ?? field}${width === undefined ? "" : `:${width}`}`).join(",");
}
