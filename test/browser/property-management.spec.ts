import type { Page } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";

/** Signs in to the property-management tenant with the demo account of that address. */
async function signInAs(page: Page, email: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("button", { name: `(${email})` }).click();
	await expect(page).toHaveURL(/\/vandaag$/);
}

const administrator = "beheerder@rvb.example";

test("on a phone the steps fold open, track by track", async ({ browser, faults }) => {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	context.on("page", (page) => faults.watch(page));
	const page = await context.newPage();
	await signInAs(page, administrator);
	await page.goto("/realisatie/actief?stap=3-b");
	await page.getByRole("table").getByRole("link").first().click();
	const rail = page.getByRole("navigation", { name: "Stappen" });
	await rail.getByRole("button", { name: /Deelstap 3-b, bij stap 3 van 11/ }).click();
	await expect(rail.getByRole("list", { name: "Energieaansluiting" })).toBeVisible();
	await rail.getByRole("link", { name: /Stap 3-a/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schouw verslag");
	await expect(rail.getByRole("list", { name: "Energieaansluiting" })).toBeHidden();
	await context.close();
});

test("REA-023 the list takes the filter words of this tenant, and other spellings lead to them", async ({ browser, faults }) => {
	const context = await browser.newContext();
	context.on("page", (page) => faults.watch(page));
	const page = await context.newPage();
	await signInAs(page, administrator);
	const words = { actief: "Actief", gepauzeerd: "Gepauzeerd", afgerond: "Afgerond", geannulleerd: "Geannuleerd" };
	for (const [word, label] of Object.entries(words)) {
		await page.goto(`/realisatie/${word}`);
		await expect(page).toHaveURL(new RegExp(`/realisatie/${word}$`));
		await expect(page.locator("[aria-current=page]").filter({ hasText: label })).toBeVisible();
	}
	for (const [other, word] of Object.entries({ onhold: "gepauzeerd", geannuleerd: "geannulleerd" })) {
		await page.goto(`/realisatie/${other}`);
		await expect(page).toHaveURL(new RegExp(`/realisatie/${word}$`));
	}
	await context.close();
});

test("REA-021 every step of a process has a route with its short code, those of its sub-steps too", async ({ browser, faults }) => {
	const context = await browser.newContext();
	context.on("page", (page) => faults.watch(page));
	const page = await context.newPage();
	await signInAs(page, administrator);
	const codes = ["1", "2", "4", "5", "6", "7", "8", "9", "10", "11", ..."abcdefghij".split("").map((letter) => `3-${letter}`)];
	const place = (code: string) => (code.startsWith("3-") ? `Deelstap ${code}, bij stap 3 van 11` : `Stap ${code} van 11`);
	for (const code of codes) {
		await page.goto(`/realisatie/actief?stap=${code}`);
		await page.getByRole("table").getByRole("link").first().click();
		await expect(page).toHaveURL(new RegExp(`/realisatie/[0-9a-f-]{36}/${code}$`));
		await expect(page.getByText(place(code), { exact: true })).toBeAttached();
		if (!["1", "3-c"].includes(code)) continue;
		// The address alone leads there, too.
		await page.reload();
		await expect(page.getByText(place(code), { exact: true })).toBeAttached();
		await expect(page).toHaveURL(new RegExp(`/realisatie/[0-9a-f-]{36}/${code}$`));
	}
	await context.close();
});
