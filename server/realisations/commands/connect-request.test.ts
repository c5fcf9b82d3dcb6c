import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type RealisationRecord, type RequestContent, type RequestRecord, writeJson } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { grant } from "../../test-support/grant.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import { addLocation } from "../../test-support/test-location.ts";
import type { Reply, TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, startProcess } from "../../test-support/test-process.ts";
import { addRequest } from "../../test-support/test-request.ts";

type Action = "connect" | "disconnect";

describeOnEveryDatabase("connecting requests to a realisation", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let record: RealisationRecord;
	let request: RequestRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		grant(test, "requestlocations", "developer");
	});
	beforeEach(async () => {
		record = await startProcess(test, cpo);
		request = await accepted();
	});
	afterAll(() => test.close());

	const read = async (uuid: string, person = cpo) =>
		(await person.get(`charging-point-requests/${uuid}`)).body.data as unknown as RequestRecord;
	const accepted = async (changes: Partial<RequestContent> = {}) => read((await addRequest(test, { status: 3, ...changes })).uuid);
	const send = (action: Action, person = cpo, sent: object = { synced: record.synced, request: { synced: request.synced } }) =>
		person.post(`processes/realisation/${record.uuid}/requests/${request.uuid}`, { synchronisation: sent, data: { action } });
	const done = (reply: Reply) => {
		if (reply.status !== 200) throw new Error(reply.text);
		record = reply.body.data;
		request = reply.body.related.request as RequestRecord;
		return reply;
	};

	it("REA-416 connects and disconnects in one write that renews both, with an event", async () => {
		const before = { record, request };
		done(await send("connect"));
		expect(record).toMatchObject({ requestUuids: [request.uuid], updated_at: test.clock.now });
		expect(record.Events.at(-1)).toMatchObject({ type: "request-connect", userId: cpo.userId, meta: { uuid: request.uuid } });
		expect(request).toEqual({ ...before.request, realisationUuid: record.uuid, connected: true, synced: request.synced });
		expect(record.synced).toBeGreaterThan(before.record.synced);
		expect(request.synced).toBeGreaterThan(before.request.synced);
		expect(await read(request.uuid)).toEqual(request);
		expect((await cpo.get(`processes/realisation/${record.uuid}`)).body.data).toEqual(record);

		done(await send("disconnect"));
		expect(record.requestUuids).toEqual([]);
		expect(record.Events.at(-1)).toMatchObject({ type: "request-disconnect", meta: { uuid: request.uuid } });
		expect(request).toMatchObject({ realisationUuid: null, connected: false });
		expect(await read(request.uuid)).toEqual(request);
	});

	it("connects several, in the order in which they were", async () => {
		const first = request.uuid;
		done(await send("connect"));
		request = await accepted({ geographyCode: "0200" });
		done(await send("connect"));
		expect(record.requestUuids).toEqual([first, request.uuid]);
	});

	it("REQ-088 brings the request's tags along, to those that the process has", async () => {
		const tagged = await cpo.post(`charging-point-requests/${request.uuid}/tags`, {
			synchronisation: { synced: request.synced },
			data: { tags: test.tags },
		});
		request = tagged.body.data as unknown as RequestRecord;
		expect(record.tags).toEqual([]);
		done(await send("connect"));
		expect(record.tags).toEqual(test.tags);
		done(await send("disconnect"));
		expect(record.tags).toEqual(test.tags);
		expect(request.Tags).toEqual(test.tags);
	});

	describe("PLA-115 with what somebody changed since", () => {
		it.each([
			["the process", () => ({ synced: record.synced - 1, request: { synced: request.synced } })],
			["the request", () => ({ synced: record.synced, request: { synced: request.synced - 1 } })],
		])("answers 409 when it is %s, and changes neither", async (_what, sent) => {
			const reply = await send("connect", cpo, sent());
			expect(reply).toMatchObject({ status: 409, body: { code: "stale" } });
			expect(reply.body.current).toEqual(record);
			expect(await read(request.uuid)).toEqual(request);
		});

		it("asks for both", async () => {
			for (const sent of [{}, { synced: record.synced }, { synced: record.synced, request: {} }, { request: { synced: request.synced } }]) {
				expect(await send("connect", cpo, sent)).toMatchObject({ status: 400, body: { code: "synced-missing" } });
			}
		});

		it("gives a request to one process when two want it at once", async () => {
			const other = await startProcess(test, cpo);
			const replies = await Promise.all(
				[record, other].map(({ uuid, synced }) =>
					cpo.post(`processes/realisation/${uuid}/requests/${request.uuid}`, {
						synchronisation: { synced, request: { synced: request.synced } },
						data: { action: "connect" },
					}),
				),
			);
			expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
			const after = await Promise.all([record, other].map(({ uuid }) => cpo.get(`processes/realisation/${uuid}`)));
			expect(after.flatMap(({ body }) => body.data.requestUuids)).toEqual([request.uuid]);
		});
	});

	describe("refuses", () => {
		const refused = async (action: Action, status: number, body: object) => {
			expect(await send(action)).toMatchObject({ status, body });
			expect(await read(request.uuid)).toEqual(request);
			expect((await cpo.get(`processes/realisation/${record.uuid}`)).body.data).toEqual(record);
		};
		const code = "request-not-connectable";

		it.each([2, 4, 5] as const)("a request with status %d", async (status) => {
			request = await accepted({ status });
			await refused("connect", 400, { code, message: "Alleen een geaccepteerde aanvraag kan aan een proces gekoppeld worden." });
		});

		it("a request that is connected to another process, and to let go of what is not connected", async () => {
			const [free, own] = [await startProcess(test, cpo), record];
			await refused("disconnect", 400, { code, message: "Deze aanvraag is niet aan dit proces gekoppeld." });
			done(await send("connect"));
			await refused("connect", 400, { code, message: "Deze aanvraag is al aan dit proces gekoppeld." });
			record = free;
			for (const action of ["connect", "disconnect"] as const) {
				await refused(action, 400, { code, message: "Deze aanvraag is al aan een ander proces gekoppeld." });
			}
			record = own;
		});

		it("a completed process, also to let go", async () => {
			done(await send("connect"));
			const row = { ...record, status: { ...record.status, completed: { enabled: true } } };
			const { history: _history, Events: _events, ...head } = row;
			await test.app.data.db
				.updateTable("realisation")
				.set({ record: writeJson(head) })
				.where("uuid", "=", record.uuid)
				.execute();
			record = row;
			const message = "Het proces is afgerond. Aanvragen kunnen niet meer gekoppeld of losgekoppeld worden.";
			await refused("disconnect", 400, { code, message });
			request = await accepted();
			await refused("connect", 400, { code, message });
		});

		it("who sees the place of the request alone", async () => {
			const looker = test.person({ developer: ["*"], municipality: ["0200"] });
			const takeBack = grant(test, "realisationlist", "developer");
			expect(await send("connect", looker)).toMatchObject({ status: 403, body: { code: "forbidden" } });
			takeBack();
		});

		it("who may not see one of the two, with the same answer as for one that does not exist", async () => {
			const unknown = (await cpo.get(`processes/realisation/${randomUUID()}`)).text;
			const local = test.person({ cpo: ["0202"] });
			request = await accepted({ geographyCode: "0200" });
			expect((await send("connect", local)).text).toBe(unknown);
			expect((await send("connect", test.person({ cpo: ["0200"] }))).text).toBe(unknown);
			const abroad = await addRequest(test, { status: 3 }, { tenant: test.otherTenant });
			request = { ...request, ...abroad };
			expect((await send("connect")).text).toBe(unknown);
			request = { ...request, uuid: randomUUID() };
			expect((await send("connect")).text).toBe(unknown);
			expect((await send("connect", test.person({ guest: ["*"] }))).status).toBe(403);
		});
	});

	it("REQ-246 pages of requests and of locations come with the charging locations of the processes that the person sees", async () => {
		done(await send("connect"));
		const location = await addLocation(test, { code: "0202", status: "definitive" });
		const linked = await cpo.post(`processes/realisation/${record.uuid}/locations/${location.uuid}`, {
			synchronisation: { synced: record.synced, location: { synced: location.synced } },
			data: { action: "connect", category: "selected" },
		});
		expect(linked.status).toBe(200);
		const page = async (url: string, person = cpo) => {
			const { body } = await person.get(`${url}?pageSize=1&locationMapper=true&fromTimeStamp=${request.synced - 1}`);
			return body.related["charging-point-locations"];
		};
		const related = [expect.objectContaining({ uuid: location.uuid, meta: expect.objectContaining({ workflowUuid: record.uuid }) })];
		expect(await page("charging-point-requests")).toEqual(related);
		expect(await page("processes/realisation")).toEqual(related);
		expect((await cpo.get(`charging-point-requests?fromTimeStamp=${request.synced - 1}`)).body.related).toEqual({});
		const first = await cpo.get("charging-point-locations?pageSize=1");
		expect(first.body.data).toHaveLength(1);
		const blind = test.person({ developer: ["*"] });
		expect(await page("charging-point-requests", blind)).toEqual([]);
	});

	it("stays connected when the process is cancelled, and can be let go then", async () => {
		done(await send("connect"));
		const cancelled = await cpo.post(`processes/realisation/${record.uuid}/status`, {
			synchronisation: { synced: record.synced },
			data: { status: "cancelled", action: "enable", reason: "other" },
		});
		record = cancelled.body.data;
		expect(await read(request.uuid)).toEqual(request);
		done(await send("disconnect"));
		expect(request.connected).toBe(false);
	});

	it("keeps the process's uuid from who may not see the process, and says that there is one", async () => {
		request = await accepted({ geographyCode: "0200" });
		done(await send("connect"));
		const local = test.person({ municipality: ["0200"] });
		expect(await read(request.uuid, local)).toMatchObject({ realisationUuid: null, connected: true });
		expect((await local.get("charging-point-requests")).text).not.toContain(record.uuid);
		expect((await test.person({ developer: ["*"] }).get("charging-point-requests")).text).not.toContain(record.uuid);
	});

	it("is judged again by nobody while it is connected, and by an admin alone afterwards", async () => {
		const admin = test.person({ cpo: ["*"], admin: ["*"] });
		const judge = (person: TestPerson) =>
			person.post(`charging-point-requests/${request.uuid}/judgement`, {
				synchronisation: { synced: request.synced },
				intent: { action: "judgement" },
				data: { status: 4, reason: "1" },
			});
		done(await send("connect"));
		expect((await read(request.uuid, admin)).editJudgement).toBe(false);
		expect(await judge(admin)).toMatchObject({ status: 403, body: { code: "judgement-connected" } });
		done(await send("disconnect"));
		expect((await read(request.uuid, admin)).editJudgement).toBe(true);
		expect((await judge(cpo)).status).toBe(403);
		expect((await judge(admin)).status).toBe(200);
	});

	describe("REQ-245 lists requests by the status of their process", () => {
		it("and those of no process", async () => {
			const code = "0268";
			const held = await startProcess(test, cpo, {
				geographyCode: code,
				stakeholders: [await test.municipalitySlug(`-${code}`), "cpo|allego", "gridoperator|liander"],
			});
			const free = await accepted({ geographyCode: code });
			[record, request] = [held, await accepted({ geographyCode: code })];
			done(await send("connect"));
			const found = async (statuses: string) => {
				const reply = await cpo.get(`charging-point-requests?codes=${code}&realisationStatus=${statuses}`);
				return (reply.body.data as unknown as readonly RequestRecord[]).map(({ uuid }) => uuid);
			};
			expect(await found("none")).toEqual([free.uuid]);
			expect(await found("active")).toEqual([request.uuid]);
			expect(await found("none,active")).toEqual([free.uuid, request.uuid]);
			expect(await found("completed,cancelled,onhold")).toEqual([]);
			const onhold = await cpo.post(`processes/realisation/${record.uuid}/status`, {
				synchronisation: { synced: record.synced },
				data: { status: "onhold", action: "enable", reason: "other" },
			});
			expect(onhold.status).toBe(200);
			expect(await found("onhold")).toEqual([request.uuid]);
			expect(await found("active")).toEqual([]);
		});
	});
});
