import type { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";
import { notifyFailure } from "../../api/notify.ts";
import { dropPending, findPending } from "../../requests/connections/kept-connections.ts";
import { isSettled, type PendingConnection } from "../../requests/connections/pending-connections.ts";
import { rememberRequest } from "../../requests/request-queries.ts";
import { getRequest } from "../../requests/requests-api.ts";
import { text } from "../../texts/text.ts";
import { changeRequest } from "../connection-commands.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import "../../texts/areas/map.ts";

interface Finalising {
	readonly client: QueryClient;
	readonly userId: string;
	/** Uuid of the process. */
	readonly uuid: string;
}

/** Runs in progress, by process: a second save waits for the first, so that no change is sent twice. */
const running = new Map<string, Promise<void>>();

/**
 * Sends the pending connection changes of a process in the order they were made, each with the latest versions of both
 * records. A refused change stays pending and is reported; the ones after it are still sent.
 */
export function finaliseConnections(finalising: Finalising): Promise<void> {
	const { uuid } = finalising;
	const before = running.get(uuid) ?? Promise.resolve();
	const run = before.catch(() => {}).then(() => sendAll(finalising));
	running.set(uuid, run);
	return run.finally(() => {
		if (running.get(uuid) === run) running.delete(uuid);
	});
}

async function sendAll(finalising: Finalising): Promise<void> {
	const { userId, uuid } = finalising;
	for (const change of findPending(userId, uuid)) {
		try {
			await send(finalising, change);
			dropPending(userId, uuid, change);
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			notifyFailure(text("connection.failed"), "", error);
		}
	}
}

/** After a version conflict, fetches the process again and retries once. */
async function send(finalising: Finalising, change: PendingConnection): Promise<void> {
	try {
		await sendOnce(finalising, change);
	} catch (error) {
		if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
		await finalising.client.fetchQuery({ ...realisationQueries.one(finalising.uuid), staleTime: 0 });
		await sendOnce(finalising, change);
	}
}

async function sendOnce({ client, uuid }: Finalising, change: PendingConnection): Promise<void> {
	// The cache holds the answer to the save or to the previous change, so it is current enough.
	const record = await client.fetchQuery({ ...realisationQueries.one(uuid), staleTime: Number.POSITIVE_INFINITY });
	if (isSettled(change, record.requestUuids)) return;
	const { synced } = await getRequest(change.requestUuid);
	const outcome = await changeRequest(uuid, change.requestUuid, { action: change.action, synced: record.synced, requestSynced: synced });
	rememberRealisation(client, outcome.record);
	rememberRequest(client, outcome.request ?? (await getRequest(change.requestUuid)));
}
