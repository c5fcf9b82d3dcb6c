import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { askableFields } from "../../../engine/index.ts";
import { columnFields } from "../columns/own-columns.ts";
import { pageNumbers } from "../pager/page-numbers.ts";
import { exampleList } from "../rows.fixture.ts";
import { changeListState, type OwnChoices, readListState, withFilter, writeListState } from "./list-state.ts";

const own: OwnChoices = { pageSize: 10, layout: "default", columns: null };
const read = (query: string, choices = own) => readListState(new URLSearchParams(query), exampleList, choices);
const write = (state: ReturnType<typeof read>, choices = own) => writeListState(state, exampleList, choices).toString();
const untouched = read("");

describe("a list in the address", () => {
	it("survives a round trip", () => {
		const state = {
			category: "alles",
			filters: { name: ["Ede & é"], tags: ["b", "a"], size: ["3"] },
			layout: "wide",
			columns: null,
			sort: "size",
			descending: true,
			page: 3,
			pageSize: 50,
		};
		expect(read(write(state))).toEqual(state);
	});

	it("goes there and back with anything asked of any column", () => {
		const texts = fc.uniqueArray(
			fc.oneof(
				fc.string({ minLength: 1 }),
				fc.constantFrom("leeg", "gevuld", "gt:30", "niet:a", "is:a:b", "laatste:30d", "tussen:1..2", "a&b=c", "+", "é"),
			),
			{ minLength: 1, maxLength: 3 },
		);
		const columns = fc.option(
			fc
				.uniqueArray(
					fc.record(
						{ field: fc.constantFrom(...columnFields(exampleList)), width: fc.integer({ min: 40, max: 800 }) },
						{ requiredKeys: ["field"] },
					),
					{ selector: ({ field }) => field, minLength: 1 },
				)
				.map((some) => some.map((column) => ({ ...column }))),
		);
		const state = fc.record({
			mine: columns,
			category: fc.constantFrom("", "alles"),
			filters: fc.dictionary(fc.constantFrom(...askableFields(exampleList)), texts).map((filters) => ({ ...filters })),
			layout: fc.constantFrom("default", "wide"),
			columns,
			descending: fc.boolean(),
			page: fc.integer({ min: 1, max: 999 }),
			pageSize: fc.constantFrom(...exampleList.pageSizes),
		});
		fc.assert(
			fc.property(state, (some) => {
				const { mine, ...rest } = some;
				const whole = { ...rest, sort: (rest.columns ?? [{ field: "size" }])[0]?.field ?? "size" };
				const choices = { ...own, columns: mine };
				expect(read(`${writeListState(whole, exampleList, choices)}`, choices)).toEqual(whole);
			}),
			{ numRuns: Number(process.env.LIST_ADDRESSES ?? 1_000) },
		);
	});

	it("is sorted by a visible column: the list's own if the layout has it, else newest first by an instant, else by the first column", () => {
		const columns = (fields: readonly string[]) => fields.map((field) => ({ field }));
		const list = {
			...exampleList,
			fields: {
				...exampleList.fields,
				when: { ...exampleList.fields.name, word: "wanneer", kind: "instant" } as (typeof exampleList.fields)[string],
			},
			layouts: [
				{ name: "default", label: "", access: null, columns: columns(["name", "size"]) },
				{ name: "dated", label: "", access: null, columns: columns(["size", "when"]) },
				{ name: "plain", label: "", access: null, columns: columns(["size"]) },
			],
		};
		const order = (query: string) => {
			const { sort, descending } = readListState(new URLSearchParams(query), list, own);
			return [sort, descending];
		};
		expect(order("")).toEqual(["name", false]);
		expect(order("weergave=dated")).toEqual(["when", true]);
		expect(order("weergave=plain")).toEqual(["size", false]);
		expect(order("weergave=plain&sorteer=-wanneer")).toEqual(["size", false]);
		expect(order("weergave=dated&sorteer=wanneer")).toEqual(["when", false]);
		// A link to a tab without that column leaves the order out.
		const byWhen = readListState(new URLSearchParams("weergave=dated&sorteer=wanneer"), list, own);
		expect(`${writeListState({ ...byWhen, layout: "plain" }, list, own)}`).toBe("weergave=plain");
		expect(`${writeListState(byWhen, list, own)}`).toBe("weergave=dated&sorteer=wanneer");
	});

	it("is bare while nothing is chosen", () => {
		expect(write(untouched)).toBe("");
		expect(untouched).toEqual({
			category: "",
			filters: {},
			layout: "default",
			columns: null,
			sort: "name",
			descending: false,
			page: 1,
			pageSize: 10,
		});
	});

	it("omits the person's own page size and layout, and prefers those in the address", () => {
		const mine = { pageSize: 50, layout: "wide", columns: null };
		expect(write({ ...untouched, ...mine }, mine)).toBe("");
		expect(read("", mine)).toMatchObject(mine);
		expect(read("rijen=20&weergave=default", mine)).toMatchObject({ pageSize: 20, layout: "default" });
		expect(write({ ...untouched, pageSize: 20 }, mine)).toBe("weergave=default&rijen=20");
	});

	it.each(["pagina=0", "pagina=x", "pagina=1.5", "rijen=7", "rijen=-1", "sorteer=wachtwoord", "onbekend=1", "name=", "tags="])(
		"ignores %s",
		(query) => {
			expect(read(query)).toEqual(untouched);
		},
	);

	it("keeps an unknown layout, so that it can be reported", () => {
		expect(read("weergave=nergens").layout).toBe("nergens");
	});

	it("takes a repeated value once", () => {
		expect(read("tags=a&tags=a&tags=b").filters).toEqual({ tags: ["a", "b"] });
	});

	it("returns to the first page after another filter, and not if only the page changes", () => {
		const third = { ...untouched, page: 3 };
		expect(changeListState(third, withFilter("name", () => ["x"])(third)).page).toBe(1);
		expect(changeListState(third, { page: 4 }).page).toBe(4);
	});

	it("leaves nothing of an emptied filter", () => {
		const filtered = { ...untouched, filters: { name: ["x"], town: ["Ede"] } };
		expect(withFilter("name", () => [""])(filtered)).toEqual({ filters: { town: ["Ede"] } });
	});
});

describe("pageNumbers", () => {
	it.each([
		[1, 1, [1]],
		[1, 3, [1, 2, 3]],
		[1, 9, [1, 2, null, 9]],
		[5, 9, [1, null, 4, 5, 6, null, 9]],
		[4, 9, [1, 2, 3, 4, 5, null, 9]],
		[9, 9, [1, null, 8, 9]],
	])("page %d of %d", (page, pages, expected) => {
		expect(pageNumbers(page, pages)).toEqual(expected);
	});
});
