import { memberOf, type StepField, type StepView, type Values, withValueAt } from "../../../../engine/index.ts";
import { valueAt } from "../../../forms/value-at.ts";

/** Picks the step's own fields out of the values. */
export function valuesOfStep(values: Values, paths: readonly string[]): Values {
	return paths.reduce<Values>((picked, path) => withValueAt(picked, path, valueAt(values, path)), {});
}

/** Drops list items that were added and removed without a save in between, and blank texts in lists. */
export function tidyValues(values: Values, stored: Values, paths: readonly string[]): Values {
	return paths.reduce<Values>((tidied, path) => {
		const value = valueAt(tidied, path);
		return Array.isArray(value) ? withValueAt(tidied, path, tidyList(value, valueAt(stored, path))) : tidied;
	}, values);
}

function tidyList(items: readonly unknown[], stored: unknown): readonly unknown[] {
	const known = Array.isArray(stored) ? stored.length : 0;
	return items.filter((item, index) => item !== "" && !(index >= known && isRemoved(item)));
}

function isRemoved(item: unknown): boolean {
	return memberOf(item, "deleted_at") !== undefined;
}

/** Adds the `ui:options.emptyValue` of fields that are empty and editable. */
export function withEmptyValues(values: Values, view: StepView, fields: ReadonlyMap<string, StepField>): Values {
	return [...fields].reduce<Values>((sent, [path, { places }]) => {
		if (valueAt(sent, path) !== undefined) return sent;
		if (!view.sections.some((section) => section.fields[path]?.writable)) return sent;
		return withValueAt(
			sent,
			path,
			places.map(({ section }) => emptyValueIn(section.ui, path)).find((value) => value !== undefined),
		);
	}, values);
}

function emptyValueIn(ui: unknown, path: string): unknown {
	return memberOf(valueAt(ui, `${path}.ui:options`), "emptyValue");
}
