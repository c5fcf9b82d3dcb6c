import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { addRequest } from "../test-support/test-request.ts";

describeOnEveryDatabase("a comment that was read before somebody is told of it", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let colleague: TestPerson;
	let municipality: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] }, test.tenant, { name: "Carla Post" });
		colleague = test.person({ cpo: ["*"] }, test.tenant, { name: "Carla Postma" });
		municipality = test.person({ municipality: ["0202"] }, test.tenant, { name: "Guus Meent" });
		for (const who of [cpo, colleague, municipality]) await who.get("inbox/count");
		const seen = () => test.app.data.db.selectFrom("person_seen").select("user_id").execute();
		for (let tries = 0; tries < 200 && (await seen()).length < 3; tries++) await new Promise((done) => setTimeout(done, 5));
	});
	afterAll(() => test.close());

	it("is new to them, by name or by role; a mark of what nobody was told of is not kept", async () => {
		const { uuid } = await addRequest(test);
		const item = `request|${uuid}|1`;
		const path = `charging-point-requests/${uuid}/comments`;
		const placed = await cpo.post(path, { data: { action: "create", message: "Kan dit?" } });
		let { synced } = placed.body.data as unknown as { synced: number };
		const edit = async (message: string, ...mentions: readonly object[]) => {
			test.clock.now += 1_000;
			const answer = await cpo.post(path, { synchronisation: { synced }, data: { action: "edit", number: 1, message, mentions } });
			expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
			synced = (answer.body.data as unknown as { synced: number }).synced;
		};
		const read = async (who: TestPerson) => {
			expect((await who.post("inbox/marks", { data: { items: [item], mark: "read" } })).status).toBe(200);
		};
		const mine = async (who: TestPerson) => {
			const { items } = (await who.get("inbox")).body.data as unknown as {
				items: { item: string; kind: string; unread: boolean }[];
			};
			return items.flatMap(({ item: name, kind, unread }) => (name === item ? [[kind, unread]] : []));
		};
		const [guus, carla] = [municipality, colleague].map(({ userId }) => ({ kind: "person", id: userId }));
		const [municipalities, cpos] = ["municipality", "cpo"].map((id) => ({ kind: "role", id }));
		if (!guus || !carla || !municipalities || !cpos) throw new Error("nobody");
		for (const who of [municipality, colleague]) await read(who);
		expect(await test.app.data.db.selectFrom("inbox_mark").select("user_id").execute()).toEqual([]);
		await edit("@Gemeente", municipalities);
		expect(await mine(municipality)).toEqual([["role", true]]);
		await read(municipality);
		await edit("@Gemeente @Guus Meent", municipalities, guus);
		expect(await mine(municipality)).toEqual([["mention", true]]);
		await read(municipality);
		// For those who are not notified this time it stays read.
		await edit("@Gemeente @Guus Meent @Carla Postma", municipalities, guus, carla);
		expect(await mine(municipality)).toEqual([["mention", false]]);
		await read(colleague);
		await edit("@Gemeente @Guus Meent @Carla Postma @CPO", municipalities, guus, carla, cpos);
		expect(await mine(colleague)).toEqual([["mention", true]]);
	});
});
