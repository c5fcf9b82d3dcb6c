import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import * as operations from "./generated/operations.ts";

/** Preferences belong to the account, so they are the same on every device. Requested once per page load. */
export const preferencesQuery = queryOptions({
	queryKey: ["preferences"],
	queryFn: async ({ signal }) => (await call(operations.getPreferences, { signal })).data,
	staleTime: Number.POSITIVE_INFINITY,
	meta: { quiet: true },
});
