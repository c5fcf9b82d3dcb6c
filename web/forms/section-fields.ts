import { objectOf } from "../../engine/index.ts";
import type { FlowField } from "./flow-fields.ts";

type Node = Readonly<Record<string, unknown>>;

/** All values of a section by path, in form order. A list counts as one value. */
export function sectionFields(section: { readonly schema: Node; readonly ui?: Node }): readonly FlowField[] {
	return fieldsUnder(section.schema, section.ui ?? {}, "");
}

function fieldsUnder(schema: Node, hints: Node, path: string): FlowField[] {
	if (schema.type !== "object")
		return path === "" ? [] : [{ path, schema, options: optionsOf(hints), ...(schema.type === "array" ? { itemHints: hints.items } : {}) }];
	return Object.entries(objectOf(schema.properties)).flatMap(([name, child]) =>
		fieldsUnder(objectOf(child), objectOf(hints[name]), path === "" ? name : `${path}.${name}`),
	);
}

function optionsOf(hints: Node): Node {
	return { ...objectOf(hints["ui:options"]), widget: hints["ui:widget"] };
}
