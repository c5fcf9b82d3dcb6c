import { type RowSource, sourcePageSize } from "../served/row-source.ts";

/** The selected rows, in their original order; all rows if `chosen` is null. */
export async function chosenRows<Row extends { readonly key: string }>(
	rows: RowSource<Row>,
	chosen: ReadonlySet<string> | null,
): Promise<RowSource<Row>> {
	if (chosen === null) return rows;
	const found: Row[] = [];
	for (let start = 0; start < rows.length && found.length < chosen.size; start += sourcePageSize) {
		found.push(...(await rows.slice(start, start + sourcePageSize)).filter(({ key }) => chosen.has(key)));
	}
	return found;
}
