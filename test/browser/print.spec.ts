import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { takeRequests } from "./harness/requests.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** Elements that are in the way on paper: those that stay in place while the page scrolls, and those for pressing. */
const inTheWay = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("body *")]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => {
				const presses = element.matches(
					"button:not(th button, h2 button, h3 button, [role=combobox], [aria-pressed=true], [aria-selected=true])",
				);
				return presses || element.matches(".leaflet-bar") || ["fixed", "sticky"].includes(getComputedStyle(element).position);
			})
			.map((element) => element.outerHTML.slice(0, 160)),
	);

/** Elements cut off at the right edge of the sheet, except maps, which extend beyond their frame. */
const beyondTheSheet = (page: Page) =>
	page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		return [...document.querySelectorAll<HTMLElement>("body *")]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.closest(".leaflet-container") === null)
			.filter((element) => !element.matches(".visually-hidden, .visually-hidden *") && element.getBoundingClientRect().right > width + 1)
			.map((element) => element.outerHTML.slice(0, 120));
	});

/** Widths of A4 in pixels: portrait with and without margins, and landscape. */
const sheets = [718, 794, 1047];

test("every page fits on the sheet, upright and lying, as the table that it is", async ({ as, api }) => {
	const [request] = await takeRequests(api, 1);
	for (const [role, addresses] of [
		["cpo", ["/realisatie/actief", "/aanvragen", "/locaties", `/aanvragen/${request.uuid}`, "/handleidingen", "/gebruiksvoorwaarden"]],
		["admin", ["/rapportage"]],
	] as const) {
		const page = await as(role);
		for (const address of addresses) {
			await page.emulateMedia({ media: "screen" });
			await page.goto(address);
			await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
			if (["/realisatie/actief", "/aanvragen"].includes(address))
				await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
			await page.emulateMedia({ media: "print" });
			for (const width of sheets) {
				await page.setViewportSize({ width, height: 1000 });
				await expect(async () => {
					expect(await beyondTheSheet(page), `${address} at ${width}`).toEqual([]);
					expect(await inTheWay(page), address).toEqual([]);
				}).toPass();
				if (address === "/realisatie/actief") await expect(page.getByRole("columnheader").first()).toBeVisible();
			}
		}
	}
});

test("on paper nothing stands over what is read, and nothing is there to be pressed", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await screen.open(uuid, "4");
	await page.emulateMedia({ media: "print" });
	// As wide as a sheet of paper.
	await page.setViewportSize({ width: 718, height: 1000 });
	await expect(page.getByRole("navigation", { name: "Stappen" }).getByRole("listitem").first()).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("textbox", { name: "Nieuwe opmerking" })).toBeHidden();
	for (const address of [page.url(), "/realisatie"]) {
		if (address !== page.url()) await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
		await expect(async () => expect(await inTheWay(page), address).toEqual([])).toPass();
	}
});

test("a whole process is one document, to read and to print", async ({ as, prepare }) => {
	const { uuid, reference } = await prepare.walk({ until: "4" });
	const page = await as("cpo");
	await new StepScreen(page).open(uuid, "4");
	await page.getByRole("link", { name: "Dossier" }).click();
	await expect(page.getByRole("heading", { level: 1, name: `Dossier ${reference}` })).toBeVisible();
	const steps = page.getByRole("main").getByRole("region", { name: /^Stap \d/ });
	await expect(steps.first()).toContainText("Gestart");
	await expect(steps).toHaveCount(3);
	await expect(page.getByRole("region", { name: "Geschiedenis" })).toContainText("maakte het proces aan");
	await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
	await expectNoAxeViolations(page);
	await page.emulateMedia({ media: "print" });
	for (const width of sheets) {
		await page.setViewportSize({ width, height: 1000 });
		await expect(async () => {
			expect(await beyondTheSheet(page), `at ${width}`).toEqual([]);
			expect(await inTheWay(page)).toEqual([]);
		}).toPass();
	}
	await expect(page.getByRole("link", { name: "Realisatieprocessen" })).toBeHidden();
});
