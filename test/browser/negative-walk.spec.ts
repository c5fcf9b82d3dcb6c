import { dayFromNow, typed } from "./harness/days.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { realise } from "./harness/realise.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("a negative assessment restarts with a new location; corrected, changed, on hold, cancelled and restored it still ends", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const municipality = new StepScreen(await as("arnhem"));
	const cpo = new StepScreen(await as("cpo"));

	await test.step("the municipality assesses negatively, and has to say why", async () => {
		await municipality.open(uuid, "2");
		await municipality.field("Beoordeling").selectOption({ label: "Negatief" });
		await municipality.press("Volgende stap");
		await expect(municipality.errorSummary).toContainText(
			"Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting.",
		);
		await municipality.field("Toelichting").fill("De stoep is hier te smal.");
		await municipality.press("Volgende stap");
		await municipality.expectStep("3", "Verwerking beoordeling");
	});

	await test.step("the CPO decides on a new location of its own", async () => {
		await cpo.open(uuid);
		await cpo.expectStep("3", "Verwerking beoordeling");
		await expect(cpo.page.locator("form").first()).toContainText("De stoep is hier te smal.");
		await cpo.field("Advies accepteren en een nieuwe locatie voorstellen").check();
		await cpo.page.getByRole("button", { name: "Bevestigen" }).click();
		await cpo.expectStep("1", "Locatievoorstel");
		const location = new LocationChoice(cpo.page);
		await expect(location.place).toContainText("Er is nog geen locatie gekozen.");
		const { status, flow, values } = await api.record(uuid);
		expect(status.completed.enabled).toBe(false);
		expect(flow.iteration).toBe(1);
		expect(values.Location).toEqual({ version: 2 });
		await location.chooseAddress("Jansbuitensingel 32 Arnhem");
		await cpo.press("Volgende stap");
		await cpo.expectStep("2", "Gemeente beoordeling");
	});

	await test.step("the municipality agrees, and no traffic decision is needed", async () => {
		await municipality.open(uuid);
		await expect(municipality.field("Beoordeling")).toHaveValue("");
		await municipality.field("Beoordeling").selectOption({ label: "Positief" });
		await municipality.press("Volgende stap");
		await municipality.expectStep("4", "Verkeersbesluit");
		await municipality.field("Verkeersbesluit niet van toepassing").check();
		await municipality.press("Volgende stap");
		await municipality.expectStep("5", "Aanvragen netaansluiting");
	});

	await test.step("a correction leaves the progress as it is", async () => {
		await cpo.open(uuid, "1");
		await cpo.press("Corrigeren");
		await cpo.field("Opmerkingen").fill("Naast de lantaarnpaal.");
		await cpo.press("Opslaan");
		await cpo.expectSaved("De correctie is opgeslagen");
		const { flow, values } = await api.record(uuid);
		expect(flow.activeStep).toBe("5");
		expect(JSON.stringify(values)).toContain("Naast de lantaarnpaal.");
	});

	await test.step("a change says what it resets, then resets it", async () => {
		await cpo.press("Wijzigen");
		await cpo.field("Aantal parkeerplaatsen").fill("3");
		await cpo.press("Opslaan");
		await expect(cpo.dialog).toContainText("Opslaan zet het proces terug naar stap 1 Locatievoorstel.");
		const listed = (said: string) => cpo.dialog.getByRole("list", { name: said, exact: true }).getByRole("listitem");
		await expect(listed("Deze stappen moeten opnieuw worden afgerond:")).toHaveText([
			"2. Gemeente beoordeling",
			"4. Verkeersbesluit",
			"5. Aanvragen netaansluiting",
		]);
		await expect(listed("Deze uitkomsten worden leeggemaakt:")).toHaveText(["2. Gemeente beoordeling: Beoordeling"]);
		await cpo.dialog.getByRole("button", { name: "Sla de wijziging op" }).click();
		await cpo.expectSaved();
		await expect(cpo.railStep("4")).toContainText("Nog niet gestart");
		const { flow } = await api.record(uuid);
		expect(flow.activeStep).toBe("1");
		expect(flow.iteration).toBe(2);
		await cpo.press("Volgende stap");
		await cpo.expectStep("2", "Gemeente beoordeling");
	});

	await test.step("on hold with a reason, and on again", async () => {
		await cpo.changeStatus("Zet on hold", { reason: "Nieuwbouw", comment: "Wacht op de straat." });
		await cpo.expectSaved("De status wijziging is opgeslagen");
		await expect(cpo.says(/Dit proces staat on hold, met reden:? Nieuwbouw/)).toBeVisible();
		await municipality.open(uuid);
		await expect(municipality.button("Opslaan")).toHaveCount(0);
		await municipality.changeStatus("Hervat");
		await expect(municipality.card("Status")).toContainText("Actief");
		await expect(municipality.button("Opslaan")).toBeVisible();
	});

	await test.step("cancelled, and restored", async () => {
		await municipality.changeStatus("Annuleer", { reason: "Dubbele locatie" });
		await expect(municipality.says(/Dit proces is afgebroken, met reden:? Dubbele locatie/)).toBeVisible();
		await cpo.open(uuid);
		await cpo.changeStatus("Herstel");
		await expect(cpo.card("Status")).toContainText("Actief");
	});

	await test.step("and on to the end", async () => {
		await municipality.open(uuid);
		await municipality.field("Beoordeling").selectOption({ label: "Positief" });
		await municipality.press("Volgende stap");
		await municipality.field("Verkeersbesluit niet van toepassing").uncheck();
		await municipality.field("Publicatiedatum").fill(typed(dayFromNow(-3)));
		await municipality.press("Volgende stap");
		await municipality.expectStep("5", "Aanvragen netaansluiting");
		await cpo.open(uuid);
		await realise(cpo);
		const { status, Events } = await api.record(uuid);
		expect(status).toMatchObject({ label: "Afgerond", completed: { enabled: true } });
		expect(Events.map(({ type }) => type)).toEqual(
			expect.arrayContaining(["onhold-start", "onhold-end", "cancelled-start", "cancelled-end", "step-correct", "step-reset"]),
		);
	});
});
