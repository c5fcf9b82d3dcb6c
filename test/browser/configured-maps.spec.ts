import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { RequestRecord, TenantDefinition } from "../../engine/index.ts";
import { localServer } from "../../server/test-support/local-server.ts";
import { busyLocation, sendList, startMonitoringService } from "../../server/test-support/monitoring-service.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { collectCspReports } from "./harness/content-security-reports.ts";
import { municipality, people, tenant } from "./harness/demo-accounts.ts";
import { followsByInterval } from "./harness/follows-by-interval.ts";
import { expect, test } from "./harness/journey.ts";
import { MapWidgets } from "./harness/map-widgets.ts";
import { type OwnServer, startOwnServer } from "./harness/own-server.ts";
import type { PageFaults } from "./harness/page-faults.ts";
import { proposalValues } from "./harness/process-walk.ts";
import { RequestPage } from "./harness/request-page.ts";
import { ServerApi } from "./harness/server-api.ts";
import { SignInPage } from "./harness/sign-in-page.ts";
import { StepScreen } from "./harness/step-screen.ts";
import { TenantWalk } from "./harness/tenant-walk.ts";
import { startTileServer, type TileServer } from "./harness/tile-server.ts";
import { tourSeen } from "./harness/tour-seen.ts";

const port = Number(process.env.BROWSER_TEST_PORT ?? 3210) + 9;
const label = "Kaart van de aanvraag";

let flows = "";
let server: OwnServer;
let tiles: TileServer;
let aerial: TileServer;
/** A service for pictures of locations, from the street and from above. */
let pictures: Awaited<ReturnType<typeof localServer>>;
const picturesAsked: string[] = [];
let monitoring: Awaited<ReturnType<typeof startMonitoringService>>;
/** The request with the most charging points around it. */
let request: RequestRecord;
let broken = false;

interface Place {
	readonly uuid: string;
	readonly coordinates: { readonly latitude: number; readonly longitude: number };
}

const metres = (one: Place, { coordinates: { lat, lng } }: RequestRecord) =>
	Math.hypot(one.coordinates.latitude - (lat ?? 0), (one.coordinates.longitude - (lng ?? 0)) * 0.616) * 111_195;

test.beforeAll(async () => {
	test.setTimeout(300_000);
	flows = mkdtempSync(join(tmpdir(), "flows-"));
	cpSync(join("flows", tenant), join(flows, tenant), { recursive: true });
	tiles = await startTileServer("red", true);
	aerial = await startTileServer("green", false);
	pictures = await localServer((asked, response) => {
		picturesAsked.push(asked.url?.split("?")[0] ?? "");
		response.writeHead(200, { "content-type": "image/jpeg" }).end(readFileSync("test/files/zijaanzicht.jpg"));
	});
	monitoring = await startMonitoringService((response) => {
		if (broken) response.writeHead(500).end("no");
		else sendList(response, [busyLocation]);
	});
	const file = join(flows, tenant, "tenant.json");
	const definition = JSON.parse(readFileSync(file, "utf8")) as TenantDefinition;
	const map = { ...definition.map, areaLayer: "gebieden.geojson" };
	writeFileSync(file, JSON.stringify({ ...definition, monitoring: { enabled: true, limit: 0.5 }, map }));
	const ring = [
		[5.8, 51.9],
		[6.0, 51.9],
		[6.0, 52.1],
		[5.8, 51.9],
	];
	const area = { type: "Feature", properties: { name: "Centrum" }, geometry: { type: "Polygon", coordinates: [ring] } };
	writeFileSync(join(flows, tenant, "gebieden.geojson"), JSON.stringify({ type: "FeatureCollection", features: [area] }));
	server = await startOwnServer(flows, port, {
		TILES_URL: tiles.template,
		AERIAL_URL: aerial.template,
		STREET_VIEW_URL: `${pictures.address}/street`,
		AERIAL_PHOTO_URL: `${pictures.address}/above?layers=photo`,
		MONITORING_URL: monitoring.address,
		MONITORING_TOKEN: "token-of-the-deployment",
	});
	const api = new ServerApi(server.url);
	const about = `codes=${municipality.code}&pageSize=400`;
	const requests = await api.ask<readonly RequestRecord[]>("cpo", "GET", `charging-point-requests?${about}`);
	const places = await api.ask<readonly Place[]>("cpo", "GET", `charging-point-locations?${about}&status=realized`);
	const near = (one: RequestRecord) => places.filter((place) => metres(place, one) < 180).length;
	const [first] = requests
		.filter(({ coordinates, status }) => coordinates.lat !== null && (status === 2 || status === 3))
		.toSorted((one, other) => near(other) - near(one));
	if (first === undefined || near(first) < 2) throw new Error("There is no request with two charging points near it.");
	request = first;
});

test.afterAll(async () => {
	await server?.stop();
	for (const service of [tiles, aerial, pictures, monitoring]) await service?.stop();
	rmSync(flows, { recursive: true, force: true });
});

async function openPage(browser: Browser, faults: PageFaults, viewport = { width: 1440, height: 900 }): Promise<Page> {
	const context = await browser.newContext({ baseURL: server.url, viewport });
	await tourSeen(context);
	await followsByInterval(context);
	await collectCspReports(context, (violation) => faults.report(violation));
	const page = await context.newPage();
	faults.watch(page);
	await page.goto("/");
	await new SignInPage(page).chooseAddress(people.cpo.email);
	return page;
}

async function openRequest(...about: Parameters<typeof openPage>): Promise<RequestPage> {
	const opened = new RequestPage(await openPage(...about));
	await opened.open(request);
	return opened;
}

const close = (page: Page) => page.context().close();

test("PLA-124 REQ-032 maps lie on the tiles of the configured service, on aerial pictures where there are any, and show the areas of the tenant", async ({
	browser,
	faults,
}) => {
	const opened = await openRequest(browser, faults);
	const { page, location } = opened;
	const widgets = new MapWidgets(page, location, label);
	// The map is wider than a tile and may be lower: the number of tiles depends on where the request lies.
	await expect.poll(() => tiles.asked.length).toBeGreaterThan(1);
	expect(tiles.asked.every((path) => /^\/14\/\d+\/\d+\.png$/.test(path))).toBe(true);
	await expect(location.getByText("Kaartgegevens © Kadaster")).toBeVisible();
	await page.waitForLoadState("networkidle");
	await widgets.legend.click();
	const areas = location.getByRole("checkbox", { name: "Vergunningsgebieden" });
	await expect(areas).toBeChecked();
	await widgets.map.scrollIntoViewIfNeeded();
	const withAreas = await widgets.download();
	await areas.uncheck();
	const onTiles = await widgets.download();
	// The areas tint the red of the tiles.
	expect(withAreas.picture.colors).not.toBe(onTiles.picture.colors);

	await expect(widgets.style).toHaveAccessibleName("Kaartstijl kaart, kies luchtfoto");
	await widgets.style.click();
	await expect.poll(() => aerial.asked.length).toBeGreaterThan(1);
	await expect(location.getByText("Beeldmateriaal Nederland / PDOK")).toBeVisible();
	await page.waitForLoadState("networkidle");
	// The service does not let other sites read its pictures: the download has our own background instead.
	faults.allow(/blocked by CORS policy/);
	const onAerial = await widgets.download();
	expect([onAerial.picture.width, onAerial.picture.height]).toEqual([onTiles.picture.width, onTiles.picture.height]);
	expect(onAerial.picture.colors).toBeGreaterThan(20);
	await close(page);
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`at ${viewport.width} pixels the monitoring window is reached and read by keyboard, and axe finds nothing`, async ({
		browser,
		faults,
	}) => {
		const opened = await openRequest(browser, faults, viewport);
		const { page, location } = opened;
		await location.getByRole("button", { name: "Bekijk de bezetting" }).focus();
		await page.keyboard.press("Enter");
		const dialog = page.getByRole("dialog", { name: "Bezetting van laadlocaties" });
		await expect(dialog.getByRole("application", { name: "Kaart van de bezetting" })).toBeVisible();
		const info = dialog.getByRole("tab", { name: "Informatie" });
		await expect(info).toHaveAttribute("aria-selected", "true");
		const point = dialog.getByRole("region", { name: "Laadpunt NL*ALF*E1" });
		await expect(point.getByRole("row")).toHaveText([
			/Maand/,
			/2026-01\s*10%.*Rustig/,
			/2026-02\s*62%.*Te druk/,
			/2026-03\s*geen data.*Geen data/,
		]);
		await point.scrollIntoViewIfNeeded();
		await expect(point.locator(".recharts-bar-rectangle").first()).toBeAttached();
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await info.focus();
		await page.keyboard.press("ArrowRight");
		await expect(dialog.getByText("Bijna vol: van 42,5% tot 50%")).toBeVisible();
		await expectNoAxeViolations(page);
		const asked = monitoring.asked.at(-1);
		expect([asked?.headers.authorization, asked?.headers["x-from"], asked?.headers["x-identifier"]]).toEqual([
			"Bearer token-of-the-deployment",
			"workflow",
			request.uuid,
		]);
		await page.keyboard.press("Escape");
		await expect(dialog).toHaveCount(0);
		await close(page);
	});
}

test("REQ-233 a failure of the monitoring service is logged, without its token, and the window says so and offers another try", async ({
	browser,
	faults,
}) => {
	broken = true;
	faults.allow(/^503 on GET .*\/monitoring\//);
	const { page, location } = await openRequest(browser, faults);
	await location.getByRole("button", { name: "Bekijk de bezetting" }).click();
	const dialog = page.getByRole("dialog", { name: "Bezetting van laadlocaties" });
	await expect(dialog.getByText("Er is (nog) geen data beschikbaar over deze locatie")).toBeVisible();
	await expect.poll(() => server.said()).toContain("monitoring failed");
	expect(server.said()).toMatch(/"reason":"status 500"[^\n]*"msg":"monitoring failed"/);
	expect(server.said()).not.toContain("token-of-the-deployment");
	broken = false;
	await dialog.getByRole("button", { name: "Probeer het opnieuw" }).click();
	await expect(dialog.getByRole("region", { name: "Alle laadpunten samen" })).toBeVisible();
	await close(page);
});

test("REA-422 REA-458 views that are created of the place of a process come into its fields, and the person is told so", async ({
	browser,
	faults,
}) => {
	const walk = new TenantWalk(server.url, tenant);
	const operator = people.cpo.email;
	const stakeholders = [municipality.slug, "cpo|allego", "gridoperator|liander"];
	const { uuid } = await walk.walk({ as: operator, code: municipality.code, stakeholders }, [[operator, "1", proposalValues, "1"]]);
	const screen = new StepScreen(await openPage(browser, faults));
	const { page } = screen;
	await screen.open(uuid, "1");
	const links: unknown[] = [];
	page.on("request", (asked) => {
		if (asked.url().endsWith("/files/upload-link")) links.push(asked.postDataJSON());
	});
	const make = page.getByRole("button", { name: "Genereer aanzichten" });
	await make.click();
	const told = page.getByRole("status").filter({ hasText: "Geslaagd" });
	await expect(told).toContainText("De automatische aanzichten zijn aangemaakt, en worden over enkele momenten weergegeven.");
	expect(links).toMatchObject([
		{ category: "sideview", extension: "jpeg" },
		{ category: "topview", extension: "jpeg" },
	]);
	expect(picturesAsked).toEqual(["/street", "/above"]);
	for (const name of ["zijaanzicht.jpeg", "bovenaanzicht.jpeg"])
		await expect(page.locator("form").getByRole("img", { name: `Voorbeeld van ${name}` })).toBeVisible();
	await expect(make).toHaveCount(0);
	await screen.press("Opslaan");
	await screen.expectSaved();
	const { values, files } = await walk.record(operator, uuid);
	const kept = Object.entries(values.Docs as Readonly<Record<string, readonly { readonly id: string }[]>>);
	expect(
		kept.map(([field, views]) => [field, ...views.map(({ id }) => files.find((file) => file.uuid === id)?.category)]).toSorted(),
	).toEqual([
		["SideView", "sideview"],
		["TopView", "topview"],
	]);
	await close(page);
});
