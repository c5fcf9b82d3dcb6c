import type { RequestRecord } from "../../engine/index.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { expect, test } from "./harness/journey.ts";
import { RequestPage } from "./harness/request-page.ts";
import { isOpen, requestNow, takeRequests } from "./harness/requests.ts";

const sizes = [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
] as const;

const placed = ({ coordinates, ...request }: RequestRecord) => isOpen({ coordinates, ...request }) && coordinates.lat !== null;

test("a CPO judges a request from the list, and goes on to the next open one by keyboard alone", async ({ as, api }) => {
	const page = await as("cpo");
	await page.goto("/aanvragen");
	await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Open/ })).toHaveAttribute("aria-current", /./);
	const [first] = await takeRequests(api, 1);
	await page.goto(`/aanvragen?referentie=${first.ref}`);
	await page.getByRole("link", { name: first.ref }).click();
	const request = new RequestPage(page);
	await request.expectRequest(first.ref);
	await page.keyboard.press("b");
	await page.keyboard.press("Space");
	await expect(request.judgement.getByRole("radio", { name: "Geaccepteerd" })).toBeChecked();
	await request.confirm.focus();
	await page.keyboard.press("Enter");
	const next = request.judgement.getByRole("button", { name: "Volgende open aanvraag" });
	await expect(next).toBeFocused();
	expect((await requestNow(api, first.uuid)).status).toBe(3);
	await page.keyboard.press("Enter");
	await expect(page).not.toHaveURL(new RegExp(first.uuid));
	await expect(request.judgement.getByRole("radio", { name: "Geaccepteerd" })).toBeVisible();
	await expect(request.judgement.getByRole("radio", { checked: true })).toHaveCount(0);
	await page.goto("/aanvragen");
	await expect(page.getByRole("link", { name: /^Terug naar .*, de laatst geopende aanvraag$/ })).toBeVisible();
});

test("a rejection with words of one's own is stored once, however often one clicks", async ({ as, api }) => {
	const [first] = await takeRequests(api, 1);
	const request = new RequestPage(await as("cpo"));
	await request.open(first);
	await request.reject("Anders", "Er ligt een <b>riool</b>");
	await expect(request.confirm).toHaveAttribute("aria-disabled", "true");
	await request.reject("Anders", "Er ligt een riool.\nZie de tekening.");
	await request.confirm.dblclick();
	await expect(request.judgement.getByText("Beoordeeld op")).toBeVisible();
	await expect(request.judgement.getByText("Er ligt een riool.")).toBeVisible();
	await expect(request.status("Afgewezen")).toBeVisible();
	const stored = await requestNow(api, first.uuid);
	expect(stored.judgement).toMatchObject({ id: 4, reason: "5", remarks: "Er ligt een riool.\nZie de tekening." });
	await request.page.reload();
	await expect(request.judgement.getByText("Er ligt een riool.")).toBeVisible();
});

test("who is second reads what the first decided, and loses nothing of what was typed", async ({ as, api }) => {
	const [first] = await takeRequests(api, 1);
	const one = new RequestPage(await as("cpo"));
	const other = new RequestPage(await as("cpo"));
	await one.open(first);
	await other.open(first);
	await other.reject("Anders", "Te dicht bij de bocht");
	await one.choose("Geaccepteerd");
	await one.confirm.click();
	await expect(one.judgement.getByText("Beoordeeld op")).toBeVisible();
	await other.confirm.click();
	await expect(other.judgement.getByText("Deze aanvraag is intussen gewijzigd.")).toBeVisible();
	await expect(other.judgement.getByText("Status: Open → Geaccepteerd")).toBeVisible();
	await expect(other.judgement.getByRole("textbox", { name: "Toelichting" })).toHaveValue("Te dicht bij de bocht");
	expect((await requestNow(api, first.uuid)).status).toBe(3);
});

test("a CPO corrects the place of a request by pasting it", async ({ as, api }) => {
	const [first] = await takeRequests(api, 1, placed);
	const request = new RequestPage(await as("cpo"));
	await request.open(first);
	const latitude = request.location.getByRole("textbox", { name: "Breedtegraad" });
	const save = request.location.getByRole("button", { name: /^Sla de coördinaten op/ });
	await expect(request.location.getByRole("application", { name: "Kaart van de aanvraag" })).toBeVisible();
	await expect(save).toHaveCount(0);
	await latitude.focus();
	await latitude.evaluate((field) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "51.9851, 5.8987");
		field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	});
	await expect(request.location.getByText("Beide velden zijn aangepast!")).toBeVisible();
	await expect(latitude).toHaveValue("51,9851");
	await save.click();
	await expect(request.page.getByText("Coördinaten zijn opgeslagen!")).toBeVisible();
	await expect(save).toHaveCount(0);
	expect((await requestNow(api, first.uuid)).coordinates).toMatchObject({ lat: 51.9851, lng: 5.8987 });
	await latitude.fill("91");
	await expect(save).toHaveAttribute("aria-disabled", "true");
	await expect(request.location.getByText(/-90 tot en met 90/).first()).toBeVisible();
});

test("a process is started from an accepted request", async ({ as, api }) => {
	const [first] = await takeRequests(api, 1, placed);
	const request = new RequestPage(await as("cpo"));
	await request.open(first);
	await expect(request.process.getByRole("button", { name: /^Start realisatieproces/ })).toHaveAttribute("aria-disabled", "true");
	await request.choose("Geaccepteerd");
	await request.confirm.click();
	await request.process.getByRole("button", { name: "Start realisatieproces", exact: true }).click();
	await expect(request.page).toHaveURL(/\/realisatie\/[0-9a-f-]{36}/);
	const query = new URL(request.page.url()).searchParams;
	expect(query.get("aanvragen")).toBe(first.uuid);
	expect([Number(query.get("lat")), Number(query.get("lng"))]).toEqual([first.coordinates.lat, first.coordinates.lng]);
});

test("who may only read judges nothing, corrects nothing and is told so", async ({ as, api }) => {
	const [first] = await takeRequests(api, 1);
	const request = new RequestPage(await as("arnhem"));
	await request.open(first);
	await expect(request.judgement.getByText("U heeft niet voldoende rechten om deze aanvraag te beoordelen.")).toBeVisible();
	await expect(request.judgement.getByRole("radio")).toHaveCount(0);
	await expect(request.page.getByRole("textbox", { name: "Breedtegraad" })).toHaveCount(0);
	const elsewhere = await as("otherMunicipality");
	await elsewhere.goto(`/aanvragen/${first.uuid}`);
	await expect(elsewhere).toHaveURL(/\/aanvragen$/);
	const stranger = await as("admin");
	await stranger.goto(`/aanvragen/${first.uuid}`);
	await expect(stranger).not.toHaveURL(/aanvragen/);
});

test("what an applicant wrote is text, never markup", async ({ as, api, faults }) => {
	const [first] = await takeRequests(api, 1);
	const markup = `<img src=x onerror="document.title='broken'">`;
	const hostile: RequestRecord = {
		...first,
		raw: { ...first.raw, remarks: `${markup}\n{{7*7}}` },
		contact: { ...first.contact, email: `"><script>document.title='broken'</script>@x.example` },
		summary: { ...first.summary, name: markup, address: "\u202Eteerts ".repeat(40) },
	};
	const page = await as("cpo");
	await page.route(`**/charging-point-requests/${first.uuid}`, (route) => route.fulfill({ json: { data: hostile } }));
	const request = new RequestPage(page);
	await request.open(first);
	await expect(page.getByText(markup).first()).toBeVisible();
	await expect(page.locator("main img[src=x]")).toHaveCount(0);
	expect(await page.title()).toContain(first.ref);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
	expect(faults.all).toEqual([]);
});

for (const viewport of sizes) {
	test(`at ${viewport.width} pixels list, page and map of requests are for everybody: axe finds nothing, nothing sticks out`, async ({
		as,
		api,
	}) => {
		const [first] = await takeRequests(api, 1, placed);
		const page = await as("cpo", { viewport });
		const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		await page.goto("/aanvragen");
		await expect(page.getByRole("link", { name: /^[A-Z]+-A\d+$/ }).first()).toBeVisible();
		await expectNoAxeViolations(page);
		expect(await sticksOut()).toBe(0);
		const request = new RequestPage(page);
		await request.open(first);
		await expect(request.location.getByRole("application", { name: "Kaart van de aanvraag" })).toBeVisible();
		await request.reject("Anders", "<");
		await request.location.getByText(/^In de buurt/).click();
		await expectNoAxeViolations(page);
		expect(await sticksOut()).toBe(0);
		await request.location.getByRole("button", { name: "Vergroot de kaart" }).click();
		const large = page.getByRole("dialog");
		await expect(large.getByRole("application", { name: "Kaart van de aanvraag" })).toBeVisible();
		await large.getByRole("button", { name: /Legenda/ }).click();
		await expectNoAxeViolations(page);
	});
}
