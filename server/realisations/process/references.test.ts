import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type FlowDefinition, type RealisationRecord, writeJson } from "../../../engine/index.ts";
import { keptEntriesOf, seedKeptList } from "../../kept-lists/kept-entry-read-model.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

describeOnEveryDatabase("what a process refers to", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"], admin: ["*"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	/** A process whose street has this name. */
	async function inStreet(name: string): Promise<RealisationRecord> {
		const record = await startProcess(test, cpo);
		const values = stepOne(record) as Record<string, Record<string, unknown>>;
		const after = await saved(cpo, record, stepSave(record, "1", { ...values, Location: { ...values.Location, StreetName: name } }));
		expect(JSON.stringify(after)).toContain(JSON.stringify(name));
		return after;
	}

	const send = (record: RealisationRecord, path: string, data: object): Promise<Reply> =>
		cpo.post(`processes/realisation/${record.uuid}${path}`, { synchronisation: { synced: record.synced }, data });

	it("is no tag because its id stands in another field", async () => {
		const tag = randomUUID();
		const refused = await send(await inStreet(tag), "/tags", { tags: [tag] });
		expect([refused.status, refused.body.errors]).toEqual([400, [{ path: "data.tags.0", message: "Deze tag is niet bekend." }]]);
	});

	it("is no stakeholder because its slug stands in another field", async () => {
		const unknown = "contractor|gestopt";
		await test.app.data.write(test.tenant, ({ db, tick }) =>
			db
				.insertInto("stakeholder")
				.values({ tenant: test.tenant, slug: unknown, name: "Gestopt", category: "contractor", enabled: 0, synced: tick() })
				.execute(),
		);
		const back = await startProcess(test, cpo);
		await test.app.data.write(test.tenant, ({ db }) =>
			db
				.updateTable("realisation")
				.set({ record: writeJson({ ...withoutPast(back), case_ref: unknown }) })
				.where("uuid", "=", back.uuid)
				.execute(),
		);
		const refused = await send(back, "/stakeholders", { slug: unknown });
		expect([refused.status, refused.body.errors]).toEqual([400, [{ path: "data.slug", message: "Deze partij is niet meer actief." }]]);
	});

	it("is no PID because its id stands in another field, and stays one at its own place when it was switched off since", async () => {
		const [used, unknown] = [randomUUID(), randomUUID()];
		const own = await testApp(
			await make(),
			{},
			{
				tenantFile: { pids: [used, unknown].map((uuid, index) => ({ uuid, label: `PID ${index}`, enabled: true, deleted_at: null })) },
				alterFlow: withPid,
			},
		);
		try {
			const person = own.person({ cpo: ["*"], admin: ["*"] });
			const record = await startProcess(own, person);
			const values = stepOne(record) as Record<string, Record<string, unknown>>;
			const named = (pid: string, street: string) => ({
				...values,
				Programme: { Pid: pid },
				Location: { ...values.Location, StreetName: street },
			});
			const post = (of: RealisationRecord, given: Parameters<typeof stepSave>[2]) =>
				person.post(`processes/realisation/${of.uuid}`, stepSave(of, "1", given));
			const first = await post(record, named(used, unknown));
			expect([first.status, first.body.data.values]).toMatchObject([200, { Programme: { Pid: used }, Location: { StreetName: unknown } }]);
			await own.app.data.write(own.tenant, ({ db }) => db.updateTable("kept_entry").set({ enabled: 0 }).execute());

			const refused = await post(first.body.data, named(unknown, unknown));
			expect([refused.status, refused.body.errors]).toMatchObject([400, [{ message: "Deze PID is niet bekend." }]]);
			const kept = await post(first.body.data, named(used, "Kade"));
			expect([kept.status, kept.body.data.values]).toMatchObject([200, { Programme: { Pid: used }, Location: { StreetName: "Kade" } }]);
		} finally {
			await own.close();
		}
	});

	it("may stay when it was switched off since", async () => {
		const record = await startProcess(test, cpo);
		const [tag = ""] = test.tags;
		const tagged = (await send(record, "/tags", { tags: [tag] })).body.data;
		const turn = (enabled: 0 | 1) =>
			test.app.data.write(test.tenant, async ({ db }) => {
				await db.updateTable("kept_entry").set({ enabled }).where("tenant", "=", test.tenant).where("uuid", "=", tag).execute();
				await db
					.updateTable("stakeholder")
					.set({ enabled })
					.where("tenant", "=", test.tenant)
					.where("slug", "=", "gridoperator|liander")
					.execute();
			});
		await turn(0);
		const kept = await send(tagged, "/tags", { tags: [tag] });
		const named = await cpo.post(`processes/realisation/${record.uuid}`, stepSave(kept.body.data, "1", stepOne(kept.body.data)));
		const other = await send(await startProcessWithout(), "/tags", { tags: [tag] });
		await turn(1);
		expect([kept.status, named.status, other.status]).toEqual([200, 200, 400]);
	});

	const startProcessWithout = () =>
		startProcess(test, cpo, { stakeholders: ["municipality|arnhem-0202", "cpo|allego", "gridoperator|enexis"] });

	it("counts as used where it has its place, for a tag that comes later too", async () => {
		const tag = randomUUID();
		const of = { tenant: test.tenant, list: "tags" } as const;
		await inStreet(tag);
		await test.app.data.write(test.tenant, (scope) =>
			seedKeptList(scope, of, { entries: [{ uuid: tag, label: "Later", enabled: true }], now: test.clock.now, fields: [] }),
		);
		const found = (await keptEntriesOf(test.app.data.db, of, { counted: true })).find(({ uuid }) => uuid === tag);
		expect(found).toMatchObject({ realisations: 0, requests: 0 });
	});
});

/** The first step asks for a PID. */
const withPid = (flow: FlowDefinition): FlowDefinition => {
	const properties = {
		Programme: { type: "object", properties: { Pid: { type: "string", title: "PID", format: "uuid4", maxLength: 36 } } },
	};
	const section = {
		id: "programme",
		title: "PID",
		schema: { type: "object", properties },
		ui: { Programme: { Pid: { "ui:widget": "pid" } } },
	};
	const [first, ...others] = flow.steps;
	return { ...flow, steps: [{ ...first, sections: [...(first?.sections ?? []), section] }, ...others] } as FlowDefinition;
};

const withoutPast = ({ Events: _events, history: _history, files: _files, ...head }: RealisationRecord) => head;
