import { type FieldLabels, type FigureRow, type Figures, figureValue, inOrder, type LabelsOf, sortRows, sumsOf } from "./figures.ts";
import type { Measure, TotalsTable } from "./report-definition.ts";
import { isFilled, type ReportedProcess, reportedNumber, reportedValue } from "./reported-process.ts";
import { Tally, type TallyKey } from "./tally.ts";

export type Measures = Readonly<Record<string, Measure>>;

/** What a measure adds for one process. */
export function measured(process: ReportedProcess, { sum, filled }: Measure): number {
	if (filled !== null && !isFilled(process, filled)) return 0;
	return sum === null ? 1 : sum.reduce((total, path) => total + reportedNumber(process, path), 0);
}

/** One table of totals, to which processes are added one by one. `pathOf`: path of the value of a field of the list. */
export class TotalsFigures {
	readonly #table: TotalsTable;
	readonly #measures: readonly (readonly [string, Measure])[];
	readonly #fields: readonly { readonly name: string; readonly path: string | null }[];
	readonly #tally: Tally;

	constructor(table: TotalsTable, measures: Measures, pathOf: (field: string) => string | null) {
		this.#table = table;
		this.#measures = table.measures.flatMap((name) => {
			const measure = measures[name];
			return measure === undefined ? [] : [[name, measure] as const];
		});
		const names = table.across === null ? table.by : [...table.by, table.across];
		this.#fields = names.map((name) => ({ name, path: pathOf(name) }));
		this.#tally = new Tally(this.#measures.length);
	}

	add(process: ReportedProcess): void {
		this.#tally.add(
			this.#fields.map((field) => reportedValue(process, field)),
			this.#measures.map(([, measure]) => measured(process, measure)),
		);
	}

	/** One table, or with `across` one for each measure. */
	figures(labelsOf: LabelsOf): readonly Figures[] {
		const { across } = this.#table;
		return across === null ? [this.#plain(labelsOf)] : this.#measures.map((_, index) => this.#across(across, index, labelsOf));
	}

	#plain(labelsOf: LabelsOf): Figures {
		const found = this.#tally.rows().map(({ key, sums }) => ({ key, values: sums }));
		return this.#tableOf(
			found,
			null,
			this.#measures.map(([value, { label }]) => ({ field: "measure", value, label, kind: "count" })),
			labelsOf,
		);
	}

	#across(field: string, index: number, labelsOf: LabelsOf): Figures {
		const labels = labelsOf(field);
		const rows = this.#tally.rows();
		const found = new Set<string | null>([...labels.known, ...rows.map(({ key }) => key.at(-1) ?? null)]);
		const values = inOrder([...found], labels);
		const pivot = new Tally(values.length + 1);
		for (const { key, sums } of rows) {
			const number = sums[index] ?? 0;
			pivot.addAt(key.slice(0, -1), values.indexOf(key.at(-1) ?? null), number);
			pivot.addAt(key.slice(0, -1), values.length, number);
		}
		const [name, measure] = this.#measures[index] ?? ["", undefined];
		return this.#tableOf(
			pivot.rows().map(({ key, sums }) => ({ key, values: sums })),
			{ value: name, label: measure?.label ?? null },
			[
				...values.map((value) => ({ field, kind: "count" as const, ...figureValue(value, labels) })),
				{ field: "total", value: null, label: null, kind: "count" },
			],
			labelsOf,
		);
	}

	#tableOf(
		found: readonly { readonly key: TallyKey; readonly values: readonly number[] }[],
		measure: Figures["measure"],
		columns: Figures["columns"],
		labelsOf: LabelsOf,
	): Figures {
		const { by, label } = this.#table;
		const labels = by.map(labelsOf);
		const rows: FigureRow[] = found.map(({ key, values }) => ({
			of: key.map((value, index) => figureValue(value, labels[index] as FieldLabels)),
			values,
		}));
		return {
			label,
			measure,
			by: by.map((field, index) => ({ field, label: labels[index]?.label ?? null })),
			columns,
			rows: sortRows([...rows, ...emptyRows(found, labels, columns.length)], by, labelsOf),
			totals: sumsOf(rows, columns.length),
		};
	}
}

/** A row of zeros for every known value that no process has, if the rows are split by one field. */
function emptyRows(
	found: readonly { readonly key: TallyKey }[],
	[labels, ...others]: readonly FieldLabels[],
	width: number,
): readonly FigureRow[] {
	if (labels === undefined || others.length > 0) return [];
	const there = new Set(found.map(({ key }) => key[0]));
	return labels.known
		.filter((value) => !there.has(value))
		.map((value) => ({ of: [figureValue(value, labels)], values: new Array<number>(width).fill(0) }));
}
