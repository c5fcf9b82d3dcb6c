import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { people } from "./harness/demo-accounts.ts";
import { expect, test } from "./harness/journey.ts";
import { RequestPage } from "./harness/request-page.ts";
import { takeRequests } from "./harness/requests.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

const signOut = async (page: Page) => {
	await page.getByRole("button", { name: /profiel van/i }).click();
	await page.getByRole("button", { name: "Uitloggen" }).click();
	await expect(new SignInPage(page).heading).toBeVisible();
};
const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
];
const again = (page: Page) => page.getByRole("button", { name: "Opnieuw aanmelden" });
const isOver = (page: Page, title: string) => expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

test("a session that ends while somebody types says so, keeps everything, and comes back to it", async ({ as, prepare, api }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	const screen = new StepScreen(await as("cpo", { fresh: true }));
	const { page } = screen;
	await screen.open(uuid, "6");
	const [open] = await takeRequests(api, 1);
	const request = new RequestPage(await page.context().newPage());
	await request.open(open);
	await request.reject("Anders", "Er ligt een riool");

	// The server stops accepting the token in mid-word, before the input had the second's pause after which it is stored.
	const comment = `Half getypt ${randomUUID()}`;
	await screen.card("Status").getByRole("button", { name: "Zet on hold" }).click();
	await screen.dialog.getByRole("textbox").fill("De flat ernaast");
	await page.keyboard.press("Escape");
	await page.getByRole("textbox", { name: "Nieuwe opmerking" }).fill(comment);
	// This very element: a press that waits for a matching button would be made on the page that one returns to.
	const place = await page.getByRole("button", { name: "Plaats opmerking" }).elementHandle();
	await page.route("**/api/v1/**", (route) => route.fulfill({ status: 401, contentType: "application/problem+json", body: "{}" }));
	await screen.field("Geplande realisatiedatum").fill("01-12-2027");
	// Whichever call comes first ends the session: on a slow machine a call that the page makes by itself, after which the button is gone.
	await place?.click().catch(() => undefined);
	await isOver(page, "Uw sessie is beëindigd");
	await expect(page.getByText("wat u had ingevuld is bewaard")).toBeVisible();
	await expect(page.getByText("Aanmelden is niet gelukt")).toHaveCount(0);
	await page.unrouteAll();
	await again(page).click();
	await expect(page).toHaveURL(new RegExp(`/realisatie/${uuid}/6$`));
	await expect(page.getByRole("textbox", { name: "Nieuwe opmerking" })).toHaveValue(comment);
	await page
		.getByRole("button", { name: /Herstel|Zet terug|Terugzetten/ })
		.first()
		.click();
	await expect(screen.field("Geplande realisatiedatum")).toHaveValue("01-12-2027");

	// Signed out in another window: this one closes at once, without any call.
	const third = await page.context().newPage();
	await third.goto("/realisatie/actief");
	await signOut(third);
	await isOver(page, "U bent in een ander venster afgemeld");
	await isOver(request.page, "U bent in een ander venster afgemeld");
	await again(request.page).click();
	await new SignInPage(request.page).chooseAddress(people.cpo.email);
	await request.expectRequest(open.ref);
	await expect(request.judgement.getByRole("textbox", { name: "Toelichting" })).toHaveValue("Er ligt een riool");

	// Somebody else in the same window is offered none of it.
	await again(page).click();
	await expect(page).toHaveURL(new RegExp(`/realisatie/${uuid}/6$`));
	await signOut(request.page);
	await isOver(page, "U bent in een ander venster afgemeld");
	await again(page).click();
	await new SignInPage(page).chooseAddress(people.municipality.email);
	await expect(page.getByRole("textbox", { name: "Nieuwe opmerking" })).toHaveValue("");
	expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(comment);
});

test("the warning that a session is about to expire is in sight wherever the page is scrolled to", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "6" });
	for (const viewport of sizes) {
		const page = await as("cpo", { fresh: true, viewport });
		await page.clock.install();
		const screen = new StepScreen(page);
		await screen.open(uuid, "6");
		// Nothing extends the session meanwhile.
		await page.route("**/oidc/**", (route) => route.abort());
		await page.clock.fastForward(56 * 60_000);
		const warning = page.getByText("Uw sessie verloopt bijna");
		await expect(warning).toBeInViewport();
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
		await expect(warning).toBeInViewport();
		await expect(page.getByRole("button", { name: "Nu verlengen" })).toBeInViewport();
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await expect(warning).toBeInViewport();
	}
});

test("what stands above the page wherever it is scrolled to is one below the other", async ({ as, prepare, api }) => {
	for (const viewport of sizes) {
		const record = await prepare.walk({ until: "2" });
		const page = await as("arnhem", { fresh: true, viewport });
		await page.clock.install();
		await new StepScreen(page).open(record.uuid, "2");
		await page.route("**/oidc/**", (route) => route.abort());
		await api.ask("cpo", "POST", `processes/realisation/${record.uuid}/stakeholders`, {
			synchronisation: { synced: record.synced },
			data: { slug: "gridoperator|enexis" },
		});
		await page
			.getByRole("contentinfo")
			.getByRole("button", { name: /^Synchronisatie/ })
			.click();
		await page.getByRole("button", { name: "Nu verversen" }).click();
		await expect(page.getByRole("main").getByText(/Let op!$/)).toBeVisible();
		await page.keyboard.press("Escape");
		await page.clock.fastForward(56 * 60_000);
		const notices = [page.getByText("Uw sessie verloopt bijna"), page.getByRole("button", { name: "Nu verlengen" })];
		notices.push(page.getByRole("main").getByText(/Let op!$/), page.getByRole("main").getByRole("button", { name: "Opnieuw openen" }));
		for (const notice of notices) await expect(notice).toBeVisible();
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
		for (const notice of notices) await expect(notice).toBeInViewport();
		// Each can be pressed and read completely: nothing covers it.
		for (const notice of notices) await notice.click({ trial: true });
	}
});
