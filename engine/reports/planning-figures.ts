import { type Day, isDay } from "../calendar/day.ts";
import { behindOf, behindValues } from "../lists/behind.ts";
import { months } from "../texts/forecast.ts";
import * as reportTexts from "../texts/reports.ts";
import { type Figures, sumsOf } from "./figures.ts";
import { type ReportedProcess, reportedValue } from "./reported-process.ts";
import { Tally } from "./tally.ts";

const columns = ["planned", "expected", "later"] as const;

/**
 * Running processes by month: how many are planned for it, how many are expected to be finished in it, and how many of the planned ones are
 * expected later. `field`: the field with the planned day.
 */
export class PlanningFigures {
	readonly #field: { readonly name: string; readonly path: string | null };
	readonly #tally = new Tally(columns.length);

	constructor(field: { readonly name: string; readonly path: string | null }) {
		this.#field = field;
	}

	/** `expected`: the last day of the forecast; null without a forecast. */
	add(process: ReportedProcess, expected: Day | null): void {
		if (process.status !== "active") return;
		const said = reportedValue(process, this.#field);
		const planned = isDay(said) ? said : null;
		const isLater = behindOf(planned, expected) === behindValues.later;
		this.#tally.add([monthOf(planned)], [1, 0, isLater ? 1 : 0]);
		this.#tally.add([monthOf(expected)], [0, 1, 0]);
	}

	figures(): Figures {
		const rows = this.#tally
			.rows()
			.map(({ key: [month = null], sums }) => ({ of: [{ value: month, label: labelOf(month) }], values: sums }))
			.sort((one, other) => ((one.of[0]?.value ?? "~") < (other.of[0]?.value ?? "~") ? -1 : 1));
		return {
			label: null,
			measure: null,
			by: [{ field: "month", label: null }],
			columns: columns.map((value) => ({ field: "measure", value, label: reportTexts.planningColumns[value], kind: "count" })),
			rows,
			totals: sumsOf(rows, columns.length),
		};
	}
}

const monthOf = (day: Day | null) => (day === null ? null : day.slice(0, 7));

function labelOf(month: string | null): string {
	if (month === null) return reportTexts.noDay;
	const [year, number] = month.split("-").map(Number);
	return `${months[(number ?? 1) - 1] ?? ""} ${year}`;
}
