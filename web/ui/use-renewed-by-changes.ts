import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Collections in which a change may affect what waits for the person, or what they are notified of. */
const followed: ReadonlySet<unknown> = new Set(["realisations", "requests", "comment-counts"]);

/** Debounce: changes in quick succession cost one call. Milliseconds. */
const restMs = 700;

/**
 * Refetches the queries whose key begins with this one when a change reaches this page: live changes update the
 * collections within a second or two.
 */
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
