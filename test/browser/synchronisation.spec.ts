import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { RealisationList } from "./harness/realisation-list.ts";
import { StepScreen } from "./harness/step-screen.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;
const minute = 60_000;
const processes = /\/processes\/realisation\?/;
/** Calls for these records, and for the first page of their list, which is shown before them. */
const anyProcess = /\/(processes\/realisation|lists\/realisations\/rows)\?/;
const requests = /\/charging-point-requests\?/;

const panel = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: /^Synchronisatie/ });
const changedNotice = (page: Page) => page.getByRole("main").getByText(/Let op!$/);

/** The page's calls to an address from now on. */
function callsTo(page: Page, address: RegExp): string[] {
	const calls: string[] = [];
	page.on("request", (request) => {
		if (address.test(request.url())) calls.push(request.url());
	});
	return calls;
}

/** Whether the page believes that it is visible. */
async function setVisible(page: Page, state: "visible" | "hidden"): Promise<void> {
	await page.evaluate((value) => {
		Object.defineProperty(document, "visibilityState", { configurable: true, get: () => value });
		document.dispatchEvent(new Event("visibilitychange"));
	}, state);
}

test("PLA-006 the configuration comes first, then both lists; until the first processes are there a screen shows how far it is", async ({
	as,
}) => {
	for (const viewport of sizes) {
		const page = await as("cpo", { viewport });
		// A spinner would never finish.
		await page.emulateMedia({ reducedMotion: "reduce" });
		const release = await holdCalls(page, anyProcess);
		const calls = callsTo(page, /\/api\/(person|v1\/[^/]+\/(configs|processes\/realisation\?|charging-point-requests\?))/);
		const list = new RealisationList(page);
		await page.goto("/realisatie/actief");
		const screen = page.getByRole("region", { name: "Gegevens worden geladen" });
		await expect(screen.getByRole("listitem")).toHaveText([
			"ConfiguratieGeladen",
			/^Aanvragen[\d.]+ geladen$/,
			"RealisatieprocessenBezig",
			"LaadpuntgegevensGeladen",
		]);
		await expect(page.getByRole("navigation", { name: "Categorie" })).toBeHidden();
		await expectNoAxeViolations(page);
		release();
		await expect(list.rows.first()).toBeVisible();
		await expect(screen).toBeHidden();
		const order = calls.map((url) => /person|configs|realisation|requests/.exec(new URL(url).pathname)?.[0]);
		expect(order.slice(0, 2)).toEqual(["person", "configs"]);
		expect(order.slice(2).sort()).toEqual(expect.arrayContaining(["realisation", "requests"]));
	}
});

const loading = [
	{ email: "cpo@go-ral.example", paged: true },
	{ email: "cpo@park-n-charge.example", paged: true },
	{ email: "cpo@opcharge.example", paged: true },
	{ email: "cpo@vlaanderen.example", paged: true },
	{ email: "gemeente@amsterdam.example", paged: false },
	{ email: "behandelaar@rvb.example", paged: false },
] as const;

test("REQ-177 every tenant loads its configuration first and its lists after it, page by page where it says so", async ({ asAccount }) => {
	test.setTimeout(180_000);
	for (const { email, paged } of loading) {
		const page = await asAccount(email);
		const calls = callsTo(page, /\/api\/(v1\/[^/]+\/(configs|processes\/realisation\?|charging-point-requests\?)|realisationlist|list)/);
		await page.goto("/realisatie/actief");
		await expect(new RealisationList(page).count).toBeVisible();
		await expect(page.getByRole("region", { name: "Gegevens worden geladen" })).toBeHidden();
		const [first, ...lists] = calls
			.map((address) => new URL(address))
			.map(({ pathname, searchParams }) => ({
				call: pathname.split("/").at(-1),
				pageSize: searchParams.get("pageSize"),
			}));
		expect(first?.call, email).toBe("configs");
		const byPage = lists.filter(
			({ call, pageSize }) => (call === "realisation" || call === "charging-point-requests") && pageSize !== null,
		);
		const atOnce = lists.filter(({ call }) => call === "list" || call?.startsWith("realisationlist"));
		expect({ email, byPage: byPage.length > 0, atOnce: atOnce.length > 0 }).toEqual({ email, byPage: paged, atOnce: !paged });
	}
});

test("PLA-005 after start-up there is an entry for how this person likes the product", async ({ as }) => {
	const page = await as("cpo", { newcomer: true });
	await page.goto("/");
	await expect(page.getByRole("dialog", { name: "Rondleiding" })).toBeVisible();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("laadstroom.settings"))).toBe('{"tour":{"date":"2023-05-11"}}');
});

test("a process is opened by its address without waiting for any list", async ({ as, prepare }) => {
	const { uuid } = await prepare.start();
	const page = await as("cpo", { newcomer: true });
	await page.route(processes, () => {});
	await page.route(requests, () => {});
	const screen = new StepScreen(page);
	await screen.open(uuid);
	await expect(screen.button("Opslaan")).toBeVisible();
	await expect(page.getByRole("region", { name: "Gegevens worden geladen" })).toHaveCount(0);
});

test("PLA-007 REQ-261 what failed is told with its number, and only that is tried again", async ({ as, faults }) => {
	faults.allow(/503/);
	for (const viewport of sizes) {
		const page = await as("cpo", { viewport });
		await page.route(requests, (route) => route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }));
		await page.goto("/realisatie/actief");
		const notice = page.getByRole("main").getByRole("status").filter({ hasText: "Niet alles kon in 1 keer goed ingeladen worden." });
		await expect(notice).toContainText("Het laden van 1 dataset(s) is mislukt");
		await expect(new RealisationList(page).rows.first()).toBeVisible();
		await expectNoAxeViolations(page);
		await page.unroute(requests);
		const again = callsTo(page, processes);
		await notice.getByRole("button", { name: "Probeer deze opnieuw" }).click();
		await expect(notice).toHaveCount(0);
		expect(again).toEqual([]);
	}
});

test("PLA-057 what somebody else does reaches the list by itself, announced half a minute before", async ({ as, prepare }) => {
	const page = await as("cpo");
	await page.clock.install();
	const list = new RealisationList(page);
	await list.open("actief");
	await expect(list.rows.first()).toBeVisible();
	await expect(panel(page)).toContainText("Bijgewerkt om");
	const { ref } = await prepare.start();
	await list.find(ref);
	await expect(list.row(ref)).toHaveCount(0);
	const calls = callsTo(page, processes);
	await page.clock.runFor(5 * minute - 30_000);
	await expect(panel(page)).toContainText(/Automatisch verversen over (30|29) s/);
	expect(calls).toEqual([]);
	await page.clock.runFor(30_000);
	await expect(list.row(ref)).toHaveCount(1);
	expect(calls).toHaveLength(1);
	expect(calls[0]).toContain("fromTimeStamp=");
	await expect(panel(page)).toContainText("De gegevens zijn bijgewerkt");
	await page.clock.runFor(3_000);
	await expect(panel(page)).toContainText("Bijgewerkt om");
});

test("PLA-014 the panel: colours, countdown, stop and resume", async ({ as, faults }) => {
	faults.allow(/503/);
	for (const viewport of sizes) {
		const page = await as("cpo", { viewport });
		await page.clock.install();
		await page.goto("/realisatie/actief");
		await expect(panel(page)).toContainText("Bijgewerkt om");
		await panel(page).click();
		const open = page.getByRole("dialog", { name: "Synchronisatie" });
		await expect(open).toContainText("De gegevens worden elke 5 minuten automatisch ververst.");
		await expectNoAxeViolations(page);
		await open.getByRole("button", { name: "Nu verversen" }).click();
		await expect(open).toContainText("De gegevens zijn bijgewerkt");
		await open.getByRole("button", { name: "Stop automatisch verversen" }).click();
		await expect(open).toContainText("Automatisch verversen staat uit");
		const calls = callsTo(page, processes);
		await page.clock.runFor(11 * minute);
		expect(calls).toEqual([]);
		await open.getByRole("button", { name: "Hervat automatisch verversen" }).click();
		await page.clock.runFor(4 * minute + 45_000);
		await expect(panel(page)).toContainText(/Automatisch verversen over 1\d s/);
		await page.route(processes, (route) => route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }));
		await page.clock.runFor(15_000);
		await expect(panel(page)).toContainText("Mislukt");
		await expect(page.getByText("Synchronisatie mislukt")).toBeVisible();
		// The top bar covers elements that are half scrolled away.
		await page.evaluate(() => window.scrollTo(0, 0));
		await expectNoAxeViolations(page);
	}
});

test("PLA-060 offline it waits, and synchronises once when the connection is back", async ({ as }) => {
	const page = await as("cpo");
	await page.goto("/realisatie/actief");
	await expect(panel(page)).toContainText("Bijgewerkt om");
	await page.context().setOffline(true);
	const calls = callsTo(page, processes);
	await panel(page).click();
	await page.getByRole("button", { name: "Nu verversen" }).click();
	await expect(panel(page)).toContainText("Verversen wacht op verbinding");
	expect(calls).toEqual([]);
	await page.context().setOffline(false);
	await expect(panel(page)).toContainText("De gegevens zijn bijgewerkt");
	expect(calls).toHaveLength(1);
});

test("PLA-061 out of view it waits, and synchronises once when somebody looks again", async ({ as }) => {
	const page = await as("cpo");
	await page.clock.install();
	await page.goto("/realisatie/actief");
	await expect(panel(page)).toContainText("Bijgewerkt om");
	await setVisible(page, "hidden");
	const calls = callsTo(page, processes);
	await page.clock.runFor(30 * minute);
	expect(calls).toEqual([]);
	await setVisible(page, "visible");
	await expect(panel(page)).toContainText("De gegevens zijn bijgewerkt");
	expect(calls).toHaveLength(1);
});

test("PLA-064 PLA-132 two people at one process: 'Let op!' stays until it is dismissed, and what was typed is never replaced", async ({
	as,
	prepare,
	api,
}) => {
	for (const viewport of sizes) {
		const record = await prepare.walk({ until: "2" });
		const page = await as("arnhem", { viewport });
		const screen = new StepScreen(page);
		await screen.open(record.uuid, "2");
		await screen.field("Beoordeling").selectOption({ label: "Negatief" });
		const typed = screen.field("Toelichting");
		await typed.fill("De bomen staan in de weg.");
		await api.ask("cpo", "POST", `processes/realisation/${record.uuid}/stakeholders`, {
			synchronisation: { synced: record.synced },
			data: { slug: "gridoperator|enexis" },
		});
		await panel(page).click();
		// Content that arrives late makes the page longer and moves the footer out of view; the panel must still work.
		const later = await page.getByRole("main").evaluateHandle((main) => main.appendChild(document.createElement("div")));
		await later.evaluate((part) => part.style.setProperty("height", "3000px"));
		await expect(panel(page)).not.toBeInViewport();
		await page.getByRole("button", { name: "Nu verversen" }).click();
		await expect(changedNotice(page)).toBeVisible();
		await later.evaluate((part) => part.remove());
		await expect(page.getByRole("main")).toContainText(`Realisatieproces ${record.ref} is intussen gewijzigd door iemand anders.`);
		await page.keyboard.press("Escape");
		await expect(typed).toHaveValue("De bomen staan in de weg.");
		await expect(screen.card("Betrokken partijen")).not.toContainText("Enexis");
		await expectNoAxeViolations(page);
		await page.getByRole("main").getByRole("button", { name: "Opnieuw openen" }).click();
		await expect(changedNotice(page)).toHaveCount(0);
		await expect(screen.card("Betrokken partijen")).toContainText("Enexis");
		await expect(typed).toHaveValue("De bomen staan in de weg.");
	}
});

test("a colleague who begins on the step that somebody has open is named within seconds, and no longer once they have saved", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const page = await as("arnhem", { live: true });
	const listening = page.waitForResponse(/\/changes(\?|$)/);
	const here = new StepScreen(page);
	await here.open(uuid, "2");
	await listening;
	const named = page.getByText(/werkt nu ook aan deze stap\.$/);
	await expect(here.field("Toelichting")).toBeVisible();
	await expect(named).toHaveCount(0);
	const colleague = new StepScreen(await as("municipality"));
	await colleague.open(uuid, "2");
	await colleague.field("Toelichting").fill("De bomen staan in de weg.");
	// Sooner than polling would find it without an announcement.
	await expect(named).toBeVisible({ timeout: 15_000 });
	await colleague.button("Opslaan").click();
	await colleague.expectSaved();
	await expect(named).toHaveCount(0, { timeout: 15_000 });
});

test("what somebody else saves is told within seconds, in every tab, without a reload; what was typed stays", async ({
	as,
	prepare,
	api,
}) => {
	const record = await prepare.walk({ until: "2" });
	const page = await as("arnhem", { live: true });
	const listening = page.waitForResponse(/\/changes(\?|$)/);
	const screen = new StepScreen(page);
	await screen.open(record.uuid, "2");
	expect((await listening).headers()["content-type"]).toContain("text/event-stream");
	const typed = screen.field("Toelichting");
	await screen.field("Beoordeling").selectOption({ label: "Negatief" });
	await typed.fill("De bomen staan in de weg.");
	const second = await page.context().newPage();
	const streams = callsTo(second, /\/changes(\?|$)/);
	const list = new RealisationList(second);
	await list.open("actief");
	await list.find(record.ref);
	await expect(list.row(record.ref)).toHaveCount(1);
	const { ref } = await prepare.start();
	await list.find(ref);
	await expect(list.row(ref)).toHaveCount(1);
	expect(streams).toEqual([]);
	await page.bringToFront();
	await api.ask("cpo", "POST", `processes/realisation/${record.uuid}/stakeholders`, {
		synchronisation: { synced: record.synced },
		data: { slug: "gridoperator|enexis" },
	});
	await expect(changedNotice(page)).toBeVisible();
	await expect(page.getByRole("main")).toContainText(`Realisatieproces ${record.ref} is intussen gewijzigd door iemand anders.`);
	await expect(typed).toHaveValue("De bomen staan in de weg.");
	// Without closing what is open on the page first: the notice disappears by itself.
	await screen.button("Opslaan").click();
	await screen.expectSaved();
	await expect(screen.card("Betrokken partijen")).toContainText("Enexis");
	await expect(changedNotice(page)).toHaveCount(0);
});
