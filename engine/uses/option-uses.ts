import { type Node, parseTree } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { FieldPath } from "../definition/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import type { Edit } from "../edit/index.ts";
import { editsAt, othersAsTexts } from "./edits-at.ts";
import { endsIn, type Use } from "./uses-of.ts";

export type Option = string | number;

/**
 * Every place that names an option of a field: where a condition compares the field with it, and where a scenario, the demonstration or a
 * rule fills it in. The list of options itself is not included; former versions, and mappings for processes on them, stay the same.
 */
export function optionUsesOf(files: BundleFiles, field: FieldPath, option: Option): readonly Use[] {
	return [...files].flatMap(([file, text]) => {
		const root = text === null || !/\.json$/.test(file) || /^(flow-|mappings\/)/.test(file) ? undefined : parseTree(text);
		return root === undefined ? [] : usesIn(root, [], { file, names: field.split("."), field, option });
	});
}

/** The edits that replace the option in each of these places; a list that already has the other option just loses this one. */
export function replaceOptionEdits(files: BundleFiles, uses: readonly Use[], other: Option): readonly Edit[] {
	const edits = editsAt(files, uses, ({ file, path, as }, at, document): Edit => {
		const list = valueAt(document, path.slice(0, -1));
		const isThere = as === "item" && Array.isArray(list) && list.includes(other);
		return isThere ? { op: "remove", file, at } : { op: "set", file, at, value: other };
	});
	return othersAsTexts(files, edits);
}

interface Sought {
	readonly file: string;
	readonly field: FieldPath;
	/** The names of the path. */
	readonly names: readonly string[];
	readonly option: Option;
}

/** The uses in a part of a file, or of a block. */
export function usesIn(node: Node, path: JsonPath, sought: Sought): readonly Use[] {
	const children = node.children ?? [];
	if (node.type === "array") {
		// The arguments of an operator: the values that the field is compared with.
		const compared = children.some((argument) => readsField(argument, sought));
		return children.flatMap((item, index) => {
			const at = [...path, index];
			return compared ? named(item, at, sought) : usesIn(item, at, sought);
		});
	}
	if (node.type !== "object") return [];
	return children.flatMap(({ children: [key, value] = [] }): readonly Use[] => {
		if (key === undefined || value === undefined) return [];
		const at = [...path, String(key.value)];
		const held = isField(at, sought) ? named(value, at, sought) : [];
		return [...held, ...usesIn(value, at, sought)];
	});
}

/** The option on its own, as an item of a list, or among those from which a demonstration picks. */
function named(node: Node, path: JsonPath, sought: Sought): readonly Use[] {
	const { file, option } = sought;
	const found = (as: Use["as"], at: JsonPath, where: Node): Use => ({ file, path: at, as, node: where, renamed: (to) => to });
	if (node.type === "array")
		return (node.children ?? []).flatMap((item, index) => (item.value === option ? [found("item", [...path, index], item)] : []));
	if (node.type === "object") {
		return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
			key?.value === "$pick" && value !== undefined ? named(value, [...path, "$pick"], sought) : [],
		);
	}
	return node.value === option ? [found("text", path, node)] : [];
}

const readers: ReadonlySet<unknown> = new Set(["var", "stored", "number"]);

/** Whether this node reads the field, by its own path or by its name in a list of processes. */
function readsField(node: Node, { field }: Sought): boolean {
	const [key, value] = node.type === "object" && node.children?.length === 1 ? (node.children[0]?.children ?? []) : [];
	return readers.has(key?.value) && (value?.value === field || value?.value === `values.${field}`);
}

/** Whether the value at this path is that of the field, given by its path or nested; a schema does not contain values. */
function isField(path: JsonPath, { field, names }: Sought): boolean {
	const keys = path.filter((part) => typeof part === "string");
	if (keys.includes("schema") || keys.includes("ui")) return false;
	return keys.at(-1) === field || endsIn(keys, names);
}
