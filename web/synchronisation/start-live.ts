import type { QueryClient } from "@tanstack/react-query";
import { currentConnection } from "../api/connection.ts";
import type { ChangesTold } from "./change-events.ts";
import { followChanges } from "./follow-changes.ts";
import { isNews, knownUpTo } from "./is-news.ts";
import type { DatasetKind } from "./loading-machine.ts";

interface Live {
	readonly client: QueryClient;
	readonly kinds: readonly DatasetKind[];
	readonly userId: string;
	/** Something changed that is not here yet. */
	readonly onNews: () => void;
}

/** While a write of this page is on its way, what is told may be that write. Milliseconds. */
const writingMs = 500;

/** Tells when something changes that this page does not have yet. Returns what ends it. */
export function startLive({ client, kinds, userId, onNews }: Live): () => void {
	const timers = new Set<ReturnType<typeof setTimeout>>();
	const judge = (told: ChangesTold) => {
		if (client.isMutating() === 0) {
			if (isNews(client, told, kinds)) onNews();
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
