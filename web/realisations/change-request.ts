import type { AnyRequest, RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";
import type { ConnectionAction } from "../requests/pending-connections.ts";

export interface RequestChange {
	readonly action: ConnectionAction;
	/** Of the realisation. */
	readonly synced: number;
	/** Of the request. */
	readonly requestSynced: number;
}

interface Related {
	readonly request?: AnyRequest;
}

const actions: readonly string[] = ["connect", "disconnect"];

/** Connects or disconnects a request. Gives both as they are now. Throws 'Invalid action' before anything is sent. */
export async function changeRequest(uuid: string, requestUuid: string, { action, synced, requestSynced }: RequestChange) {
	if (!actions.includes(action)) throw new Error("Invalid action");
	const answer = await request<RealisationRecord, Related>({
		method: "POST",
		path: pathOf`processes/realisation/${uuid}/requests/${requestUuid}`,
		body: { synchronisation: { synced, request: { synced: requestSynced } }, data: { action } },
	});
	return { record: answer.data, request: answer.related?.request };
}
