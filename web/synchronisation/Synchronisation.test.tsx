import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { findCollection } from "../api/collection.ts";
import { realisationSource } from "../realisations/realisation-collection.ts";
import { exampleRecord, uuidOf } from "../test-support/example-record.ts";
import { exampleRequest } from "../test-support/example-request.ts";
import { exampleSpecification } from "../test-support/example-specification.ts";
import { exampleTenant } from "../test-support/example-tenant.ts";
import { answer, type FakeAnswer, fakeApi, page, problem } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

const tenant = {
	...exampleTenant,
	access: { ...exampleTenant.access, requestlist: ["cpo"], requestlocations: ["cpo"] },
};

interface Served {
	readonly realisations?: () => FakeAnswer | Promise<FakeAnswer>;
	readonly requests?: () => FakeAnswer | Promise<FakeAnswer>;
}

const records = [exampleRecord({ number: 1 }), exampleRecord({ number: 2 })];

function serve({ realisations = () => page(records), requests = () => page([exampleRequest({ number: 1 })]) }: Served = {}) {
	return fakeApi({
		"GET processes/realisation": realisations,
		"GET charging-point-requests": requests,
		"GET processes/specification*": exampleSpecification,
	});
}

const open = (address = "/realisatie/actief", codes?: readonly string[]) =>
	renderApplication(address, codes === undefined ? { tenant } : { tenant, codes });
const panelButton = () => screen.findByRole("button", { name: /^Synchronisatie/ });
const loads = (calls: ReturnType<typeof serve>, path: string) => calls.filter((call) => call.path.startsWith(path)).length;

afterEach(() => {
	cleanup();
	localStorage.clear();
	jest.useRealTimers();
});

describe("loading the application", () => {
	it("PLA-006 shows the progress of configuration, requests, processes and charge point datasets, in place of a list with nothing in it yet", async () => {
		let release = () => {};
		const gate = new Promise<void>((resolve) => {
			release = resolve;
		});
		serve({ realisations: async () => gate.then(() => page(records)) });
		open();
		expect(await screen.findByText("Gegevens worden geladen", { selector: "h2" })).toBeTruthy();
		const items = within(screen.getByRole("region", { name: "Gegevens worden geladen" })).getAllByRole("listitem");
		await waitFor(() =>
			expect(items.map((item) => item.textContent)).toEqual([
				"ConfiguratieGeladen",
				"Aanvragen1 geladen",
				"RealisatieprocessenBezig",
				"LaadpuntgegevensGeladen",
			]),
		);
		release();
		expect(await screen.findByRole("link", { name: "VB-00001" })).toBeTruthy();
		expect(screen.queryByRole("region", { name: "Gegevens worden geladen" })).toBeNull();
	});

	it("REQ-261 PLA-126 says how many datasets failed, and shows what loaded", async () => {
		serve({ requests: () => problem(403) });
		open("/realisatie/actief", ["0202", "0193", "0301"]);
		expect(await screen.findByText("Niet alles kon in 1 keer goed ingeladen worden.")).toBeTruthy();
		expect(screen.getByText("Het laden van 3 dataset(s) is mislukt")).toBeTruthy();
		expect(await screen.findByRole("link", { name: "VB-00001" })).toBeTruthy();
	});

	it("PLA-007 'Probeer deze opnieuw' loads only what failed", async () => {
		let failing = true;
		const calls = serve({ requests: () => (failing ? problem(403) : page([exampleRequest({ number: 1 })])) });
		open();
		const retry = await screen.findByRole("button", { name: "Probeer deze opnieuw" });
		const before = loads(calls, "processes/realisation?");
		failing = false;
		await userEvent.click(retry);
		await waitFor(() => expect(screen.queryByText("Niet alles kon in 1 keer goed ingeladen worden.")).toBeNull());
		expect(loads(calls, "charging-point-requests?")).toBe(2);
		expect(loads(calls, "processes/realisation?")).toBe(before);
	});

	it("what failed is no longer missed once its page has loaded it", async () => {
		let failing = true;
		serve({ requests: () => (failing ? problem(403) : page([exampleRequest({ number: 1 })])) });
		open();
		const told = () => screen.queryByText("Niet alles kon in 1 keer goed ingeladen worden.");
		await waitFor(() => expect(told()).not.toBeNull());
		expect((await panelButton()).textContent).toContain("Niet alles is geladen");
		failing = false;
		await userEvent.click(screen.getByRole("link", { name: "Aanvragen" }));
		expect(await screen.findByRole("link", { name: exampleRequest({ number: 1 }).ref })).toBeTruthy();
		await waitFor(() => expect(told()).toBeNull());
		expect((await panelButton()).textContent).toMatch(/Bijgewerkt om \d\d:\d\d/);
	});

	it("requests nothing the person may not see", async () => {
		const calls = serve();
		renderApplication("/realisatie/actief", { tenant, role: "municipality" });
		await screen.findByRole("link", { name: "VB-00001" });
		expect(loads(calls, "charging-point-requests")).toBe(0);
	});
});

describe("a tenant whose lists are loaded in one call", () => {
	const whole = { ...tenant, loading: "whole" as const, access: { ...tenant.access, chargingpoints: ["cpo"] } };

	it("PLA-053 uses the older calls, and loads the charge point datasets as well; the others do neither", async () => {
		const calls = fakeApi({
			"GET /api/list": { status: 200, body: { data: { requests: [{ ref: "", data: exampleRequest({ number: 1 }) }] } } },
			"GET /api/realisationlist": { status: 200, body: { data: { records: records.map((data) => ({ ref: "", data })) } } },
			"GET charging-point-locations": page([]),
			"GET processes/specification*": exampleSpecification,
		});
		const one = renderApplication("/realisatie/actief", { tenant: whole });
		await screen.findByRole("link", { name: "VB-00001" });
		await waitFor(() => expect(loads(calls, "charging-point-locations?")).toBe(1));
		expect(loads(calls, "processes/realisation?") + loads(calls, "charging-point-requests?")).toBe(0);
		one.unmount();

		const paged = serve();
		open();
		await screen.findByRole("link", { name: "VB-00001" });
		expect((await panelButton()).textContent).toContain("Bijgewerkt om");
		expect(loads(paged, "charging-point-locations") + loads(paged, "/api/")).toBe(0);
	});
});

describe("the panel in the footer", () => {
	it("PLA-059 states the interval in minutes", async () => {
		serve();
		renderApplication("/realisatie/actief", { tenant: { ...tenant, syncIntervalMs: 600_000 } });
		await userEvent.click(await panelButton());
		expect(await screen.findByText("De gegevens worden elke 10 minuten automatisch ververst.")).toBeTruthy();
	});

	it("stops and resumes automatic synchronisation", async () => {
		serve();
		open();
		await userEvent.click(await panelButton());
		await userEvent.click(await screen.findByRole("button", { name: "Stop automatisch verversen" }));
		expect(screen.getByText("Automatisch verversen staat uit")).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Hervat automatisch verversen" }));
		expect(screen.getByText("De gegevens worden elke 5 minuten automatisch ververst.")).toBeTruthy();
	});

	it("updates the list with what others changed, requesting only that", async () => {
		let changed = false;
		const calls = serve({
			realisations: () =>
				changed ? page([{ ...exampleRecord({ number: 1, address: "Kade 9, Arnhem" }), synced: 50 }]) : page(records, null, 40),
		});
		open();
		await screen.findByRole("link", { name: "VB-00001" });
		changed = true;
		await userEvent.click(await panelButton());
		await userEvent.click(await screen.findByRole("button", { name: "Nu verversen" }));
		expect(await screen.findByText("Kade 9, Arnhem")).toBeTruthy();
		expect(calls.filter(({ path }) => path.startsWith("processes/realisation?")).at(-1)?.path).toBe(
			"processes/realisation?pageSize=400&offSet=0&fromTimeStamp=40",
		);
		expect((await panelButton()).textContent).toContain("De gegevens zijn bijgewerkt");
	});

	it("PLA-130 PLA-131 says 'Mislukt' with advice, and 'Synchronisatie mislukt' with the advice to reload", async () => {
		let failing = false;
		serve({ realisations: () => (failing ? problem(500) : page(records)) });
		open();
		await screen.findByRole("link", { name: "VB-00001" });
		failing = true;
		await userEvent.click(await panelButton());
		await userEvent.click(await screen.findByRole("button", { name: "Nu verversen" }));
		expect(await screen.findByText("Synchronisatie mislukt")).toBeTruthy();
		expect(screen.getByText("Het verversen van de realisatieproces data is mislukt. Herlaad de applicatie.")).toBeTruthy();
		expect((await panelButton()).textContent).toContain("Mislukt");
		expect(
			screen.getByText("Probeer het opnieuw of herlaad de pagina. Blijft het mislukken, neem dan contact op via hulp@voorbeeld.example."),
		).toBeTruthy();
	});
});

describe("charging points loaded through the older calls", () => {
	const whole = { ...tenant, loading: "whole" as const, access: { ...tenant.access, chargingpoints: ["cpo"] } };
	const asked = async (codes?: readonly string[], loading: "whole" | "paged" = "whole") => {
		const calls = fakeApi({
			"GET charging-point-locations": page([]),
			"GET charging-point-requests": page([]),
			"GET processes/realisation": page([]),
			"GET /api/list": answer({ requests: [] }),
			"GET /api/realisationlist": answer({ records: [] }),
			"POST /api/list": answer({ requests: [] }),
			"POST /api/realisationlist_paged": answer({ records: [] }),
		});
		const { unmount } = renderApplication("/realisatie/actief", { tenant: { ...whole, loading }, ...(codes ? { codes } : {}) });
		await waitFor(() => expect(screen.queryByRole("region", { name: "Gegevens worden geladen" })).toBeNull());
		await waitFor(() => expect(calls.some(({ path }) => /realisation/.test(path))).toBe(true));
		const found = calls.flatMap(({ path }) => /^charging-point-locations\?.*codes=(\d+)/.exec(path)?.[1] ?? []);
		unmount();
		return found;
	};

	it("PLA-148 are loaded for one code: the person's first, or the tenant's first for people with all of them", async () => {
		expect(await asked(["0193", "0202"])).toEqual(["0193"]);
		expect(await asked()).toEqual([tenant.municipalityOptions?.[0]?.value]);
		expect(await asked(["0193", "0202"], "paged")).toEqual([]);
	});
});

describe("a list that has been loaded", () => {
	it("is not loaded again on returning to it", async () => {
		const calls = serve();
		const { client } = open();
		await screen.findByRole("link", { name: "VB-00001" });
		await waitFor(() => expect(findCollection(client, realisationSource)?.complete).toBe(true));
		await userEvent.click(screen.getByRole("link", { name: /On hold/ }));
		await act(async () => {});
		expect(loads(calls, "processes/realisation?")).toBe(1);
		expect(findCollection(client, realisationSource)?.records.map(({ uuid }) => uuid)).toEqual([uuidOf(1), uuidOf(2)]);
	});
});
