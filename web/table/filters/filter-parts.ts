import { askedKind, isPlain, readTest } from "../../../engine/index.ts";
import type { TableFields } from "../fields/table-field.ts";

/** Values of one field that are taken away together, because a row needs only one of them. */
interface FilterPart {
	readonly field: string;
	readonly values: readonly string[];
	/** The filters without these values. */
	readonly others: Readonly<Record<string, readonly string[]>>;
}

/** The filters, in the parts that each keep rows out by themselves. */
export function filterParts<Row>(fields: TableFields<Row>, filters: Readonly<Record<string, readonly string[]>>): readonly FilterPart[] {
	return Object.entries(filters).flatMap(([name, texts]) => {
		const field = fields.get(name);
		if (field === undefined) return [];
		const kind = askedKind(name, field.kind);
		const isAlternative = (value: string) => field.kind !== "text" && field.kind !== "tags" && isPlain(kind, readTest(kind, value));
		const together = texts.filter(isAlternative);
		const alone = texts.filter((value) => !isAlternative(value));
		return [...(together.length > 0 ? [together] : []), ...alone.map((value) => [value])].map((values) => {
			const { [name]: _taken, ...others } = filters;
			const kept = texts.filter((value) => !values.includes(value));
			return { field: name, values, others: kept.length > 0 ? { ...others, [name]: kept } : others };
		});
	});
}
