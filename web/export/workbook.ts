import writeExcelFile, { type Cell, type CellObject, type Feature } from "write-excel-file/universal";
import { formatPostalCode, isDay, utcOffsetOf } from "../../engine/index.ts";
import type { ColumnKind, Sheet, SheetRow, SheetValue } from "./sheet.ts";

/** Points. */
const rowHeight = 20;
const headerHeight = 30;

export type WorkbookPlan = Pick<Sheet, "name" | "columns"> & CellManner;

/** A workbook that receives its rows in slices and is written once all of them are there. */
export class Workbook {
	readonly #plan: WorkbookPlan;
	readonly #rows: Cell[][];

	constructor(plan: WorkbookPlan) {
		this.#plan = plan;
		this.#rows = [plan.columns.map(({ label }) => headerCell(label))];
	}

	add(rows: readonly SheetRow[]): void {
		const { columns } = this.#plan;
		for (const row of rows) {
			const cells = columns.map(({ kind }, index) => sheetCell(row[index], kind, this.#plan));
			cells[0] = withHeight(cells[0]);
			this.#rows.push(cells);
		}
	}

	/** Writes the file. `onWritten` receives the number of rows written so far. */
	async write(onWritten: (rows: number) => void = () => {}): Promise<Blob> {
		return writeExcelFile(
			this.#rows,
			{
				sheet: sheetName(this.#plan.name),
				columns: this.#plan.columns.map(({ width }) => ({ width })),
				stickyRowsCount: 1,
			},
			{ features: [tells(onWritten)] },
		).toBlob();
	}
}

function headerCell(label: string): Cell {
	return { value: cellText(label), fontWeight: "bold", alignVertical: "center", height: headerHeight };
}

/** A row takes its height from any cell that has one. */
function withHeight(cell: Cell): Cell {
	if (cell === null || cell === undefined) return { height: rowHeight };
	return isCellObject(cell) ? { ...cell, height: rowHeight } : { value: cell, height: rowHeight };
}

function isCellObject(cell: NonNullable<Cell>): cell is CellObject {
	return typeof cell === "object" && "value" in cell;
}

/** Excel rejects a file in which a sheet's name is longer or has one of these characters. */
function sheetName(name: string): string {
	return (
		name
			.replace(/[[\]/\\:*?]+/g, " ")
			.trim()
			.slice(0, 31) || "Blad1"
	);
}

/** Rows between two progress messages: a message costs more than a row. */
const rowsAtATime = 500;

function tells(onWritten: (rows: number) => void): Feature<Blob> {
	return {
		files: {
			transform: {
				"xl/worksheets/sheet{id}.xml": {
					transformElementAttributes(tag, attributes, index) {
						if (tag === "row" && index !== undefined && index % rowsAtATime === 0) onWritten(index);
						return attributes;
					},
				},
			},
		},
	};
}

/** Day, month and year with literal slashes: a bare slash would become the reader's own date separator. */
const dateFormat = "[$-413]dd\\/mm\\/yyyy";

/** Spreadsheets count days from 1900, include its nonexistent 29 February, and have no earlier dates. */
const firstDay = "1900-03-01";

/** In an address line the postal code follows the comma, before the city. */
const postalCodeInLine = /(?<=^|, )\d{4} ?[A-Za-z]{2}(?=$| )/;

interface CellManner {
	readonly postalCodes: "formatted" | "stored";
	/** Background colour by status text. */
	readonly statusColors: Readonly<Record<string, string>>;
}

function sheetCell(value: SheetValue | undefined, kind: ColumnKind, manner: CellManner): Cell {
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

/** The longest text a cell can hold; Excel can't open a file with a longer one. */
const mostCharacters = 32_767;

/** Text that a spreadsheet would read as a formula, number or date once the cell is edited. */
const looksLikeMore = /^[=+\-@\s]|^[\d.,:/\-\s%€]+$/;

/** Spreadsheets read `_x0041_` as the character with that code, so an underscore in such text is escaped as one. */
const characterCode = /_(?=x[\dA-Fa-f]{4}_)/g;

/** The text, escaped so that spreadsheets read it back unchanged. */
function cellText(text: string): string {
	const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replace(characterCode, "_x005F_");
	return plain.length > mostCharacters ? `${plain.slice(0, mostCharacters - 1)}…` : plain;
}

/** Whether the cell must be marked as text, so that editing it doesn't turn it into something else. */
function saysItIsText(text: string): boolean {
	return looksLikeMore.test(text);
}
