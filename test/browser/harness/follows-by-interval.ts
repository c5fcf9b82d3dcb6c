import type { BrowserContext } from "@playwright/test";

/**
 * Makes lists poll by their interval only, as in a browser that cannot listen to the server. Journeys share one server: another journey's
 * changes could otherwise reach a list at any moment, while this one counts its rows and its calls.
 */
export async function followsByInterval(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		Reflect.deleteProperty(Navigator.prototype, "locks");
	});
}
