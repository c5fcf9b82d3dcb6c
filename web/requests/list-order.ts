import type { AnyRequest, RequestRecord } from "../../engine/index.ts";

/** Uuids as the list showed them last, with its filters and sorting; empty before the list was opened. */
let order: readonly string[] = [];
let search = "";

/** The list tells in which order it shows requests, all pages of it, and the query of its address. */
export function keepListOrder(uuids: readonly string[], query: string): void {
	order = uuids;
	search = query;
}

/** Query of the list as it was left: filters, sorting and page. "" before it was opened. */
export function listSearch(): string {
	return search;
}

export interface ListPlace {
	/** From 1. */
	readonly place: number;
	readonly total: number;
	readonly previous: string | null;
	readonly next: string | null;
}

/** Where a request stood in the list; null when it was not in it. */
export function placeInList(uuid: string): ListPlace | null {
	const at = order.indexOf(uuid);
	if (at < 0 || order.length < 2) return null;
	return { place: at + 1, total: order.length, previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/**
 * The open request to go on with: the next one in the list as it was shown, then from its beginning; when none of
 * that list is open, the one that waits longest. Null when there is no other.
 */
export function nextOpen(uuid: string, requests: readonly AnyRequest[]): string | null {
	const open = new Map(requests.filter(isOpen).flatMap((request) => (request.uuid === uuid ? [] : [[request.uuid, request] as const])));
	const at = order.indexOf(uuid);
	const listed = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))].find((other) => open.has(other));
	if (listed !== undefined) return listed;
	const [oldest] = [...open.values()].sort((one, other) => one.summary.submitted_at_nr - other.summary.submitted_at_nr);
	return oldest?.uuid ?? null;
}

function isOpen(request: AnyRequest): request is RequestRecord {
	return !request.limited && request.status === 2;
}
