import { findLibreOffice } from "../export/find-libreoffice.ts";
import { exportList, listedRecords, recordsOf } from "./harness/exported-sheet.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { SignInPage } from "./harness/sign-in-page.ts";

const port = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 12;
const testWithLibreOffice = findLibreOffice() === undefined ? test.skip : test;
let server: OwnServer;

/** A call that loads every record, or every one of a municipality. */
const loadsMany = (path: string) =>
	/^(?:charging-point-requests|processes\/realisation)\?/.test(path) && !/pageSize=1(&|$)|fromTimeStamp=/.test(path);

test.beforeAll(async () => {
	server = await startOwnServer("flows", port, { LIST_IN_BROWSER: "10" });
});
test.afterAll(() => server.stop());

test("a list of requests that is too long for a browser is found, filtered, turned over, opened, chosen and judged like a short one", async ({
	visitor: page,
}) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		const [, path] = /\/api\/v1\/[^/]+\/((?:lists\/requests|charging-point-requests)\b.*)/.exec(request.url()) ?? [];
		if (path !== undefined) calls.push(path);
	});
	await page.goto(`${server.url}/aanvragen`);
	await new SignInPage(page).chooseAccount("cpo");
	const rows = page.locator("a[data-row]");
	const count = page.getByRole("status").filter({ hasText: /\d+ resulta(at|ten)/ });
	const number = async () => Number((await count.textContent())?.replace(/\D/g, ""));
	// Rows for existing records are filled in after the start.
	await expect(async () => {
		calls.length = 0;
		await page.goto(`${server.url}/aanvragen?categorie=alles`);
		await expect(rows.first()).toBeVisible();
		expect(calls.some((path) => path.startsWith("lists/requests/choices"))).toBe(true);
	}).toPass();
	const all = await number();
	expect(all).toBeGreaterThan(20);
	const pictures = process.env.LIST_PICTURES;
	if (pictures) {
		await page.screenshot({ path: `${pictures}/requests-1440.png` });
		await page.setViewportSize({ width: 390, height: 844 });
		await page.screenshot({ path: `${pictures}/requests-390.png` });
		await page.setViewportSize({ width: 1440, height: 900 });
	}

	const reference = (await rows.first().textContent()) ?? "";
	await page.getByRole("button", { name: "Volgende pagina" }).click();
	await expect(rows.first()).not.toHaveText(reference);
	const last = (await rows.last().textContent()) ?? "";
	const shown = 10 + (await rows.count());
	await rows.last().click();
	await expect(page.getByRole("heading", { level: 1, name: last })).toBeVisible();
	await expect(page.getByText(`${shown} van ${all.toLocaleString("nl-NL")}`)).toBeVisible();
	await page.getByRole("navigation", { name: "Kruimelpad" }).getByRole("link", { name: "Aanvragen" }).click();

	await page.getByRole("searchbox", { name: /^Zoek/ }).fill(reference);
	await expect(rows).toHaveText([reference]);
	const searched = page.getByRole("button", { name: `Filter ${reference} verwijderen` });
	await searched.click();
	await expect(searched).toHaveCount(0);
	await page.getByRole("combobox", { name: "Gemeente" }).selectOption({ index: 1 });
	await expect.poll(number).toBeLessThan(all);
	const here = await number();
	await expect(page.getByRole("navigation", { name: "Categorie" }).getByRole("link", { name: /^Alles/ })).toHaveText(
		new RegExp(`${here}$`),
	);
	await page.getByRole("button", { name: "Wis alle filters" }).click();
	await expect.poll(number).toBe(all);

	await page.getByRole("navigation", { name: "Categorie" }).getByRole("link", { name: /^Open/ }).click();
	await expect.poll(number).toBeLessThan(all);
	const open = await number();
	await page
		.getByRole("checkbox", { name: /^Kies / })
		.first()
		.click();
	const chosen = page.getByRole("region", { name: "Acties voor de keuze" });
	await chosen.getByRole("button", { name: /^Alle / }).click();
	await expect(chosen.getByRole("status").filter({ hasText: "gekozen" })).toHaveText(`${open} gekozen`);
	if (pictures) await page.screenshot({ path: `${pictures}/requests-chosen-1440.png` });
	await page
		.getByRole("navigation", { name: "Categorie" })
		.getByRole("link", { name: /^Alles/ })
		.click();
	await expect(chosen.getByText(/niet: al beoordeeld$/)).toHaveText(`${(all - open).toLocaleString("nl-NL")} niet: al beoordeeld`);
	await chosen.getByRole("button", { name: /wis/i }).click();

	await page.route(/lists\/requests\/rows/, (route) => route.abort());
	await page.getByRole("button", { name: "Volgende pagina" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "De lijst kon niet worden opgehaald." })).toBeVisible();
	await page.unroute(/lists\/requests\/rows/);
	await page.getByRole("button", { name: "Probeer opnieuw" }).click();
	await expect(page.getByRole("button", { name: "Pagina 2", exact: true })).toHaveAttribute("aria-current", "page");
	expect(calls.filter(loadsMany)).toEqual([]);
});

test("the maps beside such lists show what is in view, what is near and what can be connected, and load no more", async ({
	visitor: page,
}) => {
	const calls: string[] = [];
	page.on("request", (request) => {
		const [, path] = /\/api\/v1\/[^/]+\/((?:lists|charging-point-requests|processes)\b.*)/.exec(request.url()) ?? [];
		if (path !== undefined) calls.push(path);
	});
	const pictures = process.env.LIST_PICTURES;
	const picture = async (name: string) => {
		if (!pictures) return;
		await page.screenshot({ path: `${pictures}/${name}-1440.png` });
		await page.setViewportSize({ width: 390, height: 844 });
		await page.screenshot({ path: `${pictures}/${name}-390.png`, fullPage: true });
		await page.setViewportSize({ width: 1440, height: 900 });
	};
	await page.goto(`${server.url}/aanvragen`);
	await new SignInPage(page).chooseAccount("cpo");
	const rows = page.locator("a[data-row]");
	await expect(async () => {
		calls.length = 0;
		await page.goto(`${server.url}/aanvragen?categorie=geaccepteerd&gemeente=0202`);
		await expect(rows.first()).toBeVisible();
		expect(calls.some((path) => path.startsWith("lists/requests/choices"))).toBe(true);
	}).toPass();
	await rows.first().click();
	const map = page.getByRole("application", { name: "Kaart van de aanvraag" });
	await expect(map).toBeVisible();
	const inView = () => calls.filter((path) => /^lists\/requests\/places.*zoom=/.test(path));
	await expect.poll(() => inView().length).toBeGreaterThan(0);
	const legend = page.getByRole("button", { name: /Legenda/ });
	await legend.click();
	const open = page.getByRole("listitem").filter({ hasText: "Onbeoordeelde aanvraag" });
	await expect(open).toContainText(/\d/);
	const before = await open.textContent();
	await map.scrollIntoViewIfNeeded();
	await picture("request-map");
	for (let times = 0; times < 6; times += 1) {
		const asked = inView().length;
		await page.getByRole("button", { name: "Uitzoomen" }).click();
		await expect.poll(() => inView().length).toBeGreaterThan(asked);
	}
	await expect(page.getByText("Nog niet alles op de kaart is geladen.")).toHaveCount(0);
	await expect(open).toHaveText(before ?? "");
	await picture("request-map-far");

	await page.goto(`${server.url}/realisatie/actief?stap=1`);
	await rows.first().click();
	const card = page.getByRole("group", { name: "Gekoppelde aanvragen" });
	await card.getByText("Koppel een aanvraag").click();
	const connect = card.getByRole("button", { name: /^Koppel aanvraag / });
	await expect(connect.first()).toBeVisible();
	const name = ((await connect.first().getAttribute("aria-label")) ?? "").replace("Koppel aanvraag ", "");
	await card.getByRole("searchbox").fill(name);
	await expect(connect).toHaveCount(1);
	await connect.click();
	await expect(card.getByRole("link", { name })).toBeVisible();
	await expect(connect.filter({ hasText: name })).toHaveCount(0);
	await picture("connect");
	expect(calls.filter(loadsMany)).toEqual([]);
});

testWithLibreOffice("the sheet of such a list is what its pages show", async ({ visitor: page }) => {
	await page.goto(`${server.url}/aanvragen`);
	await new SignInPage(page).chooseAccount("municipality");
	await page.goto(`${server.url}/aanvragen?categorie=alles&gemeente=0202&rijen=100`);
	await expect(page.locator("a[data-row]").first()).toBeVisible();
	const exported = recordsOf((await exportList(page)).sheet).map((row) => row.Referentie);
	expect(exported).toEqual((await listedRecords(page)).map((row) => row.Referentie));
});
