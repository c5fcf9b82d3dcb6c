import { type CompiledFlow, type StepCode, widgetNamed, withSubSteps } from "../../../engine/index.ts";
import type { FlowField } from "../../forms/flow-fields.ts";
import { sectionFields } from "../../forms/section-fields.ts";
import { text } from "../../texts/text.ts";

/** A visible field, with the first step that contains it. */
export interface PlacedField extends FlowField {
	readonly title: string;
	readonly code: StepCode;
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
				own.set(field.path, { ...field, title: String(field.schema.title ?? field.path), code, step: `${code} ${label}` });
			}
		}
		for (const [path, field] of own) all.set(path, field);
	}
	return all;
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
