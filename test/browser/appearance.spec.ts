import type { Page } from "@playwright/test";
import { expectLegibleInTheDark, expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { scenarioTenants } from "./harness/scenario-tenant.ts";

/** Lightness of the background, from 0 (black) to 1. */
const lightness = (page: Page) =>
	page.evaluate(() => {
		const parts = getComputedStyle(document.body).backgroundColor.match(/\d+(\.\d+)?/g) ?? [];
		return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3 / 255;
	});
const isDark = async (page: Page) => (await lightness(page)) < 0.25;

test("the screen is light or dark as the device is, or as its person chose, and paper is always light", async ({ as }) => {
	const page = await as("cpo");
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/realisatie");
	await expect(page.getByRole("table")).toBeVisible();
	expect(await isDark(page)).toBe(true);
	await page.emulateMedia({ colorScheme: "dark", media: "print" });
	expect(await isDark(page)).toBe(false);
	await page.emulateMedia({ colorScheme: "dark", media: "screen" });

	await page.getByRole("button", { name: /profiel van/i }).click();
	const look = page.getByRole("group", { name: "Weergave" });
	await expect(look.getByRole("radio", { name: "Als het apparaat" })).toBeChecked();
	await look.getByRole("radio", { name: "Licht" }).check();
	await expect.poll(() => isDark(page)).toBe(false);
	await page.reload();
	await expect(page.getByRole("table")).toBeVisible();
	expect(await isDark(page)).toBe(false);

	await page.emulateMedia({ colorScheme: "light", media: "screen" });
	await page.getByRole("button", { name: /profiel van/i }).click();
	await look.getByRole("radio", { name: "Donker" }).check();
	await expect.poll(() => isDark(page)).toBe(true);
	await look.getByRole("radio", { name: "Als het apparaat" }).check();
	await expect.poll(() => isDark(page)).toBe(false);
});

/** Mean lightness of what a map shows, from 0 (black) to 1. */
async function mapLightness(page: Page): Promise<number> {
	const map = page.getByRole("application").first();
	await map.scrollIntoViewIfNeeded();
	const picture = (await map.screenshot()).toString("base64");
	const reader = await page.context().newPage();
	const mean = await reader.evaluate(async (encoded) => {
		const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
		const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
		const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
		const context = canvas.getContext("2d");
		context?.drawImage(bitmap, 0, 0);
		const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: new Uint8ClampedArray() };
		return data.filter((_, place) => place % 4 !== 3).reduce((sum, part) => sum + part, 0) / (data.length * 0.75) / 255;
	}, picture);
	await reader.close();
	return mean;
}

test("a map is dark where the screen is, with what stands on it, and light on a light one and on paper", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const page = await as("cpo");
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto(`/realisatie/${uuid}/1`);
	await expect(
		page
			.getByRole("application")
			.first()
			.getByRole("button", { name: /^Gekozen locatie/ }),
	).toBeVisible();
	await expect.poll(() => mapLightness(page)).toBeLessThan(0.35);
	await expectNoAxeViolations(page);
	await page.emulateMedia({ colorScheme: "dark", media: "print" });
	await expect.poll(() => mapLightness(page)).toBeGreaterThan(0.7);
	await page.emulateMedia({ colorScheme: "light", media: "screen" });
	await expect.poll(() => mapLightness(page)).toBeGreaterThan(0.7);
});

test("the colours of every tenant are legible in the dark", async ({ asAccount }) => {
	for (const { definition } of scenarioTenants()) {
		const account = definition.demo?.accounts.find(({ roles }) => Object.keys(roles).some((role) => role !== "admin" && role !== "guest"));
		if (account === undefined) throw new Error(definition.slug);
		const page = await asAccount(account.email);
		await page.goto("/realisatie");
		await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
		await page.getByRole("table").getByRole("link").first().click();
		await expect(page.getByRole("navigation", { name: "Stappen" })).toBeVisible();
		await expectLegibleInTheDark(page);
		await page.close();
	}
});
