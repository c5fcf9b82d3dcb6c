import type { AnyRequest, RequestRecord } from "../../../engine/index.ts";
import { municipality } from "./demo-accounts.ts";
import type { ServerApi } from "./server-api.ts";

/** What journeys of this run took already: a request is judged once. */
const taken = new Set<string>();

interface Page {
	readonly data: readonly AnyRequest[];
	readonly metaData: { readonly pagination: { readonly next: number | null } };
}

/** Requests of the demonstration in the municipality that fit and that no other journey of this file has; as many as asked, or the test cannot be. */
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
