import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { requestWith } from "../../requests/request.fixture.ts";
import { exampleRecord, uuidOf } from "../../test-support/example-record.ts";
import { exampleStakeholders, exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, type FakeCall, fakeApi, problem } from "../../test-support/fake-api.ts";

// The step screen has its own tests; here it only matters that it is reached.
jest.unstable_mockModule("../step/StepPage.tsx", () => ({ default: () => "de stap" }));
let renderApplication: typeof import("../../test-support/render-application.tsx").renderApplication;

beforeAll(async () => {
	({ renderApplication } = await import("../../test-support/render-application.tsx"));
});
afterEach(() => {
	cleanup();
	notifications.clean();
	sessionStorage.clear();
	localStorage.clear();
});

const tenant = { ...exampleTenant, access: { ...exampleTenant.access, requestlist: ["cpo"], requestlocations: ["cpo", "municipality"] } };
const unsaved = uuidOf(99);
const record = exampleRecord({ number: 7 });
const free = requestWith({ uuid: uuidOf(201), ref: "AV-1", status: 3, geographyCode: "0193" });
const second = requestWith({ uuid: uuidOf(202), ref: "AV-2", status: 3 });
const open = requestWith({ uuid: uuidOf(203), ref: "AV-3", status: 2 });
const taken = requestWith({ uuid: uuidOf(204), ref: "AV-4", status: 3, connected: true, realisationUuid: uuidOf(8) });
const hidden = uuidOf(205);

interface ConnectBody {
	readonly synchronisation: { readonly synced: number };
	readonly data: { readonly action: string };
}

function serve(connect: (call: FakeCall) => ReturnType<typeof answer> | null = () => null) {
	let connected: readonly string[] = [];
	const now = () => ({ ...record, requestUuids: connected, synced: record.synced + connected.length });
	return fakeApi({
		"GET stakeholders": answer(exampleStakeholders),
		"POST processes/realisation": answer(record),
		[`GET processes/realisation/${record.uuid}`]: () => answer(now(), { related: { people: {} } }),
		...Object.fromEntries([free, second, open, taken].map((request) => [`GET charging-point-requests/${request.uuid}`, answer(request)])),
		[`POST processes/realisation/${record.uuid}/requests/*`]: (call) => {
			const given = connect(call);
			if (given !== null) return given;
			if ((call.body as ConnectBody).synchronisation.synced !== now().synced) return problem(409);
			const uuid = call.path.split("/").at(-1) ?? "";
			connected = [...connected, uuid];
			return answer(now(), { related: { request: [free, second, open, taken].find((request) => request.uuid === uuid) } });
		},
	});
}

const address = (requests: readonly string[], place = "&lat=51.98313&lng=5.91502") => `?aanvragen=${requests.join("|")}${place}`;

async function create(): Promise<void> {
	await screen.findByLabelText("CPO");
	await userEvent.selectOptions(screen.getByLabelText("CPO"), "Laadgenot");
	await userEvent.click(screen.getByRole("button", { name: "Start het proces" }));
}

describe("starting a process for requests", () => {
	it("REA-025 the requests in the address are added to the new process, which begins at their location", async () => {
		const calls = serve();
		const { address: shown } = renderApplication(`/realisatie/${unsaved}/1${address([free.uuid, second.uuid])}`, { tenant });
		await userEvent.click(await screen.findByRole("button", { name: "Kies dit procestype" }));
		const card = within(await screen.findByRole("region", { name: "Aanvragen" }));
		expect(card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
			["AV-1", `/aanvragen/${free.uuid}`],
			["AV-2", `/aanvragen/${second.uuid}`],
		]);
		expect(card.getAllByText("Velperplein 8A, 6811 AG Arnhem")).toHaveLength(2);
		// The municipality of the first request.
		expect(screen.getByLabelText<HTMLSelectElement>("Gemeente").selectedOptions[0]?.textContent).toBe("Zwolle");
		await create();
		await waitFor(() => expect(shown()).toBe(`/realisatie/${record.uuid}/1`));
		const sent = () => calls.filter(({ method, path }) => method === "POST" && path.includes("/requests/"));
		await waitFor(() => expect(sent().map(({ path }) => path.split("/").at(-1))).toEqual([free.uuid, second.uuid]));
		expect(sent().map(({ body }) => (body as ConnectBody).data.action)).toEqual(["connect", "connect"]);
	});

	it("who wants no process after all is back at the request, or at the list of them", async () => {
		serve();
		const one = renderApplication(`/realisatie/${unsaved}${address([free.uuid])}`, { tenant });
		await userEvent.click(await screen.findByRole("button", { name: "Terug" }));
		await waitFor(() => expect(one.address()).toBe(`/aanvragen/${free.uuid}`));
		cleanup();
		const several = renderApplication(`/realisatie/${unsaved}${address([free.uuid, second.uuid])}`, { tenant });
		await userEvent.click(await screen.findByRole("button", { name: "Terug" }));
		await waitFor(() => expect(several.address()).toBe("/aanvragen"));
	});

	it("without coordinates the first step has none in its address", async () => {
		serve();
		const { address: shown } = renderApplication(`/realisatie/${unsaved}/type/op-aanvraag${address([free.uuid], "")}`, { tenant });
		await screen.findByText("AV-1");
		await create();
		await waitFor(() => expect(shown()).toBe(`/realisatie/${record.uuid}/1`));
	});

	it("requests that can't be connected are named with the reason, and the process starts without them", async () => {
		const calls = serve();
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag${address([open.uuid, taken.uuid, hidden, "onzin", free.uuid])}`, { tenant });
		const notice = await screen.findByText("Deze aanvragen worden niet gekoppeld");
		await waitFor(() => expect(within(notice.closest("section, div") as HTMLElement).getAllByRole("listitem")).toHaveLength(4));
		for (const said of [
			"AV-3: alleen een geaccepteerde aanvraag kan gekoppeld worden.",
			"AV-4: deze aanvraag is al aan een proces gekoppeld.",
			`${hidden}: deze aanvraag is niet bekend, of u heeft er geen toegang toe.`,
			"onzin: deze aanvraag is niet bekend, of u heeft er geen toegang toe.",
		]) {
			expect(screen.getByText(said)).toBeTruthy();
		}
		await userEvent.selectOptions(screen.getByLabelText("Gemeente"), "Arnhem");
		await create();
		await waitFor(() =>
			expect(calls.filter(({ path }) => path.includes("/requests/")).map(({ path }) => path.split("/").at(-1))).toEqual([free.uuid]),
		);
	});

	it("a change of type keeps the requests", async () => {
		serve();
		const { address: shown } = renderApplication(`/realisatie/${unsaved}/type/op-aanvraag${address([free.uuid])}`, { tenant });
		await screen.findByText("AV-1");
		await userEvent.click(screen.getByRole("button", { name: "Wijzig het procestype" }));
		await userEvent.click(within(await screen.findByRole("dialog")).getByRole("radio", { name: "Strategisch" }));
		await userEvent.click(screen.getByRole("button", { name: "Kies dit procestype" }));
		await waitFor(() => expect(shown()).toContain("/type/strategisch?aanvragen="));
		expect(await screen.findByText("AV-1")).toBeTruthy();
	});

	it("a request that the server refuses after all is reported and stays pending", async () => {
		serve(() => problem(400));
		renderApplication(`/realisatie/${unsaved}/type/op-aanvraag${address([free.uuid])}`, { tenant });
		await screen.findByText("AV-1");
		await create();
		expect(await screen.findByText("De aanvraag kon niet verbonden worden. Probeer het nog een keer.")).toBeTruthy();
		expect(Object.values(sessionStorage).join()).toContain(free.uuid);
	});
});
