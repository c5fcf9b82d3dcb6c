import type { AnyRequest } from "../../engine/index.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import { type Answer, request } from "../api/request.ts";

export function getRequestsPage({ codes, signal, ...query }: PageQuery): Promise<Answer<readonly AnyRequest[]>> {
	return request({
		method: "GET",
		path: "charging-point-requests",
		query: { pageSize: largestPage, ...query, codes: codes?.join(",") },
		...(signal ? { signal } : {}),
	});
}
