import { fieldsWithWidget } from "./fields-with-widget.ts";
import type { FlowVersion } from "./flow-version.ts";

const known = new WeakMap<FlowVersion, ReadonlyMap<string, string>>();

/** Paths of the fields in which a stakeholder is chosen, with the category that it must have, from the hints of the forms. */
export function stakeholderFields(flow: FlowVersion): ReadonlyMap<string, string> {
	const found = known.get(flow) ?? categoriesIn(flow);
	known.set(flow, found);
	return found;
}

function categoriesIn(flow: FlowVersion): ReadonlyMap<string, string> {
	const fields = [...fieldsWithWidget(flow, "stakeholder")];
	return new Map(fields.flatMap(([path, { category }]) => (typeof category === "string" ? [[path, category] as const] : [])));
}
