/**
 * The requests that a start is for: uuids as they stand in its address, each once; not every one need be a request.
 * Where they are is told by the requests themselves, whatever the address says besides.
 */
export function requestsIn(search: URLSearchParams): readonly string[] {
	const named = (search.get("aanvragen") ?? "").split("|").map((uuid) => uuid.trim().toLowerCase());
	return [...new Set(named.filter((uuid) => uuid !== ""))].slice(0, MOST_REQUESTS);
}

/** More are of no use to one process, and would be as many calls. */
const MOST_REQUESTS = 50;
