import { type Edit, movedPlace, renamedItem, startsWith } from "../../../engine/index.ts";

/**
 * Adapts an edit to files in which others have meanwhile renamed or moved parts of its path. An item without an id is identified by its
 * label, which a designer may change.
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

/**
 * The item before which to place, under its current name. If it is in another list by now its name is left as it was: the lookup then finds
 * it gone.
 */
function anchorOf(edit: Extract<Edit, { readonly op: "add" | "move" }>, followed: (address: Address) => Address) {
	if (edit.before === undefined) return {};
	const list = edit.op === "add" ? edit.at : (edit.to ?? edit.at.slice(0, -1));
	const now = followed([...list, edit.before]);
	const stays = JSON.stringify(now.slice(0, -1)) === JSON.stringify(followed(list));
	return { before: stays ? (now.at(-1) ?? edit.before) : edit.before };
}

/** Whether an edit changes the property that identifies its item. */
export const namesItsItem = (edit: Edit): edit is Extract<Edit, { readonly op: "set" }> => renamedItem(edit) !== null;

type Address = Exclude<Edit, { readonly op: "text" }>["at"];
