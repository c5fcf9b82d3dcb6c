import "../../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { openRequest as open, sent, requestTenant as tenant } from "../../test-support/open-request.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";
import { requestQueries } from "../request-queries.ts";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});

describe("the page of a request", () => {
	it("REQ-021 REQ-110 shows the reference, the tenant's tables and the database references; an unknown date is 'Onbekend'", async () => {
		open({ request: requestWith({ created_at: null, case_ref: "Z-99" }) });
		expect(await heading("AV-0202-00041")).toBeDefined();
		const table = within(screen.getByRole("region", { name: "Aanvrager" }));
		expect(table.getByText("J. de Boer")).toBeDefined();
		expect(table.getByRole("link", { name: "j.deboer@post.example" })).toBeDefined();
		expect(table.getByText("Aangemaakt").nextSibling?.textContent).toBe("Onbekend");
		expect(table.getByText("Vergunning").nextSibling?.textContent).toBe("Ja");
		expect(table.getByText("Aanschafdatum").nextSibling?.textContent).toBe("01-05-2026");
		const references = within(screen.getByRole("region", { name: "Databasereferenties" }));
		for (const known of ["request-1", "AV-0202-00041", "Z-99", "41", "0202"]) expect(references.getByText(known)).toBeDefined();
	});

	it.each([
		[0, "00:00-07:00"],
		[1, "07:00-12:00"],
		[2, "12:00-17:00"],
		[3, "17:00-24:00"],
	] as const)("REQ-121 writes timeslot %s as %s", async (timeslot, hours) => {
		open({ request: requestWith({ raw: { remarks: "", timeslot } }) });
		expect((await screen.findByText("Laadmoment")).nextSibling?.textContent).toBe(hours);
		expect(screen.getByText("Laadtijden").nextSibling?.textContent).toBe("00:00-07:00, 17:00-24:00");
	});

	it("stays as it is, with what is being filled in, when refreshing it fails", async () => {
		const rest = { "GET charging-point-requests": page([requestWith()]) };
		fakeApi({ ...rest, "GET charging-point-requests/request-1": answer(requestWith()) });
		const { client } = renderApplication("/aanvragen/request-1", { tenant });
		const shown = await heading("AV-0202-00041");
		fakeApi({ ...rest, "GET charging-point-requests/request-1": problem(500) });
		await act(() => client.refetchQueries({ queryKey: requestQueries.one("request-1").queryKey }));
		expect(await screen.findByText("Een onverwachte fout heeft zich voorgedaan")).toBeDefined();
		expect(document.contains(shown)).toBe(true);
	});

	it("says the day alone of a submission that was told without a time", async () => {
		for (const [submitted_at, said] of [
			[Date.parse("2026-11-03T23:00:00Z"), "4 nov 2026"],
			[Date.parse("2026-11-03T23:07:00Z"), "4 nov 2026, 00:07"],
		] as const) {
			const { summary } = requestWith();
			const { unmount } = open({ request: requestWith({ summary: { ...summary, submitted_at } }) });
			const side = within(await screen.findByRole("complementary", { name: "Over deze aanvraag" }));
			expect(side.getByText("Ingediend").nextSibling?.textContent).toBe(said);
			unmount();
		}
	});

	it("REQ-022 has the process, the judgement, a summary and the map beside it", async () => {
		open({ request: requestWith() });
		const side = within(await screen.findByRole("complementary", { name: "Over deze aanvraag" }));
		for (const name of ["Realisatieproces", "Beoordeling", "Samenvatting", "Locatie"])
			expect(side.getByRole("group", { name })).toBeDefined();
		expect(within(side.getByRole("group", { name: "Samenvatting" })).getByText("Velperplein 8A, 6811 AG Arnhem")).toBeDefined();
		expect(await side.findByRole("application", { name: "Kaart van de aanvraag" })).toBeDefined();
	});

	it("REQ-020 has its tags if the tenant has tags or the request does, and not otherwise", async () => {
		const urgent = {
			uuid: "00000000-0000-4000-8000-0000000000aa",
			label: "spoed",
			enabled: true,
			request: true,
			process: true,
			deleted_at: null,
			synced: 1,
		};
		for (const [tags, Tags, shown] of [
			[[], [], false],
			[[urgent], [], true],
			[[urgent], [urgent.uuid], true],
			[[{ ...urgent, enabled: false }], [urgent.uuid], true],
			[[{ ...urgent, enabled: false }], [], false],
		] as const) {
			fakeApi({
				"GET charging-point-requests/request-1": answer(requestWith({ Tags })),
				"GET charging-point-requests": page([requestWith({ Tags })]),
			});
			const { unmount } = renderApplication("/aanvragen/request-1", { tenant: { ...tenant, tags } });
			await heading("AV-0202-00041");
			if (shown) expect(await screen.findByRole("group", { name: "Tags" })).toBeDefined();
			else await expect(screen.findByRole("group", { name: "Tags" }, { timeout: 200 })).rejects.toThrow();
			unmount();
		}
	});

	it("stores its tags with the synced of the request", async () => {
		const urgent = {
			uuid: "00000000-0000-4000-8000-0000000000aa",
			label: "spoed",
			enabled: true,
			request: true,
			process: true,
			deleted_at: null,
			synced: 1,
		};
		const calls = fakeApi({
			"GET charging-point-requests/request-1": answer(requestWith()),
			"GET charging-point-requests": page([requestWith()]),
			"POST charging-point-requests/request-1/tags": answer(requestWith({ Tags: [urgent.uuid], synced: 12 })),
		});
		renderApplication("/aanvragen/request-1", { tenant: { ...tenant, tags: [urgent] } });
		const panel = within(await screen.findByRole("group", { name: "Tags" }));
		await userEvent.click(panel.getByRole("button", { name: "Tags aanpassen" }));
		await userEvent.click(panel.getByRole("checkbox", { name: "spoed" }));
		await userEvent.click(panel.getByRole("button", { name: "Opslaan" }));
		expect(await screen.findByText("De tags zijn opgeslagen.")).toBeDefined();
		expect(sent(calls)).toEqual([{ synchronisation: { synced: 11 }, data: { tags: [urgent.uuid] } }]);
		expect(panel.getByText("spoed")).toBeDefined();
	});

	it("REQ-023 shows the comments on it", async () => {
		const comment = {
			...{ uuid: "c-1", order: 1, message: "Bellen na de vakantie", status: "todo", user: { id: "u-2", name: "Ans" } },
			...{ created_at: 1, edited_at: null, deleted_at: null },
		};
		fakeApi({
			"GET charging-point-requests/request-1": answer(requestWith()),
			"GET charging-point-requests": page([requestWith()]),
			"GET charging-point-requests/request-1/comments": answer({ comments: [comment], synced: 1 }),
		});
		renderApplication("/aanvragen/request-1", { tenant });
		expect(await screen.findByText("Bellen na de vakantie")).toBeDefined();
		expect(screen.getByRole("region", { name: "Opmerkingen bij de aanvraag" })).toBeDefined();
	});

	it("REQ-028 shows its papers to a CPO and an administrator, and to nobody else", async () => {
		const request = requestWith({ docs: { vehicle: ["file-1"], parkingspot: ["file-2"] } });
		for (const [role, shown] of [
			["cpo", true],
			["admin", true],
			["municipality", false],
		] as const) {
			const { unmount } = open({ request }, role);
			await heading("AV-0202-00041");
			expect(screen.queryByRole("heading", { name: "Parkeervergunning" }) !== null).toBe(shown);
			if (shown) expect((await screen.findAllByText(/^Bestandsinformatie/)).length).toBe(2);
			unmount();
		}
	});

	it("shows no papers if there are none", async () => {
		open({ request: requestWith() });
		await heading("AV-0202-00041");
		expect(screen.queryByRole("heading", { name: "Documenten" })).toBeNull();
	});
});

describe("a process from a request", () => {
	const accepted = { status: 3, judgement: { id: 3, reason: null, remarks: "", processed_at: 1 } } as const;

	it("REQ-160 REA-026 starts with a new uuid, the request and its place", async () => {
		const { address } = open({ request: requestWith(accepted) });
		await userEvent.click(await screen.findByRole("button", { name: "Start realisatieproces" }));
		await waitFor(() => expect(address()).toMatch(/^\/realisatie\/[0-9a-f-]{36}\?/));
		expect(Object.fromEntries(new URLSearchParams(address().split("?")[1]))).toEqual({
			aanvragen: "request-1",
			lat: "51.98313",
			lng: "5.91502",
		});
	});

	it("omits the place if it is not known", async () => {
		const { address } = open({ request: requestWith({ ...accepted, coordinates: { lat: null, lng: null, nomatch: true } }) });
		await userEvent.click(await screen.findByRole("button", { name: "Start realisatieproces" }));
		await waitFor(() => expect(address()).toMatch(/\?aanvragen=request-1$/));
	});

	it.each([2, 4, 5] as const)("REQ-159 can't be started from a request with status %s, and says why", async (status) => {
		const { address } = open({ request: requestWith({ status }) });
		const button = await screen.findByRole("button", { name: /^Start realisatieproces/ });
		expect(button.getAttribute("aria-disabled")).toBe("true");
		await userEvent.click(button);
		expect(await screen.findByText("Waarom kan dit niet?")).toBeDefined();
		expect(screen.getAllByText("Alleen vanuit een geaccepteerde aanvraag kan een realisatieproces worden gestart.").length).toBeGreaterThan(
			0,
		);
		expect(address()).toBe("/aanvragen/request-1");
	});

	it("REQ-161 is the existing one if there is one: a link leads to it, and nothing starts another", async () => {
		open({ request: requestWith({ ...accepted, realisationUuid: "p-1", connected: true }) });
		expect((await screen.findByRole("link", { name: "Bekijk het realisatieproces" })).getAttribute("href")).toBe("/realisatie/p-1");
		expect(screen.queryByRole("button", { name: /^Start realisatieproces/ })).toBeNull();
	});

	it("is mentioned without a link if the person may not see it", async () => {
		open({ request: requestWith({ ...accepted, connected: true }) });
		expect(await screen.findByText("Deze aanvraag is gekoppeld aan een realisatieproces dat u niet kunt inzien.")).toBeDefined();
		expect(screen.queryByRole("button", { name: /^Start realisatieproces/ })).toBeNull();
	});

	it("can't be started by people without the right", async () => {
		open({ request: requestWith(accepted) }, "municipality");
		expect((await screen.findByRole("button", { name: /^Start realisatieproces/ })).getAttribute("aria-disabled")).toBe("true");
	});
});

describe("who can open it", () => {
	it("REA-024 opens the request whose uuid is in the address, and no other", async () => {
		fakeApi({
			"GET charging-point-requests/request-1": answer(requestWith()),
			"GET charging-point-requests/request-2": answer(requestWith({ uuid: "request-2", ref: "AV-2" })),
			"GET charging-point-requests": page([]),
		});
		renderApplication("/aanvragen/request-2", { tenant });
		expect(await screen.findByRole("heading", { level: 1, name: "AV-2" })).toBeDefined();
	});

	it("REQ-005 redirects to the list for a request that does not exist", async () => {
		fakeApi({ "GET charging-point-requests": page([]) });
		const { address } = renderApplication("/aanvragen/nobody", { tenant });
		await waitFor(() => expect(address()).toBe("/aanvragen"));
	});

	it("redirects to the list for a limited request", async () => {
		const { uuid, ref, status, geographyCode, coordinates, synced } = requestWith();
		fakeApi({
			"GET charging-point-requests/request-1": answer({
				...{ uuid, ref, status, geographyCode, coordinates, synced },
				...{ realisationUuid: null, connected: false, limited: true },
			}),
			"GET charging-point-requests": page([]),
		});
		const { address } = renderApplication("/aanvragen/request-1", { tenant });
		await waitFor(() => expect(address()).toBe("/aanvragen"));
	});

	it("REQ-006 REQ-003 redirects to the start page, and on from there, without access to requests", async () => {
		fakeApi({ "GET processes/realisation": page([]) });
		const closed = { ...tenant, access: { ...tenant.access, requestlist: [] } };
		for (const path of ["/aanvragen/request-1", "/aanvragen"]) {
			const { address, unmount } = renderApplication(path, { tenant: closed });
			await waitFor(() => expect(address()).toBe("/realisatie/actief"));
			unmount();
		}
	});

	it("REQ-001 starts at the requests for people who may see them, else at the processes", async () => {
		fakeApi({ "GET charging-point-requests": page([]), "GET processes/realisation": page([]) });
		const first = renderApplication("/", { tenant });
		await waitFor(() => expect(first.address()).toBe("/aanvragen"));
		expect(screen.getByRole("link", { name: "Aanvragen" })).toBeDefined();
		first.unmount();
		const second = renderApplication("/", { tenant: { ...tenant, access: { ...tenant.access, requestlist: ["municipality"] } } });
		await waitFor(() => expect(second.address()).toBe("/realisatie/actief"));
		expect(screen.queryByRole("link", { name: "Aanvragen" })).toBeNull();
	});
});
