import { askedKind, isPlain, isReadable, readTest, testSentence } from "../../engine/index.ts";
import type { DrawnFilter } from "./filter-choices.ts";
import { choiceLabels } from "./filter-choices.ts";
import type { TableFields } from "./table-field.ts";

/** What a filter's text asks, in words: a plain value of one of the list's filters by its name alone, anything else as a sentence. */
export function sentencesOf<Row>(fields: TableFields<Row>, filters: readonly DrawnFilter[]): (field: string, text: string) => string {
	return (name, text) => {
		const field = fields.get(name);
		if (field === undefined) return text;
		const kind = askedKind(name, field.kind);
		const test = readTest(kind, text);
		const labelOf = field.kind === "text" ? (value: string) => value : choiceLabels(field);
		const [value = ""] = test.values;
		const drawn = filters.find((filter) => filter.field === name);
		if (drawn !== undefined && isPlain(kind, test) && isReadable(kind, test)) return labelOf(value);
		return testSentence(drawn?.label ?? field.label, kind, test, labelOf);
	};
}
