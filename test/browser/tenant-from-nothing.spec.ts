import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { flowsWith } from "../../server/test-support/flows-with.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { signedInAt } from "./harness/sign-in-page.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

let server: OwnServer;

test.beforeAll(async () => {
	test.setTimeout(400_000);
	execFileSync(process.execPath, ["scripts/build-web.mjs", "workbench"]);
	const flows = flowsWith("go-ral", { access: { design: ["developer"], publish: ["developer"] } });
	const settings = { WORKBENCH: "publish", NEW_TENANTS: "1" };
	server = await startOwnServer(flows, Number(process.env.BROWSER_TEST_PORT ?? 3210) + 18, settings);
});
test.afterAll(() => server.stop());

/** An act as announced by the bar. */
const told = (page: Page, words: string) => expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();

async function add(page: Page, what: string, label: string, name: string, kind?: string): Promise<void> {
	await page.getByRole("button", { name: what, exact: true }).click();
	await page.getByRole("textbox", { name: label }).fill(name);
	if (kind !== undefined) await page.getByLabel("Soort veld").selectOption({ label: kind });
	await page.keyboard.press("Enter");
	await told(page, `“${name}” toegevoegd`);
}

const addSection = (page: Page, name: string) => add(page, "Voeg onderdeel toe", "Titel van het onderdeel", name);
const addField = (page: Page, name: string, kind: string) => add(page, "Voeg veld toe", "Label van het veld", name, kind);

/** Makes a sub-step apply only to processes in which a question of an earlier step was answered with yes. */
async function onlyWhen(page: Page, design: string, step: string, question: string): Promise<void> {
	const change = page.getByRole("link", { name: "Wijzig wanneer deze stap erbij hoort" });
	// Also on its own page, where one is after adding it.
	await page.goto(`${server.url}${design}/stap/${step}`);
	const address = await change.getAttribute("href");
	await page.goto(`${server.url}${design}/flow?stap=${step}`);
	expect(await change.getAttribute("href")).toBe(address);
	await change.click();
	await page.getByRole("button", { name: "Maak een voorwaarde" }).click();
	await page.getByRole("combobox", { name: "Vergelijking" }).selectOption({ label: "is" });
	await page.getByRole("combobox", { name: "Veld" }).selectOption({ label: question });
	await page.getByRole("combobox", { name: "Waarde", exact: true }).selectOption({ label: "Ja" });
	await told(page, "Bewaard");
}

test("a tenant goes from nothing to a walked process within ten minutes, and leaves as files that come back as they were", async ({
	browser,
	faults,
}) => {
	const begun = Date.now();
	const maker = await signedInAt(browser, server.url, "ontwikkelaar@go-ral.example", "/werkbank");
	faults.watch(maker);
	await maker.getByRole("link", { name: "Nieuwe organisatie" }).click();
	await maker.getByRole("textbox", { name: "Naam", exact: true }).fill("Utopia");
	await maker.getByRole("radio", { name: "Met een verkeersbesluit" }).check();
	await maker.getByRole("combobox", { name: "Gemeenten" }).fill("Arnhem");
	await maker.getByRole("option", { name: "Arnhem" }).click();
	await maker.getByRole("textbox", { name: "Eerste procestype" }).fill("Laadplein");
	await maker.getByRole("textbox", { name: "Eigen rol erbij" }).fill("Welstandscommissie");
	await maker.keyboard.press("Enter");
	await expect(maker.getByText("De rol “Welstandscommissie” is te kiezen, en kijkt mee.")).toBeVisible();
	await maker.getByRole("textbox", { name: "Merkkleur", exact: true }).fill("#7A1FA2");
	await expectNoAxeViolations(maker);
	await maker.getByRole("button", { name: "Maak de organisatie" }).click();
	await maker.getByRole("button", { name: "Open de werkbank van Utopia" }).click();

	await maker.getByRole("textbox", { name: "Naam van het ontwerp" }).fill("Zes stappen");
	await maker.keyboard.press("Enter");
	await maker.waitForURL(/\/ontwerp\//);
	const design = new URL(maker.url()).pathname;
	const open = (path: string) => maker.goto(`${server.url}${design}${path}`);
	await open("/stap/4");
	await addField(maker, "Bestrating stuk", "Ja of nee");
	await addField(maker, "Bord nodig", "Ja of nee");
	await add(maker, "Voeg stap toe", "Naam van de stap", "Afwerking");
	await maker.waitForURL(/\/stap\/5$/);
	await add(maker, "Voeg stap toe", "Naam van de stap", "Controle");
	await maker.waitForURL(/\/stap\/6$/);
	await addSection(maker, "Controle");
	await addField(maker, "Controle voor", "Datum");
	await maker.getByRole("textbox", { name: "Aantal dagen" }).fill("14");
	await maker.getByRole("combobox", { name: "Na welke datum" }).selectOption({ label: "Datum inbedrijfstelling" });
	await maker.getByRole("button", { name: "Bereken", exact: true }).click();
	await told(maker, "“Controle voor” wordt berekend");
	await addField(maker, "Foto", "Bestanden");
	for (const [label, field] of [
		["Bestrating", "Tegels gelegd"],
		["Bord", "Tekst van het bord"],
	] as const) {
		await open("/stap/5");
		await add(maker, "Voeg deelstap toe", "Naam van de stap", label);
		await maker.waitForURL(/\/stap\/5-[ab]$/);
		await addSection(maker, label);
		await addField(maker, field, "Tekst, één regel");
	}
	await onlyWhen(maker, design, "5-a", "Bestrating stuk");
	await onlyWhen(maker, design, "5-b", "Bord nodig");

	// The check says that the input would outlive the sub-step.
	await maker.getByRole("link", { name: /^Problemen/ }).click();
	for (let left = 2; left > 0; left--) {
		await expect(maker.getByRole("button", { name: "Herstel", exact: true })).toHaveCount(left);
		await maker.getByRole("button", { name: "Herstel", exact: true }).first().click();
		await maker.getByRole("dialog").getByRole("button", { name: "Herstel" }).click();
	}
	await expect(maker.getByText("Geen problemen").first()).toBeVisible();
	await maker.getByRole("link", { name: "Rollen en rechten" }).click();
	await maker.getByRole("button", { name: "Bord, Welstandscommissie: ziet" }).press("Space");
	await expect(maker.getByRole("button", { name: "Bord, Welstandscommissie: vult in" })).toBeVisible();
	await expectNoAxeViolations(maker);
	await maker.getByRole("link", { name: "Redenen en huisstijl" }).click();
	await maker.getByRole("textbox", { name: "Nieuw bij Redenen voor on hold" }).fill("Wacht op welstand");
	await maker.keyboard.press("Enter");
	await told(maker, "“Wacht op welstand” toegevoegd");
	await expectNoAxeViolations(maker);

	await open("/publiceren");
	await maker.getByRole("button", { name: /^Verwijder dit scenario: Van het voorstel/ }).click();
	await maker.getByRole("dialog").getByRole("button", { name: "Verwijder dit scenario" }).click();
	await maker.getByRole("button", { name: /^Verhoog naar / }).click();
	await expect(maker.getByText("Er staat nog 1 ding in de weg.")).toBeVisible();
	const second = await signedInAt(browser, server.url, "developer-2@utopia.example", `${design}/publiceren`);
	await second.getByRole("button", { name: "Keur goed" }).click();
	await expect(second.getByText("U keurde het ontwerp goed zoals het nu is.")).toBeVisible();
	await maker.getByRole("button", { name: "Kijk opnieuw" }).click();
	await maker.getByRole("textbox", { name: "Toelichting" }).fill("Zes stappen");
	await maker.getByRole("button", { name: "Maak definitief" }).click();
	await maker.getByRole("button", { name: "Activeer nu" }).click();
	await maker.getByRole("dialog").getByRole("button", { name: "Activeer nu" }).click();
	await expect(maker.getByText("Deze uitgave loopt.")).toBeVisible();

	await walked(maker);
	expect((Date.now() - begun) / 60_000).toBeLessThan(10);

	await open("");
	const [download] = await Promise.all([maker.waitForEvent("download"), maker.getByRole("button", { name: "Exporteer als zip" }).click()]);
	const zip = await download.path();
	const flows = unpacked(zip);
	const check = ["--import", "tsx", "scripts/flow.ts", "check", "utopia"];
	const found = execFileSync(process.execPath, check, { encoding: "utf8", env: { ...process.env, FLOWS_DIR: flows } });
	expect(found).toContain("0 error(s)");
	rmSync(flows, { recursive: true });
	await maker.goto(`${server.url}/werkbank`);
	await maker.getByRole("textbox", { name: "Naam van het ontwerp" }).fill("Terug");
	await maker.locator("input[type=file]").setInputFiles(zip);
	await maker.getByRole("button", { name: "Begin een ontwerp" }).click();
	await maker.waitForURL(/\/verschil/);
	await expect(maker.getByText("Er is niets gewijzigd")).toBeVisible();
	for (const page of [maker, second]) await page.context().close();
});

/** One process, to its end: sent back once, with both sub-steps in parallel, a computed day and a picture. */
async function walked(page: Page): Promise<void> {
	await page.goto(`${server.url}/realisatie/nieuw`);
	const start = new StartPage(page);
	await start.chooseParties({ municipality: "Arnhem", cpo: "Utopia" });
	await start.create.click();
	const step = new StepScreen(page);
	await step.expectStep("1", "Locatiekeuze");
	await new LocationChoice(page).chooseAddress("Jansbuitensingel 32 Arnhem");
	await step.press("Volgende stap");
	await step.expectStep("2", "Beoordeling");
	await page.getByRole("radio", { name: "Negatief" }).check();
	await step.field("Toelichting").fill("Te krap");
	await step.press("Volgende stap");
	await step.expectStep("1", "Locatiekeuze");
	await step.press("Volgende stap");
	await step.expectStep("2", "Beoordeling");
	await page.getByRole("radio", { name: "Positief" }).check();
	await step.press("Volgende stap");
	await step.expectStep("3", "Verkeersbesluit");
	await page.getByRole("checkbox", { name: /niet van toepassing/ }).check();
	await step.press("Volgende stap");
	await step.expectStep("4", "Realisatie en inbedrijfstelling");
	await step.field("Datum inbedrijfstelling").fill("02-03-2026");
	await page.getByRole("checkbox", { name: "Bestrating stuk" }).check();
	await page.getByRole("checkbox", { name: "Bord nodig" }).check();
	await step.press("Volgende stap");
	// In parallel: either can be opened now.
	const process = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
	for (const [code, label, field] of [
		["5-b", "Bord", "Tekst van het bord"],
		["5-a", "Bestrating", "Tegels gelegd"],
	] as const) {
		await page.goto(`${server.url}${process}/${code}`);
		await step.expectStep(code, label);
		await step.field(field).fill("Gedaan");
		await step.press("Volgende stap");
		await expect(step.title).not.toHaveText(label);
	}
	await step.expectStep("6", "Controle");
	await page.locator("input[type=file]").first().setInputFiles("test/files/inrichtingsplan.pdf");
	// The step is not completed before the call has arrived.
	await expect(page.getByText("Nog niet opgeslagen")).toBeVisible();
	await step.press("Afronden");
	await expect(page.getByText("16-03-2026").first()).toBeVisible();
	await expect(step.button("Afronden")).toHaveCount(0);
}

/** A folder of tenants with the contents of a zip file. */
function unpacked(zip: string): string {
	const flows = mkdtempSync(join(tmpdir(), "laadstroom-export-"));
	for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
		mkdirSync(dirname(join(flows, path)), { recursive: true });
		writeFileSync(join(flows, path), path.endsWith(".json") ? strFromU8(bytes) : bytes);
	}
	return flows;
}
