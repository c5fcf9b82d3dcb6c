import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

export type Made = AnswerOf<"listDesignEdits">["data"][number];

/** Pages of the history that are fetched at most. */
const mostPages = 25;

/** Everything that was changed in a design, the newest first, and names by user id. @throws when nothing answers. */
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

/** Numbers of what was taken back and not done again. The newest comes first. */
export function takenBack(edits: readonly Pick<Made, "number" | "undoes">[]): ReadonlySet<number> {
	const undone = new Set<number>();
	for (const { number, undoes } of edits) if (undoes !== null && !undone.has(number)) undone.add(undoes);
	return undone;
}
