import { askedOfProcesses, mostInBulk } from "../../engine/index.ts";
import { checkQuestion } from "../calls/asked-rows.ts";
import type { DataDoor } from "../database/open-database.ts";
import { Problem } from "../problems/problem.ts";
import { rowsOfProcessesToFill } from "./fill-rows.ts";
import type { Asker } from "./rows/asker.ts";
import { ListOfRows } from "./rows/list-of-rows-store.ts";
import { rowPlanOf } from "./rows/row-plan-of.ts";

/** The most that can be compared with what was there before; a longer view is an overview, into which nothing newly comes. */
export const mostInView = mostInBulk - 1;

/**
 * The processes that a view shows to somebody, by uuid. Null where that cannot be said: there are more than `mostInView`, the
 * rows are still being made, or part of what a field is made of is hidden from them. `search`: what the view stores.
 */
export async function processesInView(reading: DataDoor["reading"], asker: Asker, search: string): Promise<ReadonlySet<string> | null> {
	const { tenant, access } = asker;
	const [path = "", query = ""] = search.split("?", 2);
	if ((await rowsOfProcessesToFill(reading, tenant, access)) !== null) return null;
	const rows = await ListOfRows.of(reading, asker);
	if (!rows.whole) return null;
	const question = {
		...askedOfProcesses({ word: path.slice(1), params: new URLSearchParams(query) }, rowPlanOf(tenant).list, tenant.definition.filterWords),
		...{ within: [], sort: "created", descending: true, rows: mostInView + 1, skip: 0, after: null },
	};
	try {
		checkQuestion(rows, question);
	} catch (error) {
		if (error instanceof Problem) return null;
		throw error;
	}
	const { uuids } = await rows.page(question, mostInView + 1);
	return uuids.length > mostInView ? null : new Set(uuids);
}
