import type { StepCode } from "../definition/flow-definition.ts";
import { daysPerRound, type RoundEvent } from "../progress/step-rounds.ts";
import { type FigureRow, type Figures, figureValue, type LabelsOf, sortRows } from "./figures.ts";
import { type ReportedProcess, reportedValue } from "./reported-process.ts";
import { Tally, type TallyKey } from "./tally.ts";

type Field = { readonly name: string; readonly path: string | null };

/**
 * Average days per step, for each value of a field and, within it, of another field. Every round of a step counts, including rounds that a
 * reset emptied and the round that is still open, until now.
 */
export class BenchmarkFigures {
	readonly #steps: readonly StepCode[];
	readonly #fields: readonly Field[];
	readonly #whole: Tally;
	readonly #split: Tally;

	constructor(steps: readonly StepCode[], by: Field, detail: Field | null) {
		this.#steps = steps;
		this.#fields = detail === null ? [by] : [by, detail];
		// Processes, and for each step the number of rounds and the days they took.
		const width = 1 + 2 * steps.length;
		this.#whole = new Tally(width);
		this.#split = new Tally(width);
	}

	/** `events`: those that determine rounds, oldest first. */
	add(process: ReportedProcess, events: readonly RoundEvent[], now: number): void {
		const rounds = daysPerRound(process.flow, events, now);
		const taken = (step: StepCode) => rounds.get(step) ?? [];
		const numbers = [1, ...this.#steps.flatMap((step) => [taken(step).length, taken(step).reduce((sum, days) => sum + days, 0)])];
		const key = this.#fields.map((field) => reportedValue(process, field));
		this.#whole.add(key.slice(0, 1), numbers);
		if (key.length > 1) this.#split.add(key, numbers);
	}

	figures(labelsOf: LabelsOf): Figures {
		const [by, detail] = this.#fields;
		const row = (part: string | null, field: string, sums: readonly number[]): FigureRow => ({
			of: [figureValue(part, labelsOf(field))],
			values: this.#averages(sums),
		});
		const within = ([value]: TallyKey): readonly FigureRow[] =>
			detail === undefined
				? []
				: sortRows(
						this.#split
							.rows()
							.filter(({ key }) => key[0] === value)
							.map(({ key, sums }) => row(key[1] ?? null, detail.name, sums)),
						[detail.name],
						labelsOf,
					);
		const field = by?.name ?? "";
		const rows = this.#whole.rows().map(({ key, sums }) => ({ ...row(key[0] ?? null, field, sums), rows: within(key) }));
		const all = new Tally(1 + 2 * this.#steps.length);
		for (const { sums } of this.#whole.rows()) all.add([], sums);
		const steps = labelsOf("step");
		return {
			label: null,
			measure: null,
			by: [{ field, label: labelsOf(field).label }],
			columns: [
				{ field: "measure", value: "processes", label: null, kind: "count" },
				...this.#steps.map((step) => ({ field: "step", kind: "days" as const, ...figureValue(step, steps) })),
			],
			rows: sortRows(rows, [field], labelsOf),
			totals: this.#averages(all.rows()[0]?.sums ?? [0]),
		};
	}

	#averages([processes = 0, ...rest]: readonly number[]): readonly (number | null)[] {
		return [
			processes,
			...this.#steps.map((_, index) => {
				const [times = 0, days = 0] = rest.slice(2 * index, 2 * index + 2);
				return times === 0 ? null : Math.round((10 * days) / times) / 10;
			}),
		];
	}
}
