/**
 * Fetches a part of the product once the browser has nothing better to do, so that it is there when it is asked
 * for. That it fails says nothing yet: the first use tries again.
 */
export function fetchLater(fetchPart: () => Promise<unknown>): void {
	const fetchNow = () => void fetchPart().catch(() => {});
	// Safari has no idle callback.
	if ("requestIdleCallback" in window) window.requestIdleCallback(fetchNow, { timeout: 5_000 });
	else setTimeout(fetchNow, 300);
}
