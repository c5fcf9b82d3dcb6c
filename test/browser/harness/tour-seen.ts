import type { BrowserContext } from "@playwright/test";

/** Marks the guided tour as seen in this browser, so that it doesn't cover the page under test. */
export async function tourSeen(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		// A browser's initial empty page has no storage.
		if (location.protocol.startsWith("http") && localStorage.getItem("laadstroom.settings") === null) {
			localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "2099-12-31" } }));
			localStorage.setItem("laadstroom.tour-told", "2099-12-31");
		}
	});
}

/**
 * The browser of somebody whose account has not seen the tour. Journeys share accounts and run concurrently, so the account's stored state
 * is simulated here from what this browser has sent; the server's part is tested by calls.
 */
export async function tourUnseen(context: BrowserContext): Promise<void> {
	let kept: { tour?: string } = {};
	await context.route(/\/user\/preferences(?:\/tour)?$/, async (route) => {
		const sent = route.request().postDataJSON() as { data: { value: string } } | null;
		if (sent !== null) kept = { tour: sent.data.value };
		await route.fulfill({ json: { data: kept } });
	});
}
