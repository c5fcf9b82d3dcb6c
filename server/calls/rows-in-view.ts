import { mostInBulk } from "../../engine/index.ts";
import type { RowQuestion } from "../database/rows/row-question.ts";
import { Problem } from "../problems/problem.ts";
import { areFilters, checkQuestion } from "./asked-rows.ts";
import type { FoundRows } from "./row-keys.ts";

/** The most that can be compared with what was there before; a longer view is an overview, into which nothing newly comes. */
export const mostInView = mostInBulk - 1;

/** The rows in view are always asked for in one page. */
export const wholeView = { rows: mostInView + 1, skip: 0, after: null } as const;

/**
 * What a view shows to somebody, by uuid. Null where that cannot be said: there are more than `mostInView`, part of what it asks
 * is hidden from them or known to no row, or it asks more than a call may. What a view keeps is an address that anybody typed.
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
		// How much is asked is found out on the way.
		if (error instanceof Problem) return null;
		throw error;
	}
}
