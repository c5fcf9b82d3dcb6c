/**
 * How a column's values are written.
 * - `text`: exactly as given: `=1+1`, `+31…`, `007` and an EAN stay text.
 * - `number`: a number; text in such a column stays text.
 * - `day`: a calendar day "YYYY-MM-DD". Anything else is written as text.
 * - `instant`: milliseconds since 1970 (UTC), written as Dutch local time.
 * - `status`: text with the colour of its status.
 * - `address`: text in which postal codes are written as '1234 AB', unless the sheet asks for them as stored.
 */
export type ColumnKind = "text" | "number" | "day" | "instant" | "status" | "address";

interface SheetColumn {
	readonly label: string;
	readonly kind: ColumnKind;
	/** Width in characters. */
	readonly width: number;
}

export type SheetValue = string | number | null;

export type SheetRow = readonly SheetValue[];

/** Rows are requested in slices, from the first to the last, so they can be created or fetched on demand. An array qualifies. */
interface SheetRows {
	readonly length: number;
	slice(start: number, end: number): readonly SheetRow[] | Promise<readonly SheetRow[]>;
}

/** A workbook's only sheet: what a list shows, in the same order. */
export interface Sheet {
	readonly name: string;
	readonly columns: readonly SheetColumn[];
	/** Values in the order of the columns; null is an empty cell. */
	readonly rows: SheetRows;
	/** `stored` leaves postal codes as they are. Default `formatted`. */
	readonly postalCodes?: "formatted" | "stored";
}
