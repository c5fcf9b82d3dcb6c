import type { RealisationRecord } from "../../engine/index.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import { type Answer, request } from "../api/request.ts";

export function getRealisationsPage({ codes, signal, ...query }: PageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	return request({
		method: "GET",
		path: "processes/realisation",
		query: { pageSize: largestPage, ...query, codes: codes?.join(",") },
		...(signal ? { signal } : {}),
	});
}
