import type { RealisationRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import { largestPage, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import type { Answer } from "../api/request.ts";

/** Names by user id of the people in a record's events. Users without an account here are missing. */
export type People = Readonly<Record<string, string>>;

interface RealisationAnswer {
	readonly record: RealisationRecord;
	readonly people: People;
}

export async function getRealisation(uuid: string, signal?: AbortSignal): Promise<RealisationAnswer> {
	const { data, related } = await call(operations.getRealisation, { params: { uuid }, signal });
	return { record: data, people: related.people };
}

interface RealisationsPageQuery extends PageQuery {
	/** `days`: only the part of the history that is needed to count days, less than half the size. */
	readonly past?: "whole" | "days";
}

export function getRealisationsPage({ codes, signal, ...query }: RealisationsPageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	return call(operations.listRealisations, { query: { pageSize: largestPage, ...query, codes: codes?.join(",") }, signal });
}
