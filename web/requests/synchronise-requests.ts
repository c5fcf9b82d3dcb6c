import type { QueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { type ChangesQuery, getChanges, synchroniseCollection } from "../api/synchronise-collection.ts";
import { addRequests, requestSource } from "./request-collection.ts";
import { getRequestsPage } from "./requests-page.ts";

/** Updates lists and maps with what changed since the last time, and returns the changed requests. */
export async function synchroniseRequests(client: QueryClient, codes: OwnCodes): Promise<readonly AnyRequest[]> {
	const changed = await synchroniseCollection(client, requestSource, (fromTimeStamp) => syncRequestRecords({ codes, fromTimeStamp }));
	addRequests(client, changed);
	return changed;
}

/** All requests with the given geography codes that changed after `fromTimeStamp`, up to `at`, from all pages. */
export function syncRequestRecords(query: ChangesQuery): Promise<readonly AnyRequest[]> {
	return getChanges(getRequestsPage, query);
}
