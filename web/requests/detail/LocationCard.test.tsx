import "../../test-support/browser-parts.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Map as LeafletMap } from "leaflet";
import type { RequestRecord } from "../../../engine/index.ts";
import { locationWith } from "../../locations/location.fixture.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, type FakeAnswer, type FakeCall, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

const tenant = {
	...exampleTenant,
	access: { ...exampleTenant.access, requestlist: ["cpo", "municipality", "admin"], chargingpoints: ["cpo"] },
	judges: ["cpo", "admin"] as const,
};

const nowhere = { lat: null, lng: null, nomatch: false };
const place = { lat: 51.98313, lng: 5.91502, nomatch: false };

interface Server {
	readonly request: RequestRecord;
	readonly others?: readonly RequestRecord[];
	readonly saved?: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;
	readonly geocoded?: () => FakeAnswer;
}

function open({ request, others = [], saved = () => problem(500), geocoded = () => problem(503) }: Server, role = "cpo") {
	let stored = request;
	const calls = fakeApi({
		"GET charging-point-requests/request-1": () => answer(stored),
		"GET charging-point-requests": () => page([stored, ...others]),
		"POST charging-point-requests/request-1/coordinates": saved,
		"GET charging-point-requests/request-1/geocoder": geocoded,
		"GET geocoder/search": answer([velperplein]),
		"GET charging-point-locations": page([
			locationWith({ uuid: "near", coordinates: { latitude: 51.984, longitude: 5.91502 } }),
			locationWith({ uuid: "far", coordinates: { latitude: 51.9852, longitude: 5.91502 }, properties: { id: "999" } }),
		]),
	});
	const application = renderApplication("/aanvragen/request-1", { tenant, role });
	return {
		...application,
		calls,
		nowIs: (changed: RequestRecord) => {
			stored = changed;
		},
	};
}

const velperplein = {
	label: "Velperplein 1, 6811 AG Arnhem",
	street: "Velperplein",
	number: "1",
	suffix: "",
	postalCode: "6811 AG",
	city: "Arnhem",
	municipalityCode: "0202",
	latitude: 51.9842,
	longitude: 5.9162,
};

const card = async () => within(await screen.findByRole("group", { name: "Locatie" }));
const editor = async () => within(await screen.findByRole("form", { name: "Coördinaten" }));
const sent = (calls: readonly FakeCall[]) => calls.filter(({ method }) => method === "POST").map(({ body }) => body);
const save = { name: /^Sla de coördinaten op/ };

/** The debounce and the notice use a clock of their own; nothing else on the page waits. */
async function later(milliseconds: number): Promise<void> {
	await act(async () => {
		await jest.advanceTimersByTimeAsync(milliseconds);
	});
}

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});
afterEach(() => {
	jest.useRealTimers();
});

describe("the coordinates of a request", () => {
	it("REQ-027 can be corrected only by a CPO", async () => {
		for (const [role, may] of [
			["cpo", true],
			["municipality", false],
			["admin", false],
		] as const) {
			const { unmount } = open({ request: requestWith() }, role);
			await card();
			expect(screen.queryByRole("form", { name: "Coördinaten" }) !== null).toBe(may);
			unmount();
		}
	});

	it("REQ-182 REQ-164 count once typing has paused for a second; then, and only if they changed, there is a save button", async () => {
		open({ request: requestWith() });
		const form = await editor();
		jest.useFakeTimers();
		const latitude = form.getByRole<HTMLInputElement>("textbox", { name: "Breedtegraad" });
		expect(latitude.value).toBe("51,98313");
		expect(form.queryByRole("button", save)).toBeNull();
		fireEvent.change(latitude, { target: { value: "51,9" } });
		await later(999);
		expect(form.queryByRole("button", save)).toBeNull();
		await later(1);
		expect(form.getByRole("button", save)).toBeDefined();
		fireEvent.change(latitude, { target: { value: "51,98313" } });
		await later(1000);
		expect(form.queryByRole("button", save)).toBeNull();
	});

	it("move the map once typing has paused", async () => {
		open({ request: requestWith() });
		const form = await editor();
		await (await card()).findByRole("application", { name: "Kaart van de aanvraag" });
		const setView = jest.spyOn(LeafletMap.prototype, "setView");
		jest.useFakeTimers();
		fireEvent.change(form.getByRole("textbox", { name: "Breedtegraad" }), { target: { value: "51,9" } });
		await later(999);
		expect(setView).not.toHaveBeenCalled();
		await later(1);
		expect(setView.mock.calls.map(([centre]) => centre)).toEqual([[51.9, 5.91502]]);
		setView.mockRestore();
	});

	it.each([
		["latitude", "Breedtegraad", "51.9, 5.8"],
		["longitude", "Lengtegraad", "51.9,5.8"],
	])("fill both fields by a pair pasted into the %s, and say so", async (_field, name, pair) => {
		open({ request: requestWith() });
		const form = await editor();
		await userEvent.click(form.getByRole("textbox", { name }));
		await userEvent.paste(pair);
		expect(form.getByText("Beide velden zijn aangepast!")).toBeDefined();
		expect(form.getByRole<HTMLInputElement>("textbox", { name: "Breedtegraad" }).value).toBe("51,9");
		expect(form.getByRole<HTMLInputElement>("textbox", { name: "Lengtegraad" }).value).toBe("5,8");
	});

	it("fill both fields by a pair that came in as if it was typed, when its field is left", async () => {
		open({ request: requestWith() });
		const form = await editor();
		fireEvent.change(form.getByRole("textbox", { name: "Breedtegraad" }), { target: { value: "51.9, 5.8" } });
		fireEvent.blur(form.getByRole("textbox", { name: "Breedtegraad" }));
		expect(form.getByRole<HTMLInputElement>("textbox", { name: "Lengtegraad" }).value).toBe("5,8");
	});

	it("read a single number with a decimal comma correctly", async () => {
		open({ request: requestWith() });
		const form = await editor();
		const longitude = form.getByRole<HTMLInputElement>("textbox", { name: "Lengtegraad" });
		await userEvent.clear(longitude);
		await userEvent.paste("5,8");
		expect(longitude.value).toBe("5,8");
		expect(form.queryByText("Beide velden zijn aangepast!")).toBeNull();
	});

	it("REQ-181 must be two numbers on earth", async () => {
		const { calls } = open({ request: requestWith() });
		const form = await editor();
		jest.useFakeTimers();
		const latitude = form.getByRole("textbox", { name: "Breedtegraad" });
		const longitude = form.getByRole("textbox", { name: "Lengtegraad" });
		for (const [field, right, far] of [
			[latitude, "51,98313", ["90,1", "Voer a.u.b. een getal van -90 tot en met 90 in."]],
			[longitude, "5,91502", ["-180,5", "Voer a.u.b. een getal van -180 tot en met 180 in."]],
		] as const) {
			for (const [wrong, message] of [["", "Dit is een vereist veld"], ["noord", "Voer a.u.b. een getal in."], far] as const) {
				fireEvent.change(field, { target: { value: wrong } });
				await later(1000);
				expect([wrong, field.getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
				expect(form.getAllByText(message).length).toBeGreaterThan(0);
				expect(form.getByRole("button", save).getAttribute("aria-disabled")).toBe("true");
			}
			fireEvent.change(field, { target: { value: right } });
			await later(1000);
			expect(field.getAttribute("aria-invalid")).not.toBe("true");
		}
		fireEvent.change(longitude, { target: { value: "oost" } });
		await later(1000);
		fireEvent.submit(form.getByRole("textbox", { name: "Breedtegraad" }).closest("form") as HTMLFormElement);
		expect(sent(calls)).toEqual([]);
	});

	it("REQ-250 are saved with the synced of the request, and the person is told", async () => {
		const moved = requestWith({ coordinates: { lat: 51.9, lng: 5.8, nomatch: false }, synced: 12 });
		const { calls } = open({ request: requestWith(), saved: () => answer(moved) });
		const form = await editor();
		await userEvent.click(form.getByRole("textbox", { name: "Breedtegraad" }));
		await userEvent.paste("51.9,5.8");
		await userEvent.dblClick(await form.findByRole("button", save));
		expect(await screen.findByText("Coördinaten zijn opgeslagen!")).toBeDefined();
		expect(sent(calls)).toEqual([{ synchronisation: { synced: 11 }, data: { latitude: 51.9, longitude: 5.8 } }]);
		await waitFor(() => expect(form.queryByRole("button", save)).toBeNull());
	});

	it("say that something went wrong, and stay as typed", async () => {
		open({ request: requestWith() });
		const form = await editor();
		await userEvent.click(form.getByRole("textbox", { name: "Breedtegraad" }));
		await userEvent.paste("51.9,5.8");
		await userEvent.click(await form.findByRole("button", save));
		const toast = (await screen.findByText("Fout!")).closest("[role=alert]") as HTMLElement;
		expect(within(toast).getByText("Er is iets fout gegaan!")).toBeDefined();
		expect(form.getByRole<HTMLInputElement>("textbox", { name: "Breedtegraad" }).value).toBe("51,9");
	});

	it("stay in the fields if somebody else has moved the request meanwhile", async () => {
		const { nowIs } = open({
			request: requestWith(),
			saved: () => {
				nowIs(requestWith({ coordinates: { lat: 52, lng: 6, nomatch: false }, synced: 12 }));
				return problem(409);
			},
		});
		const form = await editor();
		await userEvent.click(form.getByRole("textbox", { name: "Breedtegraad" }));
		await userEvent.paste("51.9,5.8");
		await userEvent.click(await form.findByRole("button", save));
		expect(await form.findByText("Coördinaten: 51,98313, 5,91502 → 52,00000, 6,00000")).toBeDefined();
		expect(form.getByRole<HTMLInputElement>("textbox", { name: "Breedtegraad" }).value).toBe("51,9");
		expect(form.getByRole("button", save)).toBeDefined();
	});
});

describe("the geocoder of a request", () => {
	it("REQ-163 REQ-249 is pending before it has looked: an alert with a button that starts it", async () => {
		const { nowIs } = open({
			request: requestWith({ coordinates: nowhere }),
			geocoded: () => {
				nowIs(requestWith({ coordinates: place, synced: 12 }));
				return answer({ status: "found", coordinates: { latitude: 51.98313, longitude: 5.91502 }, address: null });
			},
		});
		const found = await card();
		expect(found.getByText("De coördinaten bij dit adres zijn nog niet opgezocht.")).toBeDefined();
		await userEvent.click(found.getByRole("button", { name: "Start de geocoder" }));
		expect(await screen.findByText("De geocoder is klaar!")).toBeDefined();
		await waitFor(() => expect(found.queryByRole("button", { name: "Start de geocoder" })).toBeNull());
		expect(found.getByRole<HTMLInputElement>("textbox", { name: "Breedtegraad" }).value).toBe("51,98313");
		expect(found.queryByRole("button", save)).toBeNull();
	});

	it("REQ-252 names the postal code if it found nothing", async () => {
		open({ request: requestWith({ coordinates: { ...nowhere, nomatch: true } }) });
		const sentence =
			"Het opgegeven adres leverde geen locatie op binnen de postcode 6811 AG. Controleer of het adres juist is ingevoerd, of voer handmatig coordinaten in.";
		expect((await card()).getByText(sentence)).toBeDefined();
		expect((await card()).queryByRole("button", { name: "Start de geocoder" })).toBeNull();
	});

	it("says nothing if the place is known", async () => {
		open({ request: requestWith() });
		const found = await card();
		expect(found.queryByText(/geocoder|postcode/i)).toBeNull();
	});

	it("REQ-248 reports a failure under 'Fout!', including that of saving coordinates", async () => {
		open({ request: requestWith({ coordinates: nowhere }) });
		const found = await card();
		await userEvent.click(found.getByRole("button", { name: "Start de geocoder" }));
		const first = (await screen.findByText("Fout!")).closest("[role=alert]") as HTMLElement;
		expect(within(first).getByText("Er is iets fout gegaan!")).toBeDefined();
		await userEvent.click(within(first).getByRole("button", { name: "Sluiten" }));
		await waitFor(() => expect(screen.queryByText("Fout!")).toBeNull());
		await userEvent.click(found.getByRole("textbox", { name: "Breedtegraad" }));
		await userEvent.paste("51.9,5.8");
		await userEvent.click(await found.findByRole("button", save));
		const second = (await screen.findByText("Fout!")).closest("[role=alert]") as HTMLElement;
		expect(within(second).getByText("Er is iets fout gegaan!")).toBeDefined();
	});
});

describe("the map of a request", () => {
	const other = requestWith({ uuid: "request-2", ref: "AV-0202-00042", coordinates: { ...place, lat: 51.9841 } });

	it("REQ-278 lists the charging points and requests within 200 metres, and none beyond", async () => {
		open({
			request: requestWith(),
			others: [other, requestWith({ uuid: "request-3", ref: "AV-far", coordinates: { ...place, lat: 51.9851 } })],
		});
		const found = await card();
		await userEvent.click(await found.findByText(/^In de buurt/));
		expect(await found.findByText(/0202-118/)).toBeDefined();
		expect((await found.findByRole("link", { name: "AV-0202-00042" })).getAttribute("href")).toBe("/aanvragen/request-2");
		expect(found.queryByText(/0202-999/)).toBeNull();
		expect(found.queryByText("AV-far")).toBeNull();
	});

	it("REQ-031 explains the charging points and the requests in its legend", async () => {
		open({ request: requestWith(), others: [other] });
		const found = await card();
		await userEvent.click(await found.findByRole("button", { name: /Legenda/ }));
		const names = found.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent?.trim());
		expect(names.map((name) => name?.replace(/^\S\s/, "").replace(/\d+$/, ""))).toEqual([
			"Bestaande laadpaal",
			"In voorbereiding",
			"Gevalideerde locatie",
			"Voorgestelde locatie",
			"Onbeoordeelde aanvraag",
			"Geaccepteerde aanvraag",
			"Gekoppeld aan ander proces",
			"Gekoppeld aan dit proces",
		]);
	});

	it("REQ-048 starts at zoom 14 at the place, at 14.25 in the dialog, and at zoom 10 in the middle of the capital without one", async () => {
		const setView = jest.spyOn(LeafletMap.prototype, "setView");
		const started = () => setView.mock.calls.map(([centre, zoom]) => [centre, zoom]);
		const { unmount } = open({ request: requestWith() });
		const found = await card();
		await found.findByRole("application", { name: "Kaart van de aanvraag" });
		expect(started()).toEqual([[[51.98313, 5.91502], 14]]);
		await userEvent.click(found.getByRole("button", { name: "Vergroot de kaart" }));
		await within(await screen.findByRole("dialog")).findByRole("application");
		expect(started().at(-1)).toEqual([[51.98313, 5.91502], 14.25]);
		unmount();
		setView.mockClear();
		open({ request: requestWith({ coordinates: nowhere }) });
		await (await card()).findByRole("application", { name: "Kaart van de aanvraag" });
		expect(started()).toEqual([[[52.3702, 4.8952], 10]]);
		setView.mockRestore();
	});

	const values = (form: Awaited<ReturnType<typeof editor>>) =>
		["Breedtegraad", "Lengtegraad"].map((name) => form.getByRole<HTMLInputElement>("textbox", { name }).value);
	const lookUp = async (found: Awaited<ReturnType<typeof card>>) => {
		await userEvent.type(await found.findByRole("combobox", { name: "Zoek op adres" }), "velperplein");
		await userEvent.click(await found.findByRole("option", { name: velperplein.label }));
	};

	it("has a pin that people who may correct coordinates move with Ctrl and a click and by an address, and save like typed ones", async () => {
		const moved = requestWith({ coordinates: { lat: velperplein.latitude, lng: velperplein.longitude, nomatch: false }, synced: 12 });
		const { calls } = open({ request: requestWith(), saved: () => answer(moved) });
		const found = await card();
		const form = await editor();
		const map = await found.findByRole("application", { name: "Kaart van de aanvraag" });
		fireEvent.click(map, { clientX: 40, clientY: 40 });
		expect(values(form)).toEqual(["51,98313", "5,91502"]);
		fireEvent.click(map, { clientX: 40, clientY: 40, ctrlKey: true });
		await waitFor(() => expect(values(form)).not.toContain("51,98313"));
		expect(form.getByText("Beide velden zijn aangepast!")).toBeDefined();
		expect(found.getByText("De pin is verplaatst, maar nog niet opgeslagen. Sla de coördinaten onder de kaart op.")).toBeDefined();
		await userEvent.click(form.getByRole("button", { name: "Herstel" }));
		await waitFor(() => expect(found.queryByText(/De pin is verplaatst/)).toBeNull());
		expect(values(form)).toEqual(["51,98313", "5,91502"]);
		await lookUp(found);
		expect(values(form)).toEqual(["51,9842", "5,9162"]);
		expect(sent(calls)).toEqual([]);
		await userEvent.click(form.getByRole("button", save));
		expect(await screen.findByText("Coördinaten zijn opgeslagen!")).toBeDefined();
		expect(sent(calls)).toEqual([{ synchronisation: { synced: 11 }, data: { latitude: 51.9842, longitude: 5.9162 } }]);
		await waitFor(() => expect(found.queryByText(/De pin is verplaatst/)).toBeNull());
	});

	it("keeps a pin that is placed during a save", async () => {
		let finish: (given: FakeAnswer) => void = () => undefined;
		const moved = requestWith({ coordinates: { lat: 51.9, lng: 5.8, nomatch: false }, synced: 12 });
		open({ request: requestWith(), saved: () => new Promise((resolve) => (finish = resolve)) });
		const found = await card();
		const form = await editor();
		await userEvent.click(form.getByRole("textbox", { name: "Breedtegraad" }));
		await userEvent.paste("51.9,5.8");
		await userEvent.click(await form.findByRole("button", save));
		await lookUp(found);
		finish(answer(moved));
		expect(await screen.findByText("Coördinaten zijn opgeslagen!")).toBeDefined();
		await waitFor(() => expect(values(form)).toEqual(["51,9842", "5,9162"]));
		expect(form.getByRole("button", save)).toBeDefined();
	});

	it("can be searched by people who may not correct coordinates too, and its pin stays", async () => {
		const { calls } = open({ request: requestWith() }, "municipality");
		const found = await card();
		const map = await found.findByRole("application", { name: "Kaart van de aanvraag" });
		expect(found.queryByRole("button", { name: "Plaats pin in het midden" })).toBeNull();
		fireEvent.click(map, { clientX: 40, clientY: 40, ctrlKey: true });
		await lookUp(found);
		expect(found.getByText(`De kaart toont ${velperplein.label}. De aanvraag blijft waar die is.`)).toBeDefined();
		expect(found.getByRole("button", { name: velperplein.label })).toBeDefined();
		expect(screen.queryByRole("form", { name: "Coördinaten" })).toBeNull();
		await userEvent.click(found.getByRole("button", { name: "Terug naar de aanvraag" }));
		expect(found.queryByText(/De kaart toont/)).toBeNull();
		expect(sent(calls)).toEqual([]);
	});

	it("can be enlarged to the whole window", async () => {
		open({ request: requestWith() });
		await userEvent.click((await card()).getByRole("button", { name: "Vergroot de kaart" }));
		const large = await screen.findByRole("dialog");
		expect(await within(large).findByRole("application", { name: "Kaart van de aanvraag" })).toBeDefined();
	});
});
