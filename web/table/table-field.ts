import type { ReactNode } from "react";
import type { ListFieldKind } from "../../engine/index.ts";
import type { ColumnKind } from "../export/sheet.ts";

/** What every row of a table has. */
export interface TableRow {
	/** Tells it from every other row: mostly the record's uuid. */
	readonly key: string;
	/** Address of the record's page; null when it has none. */
	readonly to: string | null;
}

/** A text for text fields, a number for numbers, an instant in milliseconds, a day as YYYY-MM-DD, an option's value, uuids of tags. */
export type FieldValue = string | number | boolean | null | readonly string[];

/**
 * One thing a list can show of its rows: the column, its order and its filter. The functions are asked once for a row
 * and kept, so they may depend on the row alone; what else changes them is another field object.
 */
export interface TableField<Row> {
	/** As columns and filters name it. */
	readonly name: string;
	/** In the address. */
	readonly word: string;
	readonly label: string;
	readonly kind: ListFieldKind;
	/** What is filtered on and written into a sheet; what is sorted by where `order` says nothing else. */
	readonly value: (row: Row) => FieldValue;
	/** As people read it. */
	readonly text: (row: Row) => string;
	/** What stands in the cell in place of the text. */
	readonly cell?: (row: Row) => ReactNode;
	/** What it sorts by; null goes last, up and down. */
	readonly order?: (row: Row) => string | number | null;
	/** Name of an option, for whoever chooses it; 'Onbekend' where the product knows none. */
	readonly labelOf?: (value: string) => string;
	/** Options to choose from, in their order; those that occur when left out. */
	readonly choices?: readonly string[];
	/** Where a value stands among the choices, where the alphabet would not say it. */
	readonly placeOf?: (value: string) => number;
	/** Of the options that occur, those this person may choose. */
	readonly mayChoose?: (value: string) => boolean;
	/** How it is written in a sheet, where its kind does not say so. */
	readonly sheet?: ColumnKind;
	/** Can't differ from row to row here: it is neither a column nor a filter. */
	readonly absent?: boolean;
	/** Where it stands on the card of a narrow screen; with its label when left out. */
	readonly card?: "corner" | "wide" | "plain" | "none";
}

export type TableFields<Row> = ReadonlyMap<string, TableField<Row>>;

/** Numbers stand right. */
export function isNumeric({ kind }: Pick<TableField<never>, "kind">): boolean {
	return kind === "number";
}
