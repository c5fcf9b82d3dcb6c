import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FlowDefinition, RealisationRecord } from "../../engine/index.ts";
import { draftAbout, putDraft, settleDraft } from "../database/drafts/draft-store.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import type { SentField } from "./draft-schema.ts";

const street = "Location.StreetName";
const number = "Location.HouseNumber";
const remarks = "Location.Remarks";
const canary = "Kanariestraat";
const minute = 60_000;

describeOnEveryDatabase("drafts on the server", (make) => {
	let test: TestApp;
	let record: RealisationRecord;
	beforeAll(async () => {
		// Only the municipality may read the second step, and only the operator the remarks in the first.
		const forOperators = (section: object) =>
			"block" in section && section.block === "remarks" ? { ...section, roles: ["cpo"] } : section;
		const alterFlow = (flow: FlowDefinition): FlowDefinition => ({
			...flow,
			steps: flow.steps.map((one) => ({
				...one,
				...(one.code === "2" ? { access: { ...one.access, read: ["admin"] } } : {}),
				sections: one.sections.map(forOperators) as typeof one.sections,
			})),
		});
		test = await testApp(await make(), {}, { alterFlow });
		const starter = person();
		await learnSteps(starter);
		record = await startProcess(test, starter);
	});
	afterAll(() => test.close());

	const person = (roles: Readonly<Record<string, readonly string[]>> = { cpo: ["*"] }, more = {}) => test.person(roles, test.tenant, more);
	const place = (step = "1", uuid = record.uuid) => `processes/realisation/${uuid}/drafts/${step}`;
	const keep = (who: TestPerson, fields: Readonly<Record<string, unknown>>, step = "1") =>
		who.post(place(step), { data: { synced: record.synced, mode: "view", fields } });
	const typed = (mine: unknown, age = 0, base?: unknown) => ({ age, mine, ...(base === undefined ? {} : { base }) });
	const kept = async (who: TestPerson) => (await who.get(place())).body.data as { fields?: Readonly<Record<string, SentField>> } | null;
	const listed = async (who: TestPerson) => (await who.get("user/drafts")).body.data as unknown;
	const values = async (who: TestPerson) =>
		Object.fromEntries(Object.entries((await kept(who))?.fields ?? {}).map(([path, { mine, gone }]) => [path, gone ? "gone" : mine]));

	it("keep what was typed, also what would be refused, and say so in the list", async () => {
		const one = person();
		expect(await kept(one)).toBeNull();
		expect((await keep(one, { [street]: typed(canary, 0, "Oude weg"), [number]: typed("geen nummer <b>") })).body.data).toEqual({
			fields: 2,
		});
		test.clock.now += minute;
		expect(await kept(one)).toEqual({
			synced: record.synced,
			mode: "view",
			fields: {
				[street]: { age: minute, mine: canary, base: "Oude weg" },
				[number]: { age: minute, mine: "geen nummer <b>" },
			},
		});
		const { reference, address } = record;
		expect(await listed(one)).toEqual([
			{ uuid: record.uuid, step: "1", label: expect.any(String), reference, address, fields: 2, savedAt: test.clock.now - minute },
		]);
	});

	it("merge two devices field by field, the newest of each, whichever arrives last", async () => {
		const one = person();
		await keep(one, { [street]: typed("nieuw", 1_000), [number]: typed("1", 60_000) });
		await keep(one, { [street]: typed("oud, kwam later aan", 30_000), [number]: typed("2", 10_000) });
		expect(await values(one)).toEqual({ [street]: "nieuw", [number]: "2" });
	});

	it("do not bring back what was thrown away on another device", async () => {
		const one = person();
		await keep(one, { [street]: typed("weg", 5_000) });
		await keep(one, { [street]: { age: 1_000, gone: true } });
		await keep(one, { [street]: typed("weg", 5_000) });
		expect(await values(one)).toEqual({ [street]: "gone" });
		expect(await listed(one)).toEqual([]);
		await keep(one, { [street]: typed("toch", 0) });
		expect(await values(one)).toEqual({ [street]: "toch" });
	});

	it("go with the save, and what was typed elsewhere in another field stays", async () => {
		const one = person();
		const fresh = await startProcess(test, one);
		const at = place("1", fresh.uuid);
		const send = (fields: object) => one.post(at, { data: { synced: fresh.synced, mode: "view", fields } });
		await send({ [street]: typed("Half getyp"), [number]: typed("9"), "Location.PostalCode": typed("elders getypt") });
		const answers = stepOne(fresh) as Record<string, Record<string, unknown>>;
		const body = { ...answers, Location: { ...answers.Location, PostalCode: undefined } };
		const saved = await one.post(`processes/realisation/${fresh.uuid}`, stepSave(fresh, "1", body));
		expect(saved.status).toBe(200);
		const { fields } = (await one.get(at)).body.data as unknown as { fields: Readonly<Record<string, SentField>> };
		expect(fields[street]).toEqual({ age: 0, gone: true });
		expect(fields["Location.PostalCode"]?.mine).toBe("elders getypt");
	});

	it("are settled by saves that are stored together, as kept at that moment", async () => {
		const [one, other] = [person(), person()];
		await keep(other, { [street]: typed(canary), [number]: typed("12", 0, "11") });
		// The first draft is not stored yet when its save reads ahead: it is written in the same batch.
		const place = (who: TestPerson) => ({ tenant: test.tenant, user_id: who.userId, realisation_uuid: record.uuid, step: "1" });
		const fields = { [street]: { at: test.clock.now, mine: canary } };
		const settled = (who: TestPerson) =>
			test.app.data.write(
				test.tenant,
				({ db }) =>
					settleDraft(db, place(who), {
						before: () => ({}),
						after: () => ({ Location: { StreetName: canary } }),
						now: test.clock.now,
					}),
				[draftAbout(place(who))],
			);
		const put = test.app.data.write(test.tenant, ({ db }) =>
			putDraft(db, { ...place(one), synced: record.synced, mode: "view", fields, kept_at: test.clock.now }),
		);
		await Promise.all([put, settled(one), settled(other)]);
		expect(await values(one)).toEqual({ [street]: "gone" });
		expect(await values(other)).toEqual({ [street]: "gone", [number]: "12" });
	});

	it("are of a colleague's save no part", async () => {
		const [one, colleague] = [person(), person()];
		const fresh = await startProcess(test, one);
		await one.post(place("1", fresh.uuid), { data: { synced: fresh.synced, mode: "view", fields: { [street]: typed("van mij") } } });
		expect((await colleague.post(`processes/realisation/${fresh.uuid}`, stepSave(fresh, "1", stepOne(fresh)))).status).toBe(200);
		const { fields } = (await one.get(place("1", fresh.uuid))).body.data as unknown as { fields: object };
		expect(fields).toEqual({ [street]: { age: 0, mine: "van mij" } });
	});

	it("are the owner's alone: not a colleague's, not another tenant's, not a guest's", async () => {
		const one = person();
		await keep(one, { [street]: typed(canary) });
		const colleague = person({ cpo: ["*"], admin: ["*"], municipality: ["*"] });
		const elsewhere = new TestPerson(test.app, test.tenant, { [test.otherTenant]: { cpo: ["*"] } });
		const guest = person({ guest: ["*"] });
		for (const other of [colleague, elsewhere, guest]) {
			const seen = [await other.get(place()), await other.get("user/drafts"), await other.get(`/api/v1/${test.otherTenant}/user/drafts`)];
			expect(seen.map(({ text }) => text).join(" ")).not.toContain(canary);
			expect(seen.map(({ text }) => text).join(" ")).not.toContain(record.uuid);
		}
		expect([(await elsewhere.get(place())).status, (await guest.get(place())).status]).toEqual([403, 403]);
	});

	it("are not there for who may not read the process or the step any more, and are when they may again", async () => {
		const one = person();
		await keep(one, { [street]: typed(canary) });
		const as = (roles: Readonly<Record<string, readonly string[]>>) =>
			new TestPerson(test.app, test.tenant, { [test.tenant]: roles }, { userId: one.userId });
		const moved = as({ cpo: ["0193"] });
		expect([(await moved.get(place())).status, (await keep(moved, { [street]: typed("x") })).status]).toEqual([404, 404]);
		expect(await listed(moved)).toEqual([]);
		expect((await as({ cpo: ["0202"] }).get(place())).text).toContain(canary);
	});

	it("are not there for who sees the process but may not read the step any more", async () => {
		const one = person({ municipality: ["*"] });
		expect((await keep(one, { "Advice.Comments": typed(canary) }, "2")).status).toBe(200);
		const moved = new TestPerson(test.app, test.tenant, { [test.tenant]: { cpo: ["*"] } }, { userId: one.userId });
		expect([(await moved.get(place("2"))).status, (await keep(moved, {}, "2")).status]).toEqual([404, 404]);
		expect(await listed(moved)).toEqual([]);
		expect(await listed(one)).toMatchObject([{ uuid: record.uuid, step: "2" }]);
	});

	it("tell whoever may read the step who is at it, nothing of what, and for 45 seconds after their page last said so", async () => {
		const fresh = await startProcess(test, person());
		const at = (uuid = fresh.uuid) => `processes/realisation/${uuid}/drafts/1`;
		const namedAs = async (name: string, roles: Readonly<Record<string, readonly string[]>>) => {
			const one = person(roles, { name });
			await test.app.data.db
				.insertInto("person_seen")
				.values({ tenant: test.tenant, user_id: one.userId, name, email: "", roles: "{}", first_at: 0, seen_at: 0 } as never)
				.execute();
			return one;
		};
		const others = async (who: TestPerson) => (await who.get(`${at()}/others`)).body.data;
		const [anna, bert] = [await namedAs("Anna", { cpo: ["*"] }), await namedAs("Bert", { cpo: ["*"] })];
		const type = (who: TestPerson, fields: object) => who.post(at(), { data: { synced: fresh.synced, mode: "view", fields } });
		expect(await others(bert)).toEqual([]);
		await type(anna, { [street]: typed(canary) });
		expect([await others(bert), await others(anna)]).toEqual([[{ name: "Anna" }], []]);
		await type(bert, { [number]: typed("8") });
		expect(await others(anna)).toEqual([{ name: "Bert" }]);
		expect(await others(person({ municipality: ["*"] }))).toHaveLength(2);
		for (const [who, status] of [
			[person({ cpo: ["0193"] }), 404],
			[person({ guest: ["*"] }), 403],
			[new TestPerson(test.app, test.tenant, { [test.otherTenant]: { cpo: ["*"] } }), 403],
		] as const) {
			const { status: told, text } = await who.get(`${at()}/others`);
			expect([told, /Anna|Bert/.test(text)]).toEqual([status, false]);
		}
		test.clock.now += 1_000;
		await type(bert, { [number]: { age: 0, gone: true } });
		expect(await others(anna)).toEqual([]);
		expect(await others(bert)).toEqual([{ name: "Anna" }]);
		// A page that says nothing new says that its owner is still at it; of what was thrown away it says nothing.
		for (let beats = 0; beats < 10; beats++) {
			test.clock.now += 40_000;
			expect((await type(anna, {})).body.data).toEqual({ fields: 1 });
			expect((await type(bert, {})).body.data).toEqual({ fields: 0 });
			expect([await others(bert), await others(anna)]).toEqual([[{ name: "Anna" }], []]);
		}
		// It changes nothing of a draft that may be another device's by now.
		const before = (await anna.get(at())).body.data;
		await anna.post(at(), { data: { synced: fresh.synced + 5, mode: "correction", fields: {} } });
		expect((await anna.get(at())).body.data).toEqual(before);
		test.clock.now += 46_000;
		expect(await others(bert)).toEqual([]);
	});

	it("tell nothing of a part of the step that is not for who reads it now, and take nothing for it", async () => {
		const one = person();
		expect((await keep(one, { [remarks]: typed(canary), [street]: typed("Steenstraat") })).status).toBe(200);
		const moved = new TestPerson(test.app, test.tenant, { [test.tenant]: { municipality: ["*"] } }, { userId: one.userId });
		expect(await values(moved)).toEqual({ [street]: "Steenstraat" });
		expect(await keep(moved, { [remarks]: typed("Anders") })).toMatchObject({ status: 400, body: { code: "unknown-field" } });
		expect(await values(one)).toEqual({ [remarks]: canary, [street]: "Steenstraat" });
	});

	it("are gone after thirty days", async () => {
		const one = person();
		await keep(one, { [street]: typed("vergeten") });
		test.clock.now += 31 * 24 * 60 * minute;
		const { forgetOldDrafts } = await import("../database/drafts/draft-store.ts");
		const { data } = test.app;
		await data.write(test.tenant, ({ db }) => forgetOldDrafts(db, test.tenant, test.clock.now - 30 * 24 * 60 * minute));
		expect(await kept(one)).toBeNull();
	});

	it("are bounded in number and size, and say so", async () => {
		const one = person();
		expect((await keep(one, { [street]: typed("x".repeat(150_000)) })).status).toBe(200);
		expect((await keep(one, { [number]: typed("x".repeat(150_000)) })).status).toBe(413);
		const other = person();
		const full = person();
		expect((await keep(full, { [street]: typed("eerder") })).status).toBe(200);
		await test.app.data.write(test.tenant, async ({ db }) => {
			for (let index = 0; index < 400; index++) {
				const user_id = index < 200 ? other.userId : full.userId;
				const row = { tenant: test.tenant, user_id, realisation_uuid: `other ${index}`, step: "1", synced: 1, mode: "view" };
				await db
					.insertInto("draft")
					.values({ ...row, fields: "{}", live: 1, kept_at: test.clock.now } as never)
					.execute();
			}
		});
		expect(await keep(other, { [street]: typed("te veel") })).toMatchObject({ status: 400, body: { code: "draft-too-many" } });
		expect(await kept(other)).toBeNull();
		// Somebody at the limit loses nothing of what they were filling in.
		expect((await keep(full, { [street]: typed("verder") })).status).toBe(200);
		expect(await values(full)).toEqual({ [street]: "verder" });
	});

	it.each([
		["of another step", { "Nergens.Bekend": { age: 0, mine: "x" } }],
		["with a name of the language's own", { constructor: { age: 0, mine: "x" } }],
		["from the future", { [street]: { age: -1, mine: "x" } }],
		["with more than belongs to it", { [street]: { age: 0, mine: "x", at: 1 } }],
		["without a moment", { [street]: { mine: "x" } }],
	])("refuse a field %s", async (_, fields) => {
		const one = person();
		expect((await keep(one, fields)).status).toBe(400);
		expect(await kept(one)).toBeNull();
	});

	it("refuse a step or a process that is not there", async () => {
		const one = person();
		expect((await keep(one, {}, "77")).status).toBe(404);
		expect((await one.get(place("1", "00000000-0000-4000-8000-000000000000"))).status).toBe(404);
	});
});
