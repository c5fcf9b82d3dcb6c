import { useEffect, useMemo, useRef } from "react";
import { sortRows } from "./sort-rows.ts";
import type { TableField, TableRow } from "./table-field.ts";

interface Order<Row> {
	readonly field: TableField<Row> | undefined;
	readonly descending: boolean;
	readonly sorted: readonly Row[];
}

/** The rows in order; when some of them change the order of before is where sorting begins. */
export function useSorted<Row extends TableRow>(
	rows: readonly Row[],
	field: TableField<Row> | undefined,
	descending: boolean,
): readonly Row[] {
	const last = useRef<Order<Row> | null>(null);
	const sorted = useMemo(() => {
		const before = last.current?.field === field && last.current?.descending === descending ? last.current.sorted : [];
		return sortRows(rows, field, descending, before);
	}, [rows, field, descending]);
	useEffect(() => {
		last.current = { field, descending, sorted };
	}, [field, descending, sorted]);
	return sorted;
}
