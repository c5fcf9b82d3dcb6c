import type { Locator, Page } from "@playwright/test";
import type { RealisationRecord } from "../../engine/index.ts";
import { places } from "../tenants/harness/places.ts";
import { municipality, people } from "./harness/demo-accounts.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { alternativeAddress, proposalValues } from "./harness/process-walk.ts";
import { fileNamed, ScenarioFiles } from "./harness/scenario-files.ts";
import { StepScreen } from "./harness/step-screen.ts";
import { type Move, TenantWalk } from "./harness/tenant-walk.ts";

const city = "gemeente@amsterdam.example";
const cityOperator = "cpo@amsterdam.example";
const { code = "", stakeholders = [], address } = places.amsterdam ?? {};
const inTheCity = { as: city, code, stakeholders };
const brouwersgracht = { StreetName: "Brouwersgracht", HouseNumber: "218", PostalCode: "1013 HE", CityName: "Amsterdam" };
const inArnhem = { as: people.cpo.email, code: municipality.code, stakeholders: [municipality.slug, "cpo|allego", "gridoperator|liander"] };
const proposal = { ...proposalValues, Location: address };
const planDemanded = "Een inrichtingsplan is vereist om verder te kunnen.";

const filesIn = (place: Locator, label: string) => new ScenarioFiles(place, new RegExp(`^${label}( \\(optioneel\\))?$`));
const filesAt = (screen: StepScreen, section: string, label = section) => filesIn(screen.section(section), label);

/** A process of the city at the step, with these quotes of the CPO if it is past the advice. */
async function cityProcess(walk: TenantWalk, step: "2" | "3" | "5", quotes: readonly string[] = []): Promise<RealisationRecord> {
	const record = await walk.walk(inTheCity, [[city, "1", proposal, "1"]]);
	const plan = await walk.upload(city, record, "inrichtingsplan.pdf", "ParkingSpots");
	const moves: Move[] = [
		[city, "1", { ...proposal, Docs: { ParkingSpots: [plan.uuid] } }, "2"],
		[city, "2", { BrokerApproval: { IsBrokerAccepted: "yes" }, GridOperatorApproval: { IsGridOperatorAccepted: "yes" } }, "3"],
	];
	const there = await walk.go(record, moves.slice(0, step === "2" ? 1 : moves.length));
	if (step !== "5") return there;
	// Files can be added once the process has reached the step that asks for them.
	const added = await Promise.all(quotes.map((name) => walk.upload(cityOperator, there, name, "CPOAdditional")));
	const Docs = { CPOAdditional: added.map(({ uuid }) => uuid) };
	return walk.go(there, [[cityOperator, "3", { CPOAdvice: { CPOAdvice: "yes" }, ...(added.length > 0 ? { Docs } : {}) }, "5"]]);
}

/** The body with which the page asks for an upload link. */
async function asked(page: Page, act: () => Promise<void>): Promise<unknown> {
	const call = page.waitForRequest((request) => request.url().endsWith("/files/upload-link"));
	await act();
	return (await call).postDataJSON();
}

/** Uploads on the screen, which must ask for a link for that category. */
async function upload(page: Page, files: ScenarioFiles, name: string, category: string): Promise<void> {
	const [filename, extension] = name.split(".");
	expect(await asked(page, () => files.fill([name]))).toEqual({ filename, extension, category });
}

/** Names of the files stored at the path, with their categories. */
function stored({ values, files }: RealisationRecord, path: string): readonly (string | undefined)[] {
	const found = path.split(".").reduce<unknown>((group, name) => (group as Readonly<Record<string, unknown>> | undefined)?.[name], values);
	return ((found ?? []) as readonly (string | { readonly id: string })[]).map((entry) => {
		const file = files.find(({ uuid }) => uuid === (typeof entry === "string" ? entry : entry.id));
		return file && `${file.filename}.${file.extension} of ${file.category}`;
	});
}

test("REA-051 REA-312 step 1 of the city takes a layout plan, and goes on once one is fully uploaded", async ({ asAccount, baseURL }) => {
	const walk = new TenantWalk(String(baseURL), "amsterdam");
	const record = await walk.walk(inTheCity, [[city, "1", proposal, "1"]]);
	await expect(walk.go(record, [[city, "1", proposal, "2"]])).rejects.toThrow(planDemanded);

	const screen = new StepScreen(await asAccount(city));
	await screen.open(record.uuid, "1");
	const plan = filesAt(screen, "Inrichtingsplan");
	await expect(plan.group.getByRole("button", { name: /^Selecteer bestanden/ })).toBeVisible();
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText(planDemanded);
	await screen.field("Opmerkingen").fill("Bij de brug");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await expect(screen.errorSummary).toHaveCount(0);

	const letGo = await holdCalls(screen.page, "**/files/*/content?*");
	const choose = () => plan.group.locator("input[type=file]").setInputFiles(fileNamed("inrichtingsplan.pdf"));
	expect(await asked(screen.page, choose)).toEqual({ filename: "inrichtingsplan", extension: "pdf", category: "ParkingSpots" });
	await expect(plan.group.getByText("inrichtingsplan.pdf wordt geüpload")).toBeVisible();
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText(planDemanded);
	await screen.expectStep("1", "Locatievoorstel");

	letGo();
	await expect(plan.group.getByRole("button", { name: "Download inrichtingsplan.pdf", exact: true })).toBeVisible();
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Check stadsdeel en netbeheerder");
	expect(stored(await walk.record(city, record.uuid), "Docs.ParkingSpots")).toEqual(["inrichtingsplan.pdf of ParkingSpots"]);
});

test("REA-068 REA-069 the approvals of step 2 each take their own documents", async ({ asAccount, baseURL }) => {
	const walk = new TenantWalk(String(baseURL), "amsterdam");
	const { uuid } = await cityProcess(walk, "2");
	const screen = new StepScreen(await asAccount(city));
	await screen.open(uuid, "2");
	const district = screen.section("Akkoord stadsdeel");
	const gridOperator = screen.section("Akkoord netbeheerder");
	await district.getByLabel(/^Besluit stadsdeel/).selectOption({ label: "Akkoord" });
	await gridOperator.getByRole("radio", { name: "Akkoord" }).check();
	await upload(screen.page, filesIn(district, "Documenten Stadsdeel"), "brief.pdf", "Broker");
	await upload(screen.page, filesIn(gridOperator, "Situatieschets LS net"), "situatieschets.png", "GridOperator");
	await screen.press("Volgende stap");
	await screen.expectStep("3", "Advies CPO");
	const record = await walk.record(city, uuid);
	expect(stored(record, "Docs.Broker")).toEqual(["brief.pdf of Broker"]);
	expect(stored(record, "Docs.GridOperator")).toEqual(["situatieschets.png of GridOperator"]);
	await screen.open(uuid, "2");
	await filesIn(district, "Documenten Stadsdeel").expectFiles(["brief.pdf"]);
	await filesIn(gridOperator, "Situatieschets LS net").expectFiles(["situatieschets.png"]);
});

test("REA-084 REA-085 the CPO adds quotes, a top view and a side view to the advice", async ({ asAccount, baseURL }) => {
	const walk = new TenantWalk(String(baseURL), "amsterdam");
	const { uuid } = await cityProcess(walk, "3");
	const screen = new StepScreen(await asAccount(cityOperator));
	await screen.open(uuid, "3");
	await upload(screen.page, filesAt(screen, "Offertes"), "graafwerk.pdf", "CPOAdditional");
	await upload(screen.page, filesAt(screen, "Aanzichten", "Bovenaanzicht"), "boven.png", "TopView");
	await upload(screen.page, filesAt(screen, "Aanzichten", "Zijaanzicht"), "opzij.jpg", "SideView");
	await screen.field("Advies").selectOption({ label: "Positief" });
	await screen.press("Volgende stap");
	await screen.expectSaved();
	const record = await walk.record(city, uuid);
	expect(["CPOAdditional", "TopView", "SideView"].map((name) => stored(record, `Docs.${name}`))).toEqual([
		["graafwerk.pdf of CPOAdditional"],
		["boven.png of TopView"],
		["opzij.jpg of SideView"],
	]);
});

const alternatives = [
	["amsterdam", cityOperator, "3", "Advies", "CPOAdvice", brouwersgracht],
	["go-ral", people.arnhem.email, "2", "Beoordeling", "Advice", alternativeAddress],
] as const;

test("REA-080 an alternative has a top view and a side view of its own, in the city and with the operators", async ({
	asAccount,
	baseURL,
}) => {
	for (const [tenant, by, step, field, group, place] of alternatives) {
		await test.step(`${field} in ${tenant}`, async () => {
			const walk = new TenantWalk(String(baseURL), tenant);
			const { uuid } =
				tenant === "amsterdam" ? await cityProcess(walk, "3") : await walk.walk(inArnhem, [[inArnhem.as, "1", proposalValues, "2"]]);
			const screen = new StepScreen(await asAccount(by));
			await screen.open(uuid, step);
			const section = "Alternatief locatievoorstel";
			for (const label of ["Positief", "Negatief", "Alternatief zonder voorstel"]) {
				await screen.field(field).selectOption({ label });
				await expect(screen.section(section)).toHaveCount(0);
			}
			await screen.field(field).selectOption({ label: "Alternatieve locatie" });
			await screen.field("Toelichting").fill("Liever om de hoek.");
			const location = new LocationChoice(screen.page, section);
			await location.chooseAddress(`${place.StreetName} ${place.HouseNumber} ${place.CityName}`);
			await expect(location.field("Straat")).toHaveValue(place.StreetName);
			await location.field("Postcode").fill(place.PostalCode);
			await upload(screen.page, filesAt(screen, section, "Bovenaanzicht"), "boven.png", "topview-alt");
			await upload(screen.page, filesAt(screen, section, "Zijaanzicht"), "opzij.jpg", "sideview-alt");
			await screen.press("Volgende stap");
			await screen.expectSaved();
			const record = await walk.record(by, uuid);
			expect(stored(record, `${group}.Alternative.Docs.TopView`)).toEqual(["boven.png of topview-alt"]);
			expect(stored(record, `${group}.Alternative.Docs.SideView`)).toEqual(["opzij.jpg of sideview-alt"]);
		});
	}
});

test("REA-105 step 5 of the city shows the quotes for additional work to read, or says that there are none", async ({
	asAccount,
	baseURL,
}) => {
	const walk = new TenantWalk(String(baseURL), "amsterdam");
	const none = "Er zijn geen meerwerk offertes ingevoerd";
	const screen = new StepScreen(await asAccount(city));
	const quotes = filesAt(screen, "Meerwerk offertes");
	await screen.open((await cityProcess(walk, "5")).uuid, "5");
	await expect(quotes.group.getByText(none, { exact: true })).toBeVisible();
	await quotes.expectReadOnly([]);
	await screen.open((await cityProcess(walk, "5", ["graafwerk.pdf", "kabel.jpg"])).uuid, "5");
	await quotes.expectReadOnly(["graafwerk.pdf", "kabel.jpg"]);
	await expect(quotes.group.getByText(none)).toHaveCount(0);
});

test("REA-107 step 5 of the city takes the traffic decision, and says when there is none and it is locked", async ({
	asAccount,
	baseURL,
}) => {
	const walk = new TenantWalk(String(baseURL), "amsterdam");
	const { uuid } = await cityProcess(walk, "5");
	const none = "Er is geen verkeersbesluit document beschikbaar";
	const screen = new StepScreen(await asAccount(city));
	const reader = new StepScreen(await asAccount(cityOperator));
	const [own, read] = [filesAt(screen, "Verkeersbesluit document"), filesAt(reader, "Verkeersbesluit document")];
	await reader.open(uuid, "5");
	await expect(read.group.getByText(none, { exact: true })).toBeVisible();
	await read.expectReadOnly([]);

	await screen.open(uuid, "5");
	await expect(own.group.getByRole("button", { name: /^Selecteer bestanden/ })).toBeVisible();
	await expect(own.group.getByText(none)).toHaveCount(0);
	await screen.changeStatus("Zet on hold", { reason: "Nieuwbouw" });
	await expect(own.group.getByText(none, { exact: true })).toBeVisible();
	await own.expectReadOnly([]);
	await screen.changeStatus("Hervat");
	await upload(screen.page, own, "besluit.pdf", "TrafficDecision");
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect(stored(await walk.record(city, uuid), "Docs.TrafficDecision")).toEqual(["besluit.pdf of TrafficDecision"]);
	await reader.open(uuid, "5");
	await read.expectReadOnly(["besluit.pdf"]);
	await expect(read.group.getByText(none)).toHaveCount(0);
});

test("REA-072 the municipality that assesses reads which manual start document there is", async ({ asAccount, baseURL }) => {
	const walk = new TenantWalk(String(baseURL), "go-ral");
	const operator = people.cpo.email;
	const record = await walk.walk(inArnhem, [[operator, "1", proposalValues, "1"]]);
	const start = await walk.upload(operator, record, "startdocument.pdf", "parkingspots");
	const cables = await walk.upload(operator, record, "kabels.pdf", "Underground");
	const Docs = { ParkingSpots: [start.uuid], Underground: [cables.uuid] };
	await walk.go(record, [[operator, "1", { ...proposalValues, Docs }, "2"]]);
	const screen = new StepScreen(await asAccount(people.arnhem.email));
	await screen.open(record.uuid, "2");
	const list = filesAt(screen, "Startdocument", "Handmatig startdocument");
	await list.expectReadOnly(["startdocument.pdf"]);
	const coming = screen.page.waitForEvent("download");
	await list.group.getByRole("button", { name: "Download startdocument.pdf", exact: true }).click();
	expect((await coming).suggestedFilename()).toBe(`${record.ref}-startdocument.pdf`);
});
