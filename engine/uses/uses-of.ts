import { type Node, parseTree } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { FieldPath } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import { listReadIn, readsItem, sharedBy } from "./item-scope.ts";
import { endsIn, namesOfField } from "./names-along.ts";

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
 * are not declared here. A field of a list's items is "Plan.Spots[].Colour".
 */
export function usesOf(files: BundleFiles, field: FieldPath): readonly Use[] {
	return usesOfFields(files, [field]);
}

/** The same for several fields, reading each file once. */
export function usesOfFields(files: BundleFiles, fields: readonly FieldPath[]): readonly Use[] {
	const sought = fields.map(soughtOf);
	return [...files].flatMap(([file, text]) => {
		const root = text === null || fields.length === 0 || !file.endsWith(".json") ? undefined : parseTree(text);
		return root === undefined ? [] : sought.flatMap((each) => usesIn(root, [], { ...each, file }));
	});
}

interface Sought {
	readonly file: string;
	/** The names of the path. */
	readonly names: readonly string[];
	/** The last of them. */
	readonly name: string;
	/** The list whose items have the field; undefined for a field of the form itself. */
	readonly list: FieldPath | undefined;
	/** A text that is the path of this field, or of one inside it: what is before the name, the name, and what is behind it. */
	readonly asText: RegExp;
}

function soughtOf(field: FieldPath): Omit<Sought, "file"> {
	const names = namesOfField(field);
	const name = names.at(-1) ?? "";
	const above = field.slice(0, -name.length);
	// An item stands in a text as such, "Plan.Spots[].Colour", or by its number, "Plan.Spots.0.Colour".
	const before = above.split("[]").map(literally).join("(?:\\[\\]|\\.\\d+)");
	return {
		...{ names, name },
		list: above.endsWith("[].") ? above.slice(0, -"[].".length) : undefined,
		asText: new RegExp(`^((?:values\\.)?${before})${literally(name)}((?:\\.|\\[\\]).*)?$`, "s"),
	};
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** `list`: the one whose items are read here. */
function usesIn(node: Node, path: JsonPath, sought: Sought, list?: FieldPath): readonly Use[] {
	const { file, name, names } = sought;
	const children = node.children ?? [];
	const within = listReadIn(node, path, list);
	if (node.type === "array") {
		const isName = path.at(-1) === "required" ? endsIn(path.slice(0, -1), names.slice(0, -1)) : shares(path, sought, list);
		return children.flatMap((item, index): readonly Use[] => {
			const at = [...path, index];
			if (isName && item.value === name) return [{ file, path: at, as: "item", node: item, renamed: (to) => to }];
			return usesIn(item, at, sought, within);
		});
	}
	if (node.type === "object") {
		return children.flatMap(({ children: [key, value] = [] }): readonly Use[] => {
			if (key === undefined || value === undefined) return [];
			const at = [...path, String(key.value)];
			const renamed = endsIn(at, names) ? (to: string) => to : renaming(String(key.value), sought);
			const here: readonly Use[] = renamed === undefined ? [] : [{ file, path: at, as: "member", node: key, renamed }];
			return [...here, ...usesIn(value, at, sought, within)];
		});
	}
	const renamed = typeof node.value === "string" ? renamingAt(node.value, path, sought, list) : undefined;
	return renamed === undefined ? [] : [{ file, path, as: typeof path.at(-1) === "number" ? "item" : "text", node, renamed }];
}

/** Whether a list of names is of fields that the items of two lists share, one of which is the list sought. */
function shares(path: JsonPath, { list }: Sought, from: FieldPath | undefined): boolean {
	const by = sharedBy(path);
	return by !== undefined && list !== undefined && (by === list || from === list);
}

function renamingAt(text: string, path: JsonPath, sought: Sought, list: FieldPath | undefined): Use["renamed"] | undefined {
	if (told.has(path.findLast((part) => typeof part === "string") ?? "")) return undefined;
	const { name } = sought;
	const isOfItem = list !== undefined && list === sought.list && readsItem(path) && `${text}.`.startsWith(`${name}.`);
	return isOfItem ? (to) => `${to}${text.slice(name.length)}` : renaming(text, sought);
}

/** Members that hold texts for people: a word that happens to be the name of a group does not refer to it. */
const told: ReadonlySet<string | number> = new Set([
	"comment",
	"description",
	"help",
	"label",
	"message",
	"name",
	"reason",
	"text",
	"title",
]);

/** How a text changes with the name; undefined when it does not refer to this field, or to one inside it. */
function renaming(text: string, { asText }: Sought): Use["renamed"] | undefined {
	const found = asText.exec(text);
	return found === null ? undefined : (to) => `${found[1] ?? ""}${to}${found[2] ?? ""}`;
}
