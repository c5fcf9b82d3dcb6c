import { describe, expect, it } from "@jest/globals";
import { keepListOrder, placeInList } from "./list-order.ts";
import { widenOrder } from "./widen-order.ts";

const keep = (uuids: string[], before: number, total: number, around: { before?: string[]; after?: string[] } = {}) =>
	keepListOrder("realisations", uuids, "/lijst", {
		before,
		total,
		beyond: {
			first: 2,
			last: 2,
			after: "behind 2",
			ask: async (page, from) => {
				const [known = []] = page === 1 && from === null ? [around.before] : page === 3 && from === "behind 2" ? [around.after] : [];
				return { uuids: known, after: `behind ${page}` };
			},
		},
	});
const place = (uuid: string) => placeInList("realisations", uuid);

describe("a list of which the server gave one page", () => {
	it("goes on beyond that page on both sides, and counts from its beginning", async () => {
		keep(["c", "d"], 2, 6, { before: ["a", "b"], after: ["e", "f"] });
		expect(place("d")).toEqual({ place: 4, total: 6, previous: "c", next: null });
		expect(await widenOrder("realisations", "d")).toBe(true);
		expect(place("d")).toEqual({ place: 4, total: 6, previous: "c", next: "e" });
		expect(await widenOrder("realisations", "c")).toBe(true);
		expect(place("c")).toEqual({ place: 3, total: 6, previous: "b", next: "d" });
		expect(place("a")).toEqual({ place: 1, total: 6, previous: null, next: "b" });
	});

	it("asks for nothing in the midst of it, nor beyond its two ends", async () => {
		keep(["a", "b", "c"], 0, 3, { before: ["x"], after: ["y"] });
		for (const uuid of ["a", "b", "c", "not listed"]) expect(await widenOrder("realisations", uuid)).toBe(false);
	});

	it("shows no row twice that moved to the next page meanwhile", async () => {
		keep(["a", "b"], 0, 4, { after: ["b", "c"] });
		await widenOrder("realisations", "b");
		expect(["a", "b", "c"].map((uuid) => place(uuid)?.next)).toEqual(["b", "c", null]);
	});

	it("stays as it is while the server cannot be reached, and where the list was shown anew meanwhile", async () => {
		const away = () => Promise.reject(new Error("away"));
		keepListOrder("realisations", ["a", "b"], "/lijst", { before: 0, total: 3, beyond: { first: 1, last: 1, after: null, ask: away } });
		expect(await widenOrder("realisations", "b")).toBe(false);
		expect(place("b")).toEqual({ place: 2, total: 3, previous: "a", next: null });
		keep(["a", "b"], 0, 3, { after: ["c"] });
		const asked = widenOrder("realisations", "b");
		keep(["b", "a"], 0, 2);
		expect(await asked).toBe(false);
		expect(place("b")).toEqual({ place: 1, total: 2, previous: null, next: "a" });
	});
});
