import "../../test-support/browser-parts.ts";
import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { RequestRecord } from "../../../engine/index.ts";
import { answer, fakeApi, page } from "../../test-support/fake-api.ts";
import { requestTenant } from "../../test-support/open-request.ts";
import { renderApplication } from "../../test-support/render-application.tsx";
import { requestWith } from "../request.fixture.ts";

const tenant = {
	...requestTenant,
	tags: [
		{ uuid: "t-1", label: "spoed", enabled: true, deleted_at: null, synced: 1, request: true, process: true },
		{ uuid: "t-2", label: "wijkaanpak", enabled: true, deleted_at: null, synced: 1, request: true, process: true },
	],
};

const base = requestWith();
const named = (uuid: string, changes: Partial<RequestRecord> = {}, name = `Aanvrager ${uuid}`): RequestRecord =>
	requestWith({ uuid, ref: `AV-${uuid}`, summary: { ...base.summary, name, address: `Straat ${uuid}, Arnhem` }, ...changes });
const judged = (status: 3 | 4 | 5, reason: string | null = null) =>
	({ status, judgement: { id: status, reason, remarks: "", processed_at: 5 } }) as const;

const requests = [
	named("1", { Tags: ["t-1", "t-2"] }),
	named("2", { Tags: ["t-1"] }, "Zeeman"),
	named("3", { ...judged(3), realisationUuid: "p-1", connected: true }),
	named("4", judged(4, "1")),
	named("6", { status: 4, judgement: { id: 4, reason: "5", remarks: "Te smal", processed_at: 5 } }),
	named("5", judged(5)),
];

function open(query = "", records: readonly RequestRecord[] = requests, more: Partial<typeof tenant> = {}) {
	const calls = fakeApi({
		"GET charging-point-requests": page(records),
		"GET processes/realisation": page([]),
		...Object.fromEntries(records.map((record) => [`GET charging-point-requests/${record.uuid}`, answer(record)])),
	});
	return { calls, ...renderApplication(`/aanvragen${query}`, { tenant: { ...tenant, ...more } }) };
}

const references = () => screen.getAllByRole("link", { name: /^AV-/ }).map((link) => link.textContent);

beforeAll(() => {
	HTMLCanvasElement.prototype.getContext = () => null;
});

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
});

describe("the list of requests", () => {
	it("REQ-067 opens with the open requests, with none of that in the address", async () => {
		const { address } = open();
		await screen.findByRole("link", { name: "AV-1" });
		expect(references().toSorted()).toEqual(["AV-1", "AV-2"]);
		expect(address()).toBe("/aanvragen");
	});

	it("says how many of what matches can't be judged together, and why; the head chooses those that can", async () => {
		open("", requests, { bulk: { judge: ["reject"] } });
		await screen.findByRole("link", { name: "AV-1" });
		await userEvent.click(screen.getByRole("link", { name: /^Alles/ }));
		await screen.findByRole("link", { name: "AV-4" });
		await userEvent.click(screen.getByRole("checkbox", { name: /AV-1/ }));
		expect(await screen.findByText("4 niet: al beoordeeld")).toBeDefined();
		expect(screen.getByRole("button", { name: "Alle 2 die kunnen" })).toBeDefined();
		const head = screen.getByRole<HTMLInputElement>("checkbox", { name: "Alle rijen in beeld" });
		expect(head.indeterminate).toBe(true);
		await userEvent.click(head);
		expect(await screen.findByText("2 gekozen")).toBeDefined();
		expect([head.checked, head.indeterminate]).toEqual([true, false]);
	});

	it("REQ-064 has its five categories, each with a count", async () => {
		open();
		await screen.findByRole("link", { name: "AV-1" });
		const links = ["Alles 6", "Open 2", "Geaccepteerd 1", "Afgewezen 2", "Verwijderd 1"].map((name) =>
			screen.getByRole("link", { name: new RegExp(`^${name.replace(" ", "\\s*")}`) }),
		);
		expect(links).toHaveLength(5);
		for (const [name, shown] of [
			["Alles", ["AV-1", "AV-2", "AV-3", "AV-4", "AV-5", "AV-6"]],
			["Geaccepteerd", ["AV-3"]],
			["Afgewezen", ["AV-4", "AV-6"]],
			["Verwijderd", ["AV-5"]],
			["Open", ["AV-1", "AV-2"]],
		] as const) {
			await userEvent.click(screen.getByRole("link", { name: new RegExp(`^${name}`) }));
			await waitFor(() => expect(references().toSorted()).toEqual(shown));
		}
	});

	it("REQ-065 shows the rejected ones with their reason, and the others without", async () => {
		open("?categorie=afgewezen");
		const row = (await screen.findByRole("link", { name: "AV-4" })).closest("tr") as HTMLElement;
		expect(screen.getByRole("columnheader", { name: /^Reden/ })).toBeDefined();
		expect(within(row).getByText("Er is een laadpaal in de buurt beschikbaar")).toBeDefined();
		expect(screen.getByText("Anders: Te smal")).toBeDefined();
		await userEvent.click(screen.getByRole("link", { name: /^Open/ }));
		await screen.findByRole("link", { name: "AV-1" });
		expect(screen.queryByRole("columnheader", { name: /^Reden/ })).toBeNull();
	});

	it("REQ-066 filters by reference, address, name and tags", async () => {
		const query: readonly (readonly [string, readonly string[]])[] = [
			["referentie=av-2", ["AV-2"]],
			["adres=straat+1", ["AV-1"]],
			["naam=zee", ["AV-2"]],
			["tags=t-1", ["AV-1", "AV-2"]],
			["tags=t-1&tags=t-2", ["AV-1"]],
		];
		for (const [words, shown] of query) {
			const { unmount } = open(`?${words}`);
			await screen.findAllByRole("link", { name: /^AV-/ });
			expect(references().toSorted()).toEqual(shown);
			unmount();
		}
		open();
		for (const name of [/Zoek op referentie, adres of naam/, /^Tags/])
			expect((await screen.findAllByLabelText(name)).length).toBeGreaterThan(0);
	});

	it("links to the request and to its process", async () => {
		open("?categorie=geaccepteerd");
		expect((await screen.findByRole("link", { name: "AV-3" })).getAttribute("href")).toBe("/aanvragen/3");
		expect(screen.getByRole("link", { name: "Gekoppeld, realisatieproces van AV-3" }).getAttribute("href")).toBe("/realisatie/p-1");
	});

	it("REQ-002 says how old it is, and links back to the request that was opened last", async () => {
		const { address } = open();
		await userEvent.click(await screen.findByRole("link", { name: "AV-2" }));
		await screen.findByRole("heading", { level: 1, name: "AV-2" });
		await userEvent.click(within(screen.getByRole("navigation", { name: "Kruimelpad" })).getByRole("link", { name: "Aanvragen" }));
		await userEvent.click(await screen.findByRole("link", { name: "Terug naar AV-2, de laatst geopende aanvraag" }));
		await waitFor(() => expect(address()).toBe("/aanvragen/2"));
		await userEvent.click(within(screen.getByRole("navigation", { name: "Kruimelpad" })).getByRole("link", { name: "Aanvragen" }));
		expect((await screen.findByText(/^Laatst bijgewerkt:/)).textContent).toMatch(/\d{4}, \d{2}:\d{2}$/);
	});

	it("REQ-004 requests the list if nothing is loaded, and again if what is loaded was empty", async () => {
		const { calls, client, unmount } = open("", []);
		await waitFor(() => expect(calls.filter(({ path }) => path.startsWith("charging-point-requests"))).toHaveLength(1));
		await screen.findByText("Geen resultaten!");
		expect(client.getQueryCache().find({ queryKey: ["requests"] })?.state.data).toMatchObject({ records: [] });
		await userEvent.click(screen.getByRole("link", { name: "Realisatieprocessen" }));
		await screen.findByRole("heading", { level: 1, name: "Realisatieprocessen" });
		await userEvent.click(screen.getByRole("link", { name: "Aanvragen" }));
		await waitFor(() => expect(calls.filter(({ path }) => path.startsWith("charging-point-requests")).length).toBeGreaterThan(1));
		unmount();
	});

	it("gives a request's page its neighbours, in the order and with the filters of the list", async () => {
		const { address } = open("?tags=t-1&sorteer=-naam");
		await userEvent.click(await screen.findByRole("link", { name: "AV-2" }));
		const neighbours = within(await screen.findByRole("navigation", { name: "Bladeren door de lijst" }));
		expect(neighbours.getByText("1 van 2")).toBeDefined();
		await userEvent.click(neighbours.getByRole("link", { name: "Volgende aanvraag in de lijst" }));
		await waitFor(() => expect(address()).toBe("/aanvragen/1"));
		await screen.findByRole("heading", { level: 1, name: "AV-1" });
		expect(screen.queryByRole("link", { name: "Volgende aanvraag in de lijst" })).toBeNull();
		await userEvent.click(within(screen.getByRole("navigation", { name: "Kruimelpad" })).getByRole("link", { name: "Aanvragen" }));
		await waitFor(() => expect(address()).toBe("/aanvragen?tags=t-1&sorteer=-naam"));
	});

	describe("choosing several requests to start one process", () => {
		const accepted = (uuid: string, changes: Partial<RequestRecord> = {}) => named(uuid, { ...judged(3), ...changes });
		const free = [
			accepted("11"),
			accepted("12"),
			accepted("13", { geographyCode: "0193" }),
			named("14"),
			accepted("15", { connected: true, realisationUuid: "p-1" }),
		];
		const box = (reference: string) => screen.getByRole("checkbox", { name: new RegExp(`^Kies ${reference}(\\.|$)`) });
		const starter = () => screen.queryByRole("button", { name: /^Start realisatieproces met/ });

		it("works by keyboard, shows the count, and leads to one start with all of them", async () => {
			const { address } = open("?categorie=alles", free);
			await screen.findByRole("link", { name: "AV-11" });
			expect(starter()).toBeNull();
			box("AV-11").focus();
			await userEvent.keyboard(" ");
			expect(screen.getByRole("button", { name: "Start realisatieproces met 1 aanvraag" })).toBeDefined();
			await userEvent.click(box("AV-12"));
			expect(screen.getByText("2 aanvragen gekozen")).toBeDefined();
			await userEvent.click(screen.getByRole("button", { name: "Start realisatieproces met 2 aanvragen" }));
			await waitFor(() => expect(decodeURIComponent(address())).toMatch(/^\/realisatie\/[0-9a-f-]{36}\?aanvragen=11\|12$/));
		});

		it("says why each other one can't be chosen, and deselects what was chosen", async () => {
			open("?categorie=alles", free);
			await screen.findByRole("link", { name: "AV-11" });
			for (const [reference, why] of [
				["AV-14", "Alleen met een geaccepteerde aanvraag kan een proces worden gestart."],
				["AV-15", "Deze aanvraag is al aan een proces gekoppeld."],
			] as const) {
				await userEvent.click(box(reference));
				expect(box(reference).getAttribute("aria-disabled")).toBe("true");
				expect((box(reference) as HTMLInputElement).checked).toBe(false);
				expect(screen.getByText(why)).toBeDefined();
			}
			expect(box("AV-13").getAttribute("aria-disabled")).toBeNull();
			await userEvent.click(box("AV-11"));
			await userEvent.click(box("AV-13"));
			expect(screen.getByText(/^De gekozen aanvragen horen bij .*, deze niet\./)).toBeDefined();
			await userEvent.click(screen.getByRole("button", { name: "Wis keuze" }));
			expect(starter()).toBeNull();
			await userEvent.click(box("AV-13"));
			expect(screen.getByRole("button", { name: "Start realisatieproces met 1 aanvraag" })).toBeDefined();
		});

		it("has no checkboxes if nothing can be started", async () => {
			open();
			await screen.findByRole("link", { name: "AV-1" });
			expect(screen.queryByRole("checkbox", { name: /^Kies/ })).toBeNull();
		});
	});
});
