import { locationNow } from "./harness/charging-locations.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-048 REA-062 REA-063 the choice of a place: search, map, and a panel that tells what was chosen", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const location = new LocationChoice(screen.page);
	await expect(location.search).toHaveAttribute("placeholder", "Zoek op adres");
	await expect(location.map).toBeVisible();
	await expect(location.place).toContainText("Er is nog geen locatie gekozen.");
	await location.search.fill("Jansbuitensingel 32 Arnhem");
	await expect(location.place.getByRole("option")).not.toHaveCount(0);
	await location.search.press("ArrowDown");
	await location.search.press("Enter");
	await expect(location.fact("Adres")).toHaveText("Jansbuitensingel 32, 6811 AE Arnhem");
	await expect(location.fact("Breedtegraad")).toHaveText("51,984478");
	await expect(location.fact("Lengtegraad")).toHaveText("5,911259");
	await expect(location.fact("Referentie")).toBeVisible();
	await expect(location.place).not.toContainText("Er is nog geen locatie gekozen.");
	await location.search.fill("Zzzstraat 12345");
	await expect(location.place).toContainText("Geen adres gevonden.");
});

test("typing coordinates finds the address that lies there, and says when there is none", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const location = new LocationChoice(screen.page);
	await location.field("Breedtegraad").fill("51,984478");
	await location.field("Lengtegraad").fill("5,911259");
	await expect(location.field("Straat")).toHaveValue("Jansbuitensingel");
	await location.field("Breedtegraad").fill("53,9");
	await expect(location.place).toContainText("De pin locatie leverde geen adres op.");
});

test("on a locked step no pin can be placed", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const location = new LocationChoice(screen.page);
	await expect(location.map).toBeVisible();
	await expect(location.pinButton).toHaveCount(0);
	await expect(location.search).toHaveCount(0);
	const before = await location.fact("Breedtegraad").textContent();
	await location.ctrlClick(0.3, 0.3);
	await expect(location.fact("Breedtegraad")).toHaveText(before ?? "");
});

test("REA-274 REA-275 a validated charging location is linked when none is, and unlinked again", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	await new LocationChoice(screen.page).chooseAddress("Steijnstraat 5 Arnhem");
	await screen.press("Opslaan");
	await screen.expectSaved();
	const { place } = new LocationChoice(screen.page);
	await place.getByText("Laadlocaties in de buurt").click();
	const link = place.getByRole("button", { name: /^Koppel deze locatie/ });
	await expect.poll(() => link.count()).toBeGreaterThan(1);
	await link.first().click();
	await expect(place.getByRole("button", { name: /^Ontkoppel deze locatie/ }).first()).toBeVisible();
	await expect.poll(async () => (await api.record(uuid)).Locations.selected.locationUuid).not.toBeNull();
	const first = (await api.record(uuid)).Locations.selected.locationUuid ?? "";
	expect(await locationNow(api, first)).toMatchObject({ status: "in-progress" });
	await expect(link).toHaveCount(0);
	await place
		.getByRole("button", { name: /^Ontkoppel deze locatie/ })
		.first()
		.click();
	await expect.poll(async () => (await api.record(uuid)).Locations.selected.locationUuid).toBeNull();
	expect(await locationNow(api, first)).toMatchObject({ status: "definitive" });
	await expect(link.first()).toBeVisible();
});

test("REA-064 the location that was linked last is offered while none is linked and nothing was saved, and not after a save", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const location = new LocationChoice(screen.page);
	const { place } = location;
	const again = place.getByRole("button", { name: "Laatst gekoppeld aan locatie", exact: true });
	const unlink = place.getByRole("button", { name: /^Ontkoppel deze locatie/ }).first();
	const linked = async () => (await api.record(uuid)).Locations.selected.locationUuid;
	await location.chooseAddress("Steijnstraat 5 Arnhem");
	await place.getByText("Laadlocaties in de buurt").click();
	await expect(again).toHaveCount(0);
	await place
		.getByRole("button", { name: /^Koppel deze locatie/ })
		.first()
		.click();
	await expect(unlink).toBeVisible();
	await expect(again).toHaveCount(0);
	const first = await linked();
	expect(first).not.toBeNull();
	await unlink.click();
	await expect(again).toBeVisible();
	expect(await linked()).toBeNull();
	await again.click();
	await expect(unlink).toBeVisible();
	await expect(again).toHaveCount(0);
	expect(await linked()).toBe(first);
	await unlink.click();
	await expect(again).toBeVisible();
	await screen.field("Opmerkingen").fill("Nog geen plek gevonden.");
	await screen.press("Opslaan");
	await screen.expectSaved();
	await expect(again).toHaveCount(0);
	expect(await linked()).toBeNull();
});

test("REA-251 REA-252 REA-253 a change makes a new version that Annuleren takes back; a correction makes none", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const location = new LocationChoice(screen.page);
	await screen.press("Wijzigen");
	await location.chooseAddress("Steenstraat 94 Arnhem");
	await expect(location.field("Straat")).toHaveValue("Steenstraat");
	await screen.press("Annuleren");
	await expect(location.fact("Adres")).toHaveText("Jansbuitensingel 32, 6811 AE Arnhem");
	await expect(screen.button("Wijzigen")).toBeVisible();
	await screen.press("Corrigeren");
	await screen.field("Toevoeging").fill("b");
	await screen.press("Annuleren");
	await expect(location.fact("Adres")).toHaveText("Jansbuitensingel 32, 6811 AE Arnhem");
	await expect(screen.button("Corrigeren")).toBeVisible();
	expect((await api.record(uuid)).values.Location).toMatchObject({ version: 1, StreetName: "Jansbuitensingel" });
	await screen.press("Wijzigen");
	await location.chooseAddress("Steenstraat 94 Arnhem");
	await screen.press("Opslaan");
	await screen.dialog.getByRole("button", { name: "Sla de wijziging op" }).click();
	await screen.expectSaved();
	const { values, history } = await api.record(uuid);
	expect(values.Location).toMatchObject({ version: 2, StreetName: "Steenstraat" });
	expect(JSON.stringify(history)).toContain("Jansbuitensingel");
});
