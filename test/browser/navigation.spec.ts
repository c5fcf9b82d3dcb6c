import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-031 only steps that have started can be clicked", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	for (const [code, started] of Object.entries({ 1: true, 2: true, 3: false, 4: true, 5: true, 6: false, 7: false, 8: false })) {
		await expect(screen.railStep(code).getByRole("link")).toHaveCount(started ? 1 : 0);
	}
	await screen.railStep("6").click();
	await screen.expectStep("5", "Aanvragen netaansluiting");
	await screen.railStep("2").getByRole("link").click();
	await screen.expectStep("2", "Gemeente beoordeling");
});

test("REA-032 clicking the step that is shown does nothing", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("L-2026-1");
	// Calls that the page still makes by itself, such as those for lists, are not caused by the click.
	await screen.page.waitForLoadState("networkidle");
	const entries = await screen.page.evaluate(() => history.length);
	const calls: string[] = [];
	// Nor are its periodic calls, the pages of the lists that come in behind the screen, or the call that stores the draft.
	const byItself = /\/(?:inbox\/count|drafts\/|changes)|[?&]pageSize=/;
	screen.page.on("request", (request) => request.url().includes("/api/") && !byItself.test(request.url()) && calls.push(request.url()));
	await screen.railStep("5").getByRole("link").click();
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("L-2026-1");
	await expect(screen.dialog).toHaveCount(0);
	expect(calls).toEqual([]);
	expect(await screen.page.evaluate(() => history.length)).toBe(entries);
});

test("REA-039 REA-244 previous and next go to the neighbouring started step, over a skipped one", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	const writes: string[] = [];
	screen.page.on(
		"request",
		(request) => request.method() === "POST" && request.url().includes("/processes/") && writes.push(request.url()),
	);
	await screen.open(uuid, "4");
	await screen.press("Vorige stap");
	await screen.expectStep("2", "Gemeente beoordeling");
	await screen.press("Vorige stap");
	await screen.expectStep("1", "Locatievoorstel");
	await expect(screen.buttons("Vorige stap")).toHaveCount(0);
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Gemeente beoordeling");
	await screen.press("Volgende stap");
	await screen.expectStep("4", "Verkeersbesluit");
	expect(writes).toEqual([]);
});

test("REA-254 without edit rights next works only where the process is further, and says why when it is not", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "2");
	for (const name of ["Opslaan", "Corrigeren", "Wijzigen", "Annuleren"] as const) await expect(screen.button(name)).toHaveCount(0);
	await screen.press("Volgende stap");
	await screen.expectStep("4", "Verkeersbesluit");
	await expect(await screen.askWhy(screen.button("Volgende stap"))).toContainText("Deze stap is nog niet afgerond.");
	await screen.expectStep("4", "Verkeersbesluit");
});

test("leaving with unsaved work asks; the draft comes back on request", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("L-2026-7");
	await screen.railStep("2").getByRole("link").click();
	await expect(screen.dialog).toContainText("Pagina verlaten zonder op te slaan?");
	await screen.dialog.getByRole("button", { name: "Terug" }).click();
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("L-2026-7");
	await expect(screen.says(/^Concept bewaard om/).first()).toBeVisible();
	await screen.railStep("2").getByRole("link").click();
	await screen.dialog.getByRole("button", { name: "Verlaat de pagina" }).click();
	await screen.expectStep("2", "Gemeente beoordeling");

	await screen.open(uuid, "5");
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("");
	await expect(screen.says("Het gaat om: Nummer netbeheerder.")).toBeVisible();
	await screen.page.getByRole("button", { name: "Zet terug" }).click();
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("L-2026-7");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await screen.open(uuid, "5");
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("L-2026-7");
	await expect(screen.page.getByRole("button", { name: "Zet terug" })).toHaveCount(0);
});

test("a draft that is thrown away stays away", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("weg");
	await expect(screen.says(/^Concept bewaard om/).first()).toBeVisible();
	await screen.page.reload();
	await screen.page.getByRole("button", { name: "Verwijder concept" }).click();
	await screen.page.getByRole("button", { name: "Verwijder definitief" }).click();
	await screen.page.reload();
	await expect(screen.field("Nummer netbeheerder")).toHaveValue("");
	await expect(screen.page.getByRole("button", { name: "Verwijder concept" })).toHaveCount(0);
});

test("PLA-004 the footer tells who works here as what, and where help is", async ({ as }) => {
	const page = await as("arnhem");
	await page.goto("/realisatie/actief");
	const footer = page.getByRole("contentinfo");
	await expect(footer).toContainText("Demo Gemeente Arnhem");
	await expect(footer).toContainText("Gemeente");
	await expect(footer).toContainText("GO-RAL");
	await expect(footer.getByRole("link", { name: "support@go-ral.example" })).toHaveAttribute("href", "mailto:support@go-ral.example");
});

test("PLA-017 the button for a new process offers the types beside it, to who may start one", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	const banner = page.getByRole("banner");
	await expect(banner.getByRole("link", { name: "Nieuw realisatieproces" })).toBeVisible();
	await banner.getByRole("button", { name: "Kies een procestype voor een nieuw realisatieproces" }).click();
	await banner.getByRole("link", { name: "Vervanging" }).click();
	await expect(page).toHaveURL(/\/type\/vervanging$/);
	const other = await as("arnhem");
	await other.goto("/realisatie/actief");
	await expect(other.getByRole("banner").getByRole("link", { name: "Realisatieprocessen" })).toBeVisible();
	await expect(other.getByRole("banner").getByRole("link", { name: "Nieuw realisatieproces" })).toHaveCount(0);
});
