import { describe, expect, it } from "@jest/globals";
import { placeSearch, readStartQuery } from "./start-query.ts";

const read = (search: string) => readStartQuery(new URLSearchParams(search));

describe("what the address of a start says", () => {
	it("are requests between pipes, each once, and their place", () => {
		expect(read("aanvragen=a|B|a||%20c&lat=51.98313&lng=5.91502")).toEqual({
			requestUuids: ["a", "b", "c"],
			place: { latitude: 51.98313, longitude: 5.91502 },
		});
		expect(read("")).toEqual({ requestUuids: [], place: null });
	});

	it("half a place, and one that is not on earth, is none", () => {
		for (const search of [
			"lat=51.9",
			"lng=5.9",
			"lat=&lng=5",
			"lat=91&lng=5",
			"lat=51&lng=181",
			"lat=1e3&lng=5",
			"lat=NaN&lng=5",
			"lat=0x10&lng=5",
		]) {
			expect([search, read(search).place]).toEqual([search, null]);
		}
	});

	it("takes only the place along to the first step", () => {
		expect(placeSearch(read("aanvragen=a&lat=51.98&lng=-5.5"))).toBe("?lat=51.98&lng=-5.5");
		expect(placeSearch(read("aanvragen=a"))).toBe("");
	});
});
