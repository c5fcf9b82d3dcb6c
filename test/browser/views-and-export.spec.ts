import type { Page } from "@playwright/test";
import { findLibreOffice } from "../export/find-libreoffice.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { dayFromNow } from "./harness/days.ts";
import { municipality } from "./harness/demo-accounts.ts";
import { exportList, listedRecords, recordsOf } from "./harness/exported-sheet.ts";
import { expect, test } from "./harness/journey.ts";
import { RealisationList } from "./harness/realisation-list.ts";

const there = findLibreOffice() !== undefined;
const testWithLibreOffice = there ? test : test.skip;
const how = there ? "" : " (LEFT OUT: LibreOffice is not on this machine; install libreoffice-calc or set LIBREOFFICE_PATH)";

/** Headings of the screen and of the sheet for the same thing. */
const sameColumn: Readonly<Record<string, string>> = { Gestart: "Startdatum", Bijgewerkt: "Gewijzigd op" };

const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(Date.now());

/** The notification of a success does not cover the controls below the list, lets the pointer through, and can still be closed. */
async function expectToPageBesideToast(page: Page): Promise<void> {
	const toast = page.getByRole("status").filter({ hasText: "is gekopieerd" });
	await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	const controls = [page.getByRole("button", { name: /pagina/i }), page.getByRole("combobox", { name: "Rijen per pagina" })];
	const boxes = await Promise.all(
		(await Promise.all(controls.map((control) => control.all()))).flat().map((control) => control.boundingBox()),
	);
	expect(boxes.length).toBeGreaterThan(3);
	const over = await toast.boundingBox();
	expect(over).not.toBeNull();
	if (over === null) return;
	const covered = boxes.filter(
		(box) =>
			box !== null &&
			box.x < over.x + over.width &&
			box.x + box.width > over.x &&
			box.y < over.y + over.height &&
			box.y + box.height > over.y,
	);
	expect(covered).toEqual([]);
	const takesPointer = await toast.evaluate((element, [x, y]) => element.contains(document.elementFromPoint(x, y)), [
		over.x + over.width / 2,
		over.y + over.height / 2,
	] as const);
	expect(takesPointer).toBe(false);
}

testWithLibreOffice(
	`a municipality keeps what waits for it, a colleague opens its link and exports exactly what it shows${how}`,
	async ({ as }) => {
		const municipalityPage = await as("municipality");
		const list = new RealisationList(municipalityPage);
		await list.open("gemeente");
		await municipalityPage.getByRole("combobox", { name: "Stap" }).selectOption({ label: "2. Gemeente beoordeling" });
		await municipalityPage.getByRole("columnheader", { name: "Dagen" }).getByRole("button").click();
		await municipalityPage.getByRole("columnheader", { name: "Dagen" }).getByRole("button").click();
		await expect(municipalityPage).toHaveURL(/sorteer=-dagen/);
		await municipalityPage.getByRole("button", { name: "Instellingen" }).click();
		await municipalityPage.getByRole("combobox", { name: "Indeling", exact: true }).selectOption({ label: "Oude weergave" });

		const label = `Wacht op ons ${Date.now()}`;
		await municipalityPage.getByRole("button", { name: /^Selectie/ }).click();
		await municipalityPage.getByRole("textbox", { name: "Bewaar wat u nu ziet als" }).fill(label);
		await municipalityPage.getByRole("checkbox", { name: "Deel met iedereen die deze lijst mag zien" }).check();
		await municipalityPage.getByRole("button", { name: "Bewaar selectie" }).click();
		await expect(municipalityPage.getByRole("button", { name: `Selectie: ${label}` })).toBeVisible();
		await expectNoAxeViolations(municipalityPage);
		await municipalityPage.context().grantPermissions(["clipboard-read", "clipboard-write"]);
		await municipalityPage.getByRole("button", { name: `Kopieer de link naar '${label}'` }).click();
		await expect(municipalityPage.getByText(`De link naar '${label}' is gekopieerd.`)).toBeVisible();
		await expectToPageBesideToast(municipalityPage);
		const link = await municipalityPage.evaluate(() => navigator.clipboard.readText());
		const all = (await listedRecords(municipalityPage)).map((row) => row.Referentie);

		// A colleague of one municipality sees the same view with their own rows.
		const arnhem = await as("arnhem");
		await arnhem.goto(link);
		await expect(arnhem.getByRole("button", { name: `Selectie: ${label}` })).toBeVisible();
		const shown = await listedRecords(arnhem);
		expect(shown.length).toBeGreaterThan(0);
		expect(shown.length).toBeLessThan(all.length);
		expect(shown.map((row) => row.Stap)).toEqual(shown.map(() => "Gemeente beoordeling"));

		const { fileName, sheet } = await exportList(arnhem);
		expect(fileName).toBe(`${today()}-workflow-gor.xlsx`);
		const written = recordsOf(sheet);
		expect(written.map((row) => row.Referentie)).toEqual(shown.map((row) => row.Referentie));
		const compared = new Set<string>();
		for (const [index, row] of shown.entries()) {
			for (const [heading, value] of Object.entries(row)) {
				const column = sameColumn[heading] ?? heading;
				// The days of progress and the grid operator's name are specific to the list; the sheet has the days in the step and a
				// number.
				if (heading === "Dagen" || heading === "Netbeheerder") continue;
				compared.add(column);
				expect([index, column, written[index]?.[column]]).toEqual([index, column, value]);
			}
		}
		expect([...compared]).toEqual(
			expect.arrayContaining(["Adres", "Stap", "Status", "Aanvragen", "Type", "VKB", "Aannemer", "Startdatum", "Gewijzigd op"]),
		);
		expect(written.map((row) => row.Gemeente)).toEqual(shown.map(() => municipality.name));
	},
);

testWithLibreOffice(
	`REQ-247 every process is exported in the order of the list, whatever page somebody is on, as date-workflow-acronym.xlsx${how}`,
	async ({ as }) => {
		const page = await as("municipality");
		await page.goto("/realisatie/actief?categorie=alles&sorteer=adres&pagina=3&rijen=100");
		await expect(page.getByRole("table")).toBeVisible();
		const { fileName, sheet } = await exportList(page);
		expect(fileName).toBe(`${today()}-workflow-gor.xlsx`);
		await page.goto("/realisatie/actief?categorie=alles&sorteer=adres&rijen=100");
		await expect(page.getByRole("table")).toBeVisible();
		const shown = await listedRecords(page);
		// Other journeys start processes that sort in between; those of the demonstration stay.
		const keys = (rows: readonly Readonly<Record<string, string>>[]) =>
			rows.filter(({ Referentie = "" }) => Referentie <= "GOR-00300").map(({ Referentie, Adres }) => `${Referentie} ${Adres}`);
		expect(keys(shown).length).toBe(300);
		expect(keys(recordsOf(sheet))).toEqual(keys(shown));
		const colors = new Map(sheet.rows.slice(1).map((cells) => [cells[7]?.shown, cells[7]?.background]));
		expect(Object.fromEntries(colors)).toEqual({
			Actief: "transparent",
			Afgerond: "#c6e9d3",
			Geannuleerd: "#f6c9cb",
			"On hold": "#ffe0a3",
		});
	},
);

testWithLibreOffice(
	`REQ-148 REQ-149 REQ-150 REQ-151 REQ-152 REQ-153 the sheet says of a process what its steps say${how}`,
	async ({ as, api, prepare }) => {
		const { uuid } = await prepare.walk({
			until: "end",
			values: {
				"5": { GridConnection: { RequestDate: dayFromNow(-8), GridOperatorNumber: "0012345", ConnectionValue: "3 x 35 A" } },
				"7": {
					DateOfCommissioning: {
						DateOfCommissioning: dayFromNow(-2),
						DateOfEnergyConnection: dayFromNow(-1),
						EAN: "871685900012345674",
					},
				},
			},
		});
		const record = await api.record(uuid, "municipality");
		const page = await as("municipality");
		await page.goto(`/realisatie/actief?categorie=alles&zoek=${record.reference}`);
		await expect(page.getByRole("table").locator("tbody tr")).toHaveCount(1);
		const { sheet } = await exportList(page);
		const [row = {}] = recordsOf(sheet);
		const values = record.values as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
		const day = (value: unknown) => String(value ?? "").replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
		const dayOf = (instant: number) => day(new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" }).format(instant));
		expect(Object.keys(row)).toHaveLength(27);
		expect(row).toMatchObject({
			Referentie: record.reference,
			Adres: record.address,
			Gemeente: municipality.name,
			Lat: String(values.Location?.Latitude),
			Lng: String(values.Location?.Longitude),
			Stap: "Afgerond",
			"Dagen in stap": "",
			Status: "Afgerond",
			"Reden on hold of geannuleerd": "",
			Aanvragen: "0",
			"Aantal laadpalen": String(values.ParkingSpots?.NumberOfChargingStations),
			"Publicatiedatum VKB": day(values.TrafficDecision?.PublicationDate),
			"Datum VKB onherroepelijk": day(values.TrafficDecision?.DefinitiveDate),
			"Nummer netbeheerder": "0012345",
			// Shown with the form's label of the option.
			Aansluitwaarde: "3x35A",
			"EAN-code": "871685900012345674",
			"Uitvoering laadpaal": expect.any(String),
			Startdatum: dayOf(record.created_at),
			"Datum aanvraag netaansluiting": day(values.GridConnection?.RequestDate),
			"Geplande realisatiedatum": day(values.PlannedRealisation?.PlannedDate),
			"Gewijzigd op": dayOf(record.updated_at),
			"Datum van inbedrijfstelling": day(values.DateOfCommissioning?.DateOfCommissioning),
			"Aantal tags": String(record.tags.length),
		});
		for (const filled of [
			"Type",
			"VKB",
			"Publicatiedatum VKB",
			"Datum aanvraag netaansluiting",
			"Geplande realisatiedatum",
			"Datum van inbedrijfstelling",
		]) {
			expect([filled, row[filled]]).not.toEqual([filled, ""]);
		}
	},
);

test("a view is changed, renamed, kept to oneself again and removed, with the keyboard alone", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	const button = page.getByRole("button", { name: /^Selectie/ });
	await button.focus();
	await page.keyboard.press("Enter");
	const name = page.getByRole("textbox", { name: "Bewaar wat u nu ziet als" });
	await name.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Geef de selectie een naam.")).toBeVisible();
	const label = `Mijn werk ${Date.now()}`;
	await name.fill(label);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: `Selectie: ${label}`, exact: true })).toBeVisible();

	await page.getByRole("searchbox", { name: "Zoeken in de processen" }).fill("Arnhem");
	await expect(page.getByRole("button", { name: `Selectie: ${label} (gewijzigd)` })).toBeVisible();
	// The control for saving the change is beside its tab, and pushes no row down.
	await expect(page.getByRole("button", { name: "Bewaar als nieuwe" })).toBeVisible();
	await expect
		.poll(async () => (await page.locator("tbody tr").first().boundingBox())?.y ?? Number.POSITIVE_INFINITY)
		.toBeLessThanOrEqual(220);
	// Somebody who goes to the list has left the panel.
	await page.getByRole("button", { name: `Selectie: ${label} (gewijzigd)` }).press("Enter");
	await page.getByRole("button", { name: `Bewaar de wijziging in '${label}'` }).press("Enter");
	await expect(page.getByRole("button", { name: `Selectie: ${label}`, exact: true })).toBeVisible();

	await page.getByRole("button", { name: `Wijzig de naam van '${label}'` }).press("Enter");
	const field = page.getByRole("textbox", { name: "Nieuwe naam" });
	await expect(field).toBeFocused();
	await field.fill(`${label} bis`);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: `Wijzig de naam van '${label} bis'` })).toBeFocused();
	await page.getByRole("button", { name: `Deel '${label} bis'` }).press("Enter");
	await expect(page.getByText("gedeeld · in beeld")).toBeVisible();

	await page.reload();
	await page.getByRole("button", { name: `Selectie: ${label} bis` }).press("Enter");
	await expectNoAxeViolations(page);
	await page.getByRole("button", { name: `Verwijder '${label} bis'` }).press("Enter");
	await expect(page.getByRole("dialog")).toContainText("verdwijnt voor iedereen");
	await expectNoAxeViolations(page);
	await page.getByRole("button", { name: "Verwijder de selectie" }).press("Enter");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("button", { name: "Selecties", exact: true })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Mijn selecties" })).toBeFocused();
});

test("nobody exports without the right, and on a phone views and export fit the screen", async ({ as }) => {
	const cpo = await as("cpo");
	await cpo.goto("/realisatie/actief");
	await expect(cpo.getByRole("button", { name: "Instellingen" })).toBeVisible();
	await expect(cpo.getByRole("button", { name: "Exporteren" })).toHaveCount(0);

	const phone = await as("municipality", { viewport: { width: 390, height: 844 } });
	await phone.goto("/realisatie/actief");
	await phone.getByRole("button", { name: /^Selectie/ }).click();
	await phone.getByRole("button", { name: "Exporteren" }).click();
	await expect(phone.getByRole("button", { name: "Exporteer naar Excel" })).toBeVisible();
	expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectNoAxeViolations(phone);
});
