import { type CompiledFlow, type Moment, readPath, sameValue, widgetNamed, withSubSteps } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { sectionFields } from "../../forms/section-fields.ts";
import { text } from "../../texts/text.ts";

/** A field that people see, in the first step that has it. */
export interface PlacedField extends FlowField {
	readonly title: string;
	/** E.g. "3-a Schouw". */
	readonly step: string;
}

/** The fields of these versions of a flow by path, in the order of its steps; of a field in several as in the last of them. */
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

/** Fields whose values are not the same at both moments. */
export function differences(fields: ReadonlyMap<string, PlacedField>, before: Moment | null, after: Moment): readonly Difference[] {
	return [...fields.values()].flatMap((field) => {
		const [from, to] = [valueAt(before, field), valueAt(after, field)];
		return sameValue(from, to) ? [] : [{ field, from, to }];
	});
}

/** A moment that gave a field another value. */
export interface FieldChange extends Difference {
	readonly moment: Moment;
}

/** What a field has been, newest first. */
export function fieldHistory(field: PlacedField, moments: readonly Moment[]): readonly FieldChange[] {
	return moments
		.flatMap((moment, index) => {
			const [from, to] = [valueAt(moments[index - 1] ?? null, field), valueAt(moment, field)];
			return sameValue(from, to) ? [] : [{ field, from, to, moment }];
		})
		.toReversed();
}

/** Nothing typed and emptied again are the same. */
function valueAt(moment: Moment | null, { path }: FlowField): unknown {
	const value = moment === null ? undefined : readPath(moment.realisation.values, path);
	const isEmpty = value === "" || value === undefined || (Array.isArray(value) && value.length === 0);
	return isEmpty ? null : value;
}

/** Items with the name of their field's step, a group for each, in the order in which they come. */
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
