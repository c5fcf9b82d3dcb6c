import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { countingEvents, type RealisationRecord, type RecordHead } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import { type CollectionSource, largestPage, type PageQuery } from "../api/collection.ts";
import * as operations from "../api/generated/operations.ts";
import { asOnlyPage, legacyRequest } from "../api/legacy-request.ts";
import { collectionQuery, type OwnCodes } from "../api/load-collection.ts";
import type { Answer } from "../api/request.ts";
import { useRights } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import type { Waits } from "./waits.ts";

/**
 * What lists and maps keep of a process: no files, and of the history only the events needed to count days. With tens of
 * thousands of processes, more would not fit in a browser's memory.
 */
export interface KeptRealisation extends RecordHead {
	/** Oldest first, starting with the creation. */
	readonly Events: RealisationRecord["Events"];
	/** Whom it waits for, where the server answered the list; null for nobody. */
	readonly waits?: Waits | null;
}

function keep({ history: _past, files: _files, Events, ...head }: RealisationRecord): KeptRealisation {
	return { ...head, Events: countingEvents(Events) };
}

export const realisationSource: CollectionSource<RealisationRecord, KeptRealisation> = {
	key: ["realisations"],
	getPage: (query: PageQuery) => getRealisationsPage({ ...query, past: "days" }),
	keep,
};

interface RealisationsPageQuery extends PageQuery {
	/** `days`: only the part of the history that is needed to count days, less than half the size. */
	readonly past?: "whole" | "days";
}

export function getRealisationsPage({ codes, signal, ...query }: RealisationsPageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	return call(operations.listRealisations, { query: { pageSize: largestPage, ...query, codes: codes?.join(",") }, signal });
}

/** `legacy`: the first load goes through the legacy API. Updates use the current API either way. */
export const realisationCollectionQuery = (client: QueryClient, codes: OwnCodes, legacy = false) =>
	collectionQuery(client, legacy ? { ...realisationSource, getPage: getLegacyRealisations } : realisationSource, codes);

/** All processes the person may see, as far as loaded. With `enabled: false` only reads what is cached. */
export function useRealisations({ enabled = true }: { readonly enabled?: boolean } = {}) {
	const client = useQueryClient();
	const { allCodes: codes } = useRights();
	const legacy = useLegacyLoading();
	return useQuery({ ...realisationCollectionQuery(client, codes, legacy), enabled });
}

/**
 * One page of processes in the given geography codes, through the legacy API; without codes, all of them in one call. That
 * call answers only the first code of a person with a list of codes, so pass theirs explicitly.
 */
export async function getLegacyRealisations({ codes, offSet, at }: PageQuery): Promise<Answer<readonly RealisationRecord[]>> {
	if (codes === undefined) return asOnlyPage((await legacyRequest(operations.legacyRealisations)).data.records);
	const body = {
		codes,
		pageSize: largestPage,
		...(offSet === undefined ? {} : { offSet }),
		...(at === undefined ? {} : { at }),
	};
	const { data, metaData } = await legacyRequest(operations.legacyRealisationsPaged, { body, failed: "failed" });
	return { data: data.records.map((item) => item.data), ...(metaData ? { metaData } : {}) };
}
