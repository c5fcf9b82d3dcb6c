import { objectOf, propertiesOf, type ResolvedFlow, withSubSteps } from "../../../../engine/index.ts";
import type { FlowField } from "../../../forms/flow-fields.ts";
import { sectionFields } from "../../../forms/section-fields.ts";
import { text } from "../../../texts/text.ts";
import { labelInSentence } from "../../../ui/words/label-in-sentence.ts";

/** Every field of the flow by path, as defined in the first section that contains it. */
export function flowFields(flow: ResolvedFlow): ReadonlyMap<string, FlowField> {
	const found = new Map<string, FlowField>();
	for (const step of withSubSteps(flow.steps)) {
		for (const section of step.sections) {
			for (const field of sectionFields(section)) if (!found.has(field.path)) found.set(field.path, field);
		}
	}
	return found;
}

/** "Straat", or for a list item, by what it is called on the screen, "Offerte 1, naam partij". Empty for an unknown path. */
export function fieldLabel(fields: ReadonlyMap<string, FlowField>, path: string): string {
	const item = /^(.*?)\.(\d+)(?:\.(.*))?$/.exec(path);
	if (!item) return titleOf(fields.get(path)?.schema);
	const [, list = "", index = "0", name] = item;
	const { schema, options } = fields.get(list) ?? {};
	const called = typeof options?.itemText === "string" ? options.itemText : titleOf(schema);
	const place = text("form.list.item", { item: called, number: Number(index) + 1 });
	// An item of one number has no other fields.
	const inner = name === undefined || options?.widget === "identifiers" ? "" : titleOf(propertyOf(schema?.items, name));
	return inner === "" ? place : `${place}, ${labelInSentence(inner)}`;
}

function titleOf(schema: Readonly<Record<string, unknown>> | undefined): string {
	return typeof schema?.title === "string" ? schema.title : "";
}

function propertyOf(items: unknown, name: string): Readonly<Record<string, unknown>> | undefined {
	return propertiesOf(objectOf(items))[name];
}
