import type { Node } from "jsonc-parser";
import type { FieldPath } from "../definition/index.ts";
import type { JsonPath } from "../definition/json-path.ts";

/** Operators whose second argument is asked of each item of the list that is the first. */
const ofItems: ReadonlySet<unknown> = new Set(["some", "all", "none"]);

/** Operators that read a field of the item that is asked about. */
const itemReaders: ReadonlySet<unknown> = new Set(["item", "item-filled"]);

/**
 * The list whose items are read within this node, in an operator about items or in a chain out of another list. `around`: that of what is
 * around it.
 */
export function listReadIn({ type, children = [] }: Node, path: JsonPath, around: FieldPath | undefined): FieldPath | undefined {
	const list = type === "array" && ofItems.has(path.at(-1)) ? children[0]?.value : type === "object" ? fromIn(children, path) : undefined;
	return typeof list === "string" ? list : around;
}

/** A chain takes its items out of another list; its conditions are about those. */
function fromIn(members: readonly Node[], path: JsonPath): unknown {
	if (path.at(-2) !== "chains") return undefined;
	return members.find(({ children: [key] = [] }) => key?.value === "from")?.children?.[1]?.value;
}

/** Whether the text at this place names a field of the item that is asked about. */
export const readsItem = (path: JsonPath): boolean => itemReaders.has(path.findLast((part) => typeof part === "string"));

/** Whether the names at this place are of fields that the items of a list share with those that they come out of, and of which list. */
export function sharedBy(path: JsonPath): FieldPath | undefined {
	const [chains, list, how] = path.slice(-3);
	return chains === "chains" && typeof list === "string" && (how === "read" || how === "prefill") ? list : undefined;
}
