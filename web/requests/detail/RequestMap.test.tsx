import "../../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { locationWith } from "../../locations/location.fixture.ts";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

const tenant = {
	...exampleTenant,
	access: { ...exampleTenant.access, requestlist: ["cpo", "municipality", "admin"], chargingpoints: ["cpo"] },
	judges: ["cpo", "admin"] as const,
};
const place = { lat: 51.98313, lng: 5.91502, nomatch: false };
const other = requestWith({ uuid: "request-2", ref: "AV-0202-00042", coordinates: { ...place, lat: 51.9841 } });
const card = async () => within(await screen.findByRole("group", { name: "Locatie" }));

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});

describe("a request's map, depending on the tenant", () => {
	it("REQ-032 has the entry Vergunningsgebieden only if that layer is active", async () => {
		const areas = [
			{
				name: "Centrum",
				polygons: [
					[
						[
							[5.9, 51.98],
							[5.92, 51.98],
							[5.92, 51.99],
							[5.9, 51.98],
						],
					],
				],
			},
		];
		for (const [map, named] of [
			[{ areaLayer: "gebieden.geojson" }, true],
			[{}, false],
		] as const) {
			const calls = fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith()),
				"GET charging-point-requests": page([requestWith()]),
				"GET charging-point-locations": page([]),
				"GET permit-areas": answer(areas),
			});
			const { unmount } = renderApplication("/aanvragen/request-1", { tenant: { ...tenant, map: { ...tenant.map, ...map } } });
			const found = await card();
			await userEvent.click(await found.findByRole("button", { name: /Legenda/ }));
			if (named) await userEvent.click(await found.findByRole("checkbox", { name: "Vergunningsgebieden" }));
			else expect(found.queryByText("Vergunningsgebieden")).toBeNull();
			expect(calls.some(({ path }) => path === "permit-areas")).toBe(named);
			unmount();
		}
	});

	it("explains every symbol that is on it, and rare ones only where there are any", async () => {
		for (const [statuses, named] of [
			[
				["alert", "alert", "van elders"],
				["Aandachtspunt2", "Onbekend1"],
			],
			[["realized"], []],
		] as const) {
			fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith()),
				"GET charging-point-requests": page([requestWith()]),
				"GET charging-point-locations": page(statuses.map((status, index) => locationWith({ uuid: `location-${index}`, status }))),
			});
			const { unmount } = renderApplication("/aanvragen/request-1", { tenant });
			const found = await card();
			await userEvent.click(await found.findByRole("button", { name: /Legenda/ }));
			await waitFor(() => expect(found.getByRole("checkbox", { name: /^Onbeoordeelde aanvraag/ })).toBeTruthy());
			const entries = found.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent ?? "");
			expect(entries.filter((entry) => /Aandachtspunt|Onbekend|Afgewezen/.test(entry))).toEqual(named);
			unmount();
		}
	});

	it("REQ-025 leads to the monitoring dialog if the tenant has switched it on, and not otherwise", async () => {
		const openWith = (monitoring: TenantConfiguration["monitoring"] | undefined, role = "cpo") => {
			fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith()),
				"GET charging-point-requests": page([requestWith()]),
				"GET charging-point-locations": page([]),
			});
			return renderApplication("/aanvragen/request-1", { tenant: { ...tenant, ...(monitoring ? { monitoring } : {}) }, role });
		};
		const button = { name: "Bekijk de bezetting" };
		for (const off of [undefined, { enabled: false, limit: 0.5 }]) {
			const { unmount } = openWith(off);
			await (await card()).findByRole("application");
			expect(screen.queryByRole("button", button)).toBeNull();
			unmount();
		}
		const { unmount } = openWith({ enabled: true, limit: 0.5 });
		await userEvent.click(await (await card()).findByRole("button", button));
		const dialog = await screen.findByRole("dialog", { name: "Bezetting van laadlocaties" });
		expect(await within(dialog).findByRole("application", { name: "Kaart van de bezetting" })).toBeTruthy();
		unmount();
		openWith({ enabled: true, limit: 0.5 }, "municipality");
		await (await card()).findByRole("application");
		expect(screen.queryByRole("button", button)).toBeNull();
	});

	it("says on the map, in the legend and in the list of what is near that it is incomplete, until it is complete", async () => {
		for (const held of ["charging-point-locations", "charging-point-requests"] as const) {
			let letGo = () => {};
			const waits = new Promise<void>((resolve) => {
				letGo = resolve;
			});
			const slow = (what: string, records: readonly unknown[]) => async () => {
				if (what === held) await waits;
				return page(records);
			};
			fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith()),
				"GET charging-point-requests": slow("charging-point-requests", [requestWith(), other]),
				"GET charging-point-locations": slow("charging-point-locations", []),
			});
			const { unmount } = renderApplication("/aanvragen/request-1", { tenant });
			const found = await card();
			const words = "Nog niet alles op de kaart is geladen.";
			await userEvent.click(await found.findByRole("button", { name: /Legenda/ }));
			// On the map, in the legend and in the list of what is near.
			expect(await found.findAllByText(words)).toHaveLength(3);
			expect(found.getByText(/^In de buurt/).textContent).toMatch(/…$/);
			expect(found.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent?.at(-1))).not.toContain("0");
			letGo();
			await waitFor(() => expect(found.queryByText(words)).toBeNull());
			expect(found.getByText(/^In de buurt/).textContent).toMatch(/ 1$/);
			unmount();
		}
	});

	it("rejects coordinates outside all of its maps", async () => {
		const bounds = [
			[50.7, 3.2],
			[53.6, 7.3],
		];
		const calls = fakeApi({
			"GET charging-point-requests/request-1": answer(requestWith()),
			"GET charging-point-requests": page([requestWith()]),
			"GET charging-point-locations": page([]),
		});
		renderApplication("/aanvragen/request-1", { tenant: { ...tenant, map: { ...tenant.map, bounds } } });
		const form = within(await screen.findByRole("form", { name: "Coördinaten" }));
		await userEvent.click(form.getByRole("textbox", { name: "Breedtegraad" }));
		await userEvent.paste("48.85,2.35");
		const save = await form.findByRole("button", { name: /^Sla de coördinaten op/ });
		expect(form.getAllByText("Deze plek ligt buiten het gebied van de kaart.").length).toBeGreaterThan(1);
		await userEvent.click(save);
		expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
	});

	describe("and the processes", () => {
		const at = (number: number, changes: Partial<Parameters<typeof exampleRecord>[0]> = {}) => ({
			...exampleRecord({ number, ...changes }),
			CurrentLocation: { Latitude: place.lat, Longitude: place.lng },
		});
		const processes = [
			at(7, { address: "Steenstraat 94, Arnhem" }),
			at(8, { step: "3" }),
			at(9, { status: "completed" }),
			at(10, { status: "cancelled" }),
		];
		const steps = { realisationStartsAt: "3" };

		const nearby = async (count: number) => {
			const head = await (await card()).findByText(/^In de buurt/);
			await waitFor(() => expect(head.textContent).toBe(`In de buurt (binnen 200 meter) ${count}`));
			return head;
		};

		function openAmong(records: readonly unknown[], changes: Partial<TenantConfiguration> = {}, around = false) {
			fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith()),
				"GET charging-point-requests": page(around ? [requestWith(), other] : [requestWith()]),
				"GET charging-point-locations": page(around ? [locationWith({ coordinates: { latitude: 51.984, longitude: 5.91502 } })] : []),
				"GET processes/realisation": page(records),
			});
			return renderApplication("/aanvragen/request-1", { tenant: { ...tenant, ...steps, ...changes } });
		}

		it("says of each how far it has come", async () => {
			openAmong(processes);
			const found = await card();
			await userEvent.click(await nearby(4));
			const states = [7, 8, 9, 10].map(
				(number) => found.getByRole("link", { name: `VB-0000${number}`.replace("000010", "00010") }).closest("li")?.textContent,
			);
			expect(states.map((line) => line?.match(/Voorgesteld|In voorbereiding|Gerealiseerd|Afgekeurd/)?.[0])).toEqual([
				"Voorgesteld",
				"In voorbereiding",
				"Gerealiseerd",
				"Afgekeurd",
			]);
		});

		const legendOf = async () => {
			const found = await card();
			await userEvent.click(await found.findByRole("button", { name: /Legenda/ }));
			return found.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
		};

		it("are each explained in the legend, including a cancelled one if present", async () => {
			const { unmount } = openAmong(processes);
			await nearby(4);
			const entries = await legendOf();
			for (const entry of ["Voorgestelde locatie1", "In voorbereiding1", "Bestaande laadpaal1", "Afgewezen locatie1"])
				expect(entries).toContain(entry);
			unmount();
			openAmong(processes.slice(0, 3));
			await nearby(3);
			expect((await legendOf()).join()).not.toContain("Afgewezen locatie");
		});

		it("REA-311 are in preparation from step 6 unless the tenant says otherwise", async () => {
			const steps = Array.from({ length: 8 }, (_, index) => ({
				uuid: `step-${index}`,
				step: String(index + 1),
				label: "",
				version: "1.0.0",
				access: { read: [], edit: [] },
			}));
			const unsaid = { ...tenant, realisationStartsAt: undefined as unknown as string };
			fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith()),
				"GET charging-point-requests": page([requestWith()]),
				"GET charging-point-locations": page([]),
				"GET processes/realisation": page([at(1, { step: "5" }), at(2, { step: "6" }), at(3, { step: "7" })]),
			});
			renderApplication("/aanvragen/request-1", { tenant: { ...unsaid, steps } });
			await userEvent.click(await nearby(3));
			const found = await card();
			const states = [1, 2, 3].map((number) => found.getByRole("link", { name: `VB-0000${number}` }).closest("li")?.textContent);
			expect(states.map((line) => line?.match(/Voorgesteld|In voorbereiding/)?.[0])).toEqual([
				"Voorgesteld",
				"In voorbereiding",
				"In voorbereiding",
			]);
		});

		it("REQ-030 are a layer beside the requests and the charging points, unless the tenant has no such layer", async () => {
			const { unmount } = openAmong(processes.slice(0, 1), {}, true);
			await nearby(3);
			unmount();
			openAmong(processes.slice(0, 1), { map: { ...tenant.map, realisationLayer: false } }, true);
			await nearby(2);
			expect((await card()).queryByText("VB-00007")).toBeNull();
		});
	});
});
