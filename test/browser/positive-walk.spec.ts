import { dayFromNow, typed } from "./harness/days.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { realise } from "./harness/realise.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-005 REA-255 REA-257 REA-261 REA-266 REA-302 REA-303 a location walks from proposal to Afgerond through all the screens, past step 3", async ({
	visitor,
	as,
}) => {
	const signIn = new SignInPage(visitor);
	await visitor.goto("/");
	await expect(signIn.heading).toBeVisible();
	await signIn.typeAccount("cpo");
	const list = new RealisationList(visitor);
	// Somebody who has just signed in starts with what waits for them.
	await expect(visitor).toHaveURL(/\/vandaag$/);

	await visitor.getByRole("link", { name: "Nieuw realisatieproces" }).click();
	const start = new StartPage(visitor);
	await start.typeList.selectOption({ label: "Strategisch" });
	await start.ok.click();
	await start.chooseParties({ municipality: "Arnhem", cpo: "Allego" });
	await expect(start.party("Netbeheerder")).toHaveValue("gridoperator|liander");
	await start.create.click();

	const cpo = new StepScreen(visitor);
	await cpo.expectStep("1", "Locatievoorstel");
	await expect(cpo.rail.getByRole("listitem")).toHaveText([
		/Stap 1: ?Locatievoorstel/,
		/Stap 2: ?Gemeente beoordelingGemeente/,
		/Stap 3: ?Verwerking beoordelingCPO/,
		/Stap 4: ?VerkeersbesluitGemeente/,
		/Stap 5: ?Aanvragen netaansluitingCPO/,
		/Stap 6: ?Plan realisatieCPO/,
		/Stap 7: ?Realisatie en inbedrijfstellingCPO/,
		/Stap 8: ?SATCPO/,
	]);
	const uuid = new URL(visitor.url()).pathname.split("/")[2] ?? "";
	const location = new LocationChoice(visitor);
	await expect(location.place).toContainText("Er is nog geen locatie gekozen.");
	await location.chooseAddress("Jansbuitensingel 32 Arnhem");
	await expect(location.fact("Adres")).toHaveText("Jansbuitensingel 32, 6811 AE Arnhem");
	await expect(location.field("Postcode")).toHaveValue("6811 AE");
	await cpo.field("Laadplein").check();
	await cpo.field("Aantal parkeerplaatsen").fill("4");
	await cpo.field("Opmerkingen").fill("Vier vakken langs de singel.");
	await cpo.press("Volgende stap");
	await cpo.expectSaved();
	await cpo.expectStep("2", "Gemeente beoordeling");

	const arnhem = await as("arnhem");
	const municipality = new StepScreen(arnhem);
	await municipality.open(uuid);
	await municipality.expectStep("2", "Gemeente beoordeling");
	await municipality.field("Beoordeling").selectOption({ label: "Positief" });
	await municipality.press("Volgende stap");
	await municipality.expectStep("4", "Verkeersbesluit");
	await expect(municipality.railStep("3")).toContainText("Overgeslagen");
	await municipality.field("Publicatiedatum").fill(typed(dayFromNow(-50)));
	await expect(municipality.field("Einde bezwaartermijn")).toHaveValue(typed(dayFromNow(-7)));
	await municipality.press("Volgende stap");
	await municipality.expectStep("5", "Aanvragen netaansluiting");
	await municipality.card("Verkeersbesluit").getByRole("button", { name: "Markeer als onherroepelijk" }).click();
	await expect(municipality.card("Verkeersbesluit")).toContainText("VKB is onherroepelijk");

	await cpo.open(uuid);
	await realise(cpo);
	await expect(cpo.says("Afgerond").first()).toBeVisible();
	await expect(cpo.button("Afronden")).toHaveCount(0);
	await expect(cpo.button("Corrigeren")).toBeVisible();
	await expect(cpo.card("Status")).toHaveCount(0);

	await list.open("afgerond");
	await list.find("Jansbuitensingel 32");
	await expect(list.rows.first()).toContainText("Afgerond");
});

test("a place on the map can be pointed at with Ctrl-click, and with the button for the middle", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const page = await as("cpo");
	const screen = new StepScreen(page);
	await screen.open(uuid);
	const location = new LocationChoice(page);
	await location.chooseAddress("Jansbuitensingel 32 Arnhem");
	await expect(location.field("Huisnummer")).toHaveValue("32");
	const before = await location.field("Breedtegraad").inputValue();
	await location.ctrlClick(0.7, 0.3);
	await expect(location.field("Breedtegraad")).not.toHaveValue(before);
	const pinned = await location.field("Breedtegraad").inputValue();
	await expect(location.field("Plaats")).toHaveValue("Arnhem");
	await location.map.focus();
	await page.keyboard.press("ArrowDown");
	await location.pinButton.click();
	await expect(location.field("Breedtegraad")).not.toHaveValue(pinned);
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Gemeente beoordeling");
});
