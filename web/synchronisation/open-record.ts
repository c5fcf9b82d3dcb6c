import type { QueryClient } from "@tanstack/react-query";
import type { AnyRequest, RealisationRecord } from "../../engine/index.ts";
import { findCollection } from "../api/collection.ts";
import { realisationSource } from "../realisations/realisation-collection.ts";
import { realisationQueries } from "../realisations/realisation-queries.ts";
import { requestSource } from "../requests/request-collection.ts";
import { requestQueries } from "../requests/request-queries.ts";
import { recordAt } from "../ui/paths.ts";
import type { OpenRecord } from "./sync-machine.ts";

/**
 * The record on screen at an address, in the version shown; null if it has not loaded or the page is about no record.
 */
export function shownRecord(client: QueryClient, pathname: string): OpenRecord | null {
	const at = recordAt(pathname);
	if (at === null) return null;
	const { kind, uuid } = at;
	const key = kind === "realisation" ? realisationQueries.one(uuid).queryKey : requestQueries.one(uuid).queryKey;
	const read = client.getQueryData<RealisationRecord | AnyRequest>(key);
	const source = kind === "realisation" ? realisationSource : requestSource;
	const record =
		read ?? findCollection<{ uuid: string; synced: number; ref: string }>(client, source)?.records.find((each) => each.uuid === uuid);
	return record === undefined ? null : { kind, uuid, reference: record.ref, synced: record.synced };
}
