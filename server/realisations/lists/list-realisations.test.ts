import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { countingEvents, progressDays, type RealisationRecord } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { addLocation } from "../../test-support/test-location.ts";
import type { Body, TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

type Page = Omit<Body, "data"> & { readonly data: readonly RealisationRecord[] };

describeOnEveryDatabase("GET processes/realisation", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	const records: RealisationRecord[] = [];
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		const codes = ["0202", "0200", "0202", "0203", "0202"];
		for (const geographyCode of codes) {
			test.clock.now += 1_000;
			const stakeholders = [await test.municipalitySlug(geographyCode), "cpo|allego", "gridoperator|liander"];
			records.push(await startProcess(test, cpo, { geographyCode, stakeholders }));
		}
	});
	afterAll(() => test.close());

	const page = async (query = "", person = cpo): Promise<Page> => {
		const answer = await person.get(`processes/realisation${query}`);
		if (answer.status !== 200) throw new Error(answer.text);
		return answer.body as unknown as Page;
	};
	const uuids = (data: readonly RealisationRecord[]) => data.map(({ uuid }) => uuid);

	it("REA-406 answers data and related, in order of synced", async () => {
		const answer = await page();
		expect(uuids(answer.data)).toEqual(uuids(records));
		expect(answer.data[0]).toEqual(records[0]);
		expect(answer.related).toEqual({});
	});

	it("REA-407 goes from page to page with next and at", async () => {
		const seen: string[] = [];
		let query = "?pageSize=2";
		for (let pages = 0; pages < 5; pages += 1) {
			const answer = await page(query);
			seen.push(...uuids(answer.data));
			const { next, at } = answer.metaData.pagination;
			if (next === null) break;
			query = `?pageSize=2&offSet=${next}&at=${at}`;
		}
		expect(seen).toEqual(uuids(records));
	});

	it("takes an offSet for a number of records to skip, and the other spellings", async () => {
		expect(uuids((await page("?pagesize=2&offset=3")).data)).toEqual(uuids(records.slice(3, 5)));
		expect((await page("?pageSize=5")).metaData.pagination.next).toBeNull();
	});

	it("REQ-196 answers at most 400 records and refuses to be asked for more", async () => {
		expect((await cpo.get("processes/realisation?pageSize=400")).status).toBe(200);
		for (const size of ["401", "0", "-1", "1000000000", "4e2", "ten", ""]) {
			expect((await cpo.get(`processes/realisation?pageSize=${size}`)).status).toBe(400);
		}
	});

	it.each([
		"offSet=-1",
		"offSet=x",
		"at=now",
		"fromTimeStamp=1.5",
		"codes=0202;0200",
		"codes=",
		"locationMapper=yes",
		"past=none",
		"sort=uuid",
		"pageSize=1&pageSize=2",
		"pageSize=1&pagesize=1",
		`codes=${Array(401).fill("0202").join(",")}`,
	])("refuses ?%s", async (query) => {
		expect(await cpo.get(`processes/realisation?${query}`)).toMatchObject({ status: 400, body: { code: "invalid" } });
	});

	it("answers only what changed since, and nothing twice or never", async () => {
		const first = await page();
		test.clock.now += 1_000;
		const [record] = records;
		if (record === undefined) throw new Error("no record");
		const changed = await saved(cpo, record, stepSave(record, "1", stepOne(record)));
		const next = await page(`?fromTimeStamp=${first.metaData.pagination.at}`);
		expect(uuids(next.data)).toEqual([changed.uuid]);
		expect((await page(`?fromTimeStamp=${next.metaData.pagination.at}`)).data).toEqual([]);
		expect(uuids((await page(`?at=${first.metaData.pagination.at}`)).data)).toEqual(uuids(records.slice(1)));
	});

	it("skips nothing when a record changes between two pages", async () => {
		const first = await page("?pageSize=2");
		const moved = first.data[0];
		if (moved === undefined) throw new Error("no record");
		await saved(cpo, moved, stepSave(moved, "1", stepOne(moved)));
		const { next, at } = first.metaData.pagination;
		const rest = await page(`?offSet=${next}&at=${at}`);
		expect(new Set([...uuids(first.data), ...uuids(rest.data)]).size).toBe(records.length);
	});

	it("REQ-203 answers records of the person's geography codes only, whatever codes are asked for", async () => {
		const local = test.person({ municipality: ["0200", "0203"] });
		expect(new Set((await page("", local)).data.map((record) => record.MunicipalityCode))).toEqual(new Set(["0200", "0203"]));
		expect((await page("?codes=0202,0200", local)).data.map((record) => record.MunicipalityCode)).toEqual(["0200"]);
		expect((await page("?codes=0202", local)).data).toEqual([]);
		expect((await page("?codes=0202")).data).toHaveLength(3);
		expect((await page("", test.person({ municipality: [] }))).data).toEqual([]);
	});

	it("answers records without their past for lists, which still tell the days of progress", async () => {
		const [record] = (await page()).data.slice(-1);
		if (record === undefined) throw new Error("no record");
		const body = (status: string, action: string, synced: number) => ({
			synchronisation: { synced },
			data: { status, action, reason: "other", comment: "Wacht op bouw" },
		});
		const held = await cpo.post(`processes/realisation/${record.uuid}/status`, body("onhold", "enable", record.synced));
		expect(held.status).toBe(200);
		const whole = (await page()).data;
		const short = (await page("?past=days")).data;
		expect(short).toEqual(whole.map((each) => ({ ...each, history: [], Events: countingEvents(each.Events) })));
		expect(whole.some(({ Events }) => Events.length > 2)).toBe(true);
		expect(short.at(-1)?.Events.map(({ type }) => type)).toEqual(["created", "onhold-start"]);
		const later = test.clock.now + 40 * 86_400_000;
		expect(short.map(({ Events }) => progressDays(Events, later))).toEqual(whole.map(({ Events }) => progressDays(Events, later)));
		expect((await page("?past=whole")).data).toEqual(whole);
	});

	it("answers the charging locations of the page when asked for, within the person's codes", async () => {
		const location = await addLocation(test, { code: "0202", status: "definitive" });
		const record = (await page("?codes=0202")).data[0];
		if (record === undefined) throw new Error("no record");
		const body = {
			synchronisation: { synced: record.synced, location: { synced: location.synced } },
			data: { action: "connect", category: "selected" },
		};
		expect((await cpo.post(`processes/realisation/${record.uuid}/locations/${location.uuid}`, body)).status).toBe(200);
		const answer = await page("?locationMapper=true");
		expect(answer.related).toMatchObject({ "charging-point-locations": [{ uuid: location.uuid, meta: { workflowUuid: record.uuid } }] });
		expect((await page("?locationMapper=true", test.person({ cpo: ["0200"] }))).related).toEqual({ "charging-point-locations": [] });
	});

	describe("of a role that may not see a step", () => {
		it("leaves the data of that step out of lists, records and conflicts", async () => {
			const [record] = (await page("?codes=0203")).data;
			if (record === undefined) throw new Error("no record");
			const { definition } = test.app.tenants.find(test.tenant)?.flow ?? {};
			const readers = new Set(definition?.steps.flatMap(({ access }) => [...access.read, ...access.edit]));
			expect(readers.has("developer")).toBe(false);
			const takeBack = grant(test, "realisationlist", "developer");
			try {
				const developer = test.person({ developer: ["*"] });
				expect((await page("?codes=0203", developer)).data[0]).toMatchObject({ uuid: record.uuid, values: {}, address: "" });
				const short = await page("?codes=0203&past=days", developer);
				expect(short.data[0]).toMatchObject({ uuid: record.uuid, values: {}, address: "", history: [], Events: [{ type: "created" }] });
				expect(JSON.stringify(short)).not.toContain('liander"}');
				const one = await developer.get(`processes/realisation/${record.uuid}`);
				expect(one.body.data.values).toEqual({});
				expect(one.text).not.toContain('liander"}');
			} finally {
				takeBack();
			}
		});
	});
});
