import type { AnyRequest } from "../../engine/index.ts";
import { type ChangesQuery, getChanges } from "../api/synchronise-collection.ts";
import { getRequestsPage } from "./requests-page.ts";

/** All requests with the given geography codes that changed after `fromTimeStamp`, up to `at`, from all pages. */
export function syncRequestRecords(query: ChangesQuery): Promise<readonly AnyRequest[]> {
	return getChanges(getRequestsPage, query);
}
