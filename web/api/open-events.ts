import { currentConnection } from "./connection.ts";
import { headersOf, type Operation, urlOf } from "./request.ts";

/** Opens a stream of events that lasts until somebody closes it. Rejects without a network, or when aborted. */
export async function openEvents(operation: Operation, signal: AbortSignal): Promise<Response> {
	const headers = await headersOf(operation);
	headers.set("accept", "text/event-stream");
	return fetch(urlOf(operation, currentConnection().tenant), { headers, signal, cache: "no-store" });
}
