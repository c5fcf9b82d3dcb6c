import { afterAll, afterEach, beforeAll, expect, it, jest } from "@jest/globals";
import type { Edit } from "../../../engine/index.ts";
import { AskedThread } from "../../calls/asked-thread.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";

interface Listed {
	readonly design: { readonly uuid: string };
	readonly errors: number | null;
	readonly first: { readonly sentence: string } | null;
}

const label: Edit = { op: "set", file: "flow.json", at: ["label"], value: "Anders" };

describeOnEveryDatabase("the list of designs", (make) => {
	let test: TestApp;
	let designer: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make(), { WORKBENCH: "design" });
		grant({ app: test.app, tenant: test.tenant }, "design", "developer");
		designer = test.person({ developer: ["*"] });
	});
	afterEach(() => {
		jest.restoreAllMocks();
	});
	afterAll(() => test.close());

	const begin = async (name: string) => (await designer.post("designs", { data: { name } })).body.data as unknown as { uuid: string };
	const list = async () => (await designer.get("designs")).body.data as unknown as readonly Listed[];
	const change = (uuid: string) => designer.post(`designs/${uuid}/edits`, { data: { revision: 0, edits: [label] } });
	/** The replies of the thread that checks the designs. */
	const asked = () => jest.spyOn(AskedThread.prototype, "ask");

	it("waits a second at most for those that were changed; they are looked through one after the other meanwhile", async () => {
		const made = await Promise.all(["Een", "Twee", "Drie"].map(begin));
		for (const { uuid } of made) expect((await change(uuid)).status).toBe(200);
		let working = 0;
		let most = 0;
		let go = () => {};
		const gate = new Promise<void>((resolve) => {
			go = resolve;
		});
		const slow = asked().mockImplementation(async () => {
			most = Math.max(most, ++working);
			await gate;
			working--;
			return [];
		});
		// The thread has not answered yet, but the list is returned all the same.
		const [first] = await Promise.all([list(), list()]);
		expect(first.map(({ errors }) => errors)).toEqual([null, null, null]);
		go();
		let left = first;
		for (let tries = 0; tries < 20 && left.some(({ errors }) => errors === null); tries++) left = await list();
		expect(left.map(({ errors }) => errors)).toEqual([0, 0, 0]);
		expect([most, slow.mock.calls.length]).toEqual([1, 3]);
	});

	it("says of the one that took too long that it did, and asks again for another with the same files", async () => {
		const one = await begin("Te lang");
		const slow = asked().mockResolvedValueOnce(undefined).mockResolvedValue([]);
		const told = async () => (await list()).filter(({ errors }) => errors !== 0).map(({ design, first }) => [design.uuid, first?.sentence]);
		const late = [[one.uuid, expect.stringContaining("niet op tijd")]];
		expect(await told()).toEqual(late);
		expect(await told()).toEqual(late);
		expect(slow.mock.calls.length).toBe(1);
		await begin("Dezelfde bestanden");
		expect(await told()).toEqual([]);
	});

	it("says whether whoever asks may change designs; others look at them, and publish them", async () => {
		grant({ app: test.app, tenant: test.tenant }, "publish", "admin");
		const { uuid } = await begin("Van een ander");
		const publisher = test.person({ admin: ["*"] });
		const told = async (who: TestPerson) => {
			const shown = (await who.get(`designs/${uuid}/workbench`)).body.data as unknown as { readonly mayDesign: boolean };
			const listed = (await who.get("designs")).body as unknown as { readonly mayDesign: boolean };
			return [listed.mayDesign, shown.mayDesign, (await who.post("designs", { data: { name: "Mag het" } })).status];
		};
		expect(await told(designer)).toEqual([true, true, 201]);
		expect(await told(publisher)).toEqual([false, false, 404]);
	});
});
