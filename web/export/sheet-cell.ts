import type { Cell } from "write-excel-file/universal";
import { formatPostalCode, isDay, utcOffsetOf } from "../../engine/index.ts";
import { cellText, saysItIsText } from "./cell-text.ts";
import type { ColumnKind, SheetValue } from "./sheet.ts";

/** Day, month and year with literal slashes: a bare slash would become the reader's own date separator. */
const dateFormat = "[$-413]dd\\/mm\\/yyyy";

/** Spreadsheets count days from 1900, include its nonexistent 29 February, and have no earlier dates. */
const firstDay = "1900-03-01";

/** In an address line the postal code follows the comma, before the city. */
const postalCodeInLine = /(?<=^|, )\d{4} ?[A-Za-z]{2}(?=$| )/;

export interface CellManner {
	readonly postalCodes: "formatted" | "stored";
	/** Background colour by status text. */
	readonly statusColors: Readonly<Record<string, string>>;
}

export function sheetCell(value: SheetValue | undefined, kind: ColumnKind, manner: CellManner): Cell {
	if (value === null || value === undefined || value === "") return null;
	if (typeof value === "number") return numberCell(value, kind);
	if (kind === "day" && isDay(value) && value >= firstDay) return { value: new Date(value), type: Date, format: dateFormat };
	if (kind === "status") return statusCell(value, manner);
	return textCell(kind === "address" && manner.postalCodes === "formatted" ? value.replace(postalCodeInLine, formatPostalCode) : value);
}

function numberCell(value: number, kind: ColumnKind): Cell {
	if (!Number.isFinite(value)) return null;
	if (kind === "instant") return { value: new Date(value + utcOffsetOf(value)), type: Date, format: dateFormat };
	return kind === "number" ? value : textCell(String(value));
}

function statusCell(value: string, { statusColors }: CellManner): Cell {
	const backgroundColor = Object.hasOwn(statusColors, value) ? statusColors[value] : undefined;
	return backgroundColor === undefined ? textCell(value) : { value: cellText(value), backgroundColor };
}

function textCell(value: string): Cell {
	const written = cellText(value);
	return saysItIsText(written) ? { value: written, format: "@" } : written;
}
