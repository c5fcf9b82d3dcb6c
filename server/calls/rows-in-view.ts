import { mostInBulk } from "../../engine/index.ts";
import type { RowQuestion } from "../database/rows/row-question.ts";
import { Problem } from "../problems/problem.ts";
import { areFilters, checkQuestion } from "./asked-rows.ts";
import type { FoundRows } from "./row-keys.ts";

/** The maximum that can be compared with the earlier state; a longer view is an overview, for which new rows are not reported. */
export const mostInView = mostInBulk - 1;

/** The rows in view are always requested as one page. */
export const wholeView = { rows: mostInView + 1, skip: 0, after: null } as const;

/**
 * The uuids that a view shows to somebody. Null when that is unknown: there are more than `mostInView`, part of its query is hidden from
 * them or not in the rows, or it exceeds the limits of a call. The stored query is an address that anybody may have typed.
 */
export async function rowsInView<Question extends RowQuestion>(
	found: FoundRows<Question>,
	question: Question,
): Promise<ReadonlySet<string> | null> {
	if (!found.whole || !areFilters(question.filters)) return null;
	try {
		checkQuestion(found, question);
		const { uuids } = await found.page(question, question.rows);
		return uuids.length > mostInView ? null : new Set(uuids);
	} catch (error) {
		// Whether the query exceeds the limits is only known on the way.
		if (error instanceof Problem) return null;
		throw error;
	}
}
