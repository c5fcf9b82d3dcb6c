import type { Page } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

/** Signs in with the demo account of that address, of the property-management tenant. */
async function signInAs(page: Page, email: string): Promise<void> {
	await page.goto("/");
	await page.getByRole("button", { name: `(${email})` }).click();
	await expect(page).toHaveURL(/\/realisatie\/actief$/);
}

const administrator = "beheerder@rvb.example";
let numbers = Date.now() % 100_000;

/** Starts a process for a customer as an administrator and records its object. Gives its uuid. */
async function startProcess(page: Page, screen: StepScreen): Promise<string> {
	await page.getByRole("link", { name: "Nieuw realisatieproces" }).click();
	await page.getByRole("button", { name: "Ok", exact: true }).click();
	await page.getByRole("button", { name: "Start het proces" }).click();
	await expect(page.getByText("Kies de klant van het object.")).toBeVisible();
	await page.getByLabel("Klant").selectOption({ label: "Ministerie van Defensie" });
	await page.getByRole("button", { name: "Start het proces" }).click();
	await screen.expectStep("1", "Locatie gegevens");
	await screen.field("PID").selectOption({ label: "PID 2026 Defensie" });
	numbers++;
	await screen.field("Objectnummer").fill(`BR_${numbers}`);
	await screen.field(/^Straat/).fill("Kazerneweg");
	await screen.field(/^Huisnummer/).fill("12");
	await screen.field(/^Plaats/).fill("Ede");
	await screen.field(/^Aantal parkeerplaatsen/).fill("130");
	await screen.field(/^Extra behoefte laadpunten/).fill("5");
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Schouw inplannen");
	return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Plans the visit and concludes the survey. */
async function survey(screen: StepScreen, power: string, fuseBox: string): Promise<void> {
	await screen.field("Datum").fill("20-03-2026");
	await screen.field("Begintijd").fill("9.30");
	await screen.field("Eindtijd").fill("11");
	await screen.press("Volgende stap");
	await screen.expectStep("3-a", "Schouw verslag");
	await screen.page.getByRole("radiogroup", { name: "Energieaansluiting" }).getByRole("radio", { name: power, exact: true }).check();
	await screen.page.getByRole("radiogroup", { name: "Hoofdverdeelkast" }).getByRole("radio", { name: fuseBox, exact: true }).check();
	await screen.press("Volgende stap");
}

async function quotation(screen: StepScreen, link: string, amount: string): Promise<void> {
	await screen.field(/^Link naar de offerte/).fill(link);
	await screen.field("Bedrag").fill(amount);
	await screen.press("Volgende stap");
}

async function decide(screen: StepScreen, decision: "Go" | "No go"): Promise<void> {
	await screen.page.getByRole("radio", { name: decision, exact: true }).check();
	await screen.press("Volgende stap");
}

async function done(screen: StepScreen): Promise<void> {
	await screen.field("Gereed op").fill("12-05-2026");
	await screen.press("Volgende stap");
}

test("an object goes from start to Afgerond, both tracks side by side and every item followed to its payment", async ({ visitor }) => {
	test.setTimeout(240_000);
	await signInAs(visitor, administrator);
	const screen = new StepScreen(visitor);
	const uuid = await startProcess(visitor, screen);
	await screen.open(uuid, "1");
	await expect(visitor.getByText("Totaal nog te plaatsen laadpunten").locator("xpath=following-sibling::dd")).toHaveText("11");
	await screen.open(uuid, "2");
	await survey(screen, "Netverzwaring", "Grote aanpassing of vervanging");

	await screen.expectStep("3-b", "Offerte netverzwaring");
	await expect(screen.rail.getByRole("group", { name: "Energieaansluiting" }).getByRole("listitem")).toHaveCount(1);
	await expect(screen.rail.getByRole("group", { name: "Hoofdverdeelkast" }).getByRole("listitem")).toHaveText([/Offerte hoofdverdeelkast/]);
	// The page of step 3 shows the sub-step that is open.
	await screen.open(uuid, "3");
	await screen.expectStep("3-b", "Offerte netverzwaring");
	await screen.field(/^Link naar de offerte/).fill("geen link");
	await screen.field("Bedrag").fill("1");
	await screen.press("Volgende stap");
	await expect(visitor.getByText("Vul een geldige link in, bijvoorbeeld https://voorbeeld.nl.").first()).toBeVisible();
	await quotation(screen, "https://offertes.example/net", "18500");
	await screen.expectStep("3-c", "Toestemming netverzwaring");
	await expect(visitor.getByRole("link", { name: /offertes\.example\/net/ })).toHaveAttribute("href", "https://offertes.example/net");
	await decide(screen, "Go");
	await screen.expectStep("3-d", "Uitvoering netverzwaring");
	await done(screen);
	await screen.expectStep("3-f", "Offerte hoofdverdeelkast");
	await quotation(screen, "https://offertes.example/kast", "7400,50");
	await screen.expectStep("3-g", "Toestemming hoofdverdeelkast");
	await decide(screen, "Go");
	await screen.expectStep("3-h", "Uitvoering hoofdverdeelkast");
	await done(screen);

	await screen.expectStep("4", "Offertes aanvragen");
	await screen.press("Volgende stap");
	await screen.expectStep("5", "Offertes ontvangen");
	for (const [index, party] of ["Elektro Oost", "Stroom Zuid", "Vervallen"].entries()) {
		await visitor.getByRole("button", { name: "Voeg een offerte toe" }).click();
		await expect(visitor.getByRole("group", { name: `Offerte ${index + 1}` }).getByLabel("Naam partij")).toBeFocused();
		await visitor.keyboard.type(party);
	}
	await visitor.getByRole("button", { name: "Verwijder Offerte 3" }).click();
	await expect(visitor.getByRole("group", { name: "Offerte 3" })).toHaveCount(0);
	await screen.press("Volgende stap");
	await screen.expectStep("6", "Offertes goedkeuren");
	await expect(visitor.getByRole("group", { name: /^Offerte \d$/ })).toHaveCount(2);
	await expect(visitor.getByRole("button", { name: /Verwijder Offerte/ })).toHaveCount(0);
	await visitor
		.getByRole("group", { name: "Offerte 1" })
		.getByLabel(/^Goedgekeurd op/)
		.fill("01-06-2026");
	await screen.press("Volgende stap");
	await screen.expectStep("7", "Orders plaatsen");
	await expect(visitor.getByRole("group", { name: /^Order \d$/ })).toHaveCount(1);
	await visitor.getByRole("button", { name: "Voeg een order toe" }).click();
	await expect(visitor.getByRole("group", { name: "Order 2" }).getByLabel("Naam partij")).toBeFocused();
	await visitor.keyboard.type("Grondwerk Gelre");
	await screen.press("Volgende stap");
	await screen.expectStep("8", "Planning");
	await expect(visitor.getByRole("group", { name: "Leverancier 2" })).toContainText("Grondwerk Gelre");
	await visitor
		.getByRole("group", { name: "Leverancier 1" })
		.getByLabel(/^Omschrijving werkzaamheden/)
		.fill("Palen plaatsen");
	await screen.press("Volgende stap");
	await screen.expectStep("9", "PVO");
	await expect(visitor.getByRole("group", { name: "PVO 1" }).getByLabel("Naam partij")).toHaveValue("Elektro Oost");
	await screen.press("Volgende stap");
	await screen.expectStep("10", "Archiveren van opleveringsdocumenten");
	await screen.press("Volgende stap");
	await screen.expectStep("11", "Betalen facturen");
	await expect(visitor.getByRole("group", { name: "Betaling 1" })).toContainText("Palen plaatsen");
	await visitor
		.getByRole("group", { name: "Betaling 1" })
		.getByLabel(/^Betaling voltooid op/)
		.fill("01-09-2026");
	await screen.press("Afronden");
	await expect(visitor.getByRole("main").getByText("Afgerond", { exact: true }).first()).toBeVisible();
	await expect(screen.buttons("Wijzigen")).toHaveCount(0);
	await expect(screen.buttons("Corrigeren")).toHaveCount(2);
});

test("a refused grid upgrade asks for another way, and fewer charge points for their number", async ({ visitor }) => {
	test.setTimeout(180_000);
	await signInAs(visitor, administrator);
	const screen = new StepScreen(visitor);
	const uuid = await startProcess(visitor, screen);
	await survey(screen, "Netverzwaring", "Kleine aanpassing");
	await screen.expectStep("3-b", "Offerte netverzwaring");
	await quotation(screen, "https://offertes.example/net", "18500");
	await decide(screen, "No go");
	await screen.expectStep("3-e", "Opties energieaansluiting");
	await expect(visitor.getByRole("radio")).toHaveCount(4);
	await visitor.getByRole("radio", { name: "Minder laadpunten" }).check();
	await screen.press("Volgende stap");
	await screen.expectStep("3-j", "Aanpassen aantal laadpunten");
	await screen.field("Extra behoefte laadpunten").fill("2");
	await expect(visitor.locator('[id="veld.ParkingAndChargePoints.TotalChargePointsStillToBePlaced"]')).toHaveText("8");
	await screen.press("Volgende stap");
	await screen.expectStep("3-h", "Uitvoering hoofdverdeelkast");

	await test.step("a correction of the survey leaves its conclusions alone; a change says what it costs", async () => {
		await screen.open(uuid, "3-a");
		await screen.press("Corrigeren");
		await expect(visitor.getByRole("radiogroup", { name: "Hoofdverdeelkast" })).toHaveCount(0);
		await expect(screen.field(/^Link naar het schouwverslag/)).toBeVisible();
		await screen.press("Annuleren");
		await screen.press("Wijzigen");
		await visitor.getByRole("radio", { name: "Voldoende vermogen met statische loadbalancing" }).check();
		await screen.press("Volgende stap");
		await expect(screen.dialog).toContainText("3-b. Offerte netverzwaring");
		await screen.dialog.getByRole("button").last().click();
		await screen.expectStep("3-h", "Uitvoering hoofdverdeelkast");
		await expect(screen.rail.getByRole("group", { name: "Energieaansluiting" })).toHaveCount(0);
	});
	await done(screen);
	await screen.expectStep("4", "Offertes aanvragen");
});

test("without charge points the process ends by itself, with its reason", async ({ visitor }) => {
	await signInAs(visitor, administrator);
	const screen = new StepScreen(visitor);
	await startProcess(visitor, screen);
	await survey(screen, "Geen laadpunten", "Kleine aanpassing");
	await expect(visitor.getByText("Dit proces is afgebroken, met reden De stroom capaciteit kan niet uitgebreid worden")).toBeVisible();
});

test("on a phone the steps fold open, track by track", async ({ browser, faults }) => {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
	context.on("page", (page) => faults.watch(page));
	const page = await context.newPage();
	await signInAs(page, administrator);
	await page.goto("/realisatie/actief?stap=3-b");
	await page.getByRole("table").getByRole("link").first().click();
	const rail = page.getByRole("navigation", { name: "Stappen" });
	await rail.getByRole("button", { name: /Stap 3-b van 11/ }).click();
	await expect(rail.getByRole("group", { name: "Energieaansluiting" })).toBeVisible();
	await rail.getByRole("link", { name: /Stap 3-a/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schouw verslag");
	await expect(rail.getByRole("group", { name: "Energieaansluiting" })).toBeHidden();
	await context.close();
});
