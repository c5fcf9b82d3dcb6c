import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type KeptList, keptLists } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { keepEntryUses } from "./kept-entry-read-model.ts";
import type { KeptEntryAnswer } from "./kept-entry-schema.ts";

/** How the two lists differ. */
const own = {
	tags: { legacy: "/api/config_savetags", name: "Tags", full: "Er passen hoogstens 1000 tags in de lijst" },
	pids: { legacy: "/api/config_savepids", name: "PIDS", full: "Er passen hoogstens 1000 PIDs in de lijst" },
} as const;

describeOnEveryDatabase("lists that administrators keep", (make) => {
	let test: TestApp;
	let admin: TestPerson;
	beforeAll(async () => {
		const pids = [{ uuid: randomUUID(), label: "Van het begin", enabled: true, deleted_at: null }];
		test = await testApp(await make(), {}, { tenantFile: { pids } });
		admin = test.person({ admin: ["*"] });
	});
	afterAll(() => test.close());

	const saving = (list: KeptList, entries: readonly object[], synced?: number, person = admin) =>
		person.post(`kept-lists/${list}`, { ...(synced === undefined ? {} : { synchronisation: { synced } }), data: { entries } });
	const entriesIn = (reply: Reply) => (reply.body.data as unknown as { entries: readonly KeptEntryAnswer[] }).entries;
	const configured = async (list: KeptList) =>
		((await admin.get("configs")).body.data as unknown as { tenant: Record<KeptList, readonly KeptEntryAnswer[]> }).tenant[list];
	const fresh = (label = `Nieuw ${randomUUID().slice(0, 8)}`) => ({ uuid: randomUUID(), label, enabled: true, deleted_at: null });

	describe.each(keptLists)("%s", (list) => {
		it("are saved by one call, which answers the list as the configuration then has it", async () => {
			const entry = fresh();
			const reply = await saving(list, [entry]);
			expect(reply.status).toBe(200);
			expect(entriesIn(reply).find(({ uuid }) => uuid === entry.uuid)).toMatchObject(entry);
			expect(entriesIn(reply)).toEqual(await configured(list));
			expect((await saving(list, [{ ...entry, deleted_at: 1 }])).status).toBe(200);
			expect((await configured(list)).find(({ uuid }) => uuid === entry.uuid)).toMatchObject({ deleted_at: test.clock.now });
		});

		it("are the same behind the call of before, which answers the whole configuration", async () => {
			const entry = fresh();
			const { legacy, name } = own[list];
			const reply = await admin.post(legacy, { data: { [name]: [entry] } });
			expect(reply.body.data).toEqual((await admin.get("configs")).body.data);
			expect((await configured(list)).find(({ uuid }) => uuid === entry.uuid)).toMatchObject(entry);
			expect(await admin.post(legacy, { data: { [name]: [{ ...entry, label: "" }] } })).toMatchObject({
				status: 400,
				body: { errors: [{ path: `data.${name}.0.label` }] },
			});
		});

		it("keep what somebody else changed since, and say what it is now", async () => {
			const entry = fresh();
			const [stored] = entriesIn(await saving(list, [entry])).filter(({ uuid }) => uuid === entry.uuid);
			await saving(list, [{ ...entry, label: `${entry.label} A` }], stored?.synced);
			const late = await saving(list, [{ ...entry, label: `${entry.label} B` }], stored?.synced);
			expect(late.status).toBe(409);
			expect(late.body.current).toEqual(await configured(list));
			expect((await configured(list)).find(({ uuid }) => uuid === entry.uuid)?.label).toBe(`${entry.label} A`);
		});

		it("keep an entry that a process has", async () => {
			const entry = fresh();
			await saving(list, [entry]);
			const of = { tenant: test.tenant, list };
			await test.app.data.write(test.tenant, ({ db }) => keepEntryUses(db, of, "realisation", randomUUID(), [entry.uuid]));
			expect(await saving(list, [{ ...entry, deleted_at: 1 }])).toMatchObject({
				status: 400,
				body: { message: `'${entry.label}' is in gebruik en kan niet verwijderd worden.`, errors: [{ path: "data.entries.0.deleted_at" }] },
			});
		});

		it("refuse a name that another has but for case and spaces, and whoever is no administrator", async () => {
			const entry = fresh();
			await saving(list, [entry]);
			const alike = fresh(` ${entry.label.toUpperCase().replace(" ", "")}`);
			expect(await saving(list, [alike])).toMatchObject({
				status: 400,
				body: { message: `'${entry.label}' staat al in de lijst`, errors: [{ path: "data.entries.0.label" }] },
			});
			expect((await saving(list, [fresh()], undefined, test.person({ cpo: ["*"] }))).status).toBe(403);
		});

		it("hold at most a thousand entries; what was removed makes room", async () => {
			const room = 1000 - (await configured(list)).filter(({ deleted_at }) => deleted_at === null).length;
			const many = Array.from({ length: room + 1 }, (_, index) => fresh(`Vol ${index}`));
			const { full } = own[list];
			expect(await saving(list, many)).toMatchObject({ status: 400, body: { message: full } });
			expect((await saving(list, many.slice(1))).status).toBe(200);
			expect(await saving(list, many.slice(0, 1))).toMatchObject({ status: 400, body: { message: full } });
			if (list === "tags") expect(await admin.post("tags", { label: "Vol 0" })).toMatchObject({ status: 400, body: { message: full } });
			const changed = many.slice(1).map((entry) => ({ ...entry, enabled: false }));
			expect((await saving(list, changed)).status).toBe(200);
			expect((await saving(list, [...many.slice(0, 1), ...changed.slice(0, 1).map((entry) => ({ ...entry, deleted_at: 1 }))])).status).toBe(
				200,
			);
			const gone = many.map((entry) => ({ ...entry, deleted_at: 1 }));
			expect((await saving(list, gone)).status).toBe(200);
		});
	});

	it("are those that there are", async () => {
		expect((await admin.post("kept-lists/pets", { data: { entries: [] } })).status).toBe(400);
	});

	it("say where an entry may be used, if that is theirs to say", async () => {
		const tag = { ...fresh(), request: false };
		expect(entriesIn(await saving("tags", [tag])).find(({ uuid }) => uuid === tag.uuid)).toMatchObject({ request: false, process: true });
		expect(await saving("pids", [{ ...fresh(), request: true }])).toMatchObject({
			status: 400,
			body: { message: "Bij deze lijst ligt vast waar iets gebruikt wordt.", errors: [{ path: "data.entries.0.request" }] },
		});
	});
});
