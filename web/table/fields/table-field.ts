import type { ReactNode } from "react";
import type { FieldValue, ListFieldKind } from "../../../engine/index.ts";
import type { ColumnKind } from "../../export/sheet.ts";

/** What every row of a table has. */
export interface TableRow {
	/** Unique among the rows: usually the record's uuid. */
	readonly key: string;
	/** Address of the record's page; null if it has none. */
	readonly to: string | null;
}

/**
 * A list's field: its column, order and filter in one. The functions are called once per row and memoised, so they may
 * depend only on the row; if anything else changes, a new field object is needed.
 */
export interface TableField<Row> {
	/** Name by which columns and filters refer to it. */
	readonly name: string;
	/** Its name in the address. */
	readonly word: string;
	readonly label: string;
	readonly kind: ListFieldKind;
	/** Used for filtering and in sheets, and for sorting unless there is an `order`. */
	readonly value: (row: Row) => FieldValue;
	/** Whether the cell shows nothing in spite of a value, such as no comments: the row is then empty for a filter. Absent: never. */
	readonly isBlank?: (row: Row) => boolean;
	/** As displayed. */
	readonly text: (row: Row) => string;
	/** Cell content that replaces the text. */
	readonly cell?: (row: Row) => ReactNode;
	/** Sort value; null comes last in either direction. */
	readonly order?: (row: Row) => string | number | null;
	/** Name of an option, for choosing it; 'Onbekend' if unknown. Absent: values are their own names. */
	readonly labelOf?: (value: string) => string;
	/** Whether a value is known even if it doesn't occur; defaults to every value if there is a `labelOf`, which decides by itself. */
	readonly isNamed?: (value: string) => boolean;
	/** Options to choose from, in order; defaults to those that occur. */
	readonly choices?: readonly string[];
	/** Position of a value among the choices, if not alphabetical. */
	readonly placeOf?: (value: string) => number;
	/** Whether this person may choose an option that occurs. */
	readonly mayChoose?: (value: string) => boolean;
	/** Type of the cell in a sheet; defaults to that of its kind. */
	readonly sheet?: ColumnKind;
	/** Step whose form contains the field; absent for the list's own fields. */
	readonly form?: string;
	/** Can't differ between rows here, so it is neither a column nor a filter. */
	readonly absent?: boolean;
	/** Position on the card on a narrow screen; defaults to a line of its own, with the label. */
	readonly card?: "corner" | "wide" | "plain" | "named" | "none";
}

export type TableFields<Row> = ReadonlyMap<string, TableField<Row>>;

/** Whether the column is right-aligned, like numbers. */
export function isNumeric({ kind }: Pick<TableField<never>, "kind">): boolean {
	return kind === "number";
}

/** A page's description of a built-in field; the list provides its name, word, label and kind. */
export type BuiltInField<Row> = Omit<TableField<Row>, "name" | "word" | "label" | "kind">;
