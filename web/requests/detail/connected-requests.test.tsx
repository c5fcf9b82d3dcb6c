import "../../test-support/browser-parts.ts";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { TenantContext } from "../../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../../test-support/example-tenant.ts";
import { answer, type FakeCall, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import type { RequestPlaces } from "../map/place-queries.ts";
import { requestWith } from "../request.fixture.ts";
import RequestMap from "./RequestMap.tsx";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

const here = { latitude: 51.98313, longitude: 5.91502 };
const connectedTo = (uuid: string, ref: string, realisationUuid: string | null, geographyCode = "0202") =>
	requestWith({ uuid, ref, status: 3, connected: true, realisationUuid, geographyCode });
/** The subject's process is completed too. */
const subject = connectedTo("request-1", "AV-1", "p-own");
const others = [
	requestWith({ uuid: "free", ref: "AV-2" }),
	connectedTo("together", "AV-3", "p-own"),
	connectedTo("running", "AV-4", "p-running"),
	connectedTo("ended", "AV-5", "p-ended"),
	// The map also has what lies in the next municipality.
	connectedTo("ended-next-door", "AV-6", "p-ended-too", "0203"),
	// Of a process that the reader may not see.
	connectedTo("running-unseen", "AV-7", null),
];
const completed = ["request-1", "together", "ended", "ended-next-door"];

function placeKind(uuid: string): RequestPlaces["points"][number]["kind"] {
	if (uuid === "free" || uuid === "together") return uuid === "free" ? "open" : "connected";
	return completed.includes(uuid) ? "completed" : "elsewhere";
}

function places(): RequestPlaces {
	const points = others.map(({ uuid, ref }) => ({ uuid, ref, kind: placeKind(uuid), limited: false, ...here }));
	return { whole: true, counts: { open: 1, accepted: 0, connected: 1, elsewhere: 2, completed: 2 }, points, squares: [] };
}

/** Above the browser's own records, or a list that stays on the server. */
function show(served: boolean) {
	const all = [subject, ...others];
	const calls = fakeApi({
		"GET charging-point-requests": ({ path }: FakeCall) =>
			page(path.includes("realisationStatus=completed") ? all.filter(({ uuid }) => completed.includes(uuid)) : all),
		"GET charging-point-requests/*": ({ path }: FakeCall) => {
			const found = others.find(({ uuid }) => path === `charging-point-requests/${uuid}`);
			return found ? answer(found) : problem(404);
		},
		"GET lists/requests/places": answer(places()),
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	const access = { ...exampleTenant.access, requestlist: ["cpo"] };
	const map = { ...exampleTenant.map, realisationLayer: false };
	const configuration = { ...exampleTenant, access, map, ...(served ? { listsOnServer: ["requests" as const] } : {}) };
	render(
		<MantineProvider env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration, person: personWith("cpo") }}>
					<MemoryRouter>
						<RequestMap request={subject} position={here} onPlace={null} />
					</MemoryRouter>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return calls;
}

/** References in the list of what is near. */
const near = () => {
	const list = screen.getByText(/^In de buurt/).closest("details") as HTMLElement;
	return within(list)
		.queryAllByText(/^AV-\d$/)
		.map(({ textContent }) => textContent)
		.toSorted();
};
const counted = (kind: string) => screen.getByRole("checkbox", { name: new RegExp(kind) }).closest("label")?.textContent;

/** The popup under the map's pin, paged to the given request. */
function popup(ref: string) {
	const map = screen.getByRole("application", { name: "Kaart van de aanvraag" });
	const pin = screen.getByTitle(/^Aanvraag /);
	const pane = map.querySelector<HTMLElement>(".leaflet-map-pane");
	const at = (side: "left" | "top") => Number.parseFloat(pin.style[side]) + Number.parseFloat(pane?.style[side] ?? "0");
	fireEvent.click(map, { clientX: at("left"), clientY: at("top") });
	const shown = () => screen.getByText(/^\d van \d$/).closest(".leaflet-popup") as HTMLElement;
	const turn = (name: "Vorige" | "Volgende") => {
		const button = screen.getByRole<HTMLButtonElement>("button", { name });
		if (!button.disabled) fireEvent.click(button);
		return !button.disabled;
	};
	while (turn("Vorige"));
	while (within(shown()).queryByText(new RegExp(ref)) === null && turn("Volgende"));
	return within(shown());
}

describe("the connected requests on the map of a request", () => {
	it.each([
		["in the browser", false],
		["on the server", true],
	])("of another process are drawn and counted until it is completed, and with the toggle after that too: list %s", async (_, served) => {
		const calls = show(served);
		fireEvent.click(await screen.findByRole("button", { name: /Legenda/ }));
		await waitFor(() => expect(near()).toEqual(["AV-2", "AV-3", "AV-4", "AV-7"]));
		expect(calls.some(({ path }) => path.includes("realisationStatus=completed"))).toBe(!served);
		expect(counted("Gekoppeld aan ander proces")).toBe("Gekoppeld aan ander proces2");
		expect(counted("Gekoppeld aan dit proces")).toBe("Gekoppeld aan dit proces1");
		const toggle = screen.getByRole("checkbox", { name: "Toon aanvragen met afgerond RP" });
		fireEvent.click(toggle);
		expect(near()).toEqual(["AV-2", "AV-3", "AV-4", "AV-5", "AV-6", "AV-7"]);
		expect(counted("Gekoppeld aan ander proces")).toBe("Gekoppeld aan ander proces4");
		fireEvent.click(toggle);
		expect(near()).toEqual(["AV-2", "AV-3", "AV-4", "AV-7"]);
	});

	it.each([
		["in the browser", false],
		["on the server", true],
	])("lead from their popup to their process, if the reader sees it: list %s", async (_, served) => {
		show(served);
		await waitFor(() => expect(near()).toEqual(["AV-2", "AV-3", "AV-4", "AV-7"]));
		for (const [ref, process] of [
			["AV-2", undefined],
			["AV-3", "/realisatie/p-own"],
			["AV-4", "/realisatie/p-running"],
			["AV-7", undefined],
		] as const) {
			const shown = popup(ref);
			await shown.findByRole("link", { name: `Bekijk aanvraag ${ref}` });
			const link = shown.queryByRole("link", { name: "Bekijk het gekoppelde proces" });
			expect([ref, link?.getAttribute("href")]).toEqual([ref, process]);
		}
	});
});
