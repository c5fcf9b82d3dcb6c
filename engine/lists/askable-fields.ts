import type { ListDefinition } from "./list-definition.ts";

/** Fields that can be filtered by and shown, in order: those of the filters, those of the layouts, and all others. */
export function askableFields({ fields, filters, layouts }: Pick<ListDefinition, "fields" | "filters" | "layouts">): readonly string[] {
	const shown = layouts.flatMap(({ columns }) => columns.map(({ field }) => field));
	const all = new Set([...filters.map(({ field }) => field), ...shown, ...Object.keys(fields)]);
	return [...all].filter((field) => fields[field] !== undefined);
}
