import { compareLabels } from "../text/index.ts";
/** Figures of a report, as a table; charts show the same numbers. */
export interface Figures {
	/** Dutch heading; null: the report's own. */
	readonly label: string | null;
	/** What every column counts, if the reader chooses between tables; null otherwise. */
	readonly measure: FigureValue | null;
	/** Fields whose values are the rows, with their headings; null: the screen knows the heading by the field's name. */
	readonly by: readonly { readonly field: string; readonly label: string | null }[];
	readonly columns: readonly FigureColumn[];
	readonly rows: readonly FigureRow[];
	/** Over all rows; null where a total is meaningless. */
	readonly totals: readonly (number | null)[] | null;
}

export interface FigureValue {
	readonly value: string | null;
	/** Null when the screen knows it by field and value. */
	readonly label: string | null;
}

export interface FigureColumn extends FigureValue {
	/** What the columns are: "measure", or the field whose values they are. */
	readonly field: string;
	readonly kind: "count" | "days";
}

export interface FigureRow {
	readonly of: readonly FigureValue[];
	/** In the order of the columns; null when there is nothing to count. */
	readonly values: readonly (number | null)[];
	/** The same row split by a further field. */
	readonly rows?: readonly FigureRow[];
}

/** The names and order of the values of fields. */
export interface FieldLabels {
	/** Dutch name of the field; null when the screen knows it. */
	readonly label: string | null;
	/** Values that always have a row, in order. */
	readonly known: readonly string[];
	/** Null when the screen knows it by field and value. */
	labelOf(value: string): string | null;
}

export type LabelsOf = (field: string) => FieldLabels;

/** Sorts values: the known ones in their order, others after them by label, and the absence of a value last. */
export function inOrder(values: readonly (string | null)[], { known, labelOf }: FieldLabels): readonly (string | null)[] {
	const rank = (value: string | null) => (value === null ? known.length + 1 : known.includes(value) ? known.indexOf(value) : known.length);
	const label = (value: string | null) => (value === null ? "" : (labelOf(value) ?? value));
	return [...values].sort((one, other) => rank(one) - rank(other) || compareLabels(label(one), label(other)));
}

/** Sorts rows by their values, the first field first. */
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
