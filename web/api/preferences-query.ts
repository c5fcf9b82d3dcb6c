import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import * as operations from "./generated/operations.ts";

/** Of the account, so the same on every device. Asked once per page load. */
export const preferencesQuery = queryOptions({
	queryKey: ["preferences"],
	queryFn: async ({ signal }) => (await call(operations.getPreferences, { signal })).data,
	staleTime: Number.POSITIVE_INFINITY,
	meta: { quiet: true },
});
