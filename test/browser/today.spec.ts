import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { dayFromNow, typed } from "./harness/days.ts";
import { expect, test } from "./harness/journey.ts";
import { SignInPage } from "./harness/sign-in-page.ts";

test("who has just signed in begins at Vandaag, works by keyboard alone, and is led from a finished step to the next", async ({
	visitor,
}) => {
	const signIn = new SignInPage(visitor);
	await visitor.goto("/");
	await expect(signIn.heading).toBeVisible();
	await signIn.typeAccount("cpo");
	await expect(visitor).toHaveURL("/vandaag");
	await expect(visitor.getByRole("heading", { level: 1, name: "Vandaag" })).toBeVisible();
	const lines = visitor.locator("[data-work]");
	await expect(lines.nth(1)).toBeVisible();
	for (const size of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		await visitor.setViewportSize(size);
		await expectNoAxeViolations(visitor);
		expect(await visitor.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(
			0,
		);
	}
	await expect(lines.first()).toBeFocused();
	await visitor.keyboard.press("j");
	await visitor.keyboard.press("k");
	await visitor.keyboard.press("j");
	await expect(lines.nth(1)).toBeFocused();
	const second = (await lines.nth(1).getAttribute("href")) ?? "";
	await visitor.keyboard.press("Enter");
	await expect(visitor).toHaveURL(second);
	await visitor.goBack();
	await expect(visitor).toHaveURL("/vandaag");

	const start = visitor.getByRole("button", { name: /^Start: 1 van \d+$/ });
	await start.focus();
	await visitor.keyboard.press("Enter");
	const queue = visitor.getByRole("region", { name: "Uw werkrij" });
	await expect(queue.getByText(/^1 van \d+$/)).toBeVisible();
	// The most urgent steps of a CPO are realisations whose planned date is past.
	await expect(visitor.getByRole("heading", { level: 1, name: "Realisatie en inbedrijfstelling" })).toBeVisible();
	const first = visitor.url();
	await expectNoAxeViolations(visitor);
	for (const name of ["Datum van inbedrijfstelling", "Datum van aanmelding bij de energieleverancier"]) {
		await visitor.getByRole("textbox", { name }).fill(typed(dayFromNow(0)));
	}
	await visitor.keyboard.press("Control+Enter");
	await expect(queue.getByText(/^2 van \d+$/)).toBeVisible();
	expect(visitor.url()).not.toBe(first);
	await expect(visitor).toHaveURL(new URL(second, first).href);
	// Wherever the page is scrolled to, and never under what else stays there; a low window has no room for it.
	const seenAt = async (size: { width: number; height: number }) => {
		await visitor.setViewportSize(size);
		return queue.evaluate((bar) => {
			scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
			const { left, top, width, height } = bar.getBoundingClientRect();
			const seen = document.elementFromPoint(left + width / 2, top + height / 2);
			return [scrollY > 200, bar.contains(seen), getComputedStyle(bar).position];
		});
	};
	expect(await seenAt({ width: 1440, height: 700 })).toEqual([true, true, "sticky"]);
	expect(await seenAt({ width: 390, height: 844 })).toEqual([true, true, "sticky"]);
	expect(await seenAt({ width: 320, height: 256 })).toEqual([true, false, "static"]);
	await queue.getByRole("button", { name: "Stoppen" }).press("Enter");
	await expect(visitor).toHaveURL("/vandaag");
	await expect(queue).toBeHidden();
});

test("a session that goes on begins where the start page leads, and Vandaag follows what somebody else does within seconds", async ({
	as,
	prepare,
	api,
}) => {
	const page = await as("cpo", { live: true });
	await page.goto("/");
	await expect(page).toHaveURL(/\/aanvragen(\?|$)/);
	await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Vandaag" }).click();
	const start = page.getByRole("button", { name: /^Start: 1 van \d+$/ });
	await expect(start).toBeVisible();
	const shown = async () => Number((await start.textContent())?.match(/\d+$/)?.[0]);
	const before = await shown();
	await prepare.walk({ until: "5" });
	// Other journeys work in the same tenant meanwhile, so the number is compared with what the server counts at that moment.
	const behind = async () => (await api.ask<{ steps: number }>("cpo", "GET", "today")).steps - (await shown());
	await expect.poll(behind, { timeout: 60_000, intervals: [250] }).toBe(0);
	expect(await shown()).toBeGreaterThan(before);
});
