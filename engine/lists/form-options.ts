import { schemaFields } from "../compile/schema-fields.ts";
import type { ResolvedFlow, ResolvedStep } from "../definition/index.ts";

export interface ListChoice {
	readonly value: string;
	readonly label: string;
}

/** Where the values of a record are: as stored, and those the flow shows in lists and maps. */
const roots = ["values.", "CurrentLocation."];

/** Path in the values of a path in the record; undefined when it leads elsewhere. */
function valuesPath(path: string): string | undefined {
	const root = roots.find((each) => path.startsWith(each));
	return root === undefined ? undefined : path.slice(root.length);
}

/** The options with their labels that the flow's forms give a field; null when they give it none. */
export function formOptions(flow: ResolvedFlow, path: string): readonly ListChoice[] | null {
	const wanted = valuesPath(path);
	if (wanted === undefined) return null;
	const found = new Map<string, string>();
	for (const section of flow.steps.flatMap(sectionsOf)) {
		for (const field of schemaFields(section.schema).fields) {
			if (field.path !== wanted) continue;
			for (const option of optionsIn(field.schema)) found.set(option.value, option.label);
		}
	}
	return found.size === 0 ? null : [...found].map(([value, label]) => ({ value, label }));
}

function sectionsOf({ sections, children }: ResolvedStep): ResolvedStep["sections"] {
	const below = [...(children?.first ?? []), ...(children?.tracks ?? []).flatMap(({ steps }) => steps)];
	return [...sections, ...below.flatMap(sectionsOf)];
}

function optionsIn({ oneOf }: Readonly<Record<string, unknown>>): readonly ListChoice[] {
	if (!Array.isArray(oneOf)) return [];
	return oneOf.flatMap(({ const: value, title }: { const?: unknown; title?: unknown }) =>
		value === undefined || typeof title !== "string" ? [] : [{ value: String(value), label: title }],
	);
}
