import type { WorkPlace } from "../ui/kept-work.ts";

export type ConnectionAction = "connect" | "disconnect";

/** A wish to connect a request to a process, or to let it go, that is not sent yet. */
export interface PendingConnection {
	readonly requestUuid: string;
	readonly action: ConnectionAction;
}

/** What becomes of a request in the list of a process: it is in it, comes in or goes out with the next save. */
export type ConnectionState = "connected" | "connecting" | "disconnecting";

export interface ShownConnection {
	readonly requestUuid: string;
	readonly state: ConnectionState;
}

/** Where the changes of one person to one process are kept. */
export function connectionsPlace(userId: string, processUuid: string): WorkPlace {
	return { userId, uuid: processUuid, part: "requests" };
}

/** Whether the change says what is so already, and there is nothing to send. */
export function isSettled({ requestUuid, action }: PendingConnection, connected: readonly string[]): boolean {
	return connected.includes(requestUuid) === (action === "connect");
}

/**
 * The pending changes, in order of entry, after one more. Of several for one request the latest wins; one that
 * only takes an earlier back leaves nothing.
 */
export function afterChange(
	pending: readonly PendingConnection[],
	change: PendingConnection,
	connected: readonly string[],
): readonly PendingConnection[] {
	const others = pending.filter(({ requestUuid }) => requestUuid !== change.requestUuid);
	return isSettled(change, connected) ? others : [...others, change];
}

/** Without a change that was carried out. A newer one for the same request stays. */
export function withoutChange(pending: readonly PendingConnection[], done: PendingConnection): readonly PendingConnection[] {
	return pending.filter(({ requestUuid, action }) => requestUuid !== done.requestUuid || action !== done.action);
}

/** The requests of a process as they will be: those it has, in their order, and then those that come in. */
export function shownConnections(connected: readonly string[], pending: readonly PendingConnection[]): readonly ShownConnection[] {
	const leaving = new Set(pending.filter(({ action }) => action === "disconnect").map(({ requestUuid }) => requestUuid));
	const known = new Set(connected);
	return [
		...connected.map((requestUuid) => ({
			requestUuid,
			state: leaving.has(requestUuid) ? ("disconnecting" as const) : ("connected" as const),
		})),
		...pending
			.filter(({ action, requestUuid }) => action === "connect" && !known.has(requestUuid))
			.map(({ requestUuid }) => ({ requestUuid, state: "connecting" as const })),
	];
}

export function writePending(pending: readonly PendingConnection[]): string {
	return JSON.stringify(pending);
}

/** What was kept, or nothing when it can't be read. */
export function readPending(kept: string | null): readonly PendingConnection[] {
	if (kept === null) return [];
	try {
		const list: unknown = JSON.parse(kept);
		return Array.isArray(list) ? list.filter(isPending) : [];
	} catch {
		return [];
	}
}

function isPending(value: unknown): value is PendingConnection {
	if (typeof value !== "object" || value === null) return false;
	const { requestUuid, action } = value as Record<string, unknown>;
	return typeof requestUuid === "string" && (action === "connect" || action === "disconnect");
}
