import type { TextKey } from "../../texts/text.ts";
import type { SortKey } from "./list-state.ts";

export interface Column {
	readonly key: SortKey;
	readonly label: TextKey;
	/** Numbers stand right. */
	readonly number?: boolean;
}

export const columns: readonly Column[] = [
	{ key: "referentie", label: "list.column.reference" },
	{ key: "adres", label: "list.column.address" },
	{ key: "stap", label: "list.column.step" },
	{ key: "dagen", label: "list.column.days", number: true },
	{ key: "type", label: "list.column.type" },
	{ key: "vkb", label: "list.column.vkb" },
	{ key: "bijgewerkt", label: "list.column.updated" },
];
