import type { AnyRequest, RequestRecord } from "../../engine/index.ts";
import { listOrder } from "../table/neighbours/list-order.ts";

/** Requests of the page last in view, of a list on the server. */
let shown: readonly AnyRequest[] = [];

export function keepShownRequests(requests: readonly AnyRequest[]): void {
	shown = requests;
}

export const shownRequests = (): readonly AnyRequest[] => shown;

/**
 * The next open request: the following one in the list as last shown, wrapping around; if none in that list is open,
 * the one waiting longest. Null if there is no other.
 */
export function nextOpen(uuid: string, requests: readonly AnyRequest[]): string | null {
	const order = listOrder("requests");
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
