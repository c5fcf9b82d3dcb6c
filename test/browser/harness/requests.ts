import type { AnyRequest, RequestRecord } from "../../../engine/index.ts";
import { municipality } from "./demo-accounts.ts";
import type { ServerApi } from "./server-api.ts";

/** Requests already taken by journeys of this run: a request is judged once. */
const taken = new Set<string>();

interface Page {
	readonly data: readonly AnyRequest[];
	readonly metaData: { readonly pagination: { readonly next: number | null } };
}

/**
 * Matching demo requests in the municipality that no other journey of this file uses; fails if there are fewer than
 * asked for.
 */
export async function takeRequests(
	api: ServerApi,
	count: number,
	fits: (request: RequestRecord) => boolean = isOpen,
): Promise<readonly [RequestRecord, ...RequestRecord[]]> {
	const all: AnyRequest[] = [];
	let offSet: number | null = 0;
	while (offSet !== null) {
		const path: string = `charging-point-requests?codes=${municipality.code}&pageSize=400&offSet=${offSet}`;
		const { body } = await api.call<Page>("cpo", "GET", path);
		all.push(...body.data);
		offSet = body.metaData.pagination.next;
	}
	const found = all.flatMap((request) => (!request.limited && !taken.has(request.uuid) && fits(request) ? [request] : [])).slice(0, count);
	const [first, ...others] = found;
	if (first === undefined || found.length < count) throw new Error(`There are ${found.length} requests that fit, and not ${count}.`);
	for (const { uuid } of found) taken.add(uuid);
	return [first, ...others];
}

export function isOpen({ status }: RequestRecord): boolean {
	return status === 2;
}

export function requestNow(api: ServerApi, uuid: string): Promise<RequestRecord> {
	return api.ask("cpo", "GET", `charging-point-requests/${uuid}`);
}

/** Accepted requests of the municipality with a known place and no process, ordered by reference. */
export async function freeRequests(api: ServerApi): Promise<readonly RequestRecord[]> {
	const all = await api.ask<readonly RequestRecord[]>(
		"cpo",
		"GET",
		`charging-point-requests?codes=${municipality.code}&realisationStatus=none&pageSize=400`,
	);
	return all
		.filter(({ status, connected, coordinates }) => status === 3 && !connected && coordinates.lat !== null)
		.toSorted((one, other) => one.ref.localeCompare(other.ref));
}

/** Connects a request to a process outside the browser, as somebody else would. */
export async function connectRequest(api: ServerApi, processUuid: string, requestUuid: string): Promise<void> {
	const { synced } = await api.record(processUuid);
	const request = await requestNow(api, requestUuid);
	await api.ask("cpo", "POST", `processes/realisation/${processUuid}/requests/${requestUuid}`, {
		synchronisation: { synced, request: { synced: request.synced } },
		data: { action: "connect" },
	});
}
