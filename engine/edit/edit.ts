import type * as editTexts from "../texts/edits.ts";

/**
 * One step towards a value: the name of a member, or what identifies an item of a list. Never a position, which refers to another item as
 * soon as somebody inserts one before it.
 */
export type Part = string | KnownBy | Item;

/** The item whose member of this name has this value: a step by its uuid, a section by its id, an option by its value. */
interface KnownBy {
	readonly key: string;
	readonly is: string | number | boolean | null;
	/** Which one of several equal items, from 0. */
	readonly nth?: number;
}

/** The item that equals this value: for items that have no name of their own. */
interface Item {
	readonly item: unknown;
	readonly nth?: number;
}

/** A place in a file; empty for the whole file. */
export type Address = readonly Part[];

interface At {
	/** Path in the tenant's folder. */
	readonly file: string;
	readonly at: Address;
}

/** Replaces the value of an existing place. */
export interface SetEdit extends At {
	readonly op: "set";
	readonly value: unknown;
}

/** Adds an item to the list at this place or, with a name, a member to the object: before another, or at the end. */
export interface AddEdit extends At {
	readonly op: "add";
	readonly name?: string;
	readonly value: unknown;
	readonly before?: Part;
}

export interface RemoveEdit extends At {
	readonly op: "remove";
}

/** Moves an item or a member: within its list or object, or to another in the same file. */
export interface MoveEdit extends At {
	readonly op: "move";
	readonly to?: Address;
	readonly before?: Part;
}

/** Renames a member. */
export interface RenameEdit extends At {
	readonly op: "rename";
	readonly value: string;
}

/** Replaces a whole file by a text: for a file that is not JSON (yet), for a new file, or (null) to delete it. */
export interface TextEdit {
	readonly op: "text";
	readonly file: string;
	readonly value: string | null;
}

/** One act of a designer on a tenant's files, as data. */
export type Edit = SetEdit | AddEdit | RemoveEdit | MoveEdit | RenameEdit | TextEdit;

/** The most edits that a design reverts at once: all of them are read, and stored as one. */
export const mostRestored = 500;

/** Each code has a sentence. */
export type EditRefusalCode = keyof typeof editTexts.refusals;

/** Why an edit can't be applied; nothing was changed. */
export interface EditRefusal {
	readonly refused: EditRefusalCode;
	/** Why, in Dutch. */
	readonly message: string;
	readonly file: string;
}
