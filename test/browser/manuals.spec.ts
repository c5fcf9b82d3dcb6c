import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";

const wide = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;

/** Readers, with what the menu of manuals and the top bar show them. */
const readers = [
	{ email: "cpo@go-ral.example", segments: ["Aan de slag", "Aanvragen", "Realisatieprocessen"], pages: 8, reports: false },
	{ email: "gemeente@amsterdam.example", segments: ["Aan de slag", "Aanvragen", "Realisatieprocessen"], pages: 8, reports: false },
	{ email: "beheerder@rvb.example", segments: ["Workflow handleiding", "Voor beheerders"], pages: 8, reports: true },
	{ email: "behandelaar@rvb.example", segments: ["Workflow handleiding"], pages: 6, reports: true },
] as const;

const menu = (page: Page) => page.getByRole("navigation", { name: "Handleidingen" });
const article = (page: Page) => page.getByRole("article");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectFits(page: Page): Promise<void> {
	expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

for (const { email, segments, pages, reports } of readers) {
	test(`${email} reads every manual page there is, and each is in order`, async ({ asAccount }) => {
		const page = await asAccount(email, { viewport: wide });
		await page.goto("/");
		await page.getByRole("banner").getByRole("link", { name: "Handleidingen" }).click();
		await expect(menu(page).getByRole("heading")).toHaveText([...segments]);
		await expect(menu(page).getByRole("link")).toHaveCount(pages);
		await expect(page.getByRole("banner").getByRole("link", { name: "Rapportages" })).toHaveCount(reports ? 1 : 0);
		for (const name of await menu(page).getByRole("link").allTextContents()) {
			await menu(page).getByRole("link", { name, exact: true }).click();
			await expect(title(page)).toHaveText(name);
			await expect(article(page).locator("p").first()).toBeVisible();
			await expect(page).toHaveTitle(new RegExp(`^${name} - `));
			await expect(menu(page).locator("[aria-current=page]")).toHaveText(name);
			await expectNoAxeViolations(page);
			await page.setViewportSize(phone);
			await expectFits(page);
			await page.setViewportSize(wide);
		}
	});
}

test("who has no right to the manuals is led away, and finds no sign of them", async ({ asAccount }) => {
	const page = await asAccount("rvb@rvb.example");
	for (const address of ["/handleidingen", "/handleidingen/overzichtspagina"]) {
		await page.goto(address);
		await expect(page).toHaveURL("/realisatie/actief");
	}
	await expect(page.getByRole("banner").getByRole("link", { name: "Handleidingen" })).toHaveCount(0);
});

test("a page for others says so, and so does one that does not exist", async ({ asAccount, faults }) => {
	const page = await asAccount("behandelaar@rvb.example");
	await page.goto("/handleidingen/nieuwe-pid");
	await expect(page.getByText("U heeft onvoldoende rechten om deze handleiding te bekijken.")).toBeVisible();
	await page.goto("/handleidingen/inleiding");
	await expect(title(page)).toHaveText("Deze handleiding bestaat niet");
	await expectNoAxeViolations(page);
	expect(faults.all).toEqual([]);
});

test("the help sign opens the page of the screen, and the browser leads back", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const page = await as("cpo");
	const helps = [
		["/aanvragen?zoek=a", "Aanvragenoverzicht"],
		["/realisatie/actief", "Realisatieprocessenoverzicht"],
		["/realisatie/nieuw", "Realisatieproces starten"],
		[`/realisatie/${uuid}/1`, "Doorlopen van een realisatieproces"],
	] as const;
	for (const [address, name] of helps) {
		await page.goto(address);
		await page.getByRole("banner").getByRole("link", { name: "Handleidingen" }).click();
		await expect(title(page)).toHaveText(name);
		await page.goBack();
		await expect(page).toHaveURL((url) => !url.pathname.startsWith("/handleidingen"));
	}
});

test("by keyboard: the menu, a heading, the next page, and the search", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/handleidingen/realisatieproces-onhold-zetten-of-annuleren#hervatten");
	await expect(page).toHaveURL("/handleidingen/realisateproces-onhold-zetten-of-annuleren#hervatten");
	await expect(page.getByRole("heading", { name: "Hervatten" })).toBeFocused();
	await expect(page.getByRole("heading", { name: "Hervatten" })).toBeInViewport();

	await page
		.getByRole("navigation", { name: "Vorige en volgende handleiding" })
		.getByRole("link", { name: /^Vorige/ })
		.press("Enter");
	await expect(title(page)).toHaveText("Doorlopen van een realisatieproces");
	await expect(page.getByRole("main")).toBeFocused();

	await page.getByRole("searchbox", { name: "Zoek in de handleidingen" }).fill("geocoder");
	await expect(page.getByText("1 handleiding gevonden")).toBeVisible();
	await expectNoAxeViolations(page);
	await page.getByRole("link", { name: /^Aanvragen beoordelen/ }).press("Enter");
	await expect(page.getByRole("heading", { name: "De plek op de kaart klopt niet" })).toBeFocused();
});

test("on a phone the manuals stand in the menu", async ({ as }) => {
	const page = await as("cpo", { viewport: phone });
	await page.goto("/aanvragen");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("link", { name: "Handleidingen" }).click();
	await expect(title(page)).toHaveText("Inleiding");
	await expect(menu(page)).toBeHidden();
	await page.getByRole("button", { name: "Alle handleidingen" }).click();
	await expectNoAxeViolations(page);
	await expectFits(page);
	await menu(page).getByRole("link", { name: "Gebruikersprofiel" }).click();
	await expect(title(page)).toHaveText("Gebruikersprofiel");
	await expect(menu(page)).toBeHidden();
});

test("on paper there is the page alone", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/handleidingen/inleiding");
	await expect(article(page).locator("p").first()).toBeVisible();
	await page.emulateMedia({ media: "print" });
	for (const part of [menu(page), page.getByRole("banner"), page.getByRole("contentinfo")]) await expect(part).toBeHidden();
	await expect(title(page)).toBeVisible();
});

test("an administrator without lists begins at the reports; a list that is asked for is refused there, with who can", async ({ as }) => {
	const page = await as("admin");
	await page.goto("/");
	await expect(page).toHaveURL(/\/rapportage\/./);
	const refusal = page.getByText("U heeft onvoldoende rechten om deze lijstweergave te bekijken.");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(refusal).toHaveCount(0);
	await page.goto("/realisatie/actief");
	await expect(page).toHaveURL(/\/rapportage\/./);
	await expect(refusal).toBeVisible();
	await expect(page.getByText("Dit kan wel met de rol: CPO of Gemeente")).toBeVisible();
	await expectNoAxeViolations(page);
});

test("the guided tour comes once to a newcomer, and again when asked for", async ({ as }) => {
	const page = await as("cpo", { newcomer: true });
	await page.goto("/realisatie/actief");
	const tour = page.getByRole("dialog", { name: "Rondleiding" });
	await expect(tour.getByRole("heading", { name: "Overzicht" })).toBeVisible();
	await expectNoAxeViolations(page);
	for (let step = 1; step < 4; step++) await tour.getByRole("button", { name: "Volgende" }).press("Enter");
	await tour.getByRole("button", { name: "Aan de slag" }).press("Enter");
	await expect(tour).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("table")).toBeVisible();
	await expect(tour).toHaveCount(0);
	await page.goto("/handleidingen");
	await page.getByRole("button", { name: "Bekijk de rondleiding" }).click();
	// In the manuals it is the tour of every page.
	await expect(tour.getByText("1 van 20")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(tour).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Bekijk de rondleiding" })).toBeFocused();
});
