import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "./request.ts";

/** What every record has that is loaded page by page. */
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
	/** Everything up to this instant is there, apart from what is missing: the `fromTimeStamp` of the next synchronisation. */
	readonly at: number;
	/** When that was, by the clock of this computer: for people. */
	readonly refreshedAt: number;
	/** What still has to come: the rest of a load that is going on, and what failed. */
	readonly missing: readonly Dataset[];
	/** Nothing is missing. */
	readonly complete: boolean;
	/** The load has ended with something missing. What came is kept and shown. */
	readonly failed: boolean;
}

export interface PageQuery {
	readonly pageSize?: number;
	/** Snapshot time the first page answered; keeps later pages from missing or doubling a record. */
	readonly at?: number;
	/** Where the page begins: `next` of the page before. */
	readonly offSet?: number;
	/** Only what changed after this instant, in milliseconds. */
	readonly fromTimeStamp?: number;
	readonly codes?: readonly string[];
	readonly signal?: AbortSignal;
}

/** Where a collection comes from, and what of its records stays in memory. */
export interface CollectionSource<Full extends Collected, Kept extends Collected = Full> {
	readonly key: readonly [string];
	readonly getPage: (query: PageQuery) => Promise<Answer<readonly Full[]>>;
	readonly keep: (record: Full) => Kept;
}

/** Largest page the API gives. */
export const largestPage = 400;

/** Geography codes of a person, "*" for all, as the API takes them; it knows no more than this many in one call. */
export const mostCodes = 400;

/** A record that is there already is replaced by the newer of the two; the others keep their place and identity. */
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

/** Puts records into what is loaded, for instance the answer to a write. Nothing happens before the first page is there. */
export function addToCollection<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	{ key, keep }: Pick<CollectionSource<Full, Kept>, "key" | "keep">,
	changed: readonly Full[],
): void {
	client.setQueryData<Collection<Kept>>(key, (known) => known && { ...known, records: mergeRecords(known.records, changed.map(keep)) });
}
