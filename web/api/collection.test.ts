import { describe, expect, it } from "@jest/globals";
import { QueryClient } from "@tanstack/react-query";
import { PagedRecords } from "../test-support/paged-records.ts";
import { ApiProblem } from "./api-problem.ts";
import { addToCollection, findCollection, mergeRecords } from "./collection.ts";
import { collectionQuery, datasetsOf, loadCollection, type OwnCodes } from "./load-collection.ts";
import { getChanges, synchroniseCollection } from "./synchronise-collection.ts";

const trouble = (status: number) => new ApiProblem({ status, code: "trouble", message: "", errors: [], method: "GET" });

function setUp(count: number, { pageSize = 2, codes = ["0202"] }: { pageSize?: number; codes?: readonly string[] } = {}) {
	const server = new PagedRecords(pageSize);
	for (let index = 0; index < count; index += 1) server.write(`r${index}`, codes[index % codes.length]);
	const client = new QueryClient();
	const load = (own: OwnCodes = "*") => client.fetchQuery({ ...collectionQuery(client, server.source, own), staleTime: 0 });
	const synchronise = (own: OwnCodes = "*") =>
		synchroniseCollection(client, server.source, (fromTimeStamp) => getChanges(server.source.getPage, { codes: own, fromTimeStamp }));
	const known = () => [...(findCollection(client, server.source)?.records ?? [])].sort((one, other) => one.synced - other.synced);
	return { server, client, load, synchronise, known };
}

describe("loading a collection", () => {
	it("asks for pages until there is no next one, all of them of the snapshot of the first", async () => {
		const { server, load } = setUp(5);
		const loaded = await load();
		expect(loaded).toMatchObject({ complete: true, failed: false, missing: [], at: 1_005 });
		expect(loaded.records).toEqual(server.all());
		expect(server.asked).toEqual([{ offSet: 0 }, { offSet: 1_002, at: 1_005 }, { offSet: 1_004, at: 1_005 }]);
	});

	it("shows what is there while the rest is coming", async () => {
		const { server, client, load } = setUp(5);
		const seen: number[] = [];
		server.disturb = () => seen.push(findCollection(client, server.source)?.records.length ?? 0);
		await load();
		expect(seen).toEqual([0, 2, 2]);
	});

	it("loads each geography code by itself, of one snapshot", async () => {
		const { server, load } = setUp(5, { codes: ["0202", "0193", "9999"] });
		const loaded = await load(["0202", "0193"]);
		expect(loaded.records.map(({ code }) => code)).toEqual(["0202", "0202", "0193", "0193"]);
		expect(server.asked).toEqual([
			{ offSet: 0, codes: ["0202"] },
			{ offSet: 0, codes: ["0193"], at: 1_005 },
		]);
	});

	it("puts codes together when there are many", () => {
		const codes = Array.from({ length: 45 }, (_, index) => `c${index}`);
		expect(datasetsOf(codes)).toHaveLength(15);
		expect(datasetsOf(codes).flatMap((dataset) => dataset.codes)).toEqual(codes);
		expect(datasetsOf([])).toEqual([]);
	});

	it("REQ-178 tries a geography code that failed once more, and only that one", async () => {
		const { server, load } = setUp(6, { codes: ["0202", "0193"] });
		let failures = 0;
		server.disturb = ({ codes }) => {
			if (codes?.includes("0202") && failures++ === 0) throw trouble(503);
		};
		const loaded = await load(["0202", "0193"]);
		expect(loaded).toMatchObject({ complete: true, failed: false });
		expect(loaded.records).toHaveLength(6);
		expect(server.asked.map(({ codes }) => codes?.[0])).toEqual(["0202", "0193", "0193", "0202", "0202"]);
	});

	it("keeps what came when a page stays away, says what is missing, and goes on there the next time", async () => {
		const { server, load } = setUp(5);
		server.disturb = ({ offSet }) => {
			if (offSet === 1_004) throw trouble(403);
		};
		const half = await load();
		expect(half).toMatchObject({ complete: false, failed: true, missing: [{ codes: null, offSet: 1_004 }] });
		expect(half.records).toHaveLength(4);
		server.disturb = () => {};
		server.asked.length = 0;
		const whole = await load();
		expect(whole).toMatchObject({ complete: true, failed: false, missing: [] });
		expect(whole.records).toEqual(server.all());
		expect(server.asked).toEqual([{ offSet: 1_004, at: 1_005 }]);
	});

	it("throws when not even one page came", async () => {
		const { server, load } = setUp(5);
		server.disturb = () => {
			throw trouble(403);
		};
		await expect(load()).rejects.toMatchObject({ status: 403 });
	});

	it("does not lose the answer to a write that came in between", async () => {
		const { server, client, load, known } = setUp(5);
		let written = false;
		server.disturb = ({ offSet }) => {
			if (offSet !== 1_004 || written) return;
			written = true;
			addToCollection(client, server.source, [server.write("r0")]);
		};
		await load();
		expect(known()).toEqual(server.all());
	});
});

describe("synchronising a collection", () => {
	it("asks only for what changed since, and takes over every change once", async () => {
		const { server, client, load, synchronise, known } = setUp(5);
		await load();
		const before = findCollection(client, server.source)?.records ?? [];
		server.asked.length = 0;
		server.write("r1");
		server.write("new");
		expect((await synchronise()).map(({ uuid }) => uuid)).toEqual(["r1", "new"]);
		expect(known()).toEqual(server.all());
		expect(server.asked).toEqual([{ offSet: 0, fromTimeStamp: 1_005 }]);
		const after = findCollection(client, server.source)?.records ?? [];
		expect(after[0]).toBe(before[0]);
		expect(await synchronise()).toEqual([]);
		expect(server.asked.at(-1)).toEqual({ offSet: 0, fromTimeStamp: 1_007 });
	});

	it("brings what changed while the pages were coming, and what is missing is not lost by it", async () => {
		const { server, load, synchronise, known } = setUp(7);
		let failing = true;
		server.disturb = ({ offSet = 0 }) => {
			if (offSet > 0 && failing) throw trouble(403);
		};
		await load();
		server.write("r6");
		server.write("r0");
		failing = false;
		await synchronise();
		await load();
		await synchronise();
		expect(known()).toEqual(server.all());
	});

	it("leaves everything as it was when a page of the changes fails", async () => {
		const { server, client, load, synchronise } = setUp(3);
		await load();
		const before = findCollection(client, server.source);
		for (const uuid of ["a", "b", "c"]) server.write(uuid);
		server.disturb = ({ offSet = 0 }) => {
			if (offSet > 0) throw trouble(0);
		};
		await expect(synchronise()).rejects.toMatchObject({ status: 0 });
		expect(findCollection(client, server.source)).toEqual(before);
		server.disturb = () => {};
		expect(await synchronise()).toHaveLength(3);
	});

	it("PLA-062 asks for the person's codes, in calls the API can take, and for everything with a wildcard", async () => {
		const { server, load, synchronise } = setUp(3);
		await load();
		server.asked.length = 0;
		await synchronise();
		await synchronise(Array.from({ length: 401 }, (_, index) => `c${index}`));
		expect(server.asked.map(({ codes }) => codes?.length)).toEqual([undefined, 400, 1]);
		expect(await getChanges(server.source.getPage, { codes: [] })).toEqual([]);
	});
});

describe("putting records together", () => {
	it("keeps the newer of two, whichever comes first", () => {
		const old = { uuid: "a", synced: 1 };
		const young = { uuid: "a", synced: 2 };
		expect(mergeRecords([old], [young])).toEqual([young]);
		expect(mergeRecords([young], [old])).toEqual([young]);
		expect(mergeRecords([], [young, old])).toEqual([young]);
		const known = [old];
		expect(mergeRecords(known, [])).toBe(known);
	});

	it("starts nothing by itself: what is written before the first page is not a collection", () => {
		const { client, server } = setUp(0);
		addToCollection(client, server.source, [server.write("a")]);
		expect(findCollection(client, server.source)).toBeUndefined();
	});
});

describe("a load that goes on after a break", () => {
	it("holds to its snapshot, so that nothing is doubled", async () => {
		const { server, client } = setUp(4);
		server.disturb = ({ offSet }) => {
			if (offSet === 1_002) throw trouble(404);
		};
		client.setQueryData(server.source.key, await loadCollection(client, server.source, "*"));
		server.write("r3");
		server.disturb = () => {};
		const loaded = await loadCollection(client, server.source, "*");
		expect(loaded.records.map(({ uuid }) => uuid)).toEqual(["r0", "r1", "r2"]);
		expect(loaded.at).toBe(1_004);
	});
});
