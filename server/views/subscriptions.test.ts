import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import "./index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";

interface View {
	readonly uuid: string;
	readonly synced: number;
	readonly subscribed: boolean;
}
interface Item {
	readonly item: string;
	readonly kind: string;
	readonly ref: string;
	readonly unread: boolean;
	readonly view: { readonly list: string; readonly search: string; readonly count: number } | null;
}

describeOnEveryDatabase("what newly comes into a view", (make) => {
	let test: TestApp;
	let maker: TestPerson;
	let number = 0;
	beforeAll(async () => {
		test = await testApp(await make());
		maker = person();
		await learnSteps(maker);
		await test.app.fills.run();
	});
	afterAll(() => test.close());

	const person = (roles: Readonly<Record<string, readonly string[]>> = { cpo: ["*"] }) => test.person(roles);
	const again = (who: TestPerson, roles: Readonly<Record<string, readonly string[]>>) =>
		new TestPerson(test.app, test.tenant, { [test.tenant]: roles }, { userId: who.userId });
	/** Waits until a caller has been noted with their current roles, which happens outside the call. */
	const cameBy = async (who: TestPerson, role: string) => {
		await who.get("inbox/count");
		const seen = () => test.app.data.db.selectFrom("person_seen").select("roles").where("user_id", "=", who.userId).executeTakeFirst();
		for (let tries = 0; tries < 200 && !((await seen())?.roles ?? "").includes(role); tries++) await new Promise((go) => setTimeout(go, 5));
	};
	const keep = async (who: TestPerson, data: object = {}) =>
		(await who.post("views", { data: { list: "realisations", label: `Selectie ${++number}`, search: "/actief?stap=2", ...data } })).body
			.data as unknown as View;
	const follow = (who: TestPerson, { uuid }: View, subscribed = true) => who.post(`views/${uuid}/subscription`, { data: { subscribed } });
	const following = async (roles?: Parameters<typeof person>[0], data: object = {}) => {
		const who = person(roles);
		const view = await keep(who, data);
		expect((await follow(who, view)).status).toBe(200);
		await cameBy(who, Object.values(roles ?? { cpo: ["*"] }).flat()[0] ?? "");
		return { who, view };
	};
	const change = async (who: TestPerson, { uuid, synced }: View, data: object) =>
		expect((await who.post(`views/${uuid}`, { synchronisation: { synced }, data })).status).toBe(200);
	const look = async () => {
		test.clock.now += 1_000;
		await test.app.servers.begin({ ...test.app.viewsJob, everyMs: 3_600_000 });
	};
	const told = async (who: TestPerson, show = "open") => {
		const { items } = (await who.get(`inbox?show=${show}`)).body.data as unknown as { items: readonly Item[] };
		return items.filter(({ kind }) => kind === "view");
	};
	const counts = async (who: TestPerson) => (await told(who)).map(({ view }) => view?.count);
	const mark = (who: TestPerson, { item }: Item, how: string) => who.post("inbox/marks", { data: { items: [item], mark: how } });
	const place = async (code: string, status: string) => {
		await addLocation(test, { code, status });
		await test.app.fills.run();
	};
	/** A process that reaches step 2, as in the view's filter. */
	const arrive = async (): Promise<RealisationRecord> => {
		test.clock.now += 1_000;
		const record = await startProcess(test, maker);
		return saved(maker, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
	};

	it("is told behind the save, once for a view, and counts on until it is seen; what was there is no news", async () => {
		await arrive();
		const { who, view } = await following();
		await look();
		expect(await told(who)).toEqual([]);
		await arrive();
		await arrive();
		expect(await told(who)).toEqual([]);
		await look();
		const [first] = await told(who);
		expect(first).toMatchObject({ ref: expect.stringMatching(/^Selectie/), unread: true, view: { search: "/actief?stap=2", count: 2 } });
		await arrive();
		await look();
		expect(await told(who)).toMatchObject([{ item: first?.item, view: { count: 3 } }]);
		await look();
		expect(await counts(who)).toEqual([3]);
		if (first !== undefined) await mark(who, first, "read");
		await arrive();
		await look();
		const [next] = await told(who);
		expect(next).toMatchObject({ unread: true, view: { count: 1 } });
		expect(next?.item).not.toBe(first?.item);
		expect((await follow(who, view, false)).body.data).toMatchObject({ subscribed: false });
		expect(await told(who)).toEqual([]);
	});

	it("is by the rights of then and of now: of no other municipality, of no view that is shared no longer, of nobody else's", async () => {
		const owner = person();
		const shared = await keep(owner, { shared: true });
		const elsewhere = person({ municipality: ["0268"] });
		expect((await follow(elsewhere, shared)).status).toBe(200);
		await cameBy(elsewhere, "0268");
		const own = await following({ municipality: ["0202"] });
		const secret = await keep(owner);
		expect((await follow(elsewhere, secret)).status).toBe(404);
		const abroad = test.person({ cpo: ["*"] }, test.otherTenant);
		expect([403, 404]).toContain((await follow(abroad, shared)).status);
		await arrive();
		await look();
		expect([await counts(elsewhere), await counts(own.who), await counts(owner)]).toEqual([[], [1], []]);
		// Somebody who moves to another municipality no longer sees earlier news, and the records there are not news.
		const moved = again(own.who, { municipality: ["0268"] });
		expect(await told(moved)).toEqual([]);
		await cameBy(moved, "0268");
		await look();
		expect(await told(moved)).toEqual([]);
		const back = again(own.who, { municipality: ["0202"] });
		await cameBy(back, "0202");
		await look();
		expect(await told(back)).toEqual([]);
	});

	it("begins anew with what the view asks, and ends with the view", async () => {
		const { who, view } = await following();
		await arrive();
		const changed = (await who.post(`views/${view.uuid}`, { synchronisation: { synced: view.synced }, data: { search: "/actief?stap=1" } }))
			.body.data as unknown as View;
		expect(changed.subscribed).toBe(true);
		await look();
		expect(await told(who)).toEqual([]);
		await startProcess(test, maker);
		await look();
		expect(await counts(who)).toEqual([1]);
		expect((await who.post(`views/${view.uuid}/delete`, { synchronisation: { synced: changed.synced } })).status).toBe(200);
		expect(await told(who)).toEqual([]);
		const left = await test.app.data.db.selectFrom("view_match").select("record_uuid").where("view_uuid", "=", view.uuid).execute();
		expect(left).toEqual([]);
	});

	const letters = [..."abcdefghijklm"];
	it.each([
		["more words than rows are asked for", `/actief?${letters.map((letter) => `zoek=${letter}`).join("&")}`],
		["a character that no database looks for", "/actief?zoek=a%00b"],
		["more values than a call may", `/actief?${Array.from({ length: 90 }, (_, at) => `gemeente=${1000 + at}`).join("&")}`],
	])("is told to others whatever somebody's view asks: %s", async (_, search) => {
		const spoilt = await following();
		const { who } = await following();
		await change(spoilt.who, spoilt.view, { search });
		const { who: later } = await following();
		await arrive();
		await look();
		expect([await counts(who), await counts(later), await counts(spoilt.who)]).toEqual([[1], [1], []]);
		expect((await follow(spoilt.who, await keep(spoilt.who, { search }))).status).toBe(400);
	});

	it("is silent when it is muted, and back tomorrow when it is put off", async () => {
		const { who, view } = await following();
		await arrive();
		await look();
		await who.post("inbox/mutes", { data: { record: view.uuid, muted: true } });
		expect(await told(who)).toEqual([]);
		await who.post("inbox/mutes", { data: { record: view.uuid, muted: false } });
		const [item] = await told(who);
		if (item !== undefined) await mark(who, item, "later");
		expect(await told(who)).toEqual([]);
		await arrive();
		await look();
		expect((await told(who, "later")).map(({ view: seen }) => seen?.count)).toEqual([2]);
	});

	it.each([
		["requests", "?gemeente=0202&weergave=default", () => addRequest(test), () => addRequest(test, { status: 4 })],
		["requests", "?categorie=geaccepteerd", () => addRequest(test, { status: 3 }), () => addRequest(test)],
		["locations", "?status=definitive", () => place("0202", "definitive"), () => place("0202", "canceled")],
	] as const)("is told of %s as well: of what comes into %s, and of nothing else", async (list, search, comes, other) => {
		await comes();
		const { who } = await following(undefined, { list, search });
		const elsewhere = await following({ municipality: ["0268"] }, { list, search });
		await other();
		await look();
		expect(await told(who)).toEqual([]);
		await comes();
		await comes();
		await look();
		expect(await told(who)).toMatchObject([{ view: { list, search, count: 2 } }]);
		expect(await told(elsewhere.who)).toEqual([]);
		// Somebody who may no longer see the list is no longer notified.
		expect(await told(again(who, { municipality: ["0268"] }))).toEqual([]);
	});

	describe("following", () => {
		it("twice is once, and is of so many views", async () => {
			const { who, view } = await following();
			expect((await follow(who, view)).status).toBe(200);
			for (let more = 1; more < 20; more++) expect((await follow(who, await keep(who))).status).toBe(200);
			expect((await follow(who, await keep(who))).status).toBe(400);
			expect((await follow(who, view, false)).status).toBe(200);
			expect((await follow(who, view, false)).status).toBe(200);
		});
	});
});
