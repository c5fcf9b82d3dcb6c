import type { Page } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";

/** Signs in with the demo account of that address, of the property-management tenant. */
async function signInAs(page: Page, email: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("button", { name: `(${email})` }).click();
	await expect(page).toHaveURL(/\/realisatie\/actief$/);
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
	await rail.getByRole("button", { name: /Stap 3-b van 11/ }).click();
	await expect(rail.getByRole("list", { name: "Energieaansluiting" })).toBeVisible();
	await rail.getByRole("link", { name: /Stap 3-a/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schouw verslag");
	await expect(rail.getByRole("list", { name: "Energieaansluiting" })).toBeHidden();
	await context.close();
});
