import { isDay, type ListColumn, type ListDefinition, type ListFieldKind } from "../../../engine/index.ts";
import type { ColumnKind, Sheet, SheetValue } from "../../export/sheet.ts";

export { chosenRows } from "./chosen-rows.ts";

import type { TableField, TableFields } from "../fields/table-field.ts";
import type { RowSource } from "../served/row-source.ts";

const kinds: Readonly<Record<ListFieldKind, ColumnKind>> = {
	text: "text",
	number: "number",
	date: "day",
	instant: "instant",
	option: "text",
	flag: "text",
	tags: "text",
};

/** Default column widths in characters. */
const widths: Readonly<Record<ColumnKind, number>> = { text: 22, number: 12, day: 13, instant: 13, status: 14, address: 42 };

interface SheetSource<Row> {
	readonly list: ListDefinition;
	readonly fields: TableFields<Row>;
	/** The columns on screen; the sheet has the same ones, unless the list defines columns for it. */
	readonly columns: readonly ListColumn[];
	/** The person chose the columns, which then take precedence over those that the list defines for the sheet. */
	readonly own?: boolean;
	/** All filtered rows, in list order. */
	readonly rows: RowSource<Row>;
}

/** What the list shows, as a sheet. A row's values are computed when its slice is requested. */
export function listSheet<Row>({ list, fields, columns: inView, own = false, rows }: SheetSource<Row>): Sheet {
	const columns = ((own ? null : list.sheet) ?? inView.map(onScreen)).flatMap((column) => {
		const field = fields.get(column.field);
		return field === undefined || column.export === false ? [] : [{ column, field, kind: field.sheet ?? kinds[field.kind] }];
	});
	const written = (some: readonly Row[]) => some.map((row) => columns.map(({ field, kind }) => sheetValue(field, kind, row)));
	return {
		name: list.label,
		columns: columns.map(({ column, field, kind }) => ({
			label: column.label ?? field.label,
			kind,
			width: column.width ?? widths[kind],
		})),
		rows: {
			length: rows.length,
			slice: (start, end) => {
				const some = rows.slice(start, end);
				return some instanceof Promise ? some.then(written) : written(some);
			},
		},
	};
}

/** A layout's widths are in pixels. */
function onScreen({ width: _pixels, ...column }: ListColumn): ListColumn {
	return column;
}

/**
 * Keeps numbers, days and instants as they are, so that the sheet can calculate with them; everything else, including a
 * cancelled day, is written as displayed.
 */
function sheetValue<Row>(field: TableField<Row>, kind: ColumnKind, row: Row): SheetValue {
	if (kind === "number" || kind === "instant" || kind === "day") {
		const value = field.value(row);
		if (value === null || typeof value === "number") return value;
		if (kind === "day" && isDay(value)) return value;
	}
	return field.text(row);
}
