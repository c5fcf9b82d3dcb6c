import type { ListColumn } from "../../engine/index.ts";
import type { TableField, TableFields } from "./table-field.ts";

/** A column as it is drawn. */
export interface DrawnColumn<Row> {
	readonly field: TableField<Row>;
	readonly label: string;
	/** Pixels on the screen, characters in a sheet. */
	readonly width: number | undefined;
}

/** The columns that can differ from row to row in this tenant; the others would say the same in every row. */
export function drawnColumns<Row>(columns: readonly ListColumn[], fields: TableFields<Row>): readonly DrawnColumn<Row>[] {
	return columns.flatMap(({ field: name, label, width }) => {
		const field = fields.get(name);
		return field === undefined || field.absent === true ? [] : [{ field, label: label ?? field.label, width }];
	});
}
