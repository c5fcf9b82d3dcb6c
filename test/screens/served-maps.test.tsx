import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { placeRequest } from "../api/harness/place-request.ts";
import { popupPage } from "./harness/map-popup.ts";
import { openServedScreens } from "./harness/open-served-screens.ts";
import type { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	screens = await openServedScreens();
});
afterAll(() => {
	jest.restoreAllMocks();
	return screens.close();
});

type Roles = Readonly<Record<string, readonly string[]>>;

/** A call that loads every record, or every one of a municipality. */
const loadsAll = (path: string) =>
	/^(?:charging-point-requests|processes\/realisation)\?/.test(path) && !/pageSize=1(&|$)|fromTimeStamp=/.test(path);

/** What a page shows about the surroundings: in the legends of its maps, and in its collapsed parts. */
async function around(tenant: string, who: Roles, address: string, map: string) {
	const { calls } = screens.show(tenant, who, address);
	await screen.findAllByRole("application", { name: map }, { timeout: 10_000 });
	await screens.answered();
	for (const legend of screen.queryAllByRole("button", { name: /Legenda/ })) {
		if (legend.getAttribute("aria-expanded") !== "true") fireEvent.click(legend);
	}
	for (const folded of document.querySelectorAll<HTMLElement>("details:not([open]) > summary")) await userEvent.click(folded);
	await screens.answered();
	await waitFor(() => expect(screen.queryAllByText(/(?:wordt|worden) (?:nog )?(?:geladen|opgehaald)/)).toEqual([]));
	const shown = {
		legends: screen
			.queryAllByRole("button", { name: /Legenda/ })
			.map((button) => document.getElementById(button.getAttribute("aria-controls") ?? "")?.textContent),
		folded: [...document.querySelectorAll("details")].map(({ textContent }) => textContent),
		connected: screen.queryAllByRole("group", { name: "Gekoppelde aanvragen" }).map(({ textContent }) => textContent),
	};
	return { shown, paths: calls.map(({ path }) => path) };
}

async function bothWays(...page: Parameters<typeof around>) {
	const byServer = await around(...page);
	const inBrowser = jest.spyOn(screens.deployment.app.servedLists, "of").mockResolvedValue([]);
	const byBrowser = await around(...page);
	inBrowser.mockRestore();
	return { byServer, byBrowser };
}

/** SERVED_MAPS=all: every holder both for all codes and in two municipalities; otherwise alternately. */
const everyone = process.env.SERVED_MAPS === "all";

/** Holders of one of these rights in a tenant: for all codes, or in two municipalities. */
function holders(...attributes: readonly ("requestlist" | "requestlocations" | "realisationlist")[]) {
	return screens.deployment.app.tenants.all.flatMap(({ slug, municipalities, definition }) => {
		const roles = new Set(attributes.flatMap((attribute) => definition.access[attribute] ?? []));
		return [...roles].flatMap((role, place) => {
			const both = [
				{ tenant: slug, who: { [role]: ["*"] } as Roles, codes: null },
				{
					tenant: slug,
					who: { [role]: municipalities.slice(0, 2).map(({ value }) => value) } as Roles,
					codes: municipalities.slice(0, 2).map(({ value }) => value),
				},
			];
			return both.filter((_each, way) => everyone || (place + way) % 2 === 0);
		});
	});
}

it("the map of a request tells everybody the same, whether the server knows what lies around it or the browser", async () => {
	let told = 0;
	for (const { tenant, who, codes } of holders("requestlist")) {
		const rows = await screens.deployment.app.data.db
			.selectFrom("request")
			.select(["uuid", "code"])
			.where("tenant", "=", tenant)
			.where("latitude", "is not", null)
			.orderBy("counter")
			.execute();
		const request = rows.find(({ code }) => codes === null || codes.includes(code));
		if (request === undefined) continue;
		const { byServer, byBrowser } = await bothWays(tenant, who, `/aanvragen/${request.uuid}`, "Kaart van de aanvraag");
		expect([tenant, who, byServer.shown]).toEqual([tenant, who, byBrowser.shown]);
		expect([tenant, who, byServer.paths.filter(loadsAll)]).toEqual([tenant, who, []]);
		expect(byServer.paths.some((path) => path.startsWith("lists/requests/places"))).toBe(true);
		expect(byBrowser.paths.filter((path) => path.startsWith("lists/requests/places"))).toEqual([]);
		told += Number(byServer.shown.folded.length > 0);
	}
	expect(told).toBeGreaterThan(5);
}, 600_000);

it("so does the map of a process, with the nearest requests and those that can be connected", async () => {
	let told = 0;
	for (const { tenant, who, codes } of holders("realisationlist")) {
		const [process] = await screens.processes(
			tenant,
			(record) =>
				record.flow.activeStep === "1" &&
				(codes === null || codes.includes(record.MunicipalityCode)) &&
				!record.status.cancelled.enabled &&
				record.CurrentLocation.Latitude !== undefined,
		);
		if (process === undefined) continue;
		const address = `/realisatie/${process.uuid}/1`;
		screens.show(tenant, who, address);
		await screens.answered();
		if (screen.queryByRole("application", { name: "Kaart van de locatie" }) === null) continue;
		const { byServer, byBrowser } = await bothWays(tenant, who, address, "Kaart van de locatie");
		expect([tenant, who, byServer.shown]).toEqual([tenant, who, byBrowser.shown]);
		expect([tenant, who, byServer.paths.filter(loadsAll)]).toEqual([tenant, who, []]);
		told += Number(byServer.paths.some((path) => path.startsWith("lists/requests/nearest")));
	}
	expect(told).toBeGreaterThan(3);
}, 600_000);

it("a request on such a map is read when it is opened, and connected from there at once; the map and the numbers follow", async () => {
	const { app } = screens.deployment;
	const tenant = "amsterdam";
	const [process] = await screens.processes(
		tenant,
		(record) =>
			record.flow.activeStep === "1" &&
			record.requestUuids.length === 0 &&
			record.CurrentLocation.Latitude !== undefined &&
			!record.status.onhold.enabled,
	);
	if (process === undefined) throw new Error("no process is at the first step");
	const { Latitude: lat, Longitude: lng } = process.CurrentLocation as { Latitude: number; Longitude: number };
	const content = { geographyCode: process.MunicipalityCode, coordinates: { lat, lng, nomatch: false } };
	const { uuid, synced } = await placeRequest(app, tenant, content);
	const cpo = screens.deployment.as(tenant, "municipality");
	const judgement = { synchronisation: { synced }, intent: { action: "judgement" }, data: { status: 3, reason: null, remarks: "" } };
	await cpo.post(`charging-point-requests/${uuid}/judgement`, judgement);
	const { ref } = (await cpo.get(`charging-point-requests/${uuid}`)).body.data as unknown as { ref: string };

	const { calls } = await screens.showStep(tenant, "municipality", process.uuid, "1");
	await screens.answered();
	const name = `charging-point-requests/${uuid}`;
	expect(calls.filter(({ path }) => path === name)).toEqual([]);
	const open = async () => {
		const found = await popupPage("Kaart van de locatie", /^Gekozen locatie/, (shown) => shown.includes(ref));
		if (found === undefined) throw new Error(`${ref} is not under the pin`);
		await screens.answered();
		return within(found);
	};
	const popup = await open();
	expect(popup.getByText("Geaccepteerde aanvraag")).toBeDefined();
	expect(calls.filter(({ path }) => path === name)).toHaveLength(1);
	fireEvent.click(popup.getByRole("button", { name: `Koppel aanvraag ${ref}` }));
	await screen.findByRole("button", { name: `Ontkoppel aanvraag ${ref}` });
	await screens.answered();
	expect((await open()).getByText("Gekoppeld aan dit proces")).toBeDefined();
	const card = within(await screen.findByRole("group", { name: "Gekoppelde aanvragen" }));
	expect(card.getByRole("link", { name: ref })).toBeDefined();
});
