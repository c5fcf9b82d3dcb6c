import { objectOf } from "../../../engine/index.ts";
import type { WorkPlace } from "../../ui/kept/kept-work.ts";

export type ConnectionAction = "connect" | "disconnect";

/** An unsent change: a request to be connected to a process, or disconnected from it. */
export interface PendingConnection {
	readonly requestUuid: string;
	readonly action: ConnectionAction;
}

/** A request's state in a process's list: connected, or to be connected or disconnected at the next save. */
export type ConnectionState = "connected" | "connecting" | "disconnecting";

export interface ShownConnection {
	readonly requestUuid: string;
	readonly state: ConnectionState;
}

/** Where a person's changes to a process are stored. */
export function connectionsPlace(userId: string, processUuid: string): WorkPlace {
	return { userId, uuid: processUuid, part: "requests" };
}

/** Whether the change already matches the server's state, so nothing has to be sent. */
export function isSettled({ requestUuid, action }: PendingConnection, connected: readonly string[]): boolean {
	return connected.includes(requestUuid) === (action === "connect");
}

/**
 * The pending changes in order of entry, after adding one. Of several for the same request the latest wins; one that
 * merely undoes an earlier one leaves nothing.
 */
export function afterChange(
	pending: readonly PendingConnection[],
	change: PendingConnection,
	connected: readonly string[],
): readonly PendingConnection[] {
	const others = pending.filter(({ requestUuid }) => requestUuid !== change.requestUuid);
	return isSettled(change, connected) ? others : [...others, change];
}

/** Removes a change that was carried out, but not a newer one for the same request. */
export function withoutChange(pending: readonly PendingConnection[], done: PendingConnection): readonly PendingConnection[] {
	return pending.filter(({ requestUuid, action }) => requestUuid !== done.requestUuid || action !== done.action);
}

/** A process's requests as they will be: the current ones in order, then those to be connected. */
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

/** The stored changes; empty if they can't be read. */
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
	const { requestUuid, action } = objectOf(value);
	return typeof requestUuid === "string" && (action === "connect" || action === "disconnect");
}
