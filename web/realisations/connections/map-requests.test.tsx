import "../../test-support/browser-parts.ts";
import { afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { MemoryRouter } from "react-router";
import type { RealisationRecord } from "../../../engine/index.ts";
import { connectApi } from "../../api/connection.ts";
import { createQueryClient } from "../../api/query-client.ts";
import { searchWith, velperplein } from "../../locations/location.fixture.ts";
import type { LocationValue } from "../../locations/location-value.ts";
import { findPending } from "../../requests/kept-connections.ts";
import { requestWith } from "../../requests/request.fixture.ts";
import { TenantContext } from "../../tenants/TenantContext.tsx";
import type { TenantConfiguration } from "../../tenants/tenant-configuration.ts";
import { exampleTenant, personWith } from "../../test-support/example-tenant.ts";
import { fakeApi, page } from "../../test-support/fake-api.ts";
import { requestServer } from "../../test-support/request-server.ts";
import { stepProcess } from "../../test-support/step-process.ts";
import { realisationQueries } from "../realisation-queries.ts";
import { type Process, ProcessContext } from "../step/process-context.ts";
import OwnLocationChoice from "./OwnLocationChoice.tsx";

configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
});

const here: LocationValue = { Latitude: 51.98313, Longitude: 5.91502 };
const bindings: Process["bindings"] = { location: "Location", stakeholders: {} };

interface FormProps {
	readonly given: LocationValue;
	readonly wasSaved: boolean;
	readonly onValue: (value: LocationValue) => void;
}

/** A form around the choice: what is chosen comes back as the value. */
function Form({ given, wasSaved, onValue }: FormProps) {
	const [value, setValue] = useState(given);
	onValue(value);
	return (
		<OwnLocationChoice
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
	/** The uuids of the requests that the process has from the start. */
	readonly requests?: readonly string[];
	/** A step of it was saved before. */
	readonly wasSaved?: boolean;
	readonly saved?: Partial<RealisationRecord["status"]>;
}

/** The choice of a place with requests on it: one of each kind, all under the middle of the map. */
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

/** References in the list that says what is on the map. */
const onMap = () => {
	const list = screen.getByText("Aanvragen in de buurt").closest("details") as HTMLElement;
	return within(list)
		.queryAllByText(/AV-\d/)
		.map((item) => /AV-\d/.exec(item.textContent ?? "")?.[0] ?? "")
		.toSorted();
};

/** Clicks the map where its pin stands: an earlier popup may have moved it. */
function clickPlace(): void {
	const map = screen.getByRole("application", { name: "Kaart van de locatie" });
	const pin = screen.getByTitle(/^Gekozen locatie/);
	const pane = map.querySelector<HTMLElement>(".leaflet-map-pane");
	const at = (side: "left" | "top") => Number.parseFloat(pin.style[side]) + Number.parseFloat(pane?.style[side] ?? "0");
	fireEvent.click(map, { clientX: at("left"), clientY: at("top") });
}

/** The page of the map's popup about this request. */
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

	it("REQ-034 REQ-037 those of another process are shown as long as it is not completed, and with the toggle then too", async () => {
		const { calls, user } = show();
		await waitFor(() => expect(onMap()).toEqual(["AV-1", "AV-2", "AV-3", "AV-4"]));
		expect(calls.some(({ path }) => path.includes("realisationStatus=completed"))).toBe(true);
		const toggle = (await legend(user)).getByRole("checkbox", { name: "Toon aanvragen met afgerond RP" });
		await user.click(toggle);
		expect(onMap()).toEqual(["AV-1", "AV-2", "AV-3", "AV-4", "AV-5"]);
		await user.click(toggle);
		expect(onMap()).toEqual(["AV-1", "AV-2", "AV-3", "AV-4"]);
	});

	it("REQ-047 the popup connects a free one, lets go the process's own, and leads to the process of another, at once", async () => {
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

	it("with unsaved input the change waits for the save, and the map shows it already", async () => {
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

	it("REA-392 controls are there only for who may access requests, of an accepted one that is free or the process's own, while it runs", async () => {
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

	it("are not there, nor asked for, for who sees no requests", async () => {
		const { calls } = show({ role: "developer" });
		expect(await screen.findByText("Laadlocaties in de buurt")).toBeTruthy();
		expect(screen.queryByText("Aanvragen in de buurt")).toBeNull();
		expect(calls).toEqual([]);
	});
});

describe("the place of the request a process was started for", () => {
	const started = { value: {}, requests: ["elsewhere", "mine"] } as const;

	it("is filled in as the place, with its address, whatever the address bar says", async () => {
		const { value, user } = show({ ...started, search: "?lat=50.1&lng=4.1" });
		await waitFor(() => expect(value()).toMatchObject({ Latitude: 52.1, Longitude: 5.2 }));
		await waitFor(() => expect(value()).toMatchObject({ StreetName: "Velperplein" }));
		expect(user).toBeTruthy();
	});

	it("is not told by an address alone", async () => {
		const { value } = show({ value: {}, requests: [], search: "?lat=52.1&lng=5.2" });
		await waitFor(() => expect(onMap().length).toBeGreaterThan(0));
		expect(value()).toEqual({});
	});

	it("never takes the place of one that was chosen, nor of one that was emptied after a save", async () => {
		const { value } = show({ ...started, value: here });
		await waitFor(() => expect(onMap()).toHaveLength(5));
		expect(value()).toEqual(here);
		cleanup();
		const saved = show({ ...started, wasSaved: true });
		await waitFor(() => expect(onMap()).toHaveLength(5));
		expect(saved.value()).toEqual({});
	});

	it("is where the map starts, and nothing more, where places were selected beforehand", async () => {
		const { value } = show({ ...started, tenant: { sharedLocations: true } });
		await waitFor(() => expect(onMap()).toHaveLength(5));
		expect(value()).toEqual({});
		// A map that starts somewhere shows that place and not all points.
		expect(screen.getByText("Er is nog geen locatie gekozen.")).toBeTruthy();
	});
});
