import type { RealisationRecord } from "../../engine/index.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import { type Answer, request } from "../api/request.ts";

interface RealisationsPageQuery extends PageQuery {
	/** `days`: of the past only what counts the days of progress. Half the size and more. */
	readonly past?: "whole" | "days";
}

export function getRealisationsPage({ codes, signal, ...query }: RealisationsPageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	return request({
		method: "GET",
		path: "processes/realisation",
		query: { pageSize: largestPage, ...query, codes: codes?.join(",") },
		...(signal ? { signal } : {}),
	});
}
