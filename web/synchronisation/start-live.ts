import type { QueryClient } from "@tanstack/react-query";
import { type Collected, findCollection } from "../api/collection.ts";
import { currentConnection } from "../api/connection.ts";
import type { CommentList } from "../comments/comment.ts";
import { commentsKey } from "../comments/comments-api.ts";
import { anyAtWork, atWorkKey } from "../realisations/at-work-key.ts";
import { realisationSource } from "../realisations/realisation-collection.ts";
import { requestSource } from "../requests/request-collection.ts";
import type { ChangesTold } from "./change-events.ts";
import { followChanges } from "./follow-changes.ts";
import type { DatasetKind } from "./loading-machine.ts";

interface Live {
	readonly client: QueryClient;
	readonly kinds: readonly DatasetKind[];
	readonly userId: string;
	/** Called when something changed that this page doesn't have yet. */
	readonly onNews: () => void;
}

/** Wait while a write of this page is in progress: the reported change may be that write. Milliseconds. */
const writingMs = 500;

/** Calls back when something changes that this page doesn't have yet. Returns the function that ends it. */
export function startLive({ client, kinds, userId, onNews }: Live): () => void {
	const timers = new Set<ReturnType<typeof setTimeout>>();
	const judge = (told: ChangesTold) => {
		if (client.isMutating() === 0) {
			if (isNews(client, told, kinds)) onNews();
			renewComments(client, told);
			for (const queryKey of told.atWork?.map(atWorkKey) ?? []) void client.invalidateQueries({ queryKey });
			if (told.atWork === null) void client.invalidateQueries({ queryKey: anyAtWork });
			return;
		}
		const timer = setTimeout(() => {
			timers.delete(timer);
			judge(told);
		}, writingMs);
		timers.add(timer);
	};
	const end = followChanges({
		name: `laadstroom.changes ${currentConnection().tenant} ${userId}`,
		knownUpTo: () => knownUpTo(client, kinds),
		onTold: judge,
	});
	return () => {
		end();
		for (const timer of timers) clearTimeout(timer);
	};
}

/** Refetches the comments on screen that are older than reported; a page already has what it wrote itself. */
function renewComments(client: QueryClient, { comments = {} }: ChangesTold): void {
	for (const entity of ["realisation", "request"] as const) {
		const changed = comments[entity];
		if (changed === undefined) continue;
		if (changed === null) void client.invalidateQueries({ queryKey: commentsKey(entity) });
		for (const { uuid, synced } of changed ?? []) {
			const queryKey = commentsKey(entity, uuid);
			if ((client.getQueryData<CommentList>(queryKey)?.synced ?? 0) < synced) void client.invalidateQueries({ queryKey });
		}
	}
}

const sources = { realisations: realisationSource, requests: requestSource } as const;

/** Whether a reported change is not here yet: this tab already has what it saved itself. */
function isNews(client: QueryClient, { of }: ChangesTold, kinds: readonly DatasetKind[]): boolean {
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
function knownUpTo(client: QueryClient, kinds: readonly DatasetKind[]): number | undefined {
	const instants = (["realisations", "requests"] as const).flatMap((kind) => {
		if (!kinds.includes(kind)) return [];
		const at = findCollection<Collected>(client, sources[kind])?.at ?? client.getQueryData<number>(["served up to", kind]);
		return at === undefined ? [] : [at];
	});
	return instants.length === 0 ? undefined : Math.min(...instants);
}
