import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type ReadDocument, readDocument } from "../start-document/read-document.ts";
import { places } from "../tenants/harness/places.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { proposalValues } from "./harness/process-walk.ts";
import { StepScreen } from "./harness/step-screen.ts";
import { TenantWalk } from "./harness/tenant-walk.ts";

/** Presses the button and reads what the browser saves. */
async function download(page: Page): Promise<{ readonly name: string; readonly document: ReadDocument }> {
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download startdocument" }).click();
	const file = await saved;
	return { name: file.suggestedFilename(), document: readDocument(new Uint8Array(readFileSync(await file.path()))) };
}

/** Every row of the tables, by its label. */
const rowsOf = ({ tables }: ReadDocument) =>
	Object.fromEntries(tables.flatMap(({ rows }) => rows.slice(1)).map(([label = "", value = ""]) => [label, value]));

test("REA-057 step 1 offers the start document, which says what the screen says", async ({ as, prepare }) => {
	const { uuid, case_ref, ref } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	const { page } = screen;
	await screen.open(uuid, "1");
	const location = new LocationChoice(page);
	await location.chooseAddress("Steijnstraat 5 Arnhem");
	const remarks = "Naast de fietsenstalling (café), bij het bankje.\nTweede regel.";
	await screen.field("Opmerkingen").fill(remarks);
	await screen.field("Aantal parkeerplaatsen").fill("3");
	await expect(page.getByText("Sla eerst de wijzigingen op.", { exact: false })).toBeVisible();
	await screen.press("Opslaan");
	await screen.expectSaved();
	const { name, document } = await download(page);
	expect(name).toBe(`startdocument - ${case_ref}.docx`);
	expect(rowsOf(document)).toMatchObject({
		Zaaknummer: case_ref,
		Referentie: ref,
		Adres: await location.fact("Adres").textContent(),
		Coördinaten: `${await location.fact("Breedtegraad").textContent()} NB, ${await location.fact("Lengtegraad").textContent()} OL`,
		Opmerkingen: remarks,
		"Aantal parkeerplaatsen": "3",
		Gemeente: await screen.card("Betrokken partijen").getByText("Arnhem", { exact: true }).textContent(),
		CPO: "Allego",
	});
	expect(document.pictures).toEqual([{ alt: `Kaart van de voorgestelde locatie: ${rowsOf(document).Adres}`, width: 600 }]);
	expect(document.parts.get("word/header1.xml")).toContain("<pic:pic");
});

test("REA-073 the municipality assesses by a generated start document where nobody added one", async ({ as, prepare }) => {
	const started = await prepare.start();
	const { uuid } = await prepare.save(started, { as: "cpo", step: "1", complete: true, target: "2", values: proposalValues });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid, "2");
	await expect(screen.page.getByText("Er is geen startdocument toegevoegd.", { exact: false }).first()).toBeVisible();
	const { document } = await download(screen.page);
	expect(rowsOf(document)).toMatchObject({ "Huidige stap": "2. Gemeente beoordeling", Adres: "Jansbuitensingel 32, 6811 AE Arnhem" });
});

test("in vlaanderen the logo in the start document is as wide as the tenant's file says", async ({ asAccount, baseURL }) => {
	const { code = "", stakeholders = [], address } = places.vlaanderen ?? {};
	const operator = "cpo@vlaanderen.example";
	const walk = new TenantWalk(String(baseURL), "vlaanderen");
	const Stakeholders = { GridOperator: "gridoperator|fluvius" };
	const values = { ...proposalValues, Location: address, Stakeholders };
	const { uuid } = await walk.walk({ as: operator, code, stakeholders }, [[operator, "1", values, "1"]]);
	const screen = new StepScreen(await asAccount(operator));
	await screen.open(uuid, "1");
	const { document } = await download(screen.page);
	const widths = [...(document.parts.get("word/header1.xml") ?? "").matchAll(/<wp:extent cx="(\d+)"/g)].map(([, width]) => Number(width));
	// 9525 units to the pixel.
	expect(widths).toEqual([160 * 9525]);
});
