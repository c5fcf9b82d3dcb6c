import { useEffect, useMemo, useRef } from "react";
import { type Sorted, sortRows } from "./sort-rows.ts";
import type { TableField, TableRow } from "./table-field.ts";

interface Order<Row> extends Sorted<Row> {
	readonly field: TableField<Row> | undefined;
	readonly descending: boolean;
}

/** The sorted rows; after a change, sorting continues from the previous order. */
export function useSorted<Row extends TableRow>(
	rows: readonly Row[],
	field: TableField<Row> | undefined,
	descending: boolean,
): readonly Row[] {
	const last = useRef<Order<Row> | null>(null);
	const sorted = useMemo(() => {
		const before = last.current?.field === field && last.current?.descending === descending ? last.current : undefined;
		return sortRows(rows, field, descending, before);
	}, [rows, field, descending]);
	useEffect(() => {
		last.current = { field, descending, rows, sorted };
	}, [field, descending, rows, sorted]);
	return sorted;
}
