import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { objectOf, type RealisationRecord, type RequestContent, type RequestRecord, readPath } from "../../engine/index.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { saveBody } from "../api/harness/process-walk.ts";
import { popupPage } from "./harness/map-popup.ts";
import { Screens } from "./harness/screens.tsx";

/** A tenant of one municipality, which judges its requests itself and starts the processes. */
const tenant = "amsterdam";
const role = "municipality";

let screens: Screens;
let process: RealisationRecord;
/** Another process in progress, and one that is completed. */
let running: RealisationRecord;
beforeAll(async () => {
	screens = await Screens.open();
	const placed = ({ CurrentLocation }: RealisationRecord) => (CurrentLocation as { Latitude?: number } | undefined)?.Latitude !== undefined;
	// In the demonstration, only accepted alternatives are placed there, which are shown but not chosen.
	const { values } = await screens.processAt(tenant, "2", placed);
	const { version: _version, ...place } = objectOf(readPath(values, "Location"));
	const { record } = await screens.deployment.start(tenant);
	const body = saveBody(screens.deployment.app, tenant, record, "1", { Location: place }, {});
	const reply = await cpo().post(`processes/realisation/${record.uuid}`, body);
	if (reply.status !== 200) throw new Error(reply.text);
	process = reply.body.data;
	running = await screens.processAt(tenant, "7");
});
afterAll(() => screens.close());

const cpo = () => screens.deployment.as(tenant, role);
const fresh = async ({ uuid }: RealisationRecord) => (await cpo().get(`processes/realisation/${uuid}`)).body.data;
const stored = async (uuid: string) => (await cpo().get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord;

/** A request at the location of the process. */
async function place(changes: Partial<RequestContent> = {}): Promise<RequestRecord> {
	const { Latitude, Longitude } = process.CurrentLocation as { Latitude: number; Longitude: number };
	const at = { geographyCode: process.MunicipalityCode, coordinates: { lat: Latitude, lng: Longitude, nomatch: false } };
	return stored((await placeRequest(screens.deployment.app, tenant, { ...at, ...changes })).uuid);
}
async function accepted(): Promise<RequestRecord> {
	const { uuid, synced } = await place();
	const call = { synchronisation: { synced }, intent: { action: "judgement" }, data: { status: 3, reason: null, remarks: "" } };
	const reply = await cpo().post(`charging-point-requests/${uuid}/judgement`, call);
	if (reply.status !== 200) throw new Error(reply.text);
	return stored(uuid);
}
async function connect(to: RealisationRecord, request: RequestRecord, action: "connect" | "disconnect" = "connect"): Promise<void> {
	const { synced } = await stored(request.uuid);
	const synchronisation = { synced: (await fresh(to)).synced, request: { synced } };
	const reply = await cpo().post(`processes/realisation/${to.uuid}/requests/${request.uuid}`, { synchronisation, data: { action } });
	if (reply.status !== 200) throw new Error(reply.text);
}

async function show(as: string = role, of: RealisationRecord = process, step = "1") {
	const shown = await screens.showStep(tenant, as, of.uuid, step);
	await screens.answered();
	return shown;
}
const card = async () => within(await screen.findByRole("group", { name: "Gekoppelde aanvragen" }));
const popup = async (ref: string) => {
	const found = await popupPage("Kaart van de locatie", /^Gekozen locatie/, (shown) => shown.includes(ref));
	return found === undefined ? undefined : within(found);
};
const changes = { name: /^(?:Koppel|Ontkoppel) aanvraag/ };

describe("the requests on the map of a process", () => {
	it("REQ-033 are explained by a legend of eight kinds, and told apart in the popup", async () => {
		const [mine, free, other, open] = [await accepted(), await accepted(), await accepted(), await place()];
		await connect(process, mine);
		await connect(running, other);
		await show();
		const button = await screen.findByRole("button", { name: /Legenda/ });
		if (button.getAttribute("aria-expanded") !== "true") fireEvent.click(button);
		const legend = document.getElementById(button.getAttribute("aria-controls") ?? "")?.textContent ?? "";
		for (const named of ["Bestaande laadpaal", "In voorbereiding", "Gevalideerde locatie", "Afgewezen locatie"])
			expect(legend).toContain(named);
		for (const [request, kind] of [
			[open, "Onbeoordeelde aanvraag"],
			[free, "Geaccepteerde aanvraag"],
			[other, "Gekoppeld aan ander proces"],
			[mine, "Gekoppeld aan dit proces"],
		] as const) {
			expect(legend).toContain(kind);
			expect([kind, (await popup(request.ref))?.queryByText(kind) !== null]).toEqual([kind, true]);
		}
	});

	it("REQ-034 REQ-037 leave out those of a completed process until 'Toon aanvragen met afgerond RP' is on", async () => {
		await show();
		const shown = async () => {
			const button = await screen.findByRole("button", { name: /Legenda/ });
			if (button.getAttribute("aria-expanded") !== "true") fireEvent.click(button);
			const entry = await screen.findByRole("checkbox", { name: /Gekoppeld aan ander proces/ });
			return Number(/\d+$/.exec(entry.closest("label")?.textContent ?? "")?.[0]);
		};
		const { body } = await cpo().get("charging-point-requests?pageSize=400&realisationStatus=completed");
		const ended = (body.data as unknown as readonly RequestRecord[]).filter(({ status }) => status === 2 || status === 3).length;
		expect(ended).toBeGreaterThan(0);
		const before = await shown();
		fireEvent.click(screen.getByRole("checkbox", { name: "Toon aanvragen met afgerond RP" }));
		await waitFor(async () => expect((await shown()) - before).toBe(ended));
		fireEvent.click(screen.getByRole("checkbox", { name: "Toon aanvragen met afgerond RP" }));
		await waitFor(async () => expect(await shown()).toBe(before));
	});

	it("REQ-047 are connected and disconnected from the popup, which leads to the process of another", async () => {
		const [free, other] = [await accepted(), await accepted()];
		await connect(running, other);
		await show();
		fireEvent.click((await popup(free.ref))?.getByRole("button", { name: `Koppel aanvraag ${free.ref}` }) as HTMLElement);
		await waitFor(async () => expect((await fresh(process)).requestUuids).toContain(free.uuid));
		await screens.answered();
		fireEvent.click((await popup(free.ref))?.getByRole("button", { name: `Ontkoppel aanvraag ${free.ref}` }) as HTMLElement);
		await waitFor(async () => expect((await fresh(process)).requestUuids).not.toContain(free.uuid));
		await screens.answered();
		const elsewhere = await popup(other.ref);
		expect(elsewhere?.getByRole("link", { name: "Bekijk het gekoppelde proces" }).getAttribute("href")).toBe(`/realisatie/${running.uuid}`);
		expect(elsewhere?.queryByRole("button", changes)).toBeNull();
	});

	it("have their controls only on an accepted request that is free or of this process", async () => {
		const [mine, free, other, open] = [await accepted(), await accepted(), await accepted(), await place()];
		await connect(process, mine);
		await connect(running, other);
		await show();
		for (const [request, named] of [
			[mine, `Ontkoppel aanvraag ${mine.ref}`],
			[free, `Koppel aanvraag ${free.ref}`],
			[other, undefined],
			[open, undefined],
		] as const) {
			const found = await popup(request.ref);
			expect([request.status, found?.queryByRole("button", changes)?.getAttribute("aria-label")]).toEqual([request.status, named]);
		}
	});
});

describe("the requests of a process, beside its step", () => {
	it("REA-438 REA-440 wait as changes of this browser alone, and are sent with the save", async () => {
		const [mine, free] = [await accepted(), await accepted()];
		await connect(process, mine);
		const { calls } = await show();
		fireEvent.click(await (await card()).findByRole("button", { name: `Ontkoppel aanvraag ${mine.ref}` }));
		fireEvent.click((await card()).getByText("Koppel een aanvraag"));
		const field = await (await card()).findByRole("searchbox", { name: "Zoek op referentie, adres of postcode" });
		fireEvent.change(field, { target: { value: free.ref } });
		fireEvent.click(await (await card()).findByRole("button", { name: `Koppel aanvraag ${free.ref}` }));
		expect((await card()).getByText("Wordt ontkoppeld")).toBeDefined();
		expect((await card()).getByText("Wordt gekoppeld")).toBeDefined();
		expect((await fresh(process)).requestUuids).toContain(mine.uuid);
		expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
		fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await waitFor(async () => {
			const { requestUuids } = await fresh(process);
			expect([requestUuids.includes(mine.uuid), requestUuids.includes(free.uuid)]).toEqual([false, true]);
		});
		await screens.answered();
		await waitFor(async () => expect((await card()).queryByText(/^Wordt/)).toBeNull());
	});

	it("are listed without controls on a completed process", async () => {
		const completed = (
			await screens.processes(tenant, ({ status, requestUuids }) => status.completed.enabled && requestUuids.length > 0)
		)[0];
		if (completed === undefined) throw new Error("no completed process has requests");
		const last = String(completed.flow.activeStep ?? "9");
		await show(role, completed, last);
		expect((await (await card()).findAllByRole("link")).length).toBe(completed.requestUuids.length);
		expect((await card()).queryByRole("button", changes)).toBeNull();
		expect((await card()).queryByText("Koppel een aanvraag")).toBeNull();
	});

	it.each([
		["opcharge", "cpo", "controls"],
		["opcharge", "municipality", "references"],
		["rvb", "caseworker", "nothing"],
	] as const)("REA-389 of %s a %s is shown %s", async (of, as, what) => {
		const [found] = await screens.processes(
			of,
			({ status, requestUuids, type }) =>
				!status.completed.enabled && !status.cancelled.enabled && (of === "rvb" || requestUuids.length > 0) && type !== "",
		);
		if (found === undefined) throw new Error(`no process of ${of} has requests`);
		const step = found.flow.activeStep ?? "1";
		await screens.showStep(of, as, found.uuid, step);
		await screens.answered();
		const shown = screen.queryByRole("group", { name: "Gekoppelde aanvragen" });
		expect(shown !== null).toBe(what !== "nothing");
		if (shown === null) return;
		expect(within(shown).queryAllByRole("link").length > 0).toBe(what === "controls");
		expect(within(shown).queryAllByRole("button", changes).length > 0).toBe(what === "controls");
	});
});
