import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-077 REA-078 REA-081 REA-269 the municipality proposes another place, the CPO accepts it and starts again with it", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const municipality = new StepScreen(await as("arnhem"));
	await municipality.open(uuid, "2");
	await expect(municipality.section("Alternatief locatievoorstel")).toHaveCount(0);
	await municipality.field("Beoordeling").selectOption({ label: "Alternatieve locatie" });
	await expect(municipality.page.getByText("Stel onder aan deze pagina een alternatieve locatie voor.")).toBeVisible();
	const proposal = municipality.section("Alternatief locatievoorstel");
	await expect(proposal.getByRole("heading", { name: "Alternatief locatievoorstel" })).toBeVisible();
	await municipality.field("Toelichting").fill("Liever aan de overkant.");
	const location = new LocationChoice(municipality.page, "Alternatief locatievoorstel");
	await location.chooseAddress("Steenstraat 94 Arnhem");
	await expect(location.field("Straat")).toHaveValue("Steenstraat");
	await expect(proposal.getByRole("radio", { name: "Laadpaal" })).toBeChecked();
	await location.field("Aantal parkeerplaatsen").fill("2");
	await municipality.press("Volgende stap");
	await municipality.expectStep("3", "Verwerking beoordeling");

	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid);
	const own = cpo.page.locator("form").getByRole("region", { name: "Eigen voorstel", exact: true });
	const other = cpo.page.locator("form").getByRole("region", { name: "Alternatief locatievoorstel", exact: true });
	await expect(own).toContainText("Jansbuitensingel 32");
	await expect(other).toContainText("Steenstraat");
	const [left, right] = [await own.boundingBox(), await other.boundingBox()];
	expect(right?.y).toBe(left?.y);
	expect(right?.x).toBeGreaterThan(left?.x ?? 0);
	await expect(own.getByRole("application")).toBeVisible();
	await expect(other.getByRole("application")).toBeVisible();

	await cpo.field("Alternatief accepteren").check();
	await cpo.page.getByRole("button", { name: "Bevestigen" }).click();
	await cpo.expectStep("1", "Locatievoorstel");
	await expect(cpo.page.getByText("Deze stap is opnieuw aan de beurt")).toBeVisible();
	await expect(cpo.page.getByText("Liever aan de overkant.")).toBeVisible();
	const accepted = new LocationChoice(cpo.page);
	await expect(accepted.field("Straat")).toHaveValue("Steenstraat");
	await expect(cpo.field("Aantal parkeerplaatsen")).toHaveValue("2");
	await cpo.press("Volgende stap");
	await cpo.expectStep("2", "Gemeente beoordeling");
	const { values, flow } = await api.record(uuid, "arnhem");
	expect(values).toMatchObject({ Location: { StreetName: "Steenstraat", version: 2 } });
	expect(flow.activeStep).toBe("2");
	await municipality.open(uuid);
	await expect(municipality.field("Beoordeling")).toHaveValue("");
	await expect(municipality.section("Locatievoorstel")).toContainText("Steenstraat");
});

test("REA-262 with an alternative there are three decisions, no others", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "alternative" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "3");
	await expect(cpo.section("Beslissing").getByRole("radio")).toHaveCount(3);
	await expect(cpo.page.getByText("Hierna: stap 1, of het einde van het proces")).toBeVisible();
	for (const label of [
		"Alternatief afwijzen en het proces beëindigen",
		"Alternatief accepteren",
		"Alternatief afwijzen en een nieuwe locatie voorstellen",
	]) {
		await expect(cpo.field(label)).toBeVisible();
	}
});

test("an alternative that is rejected with the process ends it, and Herstel returns to the decision", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "alternative" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "3");
	await cpo.field("Alternatief afwijzen en het proces beëindigen").check();
	await cpo.page.getByRole("button", { name: "Bevestigen" }).click();
	await expect(cpo.dialog).toContainText("Het wordt geannuleerd, met als reden: Alternatief afwijzen en het proces beëindigen");
	await cpo.dialog.getByRole("button", { name: "Terug" }).click();
	expect((await api.record(uuid)).status.cancelled.enabled).toBe(false);
	await cpo.page.getByRole("button", { name: "Bevestigen" }).click();
	await cpo.dialog.getByRole("button", { name: "Beëindig het proces" }).click();
	await expect(cpo.says(/Dit proces is afgebroken, met reden:? Overig/)).toBeVisible();
	await expect(cpo.says(/^Door u op .+, door de beslissing in stap 3$/)).toBeVisible();
	const { status, statusMeta } = await api.record(uuid);
	expect(status).toMatchObject({ cancelled: { enabled: true }, completed: { enabled: false } });
	expect(statusMeta.cancelled).toMatchObject({ reason: "other", comment: "Alternatief afwijzen en het proces beëindigen" });
	await cpo.changeStatus("Herstel");
	await expect(cpo.card("Status")).toContainText("Actief");
	await cpo.expectStep("3", "Verwerking beoordeling");
	await cpo.field("Alternatief afwijzen en een nieuwe locatie voorstellen").check();
	await cpo.page.getByRole("button", { name: "Bevestigen" }).click();
	await cpo.expectStep("1", "Locatievoorstel");
	await expect(new LocationChoice(cpo.page).place).toContainText("Er is nog geen locatie gekozen.");
});
