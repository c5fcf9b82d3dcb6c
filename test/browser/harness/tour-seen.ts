import type { BrowserContext } from "@playwright/test";

/** Marks the guided tour as seen in this browser, so that it doesn't cover the page under test. */
export async function tourSeen(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		// A browser's initial empty page has no storage.
		if (location.protocol.startsWith("http") && localStorage.getItem("laadstroom.settings") === null) {
			localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "2099-12-31" } }));
		}
	});
}
