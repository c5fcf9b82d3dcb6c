/** Rows that are read from start to end, one slice at a time. An array is a row source too. */
export interface RowSource<Row> {
	readonly length: number;
	slice(start: number, end: number): readonly Row[] | Promise<readonly Row[]>;
}

/** A page of rows, and the cursor of the next page; null if that is fetched by its number. */
export interface SourcePage<Row> {
	readonly rows: readonly Row[];
	readonly after: string | null;
}

/** Number of rows fetched at a time. */
export const sourcePageSize = 400;

/** Rows fetched page by page as they are read; each row only once, even if rows move meanwhile. */
export function pagedRows<Row extends { readonly key: string }>(
	length: number,
	getPage: (page: number, after: string | null) => Promise<SourcePage<Row>>,
): RowSource<Row> {
	const taken = new Set<string>();
	let waiting: Row[] = [];
	let page = 0;
	let after: string | null = null;
	let ended = false;
	return {
		length,
		async slice(start, end) {
			while (waiting.length < end - start && !ended) {
				page += 1;
				const answer: SourcePage<Row> = await getPage(page, after);
				after = answer.after;
				ended = answer.rows.length < sourcePageSize;
				for (const row of answer.rows) {
					if (taken.has(row.key)) continue;
					taken.add(row.key);
					waiting.push(row);
				}
			}
			const part = waiting.slice(0, end - start);
			waiting = waiting.slice(end - start);
			return part;
		},
	};
}
