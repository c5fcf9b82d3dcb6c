/**
 * How a column's values are written.
 * - `text`: as it stands, whatever it looks like: `=1+1`, `+31…`, `007` and an EAN stay text.
 * - `number`: a number; text in such a column stays text.
 * - `day`: a calendar day "YYYY-MM-DD". What is no day is written as text.
 * - `instant`: milliseconds since 1970 (UTC), written as the time of the Netherlands.
 * - `status`: text with the colour of its status.
 * - `address`: text in which a postal code stands as '1234 AB', unless the sheet has them as stored.
 */
export type ColumnKind = "text" | "number" | "day" | "instant" | "status" | "address";

export interface SheetColumn {
	readonly label: string;
	readonly kind: ColumnKind;
	/** In characters. */
	readonly width: number;
}

export type SheetValue = string | number | null;

export type SheetRow = readonly SheetValue[];

/** Rows are asked for in slices, so they may also be made only then: an array is one such source. */
export interface SheetRows {
	readonly length: number;
	slice(start: number, end: number): readonly SheetRow[];
}

/** A workbook's one sheet: what a list shows, in its order. */
export interface Sheet {
	readonly name: string;
	readonly columns: readonly SheetColumn[];
	/** Values in the order of the columns; null is an empty cell. */
	readonly rows: SheetRows;
	/** `stored`: postal codes are left as they are. Default `formatted`. */
	readonly postalCodes?: "formatted" | "stored";
}
