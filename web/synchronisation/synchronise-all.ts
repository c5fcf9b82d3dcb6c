import type { QueryClient } from "@tanstack/react-query";
import type { AnyRequest, RealisationRecord } from "../../engine/index.ts";
import { type Collected, findCollection } from "../api/collection.ts";
import type { OwnCodes } from "../api/load-collection.ts";
import { notifyFailure } from "../api/notify.ts";
import { realisationSource } from "../realisations/realisation-collection.ts";
import { realisationQueries } from "../realisations/realisation-queries.ts";
import { synchroniseRealisations } from "../realisations/synchronise-realisations.ts";
import { requestSource } from "../requests/request-collection.ts";
import { requestQueries } from "../requests/request-queries.ts";
import { synchroniseRequests } from "../requests/synchronise-requests.ts";
import { text } from "../texts/text.ts";
import { recordAt } from "../ui/pages/paths.ts";
import type { DatasetKind } from "./loading-machine.ts";
import type { OpenRecord, SyncOutcome } from "./sync-machine.ts";
import "../texts/areas/synchronisation.ts";

interface Synchronisation {
	readonly client: QueryClient;
	/** Kinds the person may see. */
	readonly kinds: readonly DatasetKind[];
	readonly codes: OwnCodes;
	readonly userId: string;
	/** Path of the page, read again once the answers have arrived. */
	readonly pathname: () => string;
	/** Nobody asked for it: a failure is left for the next visible synchronisation to report. */
	readonly quiet: boolean;
}

/**
 * Updates the lists, and reports whether somebody else has changed the record on screen. What is on screen stays as it
 * is: a form is never replaced under somebody's hands.
 */
export async function synchroniseAll({ client, kinds, codes, userId, pathname, quiet }: Synchronisation): Promise<SyncOutcome> {
	const before = shownRecord(client, pathname());
	const [requests, realisations] = await Promise.allSettled([
		kinds.includes("requests") ? synchroniseRequests(client, codes) : [],
		kinds.includes("realisations") ? synchroniseRealisations(client, codes) : [],
	]);
	if (requests.status === "rejected" && !quiet) notifyFailure(text("sync.failed.title"), text("sync.failed.requests"), requests.reason);
	if (realisations.status === "rejected" && !quiet)
		notifyFailure(text("sync.failed.title"), text("sync.failed.realisations"), realisations.reason);
	const changedRequests = requests.status === "fulfilled" ? requests.value : [];
	const changedRealisations = realisations.status === "fulfilled" ? realisations.value : [];

	const request = before?.kind === "request" ? newerThan(before, changedRequests) : undefined;
	const realisation = before?.kind === "realisation" ? newerThan(before, changedRealisations) : undefined;
	const changed = request ?? (realisation !== undefined && lastChangedBy(realisation) !== userId ? realisation : undefined);
	const kept = changed?.uuid;
	markStale(client, changedRequests, (uuid) => requestQueries.one(uuid).queryKey, kept);
	markStale(client, changedRealisations, (uuid) => realisationQueries.one(uuid).queryKey, kept);

	// A person who has meanwhile left for another page is not told about the previous one.
	const stillShown = shownRecord(client, pathname());
	const changedElsewhere =
		changed !== undefined && before !== null && stillShown?.uuid === before.uuid ? { ...before, synced: changed.synced } : null;
	return { changedElsewhere, failed: requests.status === "rejected" || realisations.status === "rejected" };
}

function newerThan<Record extends Collected>(shown: OpenRecord, changed: readonly Record[]): Record | undefined {
	return changed.find(({ uuid, synced }) => uuid === shown.uuid && synced > shown.synced);
}

function lastChangedBy({ Events }: RealisationRecord): string | undefined {
	return Events.at(-1)?.userId;
}

/** Records in the cache are refetched when next opened, those on screen at once, except `kept`. */
function markStale(
	client: QueryClient,
	changed: readonly Collected[],
	keyOf: (uuid: string) => readonly unknown[],
	kept: string | undefined,
): void {
	for (const { uuid, synced } of changed) {
		const known = client.getQueryData<Collected>(keyOf(uuid));
		if (known === undefined || known.synced >= synced) continue;
		void client.invalidateQueries({ queryKey: keyOf(uuid), exact: true, refetchType: uuid === kept ? "none" : "active" });
	}
}

/**
 * The record on screen at an address, in the version shown; null if it has not loaded or the page is about no record.
 */
function shownRecord(client: QueryClient, pathname: string): OpenRecord | null {
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
