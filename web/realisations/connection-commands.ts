import type { RealisationRecord } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { ConnectionAction } from "../requests/connections/pending-connections.ts";

// Apart from the other commands because the first load of the step page does not need them.

const connectionActions: readonly string[] = ["connect", "disconnect"];

export interface LocationChange {
	readonly action: "connect" | "disconnect";
	readonly category: "selected" | "alternative";
	/** Version of the process. */
	readonly synced: number;
	/** Version of the charging location. */
	readonly locationSynced: number;
}

const locationCategories: readonly string[] = ["selected", "alternative"];

/** Connects or disconnects a charging location. Throws 'Invalid action' or 'Invalid category' before sending anything. */
export async function changeLocation(uuid: string, locationUuid: string, change: LocationChange): Promise<RealisationRecord> {
	const { action, category, synced, locationSynced } = change;
	if (!connectionActions.includes(action)) throw new Error("Invalid action");
	if (!locationCategories.includes(category)) throw new Error("Invalid category");
	const body = { synchronisation: { synced, location: { synced: locationSynced } }, data: { action, category } };
	return (await call(operations.connectLocation, { params: { uuid, locationUuid }, body })).data;
}

interface RequestChange {
	readonly action: ConnectionAction;
	/** Version of the process. */
	readonly synced: number;
	/** Version of the request. */
	readonly requestSynced: number;
}

/** Connects or disconnects a request. Resolves to both records after the change. Throws 'Invalid action' before sending anything. */
export async function changeRequest(uuid: string, requestUuid: string, { action, synced, requestSynced }: RequestChange) {
	if (!connectionActions.includes(action)) throw new Error("Invalid action");
	const body = { synchronisation: { synced, request: { synced: requestSynced } }, data: { action } };
	const { data, related } = await call(operations.connectRequest, { params: { uuid, requestUuid }, body });
	return { record: data, request: related.request };
}
