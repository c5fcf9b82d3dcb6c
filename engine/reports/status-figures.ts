import { type Figures, figureValue, type LabelsOf, sortRows, sumsOf } from "./figures.ts";
import type { Measure } from "./report-definition.ts";
import type { ReportedProcess } from "./reported-process.ts";
import { Tally } from "./tally.ts";
import { type Measures, measured } from "./totals-figures.ts";

const statuses = ["active", "onhold", "cancelled", "completed"] as const;

/** The field that splits processes of one status: their step, or the reason why they stand still. */
const partOf = { active: "step", onhold: "onHoldReason", cancelled: "cancelReason", completed: null } as const;

/** Processes per step, on hold and cancelled by reason, and completed. */
export class StatusFigures {
	readonly #measures: readonly (readonly [string, Measure])[];
	readonly #tally: Tally;

	constructor(measures: Measures) {
		this.#measures = Object.entries(measures);
		this.#tally = new Tally(this.#measures.length);
	}

	add(process: ReportedProcess): void {
		const { status, step, reason } = process;
		const part = status === "active" ? step : status === "completed" ? null : (reason?.value ?? null);
		this.#tally.add(
			[status, part],
			this.#measures.map(([, measure]) => measured(process, measure)),
		);
	}

	figures(labelsOf: LabelsOf): Figures {
		const width = this.#measures.length;
		for (const step of labelsOf("step").known) this.#tally.add(["active", step], []);
		this.#tally.add(["completed", null], []);
		const found = this.#tally.rows();
		const status = labelsOf("status");
		const rows = statuses.flatMap((name) => {
			const field = partOf[name];
			const ofStatus = found
				.filter(({ key }) => key[0] === name)
				.map(({ key: [, part = null], sums }) => ({ part: field === null ? null : figureValue(part, labelsOf(field)), values: sums }))
				.map(({ part, values }) => ({ of: part === null ? [] : [part], values }));
			return sortRows(ofStatus, field === null ? [] : [field], labelsOf).map(({ of, values }) => ({
				of: [figureValue(name, status), ...of],
				values,
			}));
		});
		return {
			label: null,
			measure: null,
			by: [
				{ field: "status", label: status.label },
				{ field: "part", label: null },
			],
			columns: this.#measures.map(([value, { label }]) => ({ field: "measure", value, label, kind: "count" })),
			rows,
			totals: sumsOf(rows, width),
		};
	}
}
