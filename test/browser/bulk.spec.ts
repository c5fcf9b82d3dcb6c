import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { readManifest } from "../../bench/first-load.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;

const bar = (page: Page) => page.getByRole("region", { name: "Acties voor de keuze" });
const boxes = (page: Page) => page.getByRole("table").locator("tbody").getByRole("checkbox");

/** Counts a person's acts: a click, a key, or a chord of keys, is one. */
class Hands {
	readonly #page: Page;
	acts = 0;
	constructor(page: Page) {
		this.#page = page;
	}
	async click(what: Locator, modifiers: "Shift"[] = []): Promise<void> {
		this.acts += 1;
		await what.click({ modifiers });
	}
	async press(key: string): Promise<void> {
		this.acts += 1;
		await this.#page.keyboard.press(key);
	}
}

async function expectFit(page: Page): Promise<void> {
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `at ${size.width}`).toBeLessThanOrEqual(0);
		if (process.env.BULK_PICTURES) await page.screenshot({ path: `${process.env.BULK_PICTURES}/${Date.now()}-${size.width}.png` });
	}
	await page.setViewportSize(sizes[0]);
}

test("five processes are put on hold in five acts, scattered ones in eight, and taken back", async ({ as }) => {
	const page = await as("cpo");
	// Processes that nobody has touched lately, so that no other journey is working on them.
	await page.goto("/realisatie/actief?sorteer=bijgewerkt");
	await expect(boxes(page).first()).toBeVisible();
	const hands = new Hands(page);
	await hands.click(boxes(page).nth(0));
	await hands.click(boxes(page).nth(4), ["Shift"]);
	await expect(bar(page).getByRole("status").filter({ hasText: "gekozen" })).toHaveText("5 gekozen");
	await hands.press("h");
	await hands.press("1");
	await hands.press("Enter");
	expect(hands.acts).toBeLessThanOrEqual(5);
	await expect(bar(page).getByRole("status").filter({ hasText: "on hold gezet" })).toHaveText("5 on hold gezet");
	await expectFit(page);
	await bar(page).getByRole("button", { name: "Ongedaan maken" }).click();
	await expect(bar(page).getByRole("status").filter({ hasText: "teruggezet" })).toHaveText("5 teruggezet");
	await bar(page).getByRole("button", { name: "Sluit de melding" }).click();

	const scattered = new Hands(page);
	for (const at of [0, 2, 4, 6, 8]) await scattered.click(boxes(page).nth(at));
	await scattered.press("h");
	const dialog = page.getByRole("dialog", { name: "5 processen on hold zetten" });
	await expect(dialog.getByText("5 kunnen")).toBeVisible();
	await expectFit(page);
	await scattered.press("2");
	await scattered.press("Enter");
	expect(scattered.acts).toBeLessThanOrEqual(8);
	await expect(bar(page).getByRole("status").filter({ hasText: "on hold gezet" })).toHaveText("5 on hold gezet");
	await bar(page).getByRole("button", { name: "Ongedaan maken" }).click();
	await expect(bar(page).getByRole("status").filter({ hasText: "teruggezet" })).toHaveText("5 teruggezet");
});

test("ten requests are rejected for one reason in five acts", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/aanvragen?status=2&sorteer=referentie");
	await expect(boxes(page).nth(9)).toBeVisible();
	const hands = new Hands(page);
	await hands.click(boxes(page).nth(0));
	await hands.click(boxes(page).nth(9), ["Shift"]);
	await expect(bar(page).getByRole("status").filter({ hasText: "gekozen" })).toHaveText("10 gekozen");
	await hands.press("r");
	await hands.press("1");
	await hands.press("Enter");
	expect(hands.acts).toBeLessThanOrEqual(5);
	await expect(bar(page).getByRole("status").filter({ hasText: "afgewezen" })).toHaveText("10 afgewezen");
	await bar(page).getByRole("button", { name: "Ongedaan maken" }).click();
	await expect(bar(page).getByRole("status").filter({ hasText: "teruggezet" })).toHaveText("10 teruggezet");
});

test("one traffic decision is laid down for ten processes in eight acts, each with its own copy of the file, and taken back", async ({
	as,
	prepare,
}) => {
	for (let made = 0; made < 10; made++) await prepare.walk({ until: "4" });
	const page = await as("municipality");
	await page.goto("/realisatie/actief?stap=4");
	await expect(boxes(page).nth(9)).toBeVisible();
	const hands = new Hands(page);
	await hands.click(boxes(page).nth(0));
	await hands.click(boxes(page).nth(9), ["Shift"]);
	await expect(bar(page).getByRole("status").filter({ hasText: "gekozen" })).toHaveText("10 gekozen");
	await hands.press("s");
	const dialog = page.getByRole("dialog", { name: "Stap 4 Verkeersbesluit bij 10 processen" });
	await expect(dialog.getByText("10 kunnen")).toBeVisible();
	await expect(dialog.getByLabel(/^Publicatiedatum/)).toBeFocused();
	await expectFit(page);
	// Six weeks that end on an ordinary working day, so that there is no warning.
	await page.keyboard.type("10-11-2026");
	await hands.click(dialog.getByLabel(/^Nummer verkeersbesluit/));
	await page.keyboard.type("Stcrt. 2026, 4321");
	// Opening the browser's file chooser and choosing a file are two acts.
	hands.acts += 2;
	await dialog
		.locator('input[type="file"]')
		.setInputFiles({ name: "Besluit.pdf", mimeType: "application/pdf", buffer: readFileSync(resolve("test/files/inrichtingsplan.pdf")) });
	await hands.click(dialog.getByRole("button", { name: /^Vul in bij/ }));
	expect(hands.acts).toBeLessThanOrEqual(8);
	const result = bar(page).getByRole("status").filter({ hasText: "ingevuld" });
	await expect(result).toHaveText(/^Bij 10 ingevuld/);
	await expectFit(page);
	await bar(page).getByRole("button", { name: "Ongedaan maken" }).click();
	await expect(bar(page).getByRole("status").filter({ hasText: "teruggezet" })).toHaveText("10 teruggezet");
});

test("the bar is there before the first choice, so that a key pressed just after it is not lost", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	await expect(boxes(page).first()).toBeVisible();
	const file = readManifest()["bulk/BulkBar.tsx"]?.file ?? "";
	const fetched = (name: string) => performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(name));
	await page.waitForFunction(fetched, file);
	await page.route("**/assets/*", (route) => route.abort());
	await boxes(page).first().press("Space");
	await expect(bar(page).getByRole("status").filter({ hasText: "gekozen" })).toHaveText("1 gekozen");
});

test("the key of an act pressed while the bar is still loading is not lost", async ({ as }) => {
	const page = await as("cpo");
	const file = readManifest()["bulk/BulkBar.tsx"]?.file ?? "";
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(`**/${file}`, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/realisatie/actief");
	await boxes(page).first().press("Space");
	await page.keyboard.press("h");
	release();
	await expect(page.getByRole("dialog", { name: "1 proces on hold zetten" })).toBeVisible();
});

test("by keyboard alone: rows with x, the page and all that match with Ctrl+A; what is out of view is said", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	await expect(boxes(page).first()).toBeVisible();
	const count = bar(page).getByRole("status").filter({ hasText: "gekozen" });
	await page.keyboard.press("j");
	await page.keyboard.press("x");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await page.keyboard.press("Shift+X");
	await expect(count).toHaveText("3 gekozen");
	await expectFit(page);
	await page.getByRole("searchbox", { name: "Zoeken in de processen" }).fill("bestaat niet");
	await expect(count).toHaveText("3 gekozen, 3 niet in beeld");
	await page.getByRole("searchbox", { name: "Zoeken in de processen" }).fill("");
	await expect(count).toHaveText("3 gekozen");
	await page.getByRole("table").getByRole("link").first().focus();
	const rows = await boxes(page).count();
	await page.keyboard.press("Control+a");
	await expect(count).toHaveText(`${rows} gekozen`);
	await page.keyboard.press("Control+a");
	const results = await page
		.getByRole("status")
		.filter({ hasText: /resultaten/ })
		.textContent();
	const total = (results ?? "").replace(/\D/g, "");
	await expect(count).toHaveText(`${total} gekozen`);
	await bar(page).getByRole("button", { name: "Wis de keuze" }).click();
	await expect(boxes(page).first()).not.toBeChecked();
});
