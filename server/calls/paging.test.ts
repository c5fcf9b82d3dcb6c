import { describe, expect, it } from "@jest/globals";
import { cutPage, readPageRequest } from "./paging.ts";

describe("readPageRequest", () => {
	it("takes 400 records from the beginning when nothing is asked", () => {
		expect(readPageRequest({}, "*")).toEqual({ pageSize: 400, skip: 0, after: 0, at: undefined, codes: "*" });
	});

	it("reads both spellings", () => {
		expect(readPageRequest({ pagesize: "10", offset: "20" }, "*")).toMatchObject({ pageSize: 10, skip: 20 });
	});

	it("goes on behind the last record of the page before", () => {
		expect(readPageRequest({ offSet: "1763632800000", fromTimeStamp: "5" }, "*")).toMatchObject({ skip: 0, after: 1_763_632_800_000 });
	});

	it("never answers a code that is not the person's", () => {
		expect(readPageRequest({ codes: "0202,0268" }, ["0268", "0200"]).codes).toEqual(["0268"]);
		expect(readPageRequest({ codes: "0202" }, ["0268"]).codes).toEqual([]);
		expect(readPageRequest({}, ["0268"]).codes).toEqual(["0268"]);
	});
});

describe("cutPage", () => {
	const rows = [{ synced: 1 }, { synced: 2 }, { synced: 3 }];

	it("says where the next page begins, or that there is none", () => {
		expect(cutPage(rows, 2, 9)).toEqual({ rows: rows.slice(0, 2), pagination: { next: 2, at: 9 } });
		expect(cutPage(rows, 3, 9).pagination.next).toBeNull();
	});
});
