import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { TenantDefinition } from "../../engine/index.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { startOwnServer } from "./harness/own-server.ts";
import { tourSeen } from "./harness/tour-seen.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;
const ownPort = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 8;

const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
const headers = (page: Page) => page.getByRole("columnheader").allInnerTexts();
const results = (page: Page) => page.getByRole("status").filter({ hasText: /resulta(at|ten)/ });
const optionsOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator("option").allInnerTexts();

/** Accessible wide and narrow, without anything overflowing sideways. */
async function expectFit(page: Page): Promise<void> {
	for (const size of sizes) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(over, `${page.url()} at ${size.width}`).toBeLessThanOrEqual(0);
	}
	await page.setViewportSize(sizes[0]);
}

test("the first rows of a list stand near the top, whole, and stay where they are while the rest is loaded", async ({ as }) => {
	const page = await as("municipality");
	const most = 220;
	for (const path of ["/realisatie/actief", "/aanvragen"]) {
		await page.goto(path);
		await expect(rows(page)).toHaveCount(10);
		const top = async () => (await rows(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
		// A row has no position for a moment while it is redrawn.
		await expect.poll(top, path).toBeLessThanOrEqual(most);
		await expect(results(page)).not.toContainText("geladen");
		await expect.poll(top, path).toBeLessThanOrEqual(most);
		// Regardless of the number of results.
		await page
			.getByRole("navigation", { name: "Categorie" })
			.getByRole("link")
			.evaluateAll((tabs) => {
				for (const tab of tabs) tab.append("00000");
			});
		await expect.poll(top, path).toBeLessThanOrEqual(most);
		const hidden = await page.getByRole("table").evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
		expect(hidden, path).toBeLessThanOrEqual(0);
	}
	// Also with the active filters shown above the rows.
	for (const path of ["/realisatie/actief?stap=2&dagen=gt:5", "/aanvragen?adres=straat"]) {
		await page.goto(path);
		await expect(page.getByRole("button", { name: "Wis alle filters" })).toBeVisible();
		await expect.poll(async () => (await rows(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(most);
	}
	// Also with the map beside the list, which must not move the page.
	for (const path of ["/realisatie/actief?beeld=kaart", "/locaties?beeld=kaart"]) {
		await page.goto(path);
		await expect(page.getByRole("application", { name: "op de kaart" })).toBeVisible();
		await expect.poll(async () => (await rows(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(most);
		expect(await page.evaluate(() => scrollY), path).toBe(0);
	}
});

test("the first rows stand as near the top of a window between a phone and a wide one, with the filters behind their button", async ({
	as,
}) => {
	const page = await as("cpo");
	for (const path of ["/aanvragen", "/locaties", "/realisatie/actief?stap=2&dagen=gt:5", "/realisatie/actief"]) {
		await page.goto(path);
		await expect(rows(page).first()).toBeVisible();
		for (const width of [1279, 1101, 1024, 900, 801]) {
			await page.setViewportSize({ width, height: 900 });
			const top = async () => (await rows(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;
			await expect.poll(top, `${path} at ${width}`).toBeLessThanOrEqual(220);
			const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
			expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
		}
	}
	await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
});

test("the list of processes in its layouts, with its settings open and its seldom filters, wide and narrow", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	await expect(rows(page)).toHaveCount(10);
	await page.getByRole("button", { name: "Instellingen", exact: true }).click();
	await page.getByLabel("Indeling", { exact: true }).selectOption({ label: "Oude weergave" });
	await expect(page).toHaveURL("/realisatie/actief");
	await expect.poll(() => headers(page)).toContain("Netbeheerder");
	// The panel floats over the filters and rows, and the focus returns to its button.
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Instellingen", exact: true })).toBeFocused();
	const top = async () => (await rows(page).first().boundingBox())?.y;
	const before = await top();
	await page.getByRole("button", { name: "Meer filters" }).click();
	await expect(page.getByRole("searchbox", { name: "Referentie", exact: true })).toBeVisible();
	expect(await top()).toBe(before);
	await page.getByRole("searchbox", { name: "Referentie", exact: true }).fill("0010");
	await expect(page).toHaveURL(/referentie=0010/);
	await expectFit(page);
	await page.keyboard.press("Escape");
	const seldom = page.getByRole("button", { name: "Meer filters (1)" });
	await expect(seldom).toBeFocused();
	await page.reload();
	await expect(page.getByRole("columnheader", { name: "Netbeheerder" })).toBeVisible();
	await seldom.click();
	await expect(page.getByRole("searchbox", { name: "Referentie", exact: true })).toHaveValue("0010");
	await page.getByRole("button", { name: "Instellingen", exact: true }).click();
	await page.getByLabel("Indeling", { exact: true }).selectOption({ label: "Standaard" });
	await expect.poll(() => headers(page)).not.toContain("Netbeheerder");
});

test("a list by keyboard alone: looked for, ordered, gone through and opened", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief?categorie=alles");
	await expect(rows(page)).toHaveCount(10);
	await page.keyboard.press("/");
	await page.keyboard.type("gor-0000");
	await expect(results(page)).toHaveText(/^9 resultaten/);
	const reference = page.getByRole("columnheader", { name: "Referentie" });
	await reference.getByRole("button").focus();
	await page.keyboard.press("Enter");
	await expect(reference).toHaveAttribute("aria-sort", "ascending");
	await page.keyboard.press("j");
	await page.keyboard.press("j");
	await expect(page.getByRole("link", { name: "GOR-00002" })).toBeFocused();
	await page.keyboard.press("k");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/realisatie\/[0-9a-f-]{36}\//);
	await page.goBack();
	await expect(page).toHaveURL(/zoek=gor-0000&sorteer=referentie/);
	await expect(results(page)).toHaveText(/^9 resultaten/);
});

test("REQ-015 REQ-073 REQ-074 the property-management list has its own columns, filters and categories, by JSON alone", async ({
	asAccount,
}) => {
	const page = await asAccount("rvb@rvb.example");
	await page.goto("/realisatie/actief");
	await expect(rows(page).first()).toBeVisible();
	for (const header of ["Objectnummer", "Klant", "Regio", "PID"]) expect(await headers(page)).toContain(header);
	expect(await page.getByRole("navigation", { name: "Categorie" }).getByRole("link").allInnerTexts()).toEqual([
		expect.stringMatching(/^Actief/),
		expect.stringMatching(/^Gepauzeerd/),
		expect.stringMatching(/^Afgerond/),
		expect.stringMatching(/^Geannuleerd/),
		expect.stringMatching(/^Alles/),
	]);
	await page.getByRole("button", { name: "Meer filters" }).click();
	for (const label of ["Stap", "Klant", "Regio", "PID", "Assetmanager", "Objectmanager", "Regionaal projectleider"]) {
		await expect(page.getByLabel(label, { exact: true })).toBeVisible();
	}
	for (const label of ["Referentie", "Objectnummer", "Adres"]) {
		await expect(page.getByRole("searchbox", { name: label, exact: true })).toBeVisible();
	}
	const [, region = ""] = await optionsOf(page, "Regio");
	await page.getByLabel("Regio", { exact: true }).selectOption({ label: region });
	await expect(page.getByRole("button", { name: `Filter ${region} verwijderen` })).toBeVisible();
	const at = (await headers(page)).indexOf("Regio");
	for (const cell of await rows(page)
		.locator(`td:nth-child(${at + 1})`)
		.allInnerTexts())
		expect(cell).toBe(region);
	await expectFit(page);
});

test("REQ-082 a customer's people find their own customers alone in the filter, and in the list", async ({ asAccount }) => {
	const page = await asAccount("klant@rvb.example");
	await page.goto("/realisatie/actief?categorie=alles");
	await expect(rows(page).first()).toBeVisible();
	const own = ["Ministerie van Financiën", "Ministerie van Justitie en Veiligheid"];
	for (const option of (await optionsOf(page, "Klant")).slice(1)) expect(own).toContain(option);
	const at = (await headers(page)).indexOf("Klant");
	for (const cell of await rows(page)
		.locator(`td:nth-child(${at + 1})`)
		.allInnerTexts())
		expect(own).toContain(cell);
});

test("the charging locations: filtered by round and status, and one of them on the map", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/");
	await page.getByRole("link", { name: "Laadlocaties" }).click();
	await expect(page).toHaveURL("/locaties");
	await expect(rows(page)).toHaveCount(10, { timeout: 60_000 });
	await page.getByLabel("Status", { exact: true }).selectOption({ label: "Gevalideerd" });
	await expect(page).toHaveURL(/status=definitive/);
	await expectFit(page);
	const [first = ""] = await rows(page).locator("td:first-child").allInnerTexts();
	await page.getByRole("button", { name: `Toon op kaart: ${first}` }).click();
	const dialog = page.getByRole("dialog", { name: `Laadlocatie ${first}` });
	await expect(dialog.getByRole("application")).toBeVisible();
	await expect(
		dialog
			.getByRole("paragraph")
			.filter({ hasText: /Gevalideerd$/ })
			.first(),
	).toBeVisible();
	await expectFit(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: `Toon op kaart: ${first}` })).toBeFocused();
});

test("a column, a filter and another order are there after a change of the tenant's JSON, and no line of code", async ({
	browser,
	faults,
}) => {
	const flows = mkdtempSync(join(tmpdir(), "flows-"));
	cpSync("flows/go-ral", join(flows, "go-ral"), { recursive: true });
	const file = join(flows, "go-ral/tenant.json");
	const tenant = JSON.parse(readFileSync(file, "utf8")) as TenantDefinition;
	const lists: TenantDefinition["lists"] = {
		realisations: {
			fields: {
				town: { label: "Woonplaats", word: "plaats", path: "values.Location.CityName", kind: "option" },
				address: { label: "Plek" },
			},
			layouts: [{ name: "default", add: [{ field: "town", after: "address" }] }],
			filters: [{ field: "search" }, { field: "town" }],
			sort: { field: "town" },
			pageSize: 20,
		},
	};
	writeFileSync(file, JSON.stringify({ ...tenant, lists }));
	const server = await startOwnServer(flows, ownPort);
	try {
		const context = await browser.newContext();
		await tourSeen(context);
		const page = await context.newPage();
		faults.watch(page);
		await page.goto(server.url);
		await page.getByRole("button", { name: "(cpo@go-ral.example)" }).click();
		await page.waitForURL((url) => !url.pathname.startsWith("/oidc") && url.pathname !== "/aangemeld");
		await page.goto(`${server.url}/realisatie/actief`);
		await expect(rows(page)).toHaveCount(20);
		expect((await headers(page)).slice(0, 4)).toEqual(["Referentie", "Plek", "Woonplaats", "Stap"]);
		await expect(page.getByRole("columnheader", { name: "Woonplaats" })).toHaveAttribute("aria-sort", "ascending");
		await page.getByLabel("Woonplaats", { exact: true }).selectOption({ label: "Nijmegen" });
		await expect(page).toHaveURL(/\?plaats=Nijmegen$/);
		await expect
			.poll(async () => [...new Set(await rows(page).locator("td:nth-child(3)").allInnerTexts())], { message: "towns in the column" })
			.toEqual(["Nijmegen"]);
		await context.close();
	} finally {
		await server.stop();
		rmSync(flows, { recursive: true, force: true });
	}
});
