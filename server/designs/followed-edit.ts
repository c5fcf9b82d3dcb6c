import type { Edit } from "../../engine/index.ts";

/**
 * An edit as it is made on files in which others gave the items on its way another name meanwhile: an item without an id is known by
 * its label, which a designer changes.
 */
export function followedEdit(edit: Edit, others: readonly Edit[]): Edit {
	if (edit.op === "text") return edit;
	let { at } = edit;
	for (const other of others) {
		const item = renamedItem(other);
		if (item !== null && edit.file === item.file && startsWith(at, item.at))
			at = [...item.at.slice(0, -1), item.now, ...at.slice(item.at.length)];
	}
	return { ...edit, at };
}

/** Whether an edit changes what its own item is known by. */
export const namesItsItem = (edit: Edit): edit is Extract<Edit, { readonly op: "set" }> => renamedItem(edit) !== null;

type Address = Exclude<Edit, { readonly op: "text" }>["at"];

function renamedItem(edit: Edit): { readonly file: string; readonly at: Address; readonly now: Address[number] } | null {
	if (edit.op !== "set") return null;
	const { file, at, value } = edit;
	const part = at.at(-2);
	if (typeof part !== "object" || !("key" in part) || part.key !== at.at(-1) || typeof value !== "string") return null;
	return { file, at: at.slice(0, -1), now: { key: part.key, is: value } };
}

const startsWith = (address: Address, beginning: Address): boolean =>
	JSON.stringify(address.slice(0, beginning.length)) === JSON.stringify(beginning);
