import type { ListColumn } from "../../../engine/index.ts";
import type { TableField, TableFields } from "../fields/table-field.ts";

/** A column ready to render. */
export interface DrawnColumn<Row> {
	readonly field: TableField<Row>;
	readonly label: string;
	/** Pixels on screen, characters in a sheet. */
	readonly width: number | undefined;
	/** The person chose the width, so longer content wraps. */
	readonly sized: boolean;
}

/**
 * The columns whose values can differ between rows in this tenant; the others would repeat the same value. `own`: the
 * person chose the columns.
 */
export function drawnColumns<Row>(columns: readonly ListColumn[], fields: TableFields<Row>, own = false): readonly DrawnColumn<Row>[] {
	return columns.flatMap(({ field: name, label, width }) => {
		const field = fields.get(name);
		return field === undefined || field.absent === true
			? []
			: [{ field, label: label ?? field.label, width, sized: own && width !== undefined }];
	});
}
