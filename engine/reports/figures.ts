import { compareLabels } from "../text/index.ts";
/** Figures of a report, as a table: charts draw the same. */
export interface Figures {
	/** Dutch heading; null: the report's own. */
	readonly label: string | null;
	/** What every column counts, if the reader chooses between tables; null otherwise. */
	readonly measure: FigureValue | null;
	/** Fields whose values make the rows, with their headings; null: the screen knows it by the field's name. */
	readonly by: readonly { readonly field: string; readonly label: string | null }[];
	readonly columns: readonly FigureColumn[];
	readonly rows: readonly FigureRow[];
	/** Over all rows; null where a total is meaningless. */
	readonly totals: readonly (number | null)[] | null;
}

export interface FigureValue {
	readonly value: string | null;
	/** Null: the screen knows it by field and value. */
	readonly label: string | null;
}

export interface FigureColumn extends FigureValue {
	/** What the columns are: "measure", or the field whose values they are. */
	readonly field: string;
	readonly kind: "count" | "days";
}

export interface FigureRow {
	readonly of: readonly FigureValue[];
	/** In the order of the columns; null: there is nothing to count. */
	readonly values: readonly (number | null)[];
	/** The row split further. */
	readonly rows?: readonly FigureRow[];
}

/** The names and order of the values of fields. */
export interface FieldLabels {
	/** Dutch name of the field; null: the screen knows it. */
	readonly label: string | null;
	/** Values that always have a row, in order. */
	readonly known: readonly string[];
	/** Null: the screen knows it by field and value. */
	labelOf(value: string): string | null;
}

export type LabelsOf = (field: string) => FieldLabels;

/** The values in the order of the known ones, others after them by their label, and no value last. */
export function inOrder(values: readonly (string | null)[], { known, labelOf }: FieldLabels): readonly (string | null)[] {
	const rank = (value: string | null) => (value === null ? known.length + 1 : known.includes(value) ? known.indexOf(value) : known.length);
	const label = (value: string | null) => (value === null ? "" : (labelOf(value) ?? value));
	return [...values].sort((one, other) => rank(one) - rank(other) || compareLabels(label(one), label(other)));
}

/** Rows in the order of their values, the first field first. */
export function sortRows<Row extends { readonly of: readonly FigureValue[] }>(
	rows: readonly Row[],
	fields: readonly string[],
	labelsOf: LabelsOf,
): readonly Row[] {
	const ranks = fields.map((field, index) => {
		const ordered = inOrder([...new Set(rows.map(({ of }) => of[index]?.value ?? null))], labelsOf(field));
		return new Map(ordered.map((value, place) => [value, place]));
	});
	const rank = ({ of }: Row, index: number) => ranks[index]?.get(of[index]?.value ?? null) ?? 0;
	return [...rows].sort((one, other) => {
		const at = fields.findIndex((_, index) => rank(one, index) !== rank(other, index));
		return at < 0 ? 0 : rank(one, at) - rank(other, at);
	});
}

export function figureValue(value: string | null, labels: FieldLabels): FigureValue {
	return { value, label: value === null ? null : labels.labelOf(value) };
}

export function sumsOf(rows: readonly { readonly values: readonly (number | null)[] }[], width: number): readonly number[] {
	return Array.from({ length: width }, (_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}
