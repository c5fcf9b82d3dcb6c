import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { RealisationRecord } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { getRealisationsPage } from "./realisations-page.ts";

/** Every process the person may see, as far as it is loaded. */
export interface RealisationCollection {
	/** By uuid, each once, in no particular order. */
	readonly records: readonly RealisationRecord[];
	/** `fromTimeStamp` of the next refresh. */
	readonly at: number;
	/** False while pages are still coming, and after one failed. */
	readonly complete: boolean;
	/** A page failed: what came before it is kept and shown. */
	readonly failed: boolean;
}

export const collectionKey = ["realisations"] as const;

/** A record that is there already is replaced by the newer of the two; the others keep their place and identity. */
export function mergeRecords(known: readonly RealisationRecord[], changed: readonly RealisationRecord[]): readonly RealisationRecord[] {
	if (changed.length === 0) return known;
	const newest = new Map(changed.map((record) => [record.uuid, record]));
	const merged = known.map((record) => {
		const candidate = newest.get(record.uuid);
		newest.delete(record.uuid);
		return candidate && candidate.synced >= record.synced ? candidate : record;
	});
	return newest.size === 0 ? merged : [...merged, ...newest.values()];
}

interface LoadOptions {
	/** What is already there: only changes since then are asked for. */
	readonly known?: RealisationCollection | undefined;
	/** Called after each page, so that the list fills while it loads. */
	readonly onPage?: (collection: RealisationCollection) => void;
}

/**
 * Loads page after page until `next` is null. A page that fails after the first leaves a collection
 * that is marked `failed`; when not even the first one came the problem is thrown.
 */
export async function loadCollection({ known, onPage }: LoadOptions): Promise<RealisationCollection> {
	const fromTimeStamp = known?.complete ? known.at : undefined;
	let records = known?.records ?? [];
	let at: number | undefined;
	let offSet = 0;
	for (;;) {
		try {
			const page = await getRealisationsPage({
				offSet,
				...(fromTimeStamp === undefined ? {} : { fromTimeStamp }),
				...(at === undefined ? {} : { at }),
			});
			const pagination = page.metaData?.pagination;
			records = mergeRecords(records, page.data);
			at = pagination?.at ?? at ?? 0;
			const next = pagination?.next ?? null;
			if (next === null) return { records, at, complete: true, failed: false };
			offSet = next;
			onPage?.({ records, at, complete: false, failed: false });
		} catch (error) {
			if (!(error instanceof ApiProblem) || (at === undefined && !known)) throw error;
			// Incomplete, so the next load starts over instead of from `at`, and misses nothing.
			return { records, at: known?.at ?? 0, complete: false, failed: true };
		}
	}
}

export function collectionQuery(client: QueryClient) {
	return queryOptions({
		queryKey: collectionKey,
		// Not tied to the page that asked: leaving it while pages are still coming must not throw them away.
		queryFn: () =>
			loadCollection({
				known: client.getQueryData<RealisationCollection>(collectionKey),
				onPage: (collection) => client.setQueryData(collectionKey, collection),
			}),
		staleTime: 60_000,
		gcTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	});
}
