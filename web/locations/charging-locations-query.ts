import { queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../api/api-problem.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { AnswerOf } from "../api/operation.ts";
import type { ChargingLocation } from "./charging-location.ts";

/** Query key prefix of all lists of charging locations. */
export const allChargingLocations = ["charging-point-locations"] as const;

/** Largest page the API returns. */
const PAGE_SIZE = 400;

/**
 * All charging locations of a municipality, or all that the person may see if no code is given, fetched page by page as
 * one snapshot.
 */
export function chargingLocationsQuery(code: string | undefined) {
	return queryOptions({
		queryKey: [...allChargingLocations, code ?? "*"],
		queryFn: ({ signal }) => loadChargingLocations(code, signal),
		staleTime: 60_000,
	});
}

/**
 * One charging location as a list, empty if the person may not see it: what a process is connected to may lie in another municipality than
 * the process does by now.
 */
export function chargingLocationQuery(uuid: string) {
	return queryOptions({
		queryKey: [...allChargingLocations, "one", uuid],
		queryFn: ({ signal }) => loadChargingLocation(uuid, signal),
		staleTime: 60_000,
	});
}

async function loadChargingLocation(uuid: string, signal: AbortSignal): Promise<readonly ChargingLocation[]> {
	try {
		return [(await call(operations.getLocation, { params: { uuid }, signal })).data];
	} catch (error) {
		if (error instanceof ApiProblem && error.status === 404) return [];
		throw error;
	}
}

async function loadChargingLocations(code: string | undefined, signal: AbortSignal): Promise<readonly ChargingLocation[]> {
	const found: ChargingLocation[] = [];
	let at: number | undefined;
	let offSet: number | null = 0;
	while (offSet !== null) {
		const query = { pageSize: PAGE_SIZE, codes: code, at, offSet };
		const page: AnswerOf<"listLocations"> = await call(operations.listLocations, { query, signal });
		found.push(...page.data);
		at = page.metaData.pagination.at;
		offSet = page.metaData.pagination.next;
	}
	return found;
}
