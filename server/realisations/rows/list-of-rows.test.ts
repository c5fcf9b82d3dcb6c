import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { readJson, writeJson } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { rowsFilled } from "../../test-support/rows-filled.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, startProcess } from "../../test-support/test-process.ts";

describeOnEveryDatabase("the list of processes out of its rows", (make) => {
	let test: TestApp;
	let outsider: TestPerson;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		await startProcess(test, cpo);
		grant(test, "realisationlist", "developer");
		outsider = test.person({ developer: ["*"] });
		await rowsFilled(test.app);
	});
	afterAll(() => test.close());

	/** In how many rows a word is found, and whether the query was possible. */
	const found = async (word: string) => {
		const { body } = await outsider.get(`lists/realisations/rows?filters=${encodeURIComponent(JSON.stringify({ search: [word] }))}`);
		return body.metaData;
	};

	it("tells nothing of the steps that are hidden from somebody", async () => {
		expect(await found("gor-00001")).toMatchObject({ total: 1 });
		expect(await found("liander")).toMatchObject({ total: 0, all: 1 });
	});

	it("tells nothing of them either in a version of the flow that another server brought since", async () => {
		const { db } = test.app.data;
		const flow = test.app.tenants.find(test.tenant)?.flow;
		if (flow === undefined) throw new Error("no flow");
		const { uuid, text, hash } = flow;
		const newer = writeJson({ ...readJson(text), version: "99.0" });
		await db
			.insertInto("flow_version")
			.values({ tenant: test.tenant, uuid, version: "99.0", hash: `${hash}-99`, definition: newer, created_at: test.clock.now })
			.execute();
		await db
			.updateTable("realisation_row")
			.set({ flow: `${uuid} 99.0` })
			.execute();
		expect(await found("gor-00001")).toMatchObject({ total: 1 });
		expect(await found("liander")).toMatchObject({ total: 0, all: 1 });
	});

	it("finds nothing where an instant or a number of comments is to equal what is none", async () => {
		for (const field of ["updated", "created", "comments", "openComments"]) {
			for (const value of ["NaN", "-Infinity", "1.5", "100000000000000000000", "is:NaN"]) {
				const filters = encodeURIComponent(JSON.stringify({ [field]: [value] }));
				const { status, body } = await outsider.get(`lists/realisations/rows?filters=${filters}`);
				expect([field, value, status, body.data]).toEqual([field, value, 200, []]);
			}
		}
	});

	it("finds processes by their open comments, and by those that have none, whatever other comments they have", async () => {
		const [{ uuid } = { uuid: "" }] = (await cpo.get("lists/realisations/rows")).body.data as unknown as { uuid: string }[];
		const comments = `processes/realisation/${uuid}/comments`;
		const say = async (data: object) => {
			const { synced } = (await cpo.get(comments)).body.data as unknown as { synced: number };
			expect((await cpo.post(comments, { synchronisation: { synced }, data })).status).toBe(200);
		};
		const totals = async () => {
			const asked = ["gevuld", "leeg", "gt:1", "2", "lt:1"].map(async (value) => {
				const filters = encodeURIComponent(JSON.stringify({ openComments: [value] }));
				return (
					(await cpo.get(`lists/realisations/rows?sort=-openComments&filters=${filters}`)).body.metaData as unknown as { total: number }
				).total;
			});
			return Promise.all(asked);
		};
		expect(await totals()).toEqual([0, 1, 0, 0, 1]);
		await say({ action: "create", message: "Kan dit vrijdag?" });
		expect(await totals()).toEqual([1, 0, 0, 0, 0]);
		await say({ action: "create", message: "En wie belt?" });
		expect(await totals()).toEqual([1, 0, 1, 1, 0]);
		for (const number of [1, 2]) await say({ action: "status", number, status: "done" });
		expect(await totals()).toEqual([0, 1, 0, 0, 1]);
	});

	it("looks for ten texts at most, whatever fields they are looked for in: each is looked for in every row", async () => {
		const texts = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
		const asked = async (filters: object) =>
			(await outsider.get(`lists/realisations/rows?filters=${encodeURIComponent(JSON.stringify(filters))}`)).status;
		expect(await asked({ search: texts(9), reference: ["word"] })).toBe(200);
		expect(await asked({ search: texts(9), reference: ["word", "other"] })).toBe(400);
		expect(await asked({ search: texts(11) })).toBe(400);
		// A repeated word is searched once.
		expect(await asked({ search: Array(50).fill("Word ") })).toBe(200);
	});
});
