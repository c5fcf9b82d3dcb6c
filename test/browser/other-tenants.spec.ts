import type { RealisationRecord } from "../../engine/index.ts";
import { expect, test } from "./harness/journey.ts";
import { ScenarioFiles } from "./harness/scenario-files.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";
import { type Move, TenantWalk } from "./harness/tenant-walk.ts";

const address = {
	Latitude: 52.3795,
	Longitude: 4.8838,
	StreetName: "Lindengracht",
	HouseNumber: "12",
	PostalCode: "1015 KB",
	CityName: "Amsterdam",
};
const elsewhere = {
	...address,
	Latitude: 52.3786,
	Longitude: 4.8829,
	StreetName: "Brouwersgracht",
	HouseNumber: "218",
	PostalCode: "1013 HE",
};
const parking = { Type: "station", NumberOfChargingStations: 1, NumberOfParkingSpots: 2 };

const city = "gemeente@amsterdam.example";
const cityOperator = "cpo@amsterdam.example";
const inTheCity = {
	as: city,
	code: "0363",
	stakeholders: ["municipality|amsterdam-0363", "cpo|vattenfall-incharge", "gridoperator|liander"],
};
const layoutPlan = "inrichtingsplan.pdf";
const approvals = { BrokerApproval: { IsBrokerAccepted: "blanco" }, GridOperatorApproval: { IsGridOperatorAccepted: "yes" } };
const approved = [city, "2", approvals, "3"] as const;

/** A process of the city with its proposal, for which the plan was uploaded, and these steps completed. */
async function proposedInTheCity(walk: TenantWalk, moves: readonly Move[] = []): Promise<RealisationRecord> {
	const started = await walk.walk(inTheCity, []);
	const plan = await walk.upload(city, started, layoutPlan, "ParkingSpots");
	const proposal = {
		Location: address,
		ParkingSpots: parking,
		Stakeholders: { GridOperator: "gridoperator|liander" },
		Docs: { ParkingSpots: [plan.uuid] },
	};
	return walk.go(started, [[city, "1", proposal, "2"], ...moves]);
}

test("a new process of the city starts with its municipality", async ({ asAccount }) => {
	const start = new StartPage(await asAccount(city));
	await start.open();
	await start.ok.click();
	await expect(start.party("Gemeente").locator("option:checked")).toHaveText("Amsterdam");
});

test("REA-070 the approvals of step 2 stand beside a map of the location", async ({ asAccount, baseURL }) => {
	const { uuid } = await proposedInTheCity(new TenantWalk(String(baseURL), "amsterdam"));
	const screen = new StepScreen(await asAccount(city));
	await screen.open(uuid);
	await screen.expectStep("2", "Check stadsdeel en netbeheerder");
	await expect(screen.section("Locatievoorstel").getByRole("application")).toBeVisible();
	await expect(screen.section("Locatievoorstel")).toContainText("Lindengracht 12, 1015 KB Amsterdam");

	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Besluit stadsdeel: Ten minste 1 besluit ontbreekt.");
	const noAgreement = "Het proces kan niet verder zonder akkoord. Ga terug naar stap 1 om het locatievoorstel te wijzigen.";
	await expect(screen.errorSummary).not.toContainText(noAgreement);
	await screen.section("Akkoord netbeheerder").getByRole("radio", { name: "Afgekeurd" }).check();
	await expect(screen.errorSummary).toContainText(noAgreement);
	await screen.field("Besluit stadsdeel").selectOption({ label: "Geen reactie" });
	await screen.section("Akkoord netbeheerder").getByRole("radio", { name: "Akkoord" }).check();
	await screen.press("Volgende stap");
	await screen.expectStep("3", "Advies CPO");
});

test("the CPO's advice says who proposes an alternative where, and Overige opens its own field", async ({ asAccount, baseURL }) => {
	const { uuid } = await proposedInTheCity(new TenantWalk(String(baseURL), "amsterdam"), [approved]);
	const screen = new StepScreen(await asAccount(cityOperator));
	await screen.open(uuid);
	await expect(screen.header).toContainText("Een alternatieve locatie stelt de gemeente voor in stap 1, en de CPO in stap 3.");
	await expect(screen.field("Overige voorbereidingen")).toHaveCount(0);
	await screen.section("Voorbereiding van de locatie").getByRole("checkbox", { name: "Overige" }).check();
	await screen.field("Advies").selectOption({ label: "Positief" });
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Vul een korte omschrijving van de overige voorbereidingen in.");
	await screen.field("Overige voorbereidingen").fill("Hek verplaatsen");
	await screen.press("Volgende stap");
	await screen.expectSaved();
	await expect(screen.railStep("4")).toContainText("Overgeslagen");
});

test("an alternative that the city accepts comes back in step 5 with a warning about its costs", async ({ asAccount, baseURL }) => {
	const alternative = {
		CPOAdvice: { CPOAdvice: "alternative", CPOComments: "Om de hoek.", Alternative: { ...elsewhere, ParkingSpots: parking } },
	};
	const walk = new TenantWalk(String(baseURL), "amsterdam");
	const { uuid } = await proposedInTheCity(walk, [approved, [cityOperator, "3", alternative, "4"]]);
	const screen = new StepScreen(await asAccount(city));
	await screen.open(uuid);
	await expect(screen.section("Samenvatting advies")).toContainText("Alternatieve locatie");
	await expect(screen.section("Samenvatting advies")).toContainText("Om de hoek.");
	await screen.field("Alternatief accepteren").check();
	await screen.section("Beslissing").getByRole("button", { name: "Bevestigen" }).click();
	await screen.expectStep("1", "Locatievoorstel");
	// Another place would need an advice of its own.
	await expect(screen.says(/De locatie is het alternatief van de CPO dat is geaccepteerd\./)).toBeVisible();
	await expect(screen.section("Locatie van het alternatief")).toContainText(elsewhere.StreetName);
	await expect(screen.section("Locatie van het alternatief").getByRole("textbox")).toHaveCount(0);
	// The plan of the first proposal is for another location.
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Een inrichtingsplan is vereist om verder te kunnen.");
	await new ScenarioFiles(screen.page.locator("form"), /Inrichtingsplan/).fill([layoutPlan]);
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Check stadsdeel en netbeheerder");
	await screen.field("Besluit stadsdeel").selectOption({ label: "Akkoord" });
	await screen.section("Akkoord netbeheerder").getByRole("radio", { name: "Akkoord" }).check();
	await screen.press("Volgende stap");
	await screen.expectStep("5", "Verkeersbesluit en opdrachtbevestiging");
	await expect(screen.says(/De huidige locatie is gekozen op advies van de CPO\./)).toBeVisible();
	await expect(screen.field("Verkeersbesluit niet van toepassing")).toHaveCount(0);
});

test("REA-399 the financial unit stands in the sidebar of a cpo of park-n-charge, and of nobody else", async ({ asAccount, baseURL }) => {
	const operator = "cpo@park-n-charge.example";
	const place = { ...address, Latitude: 52.3713, Longitude: 5.2179, PostalCode: "1315 HR", CityName: "Almere" };
	const Stakeholders = { GridOperator: "gridoperator|liander" };
	const start = { as: operator, code: "0034", stakeholders: ["municipality|almere-0034", "cpo|eneco", "gridoperator|liander"] };
	const { uuid } = await new TenantWalk(String(baseURL), "park-n-charge").walk(start, [
		[operator, "1", { Location: place, ParkingSpots: parking, Stakeholders, FinUnit: "unit007" }, "2"],
	]);
	for (const [email, count] of [
		[operator, 1],
		["almere@park-n-charge.example", 0],
	] as const) {
		const screen = new StepScreen(await asAccount(email));
		await screen.open(uuid, "2");
		await expect(screen.card("Betrokken partijen")).toBeVisible();
		await expect(screen.card("Betrokken partijen").getByText("unit007")).toHaveCount(count);
	}
	const opcharge = new StepScreen(await asAccount("cpo@opcharge.example"));
	await opcharge.page.goto("/realisatie/actief");
	await opcharge.page.getByRole("link", { name: /^OPC-/ }).first().click();
	await expect(opcharge.card("Betrokken partijen")).toBeVisible();
	await expect(opcharge.card("Betrokken partijen")).not.toContainText("Financiële eenheid");
});
