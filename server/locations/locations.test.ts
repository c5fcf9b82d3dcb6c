import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import type { TestPerson } from "../test-support/test-person.ts";

interface Location {
	readonly uuid: string;
	readonly code: string;
	readonly status: string;
	readonly synced: number;
	readonly address: object;
	readonly properties: object;
	readonly meta: object;
}

describeOnEveryDatabase("charging locations", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	const added: { uuid: string; synced: number }[] = [];
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		for (const place of [
			{ code: "0202", status: "definitive" },
			{ code: "0268", status: "rejected" },
			{ code: "0202", status: "realized" },
		]) {
			added.push(await addLocation(test, place));
		}
	});
	afterAll(() => test.close());

	const list = async (query = "", person = cpo) => {
		const answer = await person.get(`charging-point-locations${query}`);
		return { ...answer, locations: answer.body.data as unknown as readonly Location[] };
	};

	it("REQ-217 answers a page of locations, by codes and status", async () => {
		const all = await list();
		expect(all.locations.map(({ uuid }) => uuid)).toEqual(added.map(({ uuid }) => uuid));
		expect((await list("?codes=0202")).locations).toHaveLength(2);
		expect((await list("?status=definitive,rejected")).locations.map(({ status }) => status)).toEqual(["definitive", "rejected"]);
		expect((await list("?status=nothing")).locations).toEqual([]);
		const first = await list("?pageSize=2");
		const { next, at } = first.body.metaData.pagination;
		expect((await list(`?pageSize=2&offSet=${next}&at=${at}`)).locations.map(({ uuid }) => uuid)).toEqual([added[2]?.uuid]);
		expect((await list(`?fromTimeStamp=${at}`)).locations).toEqual([]);
		expect((await list("?pageSize=401")).status).toBe(400);
	});

	it("REQ-137 REQ-138 REQ-139 a location has its address, the properties of the charging point and its meta, in whole", async () => {
		const [first] = (await list()).locations;
		if (first === undefined) throw new Error("There is no location.");
		const { address, properties, meta } = first;
		expect(Object.keys(address)).toEqual(["street", "streetNumber", "streetNumberSuffix", "postalCode", "city"]);
		expect(Object.keys(properties)).toEqual([
			"id",
			"evse",
			"operator",
			"status",
			"remark",
			"proactive_year",
			"proactive_period",
			"proactive_extra",
		]);
		expect(Object.keys(meta).sort()).toEqual(["phase", "source", "workflowUuid"]);
	});

	it("REQ-218 answers one location", async () => {
		const answer = await cpo.get(`charging-point-locations/${added[0]?.uuid}`);
		expect(answer.body.data).toEqual({
			uuid: added[0]?.uuid,
			code: "0202",
			address: { street: "Nieuwe Plein", streetNumber: "32", streetNumberSuffix: "", postalCode: "6811 KR", city: "Arnhem" },
			coordinates: { latitude: 51.98, longitude: 5.91 },
			status: "definitive",
			synced: added[0]?.synced,
			properties: {
				id: "1",
				evse: null,
				operator: "Allego",
				status: null,
				remark: null,
				proactive_year: null,
				proactive_period: null,
				proactive_extra: null,
			},
			meta: { phase: null, source: "test", workflowUuid: null },
		});
	});

	it("shows nothing outside the person's codes, nor to who may not see charging points", async () => {
		const local = test.person({ municipality: ["0268"] });
		expect((await list("", local)).locations.map(({ code }) => code)).toEqual(["0268"]);
		const foreign = await local.get(`charging-point-locations/${added[0]?.uuid}`);
		expect([foreign.status, foreign.text]).toEqual([404, (await cpo.get(`charging-point-locations/${randomUUID()}`)).text]);
		expect((await list("", test.person({ admin: ["*"] }))).status).toBe(403);
	});
});
