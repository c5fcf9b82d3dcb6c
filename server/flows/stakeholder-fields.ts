import { fieldsWithWidget } from "./fields-with-widget.ts";
import type { FlowVersion } from "./flow-version.ts";

/** Paths of the fields in which a stakeholder is chosen, with the category it must be of: what the forms' hints say. */
export function stakeholderFields(flow: FlowVersion): ReadonlyMap<string, string> {
	const fields = [...fieldsWithWidget(flow, "stakeholder")];
	return new Map(fields.flatMap(([path, { category }]) => (typeof category === "string" ? [[path, category] as const] : [])));
}
