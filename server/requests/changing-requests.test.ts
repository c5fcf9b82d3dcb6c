import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RequestContent, RequestRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { grant } from "../test-support/grant.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { Reply, TestPerson } from "../test-support/test-person.ts";
import { addRequest, requestContent } from "../test-support/test-request.ts";

const recordOf = (reply: Reply) => {
	if (reply.status !== 200) throw new Error(reply.text);
	return reply.body.data as unknown as RequestRecord;
};

describeOnEveryDatabase("changing requests", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let municipality: TestPerson;
	let admin: TestPerson;
	let mapReader: TestPerson;
	let request: RequestRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		municipality = test.person({ municipality: ["*"] });
		admin = test.person({ municipality: ["*"], admin: ["*"] });
		mapReader = test.person({ developer: ["*"] });
		grant(test, "requestlocations", "developer");
	});
	beforeEach(() => make1());
	afterAll(() => test.close());

	const make1 = async (changes: Partial<RequestContent> = {}) => {
		const { uuid } = await addRequest(test, changes);
		request = recordOf(await cpo.get(`charging-point-requests/${uuid}`));
	};
	const path = (call = "") => `charging-point-requests/${request.uuid}${call}`;
	const synchronisation = () => ({ synced: request.synced });
	const judge = (person: TestPerson, data: object) =>
		person.post(path("/judgement"), { synchronisation: synchronisation(), intent: { action: "judgement" }, data });
	const setTags = (person: TestPerson, tags: readonly string[]) =>
		person.post(path("/tags"), { synchronisation: synchronisation(), data: { tags } });
	const place = (person: TestPerson, latitude: unknown, longitude: unknown) =>
		person.post(path("/coordinates"), { synchronisation: synchronisation(), data: { latitude, longitude } });

	describe("by a judgement", () => {
		it("REQ-108 REQ-221 takes status, reason and remarks, and answers the request with the judgement", async () => {
			test.clock.now += 60_000;
			const reply = await judge(cpo, { status: 4, reason: "5", remarks: "  Te ver weg.\nJammer " });
			const judgement = { id: 4, reason: "5", remarks: "Te ver weg.\nJammer", processed_at: test.clock.now };
			const { synced, ...judged } = recordOf(reply);
			expect(judged).toEqual({
				...Object.fromEntries(Object.entries(request).filter(([name]) => name !== "synced")),
				status: 4,
				judgement,
				processed_at: test.clock.now,
				summary: { ...request.summary, processed_at: test.clock.now },
			});
			expect(synced).toBeGreaterThan(request.synced);
			expect(recordOf(await cpo.get(path()))).toEqual(recordOf(reply));
		});

		it("REQ-123 accepts as 3, rejects as 4 and removes as 5", async () => {
			for (const data of [{ status: 3 }, { status: 4, reason: "1" }, { status: 5, reason: null, remarks: "" }]) {
				await make1();
				expect(recordOf(await judge(cpo, data)).status).toBe(data.status);
			}
		});

		it("REQ-155 is for an open request alone; one that was judged is refused to everybody but an admin", async () => {
			request = recordOf(await judge(cpo, { status: 3 }));
			expect(await judge(cpo, { status: 4, reason: "1" })).toMatchObject({
				status: 403,
				body: {
					code: "judgement-judged",
					message: "Deze aanvraag is al beoordeeld. Alleen een beheerder kan het oordeel aanpassen.",
				},
			});
			expect(recordOf(await cpo.get(path()))).toEqual(request);
			expect(recordOf(await judge(admin, { status: 4, reason: "1" })).status).toBe(4);
		});

		it("REQ-109 tells an admin, and nobody else, that it may be judged again", async () => {
			expect(recordOf(await admin.get(path())).editJudgement).toBe(false);
			expect(recordOf(await judge(cpo, { status: 3 })).editJudgement).toBe(false);
			expect(recordOf(await admin.get(path())).editJudgement).toBe(true);
			expect(recordOf(await municipality.get(path())).editJudgement).toBe(false);
		});

		it("tells who may never judge so, and not that the request has changed; who may is told that", async () => {
			request = recordOf(await setTags(cpo, []));
			const old = { synchronisation: { synced: request.synced - 1 }, intent: { action: "judgement" }, data: { status: 3 } };
			expect(await municipality.post(path("/judgement"), old)).toMatchObject({ status: 403, body: { code: "judgement-no-judge" } });
			expect(await cpo.post(path("/judgement"), old)).toMatchObject({ status: 409 });
			request = recordOf(await judge(cpo, { status: 3 }));
			// It was open when they last saw it: the judgement since then is news to them.
			expect(await cpo.post(path("/judgement"), old)).toMatchObject({ status: 409 });
		});

		it("is refused to who is none of the tenant's judges", async () => {
			expect(await judge(municipality, { status: 3 })).toMatchObject({ status: 403, body: { code: "judgement-no-judge" } });
			const judgeElsewhere = test.person({ municipality: ["0202"], cpo: ["0200"] });
			expect((await judge(judgeElsewhere, { status: 3 })).status).toBe(403);
		});

		it("REQ-158 is refused when an admin says what was said already", async () => {
			request = recordOf(await judge(cpo, { status: 4, reason: "5", remarks: "Te ver weg" }));
			expect(await judge(admin, { status: 4, reason: "5", remarks: "Andere woorden" })).toMatchObject({
				status: 400,
				body: { message: "De aanvraag heeft dit oordeel al." },
			});
			expect(recordOf(await judge(admin, { status: 4, reason: "1" })).judgement?.reason).toBe("1");
		});

		it("takes a reason that is left empty as none, where the status has no reasons and where it has", async () => {
			expect(recordOf(await judge(cpo, { status: 3, reason: "", remarks: "" })).judgement).toMatchObject({
				id: 3,
				reason: null,
				remarks: "",
			});
			await make1();
			const refused = await judge(cpo, { status: 4, reason: "", remarks: "" });
			expect(refused).toMatchObject({ status: 400, body: { message: "Er moet een reden geselecteerd worden" } });
		});

		it("keeps every judgement, whoever made it", async () => {
			request = recordOf(await judge(cpo, { status: 4, reason: "1" }));
			request = recordOf(await judge(admin, { status: 3 }));
			const kept = await test.app.data.db
				.selectFrom("request_judgement")
				.select(["number", "status", "reason", "user_id"])
				.where("request_uuid", "=", request.uuid)
				.orderBy("number")
				.execute();
			expect(kept).toEqual([
				{ number: 1, status: 4, reason: "1", user_id: cpo.userId },
				{ number: 2, status: 3, reason: null, user_id: admin.userId },
			]);
		});

		it("REQ-183 needs a status, and a reason where the status has some", async () => {
			for (const [data, field, message] of [
				[{}, "status", "Er moet een status geselecteerd worden"],
				[{ status: 2 }, "status", "Er moet een status geselecteerd worden"],
				[{ status: 4 }, "reason", "Er moet een reden geselecteerd worden"],
				[{ status: 4, reason: "99" }, "reason", "Er moet een geldige reden geselecteerd worden"],
				[{ status: 3, reason: "1" }, "reason", "Er moet een geldige reden geselecteerd worden"],
			] as const) {
				expect(await judge(cpo, data)).toMatchObject({ status: 400, body: { message, errors: [{ path: `data.${field}`, message }] } });
			}
			expect(recordOf(await cpo.get(path()))).toEqual(request);
		});

		it("REQ-184 needs words of at most 4000 characters for a custom reason, and tells the real count", async () => {
			const custom = (remarks: string) => judge(cpo, { status: 4, reason: "5", remarks });
			expect(await custom(" ")).toMatchObject({ status: 400, body: { message: "Dit is een vereist veld" } });
			expect(await custom("x".repeat(4321))).toMatchObject({
				status: 400,
				body: { message: "De tekst is te lang! (4321/4000 tekens)", errors: [{ path: "data.remarks" }] },
			});
			expect((await custom("x".repeat(4000))).status).toBe(200);
		});

		it("REQ-185 names the characters it does not take", async () => {
			expect(await judge(cpo, { status: 4, reason: "5", remarks: "<b>Nee</b> {$}" })).toMatchObject({
				status: 400,
				body: {
					message:
						"Uw invoer bevat karakters die omwille van veiligheid niet geaccepteerd worden: < (teken 1), > (teken 3), { (teken 12), $ (teken 13), } (teken 14)",
				},
			});
		});

		it("takes no other action and no other fields", async () => {
			for (const body of [
				{ synchronisation: synchronisation(), intent: { action: "delete" }, data: { status: 3 } },
				{ synchronisation: synchronisation(), data: { status: 3 } },
				{ synchronisation: synchronisation(), intent: { action: "judgement" }, data: { status: 3, userId: "x" } },
				{ synchronisation: synchronisation(), intent: { action: "judgement" }, data: { status: "3" } },
			]) {
				expect(await cpo.post(path("/judgement"), body)).toMatchObject({ status: 400, body: { code: "invalid" } });
			}
		});
	});

	describe("by tags", () => {
		it("REQ-222 replaces them and answers the request", async () => {
			const tagged = recordOf(await setTags(cpo, test.tags));
			expect(tagged).toEqual({ ...request, Tags: test.tags, synced: tagged.synced });
			request = tagged;
			expect(recordOf(await setTags(admin, [])).Tags).toEqual([]);
		});

		it("takes only tags of the tenant, each once, from cpo and admin", async () => {
			const [tag = ""] = test.tags;
			expect(await setTags(cpo, [tag, randomUUID()])).toMatchObject({
				status: 400,
				body: { errors: [{ path: "data.tags.1", message: "Deze tag is niet bekend." }] },
			});
			expect((await setTags(cpo, [tag, tag])).status).toBe(400);
			expect((await setTags(municipality, [tag])).status).toBe(403);
		});
	});

	describe("by coordinates", () => {
		it("REQ-223 sets them and answers the request; what the geocoder did not find counts no more", async () => {
			await make1({ coordinates: { lat: null, lng: null, nomatch: true } });
			const placed = recordOf(await place(cpo, 52, 5.5));
			const geocoding = { state: "manual", address: "", source: "", at: test.clock.now };
			expect(placed).toEqual({ ...request, coordinates: { lat: 52, lng: 5.5, nomatch: false }, geocoding, synced: placed.synced });
			expect(recordOf(await mapReader.get(path())).coordinates).toEqual(placed.coordinates);
		});

		it("refuses a place that no map of the tenant shows, naming the field, and changes nothing", async () => {
			const message = "Deze plek ligt buiten het gebied van de kaart.";
			expect(await place(cpo, 48.85, 5)).toMatchObject({
				status: 400,
				body: { code: "invalid", errors: [{ path: "data.latitude", message }] },
			});
			const turned = await place(cpo, 5, 52);
			expect(turned.body.errors).toEqual([
				{ path: "data.latitude", message },
				{ path: "data.longitude", message },
			]);
			expect(recordOf(await cpo.get(path()))).toEqual(request);
		});

		it("REQ-181 takes two numbers on earth, both of them, from a cpo", async () => {
			for (const [latitude, longitude] of [
				[90.1, 5],
				[52, -180.1],
				["52", 5],
				[52, "5"],
				[null, 5],
				[undefined, 5],
				[52, null],
				[52, undefined],
			]) {
				expect(await place(cpo, latitude, longitude)).toMatchObject({ status: 400, body: { code: "invalid" } });
			}
			for (const person of [admin, municipality]) expect((await place(person, 52, 5)).status).toBe(403);
			expect((await place(test.person({ municipality: ["0202"], cpo: ["0200"] }), 52, 5)).status).toBe(403);
		});
	});

	describe("by any of the calls", () => {
		const calls = () => [
			["/judgement", { intent: { action: "judgement" }, data: { status: 3 } }] as const,
			["/tags", { data: { tags: test.tags } }] as const,
			["/coordinates", { data: { latitude: 52, longitude: 5 } }] as const,
		];

		it("carries the request's synced: without is refused, outdated gives 409 with the request as it is now", async () => {
			for (const [call, body] of calls()) {
				expect(await cpo.post(path(call), body)).toMatchObject({ status: 400, body: { code: "synced-missing" } });
				for (const synced of [request.synced - 1, request.synced + 1]) {
					const reply = await cpo.post(path(call), { synchronisation: { synced }, ...body });
					expect(reply).toMatchObject({ status: 409, body: { code: "stale" } });
					expect(reply.body.current).toEqual(request);
				}
			}
			expect(recordOf(await cpo.get(path()))).toEqual(request);
		});

		it("gives the first answer again for the same key, and leaves nothing for who saw nothing", async () => {
			for (const [call, body] of calls()) {
				await make1();
				const headers = { "idempotency-key": randomUUID() };
				const send = () => cpo.post(path(call), { synchronisation: synchronisation(), ...body }, headers);
				const first = await send();
				expect(first.status).toBe(200);
				expect((await send()).text).toBe(first.text);
			}
		});

		it("two at once: one is carried out, the other is told", async () => {
			for (const [call, body] of calls()) {
				await make1();
				const send = () => cpo.post(path(call), { synchronisation: synchronisation(), ...body });
				const replies = await Promise.all([send(), send(), send()]);
				expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
			}
		});

		it("is not found by who may not see the request, and refused to who sees its place alone", async () => {
			const unknown = await cpo.get(`charging-point-requests/${randomUUID()}`);
			const elsewhere = test.person({ cpo: ["0200"] });
			const foreigner = test.person({ cpo: ["*"] }, test.otherTenant);
			// A judge who may edit tags, but sees whole requests only elsewhere.
			const placeOnly = test.person({ developer: ["*"], admin: ["*"], cpo: ["0200"] });
			for (const [call, body] of calls()) {
				const sent = { synchronisation: synchronisation(), ...body };
				expect((await elsewhere.post(path(call), sent)).text).toBe(unknown.text);
				expect((await foreigner.post(`/api/v1/${test.otherTenant}/${path(call)}`, sent)).text).toBe(unknown.text);
				expect(await placeOnly.post(path(call), sent)).toMatchObject({ status: 403, body: { code: "forbidden" } });
				for (const person of [mapReader, foreigner, test.person({ guest: ["*"] })]) {
					expect((await person.post(path(call), sent)).status).toBe(403);
				}
			}
			expect(recordOf(await cpo.get(path()))).toEqual(request);
		});
	});

	it("REQ-116 carries its tags as uuids, comments of its own, and whether it is limited", async () => {
		request = recordOf(await setTags(cpo, test.tags));
		expect(request).toMatchObject({ Tags: test.tags, limited: false });
		expect((await cpo.post(path("/comments"), { data: { action: "create", message: "Gebeld." } })).status).toBe(200);
		expect((await municipality.get(path("/comments"))).body.data).toMatchObject({ comments: [{ message: "Gebeld." }] });
		const limited = recordOf(await mapReader.get(path()));
		expect(limited).toMatchObject({ uuid: request.uuid, limited: true });
		expect(limited).not.toHaveProperty("Tags");
		expect((await mapReader.get(path("/comments"))).status).toBe(403);
	});

	it("leaves the same request as reading it says, whatever was done to it", async () => {
		request = recordOf(await setTags(cpo, test.tags));
		request = recordOf(await place(cpo, 51, 4));
		request = recordOf(await judge(cpo, { status: 3 }));
		const expected = { ...requestContent({ status: 3 }), Tags: test.tags, coordinates: { lat: 51, lng: 4, nomatch: false } };
		const { processed_at: _, ...same } = expected;
		expect(recordOf(await cpo.get(path()))).toMatchObject(same);
	});
});
