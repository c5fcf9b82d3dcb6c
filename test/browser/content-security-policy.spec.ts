import { collectCspReports } from "./harness/content-security-reports.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

test("every page's policy allows neither inline nor evaluated script or style, and a walk raises no report", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const page = await as("cpo");
	const policies: string[] = [];
	page.on("response", async (answer) => {
		// The address to which a sign-in returns is a page too, although a resumed session reaches it by a call.
		const isPage = answer.request().resourceType() === "document" || new URL(answer.url()).pathname === "/aangemeld";
		if (isPage) policies.push((await answer.allHeaders())["content-security-policy"] ?? "none");
	});
	const screen = new StepScreen(page);
	await screen.open(uuid, "1");
	await new LocationChoice(page).chooseAddress("Jansbuitensingel 32 Arnhem");
	await screen.press("Volgende stap");
	await screen.expectStep("2", "Gemeente beoordeling");
	await page.getByRole("button", { name: /profiel van Demo CPO/i }).click();
	await new RealisationList(page).open("onhold");
	expect(policies.length).toBeGreaterThan(2);
	for (const policy of policies) {
		expect(policy).toContain("default-src");
		expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|none$/);
	}
});

test("the API's documentation page keeps to the policy too", async ({ visitor }) => {
	const answer = await visitor.goto("/api/docs");
	expect(answer?.headers()["content-security-policy"]).not.toMatch(/unsafe-(inline|eval|hashes)/);
	await expect(visitor.getByRole("heading", { name: /Laadstroom/ }).first()).toBeVisible();
});

test("the sign-in page has the same strictness", async ({ visitor }) => {
	const answer = visitor.waitForResponse((response) => new URL(response.url()).pathname.startsWith("/oidc/interaction/"));
	await visitor.goto("/");
	const policy = (await answer).headers()["content-security-policy"] ?? "";
	expect(policy).toContain("default-src");
	expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
	await expect(new SignInPage(visitor).heading).toBeVisible();
});

test("the watch over the policy fires: a planted inline script does not run and is reported", async ({ browser }) => {
	const reports: string[] = [];
	const context = await browser.newContext();
	await collectCspReports(context, (violation) => reports.push(violation));
	const page = await context.newPage();
	await page.goto("/");
	await expect(new SignInPage(page).heading).toBeVisible();
	await page.evaluate(() => {
		const planted = document.createElement("script");
		planted.textContent = "window.planted = true";
		document.body.append(planted);
	});
	await expect.poll(() => reports.join()).toMatch(/script-src/);
	expect(await page.evaluate(() => "planted" in window)).toBe(false);
	await context.close();
});
