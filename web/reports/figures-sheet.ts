import type { FigureRow, Figures } from "../../engine/index.ts";
import type { Sheet, SheetRow } from "../export/sheet.ts";
import { text } from "../texts/text.ts";
import { columnWord, fieldWord, valueWord } from "./figure-words.ts";

/** Characters. */
const widths = { name: 34, number: 16 };

/** Figures as a sheet: what a row is split into stands under it, with a column of its own for its name. */
export function figuresSheet(label: string, table: Figures): Sheet {
	const { by, columns, rows, totals } = table;
	const split = rows.some((row) => (row.rows ?? []).length > 0);
	const names = (row: FigureRow, inner: string): string[] => [
		...by.map(({ field }, index) => (row.of[index] ? valueWord(field, row.of[index]) : "")),
		...(split ? [inner] : []),
	];
	const written: SheetRow[] = rows.flatMap((row) => [
		[...names(row, ""), ...row.values],
		...(row.rows ?? []).map((inner) => [...names(row, inner.of.map((value) => valueWord("", value)).join(", ")), ...inner.values]),
	]);
	const blanks = new Array<string>(by.length + (split ? 1 : 0) - 1).fill("");
	return {
		name: label,
		columns: [
			...by.map((field) => ({ label: fieldWord(field), kind: "text" as const, width: widths.name })),
			...(split ? [{ label: text("reports.filter.detail"), kind: "text" as const, width: widths.name }] : []),
			...columns.map((column) => ({ label: columnWord(column), kind: "number" as const, width: widths.number })),
		],
		rows: totals === null ? written : [...written, [text("reports.total"), ...blanks, ...totals]],
	};
}
