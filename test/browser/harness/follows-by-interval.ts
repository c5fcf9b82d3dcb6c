import type { BrowserContext } from "@playwright/test";

/**
 * Lets lists follow by their interval alone, as in a browser that cannot listen to the server. Journeys run beside each other at one
 * server: what another does would reach a list at any moment, where a journey counts its rows and its calls.
 */
export async function followsByInterval(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		Reflect.deleteProperty(Navigator.prototype, "locks");
	});
}
