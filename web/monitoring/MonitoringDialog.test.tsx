import "../test-support/browser-parts.ts";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { TenantContext } from "../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../tenants/tenant-configuration.ts";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, problem } from "../test-support/fake-api.ts";
import MonitoringDialog from "./MonitoringDialog.tsx";
import type { MonitoredPlace } from "./monitored-place.ts";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

const here = { latitude: 51.98, longitude: 5.91 };
const places: readonly MonitoredPlace[] = ["1", "2"].map((id) => ({
	uuid: `location-${id}`,
	name: `0202-${id}`,
	address: `Velperplein ${id}, Arnhem`,
	...here,
}));
const month = (label: string, value: number | null) => ({ label, value, noData: value === null });
const busy = {
	aggregated: { occupancy_rate: [month("2026-01", 0.2), month("2026-02", 0.55)] },
	connectionPoints: [
		{ charge_point_id: "NL*ALF*E1", data: [month("2026-01", 0.1), month("2026-02", 0.62), month("2026-03", null)] },
		{ charge_point_id: "NL*ALF*E2", data: [month("2026-01", null)] },
	],
};

function show(
	answers: Readonly<Record<string, FakeAnswer | (() => FakeAnswer)>>,
	shown = places,
	monitoring: TenantConfiguration["monitoring"] = { enabled: true, limit: 0.5 },
) {
	const calls = fakeApi(
		Object.fromEntries(Object.entries(answers).map(([uuid, said]) => [`GET charging-point-requests/request-1/monitoring/${uuid}`, said])),
	);
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	const configuration: TenantConfiguration = { ...exampleTenant, ...(monitoring && { monitoring }) };
	render(
		<MantineProvider env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration, person: personWith("cpo") }}>
					<MonitoringDialog opened onClose={() => {}} requestUuid="request-1" position={here} places={shown} radius={200} settings={{}} />
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return calls;
}

const nothing = "Er is (nog) geen data beschikbaar over deze locatie";
const rowsOf = async (name: string) =>
	within(await screen.findByRole("region", { name }))
		.getAllByRole("row")
		.slice(1)
		.map((row) => [...row.children].map((cell) => cell.textContent?.replace(/^[LMH–]\s/, "").trim()));

describe("the monitoring dialog", () => {
	it("REQ-026 has the tabs Informatie and Legenda; the first shows the occupancy of every charging point by month", async () => {
		show({ "location-1": answer(busy), "location-2": answer(null) });
		const tabs = await screen.findAllByRole("tab");
		expect(tabs.map(({ textContent }) => textContent)).toEqual(["Informatie", "Legenda"]);
		expect(await rowsOf("Laadpunt NL*ALF*E1")).toEqual([
			["2026-01", "10%", "Rustig"],
			["2026-02", "62%", "Te druk"],
			["2026-03", "geen data", "Geen data"],
		]);
		expect(await rowsOf("Alle laadpunten samen")).toEqual([
			["2026-01", "20%", "Rustig"],
			["2026-02", "55%", "Bijna vol"],
		]);
		// A charging point without data has no chart.
		expect(screen.queryByRole("region", { name: "Laadpunt NL*ALF*E2" })).toBeNull();
		await userEvent.click(tabs[1] as HTMLElement);
		expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/^\S\s/, ""))).toEqual([
			"Rustig: bezetting onder 42,5%",
			"Bijna vol: van 42,5% tot 50%",
			"Te druk: vanaf 50%",
			"Er zijn geen gegevens",
		]);
	});

	it.each([
		["no limits", { enabled: true }, "50%", ["Rustig", "Rustig", "Bijna vol", "Te druk"]],
		["limits of its own", { enabled: true, limit: 0.4, chartLimit: 0.5 }, "40%", ["Rustig", "Bijna vol", "Te druk", "Te druk"]],
	])(
		"REQ-281 a tenant with %s judges a location by its limit and the chart by that of the chart",
		async (_what, monitoring, limit, words) => {
			const data = [0.3, 0.45, 0.55, 0.6].map((rate, index) => month(`2026-0${index + 1}`, rate));
			const busier = { aggregated: { occupancy_rate: [] }, connectionPoints: [{ charge_point_id: "NL*ALF*E1", data }] };
			show({ "location-1": answer(busier), "location-2": answer(null) }, places, monitoring as { enabled: boolean; limit: number });
			expect((await rowsOf("Laadpunt NL*ALF*E1")).map(([, , word]) => word)).toEqual(words);
			await userEvent.click((await screen.findAllByRole("tab"))[1] as HTMLElement);
			expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
				expect.stringContaining(`Te druk: vanaf ${limit}`),
			);
		},
	);

	it("REQ-271 says so if there is no data", async () => {
		show({ "location-1": answer(busy), "location-2": answer(null) });
		await screen.findByRole("region", { name: "Laadpunt NL*ALF*E1" });
		expect(screen.queryByText(nothing)).toBeNull();
		await userEvent.selectOptions(screen.getByLabelText("Laadlocatie"), "location-2");
		expect(await screen.findByText(nothing)).toBeTruthy();
		cleanup();
		show({ "location-1": answer({ aggregated: { occupancy_rate: [month("2026-01", null)] }, connectionPoints: [] }) }, places.slice(0, 1));
		expect(await screen.findByText(nothing)).toBeTruthy();
	});

	it("says that the service failed, and retries on request", async () => {
		let broken = true;
		show({ "location-1": () => (broken ? problem(503) : answer(busy)) }, places.slice(0, 1));
		expect(await screen.findByText("De bezetting kon niet worden opgehaald.")).toBeTruthy();
		broken = false;
		await userEvent.click(screen.getByRole("button", { name: "Probeer het opnieuw" }));
		expect(await screen.findByRole("region", { name: "Laadpunt NL*ALF*E1" })).toBeTruthy();
	});

	it("says so if no charging location is near", async () => {
		const calls = show({}, []);
		expect(await screen.findByText("Binnen 200 meter van deze aanvraag zijn geen bestaande laadlocaties bekend.")).toBeTruthy();
		expect(calls).toEqual([]);
	});
});
