import type { Edit } from "../../engine/index.ts";

/**
 * An edit as it is made on files in which others gave what is on its way another name, or another place, meanwhile. An item
 * without an id is known by its label, which a designer changes.
 */
export function followedEdit(edit: Edit, others: readonly Edit[]): Edit {
	if (edit.op === "text") return edit;
	const moves = others.flatMap((other) => renamedItem(other) ?? elsewhere(other) ?? []).filter(({ file }) => file === edit.file);
	const followed = (address: Address): Address =>
		moves.reduce((at, moved) => (startsWith(at, moved.at) ? [...moved.now, ...at.slice(moved.at.length)] : at), address);
	const at = followed(edit.at);
	if (edit.op !== "add" && edit.op !== "move") return { ...edit, at };
	const target = edit.op === "move" && edit.to !== undefined ? { to: followed(edit.to) } : {};
	return { ...edit, at, ...target, ...anchorOf(edit, followed) };
}

/** What it comes before, by the name that this has now. Of one that is in another list by now nothing is said: whoever asks for it finds it gone. */
function anchorOf(edit: Extract<Edit, { readonly op: "add" | "move" }>, followed: (address: Address) => Address) {
	if (edit.before === undefined) return {};
	const list = edit.op === "add" ? edit.at : (edit.to ?? edit.at.slice(0, -1));
	const now = followed([...list, edit.before]);
	const stays = JSON.stringify(now.slice(0, -1)) === JSON.stringify(followed(list));
	return { before: stays ? (now.at(-1) ?? edit.before) : edit.before };
}

/** Whether an edit changes what its own item is known by. */
export const namesItsItem = (edit: Edit): edit is Extract<Edit, { readonly op: "set" }> => renamedItem(edit) !== null;

type Address = Exclude<Edit, { readonly op: "text" }>["at"];

interface Moved {
	readonly file: string;
	readonly at: Address;
	readonly now: Address;
}

/** A member with another name, or in another list or object. */
function elsewhere(edit: Edit): Moved | null {
	if (edit.op !== "rename" && edit.op !== "move") return null;
	const { file, at } = edit;
	const now = edit.op === "rename" ? [...at.slice(0, -1), edit.value] : [...(edit.to ?? at.slice(0, -1)), ...at.slice(-1)];
	return { file, at, now };
}

function renamedItem(edit: Edit): Moved | null {
	if (edit.op !== "set") return null;
	const { file, at, value } = edit;
	const part = at.at(-2);
	if (typeof part !== "object" || !("key" in part) || part.key !== at.at(-1) || typeof value !== "string") return null;
	return { file, at: at.slice(0, -1), now: [...at.slice(0, -2), { key: part.key, is: value }] };
}

const startsWith = (address: Address, beginning: Address): boolean =>
	JSON.stringify(address.slice(0, beginning.length)) === JSON.stringify(beginning);
