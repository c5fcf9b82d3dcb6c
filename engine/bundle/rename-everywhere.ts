import { applyEdits, type Edit, type Node, parseTree } from "jsonc-parser";
import type { FieldPath } from "../definition/index.ts";
import type { BundleFiles } from "./bundle.ts";

/**
 * The files that change when a field of a tenant's own sections gets another name in the same group: the flow's forms,
 * hints, rules and conditions, the tenant's columns, measures and documents, scenarios and the demonstration. Their
 * texts stay as they are but for the name. Files that are not JSON are left out; fields of blocks are not declared here.
 */
export function renameEverywhere(files: BundleFiles, from: FieldPath, to: string): ReadonlyMap<string, string> {
	const group = from.slice(0, from.lastIndexOf("."));
	const rename: Rename = { from, names: from.split("."), to, path: `${group}.${to}` };
	const changed = new Map<string, string>();
	for (const [path, text] of files) {
		const root = text === null || !path.endsWith(".json") ? undefined : parseTree(text);
		const edits = root === undefined ? [] : editsIn(root, [], rename);
		if (text !== null && edits.length > 0) changed.set(path, applyEdits(text, edits));
	}
	return changed;
}

interface Rename {
	readonly from: FieldPath;
	/** The names of the path. */
	readonly names: readonly string[];
	/** The new last name, and the new path. */
	readonly to: string;
	readonly path: FieldPath;
}

function editsIn(node: Node, keys: readonly string[], rename: Rename): Edit[] {
	const children = node.children ?? [];
	if (node.type === "array") {
		const requires = keys.at(-1) === "required" && endsIn(keys.slice(0, -1), rename.names.slice(0, -1));
		return children.flatMap((item) =>
			requires && item.value === rename.names.at(-1) ? [replaced(item, rename.to)] : editsIn(item, keys, rename),
		);
	}
	if (node.type === "object") {
		return children.flatMap(({ children: [key, value] = [] }) => {
			if (key === undefined || value === undefined) return [];
			const name = String(key.value);
			const inside = [...keys, name];
			const nested = endsIn(inside, rename.names) ? rename.to : pathIn(name, rename);
			return [...(nested === undefined ? [] : [replaced(key, nested)]), ...editsIn(value, inside, rename)];
		});
	}
	const path = typeof node.value === "string" ? pathIn(node.value, rename) : undefined;
	return path === undefined ? [] : [replaced(node, path)];
}

/** The path with the new name; undefined when the text is not of this field, or of one inside it. */
function pathIn(text: string, { from, path }: Rename): string | undefined {
	const values = "values.";
	const [prefix, bare] = text.startsWith(values) ? [values, text.slice(values.length)] : ["", text];
	return bare === from || bare.startsWith(`${from}.`) || bare.startsWith(`${from}[]`)
		? `${prefix}${path}${bare.slice(from.length)}`
		: undefined;
}

/** Names nested in each other, as in a form, its hints or what somebody fills in: the path is the last of them. */
function endsIn(keys: readonly string[], names: readonly string[]): boolean {
	const plain = keys.filter((key) => key !== "properties");
	const above = plain.at(-names.length - 1);
	return (
		names.every((name, index) => plain.at(index - names.length) === name) &&
		(above === undefined || nesting.has(above) || /^\d+$/.test(above))
	);
}

/** Under these, values are nested from the root. */
const nesting: ReadonlySet<string> = new Set(["schema", "ui", "with", "values", "override"]);

const replaced = ({ offset, length }: Node, name: string): Edit => ({ offset, length, content: JSON.stringify(name) });
