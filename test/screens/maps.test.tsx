import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RequestContent, RequestRecord } from "../../engine/index.ts";
import { flowsWith } from "../../server/test-support/flows-with.ts";
import { placeLocation } from "../api/harness/place-location.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { popupPage } from "./harness/map-popup.ts";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	const FLOWS_DIR = flowsWith("go-ral", { map: { importSource: "plan-2023" }, monitoring: { enabled: true } });
	screens = await Screens.open({ FLOWS_DIR });
});
afterAll(() => screens.close());

/** Coordinates for locations, in Arnhem. */
const plein = { lat: 51.9803, lng: 5.9021, nomatch: false };
const place = async (changes: Partial<RequestContent> = {}, tenant = "go-ral") =>
	(await placeRequest(screens.deployment.app, tenant, { geographyCode: "0202", coordinates: plein, ...changes })).uuid;
const stored = async (uuid: string, tenant = "go-ral", role = "cpo") =>
	(await screens.deployment.as(tenant, role).get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord;
async function judge(uuid: string, data: object): Promise<void> {
	const { synced } = await stored(uuid);
	const call = { synchronisation: { synced }, intent: { action: "judgement" }, data };
	const reply = await screens.deployment.as("go-ral", "cpo").post(`charging-point-requests/${uuid}/judgement`, call);
	if (reply.status !== 200) throw new Error(reply.text);
}
async function show(uuid: string, roles: string | Readonly<Record<string, readonly string[]>> = "cpo", tenant = "go-ral"): Promise<void> {
	screens.show(tenant, roles, `/aanvragen/${uuid}`);
	await within(await screen.findByRole("complementary", { name: "Over deze aanvraag" })).findByRole("group", { name: "Locatie" });
	await screens.answered();
}
const popup = (wanted: string) => popupPage("Kaart van de aanvraag", /^Aanvraag /, (shown) => shown.includes(wanted));

describe("the map of a request", () => {
	it("REQ-035 REQ-038 REQ-046 shows the others that are open and accepted, each told apart, with a link to its page, and no rejected or removed ones", async () => {
		const [mine, open, accepted, rejected, removed] = [await place(), await place(), await place(), await place(), await place()];
		await judge(accepted, { status: 3, reason: null, remarks: "" });
		await judge(rejected, { status: 4, reason: "1", remarks: "" });
		await judge(removed, { status: 5, reason: null, remarks: "" });
		await show(mine);
		for (const [uuid, kind] of [
			[open, "Onbeoordeelde aanvraag"],
			[accepted, "Geaccepteerde aanvraag"],
		] as const) {
			const { ref } = await stored(uuid);
			const shown = within((await popup(ref)) as HTMLElement);
			expect(shown.getByText(kind)).toBeDefined();
			expect(shown.getByRole("link", { name: `Bekijk aanvraag ${ref}` }).getAttribute("href")).toBe(`/aanvragen/${uuid}`);
		}
		for (const uuid of [rejected, removed]) expect(await popup((await stored(uuid)).ref)).toBeUndefined();
		// The request whose page this is has the pin.
		expect(screen.getByTitle(new RegExp((await stored(mine)).ref))).toBeDefined();
	});

	it("leaves out the others of a completed process until 'Toon aanvragen met afgerond RP' is on", async () => {
		const [mine, { body }] = await Promise.all([
			place(),
			screens.deployment.as("go-ral", "cpo").get("charging-point-requests?pageSize=400&realisationStatus=completed"),
		]);
		const ended = (body.data as unknown as readonly RequestRecord[]).filter(
			({ status, coordinates }) => (status === 2 || status === 3) && coordinates.lat !== null,
		).length;
		expect(ended).toBeGreaterThan(0);
		await show(mine);
		fireEvent.click(await screen.findByRole("button", { name: /Legenda/ }));
		const shown = () => {
			const entry = screen.getByRole("checkbox", { name: /Gekoppeld aan ander proces/ }).closest("label");
			return Number(/\d+$/.exec(entry?.textContent ?? "")?.[0]);
		};
		await waitFor(() => expect(shown()).toBeGreaterThan(0));
		const before = shown();
		fireEvent.click(screen.getByRole("checkbox", { name: "Toon aanvragen met afgerond RP" }));
		await waitFor(() => expect(shown() - before).toBe(ended));
	});

	it("leads from the popup of a connected request to its process", async () => {
		const { body } = await screens.deployment.as("go-ral", "cpo").get("charging-point-requests?pageSize=400&realisationStatus=active");
		const connected = (body.data as unknown as readonly RequestRecord[]).find(
			({ status, coordinates }) => status === 3 && coordinates.lat !== null,
		);
		if (connected === undefined) throw new Error("no request of a process in progress has a place");
		const { ref, geographyCode, coordinates, realisationUuid } = connected;
		await show(await place({ geographyCode, coordinates }));
		const link = within((await popup(ref)) as HTMLElement).getByRole("link", { name: "Bekijk het gekoppelde proces" });
		expect(link.getAttribute("href")).toBe(`/realisatie/${realisationUuid}`);
	});

	it.each([
		["plan-2023", true],
		["elders", false],
	])(
		"REQ-043 REQ-044 a charging location that came from %s says its address, status, id and remark; type and phase: %s",
		async (source, told) => {
			const id = String(Math.floor(Math.random() * 1e9));
			const properties = { id, remark: `Let op de boom ${id}`, type: "Plan" };
			await placeLocation(
				screens.deployment.app,
				"go-ral",
				{ code: "0202", status: "definitive" },
				{ properties, meta: { source, phase: "2b" } },
			);
			await show(await place());
			const shown = within((await popup(`ID: 0202-${id}`)) as HTMLElement);
			for (const line of ["Nieuwe Plein 32, 6811 KR Arnhem", /Gevalideerd$/, `ID: 0202-${id}`, `Let op de boom ${id}`])
				expect(shown.getByText(line)).toBeDefined();
			for (const line of ["Type: Plan", "Fase: 2b"]) expect([line, shown.queryByText(line) !== null]).toEqual([line, told]);
		},
	);

	it("REA-391 shows the uuid of a charging location to a developer, and to nobody else", async () => {
		const id = String(Math.floor(Math.random() * 1e9));
		const { uuid } = await placeLocation(screens.deployment.app, "go-ral", { code: "0202", status: "definitive" }, { properties: { id } });
		const request = await place();
		for (const [roles, sees] of [
			[{ cpo: ["*"], developer: ["*"] }, true],
			[{ cpo: ["*"] }, false],
		] as const) {
			await show(request, roles);
			expect((await popup(`ID: 0202-${id}`))?.textContent?.includes(`Uuid: ${uuid}`)).toBe(sees);
			expect(screen.queryByRole("button", { name: "Debugger" }) !== null).toBe(sees);
		}
	});

	it("REQ-278 tells of the charging points within 200 metres, and not of one at 205", async () => {
		const id = String(Math.floor(Math.random() * 1e9));
		await placeLocation(screens.deployment.app, "go-ral", { code: "0202", status: "realized" }, { properties: { id } });
		// A degree of latitude is 111,195 metres.
		for (const [metres, listed] of [
			[195, true],
			[205, false],
		] as const) {
			await show(await place({ coordinates: { ...plein, lat: plein.lat + metres / 111_195 } }));
			fireEvent.click(await screen.findByText(/^In de buurt/));
			await waitFor(() => expect([metres, screen.queryAllByText(new RegExp(`0202-${id}`)).length > 0]).toEqual([metres, listed]));
		}
	});

	it.each([
		["go-ral", "cpo", false],
		["amsterdam", "municipality", true],
		["opcharge", "cpo", true],
	] as const)(
		"REQ-030 REQ-045 in %s a %s is shown the processes or not: %s, by case reference and address, with a link",
		async (tenant, role, shown) => {
			const placed = ({ CurrentLocation }: { CurrentLocation?: unknown }) =>
				(CurrentLocation as { Latitude?: unknown } | undefined)?.Latitude !== undefined;
			const [process] = await screens.processes(
				tenant,
				(record) => placed(record) && !record.status.cancelled.enabled && record.address !== "",
			);
			if (process === undefined) throw new Error(`no process of ${tenant} has a place`);
			const { Latitude, Longitude } = process.CurrentLocation as { Latitude: number; Longitude: number };
			const at = { geographyCode: process.MunicipalityCode, coordinates: { lat: Latitude, lng: Longitude, nomatch: false } };
			const mine = await place(at, tenant);
			// Another request, so that there is always something under the pin.
			await place(at, tenant);
			await show(mine, role, tenant);
			const found = await popup(`Bekijk het proces ${process.case_ref}`);
			expect(found !== undefined).toBe(shown);
			if (found === undefined) return;
			expect(found.textContent).toContain(`${process.case_ref}${process.address}`);
			const link = within(found).getByRole("link", { name: `Bekijk het proces ${process.case_ref}` });
			expect(link.getAttribute("href")).toBe(`/realisatie/${process.uuid}`);
			expect(within(found).getAllByRole("link", { name: /^Bekijk het proces/ })).toHaveLength(1);
		},
	);

	it.each([
		["go-ral", true, "0202"],
		["vlaanderen", false, "44021"],
	] as const)("REQ-025 of %s leads to the monitoring window or not: switched on %s", async (tenant, on, geographyCode) => {
		await show(await place({ geographyCode }, tenant), "cpo", tenant);
		await screen.findByRole("application", { name: "Kaart van de aanvraag" });
		const button = screen.queryByRole("button", { name: "Bekijk de bezetting" });
		expect(button !== null).toBe(on);
		if (button === null) return;
		fireEvent.click(button);
		const dialog = await screen.findByRole("dialog", { name: "Bezetting van laadlocaties" });
		expect(await within(dialog).findByRole("application", { name: "Kaart van de bezetting" })).toBeDefined();
		expect(
			within(dialog)
				.getAllByRole("tab")
				.map(({ textContent }) => textContent),
		).toEqual(["Informatie", "Legenda"]);
	});
});

describe("the list of charging locations", () => {
	interface Location {
		readonly code: string;
		readonly status: string;
		readonly properties: Readonly<Record<string, unknown>>;
	}
	const shownIds = async () => {
		await screens.answered();
		return within(await screen.findByRole("table"))
			.getAllByRole("row")
			.slice(1)
			.map((row) => within(row).getAllByRole("cell")[0]?.textContent);
	};
	const choices = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

	it("REQ-050 REQ-051 REQ-075 is filtered by proactive round, municipality and status, each with its choices", async () => {
		const properties = { id: "75", proactive_year: 2023, proactive_period: 2, proactive_extra: true };
		await placeLocation(screens.deployment.app, "go-ral", { code: "0268", status: "rejected" }, { properties });
		screens.show("go-ral", "cpo", "/locaties");
		await shownIds();
		const years = ["2022-1", "2022-2", "2023-1", "2023-2", "2024-1"];
		expect(choices("Proactieve ronde")).toEqual(["Alle", ...years.flatMap((round) => [round, `${round} extra`]), "geen"]);
		expect(choices("Status")).toEqual(["Alle", "Gevalideerd", "Afgekeurd", "In voorbereiding", "Gerealiseerd", "Voorgesteld"]);
		expect(choices("Gemeente")).toContain("Nijmegen");
		const all: Location[] = [];
		for (let query = "?pageSize=400"; query !== ""; ) {
			const { body } = await screens.deployment.as("go-ral", "cpo").get(`charging-point-locations${query}`);
			all.push(...(body.data as unknown as readonly Location[]));
			const { next, at } = body.metaData.pagination;
			query = next === null ? "" : `?pageSize=400&offSet=${next}&at=${at}`;
		}
		const round = ({ properties: { proactive_year: year, proactive_period: period, proactive_extra: extra } }: Location) =>
			year === undefined || year === null ? "geen" : `${String(year)}-${String(period)}${extra === true ? " extra" : ""}`;
		for (const [query, fits] of [
			["ronde=2023-2+extra", (one: Location) => round(one) === "2023-2 extra"],
			["gemeente=0268", ({ code }: Location) => code === "0268"],
			["status=rejected", ({ status }: Location) => status === "rejected"],
		] as const) {
			const expected = all.filter(fits).map(({ code, properties: { id } }) => `${code}-${String(id)}`);
			screens.show("go-ral", "cpo", `/locaties?rijen=100&${query}`);
			const shown = await shownIds();
			expect([query, shown.length, shown.includes("0268-75")]).toEqual([query, Math.min(expected.length, 100), true]);
			expect(shown.filter((id) => !expected.includes(id ?? ""))).toEqual([]);
		}
	});
});
