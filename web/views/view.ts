import type { ListName } from "../../engine/index.ts";

/** A kept state of a list, as the API answers it. */
export interface View {
	readonly uuid: string;
	readonly list: ListName;
	readonly label: string;
	/** What follows the list's address: the word of its tab and the query. */
	readonly search: string;
	/** Everybody who may see the list has it. */
	readonly shared: boolean;
	readonly owner: { readonly id: string; readonly name: string };
	readonly own: boolean;
	readonly mayChange: boolean;
	readonly synced: number;
}
