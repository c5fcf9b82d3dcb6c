import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";

interface Comment {
	readonly order: number;
	readonly message: string;
	readonly status: string;
	readonly user: { readonly id: string };
	readonly iteration: string;
	readonly edited_at: number | null;
}

const listOf = (reply: Reply) => reply.body.data as unknown as { readonly comments: readonly Comment[]; readonly synced: number };

describeOnEveryDatabase("comments on a request", (make) => {
	let test: TestApp;
	/** Sees requests, places comments and sets their status. */
	let cpo: TestPerson;
	let colleague: TestPerson;
	/** Sees requests and sets the status of comments, but may not place any. */
	let municipality: TestPerson;
	let moderator: TestPerson;
	let uuid: string;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		colleague = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["0202"] });
		moderator = test.person({ municipality: ["*"], admin: ["*"] });
	});
	beforeEach(async () => {
		({ uuid } = await addRequest(test));
	});
	afterAll(() => test.close());

	const path = () => `charging-point-requests/${uuid}/comments`;
	const place = (message: string, person = cpo) => person.post(path(), { data: { action: "create", message } });
	const change = (person: TestPerson, synced: number, data: object) => person.post(path(), { synchronisation: { synced }, data });

	it("REQ-226 REQ-227 are answered as data.comments, newest first, and every action answers the list", async () => {
		await place("Eerste");
		const placed = await cpo.post(path(), { data: { action: "create", message: "Tweede", username: "Iemand anders" } });
		const edited = await change(cpo, listOf(placed).synced, { action: "edit", number: 2, message: "Tweede, beter" });
		const judged = await change(cpo, listOf(edited).synced, { action: "status", number: 1, status: "done" });
		expect(judged.status).toBe(200);
		expect((await municipality.get(path())).body.data).toEqual(judged.body.data);
		expect(listOf(judged).comments).toMatchObject([
			{ order: 2, message: "Tweede, beter", status: "todo", user: { id: cpo.userId }, iteration: "", edited_at: expect.any(Number) },
			{ order: 1, message: "Eerste", status: "done", edited_at: null },
		]);
		const removed = await change(cpo, listOf(judged).synced, { action: "delete", number: 1 });
		expect(listOf(removed).comments.map(({ order }) => order)).toEqual([2]);
		expect((await cpo.get(`processes/realisation/${uuid}/comments`)).status).toBe(404);
	});

	it("REQ-234 are written by the older calls too, which say with each action who acts: who that is, the token says", async () => {
		const username = "Iemand anders";
		const older = (data: object, synced: number) => cpo.post(path(), { synchronisation: { synced }, data: { ...data, username } });
		const { synced } = listOf(await cpo.get(path()));
		const added = await older({ action: "create", message: "Nieuw" }, synced);
		const edited = await older({ action: "edit", number: 1, message: "Anders" }, listOf(added).synced);
		const judged = await older({ action: "status", number: 1, status: "done" }, listOf(edited).synced);
		expect([added, edited, judged].map((reply) => [reply.status, ...listOf(reply).comments])).toMatchObject([
			[200, { order: 1, message: "Nieuw", status: "todo", user: { id: cpo.userId } }],
			[200, { order: 1, message: "Anders", status: "todo", user: { id: cpo.userId } }],
			[200, { order: 1, message: "Anders", status: "done", user: { id: cpo.userId } }],
		]);
		expect(judged.text).not.toContain(username);
		expect((await cpo.get(path())).body.data).toEqual(judged.body.data);
		const removed = await older({ action: "delete", number: 1 }, listOf(judged).synced);
		expect([removed.status, listOf(removed).comments]).toEqual([200, []]);
	});

	it("T32 are of a bounded number of characters together, also by editing, so that a record stays readable", async () => {
		const long = "x".repeat(4_000);
		for (let count = 0; count < 99; count++) await place(long);
		const short = await place("kort");
		expect(short.status).toBe(200);
		const full = { code: "invalid", errors: [{ path: "data.message", message: "Hier kunnen geen opmerkingen meer bij." }] };
		expect(await place(long)).toMatchObject({ status: 400, body: full });
		const { synced } = listOf(short);
		expect((await change(cpo, synced, { action: "edit", number: 100, message: long })).status).toBe(200);
		expect(await place("nog een")).toMatchObject({ status: 400, body: full });
		expect(listOf(await cpo.get(path())).comments).toHaveLength(100);
	});

	it("REQ-168 REQ-207 who may place comments edits and removes their own, and nobody else's", async () => {
		const { synced } = listOf(await place("Van mij"));
		expect((await change(colleague, synced, { action: "edit", number: 1, message: "Van een ander" })).status).toBe(403);
		const edited = await change(cpo, synced, { action: "edit", number: 1, message: "Nog steeds van mij" });
		expect(listOf(edited).comments).toMatchObject([{ message: "Nog steeds van mij" }]);
		expect(listOf(await change(cpo, listOf(edited).synced, { action: "delete", number: 1 })).comments).toEqual([]);
		expect((await place("Mag niet", municipality)).status).toBe(403);
		expect((await place("Mag niet", moderator)).status).toBe(403);
		expect(listOf(await cpo.get(path())).comments).toEqual([]);
	});

	it("who may change statuses sets and removes those of others, who may moderate edits and removes them", async () => {
		await place("Een");
		let { synced } = listOf(await place("Twee"));
		expect((await change(municipality, synced, { action: "edit", number: 1, message: "Nee" })).status).toBe(403);
		({ synced } = listOf(await change(municipality, synced, { action: "status", number: 1, status: "ignore" })));
		({ synced } = listOf(await change(municipality, synced, { action: "delete", number: 1 })));
		const left = await change(moderator, synced, { action: "edit", number: 2, message: "Geanonimiseerd" });
		expect(listOf(left).comments).toMatchObject([{ order: 2, message: "Geanonimiseerd", user: { id: cpo.userId } }]);
		expect(listOf(await change(moderator, listOf(left).synced, { action: "delete", number: 2 })).comments).toEqual([]);
	});

	it("REQ-204 are for who may access requests alone; those on a realisation always load for who sees it", async () => {
		await place("Alleen voor wie aanvragen ziet");
		const unknown = await cpo.get("charging-point-requests/6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c009/comments");
		expect(unknown.status).toBe(404);
		const access: Record<string, readonly string[]> = test.app.tenants.find(test.tenant)?.access ?? {};
		const { requestlist: saved = [] } = access;
		access.requestlist = ["municipality"];
		try {
			expect((await cpo.get(path())).status).toBe(403);
			const { uuid: process } = await startProcess(test, cpo);
			expect((await cpo.get(`processes/realisation/${process}/comments`)).status).toBe(200);
		} finally {
			access.requestlist = saved;
		}
		const elsewhere = test.person({ cpo: ["0200"] });
		for (const reply of [await elsewhere.get(path()), await place("Van buiten", elsewhere)]) expect(reply.text).toBe(unknown.text);
		expect((await test.person({ guest: ["*"] }).get(path())).status).toBe(403);
	});

	it("refuses empty, long and disallowed messages and a change of what changed since, as on a realisation", async () => {
		const { synced } = listOf(await place("Goed"));
		for (const [message, says] of [
			[" ", "De opmerking mag niet leeg zijn."],
			["x".repeat(4001), "Uw invoer mag maximaal 4000 karakters zijn."],
			["<b>", "Uw invoer bevat karakters die uit veiligheidsoverweging worden geweigerd: < (teken 1), > (teken 3)"],
		] as const) {
			for (const reply of [await place(message), await change(cpo, synced, { action: "edit", number: 1, message })]) {
				expect(reply).toMatchObject({ status: 400, body: { message: says } });
			}
		}
		await change(municipality, synced, { action: "status", number: 1, status: "done" });
		expect((await change(cpo, synced, { action: "delete", number: 1 })).status).toBe(409);
	});

	describe("are counted", () => {
		type Count = { readonly uuid: string; readonly comments: number; readonly todo: number; readonly unknown: number };
		const countsOf = async (entity: string, person = cpo) => {
			const reply = await person.get(`comments/counts?entity=${entity}`);
			return reply.status === 200 ? (reply.body.data as unknown as readonly Count[]) : reply.status;
		};

		it("by record, without those that were removed, and for the records a person may see", async () => {
			await place("Een");
			await place("Twee");
			const { synced } = listOf(await place("Drie"));
			await change(cpo, synced, { action: "status", number: 1, status: "done" });
			await change(cpo, synced, { action: "delete", number: 2 });
			await test.app.data.db
				.updateTable("request_comment")
				.set({ status: "vreemd" })
				.where("record_uuid", "=", uuid)
				.where("number", "=", 3)
				.execute();
			const process = await startProcess(test, cpo);
			await cpo.post(`processes/realisation/${process.uuid}/comments`, { data: { action: "create", message: "Bij het proces" } });

			for (const person of [cpo, municipality]) {
				expect(await countsOf("request", person)).toContainEqual({ uuid, comments: 2, todo: 0, unknown: 1 });
				expect(await countsOf("realisation", person)).toEqual([{ uuid: process.uuid, comments: 1, todo: 1, unknown: 0 }]);
			}
			const elsewhere = test.person({ cpo: ["0200"] });
			expect([await countsOf("request", elsewhere), await countsOf("realisation", elsewhere)]).toEqual([[], []]);
		});

		it("for nobody without the attribute of the list, and not across tenants", async () => {
			await place("Een");
			expect(await countsOf("request", test.person({ developer: ["*"] }))).toBe(403);
			const stranger = test.person({ cpo: ["*"] }, test.otherTenant);
			expect((await stranger.get(`/api/v1/${test.otherTenant}/comments/counts?entity=request`)).body.data).toEqual([]);
			expect((await stranger.get("comments/counts?entity=request")).status).toBe(403);
			expect(await countsOf("locations")).toBe(400);
		});
	});
});

describeOnEveryDatabase("a deployment for showing the product", (make) => {
	it("keeps the statuses of comments as they are, and says so to the web", async () => {
		const test = await testApp(await make(), { DEMO_MODE: "1" });
		const cpo = test.person({ cpo: ["*"] });
		const { uuid } = await addRequest(test);
		const path = `charging-point-requests/${uuid}/comments`;
		const { synced } = listOf(await cpo.post(path, { data: { action: "create", message: "Een" } }));
		const reply = await cpo.post(path, { synchronisation: { synced }, data: { action: "status", number: 1, status: "done" } });
		expect([reply.status, reply.body.message]).toEqual([
			403,
			"In een demo-omgeving kan de status van een opmerking niet aangepast worden.",
		]);
		expect((await cpo.get("configs")).body.data).toMatchObject({ tenant: { demoMode: true } });
		await test.close();
	});
});
