import type { Page } from "@playwright/test";

interface Held {
	/** Calls with another method pass at once. */
	readonly method?: string;
}

/**
 * Holds the page's calls to the address before they leave. The returned function releases them, and lets all later ones
 * pass.
 */
export async function holdCalls(
	page: Page,
	address: string | RegExp | ((url: URL) => boolean),
	{ method }: Held = {},
): Promise<() => void> {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(address, async (route) => {
		if (method === undefined || route.request().method() === method) await held;
		// The page may have aborted the call in the meantime.
		await route.continue().catch(() => {});
	});
	return () => letGo();
}
