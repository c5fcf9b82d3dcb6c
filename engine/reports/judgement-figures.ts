import { today } from "../calendar/day.ts";
import { type Figures, sumsOf } from "./figures.ts";
import { Tally } from "./tally.ts";

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

/**
 * Judged requests per month, with a column for each year. `judged`: counts by approximate instant; months are those of Europe/Amsterdam.
 */
export function judgementFigures(judged: readonly { readonly at: number; readonly count: number }[]): Figures {
	const tally = new Tally(1);
	for (const { at, count } of judged) {
		const [year = "", month = ""] = today(at).split("-");
		tally.add([year, month], [count]);
	}
	const found = new Map(tally.rows().map(({ key, sums }) => [key.join("-"), sums[0] ?? 0]));
	const years = [...new Set(tally.rows().map(({ key }) => key[0] ?? ""))].sort();
	const rows = months.map((month) => ({
		of: [{ value: month, label: null }],
		values: years.map((year) => found.get(`${year}-${month}`) ?? 0),
	}));
	return {
		label: null,
		measure: null,
		by: [{ field: "month", label: null }],
		columns: years.map((year) => ({ field: "year", value: year, label: year, kind: "count" })),
		rows,
		totals: sumsOf(rows, years.length),
	};
}
