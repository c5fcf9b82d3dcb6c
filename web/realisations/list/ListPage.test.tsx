import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { exampleRecord, uuidOf } from "../../test-support/example-record.ts";
import { exampleSpecification } from "../../test-support/example-specification.ts";
import { answer, fakeApi, page, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const now = Date.now();
const day = 86_400_000;

const records = [
	exampleRecord({ number: 1, createdAt: now - day, updatedAt: now - 4 * day }),
	exampleRecord({
		number: 2,
		step: "2",
		label: "Gemeente beoordeling",
		address: "Zijpendaalseweg 9, Arnhem",
		createdAt: now - 12 * day,
		updatedAt: now - 3 * day,
	}),
	exampleRecord({
		number: 3,
		code: "0193",
		address: "Diezerstraat 4, Zwolle",
		status: "onhold",
		createdAt: now - 9 * day,
		updatedAt: now - 2 * day,
	}),
	exampleRecord({ number: 4, status: "cancelled", createdAt: now - 40 * day }),
	exampleRecord({ number: 5, status: "completed", step: "3", createdAt: now - 200 * day }),
];

function serve(list: readonly ReturnType<typeof exampleRecord>[] = records) {
	return fakeApi({ "GET processes/realisation": page(list), "GET processes/specification*": exampleSpecification });
}

const references = () => screen.queryAllByRole("link", { name: /^VB-/ }).map((link) => link.textContent);
const tab = (name: RegExp) => within(screen.getByRole("navigation", { name: "Categorie" })).getByRole("link", { name });
const many = Array.from({ length: 25 }, (_, index) =>
	exampleRecord({ number: index + 1, createdAt: now - index * day, updatedAt: now - index * day }),
);

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("the list of realisation processes", () => {
	it("REQ-007 the list without a filter word redirects to 'actief'", async () => {
		serve();
		const { address } = renderApplication("/realisatie");
		await screen.findByRole("link", { name: "VB-00001" });
		expect(address()).toBe("/realisatie/actief");
	});

	it.each([
		["actief", ["VB-00002", "VB-00001"]],
		["gemeente", ["VB-00002"]],
		["cpo", ["VB-00001"]],
		["onhold", ["VB-00003"]],
		["afgerond", ["VB-00005"]],
		["geannuleerd", ["VB-00004"]],
	])("REA-022 the word %s in the address shows its own processes", async (word, expected) => {
		serve();
		renderApplication(`/realisatie/${word}`);
		await waitFor(() => expect(references()).toEqual(expected));
	});

	it("an alias of a filter word redirects to the tenant's own word, with all filters", async () => {
		serve();
		const { address } = renderApplication("/realisatie/gepauzeerd?zoek=zwolle");
		await waitFor(() => expect(address()).toBe("/realisatie/onhold?zoek=zwolle"));
	});

	it("counts the processes of every tab, and Alles keeps the path", async () => {
		serve();
		const { address } = renderApplication("/realisatie/actief");
		await screen.findByRole("link", { name: "VB-00001" });
		const tabs = within(screen.getByRole("navigation", { name: "Categorie" })).getAllByRole("link");
		expect(tabs.map((link) => link.textContent)).toEqual([
			"Actief 2",
			"Gemeente 1",
			"CPO 1",
			"On hold 1",
			"Afgerond 1",
			"Geannuleerd 1",
			"Alles 5",
		]);
		await userEvent.click(tab(/Alles/));
		await waitFor(() => expect(references()).toHaveLength(5));
		expect(address()).toBe("/realisatie/actief?categorie=alles");
	});

	it("asks who waits once the address does, and says so when that fails instead of finding nothing", async () => {
		let failing = true;
		const waits = [
			{ uuid: uuidOf(1), own: true, due: "2026-01-02", ownDue: "2026-01-02" },
			{ uuid: uuidOf(2), own: false, due: null, ownDue: null },
		];
		const calls = fakeApi({
			"GET processes/realisation": page(records),
			"GET processes/specification*": exampleSpecification,
			"GET lists/realisations/waits": () => (failing ? problem(403) : answer(waits)),
		});
		const asked = () => calls.filter(({ path }) => path === "lists/realisations/waits").length;
		renderApplication("/realisatie/actief");
		await waitFor(() => expect(references()).toHaveLength(2));
		expect(asked()).toBe(0);
		await userEvent.click(screen.getByRole("button", { name: "Meer filters" }));
		await userEvent.selectOptions(await screen.findByLabelText("Aan zet"), "Wacht op mij");
		await userEvent.click(await screen.findByRole("button", { name: "Probeer opnieuw" }));
		expect(references()).toEqual([]);
		expect(screen.queryByText(/^\d+ resulta/)).toBeNull();
		failing = false;
		await userEvent.click(await screen.findByRole("button", { name: "Probeer opnieuw" }));
		await waitFor(() => expect(references()).toEqual(["VB-00001"]));
		expect(screen.getByText("1 resultaat")).toBeDefined();
	});

	describe("while the processes load", () => {
		const newest = many.toSorted((one, other) => other.updated_at - one.updated_at).slice(0, 10);
		const served = answer(newest, {
			metaData: {
				total: 25,
				all: 28,
				counts: { active: 95, municipality: 90, cpo: 95, onhold: 92, completed: 90, cancelled: 91 },
				matching: { active: 25, municipality: 0, cpo: 25, onhold: 2, completed: 0, cancelled: 1 },
				matchingAll: 28,
			},
		});
		const others = [26, 27, 28].map((number) =>
			exampleRecord({ number, status: number === 28 ? "cancelled" : "onhold", updatedAt: now - 90 * day }),
		);

		/** Serves the list; the first page of the collection of all processes is held back until it is released. */
		function slowly(rows: Parameters<typeof fakeApi>[0][string] = served) {
			let release = () => {};
			const released = new Promise<void>((resolve) => {
				release = resolve;
			});
			const calls = fakeApi({
				"GET processes/realisation": async () => {
					await released;
					return page([...many, ...others]);
				},
				"GET lists/realisations/rows": rows,
				"GET processes/specification*": exampleSpecification,
			});
			return { calls, release };
		}
		const seen = () =>
			[
				...within(screen.getByRole("navigation", { name: "Categorie" })).getAllByRole("link"),
				...screen.getAllByRole("row"),
				screen.getByText(/resultaten/),
				screen.getByText(/^1.*van/),
			].map(({ textContent }) => textContent);

		it("shows the page of the address and whole counts from the server, and the same once all are there", async () => {
			const { calls, release } = slowly();
			renderApplication("/realisatie/actief");
			await screen.findByRole("link", { name: "VB-00001" });
			const before = seen();
			expect(before.slice(0, 7)).toEqual(["Actief 25", "Gemeente 0", "CPO 25", "On hold 2", "Afgerond 0", "Geannuleerd 1", "Alles 28"]);
			expect(references()).toHaveLength(10);
			expect(screen.queryByText(/nog (?:processen )?geladen/)).toBeNull();
			expect(screen.queryByRole("progressbar")).toBeNull();
			const asked = calls.filter(({ path }) => path.startsWith("lists/")).map(({ path }) => path.split("?")[1]);
			expect(asked).toEqual(["sort=-updated&page=1&rows=10&category=active"]);
			release();
			await screen.findByRole("option", { name: /Arnhem/ });
			expect(seen()).toEqual(before);
			await userEvent.click(tab(/On hold/));
			await waitFor(() => expect(references()).toEqual(["VB-00026", "VB-00027"]));
			expect(calls.filter(({ path }) => path.startsWith("lists/"))).toHaveLength(1);
		});

		it("asks for the filters and the page of the address, and leaves what only the browser can find to it", async () => {
			const { calls, release } = slowly();
			renderApplication("/realisatie/gemeente?stap=1&type=op-aanvraag&sorteer=bijgewerkt&pagina=2&rijen=20");
			await waitFor(() => expect(calls.some(({ path }) => path.startsWith("lists/"))).toBe(true));
			const [asked] = calls.filter(({ path }) => path.startsWith("lists/"));
			expect(asked?.path).toContain("step=1&type=op-aanvraag");
			cleanup();
			const searching = slowly();
			renderApplication("/realisatie/actief?zoek=VB-00007");
			searching.release();
			await waitFor(() => expect(references()).toEqual(["VB-00007"]));
			expect(searching.calls.filter(({ path }) => path.startsWith("lists/"))).toEqual([]);
			release();
		});

		it("shows the list as it loads when the server gives no page", async () => {
			const { release } = slowly(problem(503));
			renderApplication("/realisatie/actief");
			release();
			await screen.findByRole("link", { name: "VB-00001" });
			expect(references()).toHaveLength(10);
		});
	});

	it("REA-216 says 'dag' for one day and 'dagen' otherwise", async () => {
		serve();
		renderApplication("/realisatie/actief");
		await screen.findByRole("link", { name: "VB-00001" });
		expect(screen.getByRole("row", { name: /VB-00001/ }).textContent).toContain("1 dag");
		expect(screen.getByRole("row", { name: /VB-00001/ }).textContent).not.toContain("dagenO");
		expect(screen.getByRole("row", { name: /VB-00002/ }).textContent).toContain("12 dagen");
	});

	it("REA-215 shows the status in place of the days of a process that is not active", async () => {
		serve();
		renderApplication("/realisatie/actief?categorie=alles");
		await screen.findByRole("link", { name: "VB-00003" });
		const days = (name: RegExp) => within(screen.getByRole("row", { name })).getAllByRole("cell")[3]?.textContent;
		expect([days(/VB-00003/), days(/VB-00004/), days(/VB-00005/)]).toEqual(["On hold", "Geannuleerd", "Afgerond"]);
	});

	it("filters while typing, keeps the filter in the URL, and removes it with its chip", async () => {
		serve();
		const { address } = renderApplication("/realisatie/actief");
		await screen.findByRole("link", { name: "VB-00001" });
		await userEvent.type(screen.getByLabelText("Zoeken in de processen"), "ZIJPEN");
		await waitFor(() => expect(references()).toEqual(["VB-00002"]));
		expect(address()).toBe("/realisatie/actief?zoek=ZIJPEN");
		expect(screen.getByText("1 resultaat")).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Filter ZIJPEN verwijderen" }));
		await waitFor(() => expect(references()).toHaveLength(2));
		expect(address()).toBe("/realisatie/actief");
		expect(screen.getByLabelText<HTMLInputElement>("Zoeken in de processen").value).toBe("");
	});

	it("reads filters from the URL, and clears them all at once", async () => {
		serve();
		const { address } = renderApplication("/realisatie/actief?categorie=alles&gemeente=0193&zoek=diezer");
		await waitFor(() => expect(references()).toEqual(["VB-00003"]));
		await userEvent.click(screen.getByRole("button", { name: "Wis alle filters" }));
		await waitFor(() => expect(references()).toHaveLength(5));
		expect(address()).toBe("/realisatie/actief?categorie=alles");
	});

	it("REQ-054 sorts by a column's header, in reverse order at the second click", async () => {
		serve();
		const { address } = renderApplication("/realisatie/actief?categorie=alles");
		await screen.findByRole("link", { name: "VB-00001" });
		const header = screen.getByRole("columnheader", { name: "Referentie" });
		await userEvent.click(within(header).getByRole("button"));
		await waitFor(() => expect(references()).toEqual(["VB-00001", "VB-00002", "VB-00003", "VB-00004", "VB-00005"]));
		expect(header.getAttribute("aria-sort")).toBe("ascending");
		await userEvent.click(within(header).getByRole("button"));
		await waitFor(() => expect(references()[0]).toBe("VB-00005"));
		expect(header.getAttribute("aria-sort")).toBe("descending");
		expect(address()).toContain("sorteer=-referentie");
	});

	it("REQ-057 REQ-058 says that nothing meets the criteria, or that there is nothing at all", async () => {
		serve();
		const first = renderApplication("/realisatie/actief?zoek=onvindbaar");
		expect(await screen.findByText("Er zijn geen resultaten die voldoen aan uw criteria.")).toBeTruthy();
		first.unmount();
		serve([]);
		renderApplication("/realisatie/actief");
		expect(await screen.findByText("Geen resultaten!")).toBeTruthy();
	});

	it("REQ-274 offers 10, 20, 50 and 100 rows, ten at first", async () => {
		serve(many);
		renderApplication("/realisatie/actief");
		await waitFor(() => expect(references()).toHaveLength(10));
		const size = screen.getByLabelText<HTMLSelectElement>("Rijen per pagina");
		expect([...size.options].map((option) => option.value)).toEqual(["10", "20", "50", "100"]);
		await userEvent.selectOptions(size, "20");
		await waitFor(() => expect(references()).toHaveLength(20));
	});

	it("REQ-056 shows the pages only when there are more results than rows", async () => {
		serve(many);
		renderApplication("/realisatie/actief?pagina=3");
		await waitFor(() => expect(references()).toHaveLength(5));
		expect(screen.getByRole("button", { name: "Pagina 3" }).getAttribute("aria-current")).toBe("page");
		await userEvent.selectOptions(screen.getByLabelText("Rijen per pagina"), "50");
		await waitFor(() => expect(references()).toHaveLength(25));
		expect(screen.queryByRole("navigation", { name: "Pagina's" })).toBeNull();
	});

	it("moves through the rows with j and k and to the search with a slash, but not while typing", async () => {
		serve();
		renderApplication("/realisatie/actief?categorie=alles&sorteer=referentie");
		await screen.findByRole("link", { name: "VB-00001" });
		await userEvent.keyboard("jj");
		expect(document.activeElement?.textContent).toBe("VB-00002");
		await userEvent.keyboard("k");
		expect(document.activeElement?.textContent).toBe("VB-00001");
		await userEvent.keyboard("/");
		const search = screen.getByLabelText("Zoeken in de processen");
		expect(search.getAttribute("placeholder")).toBe("Zoek op referentie, naam, adres of status");
		expect(document.activeElement).toBe(search);
		await userEvent.keyboard("j");
		expect(document.activeElement).toBe(search);
	});

	it("REQ-055 a row is a link to its process", async () => {
		serve();
		renderApplication("/realisatie/actief");
		const link = await screen.findByRole("link", { name: "VB-00002" });
		expect(link.getAttribute("href")).toBe(`/realisatie/${uuidOf(2)}`);
	});

	it("loads page after page and shows what has arrived so far", async () => {
		let release = (_: unknown) => {};
		const gate = new Promise((resolve) => {
			release = resolve;
		});
		const calls = fakeApi({
			"GET processes/realisation": async ({ path }) => {
				if (!path.includes("offSet=1")) return page(records.slice(0, 1), 1, 77);
				await gate;
				return page(records.slice(1), null, 77);
			},
			"GET processes/specification*": exampleSpecification,
		});
		renderApplication("/realisatie/actief?categorie=alles");
		await waitFor(() => expect(references()).toEqual(["VB-00001"]));
		expect(screen.getByText(/Er worden nog processen geladen/)).toBeTruthy();
		release(null);
		await waitFor(() => expect(references()).toHaveLength(5));
		expect(calls.filter(({ path }) => path.startsWith("processes/realisation?")).map(({ path }) => path)).toEqual([
			"processes/realisation?pageSize=400&offSet=0&past=days",
			"processes/realisation?pageSize=400&offSet=1&at=77&past=days",
		]);
	});

	it("keeps what came before a page that failed, says so, and loads again on request", async () => {
		let broken = true;
		fakeApi({
			"GET processes/realisation": ({ path }) => {
				if (!path.includes("offSet=1")) return page(records.slice(0, 1), 1, 77);
				return broken ? problem(403) : page(records.slice(1), null, 77);
			},
			"GET processes/specification*": exampleSpecification,
		});
		renderApplication("/realisatie/actief?categorie=alles");
		expect(await screen.findByText("Niet alles kon in 1 keer goed ingeladen worden.")).toBeTruthy();
		await waitFor(() => expect(references()).toEqual(["VB-00001"]));
		broken = false;
		await userEvent.click(screen.getByRole("button", { name: "Probeer deze opnieuw" }));
		await waitFor(() => expect(references()).toHaveLength(5));
	});

	it("REQ-008 goes to the dashboard without access to realisation processes", async () => {
		serve();
		const { address } = renderApplication("/realisatie/actief", { role: "admin" });
		await waitFor(() => expect(address()).toBe("/"));
		expect(await screen.findByText("U heeft onvoldoende rechten om deze lijstweergave te bekijken.")).toBeTruthy();
	});
});
