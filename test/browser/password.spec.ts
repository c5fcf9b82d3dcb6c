import type { Page } from "@playwright/test";
import { signIn } from "../../server/accounts/test-support/sign-in.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { dayFromNow, typed } from "./harness/days.ts";
import { demoPassword, people } from "./harness/demo-accounts.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { ProcessWalk } from "./harness/process-walk.ts";
import { ServerApi } from "./harness/server-api.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StepScreen } from "./harness/step-screen.ts";
import { tourSeen } from "./harness/tour-seen.ts";

/** On a server of its own, so that the changed password affects nobody else. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 14;
let server: OwnServer;
test.beforeAll(async () => {
	server = await startOwnServer("flows", port);
});
test.afterAll(() => server.stop());

const card = (page: Page) => page.getByRole("button", { name: /profiel van/i });
const toggle = (page: Page) => page.getByRole("button", { name: "Wachtwoord wijzigen" });
const field = (page: Page) => page.getByLabel("Nieuw wachtwoord");
const change = (page: Page) => page.getByRole("button", { name: "Wijzig het wachtwoord" });

async function open(page: Page, email: string, path = "/realisatie/actief"): Promise<void> {
	await page.goto(`${server.url}${path}`);
	await new SignInPage(page).chooseAddress(email);
	// A page that finishes loading takes the focus, which closes anything that was opened.
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(card(page)).toBeVisible();
}
const configsWith = (token: string) =>
	fetch(`${server.url}/api/v1/go-ral/configs`, { headers: { authorization: `Bearer ${token}`, "x-api-key": "laadstroom-web" } });

test("PLA-015 PLA-036 the profile card tells who one is, how long the session lasts and which terms were accepted, and offers logout and password change", async ({
	visitor: page,
}) => {
	await open(page, people.arnhem.email);
	await card(page).click();
	const details = page.locator("header").getByText(people.arnhem.email).locator("xpath=..");
	await expect(details).toContainText(people.arnhem.name);
	await expect(details).toContainText("Gemeente");
	await expect(details).toContainText(/Resterende sessietijd\s*(1 uur|\d+ minuten)/);
	await expect(details).toContainText("Versie 25-05-2022");
	await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
	await expect(field(page)).toHaveCount(0);
	await toggle(page).click();
	await expect(field(page)).toBeFocused();
	await toggle(page).click();
	await expect(field(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Uitloggen" }).click();
	await expect(new SignInPage(page).heading).toBeVisible();
});

test("PLA-071 PLA-070 PLA-138 a changed password signs out after 3 s; the old one and all it began no longer work, the new one does", async ({
	visitor: page,
}) => {
	const { email } = people.otherMunicipality;
	const elsewhere = await signIn(server.url, email, demoPassword);
	expect((await configsWith(elsewhere.accessToken)).status).toBe(200);
	await open(page, email);
	await card(page).click();
	await toggle(page).click();
	const calls: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("password-reset")) calls.push(request.url());
	});
	await change(page).click();
	await expect(page.getByRole("alert")).toHaveText("Vul een wachtwoord in");
	expect(calls).toEqual([]);
	for (const [password, message] of [
		["tulpen", "Dit wachtwoord is niet veilig genoeg"],
		["Welkom2026!", "Dit wachtwoord is niet toegestaan"],
		[demoPassword, "Dit wachtwoord is niet toegestaan"],
	] as const) {
		await field(page).fill(password);
		await change(page).click();
		await expect(page.getByRole("alert")).toHaveText(message);
	}
	await field(page).fill("Tulpen-en-krokus-7");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Geslaagd. U wordt doorverwezen in 3 seconden.")).toBeVisible();
	const signInPage = new SignInPage(page);
	await expect(signInPage.heading).toBeVisible();

	await signInPage.email.fill(email);
	await signInPage.password.fill(demoPassword);
	await signInPage.submit.click();
	await expect(page.getByRole("link", { name: "Het e-mailadres of het wachtwoord is niet juist." })).toBeVisible();
	await signInPage.email.fill(email);
	await signInPage.password.fill("Tulpen-en-krokus-7");
	await signInPage.submit.click();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Aanmelden");
	await expect(card(page)).toBeVisible();
	await expect.poll(async () => (await configsWith(elsewhere.accessToken)).status, { timeout: 60_000 }).toBe(401);

	await card(page).click();
	await toggle(page).click();
	await field(page).fill("Tulpen-en-krokus-7");
	await change(page).click();
	await expect(page.getByRole("alert")).toHaveText("Dit wachtwoord is eerder gebruikt, kies een nieuw wachtwoord");
});

test("who signed in too long ago signs in once more, and comes back to the open box with nothing typed lost", async ({ visitor: page }) => {
	const { uuid } = await new ProcessWalk(new ServerApi(server.url)).walk({ until: "5" });
	await open(page, people.cpo.email, `/realisatie/${uuid}/5`);
	const screen = new StepScreen(page);
	await screen.expectStep("5", "Aanvragen netaansluiting");
	const day = typed(dayFromNow(0));
	await screen.field("Datum aanvraag netaansluiting").fill(day);
	await page.clock.setSystemTime(new Date(Date.now() + 6 * 60_000));
	await card(page).click();
	await toggle(page).click();
	await expect(page.getByText(/U bent langer dan 5 minuten geleden aangemeld/)).toBeVisible();
	await expect(field(page)).toHaveCount(0);
	await page.clock.setSystemTime(new Date());
	await page.getByRole("button", { name: "Opnieuw aanmelden" }).click();

	const signInPage = new SignInPage(page);
	await expect(signInPage.heading).toBeVisible();
	await expect(signInPage.email).toHaveValue(people.cpo.email);
	await signInPage.password.fill(demoPassword);
	await signInPage.submit.click();
	await expect(page).toHaveURL(`${server.url}/realisatie/${uuid}/5`);
	await expect(field(page)).toBeVisible();
	await page.getByRole("button", { name: "Zet terug" }).click();
	await expect(screen.field("Datum aanvraag netaansluiting")).toHaveValue(day);
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`the profile card with the open box has no violation of WCAG and is worked by the keyboard at ${viewport.width}`, async ({
		browser,
	}) => {
		const context = await browser.newContext({ viewport });
		await tourSeen(context);
		const page = await context.newPage();
		await open(page, people.developer.email);
		await card(page).focus();
		await page.keyboard.press("Enter");
		await toggle(page).focus();
		await page.keyboard.press("Enter");
		await expect(field(page)).toBeFocused();
		await expectNoAxeViolations(page);
		await page.keyboard.type("kort");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("alert")).toHaveText("Dit wachtwoord is niet veilig genoeg");
		await expect(field(page)).toBeFocused();
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
		await page.keyboard.press("Escape");
		await expect(card(page)).toBeFocused();
		await context.close();
	});
}
