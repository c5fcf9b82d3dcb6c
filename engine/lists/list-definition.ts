import type { Attribute } from "../access/index.ts";
import type { ListFieldKind, ListName } from "./list-fields.ts";

export interface ListChoice {
	readonly value: string;
	readonly label: string;
}

/** A list as the screens draw it: the product's, with the tenant's changes. */
export interface ListDefinition {
	readonly name: ListName;
	/** Heading of the page. */
	readonly label: string;
	/** Everything its columns and filters can name. */
	readonly fields: Readonly<Record<string, ListField>>;
	/** The first is the default. */
	readonly layouts: readonly ListLayout[];
	/** Columns of the exported sheet; null: those of the layout on screen. */
	readonly sheet: readonly ListColumn[] | null;
	readonly filters: readonly ListFilter[];
	readonly categories: readonly ListCategory[];
	readonly pageSize: number;
	readonly pageSizes: readonly number[];
	readonly sort: { readonly field: string; readonly descending: boolean };
	/** Pixels. */
	readonly minWidth: number;
	/** Pixels. */
	readonly maxWidth: number;
}

export interface ListField {
	readonly label: string;
	/** Name in the address. */
	readonly word: string;
	readonly kind: ListFieldKind;
	/** Where its value is in the record; null: the product derives it from the field's name. */
	readonly path: string | null;
	/** The browser's list that has the labels of the options: "pids" or "municipalities"; null: `choices` has them. */
	readonly options: string | null;
	/** Options with their labels, from the flow's forms or the tenant's options; null: the value is its own label. */
	readonly choices: readonly ListChoice[] | null;
	/** Step of the flow whose form asks for it; null for the list's own fields. */
	readonly form: string | null;
}

export interface ListLayout {
	/** Name in the address. */
	readonly name: string;
	readonly label: string;
	/** Attribute of the access map that is needed; null: none. */
	readonly access: Attribute | null;
	readonly columns: readonly ListColumn[];
}

export interface ListColumn {
	readonly field: string;
	/** Heading that replaces the field's label. */
	readonly label?: string;
	/** In pixels on the screen, in characters in a sheet. */
	readonly width?: number;
	/** False when it is shown on the screen only. */
	readonly export?: boolean;
}

export interface ListFilter {
	readonly field: string;
	readonly label?: string;
	/** Whether several values can be chosen; a row matches when it has one of them. */
	readonly multiple?: boolean;
	/** Whether the filter is hidden at first. */
	readonly more?: boolean;
}

interface ListCategory {
	/** Name in the address. */
	readonly word: string;
	readonly label: string;
	/** Left out for a category that includes every row. */
	readonly field?: string;
	readonly values?: readonly string[];
	readonly layout?: string;
	readonly default?: boolean;
}
