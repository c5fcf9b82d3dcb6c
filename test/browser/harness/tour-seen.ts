import type { BrowserContext } from "@playwright/test";

/** In this browser the guided tour was seen, so that it does not lie over the page a test is about. */
export async function tourSeen(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		// The empty page a browser begins with has no storage.
		if (location.protocol.startsWith("http") && localStorage.getItem("laadstroom.settings") === null) {
			localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "2099-12-31" } }));
		}
	});
}
