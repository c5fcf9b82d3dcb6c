import { randomUUID } from "node:crypto";
import type { Route } from "@playwright/test";
import { expect, test } from "./harness/journey.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

const uuidIn = (url: string) => new URL(url).pathname.split("/")[2] ?? "";

test("REA-033 the card offers the process types with the first one chosen, and an ok button", async ({ as }) => {
	const start = new StartPage(await as("cpo"));
	await start.open();
	await expect(start.typeList.locator("option")).toHaveText(["Op aanvraag", "Strategisch", "Vervanging"]);
	await expect(start.typeList).toHaveValue("op-aanvraag");
	await start.ok.click();
	await expect(start.page).toHaveURL(/\/realisatie\/[0-9a-f-]{36}\/type\/op-aanvraag$/);
});

test("REA-034 a new record without a type asks for one first", async ({ as }) => {
	const page = await as("cpo");
	const uuid = randomUUID();
	await page.goto(`/realisatie/${uuid}`);
	const modal = page.getByRole("dialog", { name: "Kies een procestype" });
	await expect(modal.getByRole("radio")).toHaveCount(3);
	await modal.getByRole("radio", { name: "Vervanging" }).check();
	await modal.getByRole("button", { name: "Kies dit procestype" }).click();
	await expect(page).toHaveURL(`/realisatie/${uuid}/type/vervanging`);
	await expect(page.getByText("Procestype: Vervanging")).toBeVisible();
});

test("REA-020 the address with a type opens a new process with that type", async ({ as }) => {
	const page = await as("cpo");
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	await expect(page.getByText("Procestype: Strategisch")).toBeVisible();
});

test("REA-036 changing the type of an unsaved record asks, and loses all input", async ({ as }) => {
	const page = await as("cpo");
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	const start = new StartPage(page);
	await start.chooseParties();
	await page.getByRole("button", { name: "Wijzig het procestype" }).click();
	const question = page.getByRole("dialog", { name: "Procestype wijzigen?" });
	await expect(question).toContainText("gaat alle invoer op deze pagina verloren");
	await question.getByRole("button", { name: "Wijzig het procestype" }).click();
	const modal = page.getByRole("dialog", { name: "Kies een procestype" });
	await modal.getByRole("radio", { name: "Vervanging" }).check();
	await modal.getByRole("button", { name: "Kies dit procestype" }).click();
	await expect(page.getByText("Procestype: Vervanging")).toBeVisible();
	await expect(start.party("Gemeente")).toHaveValue("");
	await expect(start.party("CPO")).toHaveValue("");
});

test("REA-037 REA-038 REA-035 without parties there is no process; with them it starts at step 1 and keeps its type", async ({
	as,
	api,
}) => {
	const page = await as("cpo");
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	const start = new StartPage(page);
	await start.create.click();
	await expect(page.getByRole("alert")).toContainText("Controleer of alle velden (juist) zijn ingevuld.");
	await expect(start.party("Gemeente")).toBeFocused();
	await expect(page).toHaveURL(/\/type\/strategisch$/);
	await start.chooseParties();
	await start.create.click();
	const screen = new StepScreen(page);
	await screen.expectStep("1", "Locatievoorstel");
	const record = await api.record(uuidIn(page.url()));
	expect(record).toMatchObject({ type: "strategisch", MunicipalityCode: "0202" });
	await screen.press("Opslaan");
	await screen.expectSaved();
	await expect(page.getByRole("button", { name: "Wijzig het procestype" })).toHaveCount(0);
	await page.goto(`/realisatie/${record.uuid}/type/vervanging`);
	await screen.expectStep("1", "Locatievoorstel");
	expect((await api.record(record.uuid)).type).toBe("strategisch");
});

test("REA-047 step 1 names the type of the process", async ({ as, prepare }) => {
	const { uuid } = await prepare.start("vervanging");
	const page = await as("cpo");
	await new StepScreen(page).open(uuid, "1");
	await expect(page.getByRole("main").getByText(/Procestype:? Vervanging/)).toBeVisible();
	await page.goto(`/realisatie/${randomUUID()}/type/vervanging`);
	await expect(page.getByText("Procestype: Vervanging")).toBeVisible();
	await expect(page.getByRole("button", { name: "Wijzig het procestype" })).toBeVisible();
});

test("REA-226 a process that was not saved yet has no status to confirm, and no call is made for one", async ({ as, api }) => {
	const page = await as("cpo");
	const uuid = randomUUID();
	const calls: string[] = [];
	page.on("request", (request) => request.url().endsWith("/status") && calls.push(request.url()));
	await page.goto(`/realisatie/${uuid}/type/strategisch`);
	await expect(new StartPage(page).create).toBeVisible();
	for (const name of ["Zet on hold", "Annuleer", "Hervat", "Herstel"]) {
		await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
	}
	expect(calls).toEqual([]);
	const data = { status: "onhold", action: "enable", reason: "other" };
	const refused = await api.call("cpo", "POST", `processes/realisation/${uuid}/status`, { synchronisation: { synced: 1 }, data });
	expect(refused.status).toBe(404);
});

test("two clicks on the start make one process", async ({ as, api }) => {
	const page = await as("cpo");
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	const start = new StartPage(page);
	await start.chooseParties({ municipality: "Rozendaal" });
	const count = async () => {
		const all = await api.ask<readonly { MunicipalityCode: string }[]>("cpo", "GET", "processes/realisation?codes=0277");
		return all.length;
	};
	const before = await count();
	await start.create.dblclick();
	await new StepScreen(page).expectStep("1", "Locatievoorstel");
	expect(await count()).toBe(before + 1);
});

test("REA-446 a process that could not be created says so and keeps the input, and so does one that never arrived", async ({
	as,
	faults,
}) => {
	faults.allow(/^500 on POST/);
	const page = await as("cpo");
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	const start = new StartPage(page);
	await start.chooseParties();
	const failure = page.getByRole("main").getByRole("alert");
	for (const [answer, said] of [
		[(route: Route) => route.fulfill({ status: 500, body: "broken" }), "De informatie kon niet verwerkt worden door de server."],
		[(route: Route) => route.abort(), "Er is geen verbinding met de server. Wat u heeft ingevuld blijft staan."],
	] as const) {
		await page.route("**/processes/realisation", answer);
		await start.create.click();
		await expect(failure).toContainText(said);
		await expect(start.party("CPO")).toHaveValue("cpo|allego");
		await page.unroute("**/processes/realisation");
	}
	await start.create.click();
	await new StepScreen(page).expectStep("1", "Locatievoorstel");
});

test("leaving a start with input asks first", async ({ as }) => {
	const page = await as("cpo");
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	const start = new StartPage(page);
	await start.chooseParties();
	await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Realisatieprocessen" }).click();
	const question = page.getByRole("dialog");
	await question.getByRole("button", { name: "Terug" }).click();
	await expect(start.party("CPO")).toHaveValue("cpo|allego");
	await page.getByRole("navigation", { name: "Hoofdmenu" }).getByRole("link", { name: "Realisatieprocessen" }).click();
	await question.getByRole("button", { name: "Verlaat de pagina" }).click();
	await expect(page).toHaveURL(/\/realisatie\/actief$/);
});

test("who may not start a process has no button for it and is told so at its address", async ({ as }) => {
	const page = await as("arnhem");
	await page.goto("/realisatie/nieuw");
	await expect(page.getByText("U heeft niet voldoende rechten om een realisatieproces te starten.")).toBeVisible();
	await expect(page.getByRole("banner").getByRole("link", { name: "Nieuw realisatieproces" })).toHaveCount(0);
});

test("every municipality of the tenant's list is offered, but for the disabled ones", async ({ as, api }) => {
	interface Configuration {
		readonly tenant: { readonly municipalityOptions: readonly { readonly text: string; readonly disabled?: boolean }[] };
	}
	const { municipalityOptions } = (await api.ask<Configuration>("cpo", "GET", "configs")).tenant;
	const start = new StartPage(await as("cpo"));
	await start.open();
	await start.ok.click();
	await expect(start.party("Gemeente")).toBeVisible();
	const offered = await start.party("Gemeente").locator("option").allTextContents();
	const expected = municipalityOptions.filter(({ disabled }) => disabled !== true).map(({ text }) => text);
	expect(offered.slice(1).toSorted()).toEqual(expected.toSorted());
});
