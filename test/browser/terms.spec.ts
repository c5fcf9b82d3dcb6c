import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { tourSeen } from "./harness/tour-seen.ts";

/** On a server of its own, because acceptance is permanent. */
const port = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 13;
const newcomer = "nieuw@go-ral.example";
let server: OwnServer;
test.beforeAll(async () => {
	server = await startOwnServer("flows", port);
});
test.afterAll(() => server.stop());

const agree = (page: Page) => page.getByRole("button", { name: "Ik ga akkoord" });
const terms = (page: Page) => page.getByRole("heading", { name: "Gebruiksvoorwaarden", level: 1 });
const work = (page: Page) => page.getByRole("navigation", { name: "Hoofdmenu" });

async function signIn(page: Page, path = "/"): Promise<void> {
	await page.goto(`${server.url}${path}`);
	await new SignInPage(page).chooseAddress(newcomer);
}

/** The page's requests to the server, in order. */
function watchCalls(page: Page): string[] {
	const kinds: readonly (readonly [RegExp, string])[] = [
		[/\/oidc\/token$/, "authenticating"],
		[/\/api\/person$/, "roles"],
		[/\/user\/terms$/, "terms"],
		[/\/user\/accept-terms$/, "acceptance"],
		[/\/configs$/, "configuration"],
		[/\/charging-point-requests(\?|$)/, "requests"],
		[/\/processes\/realisation(\?|$)/, "realisation processes"],
		[/\/api\/v1\//, "other data"],
	];
	const calls: string[] = [];
	page.on("request", (request) => {
		const kind = kinds.find(([pattern]) => pattern.test(request.url()))?.[1];
		if (kind !== undefined && calls.at(-1) !== kind) calls.push(kind);
	});
	return calls;
}

test("PLA-052 PLA-009 PLA-049 PLA-050 a new person reads the terms first, leaves, comes back, accepts, and never sees them again", async ({
	visitor: page,
	faults,
	browser,
}) => {
	const calls = watchCalls(page);
	await signIn(page, "/realisatie/actief");
	await expect(terms(page)).toBeVisible();
	await expect(page.getByText("Versie 25-05-2022")).toBeVisible();
	await expect(agree(page)).toBeEnabled();
	expect(calls).toEqual(["authenticating", "roles", "terms"]);

	await page.getByRole("button", { name: "Uitloggen" }).click();
	await expect(new SignInPage(page).heading).toBeVisible();
	await signIn(page, "/realisatie/actief");
	await expect(agree(page)).toBeEnabled();

	// The first attempt cannot be stored: nothing opens.
	faults.allow(/accept-terms|api-problem|ApiProblem|page error/);
	await page.route("**/user/accept-terms", (route) => route.abort(), { times: 1 });
	await agree(page).click();
	await expect(page.getByRole("alert")).toContainText("Uw akkoord kon niet worden vastgelegd.");
	await expect(agree(page)).toBeEnabled();

	const release = await holdCalls(page, "**/user/accept-terms");
	calls.length = 0;
	await agree(page).click();
	await expect(agree(page)).toBeDisabled();
	release();
	await expect(page).toHaveURL(`${server.url}/realisatie/actief`);
	await expect(page.getByRole("heading", { name: "Realisatieprocessen", level: 1 })).toBeVisible();
	await expect.poll(() => calls).toEqual(expect.arrayContaining(["requests", "realisation processes"]));
	expect(calls.slice(0, 2)).toEqual(["acceptance", "configuration"]);
	await page.unrouteAll();

	await page.reload();
	await expect(page.getByRole("heading", { name: "Realisatieprocessen", level: 1 })).toBeVisible();
	await expect(agree(page)).toHaveCount(0);

	const context = await browser.newContext();
	await tourSeen(context);
	const elsewhere = await context.newPage();
	const again = watchCalls(elsewhere);
	await signIn(elsewhere);
	await expect(work(elsewhere)).toBeVisible();
	await expect.poll(() => again).toEqual(expect.arrayContaining(["requests", "realisation processes"]));
	expect(again.slice(0, 3)).toEqual(["authenticating", "roles", "configuration"]);
	await context.close();
});

test("the terms are found again in the profile card, with the day they were accepted, and can be printed", async ({ visitor: page }) => {
	await page.goto(server.url);
	await new SignInPage(page).chooseAddress("cpo@go-ral.example");
	// A page that finishes loading takes the focus, which closes the card.
	await expect(page.getByRole("heading", { level: 1, name: "Vandaag" })).toBeVisible();
	await page.getByRole("button", { name: /profiel van/i }).click();
	await page.getByRole("link", { name: "Versie 25-05-2022" }).click();
	await expect(page).toHaveURL(`${server.url}/gebruiksvoorwaarden`);
	await expect(terms(page)).toBeVisible();
	await expect(page.getByText(/^U bent op .* akkoord gegaan\.$/)).toBeVisible();
	await expectNoAxeViolations(page);

	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { name: "6. Een account kan worden geblokkeerd" })).toBeVisible();
	await expect(work(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Afdrukken" })).toBeHidden();
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`the terms screen has no violation of WCAG and is worked by the keyboard at ${viewport.width}`, async ({ browser }) => {
		const context = await browser.newContext({ viewport });
		await tourSeen(context);
		const page = await context.newPage();
		// Simulates a person whose token has no terms, by withholding what the server knows.
		await page.route("**/api/person", async (route) => {
			const answer = await route.fetch();
			const body = (await answer.json()) as { data: object };
			await route.fulfill({ response: answer, json: { data: { ...body.data, acceptedTerms: {} } } });
		});
		await page.goto(server.url);
		await new SignInPage(page).chooseAddress("gemeente@go-ral.example");
		await expect(agree(page)).toBeVisible();
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
		await page.keyboard.press("Tab");
		await expect(agree(page)).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(agree(page)).toHaveCount(0);
		await context.close();
	});
}
