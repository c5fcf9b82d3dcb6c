import type { RealisationRecord } from "../../engine/index.ts";
import { type Answer, request } from "../api/request.ts";

/** Largest page the API gives. */
export const largestPage = 400;

export interface RealisationsPageQuery {
	readonly pageSize?: number;
	/** Snapshot time the first page answered; keeps later pages from missing or doubling a record. */
	readonly at?: number;
	/** Records to skip. */
	readonly offSet?: number;
	/** Only what changed after this instant, in milliseconds. */
	readonly fromTimeStamp?: number;
	readonly codes?: readonly string[];
	readonly signal?: AbortSignal;
}

export function getRealisationsPage({ codes, signal, ...query }: RealisationsPageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	return request({
		method: "GET",
		path: "processes/realisation",
		query: { pageSize: largestPage, ...query, codes: codes?.join(",") },
		...(signal ? { signal } : {}),
	});
}
