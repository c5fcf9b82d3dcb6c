import type { ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { TableFields } from "../fields/table-field.ts";
import { columnFields } from "./own-columns.ts";
import "../../texts/areas/columns.ts";

/** Fields that can be a column or be asked about here, in the order of the list. */
export function presentFields(list: ListDefinition, fields: TableFields<never>): readonly string[] {
	return columnFields(list).filter((name) => fields.has(name) && fields.get(name)?.absent !== true);
}

interface FieldGroup {
	readonly group: string;
	readonly items: { readonly value: string; readonly label: string }[];
}

/** Fields to choose one of: those of the list first, those of the forms by their step. */
export function groupedFields(names: readonly string[], fields: TableFields<never>): FieldGroup[] {
	const groups = new Map<string, { value: string; label: string }[]>();
	for (const value of names) {
		const { label = value, form = null } = fields.get(value) ?? {};
		const group = form ?? text("columns.list");
		groups.set(group, [...(groups.get(group) ?? []), { value, label }]);
	}
	return [...groups].map(([group, items]) => ({ group, items }));
}
