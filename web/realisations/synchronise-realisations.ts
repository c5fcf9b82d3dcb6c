import type { QueryClient } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { synchroniseCollection } from "../api/synchronise-collection.ts";
import { loadProcessRecordsFromCBAPI } from "./load-process-records.ts";
import { realisationSource } from "./realisation-collection.ts";

/** Takes over what changed since the last time, for lists and maps, and answers it. */
export function synchroniseRealisations(client: QueryClient, codes: OwnCodes): Promise<readonly RealisationRecord[]> {
	return synchroniseCollection(client, realisationSource, (fromTimeStamp) => loadProcessRecordsFromCBAPI({ codes, fromTimeStamp }));
}
