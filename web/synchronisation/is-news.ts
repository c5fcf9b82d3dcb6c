import type { QueryClient } from "@tanstack/react-query";
import { type Collected, findCollection } from "../api/collection.ts";
import { realisationSource } from "../realisations/realisation-collection.ts";
import { requestSource } from "../requests/request-collection.ts";
import type { ChangesTold } from "./change-events.ts";
import type { DatasetKind } from "./loading-machine.ts";

const sources = { realisations: realisationSource, requests: requestSource } as const;

/** Whether something was told that is not here yet: what this tab saved itself, it has. */
export function isNews(client: QueryClient, { of }: ChangesTold, kinds: readonly DatasetKind[]): boolean {
	return (["realisations", "requests"] as const).some((kind) => {
		const changed = of[kind];
		if (changed === undefined || !kinds.includes(kind)) return false;
		if (changed === null) return true;
		const missing = new Map(changed.map(({ uuid, synced }) => [uuid, synced]));
		for (const { uuid, synced } of findCollection<Collected>(client, sources[kind])?.records ?? []) {
			if ((missing.get(uuid) ?? Number.POSITIVE_INFINITY) <= synced) missing.delete(uuid);
		}
		return missing.size > 0;
	});
}

/** The instant up to which everything on screen is known: that of the list that is furthest behind. */
export function knownUpTo(client: QueryClient, kinds: readonly DatasetKind[]): number | undefined {
	const instants = (["realisations", "requests"] as const).flatMap((kind) => {
		if (!kinds.includes(kind)) return [];
		const at = findCollection<Collected>(client, sources[kind])?.at ?? client.getQueryData<number>(["served up to", kind]);
		return at === undefined ? [] : [at];
	});
	return instants.length === 0 ? undefined : Math.min(...instants);
}
