import type { AnyRequest } from "../../engine/index.ts";
import { type ChangesQuery, getChanges } from "../api/synchronise-collection.ts";
import { getRequestsPage } from "./requests-page.ts";

/** Requests that changed after `fromTimeStamp`, up to `at`, in the geography codes given: all pages in one array. */
export function syncRequestRecords(query: ChangesQuery): Promise<readonly AnyRequest[]> {
	return getChanges(getRequestsPage, query);
}
