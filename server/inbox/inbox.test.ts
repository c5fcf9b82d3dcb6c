import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { addDays, type Day, midnightOf, type RealisationRecord, today } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";

interface Item {
	readonly item: string;
	readonly kind: string;
	readonly entity: string;
	readonly uuid: string;
	readonly ref: string;
	readonly unread: boolean;
	readonly step: string | null;
	readonly term: { readonly label: string; readonly due: string; readonly left: number } | null;
	readonly comment: { readonly number: number; readonly thread: number; readonly message: string; readonly settled: boolean } | null;
}
interface Inbox {
	readonly unread: number;
	readonly total: number;
	readonly items: readonly Item[];
	readonly mutes: readonly string[];
}
interface Comment {
	readonly order: number;
	readonly message: string;
	readonly status: string;
	readonly parent?: number;
	readonly mentions?: readonly { readonly name: string }[];
	readonly open_for?: readonly { readonly id: string; readonly name: string }[];
	readonly settled?: { readonly by: string };
}

describeOnEveryDatabase("conversations and the inbox", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let colleague: TestPerson;
	let municipality: TestPerson;
	/** Of another municipality: sees nothing of the process. */
	let elsewhere: TestPerson;
	let record: RealisationRecord;
	const named = (roles: Readonly<Record<string, readonly string[]>>, name: string) => test.person(roles, test.tenant, { name });
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = named({ cpo: ["*"] }, "Carla Post");
		colleague = named({ cpo: ["*"] }, "Carla Postma");
		municipality = named({ municipality: ["0202"] }, "Guus Meent");
		elsewhere = named({ municipality: ["0268"] }, "Nick Megen");
		await learnSteps(cpo);
		for (const person of [cpo, colleague, municipality, elsewhere])
			expect((await person.get("inbox/count")).text).toBe('{"data":{"unread":0}}');
		await arrived(4);
	});
	beforeEach(async () => {
		test.clock.now += 60_000;
		record = await startProcess(test, cpo);
	});
	afterAll(() => test.close());

	/** Waits until the callers have been noted, which happens outside the call. */
	async function arrived(people: number): Promise<void> {
		const count = () => test.app.data.db.selectFrom("person_seen").select("user_id").execute();
		for (let tries = 0; tries < 200 && (await count()).length < people; tries++) await new Promise((resolve) => setTimeout(resolve, 5));
	}
	const path = (uuid = record.uuid) => `processes/realisation/${uuid}/comments`;
	const person = ({ userId }: TestPerson) => ({ kind: "person", id: userId });
	const role = (id: string) => ({ kind: "role", id });
	const say = async (who: TestPerson, message: string, more: object = {}) => {
		const answer = await who.post(path(), { data: { action: "create", message, ...more } });
		if (answer.status !== 200) throw new Error(answer.text);
		return answer.body.data as unknown as { readonly comments: readonly Comment[]; readonly synced: number };
	};
	const inboxOf = async (who: TestPerson, show = "open") => (await who.get(`inbox?show=${show}`)).body.data as unknown as Inbox;
	const mine = async (who: TestPerson, show = "open") => (await inboxOf(who, show)).items.filter(({ uuid }) => uuid === record.uuid);
	const unread = async (who: TestPerson) => ((await who.get("inbox/count")).body.data as unknown as { unread: number }).unread;
	const mark = (who: TestPerson, items: readonly string[], as: string) => who.post("inbox/marks", { data: { items, mark: as } });

	it("whoever is named finds the comment, once, also when a role of theirs is named with them", async () => {
		const before = await unread(municipality);
		await say(cpo, "Kan dit vrijdag, @Guus Meent of @Gemeente?", { mentions: [person(municipality), role("municipality")] });
		expect(await mine(municipality)).toMatchObject([
			{ kind: "mention", entity: "realisation", ref: record.ref, unread: true, comment: { number: 1, thread: 1, settled: false } },
		]);
		expect(await unread(municipality)).toBe(before + 1);
		expect(await mine(cpo)).toEqual([]);
		expect(await mine(elsewhere)).toEqual([]);
	});

	it("the longest name counts, and a name that is no longer in the message is not told", async () => {
		const { comments } = await say(cpo, "@Carla Postma, zie hier", { mentions: [person(cpo), person(colleague), person(municipality)] });
		expect(comments[0]?.mentions?.map(({ name }) => name)).toEqual(["Carla Postma"]);
		expect((await mine(colleague)).map(({ kind }) => kind)).toContain("mention");
		expect(await mine(municipality)).toEqual([]);
	});

	it("nobody is named who may not read the record at that moment, and nobody offered", async () => {
		const refused = await cpo.post(path(), { data: { action: "create", message: "@Nick Megen", mentions: [person(elsewhere)] } });
		expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: "data.mentions" }] } });
		expect((await cpo.post(path(), { data: { action: "create", message: "@x", mentions: [role("guest")] } })).status).toBe(400);
		const offered = async (who: TestPerson, search: string) => {
			const answer = await who.get(`${path()}/mentionable?search=${encodeURIComponent(search)}`);
			return (answer.body.data as unknown as readonly { name: string }[]).map(({ name }) => name);
		};
		expect(await offered(cpo, "me")).toEqual(["Guus Meent", "Gemeente"].sort((one) => (one === "Gemeente" ? -1 : 1)));
		expect(await offered(cpo, "")).not.toContain("Nick Megen");
		expect([await offered(cpo, "carla"), await offered(colleague, "carla")]).toEqual([["Carla Postma"], ["Carla Post"]]);
		expect((await elsewhere.get(`${path()}/mentionable`)).status).toBe(404);
	});

	it("who lost the right sees nothing and counts nothing, and who gets it back does again", async () => {
		await say(cpo, "@Guus Meent en @Gemeente", { mentions: [person(municipality), role("municipality")] });
		const before = await unread(municipality);
		const asOf = (roles: Readonly<Record<string, readonly string[]>>) =>
			test.person(roles, test.tenant, { userId: municipality.userId, name: "Guus Meent" });
		const moved = asOf({ municipality: ["0268"] });
		expect(await unread(moved)).toBe(0);
		expect((await inboxOf(moved)).items).toEqual([]);
		expect((await inboxOf(moved)).total).toBe(0);
		const canary = JSON.stringify((await moved.get("inbox")).body);
		expect(canary).not.toContain(record.uuid);
		expect(await unread(asOf({ municipality: ["0202"] }))).toBe(before);
	});

	it("an answer tells those of the conversation, ticks off what told the one who answers, and may settle it", async () => {
		await say(cpo, "Kan dit vrijdag, @Guus Meent?", { mentions: [person(municipality)] });
		const { comments } = await say(municipality, "Ja, vrijdag kan.", { parent: 1, settle: true });
		expect(comments).toMatchObject([
			{ order: 2, parent: 1, status: "done" },
			{ order: 1, status: "done", settled: { by: "Guus Meent" } },
		]);
		expect(await mine(municipality)).toEqual([]);
		expect(await mine(cpo)).toMatchObject([
			{ kind: "reply", comment: { number: 2, thread: 1, message: "Ja, vrijdag kan.", settled: true } },
		]);
		// An answer to an answer stays in the conversation.
		expect((await say(cpo, "Dank", { parent: 2 })).comments[0]).toMatchObject({ order: 3, parent: 1 });
		expect(await mine(cpo)).toEqual([]);
		expect(await mine(municipality)).toMatchObject([{ kind: "reply", comment: { number: 3 } }]);
		expect((await cpo.post(path(), { data: { action: "create", message: "x", parent: 9 } })).body).toMatchObject({
			errors: [{ path: "data.parent" }],
		});
	});

	it("a conversation is assigned to who can read it: it waits for them and for nobody else, in their inbox and on Vandaag, until it is taken back or done", async () => {
		const { synced } = await say(cpo, "Wie belt de bewoner?");
		let last = synced;
		const assign = async (who: TestPerson, assignee: object | null | undefined, number = 1) => {
			const data = { action: "assign", number, ...(assignee === undefined ? {} : { assignee }) };
			const answer = await who.post(path(), { synchronisation: { synced: last }, data });
			if (answer.status !== 200) return [answer.status, answer.body.errors];
			const list = answer.body.data as unknown as { readonly comments: readonly Comment[]; readonly synced: number };
			last = list.synced;
			return list.comments.find(({ order }) => order === number);
		};
		const waits = async (who: TestPerson) => {
			const group = (await who.get("today/groups/answer")).body.data as unknown as readonly { uuid: string }[];
			return group.some(({ uuid }) => uuid === record.uuid);
		};
		expect(await assign(cpo, person(elsewhere))).toEqual([400, [{ path: "data.assignee", message: "Wie u kiest, kan dit niet lezen." }]]);
		expect(await assign(cpo, undefined)).toEqual([400, [expect.objectContaining({ path: "data.assignee" })]]);
		expect(await assign(elsewhere, person(cpo))).toEqual([404, []]);
		expect(await assign(cpo, person(municipality))).toMatchObject({
			open_for: [{ name: "Guus Meent" }],
			assigned: { to: { kind: "person", name: "Guus Meent" }, by: "Carla Post", roles: ["Gemeente"] },
		});
		expect(await mine(municipality)).toMatchObject([
			{ kind: "assign", unread: true, comment: { number: 1, thread: 1, settled: false, toRole: false } },
		]);
		expect([await waits(municipality), await waits(colleague), await waits(cpo)]).toEqual([true, false, false]);
		// Somebody with an outdated list cannot take over the assignment.
		const stale = { synchronisation: { synced }, data: { action: "assign", number: 1, assignee: person(colleague) } };
		expect((await colleague.post(path(), stale)).status).toBe(409);
		// An answer settles the notification, but the assignment stays.
		const answered = await say(municipality, "Ik bel morgen.", { parent: 1 });
		expect(answered.comments.at(-1)?.open_for).toMatchObject([{ name: "Guus Meent" }]);
		expect(await mine(municipality)).toEqual([]);
		expect(await waits(municipality)).toBe(true);
		last = answered.synced;
		expect(await assign(cpo, role("municipality"), 2)).toEqual([400, [expect.objectContaining({ path: "data.assignee" })]]);
		// Assigned to a role: it waits for everybody who has that role where the process is.
		await assign(municipality, role("cpo"));
		expect([await waits(municipality), await waits(colleague), await waits(elsewhere)]).toEqual([false, true, false]);
		const told = async () => (await mine(colleague)).filter(({ kind }) => kind === "assign").length;
		expect(await told()).toBe(1);
		expect((await mine(colleague)).find(({ kind }) => kind === "assign")).toMatchObject({ comment: { toRole: true } });
		expect(await assign(cpo, null)).not.toHaveProperty("open_for");
		// No longer assigned: the process waits for their role, so it is theirs again as well.
		expect([await told(), await waits(colleague)]).toEqual([0, true]);
		// Assigning it to oneself notifies nobody, and makes it one's own work.
		await assign(colleague, person(colleague));
		expect([await told(), await waits(colleague)]).toEqual([0, true]);
		const done = await municipality.post(path(), {
			synchronisation: { synced: last },
			data: { action: "status", number: 1, status: "done" },
		});
		expect([done.status, await waits(colleague)]).toEqual([200, false]);
		last = (done.body.data as unknown as { synced: number }).synced;
		expect(await assign(cpo, person(municipality))).toEqual([400, [expect.objectContaining({ path: "data.assignee" })]]);
	});

	it("says for whom it is open until they answered", async () => {
		await say(cpo, "@Guus Meent en @CPO", { mentions: [person(municipality), role("cpo")] });
		const openFor = async () => {
			const { comments } = (await cpo.get(path())).body.data as unknown as { comments: readonly Comment[] };
			return comments.find(({ order }) => order === 1)?.open_for?.map(({ name }) => name);
		};
		expect(await openFor()).toEqual(["Guus Meent", "CPO"]);
		await say(municipality, "Ik kijk ernaar", { parent: 1 });
		expect(await openFor()).toEqual(["CPO"]);
		await say(colleague, "En nu @Guus Meent weer", { parent: 1, mentions: [person(municipality)] });
		expect(await openFor()).toEqual(["CPO", "Guus Meent"]);
	});

	it("the same call twice says and tells it once", async () => {
		const body = { data: { action: "create", message: "@Guus Meent", mentions: [person(municipality)] } };
		const headers = { "idempotency-key": randomUUID() };
		const [first, second] = await Promise.all([cpo.post(path(), body, headers), cpo.post(path(), body, headers)]);
		expect(second.text).toBe(first.text);
		expect(await mine(municipality)).toHaveLength(1);
		const rows = await test.app.data.db.selectFrom("notification").select("uuid").where("record_uuid", "=", record.uuid).execute();
		expect(rows).toHaveLength(1);
	});

	it("what is done goes, what is for tomorrow comes back tomorrow, and can be taken back", async () => {
		await say(cpo, "@Guus Meent", { mentions: [person(municipality)] });
		const [{ item = "" } = {}] = await mine(municipality);
		const before = await unread(municipality);
		await mark(municipality, [item], "read");
		expect(await mine(municipality)).toMatchObject([{ unread: false }]);
		expect(await unread(municipality)).toBe(before - 1);
		await mark(municipality, [item], "later");
		expect(await mine(municipality)).toEqual([]);
		expect(await mine(municipality, "later")).toMatchObject([{ item }]);
		await mark(municipality, [item], "read");
		expect(await mine(municipality, "later")).toHaveLength(1);
		test.clock.now += 24 * 60 * 60_000;
		expect(await mine(municipality)).toMatchObject([{ item, unread: true }]);
		await mark(municipality, [item], "read");
		expect(await mine(municipality)).toMatchObject([{ unread: false }]);
		await mark(municipality, [item], "done");
		expect(await mine(municipality)).toEqual([]);
		await mark(municipality, [item], "read");
		expect(await mine(municipality, "done")).toMatchObject([{ item }]);
		await mark(municipality, [item], "open");
		expect(await mine(municipality)).toMatchObject([{ item, unread: true }]);
	});

	it("one person's marks are nobody else's", async () => {
		await say(cpo, "@Gemeente", { mentions: [role("municipality")] });
		const other = named({ municipality: ["0202"] }, "Anna");
		const [{ item = "" } = {}] = await mine(municipality);
		expect(await mine(other)).toMatchObject([{ item, kind: "role" }]);
		await mark(other, [item], "done");
		expect(await mine(municipality)).toMatchObject([{ item }]);
	});

	it("a muted process or kind is still, but for being named oneself", async () => {
		await say(cpo, "@Gemeente", { mentions: [role("municipality")] });
		const { synced } = await say(cpo, "@Guus Meent", { mentions: [person(municipality)] });
		const mute = (what: object, muted: boolean) => municipality.post("inbox/mutes", { data: { ...what, muted } });
		expect((await mute({ record: record.uuid }, true)).body.data).toEqual({ mutes: [`record:${record.uuid}`] });
		expect((await mine(municipality)).map(({ kind }) => kind)).toEqual(["mention"]);
		await mute({ record: record.uuid }, false);
		await mute({ kind: "role" }, true);
		expect((await mine(municipality)).map(({ kind }) => kind)).toEqual(["mention"]);
		await mute({ kind: "role" }, false);
		expect((await mine(municipality)).map(({ kind }) => kind).sort()).toEqual(["mention", "role"]);
		// What is assigned to oneself in person is told as well, and what is muted has a name.
		await mute({ record: record.uuid }, true);
		const data = { action: "assign", number: 1, assignee: person(municipality) };
		expect((await cpo.post(path(), { synchronisation: { synced }, data })).status).toBe(200);
		expect((await mine(municipality)).map(({ kind }) => kind)).toEqual(["assign", "mention"]);
		const named = async () => (await municipality.get("inbox")).body.data as unknown as { muted: readonly { ref: string }[] };
		expect((await named()).muted).toEqual([{ uuid: record.uuid, ref: record.ref }]);
		await mute({ record: record.uuid }, false);
		expect((await named()).muted).toEqual([]);
		for (const what of [{ kind: "mention" }, { record: "x" }, { what: "anders" }]) expect((await mute(what, true)).status).toBe(400);
	});

	it("an edit tells only those who are named newly; earlier texts are kept of the author's own, and go with a moderator", async () => {
		const { uuid } = await addRequest(test);
		const moderator = named({ municipality: ["*"], admin: ["*"] }, "Mo");
		const at = `charging-point-requests/${uuid}/comments`;
		const placed = await cpo.post(at, { data: { action: "create", message: "@Guus Meent", mentions: [person(municipality)] } });
		const edit = (who: TestPerson, synced: number, message: string, mentions: readonly object[]) =>
			who.post(at, { synchronisation: { synced }, data: { action: "edit", number: 1, message, mentions } });
		const edited = await edit(cpo, placed.body.data.synced, "@Guus Meent en @Carla Postma", [person(municipality), person(colleague)]);
		expect(edited.status).toBe(200);
		const rows = await test.app.data.db.selectFrom("notification").select("user_id").where("record_uuid", "=", uuid).execute();
		expect(rows.map(({ user_id }) => user_id).sort()).toEqual([municipality.userId, colleague.userId].sort());
		const versions = async () => (await municipality.get(`${at}/1/versions`)).body.data as unknown as readonly { message: string }[];
		expect(await versions()).toMatchObject([{ message: "@Guus Meent" }]);
		expect((await edit(moderator, edited.body.data.synced, "Weg", [])).status).toBe(200);
		expect(await versions()).toEqual([]);
		expect((await elsewhere.get(`${at}/1/versions`)).status).toBe(404);
		expect((await municipality.get(`${at}/2/versions`)).status).toBe(404);
	});

	it("a comment is changed a hundred times at most: all that it said is answered together", async () => {
		const { uuid } = await addRequest(test);
		const at = `charging-point-requests/${uuid}/comments`;
		const placed = await cpo.post(at, { data: { action: "create", message: "Graag overleg, @Guus Meent" } });
		const edit = (synced: number, message: string, mentions: readonly object[] = []) =>
			cpo.post(at, { synchronisation: { synced }, data: { action: "edit", number: 1, message, mentions } });
		const { tenant } = test;
		await sql`with recursive many(n) as (select 1 union all select n + 1 from many where n < 99) insert into comment_version
			(tenant, entity, record_uuid, number, version, message, replaced_at)
			select ${tenant}, 'request', ${uuid}, 1, n, 'eerder', n from many`.execute(test.app.data.db);
		const last = await edit(placed.body.data.synced, "Voor de honderdste keer");
		expect(last.status).toBe(200);
		const { synced } = last.body.data;
		expect(await edit(synced, "Nog eens")).toMatchObject({ status: 400, body: { message: expect.stringContaining("100") } });
		expect((await edit(synced, "Voor de honderdste keer")).status).toBe(200);
		expect((await cpo.get(`${at}/1/versions`)).body.data).toHaveLength(100);
	});

	describe("a step that came", () => {
		it("is in the inbox of who can do it, not of who brought it there, and not when it was there before", async () => {
			expect(await mine(municipality)).toEqual([]);
			expect(await mine(cpo)).toEqual([]);
			expect((await inboxOf(colleague)).items.map(({ uuid }) => uuid)).toContain(record.uuid);
			const [first] = await mine(colleague);
			expect(first).toMatchObject({ kind: "step", step: "1", unread: true, comment: null });
			await mark(colleague, [first?.item ?? ""], "done");
			expect(await mine(colleague)).toEqual([]);
			test.clock.now += 60_000;
			record = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
			const steps = [...(await mine(colleague)), ...(await mine(municipality))].map(({ step }) => step);
			expect(new Set(steps)).toEqual(new Set([record.flow.activeStep]));
			expect(await mine(cpo)).toEqual([]);
			expect(await mine(elsewhere)).toEqual([]);
			const late = named({ cpo: ["*"] }, "Nieuw");
			expect(await mine(late)).toEqual([]);
		});
	});

	describe("a term of a step", () => {
		const day = 24 * 60 * 60_000;
		const terms = async (who: TestPerson) =>
			(await mine(who)).filter(({ kind }) => kind === "near" || kind === "over").map(({ kind, step, term }) => ({ kind, step, term }));

		it("is told when it ends soon and when it is past, to who is to act alone; with the hold that stops it, it is silent", async () => {
			record = await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
			expect(await terms(municipality)).toEqual([]);
			test.clock.now += 11 * day;
			const [near] = await terms(municipality);
			expect(near).toMatchObject({ kind: "near", step: "2", term: { label: "Beoordeling" } });
			const due = near?.term?.due ?? "";
			expect(today(test.clock.now) <= due && due <= addDays(today(test.clock.now), 3)).toBe(true);
			expect([await terms(cpo), await terms(elsewhere)]).toEqual([[], []]);

			test.clock.now = midnightOf(addDays(due as Day, 1)) - 1;
			expect(await terms(municipality)).toEqual([{ ...near, term: { ...near?.term, left: 0 } }]);
			test.clock.now += 1;
			expect(await terms(municipality)).toEqual([{ ...near, kind: "over", term: { ...near?.term, left: -1 } }]);
			// A newcomer finds it on Vandaag: it is not news.
			expect(await terms(named({ municipality: ["0202"] }, "Later"))).toEqual([]);

			const held = await cpo.post(`processes/realisation/${record.uuid}/status`, {
				data: { status: "onhold", action: "enable", reason: "vovo", comment: "" },
				synchronisation: { synced: record.synced },
			});
			expect([held.status, await terms(municipality)]).toEqual([200, []]);
		});
	});

	it("nobody without a role in the tenant has an inbox, and a hostile mark changes nothing", async () => {
		const outsider = test.person({ cpo: ["*"] }, test.otherTenant);
		expect((await outsider.get("inbox")).status).toBe(403);
		expect((await mark(municipality, ["x'); drop table inbox_mark;--"], "done")).status).toBe(400);
		expect((await mark(municipality, ["realisation|onbekend|1"], "done")).status).toBe(200);
		expect((await mark(municipality, [], "done")).status).toBe(400);
		expect((await municipality.post("inbox/marks", { data: { items: ["a"], mark: "weg" } })).status).toBe(400);
	});

	it("whoever marks or mutes without end what there never was, has no more of it than a person may have, and keeps what was last", async () => {
		const flood = named({ cpo: ["*"] }, "Vloed");
		const { db } = test.app.data;
		const numbers = sql`with recursive many(n) as (select 1 union all select n + 1 from many where n < 10005) `;
		const { tenant } = test;
		await sql`${numbers} insert into inbox_mark (tenant, user_id, item, state, until, at)
			select ${tenant}, ${flood.userId}, 'x' || n, 'done', 0, n from many`.execute(db);
		await sql`${numbers} insert into inbox_mute (tenant, user_id, what)
			select ${tenant}, ${flood.userId}, 'record:' || n from many where n < 500`.execute(db);
		expect((await mark(flood, ["laatste"], "later")).status).toBe(200);
		const marks = await db.selectFrom("inbox_mark").select("item").where("user_id", "=", flood.userId).orderBy("at").execute();
		expect([marks.length, marks[0]?.item, marks.at(-1)?.item]).toEqual([10_000, "x7", "laatste"]);
		const mute = (uuid: string, muted = true) => flood.post("inbox/mutes", { data: { record: uuid, muted } });
		expect((await mute(record.uuid)).status).toBe(200);
		expect(await mute(randomUUID())).toMatchObject({ status: 400, body: { message: expect.stringContaining("500") } });
		expect([(await mute(record.uuid)).status, (await mute(record.uuid, false)).status]).toEqual([200, 200]);
		expect((await inboxOf(flood)).mutes).toHaveLength(499);
	});
});
