import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { DataOf } from "../api/operation.ts";

export type ManualPageContent = DataOf<"getManualPage">;

/** Quiet: the page itself reports that fetching failed. */
export const manualQueries = {
	page: (slug: string) =>
		queryOptions({
			queryKey: ["manual-page", slug],
			queryFn: async ({ signal }) => (await call(operations.getManualPage, { params: { slug }, signal })).data,
			staleTime: 3_600_000,
			meta: { quiet: true },
		}),
};
