import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { resolveLists } from "../../../engine/index.ts";
import { exampleRecord } from "../../test-support/example-record.ts";
import { exampleTenant } from "../../test-support/example-tenant.ts";
import { answer, fakeApi, page } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const tags = ["spoed", "wijkaanpak", "laadplein", "parkeervak", "bewonersbrief"].map((label, index) => ({
	uuid: `t-${index + 1}`,
	label,
	enabled: true,
	deleted_at: null,
	synced: 1,
	request: true,
	process: true,
}));
const tenant = { ...exampleTenant, tags, access: { ...exampleTenant.access, requestlocations: ["cpo"] } };
const records = [
	{ ...exampleRecord({ number: 1 }), tags: ["t-1", "t-2"], requestUuids: ["a", "b"] },
	{ ...exampleRecord({ number: 2, code: "0193" }), tags: ["t-1"] },
	{ ...exampleRecord({ number: 3, type: "strategisch" }), tags: ["t-1", "t-2", "t-3", "t-4", "t-5"] },
];

async function open(query = "", options: Parameters<typeof renderApplication>[1] = {}) {
	fakeApi({
		"GET processes/realisation": page(records),
		"GET comments/counts": answer([{ uuid: records[0]?.uuid, comments: 1, todo: 0, unknown: 0 }]),
	});
	const { address } = renderApplication(`/realisatie/actief${query}`, { tenant, ...options });
	await screen.findByRole("table");
	return address;
}
const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const references = () => screen.queryAllByRole("link", { name: /^VB-/ }).map((link) => link.textContent);
const cell = (reference: string, header: string) => {
	const row = screen.getByRole("link", { name: reference }).closest("tr") as HTMLElement;
	return within(row).getAllByRole("cell")[headers().indexOf(header)];
};

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("what the list of processes shows", () => {
	it("REQ-069 reference, address, step, progress days, request count, tags, process type, updated and VKB", async () => {
		await open();
		const expected = ["Referentie", "Adres", "Stap", "Dagen", "Aanvragen", "Tags", "Type", "Opmerkingen", "VKB", "Bijgewerkt"];
		expect(headers()).toEqual(expected);
		expect(cell("VB-00001", "Aanvragen")?.textContent).toBe("2");
		expect(cell("VB-00002", "Aanvragen")?.textContent).toBe("0");
		expect(cell("VB-00001", "Tags")?.textContent).toBe("spoedwijkaanpak");
		expect(cell("VB-00003", "Type")?.textContent).toBe("Strategisch");
		await waitFor(() => expect(cell("VB-00001", "Opmerkingen")?.textContent).toContain("1 Opmerking"));
	});

	it("shows and filters by the number of open comments, where none is blank as the cell is", async () => {
		const counts = [
			{ uuid: records[0]?.uuid, comments: 3, todo: 2, unknown: 0 },
			{ uuid: records[1]?.uuid, comments: 1, todo: 0, unknown: 0 },
		];
		for (const [test, found] of [
			["gevuld", ["VB-00001"]],
			["leeg", ["VB-00002", "VB-00003"]],
			["gt:2", []],
		] as const) {
			fakeApi({ "GET processes/realisation": page(records), "GET comments/counts": answer(counts) });
			renderApplication(`/realisatie/actief?kolommen=referentie,open-opmerkingen&open-opmerkingen=${test}`, { tenant });
			await waitFor(() => expect(references().toSorted()).toEqual(found));
			const [first] = found;
			if (first !== undefined) expect(cell(first, "Open opmerkingen")?.textContent).toBe(test === "gevuld" ? "2" : "");
			cleanup();
		}
	});

	it("REQ-070 filters by reference, address, municipality, step, tags, process type and VKB", async () => {
		await open();
		await userEvent.click(screen.getByRole("button", { name: "Meer filters" }));
		await screen.findByLabelText("Referentie");
		for (const label of ["Referentie", "Adres", "Gemeente", "Stap", "Tags", "Type proces", "VKB"]) {
			expect(screen.getByLabelText(label)).toBeTruthy();
		}
		for (const [query, found] of [
			["?referentie=00002", ["VB-00002"]],
			["?adres=velper", ["VB-00003", "VB-00002", "VB-00001"]],
			["?gemeente=0193", ["VB-00002"]],
			["?stap=1", ["VB-00003", "VB-00002", "VB-00001"]],
			["?tags=t-1&tags=t-2", ["VB-00003", "VB-00001"]],
			["?type=strategisch", ["VB-00003"]],
			["?vkb=nergens", []],
		] as const) {
			cleanup();
			fakeApi({ "GET processes/realisation": page(records) });
			renderApplication(`/realisatie/actief${query}`, { tenant });
			await screen.findByText(`${found.length} ${found.length === 1 ? "resultaat" : "resultaten"}`);
			expect(new Set(references())).toEqual(new Set(found));
		}
	});

	it("REQ-071 has the categories Alles, Actief, Gemeente, CPO, On hold, Afgerond and Geannuleerd", async () => {
		await open();
		const tabs = within(screen.getByRole("navigation", { name: "Categorie" })).getAllByRole("link");
		const labels = tabs.map(({ textContent }) => textContent?.replace(/ \d+$/, ""));
		expect(new Set(labels)).toEqual(new Set(["Alles", "Actief", "Gemeente", "CPO", "On hold", "Afgerond", "Geannuleerd"]));
	});

	it("REQ-083 REQ-084 offers the municipalities of a person's role details: all with the wildcard, no choice with one", async () => {
		const options = () => [...screen.getByLabelText<HTMLSelectElement>("Gemeente").options].map(({ text }) => text);
		await open();
		expect(options()).toEqual(["Alle", "Arnhem", "Zwolle"]);
		cleanup();
		await open("", { codes: ["0202", "0301"] });
		expect(options()).toEqual(["Alle", "Arnhem"]);
		cleanup();
		await open("", { codes: ["0202"] });
		expect(screen.queryByLabelText("Gemeente")).toBeNull();
	});

	it("shows every value of the record that the tenant's JSON names, formatted by kind", async () => {
		const list = {
			fields: {
				town: { label: "Woonplaats", word: "plaats", path: "values.Location.CityName", kind: "option" as const },
				stations: { label: "Palen", path: "values.Plan.Count", kind: "number" as const },
				planned: { label: "Gepland", path: "values.Plan.On", kind: "date" as const },
				agreed: { label: "Akkoord", path: "values.Plan.Agreed", kind: "flag" as const },
			},
			layouts: [{ name: "default", columns: ["reference", "town", "stations", "planned", "agreed"].map((field) => ({ field })) }],
			filters: [{ field: "town" }],
		};
		const values = { Location: { CityName: "Ede" }, Plan: { Count: 1200, On: "2026-03-02", Agreed: true } };
		fakeApi({ "GET processes/realisation": page([exampleRecord({ number: 1, values }), exampleRecord({ number: 2 })]) });
		renderApplication("/realisatie/actief?sorteer=referentie", {
			tenant: { ...tenant, lists: { ...tenant.lists, realisations: resolveLists({ realisations: list }).realisations } },
		});
		await screen.findByRole("table");
		const cells = (reference: string) =>
			["Woonplaats", "Palen", "Gepland", "Akkoord"].map((header) => cell(reference, header)?.textContent);
		expect(cells("VB-00001")).toEqual(["Ede", "1.200", "02-03-2026", "Ja"]);
		expect(cells("VB-00002")).toEqual(["", "", "", "Niet beantwoord"]);
		await userEvent.selectOptions(screen.getByLabelText("Woonplaats"), "Ede");
		await waitFor(() => expect(references()).toEqual(["VB-00001"]));
	});
});
