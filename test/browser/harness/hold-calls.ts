import type { Page } from "@playwright/test";

interface Held {
	/** Calls with another method go on at once. */
	readonly method?: string;
}

/** Holds the page's calls to the address on their way out. The answer lets go of those, and of all that come after. */
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
		// A call that the page has given up meanwhile goes nowhere.
		await route.continue().catch(() => {});
	});
	return () => letGo();
}
