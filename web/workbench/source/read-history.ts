import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

export type Made = AnswerOf<"listDesignEdits">["data"][number];

/** Maximum number of pages of the history to fetch. */
const mostPages = 25;

/** All changes in a design, newest first, and names by user id. @throws if there is no response. */
export async function readHistory(
	uuid: string,
): Promise<{ readonly edits: readonly Made[]; readonly people: Readonly<Record<string, string>> }> {
	const edits: Made[] = [];
	const people: Record<string, string> = {};
	for (let page = 0; page < mostPages; page++) {
		const last = edits.at(-1)?.number;
		const query = last === undefined ? {} : { after: String(last) };
		const { data, related } = await call(operations.listDesignEdits, { params: { uuid }, query });
		edits.push(...data);
		Object.assign(people, related?.people);
		if (data.length < 200) break;
	}
	return { edits: edits.toReversed(), people };
}

/** Numbers of the edits that were undone and not redone. `edits`: newest first. */
export function takenBack(edits: readonly Pick<Made, "number" | "undoes">[]): ReadonlySet<number> {
	const undone = new Set<number>();
	for (const { number, undoes } of edits) if (undoes !== null && !undone.has(number)) undone.add(undoes);
	return undone;
}
