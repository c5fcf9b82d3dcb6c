import type { AnyRequest, RequestRecord } from "../../engine/index.ts";

/** Uuids as last shown in the list, with its filters and sorting; empty before the list was opened. */
let order: readonly string[] = [];
let search = "";

/** Records the order in which the list shows requests, across all pages, and its query string. */
export function keepListOrder(uuids: readonly string[], query: string): void {
	order = uuids;
	search = query;
}

/** The list's last query string: filters, sorting and page. "" before it was opened. */
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

/** A request's position in the list; null if it wasn't in it. */
export function placeInList(uuid: string): ListPlace | null {
	const at = order.indexOf(uuid);
	if (at < 0 || order.length < 2) return null;
	return { place: at + 1, total: order.length, previous: order[at - 1] ?? null, next: order[at + 1] ?? null };
}

/**
 * The next open request: the following one in the list as last shown, wrapping around; if none in that list is open,
 * the one waiting longest. Null if there is no other.
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
