import type { RealisationRecord } from "../../engine/index.ts";
import { type ChangesQuery, getChanges } from "../api/synchronise-collection.ts";
import { getRealisationsPage } from "./realisations-page.ts";

interface ProcessRecordsQuery extends ChangesQuery {
	/** All of them instead of what changed: `fromTimeStamp` does not count then. */
	readonly refresh?: boolean;
}

/** Processes that changed after `fromTimeStamp`, up to `at`, in the geography codes given, with their past: all pages in one array. */
export function loadProcessRecordsFromCBAPI({
	refresh,
	fromTimeStamp,
	...query
}: ProcessRecordsQuery): Promise<readonly RealisationRecord[]> {
	return getChanges(getRealisationsPage, refresh ? query : { ...query, fromTimeStamp });
}
