import type { Page } from "@playwright/test";
import { nameSlug, type RequestRecord } from "../../engine/index.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { accountApi } from "./harness/account-api.ts";
import { expect, test } from "./harness/journey.ts";
import { connectRequest, freeRequests } from "./harness/requests.ts";
import type { ServerApi } from "./harness/server-api.ts";
import { StartPage } from "./harness/start-page.ts";
import { StepScreen } from "./harness/step-screen.ts";

const failed = "De aanvraag kon niet verbonden worden. Probeer het nog een keer.";
const phone = { width: 390, height: 844 };

/** Three requests that no other test of this file touches. */
async function three(api: ServerApi, turn: number): Promise<readonly [RequestRecord, RequestRecord, RequestRecord]> {
	const [one, two, other] = (await freeRequests(api)).slice(-3 * (turn + 1)).slice(0, 3);
	if (!one || !two || !other) throw new Error("There are too few accepted requests in the municipality.");
	return [one, two, other];
}

const cardOf = (screen: StepScreen) => screen.card("Gekoppelde aanvragen");

async function connectBySearch(screen: StepScreen, typed: string, ref: string): Promise<void> {
	const card = cardOf(screen);
	const field = card.getByRole("searchbox", { name: "Zoek op referentie, adres of postcode" });
	if (!(await field.isVisible())) await card.getByText("Koppel een aanvraag").click();
	await field.fill(typed);
	await card.getByRole("button", { name: `Koppel aanvraag ${ref}`, exact: true }).click();
}

const uuidIn = (page: Page) => new URL(page.url()).pathname.split("/")[2] ?? "";

test("REA-026 REA-416 REQ-159 REQ-160 REQ-161 a process starts from an accepted request, takes two more along and lets one go", async ({
	as,
	api,
}) => {
	const [first, second, third] = await three(api, 0);
	const page = await as("cpo");
	await page.goto(`/aanvragen/${first.uuid}`);
	await page.getByRole("button", { name: "Start realisatieproces" }).click();
	await expect(page).toHaveURL(new RegExp(`/realisatie/[0-9a-f-]{36}\\?aanvragen=${first.uuid}&lat=[\\d.]+&lng=[\\d.]+$`));
	const unsaved = uuidIn(page);
	await page.getByRole("button", { name: "Kies dit procestype" }).click();
	const start = new StartPage(page);
	const requests = page.getByRole("region", { name: "Aanvragen", exact: true });
	await expect(requests.getByRole("link", { name: first.ref })).toBeVisible();
	await expect(requests).toContainText(first.summary.address);
	await expect(start.party("Gemeente")).toHaveValue("municipality|arnhem-0202");
	await expectNoAxeViolations(page);
	await start.party("CPO").selectOption({ label: "Allego" });
	await start.create.click();
	await expect(page).toHaveURL(/\/realisatie\/[0-9a-f-]{36}\/1$/);
	const uuid = uuidIn(page);
	expect(uuid).not.toBe(unsaved);

	const screen = new StepScreen(page);
	const card = cardOf(screen);
	await expect(card.getByRole("link", { name: first.ref })).toBeVisible();
	await expect(card.getByText("Wordt gekoppeld")).toHaveCount(0);
	expect((await api.record(uuid)).requestUuids).toEqual([first.uuid]);

	await connectBySearch(screen, second.ref, second.ref);
	await connectBySearch(screen, third.summary.address.split(",")[0] ?? "", third.ref);
	await expect(card.getByText("Wordt gekoppeld")).toHaveCount(2);
	expect((await api.record(uuid)).requestUuids).toEqual([first.uuid]);
	await page.reload();
	await expect(card.getByText("Wordt gekoppeld")).toHaveCount(2);
	await expectNoAxeViolations(page);
	await screen.press("Opslaan");
	await screen.expectSaved();
	await expect(card.getByText("Wordt gekoppeld")).toHaveCount(0);
	expect((await api.record(uuid)).requestUuids.toSorted()).toEqual([first.uuid, second.uuid, third.uuid].toSorted());

	await card.getByRole("button", { name: `Ontkoppel aanvraag ${second.ref}` }).click();
	await expect(card.getByText("Wordt ontkoppeld")).toBeVisible();
	await screen.press("Opslaan");
	await expect(card.getByRole("link", { name: second.ref })).toHaveCount(0);
	expect((await api.record(uuid)).requestUuids.toSorted()).toEqual([first.uuid, third.uuid].toSorted());

	// The request now leads to the process instead of starting another.
	await card.getByRole("link", { name: first.ref }).click();
	await expect(page.getByRole("button", { name: "Start realisatieproces" })).toHaveCount(0);
	await page.getByRole("link", { name: "Bekijk het realisatieproces" }).click();
	await expect(page).toHaveURL(new RegExp(`/realisatie/${uuid}/1$`));
});

test("REA-417 a request that somebody else took meanwhile is told of and stays pending, and the next one goes through", async ({
	as,
	api,
	prepare,
}) => {
	const [first, second] = await three(api, 1);
	const [mine, theirs] = [await prepare.start(), await prepare.start()];
	const screen = new StepScreen(await as("cpo"));
	await screen.open(mine.uuid, "1");
	await connectBySearch(screen, first.ref, first.ref);
	await connectBySearch(screen, second.ref, second.ref);
	await connectRequest(api, theirs.uuid, first.uuid);
	await screen.press("Opslaan");
	await expect(screen.alert(failed)).toBeVisible();
	const card = cardOf(screen);
	await expect(card.getByText("Wordt gekoppeld")).toHaveCount(1);
	await expect(card.getByRole("link", { name: second.ref })).toBeVisible();
	expect((await api.record(mine.uuid)).requestUuids).toEqual([second.uuid]);
	await card.getByRole("button", { name: `Toch niet: aanvraag ${first.ref}` }).click();
	await expect(card.getByRole("link", { name: first.ref })).toHaveCount(0);
});

test("requests on the map: connected from the popup at once, listed beside it, at a phone's width too", async ({ as, api, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const page = await as("arnhem", { viewport: phone });
	const screen = new StepScreen(page);
	await page.goto(`/realisatie/${uuid}/2`);
	const place = page.locator("form");
	await place.getByText("Aanvragen in de buurt").click();
	const nearby = place.locator("details").filter({ hasText: "Aanvragen in de buurt" });
	await expect(nearby.getByRole("listitem")).toHaveCount(8);
	await place.getByRole("button", { name: "Legenda" }).click();
	await expect(place.getByRole("checkbox", { name: /Geaccepteerde aanvraag/ })).toBeChecked();
	// At the end of the page nothing is hidden under the bar with the buttons.
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await expectNoAxeViolations(page);
	const button = nearby.getByRole("button", { name: /^Koppel aanvraag/ }).first();
	const ref = (await button.getAttribute("aria-label"))?.replace("Koppel aanvraag ", "") ?? "";
	await button.click();
	await expect(nearby.getByRole("button", { name: `Ontkoppel aanvraag ${ref}` })).toBeVisible();
	await expect(cardOf(screen).getByRole("link", { name: ref })).toBeVisible();
	expect((await api.record(uuid)).requestUuids).toHaveLength(1);
});

test("who may not access requests sees which ones belong to the process, by reference alone, and changes nothing", async ({
	asAccount,
	baseURL,
}) => {
	const operator = await accountApi(String(baseURL), "opcharge", "cpo@opcharge.example");
	const processes = await operator<
		readonly {
			uuid: string;
			synced: number;
			MunicipalityCode: string;
			status: Record<"completed" | "cancelled", { enabled: boolean }>;
		}[]
	>("GET", "processes/realisation?pageSize=400");
	const requests = await operator<readonly RequestRecord[]>("GET", "charging-point-requests?pageSize=400&realisationStatus=none");
	const pairs = processes
		.filter(({ status }) => !status.completed.enabled && !status.cancelled.enabled)
		.flatMap((process) => {
			const request = requests.find(
				({ geographyCode, status, connected }) => geographyCode === process.MunicipalityCode && status === 3 && !connected,
			);
			return request ? [{ process, request }] : [];
		});
	const [pair] = pairs;
	if (!pair) throw new Error("There is no process with an accepted request in its municipality.");
	const { process, request } = pair;
	await operator("POST", `processes/realisation/${process.uuid}/requests/${request.uuid}`, {
		synchronisation: { synced: process.synced, request: { synced: request.synced } },
		data: { action: "connect" },
	});
	const screen = new StepScreen(await asAccount("gemeente@opcharge.example"));
	await screen.page.goto(`/realisatie/${process.uuid}/1`);
	const card = cardOf(screen);
	await expect(card.getByText(request.ref)).toBeVisible();
	await expect(card.getByRole("link")).toHaveCount(0);
	await expect(card.getByRole("button")).toHaveCount(0);
	await expect(card.getByText("Koppel een aanvraag")).toHaveCount(0);
	await expect(card).not.toContainText(request.address.street);
});

test("REA-467 where the picker reaches 250 m the charging points within 250 m are told of, around the place a process was started for", async ({
	asAccount,
	baseURL,
}) => {
	const operator = await accountApi(String(baseURL), "vlaanderen", "cpo@vlaanderen.example");
	const requests = await operator<readonly RequestRecord[]>("GET", "charging-point-requests?realisationStatus=none&pageSize=400");
	const request = requests.find(({ status, coordinates }) => status === 3 && coordinates.lat !== null);
	if (request === undefined) throw new Error("There is no accepted request with a place.");
	const started = await operator<{ uuid: string; synced: number }>("POST", "processes/realisation", {
		geographyCode: request.geographyCode,
		stakeholders: [`municipality|${nameSlug(request.address.municipality)}-${request.geographyCode}`, "cpo|allego"],
		tenant: "vlaanderen",
		type: "op-aanvraag",
	});
	await operator("POST", `processes/realisation/${started.uuid}/requests/${request.uuid}`, {
		synchronisation: { synced: started.synced, request: { synced: request.synced } },
		data: { action: "connect" },
	});
	// On another device than the one it was started on, with an address that says otherwise.
	const screen = new StepScreen(await asAccount("cpo@vlaanderen.example"));
	await screen.page.goto(`/realisatie/${started.uuid}/1?lat=50.1&lng=4.1`);
	const { lat, lng } = request.coordinates;
	const degrees = (value: number | null) => String(value).replace(".", ",");
	await expect(screen.field("Breedtegraad")).toHaveValue(degrees(lat));
	await expect(screen.field("Lengtegraad")).toHaveValue(degrees(lng));
	await expect(screen.says(/^Binnen 250 m van deze plek sta/)).toBeVisible();
	const circle = screen.page.locator("form .leaflet-overlay-pane path.leaflet-interactive, form .leaflet-overlay-pane svg path").first();
	// Zoom 14 in Web Mercator: metres a pixel shrink with the cosine of the latitude.
	const metresPerPixel = (40_075_016 * Math.cos(((lat ?? 0) * Math.PI) / 180)) / (256 * 2 ** 14);
	// The map may still be moving, and redraws its circle when it has arrived.
	const across = async () => (((await circle.boundingBox())?.width ?? 0) - 2) * metresPerPixel;
	await expect.poll(async () => Math.abs((await across()) - 250), { message: "metres of the circle too many or too few" }).toBeLessThan(10);
});
