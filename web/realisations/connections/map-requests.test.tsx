import "../../test-support/browser-parts.ts";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import type { RealisationRecord } from "../../../engine/index.ts";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { searchWith, velperplein } from "../../locations/location.fixture.ts";
import type { LocationValue } from "../../locations/location-value.ts";
import { findPending } from "../../requests/connections/kept-connections.ts";
import { requestWith } from "../../requests/request.fixture.ts";
import { TenantContext } from "../../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleTenant, personWith } from "../../test-support/example-tenant.ts";
import { fakeApi, page } from "../../test-support/fake-api.ts";
import { requestServer } from "../../test-support/request-server.ts";
import { stepProcess } from "../../test-support/step-process.ts";
import { type Process, ProcessContext } from "../process/process-context.ts";
import { realisationQueries } from "../realisation-queries.ts";
import { LocationChoiceWithRequests } from "../step/location/LocationChoiceField.tsx";

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
	localStorage.clear();
});

const here: LocationValue = { Latitude: 51.98313, Longitude: 5.91502 };
const bindings: Process["bindings"] = { location: "Location", stakeholders: {} };

interface FormProps {
	readonly given: LocationValue;
	readonly wasSaved: boolean;
	readonly onValue: (value: LocationValue) => void;
}

/** A controlled form around the field: the chosen location is passed back as its value. */
function Form({ given, wasSaved, onValue }: FormProps) {
	const [value, setValue] = useState(given);
	onValue(value);
	return (
		<LocationChoiceWithRequests
			value={value}
			onChange={setValue}
			locked={false}
			unsaved={!wasSaved}
			map={{}}
			locations={[]}
			linkedUuid={null}
			search={searchWith([velperplein], velperplein)}
		/>
	);
}

interface Given extends Partial<Pick<Process, "unsaved" | "savable">> {
	readonly value?: LocationValue;
	readonly search?: string;
	readonly role?: string;
	readonly tenant?: Partial<TenantConfiguration>;
	/** Uuids of the requests that are connected from the start. */
	readonly requests?: readonly string[];
	/** Whether a step of the process was saved before. */
	readonly wasSaved?: boolean;
	readonly saved?: Partial<RealisationRecord["status"]>;
}

/** The location field with one request of each kind, all under the centre of the map. */
function show({
	value = here,
	search = "",
	role = "cpo",
	unsaved = false,
	savable = true,
	tenant = {},
	saved = {},
	requests,
	wasSaved = false,
}: Given = {}) {
	const process = stepProcess();
	const { uuid, MunicipalityCode: geographyCode } = process.record();
	const accepted = { status: 3, geographyCode } as const;
	const server = requestServer(process, [
		requestWith({ ...accepted, uuid: "mine", ref: "AV-1", connected: true, realisationUuid: uuid }),
		requestWith({ ...accepted, uuid: "free", ref: "AV-2" }),
		requestWith({ geographyCode, uuid: "open", ref: "AV-3" }),
		requestWith({ ...accepted, uuid: "running", ref: "AV-4", connected: true, realisationUuid: "p-running" }),
		requestWith({ ...accepted, uuid: "ended", ref: "AV-5", connected: true, realisationUuid: "p-ended" }),
		requestWith({ geographyCode, uuid: "rejected", ref: "AV-6", status: 4 }),
		requestWith({
			...accepted,
			uuid: "elsewhere",
			ref: "AV-7",
			geographyCode: "9999",
			coordinates: { lat: 52.1, lng: 5.2, nomatch: false },
		}),
	]);
	const { handlers } = server;
	const calls = fakeApi({
		...handlers,
		"GET charging-point-requests": (call) =>
			call.path.includes("realisationStatus=completed")
				? page([server.request("ended")])
				: (handlers["GET charging-point-requests"]?.() ?? page([])),
	});
	connectApi({ tenant: exampleTenant.slug, apiKey: "key", accessToken: async () => "token", onUnauthorised: () => {} });
	const client = createQueryClient(() => {});
	const record = { ...server.record(), ...(requests ? { requestUuids: requests } : {}), status: { ...server.record().status, ...saved } };
	client.setQueryData(realisationQueries.one(uuid).queryKey, record);
	let current = value;
	const access = { ...exampleTenant.access, requestlist: ["cpo"], requestlocations: ["cpo", "municipality"] };
	render(
		<MantineProvider env="test">
			<QueryClientProvider client={client}>
				<TenantContext value={{ configuration: { ...exampleTenant, access, ...tenant }, person: personWith(role) }}>
					<MemoryRouter initialEntries={[`/realisatie/${uuid}/1${search}`]}>
						<ProcessContext value={{ record, bindings, unsaved, savable }}>
							<Form
								given={value}
								wasSaved={wasSaved}
								onValue={(typed) => {
									current = typed;
								}}
							/>
						</ProcessContext>
					</MemoryRouter>
				</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return { user: userEvent.setup(), calls, uuid, server, value: () => current };
}

const changesIn = (calls: ReturnType<typeof fakeApi>) =>
	calls
		.filter(({ method }) => method === "POST")
		.map(({ path, body }) => `${(body as { data: { action: string } }).data.action} ${path.split("/").at(-1)}`);

const legend = async (user: ReturnType<typeof userEvent.setup>) => {
	const button = await screen.findByRole("button", { name: /Legenda/ });
	if (button.getAttribute("aria-expanded") !== "true") await user.click(button);
	return within(document.getElementById(button.getAttribute("aria-controls") ?? "") as HTMLElement);
};

/** References of the requests in the list beside the map. */
const onMap = () => {
	const list = screen.getByText("Aanvragen in de buurt").closest("details") as HTMLElement;
	return within(list)
		.queryAllByText(/AV-\d/)
		.map((item) => /AV-\d/.exec(item.textContent ?? "")?.[0] ?? "")
		.toSorted();
};

/** Clicks the map at its pin, which an earlier popup may have moved. */
function clickPlace(): void {
	const map = screen.getByRole("application", { name: "Kaart van de locatie" });
	const pin = screen.getByTitle(/^Gekozen locatie/);
	const pane = map.querySelector<HTMLElement>(".leaflet-map-pane");
	const at = (side: "left" | "top") => Number.parseFloat(pin.style[side]) + Number.parseFloat(pane?.style[side] ?? "0");
	fireEvent.click(map, { clientX: at("left"), clientY: at("top") });
}

/** The map's popup, paged to the given request. */
async function popup(reference: string) {
	await waitFor(() => expect(onMap()).toContain(reference));
	clickPlace();
	const shown = () => screen.getByText(/^\d van \d$/).closest(".leaflet-popup") as HTMLElement;
	const turn = (name: "Vorige" | "Volgende") => {
		const button = screen.getByRole<HTMLButtonElement>("button", { name });
		if (!button.disabled) fireEvent.click(button);
		return !button.disabled;
	};
	while (turn("Vorige"));
	while (within(shown()).queryByText(new RegExp(reference)) === null && turn("Volgende"));
	return within(shown());
}

describe("requests on the map of a process", () => {
	it("REQ-033 the legend names the four kinds of charging points and the four of requests", async () => {
		const { user } = show();
		await waitFor(() => expect(onMap()).toHaveLength(4));
		const entries = (await legend(user))
			.getAllByRole("listitem")
			.map((item) => item.textContent?.replace(/^\S /, "").replace(/\d+$/, "").trim());
		for (const named of [
			"Bestaande laadpaal",
			"In voorbereiding",
			"Gevalideerde locatie",
			"Afgewezen locatie",
			"Onbeoordeelde aanvraag",
			"Geaccepteerde aanvraag",
			"Gekoppeld aan ander proces",
			"Gekoppeld aan dit proces",
		]) {
			expect(entries).toContain(named);
		}
		await user.click((await legend(user)).getByRole("checkbox", { name: /Onbeoordeelde aanvraag/ }));
		clickPlace();
		expect(screen.getByText("1 van 3")).toBeTruthy();
	});

	it("REQ-034 REQ-037 those of another process are shown until it is completed, and with the toggle after that too", async () => {
		const { calls, user } = show();
		await waitFor(() => expect(onMap()).toEqual(["AV-1", "AV-2", "AV-3", "AV-4"]));
		expect(calls.some(({ path }) => path.includes("realisationStatus=completed"))).toBe(true);
		const toggle = (await legend(user)).getByRole("checkbox", { name: "Toon aanvragen met afgerond RP" });
		await user.click(toggle);
		expect(onMap()).toEqual(["AV-1", "AV-2", "AV-3", "AV-4", "AV-5"]);
		await user.click(toggle);
		expect(onMap()).toEqual(["AV-1", "AV-2", "AV-3", "AV-4"]);
	});

	it("REQ-047 the popup connects a free one and disconnects the process's own at once, and links to the process of another", async () => {
		const { calls } = show();
		fireEvent.click((await popup("AV-2")).getByRole("button", { name: "Koppel aanvraag AV-2" }));
		await waitFor(() => expect(changesIn(calls)).toEqual(["connect free"]));
		await screen.findByRole("button", { name: "Ontkoppel aanvraag AV-2", hidden: true });
		fireEvent.click((await popup("AV-1")).getByRole("button", { name: "Ontkoppel aanvraag AV-1" }));
		await waitFor(() => expect(changesIn(calls)).toEqual(["connect free", "disconnect mine"]));
		const elsewhere = await popup("AV-4");
		expect(elsewhere.getByRole("link", { name: "Bekijk het gekoppelde proces" }).getAttribute("href")).toBe("/realisatie/p-running");
		expect(elsewhere.queryByRole("button", { name: /oppel aanvraag/ })).toBeNull();
	});

	it("with unsaved input the change waits for the save, but the map shows it already", async () => {
		const { calls, uuid } = show({ unsaved: true });
		fireEvent.click((await popup("AV-2")).getByRole("button", { name: "Koppel aanvraag AV-2" }));
		expect(findPending("u-1", uuid)).toEqual([{ requestUuid: "free", action: "connect" }]);
		const shown = await popup("AV-2");
		expect(shown.getByText("Gekoppeld aan dit proces")).toBeTruthy();
		expect(shown.getByText("Wordt gekoppeld")).toBeTruthy();
		fireEvent.click(shown.getByRole("button", { name: "Toch niet: aanvraag AV-2" }));
		expect(findPending("u-1", uuid)).toEqual([]);
		expect(changesIn(calls)).toEqual([]);
	});

	it("REA-392 controls need access to requests, an active process, and an accepted request that is free or its own", async () => {
		show();
		expect((await popup("AV-3")).queryByRole("button", { name: /oppel aanvraag/ })).toBeNull();
		cleanup();
		show({ saved: { completed: { enabled: true } } });
		for (const reference of ["AV-1", "AV-2"]) expect((await popup(reference)).queryByRole("button", { name: /oppel aanvraag/ })).toBeNull();
		cleanup();
		show({ role: "municipality" });
		for (const reference of ["AV-1", "AV-2"]) {
			expect((await popup(reference)).queryByRole("button", { name: /oppel aanvraag/ })).toBeNull();
		}
	});

	it("are neither shown nor fetched for people who may not see requests", async () => {
		const { calls } = show({ role: "developer" });
		expect(await screen.findByText("Laadlocaties in de buurt")).toBeTruthy();
		expect(screen.queryByText("Aanvragen in de buurt")).toBeNull();
		expect(calls).toEqual([]);
	});
});

describe("the location of the request a process was started for", () => {
	const started = { value: {}, requests: ["elsewhere", "mine"] } as const;

	it("is filled in with its address, whatever the URL says", async () => {
		const { value, user } = show({ ...started, search: "?lat=50.1&lng=4.1" });
		await waitFor(() => expect(value()).toMatchObject({ Latitude: 52.1, Longitude: 5.2 }));
		await waitFor(() => expect(value()).toMatchObject({ StreetName: "Velperplein" }));
		expect(user).toBeTruthy();
	});

	it("is not taken from a URL alone", async () => {
		const { value } = show({ value: {}, requests: [], search: "?lat=52.1&lng=5.2" });
		await waitFor(() => expect(onMap().length).toBeGreaterThan(0));
		expect(value()).toEqual({});
	});

	it("never replaces a chosen location, nor one that was emptied after a save", async () => {
		const { value } = show({ ...started, value: here });
		await waitFor(() => expect(onMap()).toHaveLength(5));
		expect(value()).toEqual(here);
		cleanup();
		const saved = show({ ...started, wasSaved: true });
		await waitFor(() => expect(onMap()).toHaveLength(5));
		expect(saved.value()).toEqual({});
	});

	it("is only where the map starts for tenants with shared locations", async () => {
		const { value } = show({ ...started, tenant: { sharedLocations: true } });
		await waitFor(() => expect(onMap()).toHaveLength(5));
		expect(value()).toEqual({});
		// A map with a start position shows that place instead of all points.
		expect(screen.getByText("Er is nog geen locatie gekozen.")).toBeTruthy();
	});
});
