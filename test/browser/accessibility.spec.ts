import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { dayFromNow, typed } from "./harness/days.ts";
import { expect, test } from "./harness/journey.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;

/** The page in its present state, wide and narrow; nothing may overflow sideways. */
async function expectAccessible(page: Page): Promise<void> {
	for (const size of sizes) {
		await page.setViewportSize(size);
		// The viewport is as tall as the content: a field half under the sticky bar would count as too small a target.
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.setViewportSize({ width: size.width, height: Math.min(height, 4000) });
		await page.evaluate(() => window.scrollTo(0, 0));
		await expectNoAxeViolations(page);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect(overflow, `${page.url()} at ${size.width}`).toBeLessThanOrEqual(0);
	}
	await page.setViewportSize(sizes[0]);
}

test("signing in", async ({ visitor }) => {
	const signIn = new SignInPage(visitor);
	await visitor.goto("/");
	await expect(signIn.heading).toBeVisible();
	await expectAccessible(visitor);
	await signIn.email.fill("niemand@voorbeeld.example");
	await signIn.password.fill("verkeerd");
	await signIn.submit.click();
	await expect(visitor.getByRole("alert")).toBeVisible();
	await expectAccessible(visitor);
});

test("the list, an empty one, and the dialogs of the frame", async ({ as }) => {
	const list = new RealisationList(await as("cpo"));
	await list.open();
	await expect(list.rows.first()).toBeVisible();
	await expectAccessible(list.page);
	await list.find("bestaat niet");
	await expect(list.page.getByText("Er zijn geen resultaten die voldoen aan uw criteria.")).toBeVisible();
	await expectAccessible(list.page);
	await list.page.getByRole("button", { name: "Sneltoetsen (?)" }).click();
	await expect(list.page.getByRole("dialog")).toBeVisible();
	await expectAccessible(list.page);
	await list.page.keyboard.press("Escape");
	await list.page.getByRole("button", { name: "Zoeken (Ctrl+K)" }).click();
	await expect(list.page.getByRole("dialog")).toBeVisible();
	await expectAccessible(list.page);
	await list.page.keyboard.press("Escape");
	await list.page.getByRole("button", { name: /profiel van/i }).click();
	await expect(list.page.getByRole("button", { name: "Uitloggen" })).toBeVisible();
	await expectAccessible(list.page);
});

test("the start of a process, its dialog and its errors", async ({ as }) => {
	const page = await as("cpo");
	const start = new StartPage(page);
	await start.open();
	await expectAccessible(page);
	await page.goto(`/realisatie/${randomUUID()}`);
	await expect(page.getByRole("dialog")).toBeVisible();
	await expectAccessible(page);
	await page.goto(`/realisatie/${randomUUID()}/type/strategisch`);
	await start.create.click();
	await expect(page.getByRole("alert")).toBeVisible();
	await expectAccessible(page);
});

for (const [code, person] of [
	["1", "cpo"],
	["2", "arnhem"],
	["4", "arnhem"],
	["5", "cpo"],
	["6", "cpo"],
	["7", "cpo"],
	["8", "cpo"],
] as const) {
	test(`step ${code}: open, with errors, locked`, async ({ as, prepare }) => {
		const { uuid } = await prepare.walk({ until: code });
		const screen = new StepScreen(await as(person));
		await screen.open(uuid, code);
		await expect(screen.button("Opslaan")).toBeVisible();
		await expectAccessible(screen.page);
		await screen.press(code === "8" ? "Afronden" : "Volgende stap");
		await expect(screen.errorSummary).toBeFocused();
		await expectAccessible(screen.page);
		const reader = new StepScreen(await as(person === "cpo" ? "arnhem" : "cpo"));
		await reader.open(uuid, code);
		await expect(reader.button("Opslaan")).toHaveCount(0);
		await expectAccessible(reader.page);
	});
}

test("step 3 and the alternative", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "3", advice: "alternative" });
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid);
	await expect(cpo.section("Beslissing")).toBeVisible();
	await expectAccessible(cpo.page);
	const other = await prepare.walk({ until: "2" });
	const municipality = new StepScreen(await as("arnhem"));
	await municipality.open(other.uuid);
	await municipality.field("Beoordeling").selectOption({ label: "Alternatieve locatie" });
	await expect(municipality.section("Alternatief locatievoorstel").getByRole("application")).toBeVisible();
	await expectAccessible(municipality.page);
});

test("correcting, changing with its question, the calendar and the reason why not", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "5");
	await screen.press("Corrigeren");
	await expectAccessible(screen.page);
	await screen.press("Annuleren");
	await screen.press("Wijzigen");
	await screen.field("Nummer netbeheerder").fill("L-9");
	await screen.page.getByRole("button", { name: "Kies een datum voor Datum aanvraag netaansluiting" }).click();
	await expectAccessible(screen.page);
	await screen.page.keyboard.press("Escape");
	const why = await screen.askWhy(screen.card("Status").getByRole("button", { name: /^Annuleer/ }));
	await expect(why).toBeVisible();
	await expectAccessible(screen.page);
	await screen.page.keyboard.press("Escape");
	// An open calendar doesn't swallow the press that closes it.
	await screen.page.getByRole("button", { name: "Kies een datum voor Datum aanvraag netaansluiting" }).click();
	await expect(screen.page.getByRole("dialog", { name: /^Kalender voor/ })).toBeVisible();
	await screen.press("Opslaan");
	await expect(screen.dialog).toContainText("Deze stap wijzigen?");
	await expectAccessible(screen.page);
});

test("on hold, cancelled, and the question before", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid);
	await screen.card("Status").getByRole("button", { name: "Zet on hold" }).click();
	await screen.dialog.getByRole("button", { name: "Zet on hold", exact: true }).click();
	await expect(screen.dialog).toContainText("Er moet een reden geselecteerd worden");
	await expectAccessible(screen.page);
	await screen.dialog.getByRole("button", { name: "Terug" }).click();
	await screen.changeStatus("Zet on hold", { reason: "Overig" });
	await expect(screen.says(/Dit proces staat on hold/)).toBeVisible();
	await expectAccessible(screen.page);
	await screen.changeStatus("Annuleer", { reason: "Overig" });
	await expect(screen.says(/Dit proces is afgebroken/)).toBeVisible();
	await expectAccessible(screen.page);
});

test("changing a party, and a clash with a save in another window", async ({ as, prepare }) => {
	const record = await prepare.walk({ until: "5" });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "5");
	await screen.card("Betrokken partijen").getByRole("button", { name: "Wijzig aannemer" }).click();
	await expect(screen.dialog).toBeVisible();
	await expectAccessible(screen.page);
	await screen.page.keyboard.press("Escape");
	await prepare.save(record, { as: "cpo", step: "5", target: "5", values: { GridConnection: { GridOperatorNumber: "ANDER" } } });
	await screen.field("Nummer netbeheerder").fill("MIJN");
	await screen.press("Opslaan");
	await expect(screen.dialog).toContainText("U heeft dit proces intussen in een ander venster opgeslagen");
	await expectAccessible(screen.page);
});

test("no access, nothing found, no such page", async ({ as }) => {
	const guest = await as("guest");
	await guest.goto("/");
	await expect(guest.getByRole("heading", { name: "U heeft geen toegang" })).toBeVisible();
	await expectAccessible(guest);
	const municipality = await as("otherMunicipality");
	await municipality.goto(`/realisatie/${randomUUID()}`);
	await expect(municipality.getByRole("heading", { name: "Niet gevonden" })).toBeVisible();
	await expectAccessible(municipality);
	await municipality.goto("/bestaat/niet");
	await expect(municipality.getByRole("heading", { name: "Deze pagina bestaat niet" })).toBeVisible();
	await expectAccessible(municipality);
});

test("the watch fires: a control without a name is a violation", async ({ as }) => {
	const list = new RealisationList(await as("cpo"));
	await list.open();
	await list.page.evaluate(() => document.querySelector("main")?.append(document.createElement("input")));
	await expect(expectNoAxeViolations(list.page)).rejects.toThrow(/label/);
});

test("by keyboard alone: past the menu, through a step, to its mistakes, and on to the next step", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const { page } = new StepScreen(await as("cpo"));
	const screen = new StepScreen(page);
	// A step that the person can edit starts at its first field, any other page at its top.
	await screen.open(uuid, "5");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Naar de inhoud" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	const tabTo = async (wanted: ReturnType<StepScreen["field"]>) => {
		for (let presses = 0; presses < 40; presses += 1) {
			if (await wanted.evaluate((element) => element === document.activeElement)) return;
			await page.keyboard.press("Tab");
		}
		throw new Error("Forty times Tab did not come to it.");
	};
	await screen.open(uuid, "6");
	await expect(screen.field("Geplande realisatiedatum")).toBeFocused();
	await page.keyboard.type("31-02-2027");
	await tabTo(screen.buttons("Volgende stap").last());
	await page.keyboard.press("Enter");
	await expect(screen.errorSummary).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(screen.field("Geplande realisatiedatum")).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(typed(dayFromNow(30)));
	await tabTo(screen.field("Besteldatum laadpaal"));
	await page.keyboard.type(typed(dayFromNow(2)));
	await page.keyboard.press("ControlOrMeta+Enter");
	await screen.expectStep("7", "Realisatie en inbedrijfstelling");
});
