import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { flowsWith } from "../../server/test-support/flows-with.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { signedInAt } from "./harness/sign-in-page.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

let server: OwnServer;

test.beforeAll(async () => {
	test.setTimeout(400_000);
	execFileSync(process.execPath, ["scripts/build-web.mjs", "workbench"]);
	const flows = flowsWith("go-ral", { access: { design: ["developer"], publish: ["admin", "developer"] } });
	server = await startOwnServer(flows, Number(process.env.BROWSER_TEST_PORT ?? 3210) + 15, { WORKBENCH: "publish", FOUR_EYES: "1" });
});
test.afterAll(() => server.stop());

async function isAccessible(page: Page): Promise<void> {
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 1440, height: 900 });
}

/** A new process on the product's present flow. */
async function startedProcess(page: Page): Promise<StepScreen> {
	await page.goto(`${server.url}/realisatie/${randomUUID()}/type/strategisch`);
	const start = new StartPage(page);
	await start.chooseParties();
	await start.create.click();
	const step = new StepScreen(page);
	await step.expectStep("1", "Locatievoorstel");
	return step;
}

test("a field goes from a design to the product's page, by two people and without a restart, and back again", async ({ browser }) => {
	const designer = await signedInAt(browser, server.url, "ontwikkelaar@go-ral.example", "/werkbank");
	await designer.getByRole("textbox", { name: "Naam van het ontwerp" }).fill("Met bankjes");
	await designer.keyboard.press("Enter");
	await designer.waitForURL(/\/ontwerp\//);
	const design = new URL(designer.url()).pathname;
	const publish = `${design}/publiceren`;
	await designer.goto(`${server.url}${publish}`);
	await expect(designer.getByText("Er is niets gewijzigd ten opzichte van wat nu loopt.")).toBeVisible();

	await designer.goto(`${server.url}${design}/stap/1`);
	const add = async (what: string, label: string, name: string) => {
		await designer.getByRole("button", { name: what, exact: true }).click();
		await designer.getByRole("textbox", { name: label }).fill(name);
		await designer.keyboard.press("Enter");
		await expect(
			designer
				.getByRole("status")
				.filter({ hasText: `“${name}” toegevoegd` })
				.first(),
		).toBeVisible();
	};
	await add("Voeg onderdeel toe", "Titel van het onderdeel", "Inrichting");
	await expect(designer.getByRole("region", { name: "Stappen" }).getByText("Inrichting", { exact: true })).toBeVisible();
	await add("Voeg veld toe", "Label van het veld", "Aantal bankjes");

	await designer.getByRole("link", { name: "Publiceren" }).click();
	const note = designer.getByRole("textbox", { name: "Toelichting" });
	await note.fill("Er komen bankjes");
	await designer.getByRole("button", { name: "Maak definitief" }).click();
	await expect(designer.getByText("Er staat nog iets in de weg; hierboven staat wat")).toBeVisible();
	await isAccessible(designer);
	await designer.getByRole("button", { name: /^Verhoog naar / }).click();
	await expect(designer.getByText("Er staat nog 1 ding in de weg.")).toBeVisible();

	const publisher = await signedInAt(browser, server.url, "beheerder@go-ral.example", publish);
	await publisher.getByRole("button", { name: "Keur goed" }).click();
	await expect(publisher.getByText("U keurde het ontwerp goed zoals het nu is.")).toBeVisible();
	await isAccessible(publisher);

	await designer.getByRole("button", { name: "Kijk opnieuw" }).click();
	await expect(designer.getByText("Er staat niets in de weg.")).toBeVisible();
	await expect(note).toHaveValue("Er komen bankjes");
	await designer.getByRole("button", { name: "Maak definitief" }).dblclick();
	await expect(designer.getByText("Uitgave 2 is gemaakt. Zij loopt nog niet.")).toBeVisible();
	await isAccessible(designer);

	const product = await signedInAt(browser, server.url, "cpo@go-ral.example", "/realisatie");
	await startedProcess(product);
	await expect(product.getByLabel("Aantal bankjes")).toHaveCount(0);
	await designer.getByRole("button", { name: "Activeer nu" }).click();
	const asked = designer.getByRole("dialog", { name: "Uitgave 2 laten lopen?" });
	await expect(asked).toContainText("Lopende processen blijven op hun versie van de flow.");
	await expectNoAxeViolations(designer);
	await asked.getByRole("button", { name: "Activeer nu" }).click();
	await expect(designer.getByText("Deze uitgave loopt.")).toBeVisible();
	await startedProcess(product);
	await expect(product.getByLabel("Aantal bankjes")).toBeVisible();

	await publisher.goto(`${server.url}/werkbank/uitgaven`);
	await expect(publisher.getByRole("article", { name: "Uitgave 2" })).toContainText("Er komen bankjes");
	await isAccessible(publisher);
	await publisher.getByRole("button", { name: "Zet terug: uitgave 1" }).click();
	const back = publisher.getByRole("dialog", { name: "Uitgave 1 weer laten lopen?" });
	await expect(back.getByRole("textbox", { name: "Reden" })).toBeFocused();
	await publisher.keyboard.type("Er is geen ruimte");
	await expect(back.getByText(/Een tweede persoon moet goedkeuren dat u teruggaat/)).toBeVisible();
	await expectNoAxeViolations(publisher);
	await designer.goto(`${server.url}/werkbank/uitgaven`);
	await designer.getByRole("button", { name: "Zet terug: uitgave 1" }).click();
	await designer.getByRole("button", { name: "Keur het terugzetten goed" }).click();
	await expect(designer.getByText(/U keurde dit zelf goed/)).toBeVisible();
	await back.getByRole("button", { name: "Kijk opnieuw" }).click();
	await back.getByRole("button", { name: "Zet terug" }).click();
	await expect(publisher.getByText("Uitgave 1 loopt weer.")).toBeVisible();
	await expect(publisher.getByRole("article", { name: "Uitgave 1" })).toContainText("Reden: Er is geen ruimte");
	await startedProcess(product);
	await expect(product.getByLabel("Aantal bankjes")).toHaveCount(0);
	for (const page of [designer, publisher, product]) await page.context().close();
});
