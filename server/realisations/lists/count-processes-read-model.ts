import type { DataDoor } from "../../database/opening/open-database.ts";
import type { Asker } from "../rows/asker.ts";
import { rowsAreFilled } from "../rows/fill-rows.ts";
import { ListOfRows } from "../rows/list-of-rows-store.ts";
import type { ProcessQuestion } from "../rows/row-question.ts";

/** How many processes the list of all processes shows to a person for each of these filters; null while its rows are being filled. */
export async function countProcesses(
	data: DataDoor,
	asker: Asker,
	questions: readonly ProcessQuestion["filters"][],
): Promise<readonly number[] | null> {
	if (questions.length === 0) return [];
	if (!(await rowsAreFilled(data, asker.tenant))) return null;
	const list = await ListOfRows.of(data.reading, asker);
	const counts: number[] = [];
	for (const filters of questions) counts.push((await list.matching({ filters, within: [] })).reduce((sum, { rows }) => sum + rows, 0));
	return counts;
}
