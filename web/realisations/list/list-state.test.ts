import { describe, expect, it } from "@jest/globals";
import { changeListState, initialState, readListState, writeListState } from "./list-state.ts";
import { pageNumbers } from "./page-numbers.ts";

describe("the list in the address", () => {
	it("comes back as it went in", () => {
		const state = {
			all: true,
			query: "Ede & é",
			step: "3-b",
			municipality: "0202",
			type: "strategisch",
			vkb: "2-4 weken",
			sort: "stap",
			descending: true,
			page: 3,
			pageSize: 50,
		} as const;
		expect(readListState(new URLSearchParams(writeListState(state).toString()))).toEqual(state);
	});

	it("leaves out the person's own number of rows, and takes the address's over it", () => {
		expect(writeListState({ ...initialState, pageSize: 50 }, 50).toString()).toBe("");
		expect(readListState(new URLSearchParams(), 50).pageSize).toBe(50);
		expect(readListState(new URLSearchParams("rijen=20"), 50).pageSize).toBe(20);
		expect(writeListState({ ...initialState, pageSize: 20 }, 50).toString()).toBe("rijen=20");
	});

	it("is bare while nothing was chosen", () => {
		expect(writeListState(initialState).toString()).toBe("");
		expect(readListState(new URLSearchParams())).toEqual(initialState);
	});

	it.each(["pagina=0", "pagina=x", "pagina=1.5", "rijen=7", "rijen=-1", "sorteer=wachtwoord", "onbekend=1"])(
		"takes no notice of %s",
		(query) => {
			expect(readListState(new URLSearchParams(query))).toEqual(initialState);
		},
	);

	it("starts at the first page again after another filter, and not when only the page changes", () => {
		const third = { ...initialState, page: 3 };
		expect(changeListState(third, { query: "x" }).page).toBe(1);
		expect(changeListState(third, { page: 4 }).page).toBe(4);
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
