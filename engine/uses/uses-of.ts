import { type Node, parseTree } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { FieldPath } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";

/** One place where a tenant's files name a field. */
export interface Use {
	readonly file: string;
	/** Path of the member with the name, or of the text that is the name. */
	readonly path: JsonPath;
	/** Whether a member has the name, or a text, alone or as an item of a list, is the name. */
	readonly as: "member" | "text" | "item";
	/** The node with the name itself. */
	readonly node: Node;
	/** The new content when the field is renamed. */
	readonly renamed: (to: string) => string;
}

/**
 * Every place that names a field of a tenant's own sections: the flow's forms, hints, rules and conditions, the tenant's
 * columns, measures and documents, scenarios and the demonstration. Files that are not JSON are left out; fields of blocks
 * are not declared here.
 */
export function usesOf(files: BundleFiles, field: FieldPath): readonly Use[] {
	return usesOfFields(files, [field]);
}

/** The same for several fields, reading each file once. */
export function usesOfFields(files: BundleFiles, fields: readonly FieldPath[]): readonly Use[] {
	return [...files].flatMap(([file, text]) => {
		const root = text === null || fields.length === 0 || !file.endsWith(".json") ? undefined : parseTree(text);
		return root === undefined ? [] : fields.flatMap((field) => usesIn(root, [], { file, field, names: field.split(".") }));
	});
}

interface Sought {
	readonly file: string;
	readonly field: FieldPath;
	/** The names of the path. */
	readonly names: readonly string[];
}

function usesIn(node: Node, path: JsonPath, sought: Sought): readonly Use[] {
	const { file, names } = sought;
	const children = node.children ?? [];
	const keys = path.filter((part) => typeof part === "string");
	if (node.type === "array") {
		const requires = keys.at(-1) === "required" && endsIn(keys.slice(0, -1), names.slice(0, -1));
		return children.flatMap((item, index): readonly Use[] => {
			const at = [...path, index];
			if (requires && item.value === names.at(-1)) return [{ file, path: at, as: "item", node: item, renamed: (to) => to }];
			return usesIn(item, at, sought);
		});
	}
	if (node.type === "object") {
		return children.flatMap(({ children: [key, value] = [] }): readonly Use[] => {
			if (key === undefined || value === undefined) return [];
			const name = String(key.value);
			const at = [...path, name];
			const nested = endsIn([...keys, name], names) ? (to: string) => to : renaming(name, sought);
			const here: readonly Use[] = nested === undefined ? [] : [{ file, path: at, as: "member", node: key, renamed: nested }];
			return [...here, ...usesIn(value, at, sought)];
		});
	}
	const renamed = typeof node.value === "string" && !told.has(keys.at(-1) ?? "") ? renaming(node.value, sought) : undefined;
	return renamed === undefined ? [] : [{ file, path, as: typeof path.at(-1) === "number" ? "item" : "text", node, renamed }];
}

/** Members that hold texts for people: a word that happens to be the name of a group does not refer to it. */
const told: ReadonlySet<string> = new Set(["comment", "description", "help", "label", "message", "name", "reason", "text", "title"]);

/** How a text changes with the name; undefined when it does not refer to this field, or to one inside it. */
function renaming(text: string, { field }: Sought): Use["renamed"] | undefined {
	const values = "values.";
	const [prefix, bare] = text.startsWith(values) ? [values, text.slice(values.length)] : ["", text];
	const group = field.slice(0, field.lastIndexOf("."));
	return bare === field || bare.startsWith(`${field}.`) || bare.startsWith(`${field}[]`)
		? (to) => `${prefix}${group}.${to}${bare.slice(field.length)}`
		: undefined;
}

/** Whether nested names, as in a form, its hints or user input, end with this path. */
export function endsIn(keys: readonly string[], names: readonly string[]): boolean {
	const plain = keys.filter((key) => key !== "properties");
	const above = plain.at(-names.length - 1);
	return (
		names.every((name, index) => plain.at(index - names.length) === name) &&
		(above === undefined || nesting.has(above) || /^\d+$/.test(above))
	);
}

/** Members under which values are nested from the root. */
const nesting: ReadonlySet<string> = new Set(["schema", "ui", "with", "values", "override"]);
