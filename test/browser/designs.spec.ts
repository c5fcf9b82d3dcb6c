import { execFileSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { SignInPage } from "./harness/sign-in-page.ts";

let server: OwnServer;

test.beforeAll(async () => {
	test.setTimeout(400_000);
	execFileSync(process.execPath, ["scripts/build-web.mjs", "workbench"]);
	server = await startOwnServer("flows", Number(process.env.BROWSER_TEST_PORT ?? 3210) + 11, { WORKBENCH: "design" });
});
test.afterAll(() => server.stop());

/** A separate browser, signed in to the workbench. */
async function designer(browser: Browser, path = "/werkbank", email = "ontwikkelaar@go-ral.example"): Promise<Page> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await page.goto(server.url + path);
	await new SignInPage(page).chooseAddress(email);
	return page;
}

async function begin(page: Page, name: string): Promise<string> {
	await page.getByRole("textbox", { name: "Naam van het ontwerp" }).fill(name);
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/ontwerp\//);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	return new URL(page.url()).pathname;
}

test("a designer signs in at the workbench, begins a design and changes a field, at both widths", async ({ browser }) => {
	const page = await designer(browser);
	await expect(page.getByRole("heading", { name: "Ontwerpen" })).toBeVisible();
	await expectNoAxeViolations(page);
	const design = await begin(page, "Toelichting korter");
	await page.goto(`${server.url}${design}/stap/2?veld=Advice.Comments`);
	const step = page.frameLocator("iframe");
	await expect(step.getByRole("button", { name: "Volgende stap" }).first()).toBeVisible();
	const label = page.getByRole("textbox", { name: "Label" });
	await label.fill("Waarom vindt u dat?");
	await label.press("Enter");
	await expect(step.getByText("Waarom vindt u dat?").first()).toBeVisible();
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.keyboard.press("Control+z");
	await expect(step.getByText("Waarom vindt u dat?")).toHaveCount(0);
	await page.goto(`${server.url}/werkbank`);
	await expect(page.getByRole("listitem").filter({ hasText: "Toelichting korter" })).toContainText("Demo Ontwikkelaar");
	await expectNoAxeViolations(page);
	await page.context().close();
});

test("two designers see each other's changes, and decide where they meet; without network nothing is lost", async ({ browser }) => {
	const one = await designer(browser);
	const design = await begin(one, "Met z'n tweeën");
	const field = `${design}/stap/2?veld=Advice.Comments`;
	await one.goto(server.url + field);
	const other = await designer(browser, field);
	const labelOf = (page: Page) => page.getByRole("textbox", { name: "Label" });
	const begun = await labelOf(one).inputValue();
	await expect(labelOf(other)).toHaveValue(begun);
	await labelOf(one).fill("Van de een");
	await labelOf(one).press("Enter");
	await expect(labelOf(other)).toHaveValue("Van de een");

	await other.context().setOffline(true);
	await labelOf(other).fill("Van de ander");
	await labelOf(other).press("Enter");
	await expect(other.getByText("Nog niet bewaard: geen verbinding")).toBeVisible();
	const kept = one.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/edits"));
	await labelOf(one).fill("Toch van de een");
	await labelOf(one).press("Enter");
	expect((await kept).status()).toBe(200);
	await other.context().setOffline(false);
	const choice = other.getByRole("dialog", { name: "Een collega wijzigde hetzelfde" });
	await expect(choice).toContainText("Het was: “Van de een”");
	await expectNoAxeViolations(other);
	// A key drops nothing of what was typed.
	await other.keyboard.press("Escape");
	await expect(choice).toBeVisible();
	await choice.getByRole("radio", { name: "Van u: “Van de ander”" }).check();
	await choice.getByRole("button", { name: "Bewaar deze keuze" }).click();
	await expect(labelOf(one)).toHaveValue("Van de ander");
	for (const page of [one, other]) await page.context().close();
});

test("what is changed as the session ends is written when the same person signs in again", async ({ browser }) => {
	const page = await designer(browser);
	const design = await begin(page, "Sessie eindigt");
	await page.goto(`${server.url}${design}/stap/2?veld=Advice.Comments`);
	const label = page.getByRole("textbox", { name: "Label" });
	await label.fill("Getypt toen de sessie eindigde");
	await page.route("**/edits", (route) => route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" }));
	await label.press("Enter");
	await expect(page.getByText("wat u had ingevuld is bewaard")).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Opnieuw aanmelden" }).click();
	await expect(page.getByText("Wat u wijzigde en nog niet bewaard was, is nu bewaard")).toBeVisible();
	await expect(label).toHaveValue("Getypt toen de sessie eindigde");
	await page.getByRole("button", { name: "Draai terug" }).click();
	await expect(label).not.toHaveValue("Getypt toen de sessie eindigde");
	// It was written once, and must not come back.
	await page.reload();
	await expect(label).not.toHaveValue("Getypt toen de sessie eindigde");
	await page.context().close();
});

test("what stands in a field that was not left is written too, when the session ends and when the page goes", async ({ browser }) => {
	const page = await designer(browser);
	const design = await begin(page, "Half getypt");
	const field = `${server.url}${design}/stap/2?veld=Advice.Comments`;
	await page.goto(field);
	const label = page.getByRole("textbox", { name: "Label" });
	await label.fill("Nog niet klaar met typen");
	await page.route(/\/designs\//, (route) => route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" }));
	await expect(page.getByText("wat u had ingevuld is bewaard")).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Opnieuw aanmelden" }).click();
	await expect(page.getByText("Wat u wijzigde en nog niet bewaard was, is nu bewaard")).toBeVisible();
	await expect(label).toHaveValue("Nog niet klaar met typen");

	await label.fill("Toen ging de pagina weg");
	await page.route("**/edits", (route) => route.abort());
	await page.goto("about:blank");
	await page.unrouteAll();
	await page.goto(field);
	await expect(label).toHaveValue("Toen ging de pagina weg");
	await page.context().close();
});

test("with keys alone a designer adds a step with a field, renames the field, sees that nothing is wrong and what changed, and takes it back", async ({
	browser,
}) => {
	const page = await designer(browser);
	const design = await begin(page, "Met toetsen");
	await page.goto(`${server.url}${design}/stap/6`);
	const press = async (name: string) => {
		await page.getByRole("button", { name, exact: true }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("dialog", { name })).toBeVisible();
	};
	const told = (words: string) => expect(page.getByRole("status").filter({ hasText: words }).first()).toBeVisible();
	await press("Voeg stap toe");
	await expectNoAxeViolations(page);
	await page.keyboard.type("Extra controle");
	await page.keyboard.press("Enter");
	await told("Stap “Extra controle” toegevoegd");
	await page.waitForURL(/\/stap\/9$/);
	await press("Voeg onderdeel toe");
	await page.getByRole("textbox", { name: "Titel van het onderdeel" }).focus();
	await page.keyboard.type("Controle");
	await page.keyboard.press("Enter");
	await told("Onderdeel “Controle” toegevoegd");
	await press("Voeg veld toe");
	await expect(page.getByRole("textbox", { name: "Label van het veld" })).toBeFocused();
	await page.keyboard.type("Aantal vakken");
	await page.keyboard.press("Enter");
	await told("Veld “Aantal vakken” toegevoegd");
	await page.waitForURL(/veld=Controle\.AantalVakken/);
	await expect(page.getByRole("textbox", { name: "Label" })).toHaveValue("Aantal vakken");
	await page.keyboard.press("F2");
	const rename = page.getByRole("dialog", { name: "Hernoem Controle.AantalVakken" });
	await expect(rename.getByRole("textbox", { name: "Naam in de gegevens" })).toBeFocused();
	await expectNoAxeViolations(page);
	await page.keyboard.press("Control+a");
	await page.keyboard.type("Vakken");
	await page.keyboard.press("Enter");
	await told("Controle.AantalVakken heet nu Controle.Vakken");
	await page.waitForURL(/veld=Controle\.Vakken/);
	await expectNoAxeViolations(page);

	await page.getByRole("link", { name: /^Problemen/ }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main").getByText(/Geen problemen/)).toBeVisible();
	await expectNoAxeViolations(page);

	await page.getByRole("link", { name: "Verschil" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/Extra controle/).first()).toBeVisible();
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByRole("combobox", { name: "Naar" }).selectOption("Wat nu in gebruik is");
	await expect(page.getByText("Er is niets gewijzigd.")).toBeVisible();
	await page.getByRole("link", { name: "Geschiedenis" }).focus();
	await page.keyboard.press("Enter");
	const acts = page
		.getByRole("main")
		.getByRole("list")
		.first()
		.getByRole("button", { name: /^Draai terug: wijziging/ });
	await expect(acts).toHaveCount(4);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoAxeViolations(page);
	const restore = page.getByRole("button", { name: "Herstel tot hier: wijziging 1", exact: true });
	await restore.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog", { name: "Het ontwerp herstellen tot hier?" })).toBeVisible();
	await expectNoAxeViolations(page);
	await page.keyboard.press("Escape");
	await expect(restore).toBeFocused();
	await acts.first().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/ · teruggedraaid/)).toBeVisible();
	await page.goto(`${server.url}${design}/stap/9?veld=Controle.AantalVakken`);
	await expect(page.getByRole("textbox", { name: "Label" })).toHaveValue("Aantal vakken");
	await page.getByText("Wie wijzigde dit veld").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("list", { name: "Wie wijzigde dit veld" })).toContainText("“Aantal vakken”");
	await expectNoAxeViolations(page);
	await page.context().close();
});

test("whoever may not design gets what an unknown address gets, and no link", async ({ browser }) => {
	const page = await designer(browser, "/werkbank", "cpo@go-ral.example");
	await expect(page.getByRole("heading", { name: "Deze pagina bestaat niet" })).toBeVisible();
	await expect(page.getByText("Ontwerp")).toHaveCount(0);
	await page.goto(`${server.url}/vandaag`);
	await expect(page.getByRole("link", { name: "Laadlocaties" }).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "Werkbank" })).toHaveCount(0);
	await page.context().close();
});
