import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("REA-268 both decisions for a location of one's own start again at step 1, with a new proposal and not completed", async ({
	as,
	prepare,
	api,
}) => {
	const screen = new StepScreen(await as("cpo"));
	for (const [advice, decision] of [
		["no", "Advies accepteren en een nieuwe locatie voorstellen"],
		["alternative", "Alternatief afwijzen en een nieuwe locatie voorstellen"],
	] as const) {
		const { uuid, flow } = await prepare.walk({ until: "3", advice });
		await screen.open(uuid);
		await screen.field(decision).check();
		await screen.page.getByRole("button", { name: "Bevestigen" }).click();
		await screen.expectStep("1", "Locatievoorstel");
		await expect(new LocationChoice(screen.page).place).toContainText("Er is nog geen locatie gekozen.");
		const record = await api.record(uuid);
		expect(record.status.completed.enabled).toBe(false);
		expect(record.flow).toMatchObject({ activeStep: "1", iteration: flow.iteration + 1 });
		expect(record.flow.state.map(({ step }) => step)).toEqual(["1"]);
	}
});

test("REA-272 both decisions to end cancel the process without completing it", async ({ as, prepare, api }) => {
	const screen = new StepScreen(await as("cpo"));
	for (const [advice, decision] of [
		["alternative-without", "Advies accepteren en het proces beëindigen"],
		["alternative", "Alternatief afwijzen en het proces beëindigen"],
	] as const) {
		const { uuid } = await prepare.walk({ until: "3", advice });
		await screen.open(uuid);
		await screen.field(decision).check();
		await screen.page.getByRole("button", { name: "Bevestigen" }).click();
		await screen.dialog.getByRole("button", { name: "Beëindig het proces" }).click();
		await expect(screen.says(/Dit proces is afgebroken, met reden:? Overig/)).toBeVisible();
		expect((await api.record(uuid)).status).toMatchObject({ cancelled: { enabled: true }, completed: { enabled: false } });
	}
});

test("REA-086 step 3 says what accepting an alternative or proposing anew leads to", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "alternative" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await expect(screen.page.getByRole("main")).toContainText(/stap 1/);
	await expect(screen.page.getByRole("main")).toContainText(/stap 3/);
});

test("REA-153 PLA-153 step 3 asks for the version of the charging station out of the tenant's list", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "alternative" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	const version = screen.field("Uitvoering laadpaal");
	await expect(version.locator("option")).toHaveText(["Kies een optie", "Alfen Eve Single", "Alfen Eve Double", "Alfen Twin", "Anders"]);
	await version.selectOption({ label: "Alfen Twin" });
	await screen.field("Alternatief accepteren").check();
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect((await api.record(uuid)).values.Advice).toMatchObject({
		Advice: "alternative",
		Alternative: { StreetName: "Steenstraat" },
		ChargingStationVersion: "alfen-twin",
		Decision: "accept",
	});
});

/** Chunks of the built product that contain a word; their names are meaningless. */
function partsWith(word: string): readonly string[] {
	const folder = join(process.env.WEB_DIR ?? "dist/web", "assets");
	const found = readdirSync(folder).filter((file) => file.endsWith(".js") && readFileSync(join(folder, file), "utf8").includes(word));
	if (found.length === 0) throw new Error(`No part holds ${word}.`);
	return found;
}

test("what stands under the maps stays in its place when they come in", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "alternative" });
	const screen = new StepScreen(await as("cpo"));
	const parts = partsWith("leaflet-zoom-animated");
	const release = await holdCalls(screen.page, (url) => parts.some((part) => url.pathname.endsWith(`/assets/${part}`)));
	await screen.open(uuid, "3");
	const choice = screen.field("Alternatief accepteren");
	await expect(choice).toBeVisible();
	await expect(
		screen.page.getByRole("region", { name: "Alternatief locatievoorstel" }).getByRole("heading", { name: "Zijaanzicht" }),
	).toBeVisible();
	await expect(screen.page.getByRole("application")).toHaveCount(0);
	await screen.page.evaluate(() => document.fonts.ready);
	const before = await choice.boundingBox();
	release();
	await expect(screen.page.locator("form").getByRole("application")).toHaveCount(2);
	expect(await choice.boundingBox()).toEqual(before);
});
