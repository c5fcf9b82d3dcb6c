/**
 * Loads a part of the product once the browser is idle, so that it is there when needed. A failure is ignored: the
 * first use tries again.
 */
export function loadWhenIdle(fetchPart: () => Promise<unknown>): void {
	const fetchNow = () => void fetchPart().catch(() => {});
	// Safari has no requestIdleCallback.
	if ("requestIdleCallback" in window) window.requestIdleCallback(fetchNow, { timeout: 5_000 });
	else setTimeout(fetchNow, 300);
}
