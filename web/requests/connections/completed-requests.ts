import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { largestPage } from "../../api/collection.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

/** Uuids of the requests whose process is completed, of a municipality or of all that the person sees. */
export function completedRequestsQuery(code?: string) {
	return queryOptions({
		queryKey: ["requests-of-completed", code ?? null],
		queryFn: ({ signal }) => loadCompleted(code, signal),
		staleTime: 60_000,
	});
}

async function loadCompleted(code: string | undefined, signal: AbortSignal): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	let at: number | undefined;
	let offSet: number | null = 0;
	while (offSet !== null) {
		const query = { pageSize: largestPage, codes: code, realisationStatus: "completed", at, offSet };
		const page: AnswerOf<"listRequests"> = await call(operations.listRequests, { query, signal });
		for (const { uuid } of page.data) found.add(uuid);
		at = page.metaData.pagination.at;
		offSet = page.metaData.pagination.next;
	}
	return found;
}
