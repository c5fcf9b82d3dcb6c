import type { ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { TableFields } from "../fields/table-field.ts";
import { columnFields } from "./own-columns.ts";
import "../../texts/areas/columns.ts";

/** Fields that this list can show as a column or filter by, in the order of the list. */
export function presentFields(list: ListDefinition, fields: TableFields<never>): readonly string[] {
	return columnFields(list).filter((name) => fields.has(name) && fields.get(name)?.absent !== true);
}

interface FieldGroup {
	readonly group: string;
	readonly items: { readonly value: string; readonly label: string }[];
}

/** Fields as options of a select: the list's own first, then those of forms, grouped by step. */
export function groupedFields(names: readonly string[], fields: TableFields<never>): FieldGroup[] {
	const groups = new Map<string, { value: string; label: string }[]>();
	for (const value of names) {
		const { label = value, form = null } = fields.get(value) ?? {};
		const group = form ?? text("columns.list");
		groups.set(group, [...(groups.get(group) ?? []), { value, label }]);
	}
	return [...groups].map(([group, items]) => ({ group, items }));
}
