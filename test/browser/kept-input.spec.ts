import type { Locator, Page, Route } from "@playwright/test";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

const number = "Nummer netbeheerder";
const requested = "Datum aanvraag netaansluiting";

async function typeBehind(field: Locator, text: string): Promise<void> {
	await field.press("End");
	await field.pressSequentially(text);
}

/** Holds the saves of the process; the returned function releases one and holds the next. */
async function slowSaves(page: Page, uuid: string): Promise<{ readonly arrived: () => Promise<void>; readonly letGo: () => void }> {
	let release = () => {};
	let arrive = () => {};
	let arrived = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(`**/processes/realisation/${uuid}`, async (route: Route) => {
		if (route.request().method() !== "POST") return route.continue();
		const gate = new Promise<void>((resolve) => {
			release = resolve;
		});
		arrive();
		await gate;
		await route.continue();
	});
	return {
		arrived: () => arrived,
		letGo: () => {
			arrived = new Promise<void>((resolve) => {
				arrive = resolve;
			});
			release();
		},
	};
}

test("what is typed while a save is under way stays, is unsaved, and goes with the next save; so while the step is being completed", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await screen.open(uuid, "5");
	const saves = await slowSaves(page, uuid);
	const stored = async () => (await api.record(uuid)).values.GridConnection;

	await test.step("an ordinary save", async () => {
		await screen.field(number).fill("L-1");
		await screen.press("Opslaan");
		await saves.arrived();
		await typeBehind(screen.field(number), "23");
		await screen.field(requested).fill("01-12-2026");
		saves.letGo();
		await screen.expectSaved();
		await expect(screen.field(number)).toHaveValue("L-123");
		await expect(screen.says(/^(Niet opgeslagen wijzigingen|Concept bewaard om)/)).toBeVisible();
		expect(await stored()).toMatchObject({ GridOperatorNumber: "L-1" });
	});

	await test.step("it is asked about before the page is left", async () => {
		await page.getByRole("link", { name: "Realisatie" }).first().click();
		await expect(screen.dialog).toContainText("Pagina verlaten zonder op te slaan?");
		await screen.dialog.getByRole("button", { name: "Terug" }).click();
	});

	await test.step("the next save takes it", async () => {
		await screen.press("Opslaan");
		await saves.arrived();
		saves.letGo();
		await screen.expectSaved();
		await expect.poll(stored).toMatchObject({ GridOperatorNumber: "L-123", RequestDate: "2026-12-01" });
	});

	await test.step("while the step is being completed: it is gone on with as a correction, and the person stays", async () => {
		await screen.press("Volgende stap");
		await saves.arrived();
		await typeBehind(screen.field(number), "-B");
		saves.letGo();
		await expect(screen.says("U corrigeert deze stap.")).toBeVisible();
		await expect(screen.field(number)).toBeFocused();
		await page.keyboard.type("C");
		await expect(screen.field(number)).toHaveValue("L-123-BC");
		await expect(screen.railStep("6")).toContainText("Bezig");
		await screen.press("Opslaan");
		await saves.arrived();
		saves.letGo();
		await screen.expectSaved("De correctie is opgeslagen");
		await expect.poll(stored).toMatchObject({ GridOperatorNumber: "L-123-BC" });
	});
});

test("a page that is left while it saves keeps what was typed: saved it is gone, refused it is offered", async ({
	as,
	prepare,
	api,
	faults,
}) => {
	faults.allow(/^503 on POST/);
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await screen.open(uuid, "5");
	const saves = await slowSaves(page, uuid);
	await screen.field(number).fill("L-1");
	await screen.press("Opslaan");
	await saves.arrived();
	await screen.rail.getByRole("link").first().click();
	await screen.expectStep("1", "Locatievoorstel");
	saves.letGo();
	await expect.poll(async () => (await api.record(uuid)).values.GridConnection).toMatchObject({ GridOperatorNumber: "L-1" });
	await screen.railStep("5").getByRole("link").click();
	await expect(screen.field(number)).toHaveValue("L-1");
	await expect(page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);

	await page.unrouteAll();
	await page.route(`**/processes/realisation/${uuid}`, (route) =>
		route.request().method() === "POST" ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
	);
	await screen.field(number).fill("L-2");
	await screen.press("Opslaan");
	await expect(screen.says("De informatie kon niet verwerkt worden door de server.")).toBeVisible();
	await typeBehind(screen.field(number), "2");
	await screen.rail.getByRole("link").first().click();
	await screen.dialog.getByRole("button", { name: "Verlaat de pagina" }).click();
	// A click on the step before the page has changed would lead to where one is still.
	await screen.expectStep("1", "Locatievoorstel");
	await screen.railStep("5").getByRole("link").click();
	await page.getByRole("button", { name: "Zet terug" }).click();
	await expect(screen.field(number)).toHaveValue("L-22");
});

test("the summary of errors takes the focus when an attempt is refused, and never from somebody who types", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toBeFocused();
	const field = screen.field(requested);
	await field.pressSequentially("01-12-2026", { delay: 20 });
	await expect(field).toHaveValue("01-12-2026");
	await expect(screen.errorSummary).toHaveCount(0);
	// After one keystroke it is invalid again: the summary returns, and typing continues. With two digits, as in 01-12-20, it would be a
	// year.
	await field.press("Backspace");
	await expect(screen.errorSummary).toBeVisible();
	await expect(field).toBeFocused();
	await field.pressSequentially("7", { delay: 20 });
	await expect(field).toHaveValue("01-12-2027");
	await field.fill("");
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toBeFocused();
});

test("keys belong to the form they are pressed in: in a comment they place it, in the step they save it", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await screen.open(uuid, "5");
	await screen.field(requested).fill("01-12-2026");
	const box = page.getByRole("textbox", { name: "Nieuwe opmerking" });
	await box.fill("Graag voor de winter.");
	await page.keyboard.press("ControlOrMeta+Enter");
	const said = page.getByRole("listitem").filter({ hasText: "Graag voor de winter." });
	await expect(said).toBeVisible();
	await expect(box).toHaveValue("");
	await box.fill("En de stoep?");
	await page.keyboard.press("ControlOrMeta+s");
	await screen.expectStep("5", "Aanvragen netaansluiting");
	expect((await api.record(uuid)).flow.activeStep).toBe("5");
	expect((await api.record(uuid)).values.GridConnection).not.toHaveProperty("RequestDate");

	await screen.card("Status").getByRole("button", { name: "Zet on hold" }).press("ControlOrMeta+Enter");
	expect((await api.record(uuid)).flow.activeStep).toBe("5");
	await screen.field(number).fill("L-9");
	await page.keyboard.press("ControlOrMeta+s");
	await screen.expectSaved();
	await screen.field(number).press("ControlOrMeta+Enter");
	await screen.expectStep("6", "Plan realisatie");
});

test("a comment that is typed on while the one before is being placed is not wiped", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const page = await as("cpo");
	await new StepScreen(page).open(uuid, "5");
	const release = await holdCalls(page, "**/comments", { method: "POST" });
	const box = page.getByRole("textbox", { name: "Nieuwe opmerking" });
	await box.fill("Een.");
	await box.press("ControlOrMeta+Enter");
	await typeBehind(box, " Twee.");
	release();
	await expect(page.getByRole("listitem").filter({ hasText: "Een." })).toBeVisible();
	await expect(box).toHaveValue("Twee.");
});

test("a colleague who puts the process on hold meanwhile: everything tells it, nothing advises to save again, and the input is there after Hervat", async ({
	as,
	prepare,
	api,
}) => {
	const record = await prepare.walk({ until: "5" });
	const { uuid } = record;
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field(number).fill("L-1");
	await prepare.status(record, "municipality", { status: "onhold", action: "enable", reason: "other", comment: "Even wachten." });
	await screen.press("Opslaan");
	await expect(screen.says("Uw invoer is nog niet opgeslagen")).toBeVisible();
	await expect(screen.dialog).toHaveCount(0);
	await expect(screen.page.getByRole("main")).not.toContainText(/sla.* opnieuw op/i);
	await expect(screen.says(/Dit proces staat on hold/)).toBeVisible();
	await expect(screen.crumb).toContainText(/on hold/i);
	await expect(screen.card("Status")).toContainText("Het proces staat momenteel on hold");
	await screen.expectButtons(["Vorige stap", "Volgende stap"]);
	await screen.page.reload();
	await screen.changeStatus("Hervat");
	await screen.page.getByRole("button", { name: "Zet terug" }).click();
	await expect(screen.field(number)).toHaveValue("L-1");
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect((await api.record(uuid)).values.GridConnection).toMatchObject({ GridOperatorNumber: "L-1" });
});
