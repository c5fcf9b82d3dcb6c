import { dayFromNow, typed } from "./harness/days.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-314 REA-349 REA-379 REQ-198 step 1 needs a place with its address; the banner says so and leads to the fields", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toBeFocused();
	await expect(screen.errorSummary).toContainText("Controleer of alle velden (juist) zijn ingevuld.");
	await expect(screen.errorSummary).toContainText("Selecteer eerst een locatie.");
	for (const label of ["Straat", "Huisnummer", "Postcode", "Plaats"]) {
		await expect(screen.errorSummary.getByRole("link", { name: `${label}: Dit is een vereist veld` })).toBeVisible();
		await expect(screen.field(label)).toHaveAttribute("aria-invalid", "true");
	}
	await expect(screen.field("Toevoeging")).not.toHaveAttribute("aria-invalid", "true");
	await screen.errorSummary.getByRole("link", { name: /^Postcode/ }).click();
	await expect(screen.field("Postcode")).toBeFocused();
	expect((await api.record(uuid)).flow.activeStep).toBe("1");
	await new LocationChoice(screen.page).chooseAddress("Jansbuitensingel 32 Arnhem");
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Gemeente beoordeling");
});

test("REA-313 REA-316 REA-317 the charging situation needs numbers, and at least one parking space", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	await new LocationChoice(screen.page).chooseAddress("Jansbuitensingel 32 Arnhem");
	const message = async (label: string, value: string) => {
		await screen.field(label).fill(value);
		await screen.press("Volgende stap");
		return screen.errorSummary.getByRole("link", { name: new RegExp(`^${label}`) });
	};
	await expect(await message("Aantal parkeerplaatsen", "0")).toContainText("Minimaal 1 parkeerplaats is vereist.");
	await expect(await message("Aantal parkeerplaatsen", "-1")).toContainText("Minimaal 1 parkeerplaats is vereist.");
	await expect(await message("Aantal parkeerplaatsen", "")).toContainText(/vereist/);
	await expect(await message("Aantal parkeerplaatsen", "twee")).toBeVisible();
	await screen.field("Aantal parkeerplaatsen").fill("1");
	await expect(await message("Aantal laadpalen", "1,5")).toBeVisible();
	await expect(await message("Aantal laadpalen", "")).toContainText("Dit is een vereist veld");
	expect((await api.record(uuid)).flow.activeStep).toBe("1");
});

test("REA-350 REA-351 REA-352 REA-353 REA-357 REQ-201 each part of an address is checked, also when it is only saved", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const refused = async (label: string, values: readonly string[]) => {
		for (const value of values) {
			await screen.field(label).fill(value);
			await screen.field(label).blur();
			await screen.press("Opslaan");
			await expect(screen.errorSummary.getByRole("link", { name: new RegExp(`^${label}`) }), `${label} ${value}`).toBeVisible();
			await expect(screen.field(label)).toHaveValue(value);
		}
		await screen.field(label).fill("");
	};
	await refused("Straat", ["Straat_1", "Weg <b>"]);
	await refused("Huisnummer", ["12a", "-1"]);
	await refused("Postcode", ["6811 SA", "6811SD", "6811 SS", "681 AE", "6811 A"]);
	await refused("Breedtegraad", ["90,1", "-91"]);
	await refused("Lengtegraad", ["180,5", "-181"]);
	await refused("Opmerkingen", ["{x}"]);
	await screen.field("Straat").fill("Curaçaostraat 's-Gravenhof");
	await screen.field("Huisnummer").fill("12");
	await screen.field("Postcode").fill("6811AE");
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect((await api.record(uuid)).values.Location).toMatchObject({ StreetName: "Curaçaostraat 's-Gravenhof", HouseNumber: "12" });
});

test("REA-354 pasting 'lat, lng' into one coordinate field fills both and says so", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const page = await as("cpo");
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	const screen = new StepScreen(page);
	await screen.open(uuid, "1");
	for (const [label, text] of [
		["Breedtegraad", "51.984478, 5.911259"],
		["Lengtegraad", "51.98,5.92"],
	] as const) {
		await page.evaluate((value) => navigator.clipboard.writeText(value), text);
		await screen.field(label).focus();
		await page.keyboard.press("ControlOrMeta+v");
		await expect(screen.says("Beide velden zijn aangepast!").first()).toBeVisible();
		const [latitude, longitude] = text.split(/, ?/).map((part) => part.replace(".", ","));
		await expect(screen.field("Breedtegraad")).toHaveValue(new RegExp(`^${latitude}0*$`));
		await expect(screen.field("Lengtegraad")).toHaveValue(new RegExp(`^${longitude}0*$`));
	}
});

test("REA-329 REA-331 the assessment needs an outcome, and an explanation unless it is positive", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid);
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder beoordeling.");
	for (const label of ["Negatief", "Alternatief zonder voorstel"]) {
		await screen.field("Beoordeling").selectOption({ label });
		await screen.field("Toelichting").fill("   ");
		await screen.press("Volgende stap");
		await expect(screen.errorSummary).toContainText("Het proces kan bij een afwijzing of alternatief niet verder zonder toelichting.");
	}
	expect((await api.record(uuid, "arnhem")).flow.activeStep).toBe("2");
});

test("REA-150 REA-151 REA-259 the four assessments with their labels, and the one that reads otherwise in the summary", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const municipality = new StepScreen(await as("arnhem"));
	await municipality.open(uuid);
	await expect(municipality.field("Beoordeling").locator("option")).toHaveText([
		"Kies een optie",
		"Positief",
		"Negatief",
		"Alternatieve locatie",
		"Alternatief zonder voorstel",
	]);
	await municipality.field("Beoordeling").selectOption({ label: "Alternatief zonder voorstel" });
	await municipality.field("Toelichting").fill("Zoek iets aan de overkant.");
	await municipality.press("Volgende stap");
	await municipality.expectStep("3", "Verwerking beoordeling");
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "3");
	await expect(cpo.says("Alternatief gewenst, geen voorstel bijgevoegd")).toBeVisible();
	await expect(cpo.says("Zoek iets aan de overkant.")).toBeVisible();
});

test("REA-071 REA-075 REA-264 REA-273 the decision shows the advice, offers what fits it and can be confirmed once chosen", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "no" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "3");
	await expect(screen.says("Te dicht bij de kruising.").first()).toBeVisible();
	await expect(screen.section("Beslissing").getByRole("radio")).toHaveCount(2);
	await expect(screen.field("Advies accepteren en een nieuwe locatie voorstellen")).toBeVisible();
	const confirm = screen.page.getByRole("button", { name: /^Bevestigen/ });
	await expect(await screen.askWhy(confirm)).toContainText("Kies eerst een besluit.");
	await screen.page.keyboard.press("Escape");
	await screen.field("Advies accepteren en het proces beëindigen").check();
	await expect(confirm).not.toHaveAttribute("aria-disabled", "true");
	await confirm.click();
	await screen.dialog.getByRole("button", { name: "Beëindig het proces" }).click();
	await expect(screen.says(/Dit proces is afgebroken/)).toBeVisible();
	expect((await api.record(uuid)).status).toMatchObject({ cancelled: { enabled: true }, completed: { enabled: false } });
});

test("REA-336 the traffic decision needs both dates unless it is not applicable", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("arnhem"));
	await screen.open(uuid);
	await screen.press("Volgende stap");
	await expect(screen.errorSummary.getByRole("link", { name: "Publicatiedatum: Dit is een vereist veld" })).toBeVisible();
	await expect(screen.errorSummary.getByRole("link", { name: "Einde bezwaartermijn: Dit is een vereist veld" })).toBeVisible();
	await screen.field("Verkeersbesluit niet van toepassing").check();
	await screen.press("Volgende stap");
	await screen.expectStep("5", "Aanvragen netaansluiting");
});

test("REA-337 the grid connection needs its request date", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder deze datum in te voeren.");
	await screen.field("Datum aanvraag netaansluiting").fill("31-02-2026");
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toBeVisible();
	await expect(screen.field("Datum aanvraag netaansluiting")).toHaveValue("31-02-2026");
});

test("REA-339 REA-340 REA-342 the plan is saved without its day with a warning, and needs a real one to go on unless correcting, and the order date", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.field("Contractdatum netbeheerder").fill(typed(dayFromNow(2)));
	await screen.press("Opslaan");
	await screen.expectSaved("De informatie is opgeslagen");
	await expect(screen.page.getByText("Opgeslagen, nog niet volledig")).toBeVisible();
	await expect(screen.page.getByText("Geplande realisatiedatum: Het proces kan niet verder zonder een realisatiedatum.")).toBeVisible();
	await expect(screen.errorSummary).toBeHidden();
	await screen.page.reload();
	await expect(screen.field("Contractdatum netbeheerder")).toHaveValue(typed(dayFromNow(2)));
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder een realisatiedatum.");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder besteldatum van de laadpaal.");
	await screen.page.getByRole("button", { name: "Annuleer datum: Geplande realisatiedatum" }).click();
	await screen.field("Besteldatum laadpaal").fill(typed(dayFromNow(3)));
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder een realisatiedatum.");
	await screen.field("Geplande realisatiedatum").fill(typed(dayFromNow(30)));
	await screen.press("Volgende stap");
	await screen.expectStep("7", "Realisatie en inbedrijfstelling");
	await screen.open(uuid, "6");
	await screen.press("Corrigeren");
	await screen.page.getByRole("button", { name: "Annuleer datum: Geplande realisatiedatum" }).click();
	await screen.press("Volgende stap");
	await screen.expectSaved("De wijziging is opgeslagen");
});

test("REA-343 REA-344 commissioning needs both its dates", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "7" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.press("Volgende stap");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder een datum van inbedrijfstelling.");
	await expect(screen.errorSummary).toContainText("Het proces kan niet verder zonder een datum van aanmelding bij de energie leverancier.");
});

test("REA-346 REA-347 REA-348 finishing needs a charger id; empty ones are dropped, others than letters, digits and underscore refused", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "8" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.press("Afronden");
	await expect(screen.errorSummary).toContainText("Afronden is niet mogelijk zonder minimaal 1 laadpaal ID in te vullen.");
	const id = (number: number) => screen.field(new RegExp(`^Laadpaal ID.* ${number}$`));
	await id(1).fill("  ");
	await screen.press("Afronden");
	await expect(screen.errorSummary).toBeVisible();
	await id(1).fill("ALF-1 é");
	await screen.press("Afronden");
	await expect(id(1)).toHaveAttribute("aria-invalid", "true");
	expect((await api.record(uuid)).status.completed.enabled).toBe(false);
	await id(1).fill("ALF_1");
	await screen.page.getByRole("button", { name: "Voeg een ID toe" }).click();
	await screen.press("Afronden");
	await screen.expectSaved();
	const { values, status } = await api.record(uuid);
	expect(values.ChargerIds).toMatchObject([{ Identifier: "ALF_1" }]);
	expect(values.ChargerIds).toHaveLength(1);
	expect(status.completed.enabled).toBe(true);
});

test("REA-378 completing checks every field but those of what was removed", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "8" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	const id = (number: number) => screen.field(new RegExp(`^Laadpaal ID.* ${number}$`));
	await id(1).fill("ALF_1");
	for (const [number, text] of [
		[2, "fout-1"],
		[3, "fout 2"],
	] as const) {
		await screen.page.getByRole("button", { name: "Voeg een ID toe" }).click();
		await id(number).fill(text);
	}
	await screen.field("Locatie gereed op").fill("31-02-2026");
	await screen.press("Afronden");
	await expect(screen.errorSummary.getByRole("link")).toHaveCount(3);
	await screen.page.getByRole("button", { name: "Verwijder Laadpaal ID's 3" }).click();
	await screen.press("Afronden");
	await expect(screen.errorSummary.getByRole("link")).toHaveCount(2);
	await screen.page.getByRole("button", { name: "Verwijder Laadpaal ID's 2" }).click();
	await screen.field("Locatie gereed op").fill("02-12-2026");
	await screen.press("Afronden");
	await screen.expectSaved();
	const { values, status } = await api.record(uuid);
	expect(status.completed.enabled).toBe(true);
	expect(values.ChargerIds).toMatchObject([{ Identifier: "ALF_1" }]);
});
