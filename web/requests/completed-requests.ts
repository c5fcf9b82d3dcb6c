import { queryOptions } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import { largestPage } from "../api/collection.ts";
import { type Answer, request } from "../api/request.ts";

/** Uuids of the requests of a municipality whose process is completed. */
export function completedRequestsQuery(code: string) {
	return queryOptions({
		queryKey: ["requests-of-completed", code],
		queryFn: ({ signal }) => loadCompleted(code, signal),
		staleTime: 60_000,
	});
}

async function loadCompleted(code: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
	const found = new Set<string>();
	let at: number | undefined;
	let offSet: number | null = 0;
	while (offSet !== null) {
		const page: Answer<readonly AnyRequest[]> = await request<readonly AnyRequest[]>({
			method: "GET",
			path: "charging-point-requests",
			query: { pageSize: largestPage, codes: code, realisationStatus: "completed", at, offSet },
			signal,
		});
		for (const { uuid } of page.data) found.add(uuid);
		at = page.metaData?.pagination?.at ?? at;
		offSet = page.metaData?.pagination?.next ?? null;
	}
	return found;
}
