import { devices, type Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { dayFromNow } from "./harness/days.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-007 REA-008 REA-040 REA-042 REA-044 REA-045 REA-046 REA-117 header and footer carry the buttons that fit the step's state", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "6");
	await expect(cpo.sidebar).toBeVisible();
	await cpo.expectButtons(["Vorige stap", "Volgende stap", "Opslaan"]);
	await cpo.open(uuid, "5");
	await expect(cpo.sidebar).toBeVisible();
	await cpo.expectButtons(["Vorige stap", "Volgende stap", "Corrigeren", "Wijzigen"]);
	await cpo.press("Corrigeren");
	await cpo.expectButtons(["Vorige stap", "Volgende stap", "Opslaan", "Annuleren"]);
	await cpo.press("Annuleren");
	await cpo.expectButtons(["Vorige stap", "Volgende stap", "Corrigeren", "Wijzigen"]);
	await cpo.press("Wijzigen");
	await cpo.expectButtons(["Vorige stap", "Volgende stap", "Opslaan", "Annuleren"]);

	const end = await prepare.walk({ until: "8" });
	await cpo.open(end.uuid, "8");
	await cpo.expectButtons(["Vorige stap", "Opslaan", "Afronden"]);
	await cpo.field(/^Laadpaal ID.* 1$/).fill("ALF_7");
	await cpo.press("Afronden");
	await cpo.expectButtons(["Vorige stap", "Corrigeren"]);

	const reader = new StepScreen(await as("arnhem"));
	await reader.open(uuid, "5");
	await reader.expectButtons(["Vorige stap", "Volgende stap"]);
});

test("REA-060 step 1 has its buttons: to save and go on while it is open, to correct and change afterwards, and to call that off", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.start();
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "1");
	await cpo.expectButtons(["Opslaan", "Volgende stap"]);
	const later = await prepare.walk({ until: "5" });
	await cpo.open(later.uuid, "1");
	await cpo.expectButtons(["Volgende stap", "Corrigeren", "Wijzigen"]);
	for (const unlock of ["Corrigeren", "Wijzigen"] as const) {
		await cpo.press(unlock);
		await cpo.expectButtons(["Opslaan", "Annuleren", "Volgende stap"]);
		await cpo.press("Annuleren");
		await cpo.expectButtons(["Volgende stap", "Corrigeren", "Wijzigen"]);
	}
});

test("a step of one's own is opened at its first field, which is in view however much there is to read above it", async ({
	as,
	prepare,
}) => {
	for (const [code, person, field] of [
		["2", "arnhem", "Beoordeling"],
		["5", "cpo", "Datum aanvraag netaansluiting"],
		["6", "cpo", "Geplande realisatiedatum"],
	] as const) {
		const { uuid, ref } = await prepare.walk({ until: code });
		const screen = new StepScreen(await as(person));
		const clear = () =>
			screen.field(field).evaluate((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return document.elementFromPoint(x + width / 2, y + height / 2) === element;
			});
		await screen.open(uuid);
		await expect(screen.field(field)).toBeFocused();
		await expect(screen.field(field)).toBeInViewport({ ratio: 1 });
		await expect.poll(clear, `nothing lies over the field of step ${code}`).toBe(true);
		// The start of the step is one press away, and the bar says which step this is, and of which process.
		const toTop = screen.page.getByRole("button", { name: new RegExp(`, ${code}\\. .*: naar het begin van de stap$`) });
		if (await screen.title.evaluate((title) => title.getBoundingClientRect().bottom < 64)) {
			await expect(toTop).toContainText(ref);
			await toTop.click();
			await expect(screen.title).toBeInViewport({ ratio: 1 });
		}
		await expect(toTop).toHaveCount(0);
		// With an on-screen keyboard the page stays at its top.
		const { storageState, url } = { storageState: await screen.page.context().storageState(), url: screen.page.url() };
		const context = await screen.page
			.context()
			.browser()
			?.newContext({ ...devices["Pixel 7"], storageState });
		const phone = await context?.newPage();
		await phone?.goto(url);
		await expect(new StepScreen(phone as Page).field(field)).toBeEditable();
		expect(await phone?.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(["BODY", 0]);
		await context?.close();
	}
});

test("REA-010 REA-011 REA-012 REA-018 PLA-020 the header says which step it is and whose, without the administrator", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "4");
	await expect(screen.header).toContainText("Stap 4");
	await expect(screen.title).toHaveText("Verkeersbesluit");
	await expect(screen.fact("In te voeren door")).toHaveText("Gemeente");
	await expect(screen.fact("Ter inzage voor")).toHaveText("CPO");
	await expect(
		screen.says(
			"Correcties worden waar mogelijk doorgevoerd zonder gevolgen voor de voortgang. Een wijziging zet het proces altijd terug naar de gewijzigde stap.",
		),
	).toBeVisible();
});

test("REA-013 REA-014 the header says when the step started, ended and how long it took; 'geleden' only while it is open", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	const today = dayFromNow(0).split("-").reverse().join("-");
	await screen.open(uuid, "5");
	await expect(screen.fact("Gestart")).toHaveText(today);
	await expect(screen.fact("Afgerond")).toHaveText("Nog niet");
	await expect(screen.fact("Bezig sinds")).toHaveText("vandaag");
	await screen.open(uuid, "4");
	await expect(screen.fact("Gestart")).toHaveText(today);
	await expect(screen.fact("Afgerond")).toHaveText(today);
	await expect(screen.fact("Doorlooptijd")).toHaveText("0 dagen");
});

test("REA-041 saving keeps what was filled in and does not complete the step", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Nummer netbeheerder").fill("L-2026-9");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await screen.expectStep("5", "Aanvragen netaansluiting");
	const record = await api.record(uuid);
	expect(record.flow.activeStep).toBe("5");
	expect(record.values.GridConnection).toMatchObject({ GridOperatorNumber: "L-2026-9" });
});

test("REA-248 REA-249 REA-256 a correction keeps the progress, and each way of saving has its own message", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const before = (await api.record(uuid)).flow.state;
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.press("Corrigeren");
	await screen.field("Nummer netbeheerder").fill("L-1");
	await screen.press("Opslaan");
	await screen.expectSaved("De correctie is opgeslagen");
	await screen.press("Corrigeren");
	await screen.field("Nummer netbeheerder").fill("L-2");
	await screen.press("Volgende stap");
	await screen.expectSaved("De wijziging is opgeslagen");
	const record = await api.record(uuid);
	expect(record.flow.state).toEqual(before);
	expect(record.values.GridConnection).toMatchObject({ GridOperatorNumber: "L-2" });
	await screen.open(uuid, "6");
	await screen.field("Geplande realisatiedatum").fill("01-12-2027");
	await screen.field("Besteldatum laadpaal").fill("01-12-2026");
	await screen.press("Volgende stap");
	await screen.expectSaved("De informatie is opgeslagen");
	await screen.expectStep("7", "Realisatie en inbedrijfstelling");
});

test("REA-250 REA-043 a change resets to the changed step; a process that is not open for change does not offer it", async ({
	as,
	prepare,
	api,
}) => {
	const started = await prepare.walk({ until: "7" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(started.uuid, "5");
	await screen.press("Wijzigen");
	await screen.field("Nummer netbeheerder").fill("L-3");
	await screen.press("Volgende stap");
	await expect(screen.dialog).toContainText("Opslaan zet het proces terug naar stap 5 Aanvragen netaansluiting.");
	await screen.dialog.getByRole("button", { name: "Terug" }).click();
	expect((await api.record(started.uuid)).synced).toBe(started.synced);
	await screen.press("Opslaan");
	await screen.dialog.getByRole("button", { name: "Sla de wijziging op" }).click();
	await screen.expectSaved();
	const changed = await api.record(started.uuid);
	expect(changed.flow).toMatchObject({ activeStep: "5", iteration: started.flow.iteration + 1 });
	expect(changed.flow.state.map(({ step }) => step)).not.toContain("6");
	await expect(screen.railStep("6").getByRole("link")).toHaveCount(0);

	const held = await prepare.status(changed, "cpo", { status: "onhold", action: "enable", reason: "other" });
	await screen.open(held.uuid, "4");
	await expect(screen.button("Volgende stap")).toBeVisible();
	await screen.open(held.uuid, "1");
	await expect(screen.button("Wijzigen")).toHaveCount(0);
	await expect(screen.button("Corrigeren")).toHaveCount(0);
	const done = await prepare.walk({ until: "end" });
	await screen.open(done.uuid, "5");
	await expect(screen.button("Corrigeren")).toBeVisible();
	await expect(screen.button("Wijzigen")).toHaveCount(0);
});

test("REA-245 REA-246 REA-247 a step is locked for who may not edit it, when it is completed, and while the process stands still", async ({
	as,
	prepare,
}) => {
	const record = await prepare.walk({ until: "5" });
	// The first form is the step's; the comments below have their own.
	const fields = (screen: StepScreen) => screen.page.locator("form").first().locator("input:visible, select:visible, textarea:visible");
	const cpo = new StepScreen(await as("cpo"));
	const municipality = new StepScreen(await as("arnhem"));
	await cpo.open(record.uuid, "5");
	await expect(cpo.field("Nummer netbeheerder")).toBeEditable();
	await municipality.open(record.uuid, "5");
	await expect(fields(municipality)).toHaveCount(0);
	await municipality.open(record.uuid, "4");
	await expect(fields(municipality)).toHaveCount(0);
	const held = await prepare.status(record, "cpo", { status: "onhold", action: "enable", reason: "other" });
	await cpo.open(record.uuid, "5");
	await expect(fields(cpo)).toHaveCount(0);
	await prepare.status(held, "cpo", { status: "cancelled", action: "enable", reason: "other" });
	await cpo.open(record.uuid, "5");
	await expect(fields(cpo)).toHaveCount(0);
	const done = await prepare.walk({ until: "end" });
	await cpo.open(done.uuid, "8");
	await expect(fields(cpo)).toHaveCount(0);
});

test("REA-052 REA-053 REA-054 REA-138 REA-140 REA-141 REA-482 step 1 has its fields, with their defaults", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	await expect(screen.field("Laadpaal")).toBeChecked();
	await expect(screen.field("Laadplein")).not.toBeChecked();
	await expect(screen.section("Laadsituatie").getByRole("radio")).toHaveCount(2);
	await expect(screen.field("Aantal laadpalen")).toHaveValue("1");
	await expect(screen.field("Aantal parkeerplaatsen")).toHaveValue("1");
	await expect(screen.field("Opmerkingen")).toHaveAttribute("rows", "5");
	const parties = screen.section("Betrokken partijen");
	await expect(parties).toContainText("Gemeente");
	await expect(parties).toContainText("Arnhem");
	await expect(parties).toContainText("CPO");
	await expect(parties).toContainText("Allego");
	await expect(screen.field("Netbeheerder")).toHaveValue("gridoperator|liander");
	await expect(screen.field("Aannemer")).toBeVisible();
	const ids = screen.section("Laadsituatie").getByRole("group", { name: /^Identificaties/ });
	await ids.getByRole("textbox", { name: "Identificaties 1" }).fill("PA_1");
	await ids.getByRole("button", { name: "Voeg een ID toe" }).click();
	await ids.getByRole("textbox", { name: "Identificaties 2" }).fill("PA_2");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await screen.open(uuid, "1");
	await expect(ids.getByRole("textbox", { name: "Identificaties 2" })).toHaveValue("PA_2");
});

test("REA-102 REA-161 REA-475 step 5 has the request date, the number and the connection values in their order", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await expect(screen.field("Datum aanvraag netaansluiting")).toBeEditable();
	await expect(screen.field("Nummer netbeheerder")).toBeEditable();
	const value = screen.field("Aansluitwaarde");
	const options =
		"1x25A, 1x35A, 1x40A, 3x25A, 3x35A, 3x50A, 3x63A, 3x80A, 3x100A, 3x125A, 3x160A, 3x250A, 3x400A, 3x500A, 3x630A, 160 kVA, 250 kVA, 400 kVA, 630 kVA, 1750 kVA, 2000 kVA";
	await expect(value).toHaveValue(/^3 ?x ?25 ?A$/);
	await value.click();
	await expect(screen.page.getByRole("option")).toHaveText(options.split(", "));
});

test("REA-109 REA-162 REA-164 REA-165 step 6 plans, calls off and keeps the day before", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "6");
	await expect(screen.field("Contractdatum netbeheerder")).toBeEditable();
	await expect(screen.field("Besteldatum laadpaal")).toBeEditable();
	await expect(screen.field("Uitvoerende aannemer")).toBeEditable();
	await screen.field("Geplande realisatiedatum").fill("01-12-2027");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await screen.page.getByRole("button", { name: "Annuleer datum: Geplande realisatiedatum" }).click();
	await expect(screen.field("Geplande realisatiedatum")).toHaveValue("Geannuleerd");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await expect(screen.section("Planning").getByText("01-12-2027")).toBeVisible();
	const { values } = await api.record(uuid);
	expect(values.PlannedRealisation).toMatchObject({
		PlannedDate: "Cancelled",
		LastSavedPlannedDate: "2027-12-01",
		PlannedDateCancelledAt: dayFromNow(0),
	});
});

test("REA-113 REA-166 step 7 has both dates and the EAN code", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "7" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "7");
	await screen.field("Datum van inbedrijfstelling").fill("02-12-2026");
	await screen.field("Datum van aanmelding bij de energieleverancier").fill("3-12-2026");
	await screen.field("EAN-code").fill("871687120000000012");
	await screen.press("Opslaan");
	const wrong = screen.says(/EAN/).first();
	await expect(wrong).toBeVisible();
	const { values } = await api.record(uuid);
	expect(values.DateOfCommissioning ?? {}).not.toMatchObject({ EAN: "871687120000000012" });
});

test("REA-167 REA-168 step 8 has the charger ids and the delivery fields", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "8" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "8");
	await screen.field(/^Laadpaal ID.* 1$/).fill("ALF_1");
	await screen.page.getByRole("button", { name: "Voeg een ID toe" }).click();
	await screen.field(/^Laadpaal ID.* 2$/).fill("ALF_2");
	await screen.field("Locatie gereed op").fill("01-12-2026");
	await screen.field("Laadpaal gereed op").fill("02-12-2026");
	await screen.field("Batchcode").fill("B-12");
	await screen.press("Opslaan");
	await screen.expectSaved();
	const { values } = await api.record(uuid);
	expect(values.ChargerIds).toMatchObject([{ Identifier: "ALF_1" }, { Identifier: "ALF_2" }]);
	expect(values.FinalDelivery).toEqual({ LocationReadyDate: "2026-12-01", ChargerReadyDate: "2026-12-02", BatchCode: "B-12" });
});

test("markup in the remarks is refused with the input kept, and what looks like code stays text", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "1");
	await cpo.press("Corrigeren");
	const markup = "<script>window.planted = true</script><img src=x onerror='window.planted = true'>";
	await cpo.field("Opmerkingen").fill(markup);
	await cpo.press("Opslaan");
	await expect(cpo.errorSummary).toContainText("Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden");
	await expect(cpo.field("Opmerkingen")).toHaveValue(markup);
	const harmless = "javascript:alert(1) &lt;b&gt; %3Cscript%3E 'or' 1=1; -- \"x\" __proto__";
	await cpo.field("Opmerkingen").fill(harmless);
	await cpo.press("Opslaan");
	await cpo.expectSaved("De correctie is opgeslagen");
	const municipality = new StepScreen(await as("arnhem"));
	await municipality.open(uuid, "1");
	await expect(municipality.section("Opmerkingen")).toContainText(harmless);
	for (const { page } of [cpo, municipality]) expect(await page.evaluate(() => "planted" in window)).toBe(false);
});

test("two clicks on the next step complete it once", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Datum aanvraag netaansluiting").fill("01-12-2026");
	await screen.button("Volgende stap").dblclick();
	await screen.expectStep("6", "Plan realisatie");
	const { Events, flow } = await api.record(uuid);
	expect(flow.activeStep).toBe("6");
	expect(Events.filter(({ type }) => type === "step-end")).toHaveLength(4);
});

test("on a slow network the button shows that it is busy, and the input stays as it was", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.field("Datum aanvraag netaansluiting").fill("01-12-2026");
	const release = await holdCalls(screen.page, `**/processes/realisation/${uuid}`);
	await screen.press("Volgende stap");
	await expect(screen.page.locator("[data-loading]").first()).toBeVisible();
	await expect(screen.field("Datum aanvraag netaansluiting")).toHaveValue("01-12-2026");
	release();
	await screen.expectStep("6", "Plan realisatie");
});

test("'Waarom?' by keyboard: who fills in the step, what it needs and where it leads, at both widths", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const page = await as("arnhem");
	await new StepScreen(page).open(uuid, "2");
	const answer = page.getByRole("region", { name: "Waarom?" });
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("w");
	await expect(answer.getByRole("heading", { name: "Hoe het verder gaat" })).toBeVisible();
	for (const size of [
		{ width: 1440, height: 900 },
		{ width: 390, height: 844 },
	]) {
		await page.setViewportSize(size);
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
	}
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("w");
	await expect(answer).toBeHidden();
});
