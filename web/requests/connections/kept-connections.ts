import { useMemo, useSyncExternalStore } from "react";
import { dropWork, findWork, keepWork, type WorkPlace } from "../../ui/kept/kept-work.ts";
import { afterChange, connectionsPlace, type PendingConnection, readPending, withoutChange, writePending } from "./pending-connections.ts";

const listeners = new Set<() => void>();

/** Returns false if the browser could not store it. */
function keep(place: WorkPlace, pending: readonly PendingConnection[]): boolean {
	if (pending.length === 0) dropWork(place);
	const kept = pending.length === 0 || keepWork(place, writePending(pending));
	for (const listener of listeners) listener();
	return kept;
}

export function findPending(userId: string, processUuid: string): readonly PendingConnection[] {
	return readPending(findWork(connectionsPlace(userId, processUuid)));
}

/**
 * Stores one more change in this browser session and notifies everything on screen that shows changes. Returns false if
 * the browser could not store it: the change is then not pending, and has to be sent immediately.
 */
export function addPending(
	userId: string,
	process: { readonly uuid: string; readonly connected: readonly string[] },
	change: PendingConnection,
): boolean {
	return keep(connectionsPlace(userId, process.uuid), afterChange(findPending(userId, process.uuid), change, process.connected));
}

/** Drops a change that has been carried out. */
export function dropPending(userId: string, processUuid: string, done: PendingConnection): void {
	keep(connectionsPlace(userId, processUuid), withoutChange(findPending(userId, processUuid), done));
}

/** The person's pending changes to a process, in order of entry. */
export function usePending(userId: string, processUuid: string): readonly PendingConnection[] {
	const kept = useSyncExternalStore(subscribe, () => findWork(connectionsPlace(userId, processUuid)));
	return useMemo(() => readPending(kept), [kept]);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
