import { type Node, parseTree } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { FieldPath } from "../definition/index.ts";
import { type JsonPath, valueAt } from "../definition/json-path.ts";
import type { Edit } from "../edit/index.ts";
import { editsAt, othersAsTexts } from "./edits-at.ts";
import { listReadIn, readsItem } from "./item-scope.ts";
import { endsIn, namesOfField } from "./names-along.ts";
import type { Use } from "./uses-of.ts";

export type Option = string | number;

/**
 * Every place that names an option of a field: where a condition compares the field with it, and where a scenario, the demonstration or a
 * rule fills it in. The list of options itself is not included; former versions, and mappings for processes on them, stay the same.
 */
export function optionUsesOf(files: BundleFiles, field: FieldPath, option: Option): readonly Use[] {
	return [...files].flatMap(([file, text]) => {
		const root = text === null || !/\.json$/.test(file) || /^(flow-|mappings\/)/.test(file) ? undefined : parseTree(text);
		return root === undefined ? [] : usesIn(root, [], soughtOf(file, field, option));
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

export const soughtOf = (file: string, field: FieldPath, option: Option): Sought => ({ file, names: namesOfField(field), field, option });

/** The uses in a part of a file, or of a block. `around`: the list whose items are read there. */
export function usesIn(node: Node, path: JsonPath, sought: Sought, around?: FieldPath): readonly Use[] {
	const children = node.children ?? [];
	const list = listReadIn(node, path, around);
	if (node.type === "array") {
		// The arguments of an operator: the values that the field is compared with.
		const compared = children.some((argument) => readsField(argument, sought, list));
		return children.flatMap((item, index) => {
			const at = [...path, index];
			return compared ? named(item, at, sought) : usesIn(item, at, sought, list);
		});
	}
	if (node.type !== "object") return [];
	return children.flatMap(({ children: [key, value] = [] }): readonly Use[] => {
		if (key === undefined || value === undefined) return [];
		const at = [...path, String(key.value)];
		const held = isField(at, sought) ? named(value, at, sought) : [];
		return [...held, ...usesIn(value, at, sought, list)];
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

/** Whether this node reads the field: by its own path, by its name in a list of processes, or of an item of the list that is asked about. */
function readsField(node: Node, { field }: Sought, list: FieldPath | undefined): boolean {
	const [key, value] = node.type === "object" && node.children?.length === 1 ? (node.children[0]?.children ?? []) : [];
	if (list !== undefined && readsItem([String(key?.value)])) return `${list}[].${String(value?.value)}` === field;
	return readers.has(key?.value) && (value?.value === field || value?.value === `values.${field}`);
}

/** Whether the value at this path is that of the field, given by its path or nested; a schema does not contain values. */
function isField(path: JsonPath, { field, names }: Sought): boolean {
	if (path.includes("schema") || path.includes("ui")) return false;
	return path.at(-1) === field || endsIn(path, names);
}
