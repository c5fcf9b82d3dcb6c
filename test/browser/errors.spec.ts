import type { Page, Route } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** Opens step 5 with something to save, and lets `tamper` interfere with the save. */
async function brokenSave(page: Page, uuid: string, tamper: (route: Route) => Promise<unknown> | unknown): Promise<StepScreen> {
	const screen = new StepScreen(page);
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("L-2026-1");
	await page.route(`**/processes/realisation/${uuid}`, (route) => (route.request().method() === "POST" ? tamper(route) : route.continue()));
	await screen.press("Opslaan");
	return screen;
}

async function expectKept(screen: StepScreen): Promise<void> {
	await expect(screen.says("De informatie kon niet verwerkt worden door de server.")).toBeVisible();
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("L-2026-1");
}

test("REA-448 REA-445 input that the server refuses: told, and nothing lost", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = await brokenSave(await as("cpo"), uuid, (route) => {
		const body = route.request().postDataJSON();
		body.data.values.Onbekend = { veld: 1 };
		return route.continue({ postData: JSON.stringify(body) });
	});
	const alert = screen.alert("De wijziging is niet opgeslagen");
	await expect(alert).toContainText("De invoer voldoet niet aan de gestelde criteria. Controleer voor details het formulier.");
	await expectKept(screen);
});

test("REA-449 a save without the right to it", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const token = await api.token("arnhem");
	const screen = await brokenSave(await as("cpo"), uuid, (route) =>
		route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } }),
	);
	const alert = screen.alert("De wijziging is niet opgeslagen");
	await expect(alert).toContainText("U heeft niet voldoende rechten om deze handeling uit te voeren.");
	await expectKept(screen);
});

test("REA-450 a save of what is not there", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const token = await api.token("otherMunicipality");
	const screen = await brokenSave(await as("cpo"), uuid, (route) =>
		route.continue({ headers: { ...route.request().headers(), authorization: `Bearer ${token}` } }),
	);
	await expect(screen.alert("Niet gevonden")).toContainText("De door u opgevraagde data kon niet worden gevonden.");
	await expectKept(screen);
});

test("REA-452 a fault of the server", async ({ as, prepare, faults }) => {
	faults.allow(/^500 on POST/);
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = await brokenSave(await as("cpo"), uuid, (route) => route.fulfill({ status: 500, body: "broken" }));
	const alert = screen.alert("Een onverwachte fout heeft zich voorgedaan");
	await expect(alert).toContainText("Er heeft zich een onverwachte situatie voorgedaan. Neem contact op via support@go-ral.example.");
	await expectKept(screen);
});

test("REA-454 any other answer to a save, and no answer at all", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const screen = await brokenSave(page, uuid, (route) => route.fulfill({ status: 429, body: "{}" }));
	await expect(screen.alert("De data kon niet opgeslagen worden")).toBeVisible();
	await expectKept(screen);
	await page.unrouteAll();
	await page.context().setOffline(true);
	await screen.press("Opslaan");
	await expect(screen.says(/Er is geen verbinding\. Uw invoer staat nog in het formulier/)).toBeVisible();
	await expect(screen.alert("Er is geen verbinding met de server.")).toContainText("Geen verbinding");
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("L-2026-1");
	await page.context().setOffline(false);
	await screen.press("Opslaan");
	await screen.expectSaved();
});

test("REA-453 any other answer to a read", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	await page.route(`**/processes/realisation/${uuid}`, (route) => route.fulfill({ status: 429, body: "{}" }));
	await page.goto(`/realisatie/${uuid}/5`);
	await expect(page.getByRole("alert").filter({ hasText: "De data kon niet opgehaald worden" }).first()).toBeVisible();
});

test("REA-456 success has its title", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("L-1");
	await screen.press("Opslaan");
	await expect(screen.notification("De informatie is opgeslagen")).toContainText("Geslaagd");
});

test("REA-451 in a second window the older record is refused, told of, and merged field by field without losing anything", async ({
	as,
	prepare,
	api,
}) => {
	const record = await prepare.walk({ until: "5" });
	const first = new StepScreen(await as("cpo"));
	const second = new StepScreen(await as("cpo"));
	await first.open(record.uuid, "5");
	await second.open(record.uuid, "5");
	await second.field("Nummer netbeheerder").fill("ANDER");
	await second.field("Aansluitwaarde").fill("3x35A");
	await second.page.getByRole("option", { name: "3x35A" }).click();
	await second.press("Opslaan");
	await second.expectSaved();

	const parties = first.card("Betrokken partijen");
	await parties.getByRole("button", { name: "Wijzig netbeheerder" }).click();
	await first.dialog.getByRole("combobox").selectOption({ label: "Enexis" });
	await first.dialog.getByRole("button", { name: "Wijzig netbeheerder", exact: true }).click();
	const alert = first.alert("De wijziging is niet opgeslagen");
	await expect(alert).toContainText(
		"Uw data van dit record is verouderd ten opzichte van de data in de database. Ververs uw data onder aan de overzichtspagina.",
	);
	await first.page.keyboard.press("Escape");
	await expect(alert).toHaveCount(0);

	await first.field("Nummer netbeheerder").fill("MIJN");
	await first.field("Datum aanvraag netaansluiting").fill("05-12-2026");
	await second.field("Nummer netbeheerder").fill("ANDER 2");
	await second.field("Aansluitwaarde").fill("3x25A");
	await second.page.getByRole("option", { name: "3x25A" }).click();
	await second.press("Opslaan");
	await second.expectSaved();
	await first.press("Opslaan");
	expect((await api.record(record.uuid)).values.GridConnection).toMatchObject({ GridOperatorNumber: "ANDER 2" });
	await expect(first.dialog).toContainText("U heeft dit proces intussen in een ander venster opgeslagen");
	const clash = first.dialog.getByRole("group", { name: "Nummer netbeheerder" });
	await expect(clash).toContainText("MIJN");
	await expect(clash).toContainText("ANDER");
	await expect(first.dialog).toContainText("Overgenomen uit het andere venster: Aansluitwaarde.");
	await expect(clash.getByRole("radio", { name: /^Van mij(?!,)/ })).toBeChecked();
	await expect(clash.getByRole("radio", { name: /^Van mij(?!,)/ })).toBeFocused();
	await expect(first.alert("De wijziging is niet opgeslagen")).toHaveCount(0);
	await first.dialog.getByRole("button", { name: "Neem over in het formulier" }).click();
	await expect(first.field("Nummer netbeheerder")).toHaveValue("MIJN");
	await expect(first.field("Datum aanvraag netaansluiting")).toHaveValue("05-12-2026");
	await first.press("Opslaan");
	await first.expectSaved();
	expect((await api.record(record.uuid)).values.GridConnection).toEqual({
		RequestDate: "2026-12-05",
		GridOperatorNumber: "MIJN",
		ConnectionValue: "3 x 25 A",
	});
});

test("a process that went on elsewhere meanwhile is not moved back by an older window", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const first = new StepScreen(await as("cpo"));
	await first.open(uuid, "5");
	const second = new StepScreen(await as("cpo"));
	await second.open(uuid, "5");
	await second.field("Datum aanvraag netaansluiting").fill("01-12-2026");
	await second.press("Volgende stap");
	await second.expectStep("6", "Plan realisatie");
	await first.field("Datum aanvraag netaansluiting").fill("02-12-2026");
	await first.press("Volgende stap");
	await expect(first.says("Uw invoer is nog niet opgeslagen")).toBeVisible();
	await expect(first.says("Deze stap is afgerond. Wat u heeft ingevuld blijft staan.")).toBeVisible();
	await first.expectButtons(["Vorige stap", "Volgende stap", "Corrigeren", "Wijzigen"]);
	await expect(first.railStep("6")).toContainText("Bezig");
	await expect(first.section("Netaansluiting")).toContainText("02-12-2026");
	const { flow, values } = await api.record(uuid);
	expect(flow.activeStep).toBe("6");
	expect(values.GridConnection).toMatchObject({ RequestDate: "2026-12-01" });

	// The input that the message promised to keep is there after a reload, and in a correction too.
	await first.page.reload();
	await expect(first.says("Het gaat om: Datum aanvraag netaansluiting.")).toBeVisible();
	await first.button("Corrigeren").click();
	await first.page.getByRole("button", { name: "Zet terug" }).click();
	const clash = first.dialog.getByRole("group", { name: "Datum aanvraag netaansluiting" });
	await expect(clash.getByRole("radio", { name: /^Van mij(?!,)/ })).toBeChecked();
	await first.dialog.getByRole("button", { name: "Neem over in het formulier" }).click();
	await expect(first.field("Datum aanvraag netaansluiting")).toHaveValue("02-12-2026");
	await first.press("Opslaan");
	await first.expectSaved("De correctie is opgeslagen");
	expect((await api.record(uuid)).values.GridConnection).toMatchObject({ RequestDate: "2026-12-02" });
});

test("PLA-129 the configuration of another tenant where go-ral is expected stops the start", async ({ as }) => {
	const page = await as("cpo");
	await page.route("**/api/v1/go-ral/configs", async (route) => {
		const answer = await route.fetch();
		const body = await answer.json();
		body.data.tenant.slug = "elders";
		await route.fulfill({ response: answer, json: body });
	});
	await page.goto("/realisatie/actief");
	await expect(page.getByText("Wrong tenant config")).toBeVisible();
	await expect(page.getByRole("table")).toHaveCount(0);
});

test("a dialog whose code cannot be fetched leaves the page and what was typed on it, and opens when it is asked for again", async ({
	as,
	prepare,
	faults,
}) => {
	faults.allow(/Failed to load resource|Failed to fetch|part not fetched|Unable to preload/);
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	const { page } = screen;
	await screen.open(uuid, "5");
	const box = page.getByRole("textbox", { name: "Nieuwe opmerking" });
	await box.fill("Half af");
	await page.route("**/assets/*", (route) => route.abort("internetdisconnected"));
	await screen.card("Status").getByRole("button", { name: "Zet on hold" }).click();
	await expect(screen.alert("Dit onderdeel kon niet worden opgehaald")).toBeVisible();
	await expectNoAxeViolations(page);
	await page.getByRole("button", { name: "Probeer opnieuw" }).click();
	await expect(page.getByRole("button", { name: "Opnieuw laden" })).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Probeer opnieuw" }).click();
	await expect(screen.dialog.getByLabel("Reden")).toBeFocused();
	// Its stylesheet was loaded this time.
	await expect(screen.dialog.getByRole("button", { name: "Zet on hold" }).locator("xpath=..")).toHaveCSS("display", "flex");
	await page.keyboard.press("Escape");
	await expect(screen.dialog).toHaveCount(0);
	await expect(box).toHaveValue("Half af");
});
