import { queryOptions } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import type { Areas } from "../map/area-layer.ts";

/** The areas with a permit of the tenant's layer; they change about once a year. */
export const permitAreasQuery = queryOptions({
	queryKey: ["permit-areas"],
	queryFn: async ({ signal }) => (await request<Areas>({ method: "GET", path: "permit-areas", signal })).data,
	staleTime: Number.POSITIVE_INFINITY,
	// A map without the layer is a map all the same.
	meta: { quiet: true },
});
