import type { QueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { type ChangesQuery, getChanges, synchroniseCollection } from "../api/synchronise-collection.ts";
import { getRealisationsPage, realisationSource } from "./realisation-source.ts";

/** Fetches the changes since the last time into the collection for lists and maps. Resolves to the changed records. */
export function synchroniseRealisations(client: QueryClient, codes: OwnCodes): Promise<readonly RealisationRecord[]> {
	return synchroniseCollection(client, realisationSource, (fromTimeStamp) => loadProcessRecordsFromCBAPI({ codes, fromTimeStamp }));
}

interface ProcessRecordsQuery extends ChangesQuery {
	/** Load everything: `fromTimeStamp` is ignored. */
	readonly refresh?: boolean;
}

/**
 * The processes in the given geography codes that changed after `fromTimeStamp`, up to `at`, with their history: all pages
 * in one array.
 */
export function loadProcessRecordsFromCBAPI({
	refresh,
	fromTimeStamp,
	...query
}: ProcessRecordsQuery): Promise<readonly RealisationRecord[]> {
	return getChanges(getRealisationsPage, refresh ? query : { ...query, fromTimeStamp });
}
