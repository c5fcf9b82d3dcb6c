import { askedKind, isPlain, isReadable, readTest, testSentence } from "../../../engine/index.ts";
import type { TableFields } from "../fields/table-field.ts";
import { type DrawnFilter, type Occurring, valueLabels } from "./filter-choices.ts";

/** An active filter in words, for its chip. */
export interface FilterSentence {
	/** The name of a plain value of one of the list's filters; a sentence for any other test. */
	readonly words: string;
	/** Name of the filter, if the words don't mention it. */
	readonly of?: string;
}

/** `rows`, `complete`: as for the filters that are drawn. */
export function filterSentences<Row extends object>(
	fields: TableFields<Row>,
	filters: readonly DrawnFilter[],
	rows: readonly Row[] | Occurring,
	complete: boolean,
): (field: string, text: string) => FilterSentence {
	return (name, text) => {
		const field = fields.get(name);
		if (field === undefined) return { words: text };
		const kind = askedKind(name, field.kind);
		const test = readTest(kind, text);
		const drawn = filters.find((filter) => filter.field === name);
		const labelOf = drawn?.labelOf ?? valueLabels(field, rows, complete);
		const [value = ""] = test.values;
		if (drawn !== undefined && isPlain(kind, test) && isReadable(kind, test)) return { words: labelOf(value), of: drawn.label };
		return { words: testSentence(drawn?.label ?? field.label, kind, test, labelOf) };
	};
}
