import type { QueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";
import { notifyFailure } from "../../api/notify.ts";
import { getRequest } from "../../requests/get-request.ts";
import { dropPending, findPending } from "../../requests/kept-connections.ts";
import { isSettled, type PendingConnection } from "../../requests/pending-connections.ts";
import { rememberRequest } from "../../requests/request-queries.ts";
import { text } from "../../texts/text.ts";
import { changeRequest } from "../change-request.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import "../../texts/areas/connections.ts";

interface Finalising {
	readonly client: QueryClient;
	readonly userId: string;
	/** Of the process. */
	readonly uuid: string;
}

/** Runs that are going on: a save right after a save waits, so that no change is sent twice. */
const running = new Map<string, Promise<void>>();

/**
 * Sends the pending changes of a process in order of entry, each with what is the latest of both. One that is
 * refused stays pending and is told of; those behind it are sent all the same.
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

/** A change that was out of date is looked at again and sent once more, unless it holds by then. */
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
	// As the last answer left it, which is that of the save itself or of the change before.
	const record = await client.fetchQuery({ ...realisationQueries.one(uuid), staleTime: Number.POSITIVE_INFINITY });
	if (isSettled(change, record.requestUuids)) return;
	const { synced } = await getRequest(change.requestUuid);
	const outcome = await changeRequest(uuid, change.requestUuid, { action: change.action, synced: record.synced, requestSynced: synced });
	rememberRealisation(client, outcome.record);
	rememberRequest(client, outcome.request ?? (await getRequest(change.requestUuid)));
}
