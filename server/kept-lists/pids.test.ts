import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { entryProblems, keepEntryUses, seedKeptList } from "./kept-entry-read-model.ts";
import type { KeptEntryAnswer } from "./kept-entry-schema.ts";

const save = "/api/config_savepids";
const pidsIn = (reply: Reply) => (reply.body.data as unknown as { tenant: { pids: readonly KeptEntryAnswer[] } }).tenant.pids;

describeOnEveryDatabase("the PIDs that administrators keep", (make) => {
	let test: TestApp;
	let admin: TestPerson;
	let pid: string;
	// No two PIDs of a list have the same label.
	const ownLabel = () => `PID ${pid.slice(0, 8)}`;
	beforeAll(async () => {
		test = await testApp(
			await make(),
			{},
			{ tenantFile: { pids: [{ uuid: randomUUID(), label: "Van het begin", enabled: true, deleted_at: null }] } },
		);
		admin = test.person({ admin: ["*"] });
	});
	beforeEach(async () => {
		pid = randomUUID();
		const reply = await saving([{ uuid: pid, label: ownLabel(), enabled: true, deleted_at: null }]);
		if (reply.status !== 200) throw new Error(reply.text);
	});
	afterAll(() => test.close());

	const pids = () => ({ tenant: test.tenant, list: "pids" }) as const;
	const saving = (PIDS: readonly object[], synced?: number, person = admin) =>
		person.post(save, { ...(synced === undefined ? {} : { synchronisation: { synced } }), data: { PIDS } });
	const find = async (uuid: string) => pidsIn(await admin.get("configs")).find((one) => one.uuid === uuid);
	const keep = (realisation: string, held: readonly string[]) =>
		test.app.data.write(test.tenant, ({ db }) => keepEntryUses(db, pids(), "realisation", realisation, held));

	it("REQ-229 config_savepids takes uuid, label, enabled and deleted_at, and answers the configuration", async () => {
		const reply = await saving([{ uuid: pid, label: "PID 2", enabled: false, deleted_at: null }]);
		expect(reply.status).toBe(200);
		expect(reply.body.data).toEqual((await admin.get("configs")).body.data);
		expect(await find(pid)).toMatchObject({ label: "PID 2", enabled: false, deleted_at: null });
	});

	it("REQ-131 REQ-170 counts the realisations that have it, and one that a realisation has cannot be removed", async () => {
		const { uuid } = await startProcess(test, test.person({ cpo: ["*"] }));
		await keep(uuid, [pid, randomUUID()]);
		expect(await find(pid)).toEqual({
			uuid: pid,
			label: ownLabel(),
			enabled: true,
			deleted_at: null,
			synced: expect.any(Number),
			realisations: 1,
		});
		const removal = [{ uuid: pid, label: ownLabel(), enabled: true, deleted_at: 5 }];
		expect(await saving(removal)).toMatchObject({
			status: 400,
			body: { message: `'${ownLabel()}' is in gebruik en kan niet verwijderd worden.` },
		});
		await keep(uuid, []);
		test.clock.now += 1000;
		expect((await saving(removal)).status).toBe(200);
		expect(await find(pid)).toMatchObject({ realisations: 0, deleted_at: test.clock.now });
	});

	it("one that is unknown, switched off, removed or another tenant's cannot be newly chosen", async () => {
		const [off, removed, unknown] = [randomUUID(), randomUUID(), randomUUID()];
		const seed = () =>
			test.app.data.write(test.tenant, (scope) =>
				seedKeptList(scope, pids(), {
					entries: [
						{ uuid: off, label: "Uit", enabled: false },
						{ uuid: removed, label: "Weg", enabled: true, deleted_at: 1 },
					],
					now: test.clock.now,
					fields: [],
				}),
			);
		await seed();
		await saving([{ uuid: off, label: "Nog steeds uit", enabled: false }]);
		await seed();
		expect(await find(off)).toMatchObject({ label: "Nog steeds uit" });
		const { db } = test.app.data;
		const refused = async (tenant: string, ...given: readonly string[]) => {
			const named = given.map((entry) => ({ path: entry, entry }));
			return (await entryProblems(db, { tenant, list: "pids" }, "realisation", named, () => false)).map(({ path }) => path);
		};
		expect(await refused(test.tenant, pid, off, removed, unknown)).toEqual([off, removed, unknown]);
		expect(await refused(test.otherTenant, pid)).toEqual([pid]);
	});

	it("refuses empty and long labels, a change of what somebody else changed, and whoever is no administrator", async () => {
		for (const [label, message] of [
			[" ", "Lege PIDs zijn niet toegestaan"],
			["x".repeat(61), "Beperk PIDs tot maximaal 60 tekens"],
		]) {
			expect(await saving([{ uuid: pid, label, enabled: true }])).toMatchObject({ status: 400, body: { message } });
		}
		const before = (await find(pid))?.synced ?? 0;
		await saving([{ uuid: pid, label: "Eerste", enabled: true }], before);
		expect((await saving([{ uuid: pid, label: "Tweede", enabled: true }], before)).status).toBe(409);
		expect((await saving([{ uuid: pid, label: "Derde", enabled: true }], undefined, test.person({ cpo: ["*"] }))).status).toBe(403);
		expect(await find(pid)).toMatchObject({ label: "Eerste" });
	});

	it("refuses the name of another, in other case or with other spaces; that of a removed one is free", async () => {
		const other = randomUUID();
		const same = ` ${ownLabel().toLowerCase().replace(" ", "  ")} `;
		expect((await saving([{ uuid: other, label: same, enabled: true }])).status).toBe(400);
		await saving([{ uuid: pid, label: ownLabel(), enabled: true, deleted_at: 1 }]);
		expect((await saving([{ uuid: other, label: same, enabled: true }])).status).toBe(200);
	});

	it("refuses a PID in a tenant whose processes have none", async () => {
		const theirs = test.person({ admin: ["*"] }, test.otherTenant);
		const PIDS = [{ uuid: randomUUID(), label: "Nergens", enabled: true }];
		const reply = await theirs.post(save, { data: { PIDS } }, { "x-tenant": test.otherTenant });
		expect(reply).toMatchObject({ status: 400, body: { message: "Processen van deze organisatie hebben geen PID." } });
		expect(
			await test.app.data.db
				.selectFrom("kept_entry")
				.select("uuid")
				.where("tenant", "=", test.otherTenant)
				.where("list", "=", "pids")
				.execute(),
		).toEqual([]);
	});
});
