import { afterEach, describe, expect, it } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { findPending } from "../../requests/connections/kept-connections.ts";
import { requestWith } from "../../requests/request.fixture.ts";
import { answer, problem } from "../../test-support/fake-api.ts";
import { renderStep } from "../../test-support/render-step.tsx";
import { requestServer } from "../../test-support/request-server.ts";
import { saveCommand, stepProcess } from "../../test-support/step-process.ts";
import { watchPresses } from "../../ui/actions/presses.ts";

afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
	localStorage.clear();
});

const access = { requestlist: ["cpo"], requestlocations: ["cpo", "municipality"] };
const failed = "De aanvraag kon niet verbonden worden. Probeer het nog een keer.";

const place = (lat: number) => ({ lat, lng: 5.91, nomatch: false });
const address = (street: string, postalCode: string) => {
	const { address: known, summary } = requestWith();
	return { address: { ...known, street, postalCode }, summary: { ...summary, address: `${street} 8A, ${postalCode} Arnhem` } };
};

/** A process with one request, two free ones, and others that cannot be connected. */
function scene(options: Partial<Parameters<typeof renderStep>[2]> = {}) {
	const process = stepProcess();
	const { uuid } = process.record();
	const common = { status: 3, geographyCode: process.record().MunicipalityCode } as const;
	const mine = requestWith({
		...common,
		uuid: "mine",
		ref: "AV-1",
		connected: true,
		realisationUuid: uuid,
		...address("Velperplein", "6811 AG"),
	});
	const near = requestWith({ ...common, uuid: "near", ref: "AV-2", coordinates: place(51.98), ...address("Steenstraat", "6828 CN") });
	const far = requestWith({ ...common, uuid: "far", ref: "AV-3", coordinates: place(52.2), ...address("Ketelstraat", "6811 CZ") });
	const open = requestWith({ ...common, uuid: "open", ref: "AV-4", status: 2 });
	const other = requestWith({ ...common, uuid: "other", ref: "AV-5", connected: true, realisationUuid: "elsewhere" });
	const server = requestServer(process, [far, mine, near, open, other]);
	const screenOf = (more: Partial<Parameters<typeof renderStep>[2]> = {}) =>
		renderStep(process, "1", {
			access,
			onSave: ({ body }) => {
				const { intent, data } = body as { intent: { target: string; complete: boolean }; data: { values: Record<string, unknown> } };
				process.send(saveCommand("1", intent.target, data.values, intent.complete));
				return answer(server.record());
			},
			...options,
			...more,
			handlers: { ...server.handlers, ...options.handlers, ...more.handlers },
		});
	return { process, server, screenOf, uuid };
}

const card = async () => within(await screen.findByRole("group", { name: "Gekoppelde aanvragen" }));
const changesIn = (calls: ReturnType<typeof renderStep>["calls"]) =>
	calls
		.filter(({ method, path }) => method === "POST" && path.includes("/requests/"))
		.map(({ path, body }) => `${(body as { data: { action: string } }).data.action} ${path.split("/").at(-1)}`);

describe("the requests of a process", () => {
	it("are listed with reference and address, each a link to its page", async () => {
		scene().screenOf();
		const link = await (await card()).findByRole("link", { name: "AV-1" });
		expect(link.getAttribute("href")).toBe("/aanvragen/mine");
		expect((await card()).getByText("Velperplein 8A, 6811 AG Arnhem")).toBeTruthy();
		expect((await card()).queryByText("AV-5")).toBeNull();
	});

	it("REA-438 REA-440 wait as changes in this browser until the step is saved, and survive a reload", async () => {
		const { screenOf, server, uuid } = scene();
		const first = screenOf();
		await first.user.click(await (await card()).findByRole("button", { name: "Ontkoppel aanvraag AV-1" }));
		await first.user.click((await card()).getByText("Koppel een aanvraag"));
		await first.user.click(await (await card()).findByRole("button", { name: "Koppel aanvraag AV-2" }));
		expect((await card()).getByText("Wordt ontkoppeld")).toBeTruthy();
		expect((await card()).getByText("Wordt gekoppeld")).toBeTruthy();
		expect((await card()).getByText("Wijzigingen aan de aanvragen worden doorgevoerd als u de stap opslaat.")).toBeTruthy();
		expect(changesIn(first.calls)).toEqual([]);
		cleanup();

		const again = screenOf();
		expect(await (await card()).findByText("Wordt gekoppeld")).toBeTruthy();
		await again.user.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await waitFor(() => expect(changesIn(again.calls)).toEqual(["disconnect mine", "connect near"]));
		await waitFor(() => expect(findPending("u-1", uuid)).toEqual([]));
		expect(server.record().requestUuids).toEqual(["near"]);
		expect(await (await card()).findByRole("link", { name: "AV-2" })).toBeTruthy();
		expect((await card()).queryByText(/^Wordt/)).toBeNull();
	});

	it("undoing a change leaves nothing to send", async () => {
		const { screenOf } = scene();
		const { user, calls } = screenOf();
		await user.click(await (await card()).findByRole("button", { name: "Ontkoppel aanvraag AV-1" }));
		await user.click((await card()).getByRole("button", { name: "Toch niet: aanvraag AV-1" }));
		expect((await card()).getByRole("button", { name: "Ontkoppel aanvraag AV-1" })).toBeTruthy();
		await user.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await screen.findByText("De informatie is opgeslagen");
		expect(changesIn(calls)).toEqual([]);
	});

	it("one that is refused stays pending and is reported; those after it are sent", async () => {
		const { screenOf, server, uuid } = scene();
		const { user, calls } = screenOf();
		await user.click(await (await card()).findByText("Koppel een aanvraag"));
		await user.click(await (await card()).findByRole("button", { name: "Koppel aanvraag AV-2" }));
		await user.click((await card()).getByRole("button", { name: "Ontkoppel aanvraag AV-1" }));
		server.touch("near", { connected: true, realisationUuid: "elsewhere" });
		await user.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		expect(await screen.findByText(failed)).toBeTruthy();
		await waitFor(() => expect(server.record().requestUuids).toEqual([]));
		expect(changesIn(calls)).toEqual(["connect near", "disconnect mine"]);
		expect(findPending("u-1", uuid)).toEqual([{ requestUuid: "near", action: "connect" }]);
		expect((await card()).getByText("Wordt gekoppeld")).toBeTruthy();
	});

	it("a change that somebody else overtook is fetched and sent again", async () => {
		let refused = 0;
		const { screenOf, server, process, uuid } = scene();
		const { user } = screenOf({
			handlers: {
				[`POST processes/realisation/${uuid}/requests/near`]: (call) => {
					refused += 1;
					// The first attempt is overtaken by somebody else's save.
					if (refused === 1) process.send(saveCommand("1", "1", { Plan: { Note: "Van een ander" } }, false));
					return server.handlers[`POST processes/realisation/${uuid}/requests/*`]?.(call) ?? problem(500);
				},
			},
		});
		await user.click(await (await card()).findByText("Koppel een aanvraag"));
		await user.click(await (await card()).findByRole("button", { name: "Koppel aanvraag AV-2" }));
		await user.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
		await waitFor(() => expect(server.record().requestUuids).toContain("near"));
		expect(refused).toBe(2);
		expect(screen.queryByText(failed)).toBeNull();
	});

	it("can be searched by reference, address and postal code among accepted, unconnected requests", async () => {
		const { screenOf } = scene();
		const { user } = screenOf();
		await user.click(await (await card()).findByText("Koppel een aanvraag"));
		const offered = async () =>
			(await card()).queryAllByRole("button", { name: /^Koppel aanvraag/ }).map((button) => button.getAttribute("aria-label"));
		const field = await (await card()).findByRole("searchbox", { name: "Zoek op referentie, adres of postcode" });
		await waitFor(async () => expect((await offered()).toSorted()).toEqual(["Koppel aanvraag AV-2", "Koppel aanvraag AV-3"]));
		for (const [typed, found] of [
			["av-3", "AV-3"],
			["steenstr", "AV-2"],
			["6828cn", "AV-2"],
			["6811 cz", "AV-3"],
		] as const) {
			await user.clear(field);
			await user.type(field, typed);
			await waitFor(async () => expect([typed, await offered()]).toEqual([typed, [`Koppel aanvraag ${found}`]]));
		}
		await user.clear(field);
		await user.type(field, "AV-4");
		expect(await (await card()).findByText("Er is geen geaccepteerde aanvraag gevonden die nog vrij is.")).toBeTruthy();
	});

	it("change at once for people who cannot save the open step", async () => {
		const { screenOf, server, process } = scene();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const { user, calls } = screenOf();
		await user.click(await (await card()).findByRole("button", { name: "Ontkoppel aanvraag AV-1" }));
		await waitFor(() => expect(changesIn(calls)).toEqual(["disconnect mine"]));
		await waitFor(() => expect(server.record().requestUuids).toEqual([]));
		expect(await (await card()).findByText("Er zijn geen aanvragen gekoppeld.")).toBeTruthy();
	});

	it("are sent once for a double click, which neither undoes nor repeats the change", async () => {
		watchPresses();
		const { screenOf, server, process } = scene();
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		const { user, calls } = screenOf();
		await user.dblClick(await (await card()).findByRole("button", { name: "Ontkoppel aanvraag AV-1" }));
		await waitFor(() => expect(server.record().requestUuids).toEqual([]));
		expect(await (await card()).findByText("Er zijn geen aanvragen gekoppeld.")).toBeTruthy();
		expect(changesIn(calls)).toEqual(["disconnect mine"]);
	});

	it("REA-393 cannot be disconnected from a completed process, nor when they are limited", async () => {
		const ended = scene();
		ended.process.send(saveCommand("1", "2", { Plan: { Name: "Plein" } }));
		ended.process.send(saveCommand("2", "3", { Advice: { Words: "Goed." } }));
		ended.process.send(saveCommand("3", "3", {}));
		ended.screenOf();
		expect(await (await card()).findByRole("link", { name: "AV-1" })).toBeTruthy();
		expect(ended.server.record().status.completed.enabled).toBe(true);
		expect((await card()).queryByRole("button")).toBeNull();
		expect((await card()).queryByText("Koppel een aanvraag")).toBeNull();
		cleanup();

		const limited = scene();
		const { uuid, ref, status, geographyCode, coordinates, realisationUuid, connected, synced } =
			limited.server.request("mine") ?? requestWith();
		const place = { uuid, ref, status, geographyCode, coordinates, realisationUuid, connected, synced, limited: true };
		limited.screenOf({ handlers: { "GET charging-point-requests": answer([place], { metaData: { pagination: { next: null, at: 1 } } }) } });
		expect(await (await card()).findByText("AV-1")).toBeTruthy();
		expect((await card()).queryByRole("link")).toBeNull();
		expect((await card()).queryByRole("button", { name: /^Ontkoppel/ })).toBeNull();
	});

	it("REA-389 are shown without controls to people who may see only their locations, and not at all without either right", async () => {
		const { screenOf } = scene({ role: "municipality" });
		screenOf();
		expect(await (await card()).findByText("AV-1")).toBeTruthy();
		expect((await card()).queryByRole("button")).toBeNull();
		expect((await card()).queryByText("Koppel een aanvraag")).toBeNull();
		cleanup();

		screenOf({ access: { requestlist: [], requestlocations: [] } });
		await screen.findByRole("heading", { level: 2, name: "Geschiedenis" });
		expect(screen.queryByText("Gekoppelde aanvragen")).toBeNull();
	});
});
