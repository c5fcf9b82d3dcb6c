import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { keepEntryUses } from "./kept-entry-read-model.ts";
import type { KeptEntryAnswer } from "./kept-entry-schema.ts";

const save = "/api/config_savetags";
const tagsIn = (reply: Reply) => (reply.body.data as unknown as { tenant: { tags: readonly KeptEntryAnswer[] } }).tenant.tags;
const newest = (tags: readonly KeptEntryAnswer[]) => Math.max(0, ...tags.map(({ synced }) => synced));

describeOnEveryDatabase("the tags that administrators keep", (make) => {
	let test: TestApp;
	let admin: TestPerson;
	let cpo: TestPerson;
	/** A tag that only this test uses. */
	let tag: string;
	// No two tags of a list have the same label.
	const ownLabel = () => `Eigen ${tag.slice(0, 8)}`;
	beforeAll(async () => {
		test = await testApp(await make());
		admin = test.person({ admin: ["*"] });
		cpo = test.person({ cpo: ["*"] });
	});
	beforeEach(async () => {
		tag = randomUUID();
		const reply = await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, deleted_at: null, request: true, process: true }]);
		if (reply.status !== 200) throw new Error(reply.text);
	});
	afterAll(() => test.close());

	const savingTags = (Tags: readonly object[], synced?: number, person = admin) =>
		person.post(save, { ...(synced === undefined ? {} : { synchronisation: { synced } }), data: { Tags } });
	const read = async (person = cpo) => tagsIn(await person.get("configs"));
	const find = async (uuid: string, person = cpo) => (await read(person)).find((one) => one.uuid === uuid);

	it("PLA-117 PLA-118 POST tags adds a tag by its label, and GET tags answers the labels to every role", async () => {
		const added = await admin.post("tags", { label: "  Zorgelijk " });
		expect([added.status, added.body.data]).toMatchObject([201, { label: "Zorgelijk", enabled: true, request: true, process: true }]);
		const { data } = (await cpo.get("tags")).body as unknown as { data: readonly KeptEntryAnswer[] };
		expect(data.map(({ label }) => label)).toEqual(expect.arrayContaining(["Spoed", "Zorgelijk"]));
		await savingTags([{ uuid: added.body.data.uuid, label: "Zorgelijk", enabled: true, deleted_at: 1 }]);
		const after = (await cpo.get("tags")).body as unknown as { data: readonly KeptEntryAnswer[] };
		expect(after.data.map(({ uuid }) => uuid)).not.toContain(added.body.data.uuid);
	});

	it("REQ-228 config_savetags takes uuid, label, enabled, deleted_at, request and process, and answers the configuration", async () => {
		const uuid = randomUUID();
		const sent = { uuid, label: "Monument", enabled: false, deleted_at: null, request: false, process: true };
		const reply = await savingTags([sent, { ...sent, uuid: tag, label: "Anders" }]);
		expect(reply.status).toBe(200);
		expect(reply.body.data).toEqual((await admin.get("configs")).body.data);
		expect(await find(uuid)).toMatchObject(sent);
		expect(await find(tag)).toMatchObject({ label: "Anders", enabled: false, request: false });
	});

	it("REQ-130 answers uuid, label, enabled, request, process, deleted_at and how many realisations and requests have it", async () => {
		const { uuid, synced } = await startProcess(test, cpo);
		await cpo.post(`processes/realisation/${uuid}/tags`, { synchronisation: { synced }, data: { tags: [tag] } });
		for (const _ of [1, 2]) {
			await test.app.data.write(test.tenant, ({ db }) =>
				keepEntryUses(db, { tenant: test.tenant, list: "tags" }, "request", randomUUID(), [tag]),
			);
		}
		const told = {
			uuid: tag,
			label: ownLabel(),
			enabled: true,
			request: true,
			process: true,
			deleted_at: null,
			synced: expect.any(Number),
		};
		expect(await find(tag, admin)).toEqual({ ...told, realisations: 1, requests: 2 });
	});

	it("tells how often a tag is used, which is over every geography code, to administrators alone", async () => {
		for (const person of [cpo, test.person({ municipality: ["0202"] }), test.person({ guest: [] })]) {
			const found = await find(tag, person);
			expect(Object.keys(found ?? {})).not.toEqual(expect.arrayContaining(["realisations"]));
			expect(Object.keys(found ?? {})).not.toEqual(expect.arrayContaining(["requests"]));
		}
		const { data } = (await cpo.get("tags")).body as unknown as { data: readonly object[] };
		expect(data.flatMap(Object.keys)).not.toContain("requests");
	});

	it("REQ-169 one that a request or realisation has cannot be removed; one that nobody has is removed for good", async () => {
		const record = randomUUID();
		for (const entity of ["request", "realisation"] as const) {
			await test.app.data.write(test.tenant, ({ db }) => keepEntryUses(db, { tenant: test.tenant, list: "tags" }, entity, record, [tag]));
			expect(await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, deleted_at: 5 }])).toMatchObject({
				status: 400,
				body: { message: `'${ownLabel()}' is in gebruik en kan niet verwijderd worden.`, errors: [{ path: "data.Tags.0.deleted_at" }] },
			});
			expect(await find(tag)).toMatchObject({ deleted_at: null });
			await test.app.data.write(test.tenant, ({ db }) => keepEntryUses(db, { tenant: test.tenant, list: "tags" }, entity, record, []));
		}
		test.clock.now += 1000;
		expect((await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, deleted_at: 5 }])).status).toBe(200);
		expect(await find(tag)).toMatchObject({ deleted_at: test.clock.now });
		expect((await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, deleted_at: null }])).status).toBe(409);
		expect(await find(tag)).toMatchObject({ deleted_at: test.clock.now });
		expect((await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, deleted_at: 5 }])).status).toBe(200);
	});

	describe("two administrators", () => {
		it("each keep what the other added or changed elsewhere in the list", async () => {
			const synced = newest(await read());
			const [mine, theirs] = [randomUUID(), randomUUID()];
			expect((await savingTags([{ uuid: theirs, label: "Van de ander", enabled: true }], synced)).status).toBe(200);
			expect((await savingTags([{ uuid: mine, label: "Van mij", enabled: true }], synced)).status).toBe(200);
			expect((await savingTags([{ uuid: tag, label: "Gewijzigd", enabled: true }], synced)).status).toBe(200);
			expect((await read()).map(({ label }) => label)).toEqual(expect.arrayContaining(["Van de ander", "Van mij", "Gewijzigd"]));
		});

		it("the later one who changes the same tag is told, with the tags as they are, and nothing of it is written", async () => {
			const synced = newest(await read());
			await savingTags([{ uuid: tag, label: "Eerste", enabled: true }], synced);
			const unwritten = randomUUID();
			const reply = await savingTags(
				[
					{ uuid: unwritten, label: "Nieuw", enabled: true },
					{ uuid: tag, label: "Tweede", enabled: true },
				],
				synced,
			);
			expect([reply.status, reply.body.code]).toEqual([409, "stale"]);
			const current = reply.body.current as unknown as readonly KeptEntryAnswer[];
			expect(current.find(({ uuid }) => uuid === tag)?.label).toBe("Eerste");
			expect(await find(unwritten)).toBeUndefined();
			expect((await savingTags([{ uuid: tag, label: "Tweede", enabled: true }], newest(current))).status).toBe(200);
		});

		it("who sends the whole list without a change of their own overwrites nothing", async () => {
			const before = await read();
			const list = before.map(({ synced: _synced, realisations: _, requests: __, ...sent }) => sent);
			expect((await savingTags(list, newest(before))).status).toBe(200);
			expect(await read()).toEqual(before);
		});
	});

	describe("refuses", () => {
		it.each([
			["an empty label", "  ", "Lege tags zijn niet toegestaan"],
			["a label over 60 characters", "x".repeat(61), "Beperk tags tot maximaal 60 tekens"],
			[
				"forbidden characters, each named once",
				"<b>{x}</b> `",
				"Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3), { (teken 4), } (teken 6), ` (teken 12)",
			],
		])("%s, at both doors", async (_what, label, message) => {
			const uuid = randomUUID();
			expect(await admin.post("tags", { label })).toMatchObject({ status: 400, body: { message, errors: [{ path: "label", message }] } });
			for (const changed of [uuid, tag]) {
				expect(await savingTags([{ uuid: changed, label, enabled: true }])).toMatchObject({
					status: 400,
					body: { message, errors: [{ path: "data.Tags.0.label", message }] },
				});
			}
			expect(await find(uuid)).toBeUndefined();
			expect((await savingTags([{ uuid, label: uuid.padEnd(60, "x"), enabled: true }])).status).toBe(200);
		});

		it("a label that differs from another in case or space alone, at both doors, also when renamed; the one that is removed makes room", async () => {
			const label = (written: string) => savingTags([{ uuid: randomUUID(), label: written, enabled: true, deleted_at: null }]);
			const kept = `Laad plein ${tag.slice(0, 8)}`;
			expect((await label(`  ${kept.replace(" ", "   ")} `)).status).toBe(200);
			for (const same of [kept.toUpperCase(), kept.replaceAll(" ", ""), ` ${kept}`]) {
				const refused = await label(same);
				expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(`'${kept}' staat al in de lijst`)]);
				expect((await admin.post("tags", { label: same })).status).toBe(400);
			}
			const renamed = await savingTags([{ uuid: tag, label: kept.toLowerCase(), enabled: true, deleted_at: null }]);
			expect(renamed.status).toBe(400);
			const both = [randomUUID(), randomUUID()].map((uuid, index) => ({
				uuid,
				label: index ? "TWEE" : "twee",
				enabled: true,
				deleted_at: null,
			}));
			expect((await savingTags(both)).status).toBe(400);
		});

		it("whoever is no administrator, at both doors", async () => {
			for (const person of [cpo, test.person({ municipality: ["*"] }), test.person({ guest: ["*"] })]) {
				expect((await person.post("tags", { label: "Nee" })).status).toBe(403);
				expect((await savingTags([{ uuid: tag, label: "Nee", enabled: true }], undefined, person)).status).toBe(403);
			}
			expect((await read()).map(({ label }) => label)).not.toContain("Nee");
		});

		it("a tag that could be used nowhere, new or changed", async () => {
			const nowhere = { enabled: true, request: false, process: false };
			const message = (label: string) => `De tag '${label}' moet op aanvragen of op processen gebruikt kunnen worden.`;
			expect(await savingTags([{ ...nowhere, uuid: randomUUID(), label: "Nergens" }])).toMatchObject({
				status: 400,
				body: { message: message("Nergens"), errors: [{ path: "data.Tags.0.process" }] },
			});
			expect(await savingTags([{ ...nowhere, uuid: tag, label: ownLabel() }])).toMatchObject({
				status: 400,
				body: { message: message(ownLabel()) },
			});
			expect((await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, request: false }])).status).toBe(200);
			expect((await savingTags([{ uuid: tag, label: ownLabel(), enabled: true, process: false }])).status).toBe(400);
		});

		it("the same tag twice, unknown fields, and what is no tag", async () => {
			const one = { uuid: randomUUID(), label: "Dubbel", enabled: true };
			expect((await savingTags([one, one])).status).toBe(400);
			for (const wrong of [{ ...one, user: "x" }, { ...one, uuid: "x" }, { ...one, enabled: "ja" }, { ...one, label: null }, 7]) {
				expect((await savingTags([wrong as object])).status).toBe(400);
			}
			expect((await admin.post(save, { Tags: [] })).status).toBe(400);
			expect(await find(one.uuid)).toBeUndefined();
		});
	});

	describe("a call whose address names no tenant", () => {
		const labels = async (slug: string) =>
			(await test.app.data.db.selectFrom("kept_entry").select("label").where("tenant", "=", slug).execute()).map(({ label }) => label);
		const call = (person: TestPerson, label: string, headers: Readonly<Record<string, string>> = {}) =>
			person.post(save, { data: { Tags: [{ uuid: randomUUID(), label, enabled: true }] } }, headers);

		it("is about the one of the host, else the one in x-tenant, else the caller's only one, else the default", async () => {
			const both = test.person({ admin: ["*"] });
			const abroad = test.person({ admin: ["*"] }, test.otherTenant);
			expect((await call(abroad, "Van mijn eigen tenant")).status).toBe(200);
			expect((await call(abroad, "Van genoemde tenant", { "x-tenant": test.otherTenant })).status).toBe(200);
			expect((await call(both, "Van de standaard")).status).toBe(200);
			const host = { host: "buiten.example", "x-tenant": test.tenant };
			expect((await call(abroad, "Van de host", host)).status).toBe(200);
			expect((await call(both, "Nee", host)).status).toBe(403);
			expect(await labels(test.otherTenant)).toEqual(
				expect.arrayContaining(["Van mijn eigen tenant", "Van genoemde tenant", "Van de host"]),
			);
			expect(await labels(test.tenant)).toContain("Van de standaard");
		});

		it("is refused where the caller has no role, of an unknown tenant, and without a token", async () => {
			expect((await call(admin, "Nee", { "x-tenant": test.otherTenant })).status).toBe(403);
			expect(await call(admin, "Nee", { "x-tenant": "nergens" })).toMatchObject({ status: 404, body: { message: "Unknown tenant" } });
			const reply = await test.app.inject({ method: "POST", url: save, payload: { data: { Tags: [] } } });
			expect(reply.statusCode).toBe(401);
			expect(await labels(test.otherTenant)).not.toContain("Nee");
		});
	});
});
