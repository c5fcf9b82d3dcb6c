import type * as editTexts from "../texts/edits.ts";

/**
 * One step towards a value: the name of a member, or what an item of a list is known by. Never a position, which is another
 * item as soon as somebody puts one before it.
 */
export type Part = string | KnownBy | Item;

/** The item whose member of that name has this value: a step by its uuid, a section by its id, a choice by its value. */
interface KnownBy {
	readonly key: string;
	readonly is: string | number | boolean | null;
	/** Which of several that are alike, from 0. */
	readonly nth?: number;
}

/** The item that is equal to this: for what has no name of its own. */
interface Item {
	readonly item: unknown;
	readonly nth?: number;
}

/** Where in a file: none for all of it. */
export type Address = readonly Part[];

interface At {
	/** Path in the tenant's folder. */
	readonly file: string;
	readonly at: Address;
}

/** Another value in a place that is there. */
export interface SetEdit extends At {
	readonly op: "set";
	readonly value: unknown;
}

/** A new item in the list at this place; or, with a name, a new member of the object. Before another, or at the end. */
export interface AddEdit extends At {
	readonly op: "add";
	readonly name?: string;
	readonly value: unknown;
	readonly before?: Part;
}

export interface RemoveEdit extends At {
	readonly op: "remove";
}

/** An item or a member elsewhere: in the same list or object, or in another of the same file. */
export interface MoveEdit extends At {
	readonly op: "move";
	readonly to?: Address;
	readonly before?: Part;
}

/** Another name for a member. */
export interface RenameEdit extends At {
	readonly op: "rename";
	readonly value: string;
}

/** All of a file as text: what is no JSON (yet), a new file, or (null) none any more. */
export interface TextEdit {
	readonly op: "text";
	readonly file: string;
	readonly value: string | null;
}

/** One act of a designer on a tenant's files, as data. */
export type Edit = SetEdit | AddEdit | RemoveEdit | MoveEdit | RenameEdit | TextEdit;

/** Acts that a design goes back at once: all of them are read, and kept as one. */
export const mostRestored = 500;

/** Each has its sentence. */
export type EditRefusalCode = keyof typeof editTexts.refusals;

/** Why an edit can't be applied; nothing was changed. */
export interface EditRefusal {
	readonly refused: EditRefusalCode;
	/** Why, in Dutch. */
	readonly message: string;
	readonly file: string;
}
