import type { RequestRecord } from "../../engine/index.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { municipality } from "./harness/demo-accounts.ts";
import { expect, test } from "./harness/journey.ts";
import { LocationChoice } from "./harness/location-choice.ts";
import { MapWidgets } from "./harness/map-widgets.ts";
import { RequestPage } from "./harness/request-page.ts";
import { takeRequests } from "./harness/requests.ts";
import { StepScreen } from "./harness/step-screen.ts";

const placed = ({ coordinates, status }: RequestRecord) => coordinates.lat !== null && (status === 2 || status === 3);
const label = "Kaart van de aanvraag";

test("REA-074 the assessment screen shows the location on a map, to look at and not to change", async ({ as, prepare }) => {
	const { uuid } = await prepare.walk({ until: "2" });
	const screen = new StepScreen(await as("municipality"));
	await screen.open(uuid, "2");
	const form = screen.page.locator("form");
	const map = form.getByRole("application", { name: "Kaart van de locatie" });
	await map.scrollIntoViewIfNeeded();
	await expect(map.getByRole("button", { name: "Gekozen locatie Jansbuitensingel 32, 6811 AE Arnhem" })).toBeVisible();
	// The collapsed list of nearby locations may have the same address.
	await expect(form.getByText("Jansbuitensingel 32, 6811 AE Arnhem").filter({ visible: true })).toHaveCount(1);
	await expect(form.getByRole("button", { name: "Plaats pin in het midden" })).toHaveCount(0);
	await expect(form.getByRole("combobox", { name: "Beoordeling" })).toBeVisible();
});

test("REQ-041 a map has a download, a window, styles, a box with labels and a legend with toggles and symbols to press", async ({
	as,
	api,
}) => {
	const points = await api.ask<
		readonly { coordinates: { latitude: number; longitude: number }; status: string; properties: { id: string } }[]
	>("cpo", "GET", `charging-point-locations?codes=${municipality.code}&status=realized&pageSize=400`);
	/** Pixels of the map at zoom 14 between a request and a charging point. */
	const pixels = ({ coordinates: { lat, lng } }: RequestRecord, { coordinates }: (typeof points)[number]) => {
		const metres = 156_543.034 * Math.cos(((lat ?? 0) * Math.PI) / 180) * 2 ** -14;
		const east = (coordinates.longitude - (lng ?? 0)) * 111_320 * Math.cos(((lat ?? 0) * Math.PI) / 180);
		return { x: east / metres, y: (-(coordinates.latitude - (lat ?? 0)) * 111_195) / metres };
	};
	const within = (request: RequestRecord) =>
		points.find((point) => {
			const { x, y } = pixels(request, point);
			return Math.abs(x) < 90 && Math.abs(y) < 55 && Math.hypot(x, y) > 30;
		});
	const [first] = await takeRequests(api, 1, (request) => placed(request) && within(request) !== undefined);
	const near = within(first);
	if (near === undefined) throw new Error("There is no charging point near the request.");

	const request = new RequestPage(await as("cpo"));
	const { page } = request;
	await request.open(first);
	const widgets = new MapWidgets(page, request.location, label);
	await expect(widgets.map).toBeVisible();
	await widgets.map.scrollIntoViewIfNeeded();
	await expect(request.location.getByText(label, { exact: true })).toBeVisible();
	await page.waitForLoadState("networkidle");
	const { x, y, width, height } = await widgets.box();
	const away = pixels(first, near);
	await page.mouse.move(x + width / 2 + away.x, y + height / 2 + away.y);
	await expect(request.location.getByText(new RegExp(`${municipality.code}-${near.properties.id} \\(Gerealiseerd\\)`))).toBeVisible();

	const { name, picture } = await widgets.download();
	expect(name).toBe("kaart-van-de-aanvraag.png");
	expect([picture.width, picture.height]).toEqual([Math.round(width), Math.round(height)]);
	expect(picture.colors).toBeGreaterThan(40);
	expect(picture.pin, "the blue of the pin of the request").toBe("11,87,208");
	await widgets.style.click();
	await expect(widgets.style).toHaveAccessibleName("Kaartstijl grijs, kies eenvoudig");
	const quiet = await widgets.download();
	expect(quiet.picture.colors).toBeGreaterThan(20);
	await page.reload();
	await expect(widgets.style).toHaveAccessibleName("Kaartstijl grijs, kies eenvoudig");
	await widgets.style.click();

	await widgets.legend.click();
	const symbol = request.location.getByRole("button", { name: "Laat opvallen: Bestaande laadpaal" });
	await symbol.click();
	await expect(symbol).toHaveAttribute("aria-pressed", "true");
	await expect(request.location.getByLabel("Status")).toHaveValue("realized");
	const toggle = request.location.getByRole("checkbox", { name: /^Bestaande laadpaal/ });
	await toggle.uncheck();
	await expect(toggle).not.toBeChecked();

	await widgets.expand.focus();
	await page.keyboard.press("Enter");
	const large = page.getByRole("dialog", { name: label });
	await expect(large.getByRole("application", { name: label })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(large).toHaveCount(0);
	await expect(widgets.expand).toBeFocused();
});

test("REQ-292 maps are 16 wide to 10 high: of a request, in the window, of a step and of a choice", async ({ as, api, prepare }) => {
	const [first] = await takeRequests(api, 1, placed);
	const isRight = async (widgets: MapWidgets) => {
		await widgets.map.scrollIntoViewIfNeeded();
		await expect.poll(() => widgets.aspect()).toBeCloseTo(1.6, 1);
	};
	for (const viewport of [
		{ width: 1440, height: 900 },
		{ width: 390, height: 844 },
	]) {
		const page = await as("cpo", { viewport });
		const request = new RequestPage(page);
		await request.open(first);
		const small = new MapWidgets(page, request.location, label);
		await isRight(small);
		await small.expand.click();
		const large = new MapWidgets(page, page.getByRole("dialog"), label);
		await isRight(large);
		const [{ width: wide }, { width: narrow }] = [await large.box(), await small.box()];
		expect(wide).toBeGreaterThanOrEqual(narrow);
		await page.keyboard.press("Escape");
	}
	const { uuid } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const choice = new LocationChoice(screen.page);
	await isRight(new MapWidgets(screen.page, choice.place, "Locatie"));
	const { uuid: walked } = await prepare.walk({ until: "2" });
	await screen.open(walked, "2");
	await isRight(new MapWidgets(screen.page, screen.page.locator("form"), "Kaart van de locatie"));
});

for (const viewport of [
	{ width: 1440, height: 900 },
	{ width: 390, height: 844 },
]) {
	test(`at ${viewport.width} pixels the choice of a place with its bar, its legend and its window is for everybody`, async ({
		as,
		prepare,
	}) => {
		const { uuid } = await prepare.start();
		const page = await as("cpo", { viewport });
		const screen = new StepScreen(page);
		await screen.open(uuid, "1");
		const choice = new LocationChoice(page);
		await choice.map.scrollIntoViewIfNeeded();
		await choice.place.getByRole("button", { name: "Legenda" }).click();
		await expect(choice.place.getByLabel("Proactieve ronde")).toBeVisible();
		await expectNoAxeViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
		await choice.place.getByRole("button", { name: "Vergroot de kaart" }).click();
		const large = page.getByRole("dialog");
		await expect(large.getByRole("application")).toBeVisible();
		await expectNoAxeViolations(page);
		await large.getByRole("button", { name: "Plaats pin in het midden" }).click();
		await large.getByRole("button", { name: "Sluit de grote kaart" }).click();
		await expect(choice.fact("Breedtegraad")).toBeVisible();
	});
}
