import { type Edit, movedPlace, renamedItem, startsWith } from "../../engine/index.ts";

/**
 * An edit as it is made on files in which others gave what is on its way another name, or another place, meanwhile. An item
 * without an id is known by its label, which a designer changes.
 */
export function followedEdit(edit: Edit, others: readonly Edit[]): Edit {
	if (edit.op === "text") return edit;
	const moves = others.flatMap((other) => movedPlace(other) ?? []).filter(({ file }) => file === edit.file);
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
