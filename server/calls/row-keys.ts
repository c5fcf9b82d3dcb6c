import { mostInBulk } from "../../engine/index.ts";
import type { RowsFilled } from "../database/rows/listed-fill.ts";
import type { RowQuestion } from "../database/rows/row-question.ts";
import { checkQuestion, type KnownRows, refusedAt } from "./asked-rows.ts";
import { listFilling } from "./list-filling.ts";
import { answer, object, params, uuid } from "./schema-parts.ts";

/** A list whose rows can be found by a query. */
export interface FoundRows<Question> extends KnownRows {
	/** False when only the records can answer for this person. */
	readonly whole: boolean;
	readonly page: (question: Question, total: number) => Promise<{ readonly uuids: readonly string[] }>;
}

/** The call for the keys of all rows that a query finds, in order to select them all; limited to the size of a bulk act. */
export const rowKeysCall = (
	list: "realisations" | "requests",
	operationId: string,
	summary: string,
	asked: Readonly<Record<string, object>>,
) => {
	const { rows: _rows, page: _page, after: _after, ...querystring } = asked;
	return {
		method: "GET",
		url: `/lists/${list}/keys`,
		schema: {
			operationId,
			summary,
			tags: [list],
			params: params({}),
			querystring: object(querystring, []),
			response: {
				200: answer(object({ data: { type: "array", items: uuid } }), `Uuids in the order of the list, ${mostInBulk} at most.`),
			},
		},
		refusals: ["invalid", "list-filling"],
	} as const;
};

/** Its answer. `filling`: null when every row is there. Throws "invalid" and "list-filling". */
export async function rowKeys<Question extends RowQuestion>(asked: Question, found: FoundRows<Question>, filling: RowsFilled | null) {
	if (filling === null && !found.whole) throw refusedAt("filters");
	const question = { ...asked, rows: mostInBulk };
	checkQuestion(found, question);
	if (filling !== null) throw listFilling(filling);
	return { data: (await found.page(question, mostInBulk)).uuids };
}
