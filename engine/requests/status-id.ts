import type { RequestStatus } from "./request-record.ts";

const statuses: readonly RequestStatus[] = [2, 3, 4, 5];

/** The status that a source gives as a number or as an object with an id; undefined when it is neither, or not a status of requests. */
export function statusId(given: unknown): RequestStatus | undefined {
	const id = typeof given === "object" && given !== null && "id" in given ? given.id : given;
	return statuses.find((status) => status === id);
}
