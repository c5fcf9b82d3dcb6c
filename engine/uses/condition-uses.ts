import { type Node, parseTree } from "jsonc-parser";
import type { BundleFiles } from "../bundle/index.ts";
import type { JsonPath } from "../definition/json-path.ts";
import type { Edit } from "../edit/index.ts";
import { editsAt } from "./edits-at.ts";
import type { Use } from "./uses-of.ts";

/**
 * Every place that names a condition of the flow, the one where it is written among them. Former versions of the flow, and what belongs to
 * them, have conditions of their own.
 */
export function conditionUsesOf(files: BundleFiles, name: string): readonly Use[] {
	return [...files].flatMap(([file, text]) => {
		const root = text === null || !current.test(file) ? undefined : parseTree(text);
		return root === undefined ? [] : usesIn(root, [], { file, name });
	});
}

/** The files in which a condition of the flow is named: the flow, its blocks, and the tenant. */
const current = /^(?:(?:flow|tenant)\.json|blocks\/[^/]+\.json)$/;

/** The edits that give a condition another name everywhere: one edit per place. */
export function renameConditionEdits(files: BundleFiles, from: string, to: string): readonly Edit[] {
	return editsAt(files, conditionUsesOf(files, from), ({ file, as }, at) => ({
		op: as === "member" ? "rename" : "set",
		file,
		at,
		value: to,
	}));
}

function usesIn(node: Node, path: JsonPath, sought: { readonly file: string; readonly name: string }): readonly Use[] {
	const { file, name } = sought;
	const found = (as: Use["as"], at: JsonPath, where: Node): Use => ({ file, path: at, as, node: where, renamed: (to) => to });
	if (node.type === "array") return (node.children ?? []).flatMap((item, index) => usesIn(item, [...path, index], sought));
	if (node.type === "object") {
		return (node.children ?? []).flatMap(({ children: [key, value] = [] }): readonly Use[] => {
			if (key === undefined || value === undefined) return [];
			const at = [...path, String(key.value)];
			const written = file === "flow.json" && path.length === 1 && path[0] === "conditions" && key.value === name;
			return [...(written ? [found("member", at, key)] : []), ...usesIn(value, at, sought)];
		});
	}
	return path.at(-1) === "cond" && node.value === name ? [found("text", path, node)] : [];
}
