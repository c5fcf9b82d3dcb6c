import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import type { FlowDefinition } from "../../engine/index.ts";
import { describeOnEveryDatabase, describeOnPostgres, type TestDatabase } from "../test-support/databases.ts";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { addressOf, listenAt, type TestListener } from "../test-support/listen.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { rolesNow } from "../test-support/test-authentication.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";

const quick = { changes: { everyMs: 20, beatMs: 40, recheckMs: 60, mostPerPerson: 3 } };
const open: TestListener[] = [];

async function listen(test: TestApp, address: string, person: TestPerson, query = ""): Promise<TestListener> {
	const headers = { authorization: `Bearer ${person.token}`, "x-api-key": "laadstroom-web" };
	const listener = await listenAt(`${address}/api/v1/${test.tenant}/changes${query}`, headers);
	open.push(listener);
	return listener;
}

/** Places a comment; returns the new `synced` of the list. */
async function comment(person: TestPerson, address: string): Promise<number> {
	const { body } = await person.post(`${address}/comments`, { data: { action: "create", message: "Graag overleg." } });
	return (body.data as unknown as { readonly synced: number }).synced;
}

afterEach(() => {
	for (const listener of open.splice(0)) listener.stop();
	rolesNow.clear();
});

describeOnEveryDatabase("live changes", (make) => {
	let test: TestApp;
	let address: string;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), {}, quick);
		address = await addressOf(test.app);
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	it("tells who listens which record changed and to what clock, and nothing of what is in it", async () => {
		const listener = await listen(test, address, cpo);
		expect(listener.status).toBe(200);
		expect(listener.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
		expect(listener.headers.get("content-encoding")).toBeNull();
		const { data: begun } = await listener.next("listening");
		const { uuid, synced } = await startProcess(test, test.person({ cpo: ["*"] }));
		const { data } = await listener.next("changes");
		expect(data).toEqual({ at: expect.any(Number), realisation: [{ uuid, synced }] });
		expect(Number(data.at)).toBeGreaterThan(Number(begun.at));
		const request = await addRequest(test);
		expect((await listener.next("changes")).data.request).toEqual([{ uuid: request.uuid, synced: request.synced }]);
	});

	const stakeholdersOf = async (code: string) => [await test.municipalitySlug(code), "cpo|allego", "gridoperator|liander"];

	it("tells of nothing that the person may not see: other codes, other kinds, other tenants", async () => {
		const elsewhere = await listen(test, address, test.person({ municipality: ["0268"] }));
		const here = await listen(test, address, test.person({ municipality: ["0202"] }));
		for (const listener of [elsewhere, here]) await listener.next("listening");
		await addRequest(test, {}, { tenant: test.otherTenant });
		const { uuid, synced } = await startProcess(test, cpo);
		expect((await here.next("changes")).data.realisation).toEqual([{ uuid, synced }]);
		// The next event is about something else, so nothing came before it.
		const next = await startProcess(test, cpo, { geographyCode: "0268", stakeholders: await stakeholdersOf("0268") });
		expect(await elsewhere.next("changes")).toEqual({
			event: "changes",
			data: { at: expect.any(Number), realisation: [{ uuid: next.uuid, synced: next.synced }] },
		});
		expect(elsewhere.text().match(/event: changes/g)).toHaveLength(1);
	});

	it("tells of comments to who may read them: that there are, on which record, and not what they say; a removed one too", async () => {
		const { uuid } = await startProcess(test, cpo);
		const request = await addRequest(test);
		const elsewhere = await listen(test, address, test.person({ municipality: ["0268"] }));
		const here = await listen(test, address, test.person({ municipality: ["0202"] }));
		for (const listener of [elsewhere, here]) await listener.next("listening");
		const path = `processes/realisation/${uuid}`;
		const synced = await comment(cpo, path);
		expect((await here.next("changes")).data).toEqual({ at: expect.any(Number), realisationComment: [{ uuid, synced }] });
		const removed = await test
			.person({ cpo: ["*"], admin: ["*"] })
			.post(`${path}/comments`, { synchronisation: { synced }, data: { action: "delete", number: 1 } });
		const { synced: removedAt } = removed.body.data as unknown as { synced: number };
		expect((await here.next("changes")).data).toEqual({ at: expect.any(Number), realisationComment: [{ uuid, synced: removedAt }] });
		const onRequest = await comment(cpo, `charging-point-requests/${request.uuid}`);
		expect((await here.next("changes")).data.requestComment).toEqual([{ uuid: request.uuid, synced: onRequest }]);
		expect(here.text()).not.toContain("overleg");
		// The next event is about something else, so nothing came before it.
		const next = await startProcess(test, cpo, { geographyCode: "0268", stakeholders: await stakeholdersOf("0268") });
		expect((await elsewhere.next("changes")).data.realisation).toEqual([{ uuid: next.uuid, synced: next.synced }]);
		expect(elsewhere.text().match(/event: changes/g)).toHaveLength(1);
	});

	it("names a record once, however many comments it got, also to who comes back", async () => {
		const { uuid } = await startProcess(test, cpo);
		const first = await listen(test, address, cpo);
		const { data } = await first.next("listening");
		first.stop();
		const path = `processes/realisation/${uuid}`;
		await comment(cpo, path);
		const synced = await comment(cpo, path);
		const again = await listen(test, address, cpo, `?after=${data.at}`);
		expect((await again.next("changes")).data.realisationComment).toEqual([{ uuid, synced }]);
	});

	it("begins with what changed since the listener last heard", async () => {
		const first = await listen(test, address, cpo);
		const { data } = await first.next("listening");
		first.stop();
		const { uuid, synced } = await startProcess(test, cpo);
		const again = await listen(test, address, cpo, `?after=${data.at}`);
		expect((await again.next("changes")).data.realisation).toEqual([{ uuid, synced }]);
	});

	it("names the kind alone when more changed than it names", async () => {
		const first = await listen(test, address, cpo);
		const { data } = await first.next("listening");
		first.stop();
		for (let count = 0; count <= 200; count++) await addRequest(test);
		const again = await listen(test, address, cpo, `?after=${data.at}`);
		expect((await again.next("changes")).data).toEqual({ at: expect.any(Number), request: null });
	});

	it("ends when the session does, and tells nothing after it", async () => {
		const person = test.person({ cpo: ["*"] });
		const listener = await listen(test, address, person);
		await listener.next("listening");
		rolesNow.set(person.userId, null);
		await startProcess(test, cpo);
		expect(await listener.ended()).toEqual([]);
	});

	it("ends when the right to it is lost, also while nothing changes, and follows a right that changed", async () => {
		const losing = test.person({ cpo: ["*"] });
		const moving = test.person({ municipality: ["0268"] });
		const [lost, moved] = [await listen(test, address, losing), await listen(test, address, moving)];
		for (const listener of [lost, moved]) await listener.next("listening");
		rolesNow.set(losing.userId, {});
		expect(await lost.ended()).toEqual([]);
		rolesNow.set(moving.userId, { [test.tenant]: { municipality: ["0202"] } });
		const { uuid, synced } = await startProcess(test, cpo);
		expect((await moved.next("changes")).data.realisation).toEqual([{ uuid, synced }]);
	});

	it("tells whoever may read a step that somebody begins on it, or is no longer at it: not who, not what, and not them", async () => {
		const record = await startProcess(test, cpo);
		const anna = test.person({ cpo: ["*"] });
		const of = [{ uuid: record.uuid, step: "1" }];
		const type = (fields: object) =>
			anna.post(`processes/realisation/${record.uuid}/drafts/1`, { data: { synced: record.synced, mode: "view", fields } });
		const elsewhere = await listen(test, address, test.person({ municipality: ["0268"] }));
		const [own, here] = [await listen(test, address, anna), await listen(test, address, test.person({ municipality: ["0202"] }))];
		const abroad = await listenAt(`${address}/api/v1/${test.otherTenant}/changes`, {
			authorization: `Bearer ${test.person({ cpo: ["*"] }, test.otherTenant).token}`,
			"x-api-key": "laadstroom-web",
		});
		open.push(abroad);
		for (const listener of [elsewhere, own, here, abroad]) await listener.next("listening");
		expect((await type({ "Location.StreetName": { age: 0, mine: "Kanariestraat" } })).status).toBe(200);
		expect(await here.next("changes")).toEqual({ event: "changes", data: { at: expect.any(Number), atWork: of } });
		// More typing sends nothing; discarding it does, and so do 45 seconds without a sign of life.
		await type({ "Location.HouseNumber": { age: 0, mine: "8" } });
		test.clock.now += 1_000;
		await type({ "Location.StreetName": { age: 0, gone: true }, "Location.HouseNumber": { age: 0, gone: true } });
		expect((await here.next("changes")).data.atWork).toEqual(of);
		await type({ "Location.StreetName": { age: 0, mine: "Zwanenzang" } });
		expect((await here.next("changes")).data.atWork).toEqual(of);
		test.clock.now += 46_000;
		expect((await here.next("changes")).data.atWork).toEqual(of);
		expect([here.text().match(/atWork/g), here.text().match(/Kanarie|Zwanen|user/)]).toEqual([
			Array.from({ length: 4 }, () => "atWork"),
			null,
		]);
		// The next event is about something else, so nothing came before it.
		const next = await startProcess(test, cpo, { geographyCode: "0268", stakeholders: await stakeholdersOf("0268") });
		for (const listener of [own, elsewhere]) {
			expect((await listener.next("changes")).data.realisation).toMatchObject([{ uuid: next.uuid }]);
			expect(listener.text()).not.toContain("atWork");
		}
		await addRequest(test, {}, { tenant: test.otherTenant });
		expect((await abroad.next("changes")).data.request).toHaveLength(1);
		expect(abroad.text()).not.toContain("atWork");
	});

	it("ends the oldest of somebody who listens too often, and nobody else's", async () => {
		const often = test.person({ cpo: ["*"] });
		const other = await listen(test, address, cpo);
		const four: TestListener[] = [];
		for (let count = 0; count < 4; count++) {
			const listener = await listen(test, address, often);
			await listener.next("listening");
			four.push(listener);
		}
		expect((await four[0]?.ended())?.map(({ event }) => event)).toEqual(["enough"]);
		const { uuid, synced } = await startProcess(test, cpo);
		for (const listener of [...four.slice(1), other]) {
			expect((await listener.next("changes")).data.realisation).toEqual([{ uuid, synced }]);
		}
	});

	it("is refused without the right, without a token and to who does not ask for events", async () => {
		expect((await listen(test, address, test.person({ admin: [] }))).status).toBe(403);
		expect((await listenAt(`${address}/api/v1/${test.tenant}/changes`, {})).status).toBe(401);
		expect(await cpo.get("changes")).toMatchObject({ status: 406, body: { code: "not-acceptable" } });
		expect((await cpo.get("changes?after=x")).status).toBe(400);
	});

	it("is no measure of how fast calls are answered, and counted while it lasts", async () => {
		const listener = await listen(test, address, cpo);
		await listener.next("listening");
		expect(test.app.metrics.toText()).toMatch(/^live_listeners [1-9]/m);
		listener.stop();
		while (!/^live_listeners 0$/m.test(test.app.metrics.toText())) await startProcess(test, cpo);
		expect(test.app.metrics.toText()).not.toContain(`route="/api/v1/:tenant/changes",status="200"`);
	});
});

describeOnEveryDatabase("live changes of a process whose second step not everybody may read", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		const forAdmins = (flow: FlowDefinition): FlowDefinition => ({
			...flow,
			steps: flow.steps.map((one) => (one.code === "2" ? { ...one, access: { ...one.access, read: ["admin"] } } : one)),
		});
		test = await testApp(await make(), {}, { ...quick, alterFlow: forAdmins });
	});
	afterAll(() => test.close());

	it("tell nobody else so much as that there is somebody at it", async () => {
		const address = await addressOf(test.app);
		const cpo = test.person({ cpo: ["*"] });
		const municipality = test.person({ municipality: ["*"] });
		const { uuid, synced } = await startProcess(test, cpo);
		const [reader, other] = [await listen(test, address, test.person({ admin: ["*"], cpo: ["*"] })), await listen(test, address, cpo)];
		for (const listener of [reader, other]) await listener.next("listening");
		const fields = { "Advice.Comments": { age: 0, mine: "Kanarie" } };
		expect((await municipality.post(`processes/realisation/${uuid}/drafts/2`, { data: { synced, mode: "view", fields } })).status).toBe(
			200,
		);
		expect((await reader.next("changes")).data.atWork).toEqual([{ uuid, step: "2" }]);
		await startProcess(test, cpo);
		expect((await other.next("changes")).data.realisation).toHaveLength(1);
		expect(other.text()).not.toContain("atWork");
	});
});

describeOnEveryDatabase("live changes where more people see the places of requests than the requests", (make) => {
	let test: TestApp;
	beforeAll(async () => {
		const file = readFileSync(resolve("flows", defaultTenantFolder(), "tenant.json"), "utf8");
		const { access } = JSON.parse(file) as { readonly access: object };
		test = await testApp(await make(), {}, { ...quick, tenantFile: { access: { ...access, requestlist: ["cpo"] } } });
	});
	afterAll(() => test.close());

	it("tell of a request's comments to who may read them alone", async () => {
		const address = await addressOf(test.app);
		const cpo = test.person({ cpo: ["*"] });
		const places = await listen(test, address, test.person({ municipality: ["0202"] }));
		const all = await listen(test, address, cpo);
		for (const listener of [places, all]) await listener.next("listening");
		const { uuid } = await addRequest(test);
		for (const listener of [places, all]) expect((await listener.next("changes")).data.request).toHaveLength(1);
		const synced = await comment(cpo, `charging-point-requests/${uuid}`);
		expect((await all.next("changes")).data.requestComment).toEqual([{ uuid, synced }]);
		// The next event is about something else, so nothing came before it.
		await addRequest(test);
		expect((await places.next("changes")).data).toEqual({ at: expect.any(Number), request: [expect.anything()] });
		expect(places.text()).not.toContain("requestComment");
	});
});

/** The same data for a second server. */
const shared = ({ place }: TestDatabase): TestDatabase => ({ place, remove: async () => undefined });

describeOnPostgres("live changes of two servers", (make) => {
	let database: TestDatabase;
	let one: TestApp;
	let two: TestApp;
	beforeAll(async () => {
		database = await make();
		two = await testApp(database, {}, quick);
		one = await testApp(shared(database), {}, quick);
	});
	afterAll(() => two.close());

	it("tell of a save at the other; one that stops says so, and nothing that is saved meanwhile is missed at the other", async () => {
		const [first, second] = [await addressOf(one.app), await addressOf(two.app)];
		const person = one.person({ cpo: ["*"] });
		const listener = await listen(one, first, person);
		await listener.next("listening");
		const saved = await startProcess(two, two.person({ cpo: ["*"] }));
		const { data } = await listener.next("changes");
		expect(data.realisation).toEqual([{ uuid: saved.uuid, synced: saved.synced }]);
		const said = await comment(two.person({ cpo: ["*"] }), `processes/realisation/${saved.uuid}`);
		expect((await listener.next("changes")).data.realisationComment).toEqual([{ uuid: saved.uuid, synced: said }]);
		const anna = two.person({ cpo: ["*"] });
		for (const typed of [{ mine: "Kanariestraat" }, { gone: true }]) {
			const fields = { "Location.StreetName": { age: 0, ...typed } };
			await anna.post(`processes/realisation/${saved.uuid}/drafts/1`, { data: { synced: saved.synced, mode: "view", fields } });
			expect((await listener.next("changes")).data.atWork).toEqual([{ uuid: saved.uuid, step: "1" }]);
			two.clock.now += 1_000;
		}
		one.app.saysStopping();
		expect((await listener.ended()).map(({ event }) => event)).toEqual(["stopping"]);
		expect((await listen(one, first, person)).status).toBe(503);
		await one.close();
		const missed = await startProcess(two, two.person({ cpo: ["*"] }));
		const elsewhere = await listen(two, second, person, `?after=${data.at}`);
		expect((await elsewhere.next("changes")).data.realisation).toEqual([{ uuid: missed.uuid, synced: missed.synced }]);
	});
});
