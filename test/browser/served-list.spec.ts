import type { Page } from "@playwright/test";
import { findLibreOffice } from "../export/find-libreoffice.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { dayFromNow, typed } from "./harness/days.ts";
import { exportList, listedRecords, recordsOf } from "./harness/exported-sheet.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { SignInPage } from "./harness/sign-in-page.ts";

const port = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 10;
const testWithLibreOffice = findLibreOffice() === undefined ? test.skip : test;
let server: OwnServer;

test.beforeAll(async () => {
	server = await startOwnServer("flows", port, { LIST_IN_BROWSER: "10" });
});
test.afterAll(() => server.stop());

/** Paths of the calls about processes, in order. */
function callsOf(page: Page): string[] {
	const calls: string[] = [];
	page.on("request", (request) => {
		const [, path] = /\/api\/v1\/[^/]+\/((?:lists|processes\/realisation)\b.*)/.exec(request.url()) ?? [];
		if (path !== undefined) calls.push(path);
	});
	return calls;
}

test("a list that is too long for a browser is found, filtered, turned over, chosen and exported like a short one", async ({
	visitor: page,
}) => {
	const calls = callsOf(page);
	await page.goto(`${server.url}/realisatie/actief`);
	await new SignInPage(page).chooseAccount("cpo");
	const count = page.getByRole("status").filter({ hasText: /\d+ resulta(at|ten)/ });
	const number = async () => Number((await count.textContent())?.replace(/\D/g, ""));
	// Rows for existing records are filled in after the start.
	await expect(async () => {
		calls.length = 0;
		await page.goto(`${server.url}/realisatie/actief`);
		await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
		expect(calls.some((path) => path.startsWith("lists/realisations/choices"))).toBe(true);
	}).toPass();
	const all = await number();
	expect(all).toBeGreaterThan(20);
	const pictures = process.env.LIST_PICTURES;
	if (pictures) {
		await page.screenshot({ path: `${pictures}/list-1440.png` });
		await page.setViewportSize({ width: 390, height: 844 });
		await page.screenshot({ path: `${pictures}/list-390.png` });
		await page.setViewportSize({ width: 1440, height: 900 });
	}

	const first = page.locator("a[data-row]").first();
	const reference = (await first.textContent()) ?? "";
	await page.getByRole("button", { name: "Volgende pagina" }).click();
	await expect(first).not.toHaveText(reference);
	await page.getByRole("searchbox", { name: "Zoeken in de processen" }).fill(reference);
	await expect(page.locator("a[data-row]")).toHaveText([reference]);
	const searched = page.getByRole("button", { name: `Filter ${reference} verwijderen` });
	await searched.click();
	await expect(searched).toHaveCount(0);

	// The first municipality with several processes that is still not all of them: which ones have that depends on the hour of the
	// demonstration.
	let here = 0;
	for (let index = 1; here < 2; index++) {
		const asked = page.url();
		await page.getByRole("combobox", { name: "Gemeente" }).selectOption({ index });
		// Until then, the number for the previous municipality would be taken for this one's.
		await expect(page).not.toHaveURL(asked);
		await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
		await expect.poll(number).toBeLessThan(all);
		here = await number();
	}
	const tab = page.getByRole("navigation", { name: "Categorie" }).getByRole("link", { name: /^Actief/ });
	await expect(tab).toHaveText(new RegExp(`${here}$`));
	await page
		.getByRole("navigation", { name: "Categorie" })
		.getByRole("link", { name: /^Alles/ })
		.click();
	await expect(page).toHaveURL(/categorie=alles/);
	await tab.click();

	await page.getByRole("table").getByRole("link").first().focus();
	await page.keyboard.press("f");
	const asked = page.getByRole("dialog", { name: "Filter toevoegen" });
	await asked.getByRole("combobox", { name: "Kolom" }).selectOption({ label: "Dagen" });
	await asked.getByRole("combobox", { name: "Voorwaarde" }).selectOption({ label: "groter dan" });
	await asked.getByRole("textbox", { name: "Waarde" }).fill("0");
	if (pictures) await page.screenshot({ path: `${pictures}/filter-1440.png` });
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Filter Dagen > 0 verwijderen" })).toBeVisible();
	await expect(page).toHaveURL(/dagen=gt(:|%3A)0/);
	if (pictures) await page.screenshot({ path: `${pictures}/sentence-1440.png` });
	await page.getByRole("button", { name: "Filter Dagen > 0 verwijderen" }).click();

	await page
		.getByRole("checkbox", { name: /^Kies / })
		.first()
		.click();
	const chosen = page.getByRole("region", { name: "Acties voor de keuze" });
	await chosen.getByRole("button", { name: /^Alle / }).click();
	await expect(chosen.getByRole("status").filter({ hasText: "gekozen" })).toHaveText(`${here} gekozen`);

	// The server answers another page slowly, then not at all.
	await page.getByRole("button", { name: "Wis alle filters" }).click();
	await expect.poll(number).toBe(all);
	await page.route(/lists\/realisations\/rows/, (route) => route.abort());
	await page.getByRole("button", { name: "Volgende pagina" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "De lijst kon niet worden opgehaald." })).toBeVisible();
	if (pictures) await page.screenshot({ path: `${pictures}/failed-1440.png` });
	await expect(page.getByRole("button", { name: "Probeer opnieuw" })).toBeInViewport({ ratio: 1 });
	await page.unroute(/lists\/realisations\/rows/);
	await page.getByRole("button", { name: "Probeer opnieuw" }).click();
	await expect(page.getByRole("button", { name: "Pagina 2", exact: true })).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("alert").filter({ hasText: "opgehaald" })).toHaveCount(0);
	// Changes are requested when they are announced, and every minute: those calls are small.
	const whole = (path: string) => path.startsWith("processes/realisation?") && !/pageSize=1&|fromTimeStamp=/.test(path);
	expect(calls.filter(whole)).toEqual([]);
});

test("processes are gone through beyond the page that was in view, and who finishes a step is offered the next", async ({
	visitor: page,
}) => {
	await page.goto(`${server.url}/realisatie/actief?rijen=20`);
	await new SignInPage(page).chooseAccount("cpo");
	const listed = page.locator("a[data-row]");
	const place = page.getByRole("navigation", { name: "Bladeren door de lijst" });
	const next = place.getByRole("link", { name: "Volgend realisatieproces in de lijst" });
	await expect(listed).toHaveCount(20);
	await listed.last().click();
	await expect(place).toContainText(/20 van \d+/);
	await next.click();
	await expect(place).toContainText(/21 van \d+/);

	await page.goto(`${server.url}/realisatie/actief?stap=7`);
	await listed.first().click();
	await expect(place).toContainText(/1 van \d+/);
	for (const name of ["Datum van inbedrijfstelling", "Datum van aanmelding bij de energieleverancier"]) {
		await page.getByRole("textbox", { name }).fill(typed(dayFromNow(0)));
	}
	const { pathname } = new URL(page.url());
	await page.keyboard.press("Control+Enter");
	await expect(next).toContainText("Volgend realisatieproces in de lijst");
	await expect(page.getByRole("status").filter({ hasText: "U kunt verder met het volgende realisatieproces" })).toBeAttached();
	const pictures = process.env.LIST_PICTURES;
	for (const size of [
		{ width: 390, height: 844 },
		{ width: 1440, height: 900 },
	]) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
		if (pictures) await page.screenshot({ path: `${pictures}/offered-${size.width}.png` });
	}
	// The form's first field has the focus, where a letter would be typed.
	await next.press("Enter");
	await expect(place).toContainText(/2 van \d+/);
	expect(new URL(page.url()).pathname.split("/")[2]).not.toBe(pathname.split("/")[2]);
	await expect(next).toHaveText("→");
});

testWithLibreOffice("the sheet of such a list is what its pages show", async ({ visitor: page }) => {
	await page.goto(`${server.url}/realisatie/actief`);
	await new SignInPage(page).chooseAccount("municipality");
	await page.goto(`${server.url}/realisatie/actief?categorie=alles`);
	await expect(page.locator("a[data-row]").first()).toBeVisible();
	const exported = recordsOf((await exportList(page)).sheet).map((row) => row.Referentie);
	expect(exported).toEqual((await listedRecords(page)).map((row) => row.Referentie));
});
