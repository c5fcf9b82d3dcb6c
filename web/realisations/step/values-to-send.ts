import { type StepField, type StepView, type Values, withValueAt } from "../../../engine/index.ts";
import { valueAt } from "../../forms/value-at.ts";

/** The step's own fields out of the record's values: what belongs to another step is none of this one's business. */
export function valuesOfStep(values: Values, paths: readonly string[]): Values {
	return paths.reduce<Values>((picked, path) => withValueAt(picked, path, valueAt(values, path)), {});
}

/** Without items that were added and removed again before any save, and without blank texts in lists. */
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
	return typeof item === "object" && item !== null && (item as Record<string, unknown>).deleted_at !== undefined;
}

/** Fields that the flow wants sent when they are empty (`ui:options.emptyValue`) and that can be filled in now. */
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
	const options = valueAt(ui, `${path}.ui:options`);
	return typeof options === "object" && options !== null ? (options as Record<string, unknown>).emptyValue : undefined;
}
