import type { QueryClient } from "@tanstack/react-query";
import {
	addToCollection,
	type Collected,
	type Collection,
	type CollectionSource,
	findCollection,
	mostCodes,
	type PageQuery,
} from "./collection.ts";
import type { OwnCodes } from "./load-collection.ts";
import { answeredKey, servedPlace } from "./served-place.ts";

export interface ChangesQuery {
	/** Geography codes of the person; "*" asks for everything they may see. */
	readonly codes: OwnCodes;
	/** Only what changed up to this instant; absent: up to now. */
	readonly at?: number | undefined;
	/** Only what changed after this instant. */
	readonly fromTimeStamp?: number | undefined;
}

/** All changes in one array, whatever the number of pages. They share one snapshot. */
export async function getChanges<Full extends Collected>(
	getPage: CollectionSource<Full>["getPage"],
	{ codes, at, fromTimeStamp }: ChangesQuery,
): Promise<readonly Full[]> {
	const records: Full[] = [];
	let snapshot = at;
	for (const some of inOneCall(codes)) {
		let offSet: number | null = 0;
		while (offSet !== null) {
			const query: PageQuery = {
				offSet,
				...(some ? { codes: some } : {}),
				...(snapshot === undefined ? {} : { at: snapshot }),
				...(fromTimeStamp === undefined ? {} : { fromTimeStamp }),
			};
			const { data, metaData } = await getPage(query);
			records.push(...data);
			snapshot ??= metaData?.pagination?.at;
			offSet = metaData?.pagination?.next ?? null;
		}
	}
	return records;
}

function inOneCall(codes: OwnCodes): readonly (readonly string[] | null)[] {
	if (codes === "*") return [null];
	return codes.flatMap((_, index) => (index % mostCodes === 0 ? [codes.slice(index, index + mostCodes)] : []));
}

/**
 * Takes over the changes that `get` finds since the last time, and returns them. The next synchronisation begins at
 * the latest change among these records: they come in the order of their changes, and no record is committed before
 * one that was already returned.
 */
export async function synchroniseCollection<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	source: CollectionSource<Full, Kept>,
	get: (fromTimeStamp: number) => Promise<readonly Full[]>,
): Promise<readonly Full[]> {
	const known = findCollection(client, source);
	const { queryKey } = servedPlace(source);
	const served = client.getQueryData(queryKey);
	const since = Math.min(known?.at ?? Number.POSITIVE_INFINITY, served ?? Number.POSITIVE_INFINITY);
	if (!Number.isFinite(since)) return [];
	const refreshedAt = Date.now();
	const changed = await get(since);
	addToCollection(client, source, changed);
	const at = changed.reduce((latest, { synced }) => Math.max(latest, synced), since);
	client.setQueryData<Collection<Kept>>(source.key, (now) => now && { ...now, at: Math.max(now.at, at), refreshedAt });
	if (served !== undefined) {
		client.setQueryData(queryKey, Math.max(served, at));
		if (changed.length > 0) void client.invalidateQueries({ queryKey: answeredKey(source.key[0]) });
	}
	return changed;
}
