import { type RowSource, sourcePageSize } from "../served/row-source.ts";

/** Of the rows those that are chosen, in the same order; all of them where nothing says which. */
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
