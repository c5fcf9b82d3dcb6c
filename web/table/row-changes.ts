/** What is other in rows than before. */
export interface RowChanges<Row> {
	readonly gone: readonly Row[];
	readonly come: readonly Row[];
}

/**
 * Compares place by place while there are as many rows as before, since a changed record is a new row where the old one
 * was: that takes a fraction of looking up 20,000 rows. A row that only moved may then have both gone and come.
 */
export function rowChanges<Row extends object>(before: readonly Row[], rows: readonly Row[]): RowChanges<Row> {
	if (before.length === rows.length) {
		return {
			gone: before.filter((row, place) => row !== rows[place]),
			come: rows.filter((row, place) => row !== before[place]),
		};
	}
	const [former, present] = [new Set(before), new Set(rows)];
	return { gone: before.filter((row) => !present.has(row)), come: rows.filter((row) => !former.has(row)) };
}
