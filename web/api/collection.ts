import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "./request.ts";

/** The fields of every record that is loaded page by page. */
export interface Collected {
	readonly uuid: string;
	/** Rises with every change. */
	readonly synced: number;
}

/** Part of a collection that loads, and can fail, separately. */
export interface Dataset {
	/** Geography codes; null: all that the person may see. */
	readonly codes: readonly string[] | null;
	/** Where its next page begins. */
	readonly offSet: number;
}

/** Every record of one kind that the person may see, as far as it is loaded. */
export interface Collection<Kept extends Collected> {
	/** By uuid, each once, in no particular order. A record that did not change keeps its identity. */
	readonly records: readonly Kept[];
	/** Every change up to this instant is included, apart from what is missing: the `fromTimeStamp` of the next synchronisation. */
	readonly at: number;
	/** When it was last loaded or synchronised, by the clock of this computer: shown to people. */
	readonly refreshedAt: number;
	/** What has yet to arrive: the rest of a load in progress, and whatever failed. */
	readonly missing: readonly Dataset[];
	/** Nothing is missing. */
	readonly complete: boolean;
	/** The load has ended with something missing. What came is kept and shown. */
	readonly failed: boolean;
}

export interface PageQuery {
	readonly pageSize?: number;
	/** Snapshot time that the first page returned; keeps later pages from missing or duplicating a record. */
	readonly at?: number;
	/** Where the page begins: `next` of the page before. */
	readonly offSet?: number;
	/** Only what changed after this instant, in milliseconds. */
	readonly fromTimeStamp?: number;
	readonly codes?: readonly string[];
	readonly signal?: AbortSignal;
}

/** Where a collection comes from, and which part of its records stays in memory. */
export interface CollectionSource<Full extends Collected, Kept extends Collected = Full> {
	readonly key: readonly [string];
	readonly getPage: (query: PageQuery) => Promise<Answer<readonly Full[]>>;
	readonly keep: (record: Full) => Kept;
}

/** Largest page the API gives. */
export const largestPage = 400;

/** The most geography codes that the API accepts in one call. */
export const mostCodes = 400;

/** Replaces a known record if the changed one is newer; the other records keep their place and identity. */
export function mergeRecords<Kept extends Collected>(known: readonly Kept[], changed: readonly Kept[]): readonly Kept[] {
	if (changed.length === 0) return known;
	const newest = new Map<string, Kept>();
	for (const record of changed) {
		const other = newest.get(record.uuid);
		if (!other || other.synced <= record.synced) newest.set(record.uuid, record);
	}
	const merged = known.map((record) => {
		const candidate = newest.get(record.uuid);
		newest.delete(record.uuid);
		return candidate && candidate.synced >= record.synced ? candidate : record;
	});
	return newest.size === 0 ? merged : [...merged, ...newest.values()];
}

export function findCollection<Kept extends Collected>(
	client: QueryClient,
	{ key }: Pick<CollectionSource<Collected, Kept>, "key">,
): Collection<Kept> | undefined {
	return client.getQueryData<Collection<Kept>>(key);
}

/** Adds records, such as the answer to a write, to what is loaded. A no-op before the first page is there. */
export function addToCollection<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	{ key, keep }: Pick<CollectionSource<Full, Kept>, "key" | "keep">,
	changed: readonly Full[],
): void {
	client.setQueryData<Collection<Kept>>(key, (known) => known && { ...known, records: mergeRecords(known.records, changed.map(keep)) });
}
