import "../../test-support/browser-parts.ts";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { locationWith } from "../../locations/location.fixture.ts";
import { TenantContext } from "../../tenants/TenantContext.tsx";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleTenant, personWith } from "../../test-support/example-tenant.ts";
import { fakeApi, page } from "../../test-support/fake-api.ts";
import { requestWith } from "../request.fixture.ts";
import RequestMap from "./RequestMap.tsx";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

const here = { latitude: 51.98313, longitude: 5.91502 };
const placed = { CurrentLocation: { Latitude: here.latitude, Longitude: here.longitude } };
const processes = [
	{ ...exampleRecord({ number: 1 }), ...placed, case_ref: "ZAAK-1", address: "Velperplein 8A, 6811 AG Arnhem" },
	{ ...exampleRecord({ number: 2, step: "3" }), ...placed, case_ref: "ZAAK-2", address: "" },
	{ ...exampleRecord({ number: 3 }), case_ref: "ZAAK-3" },
];

function show(map: { readonly realisationLayer?: boolean }, role = "cpo") {
	const request = requestWith({ geographyCode: processes[0]?.MunicipalityCode ?? "" });
	const calls = fakeApi({
		"GET charging-point-locations": page([locationWith({ coordinates: here, status: "realized" })]),
		"GET charging-point-requests": page([
			request,
			requestWith({ uuid: "request-2", ref: "AV-2", coordinates: { lat: here.latitude, lng: here.longitude, nomatch: false } }),
		]),
		"GET processes/realisation": page(processes),
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	const access = { ...exampleTenant.access, requestlist: ["cpo", "developer"], chargingpoints: ["cpo", "developer"] };
	const configuration = { ...exampleTenant, access, map: { ...exampleTenant.map, ...map }, realisationStartsAt: "3" };
	render(
		<MantineProvider env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration, person: personWith(role) }}>
					<MemoryRouter>
						<RequestMap request={request} position={here} onPlace={null} />
					</MemoryRouter>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return calls;
}

/** Everything the popup pages through, as read from the screen. */
async function popupPages(count: number): Promise<readonly string[]> {
	const map = screen.getByRole("application");
	await waitFor(() => {
		const pin = screen.getByTitle(/^Aanvraag|AV-/);
		const pane = map.querySelector<HTMLElement>(".leaflet-map-pane");
		const at = (side: "left" | "top") => Number.parseFloat(pin.style[side]) + Number.parseFloat(pane?.style[side] ?? "0");
		fireEvent.click(map, { clientX: at("left"), clientY: at("top") });
		expect(screen.getByText(`1 van ${count}`)).toBeTruthy();
	});
	const pages: string[] = [];
	for (let index = 0; index < count; index += 1) {
		pages.push(document.querySelector(".leaflet-popup")?.textContent ?? "");
		if (index < count - 1) fireEvent.click(screen.getByRole("button", { name: "Volgende" }));
	}
	return pages;
}

describe("the processes on the map of a request", () => {
	it("REQ-045 a popup shows case reference and address, with a link to the process, one process per page", async () => {
		show({});
		const pages = await popupPages(4);
		const first = pages.findIndex((shown) => shown.includes("Bekijk het proces ZAAK-1"));
		expect(pages[first]).toContain("ZAAK-1Velperplein 8A, 6811 AG Arnhem");
		expect(pages[first]).not.toContain("ZAAK-2");
		const second = pages.findIndex((shown) => shown.includes("Bekijk het proces ZAAK-2"));
		expect(second).not.toBe(first);
		expect(pages[second]).toContain("Geen adres bekend");
		expect(pages.join()).not.toContain("ZAAK-3");
	});

	it("link to it", async () => {
		show({});
		await popupPages(4);
		for (let left = 0; left < 4 && screen.queryByRole("link", { name: "Bekijk het proces ZAAK-1" }) === null; left += 1) {
			fireEvent.click(screen.getByRole("button", { name: "Vorige" }));
		}
		const link = screen.getByRole("link", { name: "Bekijk het proces ZAAK-1" });
		expect(link.getAttribute("href")).toBe(`/realisatie/${processes[0]?.uuid}`);
	});

	it("are absent, and not requested, if the tenant's map has no such layer", async () => {
		const calls = show({ realisationLayer: false });
		const pages = await popupPages(2);
		expect(pages.join()).not.toContain("ZAAK");
		expect(calls.some(({ path }) => path.startsWith("processes/realisation"))).toBe(false);
	});

	it("are absent for people who may not see processes", async () => {
		const calls = show({}, "developer");
		expect((await popupPages(2)).join()).not.toContain("ZAAK");
		expect(calls.some(({ path }) => path.startsWith("processes/realisation"))).toBe(false);
	});
});
