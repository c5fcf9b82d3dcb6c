import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

export type Made = AnswerOf<"listDesignEdits">["data"][number];

/** All changes in a design, newest first, and names by user id. @throws if there is no response. */
export async function readHistory(
	uuid: string,
): Promise<{ readonly edits: readonly Made[]; readonly people: Readonly<Record<string, string>> }> {
	const edits: Made[] = [];
	const people: Record<string, string> = {};
	for (let after: number | null = 0; after !== null; ) {
		const page: AnswerOf<"listDesignEdits"> = await call(operations.listDesignEdits, { params: { uuid }, query: { after: String(after) } });
		edits.push(...page.data);
		Object.assign(people, page.related.people);
		after = nextAfter(page);
	}
	return { edits: edits.toReversed(), people };
}

/** A server of an earlier version does not say it, and has pages of 200. */
function nextAfter({ data, metaData }: Partial<AnswerOf<"listDesignEdits">>): number | null {
	if (metaData !== undefined) return metaData.pagination.next;
	return data?.length === 200 ? (data.at(-1)?.number ?? null) : null;
}

/** Numbers of the edits that were undone and not redone. `edits`: newest first. */
export function takenBack(edits: readonly Pick<Made, "number" | "undoes">[]): ReadonlySet<number> {
	const undone = new Set<number>();
	for (const { number, undoes } of edits) if (undoes !== null && !undone.has(number)) undone.add(undoes);
	return undone;
}
