import type { QueryClient } from "@tanstack/react-query";
import type { AnyRequest } from "../../engine/index.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { synchroniseCollection } from "../api/synchronise-collection.ts";
import { addRequests, requestSource } from "./request-collection.ts";
import { syncRequestRecords } from "./sync-request-records.ts";

/** Updates lists and maps with what changed since the last time, and returns the changed requests. */
export async function synchroniseRequests(client: QueryClient, codes: OwnCodes): Promise<readonly AnyRequest[]> {
	const changed = await synchroniseCollection(client, requestSource, (fromTimeStamp) => syncRequestRecords({ codes, fromTimeStamp }));
	addRequests(client, changed);
	return changed;
}
