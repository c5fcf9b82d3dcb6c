import { connect, freeLocations, locationNow } from "./harness/charging-locations.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-218 the panel is there while the process runs, and not on a completed one", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid);
	await expect(cpo.card("Status")).toBeVisible();
	const done = await prepare.walk({ until: "end" });
	await cpo.open(done.uuid);
	await expect(cpo.card("Locatie")).toBeVisible();
	await expect(cpo.card("Status")).toHaveCount(0);
});

test("REA-017 REA-219 REA-225 REA-442 on hold: asked with a reason, told with it, and taken up again", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	const panel = screen.card("Status");
	await expect(panel.getByRole("button", { name: "Hervat" })).toHaveCount(0);
	await screen.changeStatus("Zet on hold", { reason: "Nieuwbouw", comment: "De flat ernaast." });
	await screen.expectSaved("De status wijziging is opgeslagen");
	await expect(screen.says(/Dit proces staat on hold, met reden:? Nieuwbouw/)).toBeVisible();
	await expect(screen.says("De flat ernaast.")).toBeVisible();
	await expect(panel).toContainText("Het proces staat momenteel on hold");
	await expect(panel.getByRole("button", { name: "Zet on hold" })).toHaveCount(0);
	expect((await api.record(uuid)).statusMeta.onhold).toMatchObject({
		reason: "new-build",
		label: "Nieuwbouw",
		comment: "De flat ernaast.",
	});
	await screen.changeStatus("Hervat");
	await expect(panel.getByRole("button", { name: "Zet on hold" })).toBeVisible();
	await expect(screen.says(/Dit proces staat on hold/)).toHaveCount(0);
});

test("REA-016 REA-220 REA-221 REA-224 REA-214 cancelled: told with its reason, not to be put on hold, restored to where it was", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	const panel = screen.card("Status");
	await screen.changeStatus("Annuleer", { reason: "Doorlooptijd te lang" });
	await expect(screen.says(/Dit proces is afgebroken, met reden:? Doorlooptijd te lang/)).toBeVisible();
	await expect(panel).toContainText("Het proces is momenteel geannuleerd");
	await expect(panel.getByRole("button", { name: "Annuleer" })).toHaveCount(0);
	await expect(await screen.askWhy(panel.getByRole("button", { name: /^Zet on hold/ }))).toContainText(
		"Herstel eerst het geannuleerde proces.",
	);
	await screen.page.keyboard.press("Escape");
	await expect(screen.button("Volgende stap")).toHaveAttribute("aria-disabled", "true");
	await screen.open(uuid, "4");
	await expect(screen.button("Volgende stap")).not.toHaveAttribute("aria-disabled", "true");
	await screen.press("Volgende stap");
	await screen.expectStep("5", "Aanvragen netaansluiting");
	await screen.changeStatus("Herstel");
	await expect(panel.getByRole("button", { name: "Annuleer" })).toBeVisible();
	await expect(screen.button("Opslaan")).toBeVisible();
});

test("a process on hold that is cancelled is on hold again once restored", async ({ as, prepare }) => {
	const record = await prepare.walk({ until: "4" });
	await prepare.status(record, "cpo", { status: "onhold", action: "enable", reason: "other" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(record.uuid);
	await screen.changeStatus("Annuleer", { reason: "Overig" });
	await expect(screen.says(/Dit proces is afgebroken/)).toBeVisible();
	await screen.changeStatus("Herstel");
	await expect(screen.says(/Dit proces staat on hold/)).toBeVisible();
});

test("the description of a hold stands in its lines, and within its notice however long a word is", async ({ as, prepare }) => {
	const record = await prepare.walk({ until: "2" });
	await prepare.status(record, "cpo", { status: "onhold", action: "enable", reason: "other", comment: `Eerst dit.\n${"x".repeat(250)}` });
	const screen = new StepScreen(await as("cpo"));
	await screen.page.setViewportSize({ width: 390, height: 844 });
	await screen.open(record.uuid);
	const described = screen.says(/^Eerst dit\./);
	await expect(described).toBeVisible();
	await expect(described).toHaveCSS("white-space", "pre-line");
	expect(await screen.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("REA-222 REA-367 REA-369 REA-370 a reason is needed out of the list, a comment may be left out and is checked", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.card("Status").getByRole("button", { name: "Zet on hold" }).click();
	const { dialog } = screen;
	const confirm = dialog.getByRole("button", { name: "Zet on hold", exact: true });
	await expect(dialog.getByLabel("Reden", { exact: true }).locator("option")).toHaveText([
		"Kies een reden",
		"Voorlopige voorziening (VoVo) aangevraagd",
		"Nieuwbouw",
		"Op verzoek van de gemeente",
		"Probleem met het verkeersbesluit",
		"Bezwaar VKB binnengekomen",
		"Geen netspanning beschikbaar",
		"Overig",
	]);
	await confirm.click();
	await expect(dialog).toContainText("Er moet een reden geselecteerd worden");
	const comment = dialog.getByLabel(/^Omschrijving/);
	await comment.fill("x".repeat(301));
	await expect(dialog).toContainText("De reden omschrijving mag maximaal 300 karakters lang zijn");
	await comment.fill("a <b> $ c");
	await confirm.click();
	await expect(dialog).toContainText("De reden omschrijving bevat karakters welke om veiligheidsredenen niet geaccepteerd worden: ");
	await expect(dialog).toContainText(/geaccepteerd worden:.*<.*>.*\$/);
	expect((await api.record(uuid)).status.onhold.enabled).toBe(false);
	await comment.fill("");
	await dialog.getByLabel("Reden", { exact: true }).selectOption({ label: "Overig" });
	await confirm.click();
	await screen.expectSaved("De status wijziging is opgeslagen");
});

test("REA-441 a status change that fails is told, and so is one that never arrived", async ({ as, prepare, api, faults }) => {
	faults.allow(/^500 on POST/);
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.page.route("**/status", (route) => route.fulfill({ status: 500, body: "broken" }));
	await screen.changeStatus("Zet on hold", { reason: "Overig" });
	await expect(screen.alert("De status wijziging is niet opgeslagen")).toBeVisible();
	await screen.page.unroute("**/status");
	await screen.page.route("**/status", (route) => route.abort());
	await screen.dialog.getByRole("button", { name: "Zet on hold", exact: true }).click();
	await expect(screen.alert("Er is geen verbinding met de server.")).toBeVisible();
	expect((await api.record(uuid)).status.onhold.enabled).toBe(false);
});

test("unsaved input is not locked away by a change of status", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.field("Nummer netbeheerder").fill("L-1");
	const why = await screen.askWhy(screen.card("Status").getByRole("button", { name: /^Zet on hold/ }));
	await expect(why).toContainText("Sla eerst de wijzigingen in deze stap op.");
});

test("REA-223 REA-444 a process whose location went to another one meanwhile cannot be restored", async ({ as, prepare, api }) => {
	const [first, second] = await Promise.all([prepare.start(), prepare.start()]);
	const [location] = await freeLocations(api, "definitive");
	const linked = await connect(api, first, location);
	await prepare.status(linked, "cpo", { status: "cancelled", action: "enable", reason: "other" });
	await connect(api, second, await locationNow(api, location.uuid));
	const screen = new StepScreen(await as("cpo"));
	await screen.open(first.uuid);
	await screen.changeStatus("Herstel");
	await expect(screen.alert("Herstel is niet meer mogelijk omdat de locatie inmiddels aan een ander proces is gekoppeld")).toBeVisible();
	expect((await api.record(first.uuid)).status.cancelled.enabled).toBe(true);
});
