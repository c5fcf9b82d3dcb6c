import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";

/** The permit areas of the tenant's layer; they change about once a year. */
export const permitAreasQuery = queryOptions({
	queryKey: ["permit-areas"],
	queryFn: async ({ signal }) => (await call(operations.listPermitAreas, { signal })).data,
	staleTime: Number.POSITIVE_INFINITY,
	// The map remains usable without the layer.
	meta: { quiet: true },
});
