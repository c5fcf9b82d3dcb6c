import "../../test-support/browser-parts.ts";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { BaseMap } from "../../map/BaseMap.tsx";
import type { MapPoint } from "../../map/map-point.ts";
import { requestWith } from "../request.fixture.ts";
import { requestLegend } from "./map-legend.ts";
import { RequestLayer } from "./RequestLayer.tsx";
import { requestPoints } from "./request-points.ts";

const at = { lat: 51.98, lng: 5.91, nomatch: false };
const open = requestWith({ uuid: "open", ref: "AV-1", coordinates: at });
const accepted = requestWith({ uuid: "accepted", ref: "AV-2", coordinates: at, status: 3 });
const connected = requestWith({ uuid: "connected", ref: "AV-3", coordinates: at, status: 3, realisationUuid: "p-1", connected: true });
const elsewhere = requestWith({ uuid: "elsewhere", ref: "AV-4", coordinates: at, status: 3, realisationUuid: "p-2", connected: true });
const hidden = requestWith({ uuid: "hidden", ref: "AV-5", coordinates: at, status: 3, connected: true });
const rejected = requestWith({ uuid: "rejected", coordinates: at, status: 4 });
const removed = requestWith({ uuid: "removed", coordinates: at, status: 5 });
const nowhere = requestWith({ uuid: "nowhere", coordinates: { lat: null, lng: null, nomatch: true } });
const all = [open, accepted, connected, elsewhere, hidden, rejected, removed, nowhere];

const kinds = (options: Parameters<typeof requestPoints>[1]) =>
	Object.fromEntries(requestPoints(all, options).map(({ uuid, kind }) => [uuid, kind]));

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

describe("requests as points of a map", () => {
	it("REQ-038 are those with status 2 and 3 and a known place", () => {
		expect(Object.keys(kinds({})).toSorted()).toEqual(["accepted", "connected", "elsewhere", "hidden", "open"]);
	});

	it("REQ-035 distinguish the selected, the connected, the open and the accepted ones, and those of another process", () => {
		expect(kinds({ selected: "open", process: "p-1" })).toEqual({
			open: "selected",
			accepted: "accepted",
			connected: "connected",
			elsewhere: "elsewhere",
			hidden: "elsewhere",
		});
		expect(new Set(requestPoints(all, { selected: "open", process: "p-1" }).map(({ symbol }) => symbol)).size).toBe(4);
		expect(kinds({}).open).toBe("open");
	});

	it("are stacked so that the process's own are on top of others at the same address", () => {
		const order = (given: Parameters<typeof requestPoints>[0]) => requestPoints(given, { process: "p-1" }).map(({ uuid }) => uuid);
		expect(order([connected, accepted, open, elsewhere])).toEqual(["elsewhere", "open", "accepted", "connected"]);
		expect(order([open, elsewhere, accepted, connected])).toEqual(["elsewhere", "open", "accepted", "connected"]);
	});

	it("follow an unsaved change, and exclude those of a completed process", () => {
		expect(
			kinds({
				process: "p-1",
				pending: new Map([
					["connected", false],
					["accepted", true],
				]),
			}),
		).toMatchObject({ connected: "accepted", accepted: "connected" });
		expect(kinds({ process: "p-1", isLeftOut: (uuid) => uuid === "p-2" })).not.toHaveProperty("elsewhere");
	});

	it("have a circle of 200 metres each", () => {
		expect(requestPoints(all).every(({ radius }) => radius === 200)).toBe(true);
	});
});

describe("RequestLayer", () => {
	const street: MapPoint = { uuid: "location", latitude: at.lat, longitude: at.lng, symbol: "realized", label: "0202-1" };

	function clickMap(): void {
		render(
			<MemoryRouter>
				<BaseMap label="Kaart" settings={{}} position={{ latitude: at.lat, longitude: at.lng }}>
					<RequestLayer
						points={requestPoints([open, { ...accepted, limited: true }])}
						actions={(request) => <button type="button">Koppel {request.ref}</button>}
						beside={{ points: [street], details: ({ label }) => <p>Paal {label}</p> }}
					/>
				</BaseMap>
			</MemoryRouter>,
		);
		fireEvent.click(screen.getByRole("application", { name: "Kaart" }), { clientX: 0, clientY: 0 });
	}

	it("REQ-046 leads from the popup to the request, and pages through what else is there", async () => {
		clickMap();
		expect(screen.getByText("AV-2")).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Volgende" }));
		expect(screen.getByRole("link", { name: "Bekijk aanvraag AV-1" }).getAttribute("href")).toBe("/aanvragen/open");
		expect(screen.getByText("Onbeoordeelde aanvraag")).toBeDefined();
		expect(screen.getByRole("button", { name: "Koppel AV-1" })).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Volgende" }));
		expect(screen.getByText("Paal 0202-1")).toBeDefined();
	});

	it("has no page to link to, nor an address, for a limited request", async () => {
		clickMap();
		const popup = screen.getByText("AV-2").closest("div") as HTMLElement;
		expect(within(popup).queryByRole("link")).toBeNull();
		expect(within(popup).queryByText(/Velperplein/)).toBeNull();
	});
});

describe("the legend of a map with requests", () => {
	it("names the charging points and the requests in order", () => {
		const legend = requestLegend(["realized", "in-progress", "definitive", "suggestion"], requestPoints(all, { process: "p-1" }));
		expect(legend.map(({ label }) => label)).toEqual([
			"Bestaande laadpaal",
			"In voorbereiding",
			"Gevalideerde locatie",
			"Voorgestelde locatie",
			"Onbeoordeelde aanvraag",
			"Geaccepteerde aanvraag",
			"Gekoppeld aan ander proces",
			"Gekoppeld aan dit proces",
		]);
		expect(legend.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1, 1, 2, 1]);
	});
});
