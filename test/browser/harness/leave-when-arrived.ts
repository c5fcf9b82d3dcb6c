import type { Page } from "@playwright/test";

/** A page that a test keeps from arriving is left all the same. Milliseconds. */
const patience = 5_000;

/**
 * From now on the page goes to another address, or reloads, only once it has arrived at the current one: a page that
 * is still passing through sign-in navigates by itself, which would abort the next navigation.
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

/** Another page than the product's, or one that does not leave for the sign-in any more. Runs in the page. */
function isAtRest(): boolean {
	const root = document.getElementById("root");
	const [loaded] = performance.getEntriesByType("navigation");
	if (root === null || loaded?.name.includes("/aangemeld?")) return true;
	return root.childElementCount > 0 && document.querySelector('main[aria-busy="true"]') === null;
}
