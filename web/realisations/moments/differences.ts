import { type CompiledFlow, type Moment, readPath, sameValue, widgetNamed, withSubSteps } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { sectionFields } from "../../forms/section-fields.ts";
import { text } from "../../texts/text.ts";

/** A visible field, with the first step that contains it. */
export interface PlacedField extends FlowField {
	readonly title: string;
	/** E.g. "3-a Schouw". */
	readonly step: string;
}

/** The fields of these versions of a flow by path, in the order of the steps; a field of several versions as in the last of them. */
export function placedFields(flows: readonly CompiledFlow[]): ReadonlyMap<string, PlacedField> {
	const all = new Map<string, PlacedField>();
	for (const { definition } of flows) {
		const own = new Map<string, PlacedField>();
		for (const { code, label, sections } of withSubSteps(definition.steps)) {
			for (const field of sections.flatMap(sectionFields)) {
				if (own.has(field.path) || widgetNamed(field.options.widget).hidden === true) continue;
				own.set(field.path, { ...field, title: String(field.schema.title ?? field.path), step: `${code} ${label}` });
			}
		}
		for (const [path, field] of own) all.set(path, field);
	}
	return all;
}

/** A field with its value at two moments. */
export interface Difference {
	readonly field: PlacedField;
	readonly from: unknown;
	readonly to: unknown;
}

/** The fields whose values differ between two moments. */
export function differences(fields: ReadonlyMap<string, PlacedField>, before: Moment | null, after: Moment): readonly Difference[] {
	return [...fields.values()].flatMap((field) => {
		const [from, to] = [valueAt(before, field), valueAt(after, field)];
		return sameValue(from, to) ? [] : [{ field, from, to }];
	});
}

/** A change of a field's value, with the moment at which it happened. */
export interface FieldChange extends Difference {
	readonly moment: Moment;
}

/** The changes of a field, newest first. */
export function fieldHistory(field: PlacedField, moments: readonly Moment[]): readonly FieldChange[] {
	return moments
		.flatMap((moment, index) => {
			const [from, to] = [valueAt(moments[index - 1] ?? null, field), valueAt(moment, field)];
			return sameValue(from, to) ? [] : [{ field, from, to, moment }];
		})
		.toReversed();
}

/** A value that was never filled in and one that was emptied are equal: both are null. */
function valueAt(moment: Moment | null, { path }: FlowField): unknown {
	const value = moment === null ? undefined : readPath(moment.realisation.values, path);
	const isEmpty = value === "" || value === undefined || (Array.isArray(value) && value.length === 0);
	return isEmpty ? null : value;
}

/** Groups items by the step of their field, in order of first appearance. */
export function byStep<Item>(
	items: readonly Item[],
	fieldOf: (item: Item) => PlacedField,
): readonly (readonly [string, readonly Item[]])[] {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const { step } = fieldOf(item);
		groups.set(step, [...(groups.get(step) ?? []), item]);
	}
	return [...groups].map(([step, own]) => [text("step.unnumbered", { code: step }), own]);
}
