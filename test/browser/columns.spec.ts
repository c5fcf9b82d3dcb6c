import { findLibreOffice } from "../export/find-libreoffice.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { exportList } from "./harness/exported-sheet.ts";
import { expect, test } from "./harness/journey.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;
const pictures = process.env.COLUMN_PICTURES;

test("somebody makes a list their own by keyboard: a field of a form beside the list's, its order and width, kept in a view", async ({
	as,
}) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief?categorie=alles");
	const headings = page.getByRole("columnheader");
	await expect(headings.filter({ hasText: "Referentie" })).toBeVisible();
	await page.keyboard.press("o");
	const columns = page.getByRole("region", { name: "Kolommen" });
	await expect(columns.getByRole("heading", { name: "Kolommen" })).toBeFocused();
	for (const name of ["Opmerkingen", "VKB", "Tags"]) {
		await columns.getByRole("button", { name: `${name} weghalen` }).press("Enter");
		await expect(headings.filter({ hasText: name })).toHaveCount(0);
	}
	await columns.getByRole("combobox", { name: "Kolom erbij" }).selectOption({ label: "Beoordeling" });
	await columns.getByRole("button", { name: "Voeg kolom toe" }).press("Enter");
	await expect(headings.last()).toHaveText("Beoordeling");
	const width = columns.getByRole("textbox", { name: "Breedte van Adres" });
	await width.fill("300");
	await width.press("Enter");
	await expect(page).toHaveURL(/kolommen=referentie%2Cadres%3A300%2C.*Advice\.Advice/);
	const wide = async () => Math.round((await headings.filter({ hasText: "Adres" }).boundingBox())?.width ?? 0);
	expect(await wide()).toBeGreaterThanOrEqual(300);
	expect(await wide()).toBeLessThanOrEqual(330);
	await width.fill("700");
	await width.press("Enter");
	await expect.poll(wide).toBeGreaterThanOrEqual(700);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
	await width.fill("300");
	await width.press("Enter");
	await expect.poll(wide).toBeLessThanOrEqual(330);
	await page.getByRole("button", { name: "Beoordeling", exact: true }).press("Enter");
	await expect(headings.last()).toHaveAttribute("aria-sort", "ascending");
	await expect(page).toHaveURL(/sorteer=Advice\.Advice/);
	// The panel must be out of the way of somebody who goes to the table.
	await expect(columns).toBeHidden();
	await page.keyboard.press("o");
	await expect(columns.getByRole("heading", { name: "Kolommen" })).toBeFocused();
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `at ${size.width}`).toBeLessThanOrEqual(0);
		if (pictures) await page.screenshot({ path: `${pictures}/columns-${size.width}.png`, fullPage: true });
	}
	await page.setViewportSize(sizes[0]);
	await page.keyboard.press("Escape");
	await expect(columns).toBeHidden();

	const address = page.getByRole("columnheader", { name: "Adres" });
	const box = (await address.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.mouse.move(box.x + box.width - 4, box.y + 12);
	await page.mouse.down();
	await expect(page.getByRole("table")).toHaveCSS("table-layout", "fixed");
	await page.mouse.move(box.x + box.width - 120, box.y + 12, { steps: 4 });
	await page.mouse.up();
	await expect(page).not.toHaveURL(/adres%3A300/);
	await expect(page).toHaveURL(/adres%3A\d{2,3}/);
	expect(await wide()).toBeLessThan(box.width - 60);
	const own = await headings.allTextContents();

	// In another person's browser, the address alone must be enough.
	const other = await as("municipality");
	await other.goto(new URL(page.url()).pathname + new URL(page.url()).search);
	await expect(other.getByRole("columnheader").last()).toHaveText("Beoordeling");
	expect(await other.getByRole("columnheader").allTextContents()).toEqual(own);

	await page.keyboard.press("o");
	await columns.getByRole("button", { name: "Terug naar standaard" }).press("Enter");
	await expect(headings.filter({ hasText: "Beoordeling" })).toHaveCount(0);
	await expect(page).not.toHaveURL(/kolommen/);
});

const testWithLibreOffice = findLibreOffice() === undefined ? test.skip : test;

testWithLibreOffice("what is exported are the columns in view, in their order", async ({ as }) => {
	const page = await as("municipality");
	await page.goto("/realisatie/actief?categorie=alles&kolommen=adres:120,Advice.Advice,referentie");
	await expect(page.getByRole("columnheader")).toHaveText(["Adres", "Beoordeling", "Referentie"]);
	const { sheet } = await exportList(page);
	expect(sheet.rows.length).toBeGreaterThan(11);
	expect(sheet.rows[0]?.map(({ shown }) => shown)).toEqual(["Adres", "Beoordeling", "Referentie"]);

	// The chosen columns are carried over, and nothing else of the list.
	await page.goto("/realisatie/actief?categorie=alles&kolommen=referentie,adres");
	const boxes = page.getByRole("checkbox", { name: /^Kies / });
	await boxes.nth(1).check();
	await boxes.nth(4).check();
	const chosen = await page
		.locator("tr", { has: page.getByRole("checkbox", { checked: true }) })
		.locator("a[data-row]")
		.allTextContents();
	await page.getByRole("button", { name: "Exporteren" }).click();
	await page.getByRole("checkbox", { name: "Alleen de 2 gekozen rijen, voor zover die aan de filters voldoen" }).check();
	const some = (await exportList(page)).sheet;
	expect(some.rows.slice(1).map(([reference]) => reference?.shown)).toEqual(chosen);
});
