import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Collections of which a change may change what waits, or what somebody is told. */
const followed: ReadonlySet<unknown> = new Set(["realisations", "requests", "comment-counts"]);

/** So many changes that follow each other cost one call. Milliseconds. */
const restMs = 700;

/** Asks anew what begins with this key when this page hears of a change: the live changes renew the collections within a second or two. */
export function useRenewedByChanges(key: string): void {
	const client = useQueryClient();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = client.getQueryCache().subscribe((event) => {
			if (event.type !== "updated" || event.action.type !== "success" || !followed.has(event.query.queryKey[0])) return;
			clearTimeout(timer);
			timer = setTimeout(() => void client.invalidateQueries({ queryKey: [key] }), restMs);
		});
		return () => {
			clearTimeout(timer);
			unsubscribe();
		};
	}, [client, key]);
}
