import type { Page } from "@playwright/test";

/** After this time, a page that a test keeps from arriving is left all the same. Milliseconds. */
const patience = 5_000;

/**
 * From now on the page navigates or reloads only once it has arrived at its present address: a page that is still passing through sign-in
 * navigates by itself, which would abort the next navigation.
 */
export function leaveWhenArrived(page: Page): void {
	const { goto, reload } = page;
	page.goto = async (...to) => {
		await arrived(page);
		return goto.apply(page, to);
	};
	page.reload = async (...how) => {
		await arrived(page);
		return reload.apply(page, how);
	};
}

async function arrived(page: Page): Promise<void> {
	await page.waitForFunction(isAtRest, undefined, { polling: 50, timeout: patience }).catch(() => {});
}

/** Whether this is a page outside the product, or one that will no longer leave for the sign-in. Runs in the page. */
function isAtRest(): boolean {
	const root = document.getElementById("root");
	const [loaded] = performance.getEntriesByType("navigation");
	if (root === null || loaded?.name.includes("/aangemeld?")) return true;
	return root.childElementCount > 0 && document.querySelector('main[aria-busy="true"]') === null;
}
