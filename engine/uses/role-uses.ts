import { type Node, parseTree } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import type { Use } from "./uses-of.ts";

/** Every place where a tenant's files name a role, except the list with the labels of its own roles. */
export function roleUsesOf(files: BundleFiles, role: string): readonly Use[] {
	return [...files].flatMap(([file, text]) => {
		const root = text === null || !file.endsWith(".json") ? undefined : parseTree(text);
		return root === undefined ? [] : usesIn(root, [], { file, role });
	});
}

/** Lists of roles by their name, besides those of the tenant's access map. */
const lists: ReadonlySet<unknown> = new Set(["read", "edit", "roles", "editRoles", "judges"]);
/** Single roles: who acts in a scenario, and the role in a condition. */
const names: ReadonlySet<unknown> = new Set(["as", "role"]);

function usesIn(node: Node, path: JsonPath, sought: { readonly file: string; readonly role: string }): readonly Use[] {
	const { file, role } = sought;
	const [list, last] = path.slice(-2);
	const found = (as: Use["as"], at: JsonPath, where: Node): Use => ({ file, path: at, as, node: where, renamed: (to) => to });
	if (node.type === "array") return (node.children ?? []).flatMap((item, index) => usesIn(item, [...path, index], sought));
	if (node.type === "object") {
		return (node.children ?? []).flatMap(({ children: [key, value] = [] }): readonly Use[] => {
			if (key === undefined || value === undefined) return [];
			const at = [...path, String(key.value)];
			// The roles of an account; the tenant's own labels are at the root.
			const held = key.value === role && last === "roles" && path.length > 1;
			return [...(held ? [found("member", at, key)] : []), ...usesIn(value, at, sought)];
		});
	}
	if (node.value !== role) return [];
	if (typeof last === "number") return lists.has(list) || path.at(-3) === "access" ? [found("item", path, node)] : [];
	return names.has(last) ? [found("text", path, node)] : [];
}
