import { currentConnection } from "./connection.ts";
import { headersOf, type Operation, urlOf } from "./request.ts";

/** Asks for events that go on until somebody ends them. Rejects where there is no network, or when it was broken off. */
export async function openEvents(operation: Operation, signal: AbortSignal): Promise<Response> {
	const headers = await headersOf(operation);
	headers.set("accept", "text/event-stream");
	return fetch(urlOf(operation, currentConnection().tenant), { headers, signal, cache: "no-store" });
}
