import "../test-support/browser-parts.ts";
import { afterEach, describe, expect, it } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListDefinition } from "../../engine/index.ts";
import { connectApi } from "../api/connection.ts";
import { createQueryClient } from "../api/query-client.ts";
import { TenantContext } from "../tenants/TenantContext.tsx";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { answer, fakeApi } from "../test-support/fake-api.ts";
import { memoryPages } from "../test-support/memory-pages.tsx";
import { theme } from "../ui/theme/theme.ts";
import type { TableCategory } from "./categories/table-category.ts";
import type { TableField } from "./fields/table-field.ts";
import { ListScreen } from "./ListScreen.tsx";
import { type ExampleRow, exampleFields, exampleList, exampleRow } from "./rows.fixture.ts";

interface Options {
	readonly rows?: readonly ExampleRow[];
	readonly list?: Partial<ListDefinition>;
	readonly query?: string;
	readonly role?: string;
	readonly fields?: readonly (readonly [string, Partial<TableField<ExampleRow>>])[];
	readonly categories?: readonly TableCategory<ExampleRow>[];
	readonly loading?: string;
	readonly complete?: boolean;
}

const tags = ["a", "b", "c"];
const few = [exampleRow(1, { tags: ["a", "b"] }), exampleRow(2, { town: "Ede", tags: ["b"] }), exampleRow(3, { to: null })];

function open({ rows = few, list = {}, query = "", role = "cpo", fields = [], categories = [], loading, complete }: Options = {}) {
	const changed = new Map(exampleFields);
	for (const [name, rest] of fields) changed.set(name, { ...(changed.get(name) as TableField<ExampleRow>), ...rest });
	const element = (
		<ListScreen
			{...{ rows, categories, complete }}
			list={{ ...exampleList, ...list }}
			fields={changed}
			category={categories[0]?.key}
			loading={loading ?? null}
		/>
	);
	const { pages, address } = memoryPages([{ path: "*", element }], `/voorbeelden${query}`);
	const tenant = { ...exampleTenant, access: { ...exampleTenant.access, export: ["admin"] } };
	fakeApi({ "GET views/*": answer([]), "GET views": answer([]) });
	connectApi({ tenant: tenant.slug });
	const { container } = render(
		<MantineProvider theme={theme} forceColorScheme="light" env="test">
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration: tenant, person: personWith(role) }}>{pages}</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);
	return { container, address };
}

const names = () =>
	screen
		.queryAllByRole("row")
		.slice(1)
		.map((row) => within(row).getAllByRole("cell")[0]?.textContent);

afterEach(() => {
	cleanup();
	localStorage.clear();
});

describe("the screen of a list", () => {
	it("writes every number with its thousands apart: results, pages and tabs", () => {
		const rows = Array.from({ length: 10_500 }, (_, index) => exampleRow(index + 1));
		open({
			rows,
			categories: [{ key: "all", word: "alles", label: "Alles", holds: () => true }],
		});
		expect(screen.getByRole("button", { name: "Pagina 1.050" }).textContent).toBe("1.050");
		expect(screen.getByRole("link", { name: "Alles 10.500" })).toBeDefined();
		expect(screen.getByRole("table", { name: /1\.050/ })).toBeDefined();
	});

	it("REQ-053 has filters, and a chip for every active one that removes it", async () => {
		const { address } = open({ query: "?town=Arnhem&tags=a&tags=b" });
		expect(names()).toEqual(["N-1"]);
		const chips = screen.getAllByRole("button", { name: /^Filter .* verwijderen$/ });
		expect(chips.map(({ textContent }) => textContent)).toEqual(["Arnhem", "a", "b"]);
		// The style sheet renders the name of the filter before it.
		expect(chips.map((chip) => [chip.getAttribute("data-of"), chip.title])).toEqual([
			["town", "town: Arnhem"],
			["tags", "tags: a"],
			["tags", "tags: b"],
		]);
		await userEvent.click(screen.getByRole("button", { name: "Filter b verwijderen" }));
		await waitFor(() => expect(address()).toBe("/voorbeelden?town=Arnhem&tags=a"));
	});

	it("counts on each tab what it would show with the filters as they are", async () => {
		const categories: readonly TableCategory<ExampleRow>[] = [
			{ key: "alles", label: "Alles", word: "", holds: () => true },
			{ key: "a", label: "Met a", word: "a", holds: (row) => row.tags.includes("a") },
			{ key: "b", label: "Met b", word: "b", holds: (row) => row.tags.includes("b") },
		];
		const counts = () => screen.getAllByRole("link", { name: /^(Alles|Met)/ }).map(({ textContent }) => textContent);
		open({ categories });
		expect(counts()).toEqual(["Alles 3", "Met a 1", "Met b 2"]);
		cleanup();
		open({ categories, query: "?town=Ede" });
		expect(counts()).toEqual(["Alles 1", "Met a 0", "Met b 1"]);
		await userEvent.click(screen.getByRole("button", { name: "Filter Ede verwijderen" }));
		await waitFor(() => expect(counts()).toEqual(["Alles 3", "Met a 1", "Met b 2"]));
	});

	it("says of an empty list which filters alone keep it empty, with what there is without each, as a way to take it away", async () => {
		const ways = () => screen.queryAllByRole("button", { name: /^Zonder/ }).map(({ textContent }) => textContent);
		const named: Options["fields"] = [["town", { labelOf: (value) => value }]];
		const { address } = open({ query: "?town=Ede&tags=a" });
		await waitFor(() => expect(ways()).toEqual(["Zonder ‘town: Ede’: 1 resultaat", "Zonder ‘tags: a’: 1 resultaat"]));
		await userEvent.click(screen.getByRole("button", { name: /^Zonder ‘tags/ }));
		await waitFor(() => expect(address()).toBe("/voorbeelden?town=Ede"));
		expect(names()).toEqual(["N-2"]);
		cleanup();
		// Of these towns a row needs only one; of the tags, all.
		open({ query: "?town=Zwolle&town=Assen&tags=b", fields: named });
		await waitFor(() => expect(ways()).toEqual(["Zonder ‘town: Zwolle of Assen’: 2 resultaten"]));
		cleanup();
		open({ query: "?town=Zwolle&tags=c" });
		expect(await screen.findByText("Ook zonder één van deze filters zijn er geen resultaten.")).toBeDefined();
		cleanup();
		// Of so many filters not all are left out, so nothing is said of all.
		open({ query: "?town=Zwolle&tags=c&tags=d&tags=e&tags=f&tags=g&tags=h" });
		await act(async () => {});
		expect(screen.queryByText(/^Ook zonder/)).toBeNull();
		cleanup();
		open({ query: "?town=Zwolle" });
		await act(async () => {});
		expect(ways()).toEqual([]);
		expect(screen.queryByText(/^Ook zonder/)).toBeNull();
	});

	it("REQ-080 shows an unknown chosen value as Onbekend", () => {
		open({ query: "?tags=weg", fields: [["tags", { labelOf: (value) => (tags.includes(value) ? value : "Onbekend") }]] });
		expect(screen.getByRole("button", { name: "Filter Onbekend verwijderen" })).toBeTruthy();
		expect(screen.getByText("Er zijn geen resultaten die voldoen aan uw criteria.")).toBeTruthy();
	});

	it("REQ-080 shows a value that no row has as Onbekend, in chip and field, and one that a row has by its name", async () => {
		open({ query: "?town=Assen" });
		expect(screen.getByRole("button", { name: "Filter Onbekend verwijderen" }).title).toBe("town: Onbekend");
		expect(screen.getByLabelText<HTMLSelectElement>("town").selectedOptions[0]?.text).toBe("Onbekend");
		cleanup();
		open({ query: "?town=niet:Assen" });
		expect(screen.getByRole("button", { name: "Filter town is niet Onbekend verwijderen" })).toBeTruthy();
		cleanup();
		open({ query: "?town=Ede" });
		expect(screen.getByLabelText<HTMLSelectElement>("town").selectedOptions[0]?.text).toBe("Ede");
	});

	it("does not call a value Onbekend while rows that may have it are missing", () => {
		for (const missing of [{ loading: "Er wordt geladen" }, { complete: false }]) {
			open({ query: "?town=Assen", ...missing });
			expect(screen.getByRole("button", { name: "Filter Assen verwijderen" })).toBeTruthy();
			expect(screen.getByLabelText<HTMLSelectElement>("town").selectedOptions[0]?.text).toBe("Assen");
			cleanup();
		}
	});

	it("adds a value to a filter with several, and offers only what is not chosen yet", async () => {
		const { address } = open();
		const select = () => screen.getByLabelText<HTMLSelectElement>("tags");
		await userEvent.selectOptions(select(), "b");
		await waitFor(() => expect(names()).toEqual(["N-1", "N-2"]));
		expect([...select().options].map(({ text }) => text)).toEqual(["1 gekozen, voeg toe", "a"]);
		await userEvent.selectOptions(select(), "a");
		await waitFor(() => expect(names()).toEqual(["N-1"]));
		expect(address()).toBe("/voorbeelden?tags=b&tags=a");
	});

	it("keeps what was changed a moment ago, which is not drawn yet: filters set and removed, the order and the rows a page", async () => {
		const { address } = open({ query: "?size=1&size=2" });
		// Within one act nothing renders in between, as on a busy machine.
		act(() => {
			fireEvent.change(screen.getByLabelText("town"), { target: { value: "Arnhem" } });
			fireEvent.change(screen.getByLabelText("tags"), { target: { value: "b" } });
			fireEvent.click(screen.getByRole("button", { name: "Filter 1 verwijderen" }));
			fireEvent.click(screen.getByRole("button", { name: "Filter 2 verwijderen" }));
			fireEvent.click(screen.getByRole("button", { name: "size" }));
			fireEvent.change(screen.getByLabelText("Rijen per pagina"), { target: { value: "20" } });
		});
		await waitFor(() => expect(address()).toBe("/voorbeelden?town=Arnhem&tags=b&sorteer=size"));
		expect(names()).toEqual(["N-1"]);
		expect(screen.getByLabelText<HTMLSelectElement>("Rijen per pagina").value).toBe("20");
	});

	it("hangs rarely used filters over the rows on request, and says how many of them are active", async () => {
		open();
		expect(screen.queryByLabelText("size")).toBeNull();
		const opener = screen.getByRole("button", { name: "Meer filters" });
		await userEvent.click(opener);
		await userEvent.selectOptions(await screen.findByLabelText("size"), "2");
		await waitFor(() => expect(names()).toEqual(["N-2"]));
		expect(screen.getByRole("button", { name: "Filter 2 verwijderen" })).toBeTruthy();
		expect(opener.textContent).toBe("Meer filters (1)");
		await userEvent.keyboard("{Escape}");
		expect(screen.queryByLabelText("size")).toBeNull();
		expect(document.activeElement).toBe(opener);
		await userEvent.click(opener);
		expect((await screen.findByLabelText<HTMLSelectElement>("size")).value).toBe("2");
		await userEvent.click(screen.getByRole("button", { name: "Filter 2 verwijderen" }));
		expect(screen.queryByLabelText("size")).toBeNull();
		// On a phone this opens all of them.
		await userEvent.click(screen.getByRole("button", { name: "Filters" }));
		expect(await screen.findByLabelText("size")).toBeTruthy();
		expect(screen.getByRole("button", { name: "Meer filters" }).getAttribute("aria-expanded")).toBe("false");
	});

	it("a row is a link if its record has a page, and not otherwise", () => {
		open();
		expect(screen.getByRole("link", { name: "N-1" }).getAttribute("href")).toBe("/voorbeeld/1");
		expect(screen.queryByRole("link", { name: "N-3" })).toBeNull();
	});

	it("REQ-277 is at least 920 and at most 1900 pixels wide, unless its JSON says otherwise", () => {
		const width = (container: HTMLElement) => [
			container.querySelector("table")?.style.getPropertyValue("--table-min"),
			container.querySelector<HTMLElement>("[data-list]")?.style.maxWidth,
		];
		expect(width(open().container)).toEqual(["920px", "1900px"]);
		cleanup();
		expect(width(open({ list: { minWidth: 600, maxWidth: 1200 } }).container)).toEqual(["600px", "1200px"]);
	});

	it("offers the page sizes of its JSON", () => {
		const rows = Array.from({ length: 30 }, (_, index) => exampleRow(index));
		open({ rows, list: { pageSize: 25, pageSizes: [5, 25] } });
		expect(names()).toHaveLength(25);
		const size = screen.getByLabelText<HTMLSelectElement>("Rijen per pagina");
		expect([...size.options].map(({ value }) => value)).toEqual(["5", "25"]);
	});

	it("REQ-052 REQ-208 has a tab for the export and one for the settings, with rows per page and layout; at most one is open", async () => {
		open({ role: "admin" });
		const tab = (name: string) => screen.getByRole("button", { name });
		await userEvent.click(tab("Instellingen"));
		const settings = within(await screen.findByRole("group", { name: "Instellingen van de lijst" }));
		expect(settings.getByLabelText("Rijen per pagina")).toBeTruthy();
		expect(settings.getByLabelText("Indeling")).toBeTruthy();
		await userEvent.click(tab("Exporteren"));
		await waitFor(() => expect(screen.queryByRole("group", { name: "Instellingen van de lijst" })).toBeNull());
		expect([tab("Exporteren"), tab("Instellingen")].map((each) => each.getAttribute("aria-expanded"))).toEqual(["true", "false"]);
		cleanup();
		open();
		expect(screen.queryByRole("button", { name: "Exporteren" })).toBeNull();
	});

	it("REQ-059 REQ-060 offers only the layouts a person may use, explains that another one is not available, and that an unknown one does not exist", async () => {
		const [first, second] = exampleList.layouts;
		const layouts = [first, { ...second, access: "export" }] as ListDefinition["layouts"];
		open({ list: { layouts } });
		await userEvent.click(screen.getByRole("button", { name: "Instellingen" }));
		const choice = await screen.findByLabelText<HTMLSelectElement>("Indeling");
		expect([...choice.options].map(({ text }) => text)).toEqual(["Standaard"]);
		cleanup();
		open({ list: { layouts }, query: "?weergave=wide" });
		expect(await screen.findByText("U heeft onvoldoende rechten om deze lijstweergave te bekijken.")).toBeTruthy();
		expect(screen.queryByRole("table")).toBeNull();
		cleanup();
		open({ list: { layouts }, query: "?weergave=nergens" });
		expect(await screen.findByText("Deze indeling bestaat niet: nergens.")).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Toon de indeling Standaard" }));
		expect(await screen.findByRole("table")).toBeTruthy();
	});
});
