import type { FlowField } from "./flow-fields.ts";

type Node = Readonly<Record<string, unknown>>;

/** Every value of a section by its path, in the order of the form. Lists are one value. */
export function sectionFields(section: { readonly schema: Node; readonly ui?: Node }): readonly FlowField[] {
	return fieldsUnder(section.schema, section.ui ?? {}, "");
}

function fieldsUnder(schema: Node, hints: Node, path: string): FlowField[] {
	if (schema.type !== "object")
		return path === "" ? [] : [{ path, schema, options: optionsOf(hints), ...(schema.type === "array" ? { itemHints: hints.items } : {}) }];
	return Object.entries(nodeOf(schema.properties)).flatMap(([name, child]) =>
		fieldsUnder(nodeOf(child), nodeOf(hints[name]), path === "" ? name : `${path}.${name}`),
	);
}

function optionsOf(hints: Node): Node {
	return { ...nodeOf(hints["ui:options"]), widget: hints["ui:widget"] };
}

function nodeOf(value: unknown): Node {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};
}
