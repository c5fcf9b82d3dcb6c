import { askableFields, type ListDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { ChoiceGroup } from "./ItemList.tsx";

/** The fields that can still be added: those of the list first, then those of the forms, by step. */
export function offeredFields(
	list: ListDefinition,
	there: readonly { readonly field: string }[],
	withSearch = false,
): readonly ChoiceGroup[] {
	const groups = new Map<string, { readonly value: string; readonly label: string }[]>();
	for (const name of askableFields(list)) {
		const field = list.fields[name];
		if (field === undefined || (name === "search" && !withSearch) || there.some((each) => each.field === name)) continue;
		const group = field.form ?? text("workbench.lists.own");
		groups.set(group, [...(groups.get(group) ?? []), { value: name, label: field.label }]);
	}
	return [...groups].map(([group, items]) => ({ group, items }));
}
