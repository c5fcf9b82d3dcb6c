import type { FigureRow, Figures } from "../../engine/index.ts";
import type { Sheet, SheetRow } from "../export/sheet.ts";
import { text } from "../texts/text.ts";
import { columnWord, fieldWord, valueWord } from "./figure-words.ts";

/** Characters. */
const widths = { name: 34, number: 16 };

interface SheetOptions {
	readonly totalsLabel?: string | undefined;
	/** Rows expanded on the screen, and the field of their breakdown. */
	readonly open?: { readonly rows: readonly FigureRow[]; readonly field: string } | undefined;
}

/**
 * Figures as a sheet, in the screen's words: all rows, including those of other pages, with the breakdown below each
 * expanded row.
 */
export function figuresSheet(label: string, table: Figures, { totalsLabel, open }: SheetOptions = {}): Sheet {
	const { by, columns, rows, totals } = table;
	const rest = new Array<string>(by.length - 1).fill("");
	const written: SheetRow[] = rows.flatMap((row) => [
		[...by.map(({ field }, index) => (row.of[index] ? valueWord(field, row.of[index]) : "")), ...row.values],
		...(open?.rows.includes(row) ? (row.rows ?? []) : []).map((inner) => [
			`${indent}${inner.of[0] ? valueWord(open?.field ?? "", inner.of[0]) : ""}`,
			...rest,
			...inner.values,
		]),
	]);
	return {
		name: label,
		columns: [
			...by.map((field) => ({ label: fieldWord(field), kind: "text" as const, width: widths.name })),
			...columns.map((column) => ({ label: columnWord(column), kind: "number" as const, width: widths.number })),
		],
		rows: totals === null ? written : [...written, [totalsLabel ?? text("reports.total"), ...rest, ...totals]],
	};
}

/** Indents rows that belong to the row above. */
const indent = "    ";
