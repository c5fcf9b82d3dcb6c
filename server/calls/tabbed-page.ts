import type { FieldValue, ListDefinition } from "../../engine/index.ts";
import type { RowsFilled } from "../database/rows/listed-fill.ts";
import type { RowQuestion } from "../database/rows/row-question.ts";
import { checkQuestion, refusedAt, writePlace } from "./asked-rows.ts";
import { listFilling } from "./list-filling.ts";
import { engineType } from "./schema-parts.ts";
import type { TabbedRows } from "./tabbed-rows-store.ts";

const count = { type: "integer", minimum: 0 } as const;

/** The counts that come with a page of a list. */
export const tabbedCounts = {
	total: { ...count, description: "Rows of the tab that meet the filters, on all pages." },
	all: { ...count, description: "Rows that the person may see." },
	matching: {
		type: "object",
		additionalProperties: count,
		...engineType("Readonly<Record<string, number>>", "Rows of each tab that meet the filters, by its word."),
	},
	matchingAll: { ...count, description: "Rows of all tabs that meet the filters." },
	after: { type: ["string", "null"], description: "Where the next page begins; null where only its number says it." },
} as const;

/**
 * Throws "invalid" for a query that the rows of a list cannot answer, and "list-filling" until every record has its row. A list with fields
 * defined by the tenant cannot be queried at all: the browser then loads the records themselves.
 */
export function checkTabbed<Asked extends object>(rows: TabbedRows<Asked>, question: RowQuestion, filling: RowsFilled | null): void {
	const { category } = question;
	if (!rows.whole) throw refusedAt("filters");
	checkQuestion(rows, question);
	if (category !== null && !rows.list.categories.some(({ word }) => word === category)) throw refusedAt("category");
	if (filling !== null) throw listFilling(filling);
}

/** Uuids of a page in order, and its counts. `isAll`: the query has no conditions, so that one count is enough. */
export async function tabbedPage<Asked extends object>(rows: TabbedRows<Asked>, question: RowQuestion & Asked, isAll: boolean) {
	const { category } = question;
	const everything = await rows.everything();
	const matching = isAll ? everything : await rows.count(question);
	const total = category === null ? matching.all : (matching.tabs[category] ?? 0);
	const { uuids, last } = await rows.page(question, total);
	const counts = {
		total,
		all: everything.all,
		matching: matching.tabs,
		matchingAll: matching.all,
		after: last === null ? null : writePlace(last),
	};
	return { uuids, counts };
}

interface ListWithChoices {
	readonly list: ListDefinition;
	readonly choices: (field: string) => Promise<readonly FieldValue[]>;
}

/** The options of each filter of a list. */
export async function choicesOf(rows: ListWithChoices): Promise<Readonly<Record<string, readonly FieldValue[]>>> {
	const { filters, fields } = rows.list;
	const chosen = filters.map(({ field }) => field).filter((field) => fields[field]?.kind !== "text");
	return Object.fromEntries(await Promise.all(chosen.map(async (field) => [field, await rows.choices(field)] as const)));
}
