import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { readJson, writeJson } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";
import { type KeptListUser, keepEntryUses, keptEntriesOf, seedKeptList, tagProblems, tagsForProcess } from "./kept-entry-read-model.ts";

const uuids = { both: randomUUID(), requests: randomUUID(), processes: randomUUID(), off: randomUUID(), removed: randomUUID() };
const entries = [
	{ uuid: uuids.both, label: "Beide", enabled: true },
	{ uuid: uuids.requests, label: "Aanvraag", enabled: true, process: false },
	{ uuid: uuids.processes, label: "Proces", enabled: true, request: false },
	{ uuid: uuids.off, label: "Uit", enabled: false },
	{ uuid: uuids.removed, label: "Weg", enabled: true, deleted_at: 1 },
];

describeOnEveryDatabase("tags and who has them", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		test = await testApp(await make());
		await seed();
	});
	afterAll(() => test.close());

	const ofTags = () => ({ tenant: test.tenant, list: "tags" }) as const;
	const seed = (more: typeof entries = []) =>
		test.app.data.write(test.tenant, (scope) =>
			seedKeptList(scope, ofTags(), { entries: [...entries, ...more], now: test.clock.now, fields: [] }),
		);
	const keep = (entity: KeptListUser, record: string, tags: readonly string[]) =>
		test.app.data.write(test.tenant, ({ db }) => keepEntryUses(db, ofTags(), entity, record, tags));
	const countsOf = async (uuid: string) => {
		const found = (await keptEntriesOf(test.app.data.db, ofTags(), { counted: true })).find((tag) => tag.uuid === uuid);
		return found === undefined ? undefined : [found.requests, found.realisations];
	};

	it("says which may not be newly given to a record: unknown, switched off, removed, or meant for others", async () => {
		const unknown = randomUUID();
		const all = [...Object.values(uuids), unknown];
		const { db } = test.app.data;
		const refused = async (tenant: string, entity: KeptListUser, tags: readonly string[], has: (tag: string) => boolean = () => false) =>
			new Set((await tagProblems(db, tenant, entity, tags, has)).map(({ path }) => tags[Number(path.split(".").at(-1))]));
		expect(await refused(test.tenant, "request", all)).toEqual(new Set([uuids.processes, uuids.off, uuids.removed, unknown]));
		expect(await refused(test.tenant, "realisation", all)).toEqual(new Set([uuids.requests, uuids.off, uuids.removed, unknown]));
		expect(await refused(test.otherTenant, "request", [uuids.both])).toEqual(new Set([uuids.both]));
		expect(await refused(test.tenant, "request", all, (tag) => tag === uuids.off)).toEqual(
			new Set([uuids.processes, uuids.removed, unknown]),
		);
		expect(await tagsForProcess(db, test.tenant, all)).toEqual([uuids.both, uuids.processes, uuids.off]);
	});

	it("counts requests and processes; what a record has replaces what it had", async () => {
		const [one, two] = [randomUUID(), randomUUID()];
		await keep("request", one, [uuids.both, uuids.requests, uuids.both]);
		await keep("request", two, [uuids.both, randomUUID()]);
		await keep("realisation", one, [uuids.both]);
		expect([await countsOf(uuids.both), await countsOf(uuids.requests), await countsOf(uuids.off)]).toEqual([
			[2, 1],
			[1, 0],
			[0, 0],
		]);
		await keep("request", one, []);
		expect(await countsOf(uuids.both)).toEqual([1, 1]);
	});

	it("follows the tags of a process", async () => {
		const cpo = test.person({ cpo: ["*"] });
		const [tag = ""] = test.tags;
		const { uuid, synced } = await startProcess(test, cpo);
		const set = (tags: readonly string[], at: number) =>
			cpo.post(`processes/realisation/${uuid}/tags`, { synchronisation: { synced: at }, data: { tags } });
		const given = await set([tag], synced);
		expect(await countsOf(tag)).toEqual([0, 1]);
		expect((await set([tag, uuids.requests], given.body.data.synced)).status).toBe(400);
		expect((await set([], given.body.data.synced)).status).toBe(200);
		expect(await countsOf(tag)).toEqual([0, 0]);
	});

	it("a tag of the tenant's file is there once, stays as it is kept, and counts the processes and requests that named it before", async () => {
		const cpo = test.person({ cpo: ["*"] });
		const { uuid } = await startProcess(test, cpo);
		const old = { uuid: randomUUID(), label: "Van vroeger", enabled: true };
		await addRequest(test, { Tags: [old.uuid] });
		const { db } = test.app.data;
		const row = await db.selectFrom("realisation").select("record").where("uuid", "=", uuid).executeTakeFirstOrThrow();
		await db
			.updateTable("realisation")
			.set({ record: writeJson({ ...readJson(row.record), tags: [old.uuid] }) })
			.where("uuid", "=", uuid)
			.execute();
		await seed([old]);
		await db.updateTable("kept_entry").set({ label: "Andere naam" }).where("uuid", "=", old.uuid).execute();
		await seed([old]);
		expect(await countsOf(old.uuid)).toEqual([1, 1]);
		const labels = (await keptEntriesOf(db, ofTags(), { counted: true })).filter((tag) => tag.uuid === old.uuid).map(({ label }) => label);
		expect(labels).toEqual(["Andere naam"]);
	});
});
