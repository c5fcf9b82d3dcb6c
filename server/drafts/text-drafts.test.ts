import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { forgetOldTextDrafts } from "../database/drafts/text-draft-store.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";
import type { SentTexts } from "./text-draft-schema.ts";

const minute = 60_000;
const canary = "Kanarieopmerking";

describeOnEveryDatabase("what is typed and not sent", (make) => {
	let test: TestApp;
	let process: string;
	beforeAll(async () => {
		test = await testApp(await make());
		({ uuid: process } = await startProcess(test, person()));
	});
	afterAll(() => test.close());

	const person = (roles: Readonly<Record<string, readonly string[]>> = { cpo: ["*"] }) => test.person(roles);
	const at = (uuid = process) => `processes/realisation/${uuid}/typed`;
	const message = (text: string, age = 0) => ({ message: { age, mine: { text, mentions: [] } } });
	const keep = (who: TestPerson, fields: unknown, part = "comment", place = at()) => who.post(`${place}/${part}`, { data: { fields } });
	const kept = async (who: TestPerson, part = "comment", place = at()) => {
		const parts = (await who.get(place)).body.data as unknown as readonly { readonly part: string; readonly fields: SentTexts }[];
		return parts.find((each) => each.part === part)?.fields ?? null;
	};
	const said = async (who: TestPerson, part = "comment", place = at()) => {
		const field = (await kept(who, part, place))?.message;
		return field === undefined ? null : field.gone ? "gone" : (field.mine as { text: string }).text;
	};
	const comment = (who: TestPerson, data: object, synced = 0, place = `processes/realisation/${process}/comments`) =>
		who.post(place, { synchronisation: { synced }, data });

	it("is kept for another device, each part of the conversation by itself", async () => {
		const one = person();
		const mentions = [{ kind: "role", id: "municipality", name: "Gemeente" }];
		await keep(one, { message: { age: 0, mine: { text: "@Gemeente kunt u", mentions } } });
		await keep(one, message("Een antwoo"), "answer-3");
		test.clock.now += minute;
		expect(await kept(one)).toEqual({ message: { age: minute, mine: { text: "@Gemeente kunt u", mentions } } });
		expect(await said(one, "answer-3")).toBe("Een antwoo");
	});

	it("is of each field what was typed last, whichever device comes last", async () => {
		const one = person();
		await keep(one, message("nieuw", 1_000));
		await keep(one, message("oud", 30_000));
		expect(await said(one)).toBe("nieuw");
	});

	it("goes with what is posted, also as it was a moment before", async () => {
		const one = person();
		await keep(one, message("Kan dit vrij"));
		expect((await comment(one, { action: "create", message: "Kan dit vrijdag?" })).status).toBe(200);
		expect(await said(one)).toBe("gone");
		await keep(one, message("Kan dit vrij", 2 * minute));
		expect(await said(one)).toBe("gone");
	});

	it("stays when something else was typed on another device", async () => {
		const one = person();
		await keep(one, message("Van de telefoon"));
		await comment(one, { action: "create", message: "Van het bureau" });
		expect(await said(one)).toBe("Van de telefoon");
	});

	it("is thrown away only as far as it was seen", async () => {
		const one = person();
		await keep(one, message("gezien", minute));
		await keep(one, message("intussen verder getypt", 1_000));
		await keep(one, { message: { ...message("gezien").message, gone: true } });
		expect(await said(one)).toBe("intussen verder getypt");
		await keep(one, { message: { ...message("intussen verder getypt").message, gone: true } });
		expect(await said(one)).toBe("gone");
	});

	it("goes with an answer and with a change of a comment, and with the comment that is taken away", async () => {
		const [one, moderator] = [person({ admin: ["*"], cpo: ["*"] }), person({ admin: ["*"], cpo: ["*"] })];
		const placed = await comment(one, { action: "create", message: "Naam van een bewoner" });
		const list = (reply: typeof placed) => reply.body.data as unknown as { synced: number; comments: { order: number }[] };
		const number = list(placed).comments[0]?.order ?? 0;
		await keep(one, message("Beter"), `answer-${number}`);
		await comment(one, { action: "create", message: "Beter zo", parent: number });
		expect(await said(one, `answer-${number}`)).toBe("gone");
		await keep(one, message("Naam van een bewoner, verbeterd"), `edit-${number}`);
		const edited = await comment(
			one,
			{ action: "edit", number, message: "Naam van een bewoner, verbeterd" },
			list(placed).synced + 1_000_000,
		);
		expect(edited.status).toBe(200);
		expect(await said(one, `edit-${number}`)).toBe("gone");
		await keep(one, message("Naam van een bewoner, half"), `edit-${number}`);
		expect((await comment(moderator, { action: "delete", number }, list(edited).synced)).status).toBe(200);
		expect(await kept(one, `edit-${number}`)).toBeNull();
	});

	it("is of a request the judgement too, until it is given", async () => {
		const { uuid, synced } = await addRequest(test);
		const place = `charging-point-requests/${uuid}/typed`;
		const one = person();
		const choice = { age: 0, mine: { status: 4, reason: null } };
		await keep(one, { choice }, "judgement", place);
		await keep(one, { remarks: { age: 0, mine: "Half een reden" } }, "judgement", place);
		expect(await kept(one, "judgement", place)).toEqual({ choice, remarks: { age: 0, mine: "Half een reden" } });
		const given = await one.post(`charging-point-requests/${uuid}/judgement`, {
			synchronisation: { synced },
			intent: { action: "judgement" },
			data: { status: 3 },
		});
		expect(given.status).toBe(200);
		expect(Object.values((await kept(one, "judgement", place)) ?? {}).map(({ gone }) => gone)).toEqual([true, true]);
	});

	it("is the owner's alone, and not there for who may not see the record any more", async () => {
		const one = person();
		await keep(one, message(canary));
		const colleague = person({ cpo: ["*"], admin: ["*"] });
		const elsewhere = new TestPerson(test.app, test.tenant, { [test.otherTenant]: { cpo: ["*"] } });
		for (const other of [colleague, elsewhere, person({ guest: ["*"] })]) expect((await other.get(at())).text).not.toContain(canary);
		const moved = new TestPerson(test.app, test.tenant, { [test.tenant]: { cpo: ["0193"] } }, { userId: one.userId });
		expect([(await moved.get(at())).status, (await keep(moved, message("x"))).status]).toEqual([404, 404]);
		expect(await said(one)).toBe(canary);
	});

	it("is gone after thirty days", async () => {
		const one = person();
		await keep(one, message("vergeten"));
		await test.app.data.write(test.tenant, ({ db }) => forgetOldTextDrafts(db, test.tenant, test.clock.now + 1));
		expect(await kept(one)).toBeNull();
	});

	it("is bounded in number, and who has too many goes on with what they have", async () => {
		const one = person();
		await keep(one, message("eerder"));
		await test.app.data.write(test.tenant, async ({ db }) => {
			const row = { tenant: test.tenant, user_id: one.userId, entity: "realisation", part: "comment", fields: "{}", live: 1, kept_at: 1 };
			for (let index = 0; index < 200; index++) {
				await db
					.insertInto("text_draft")
					.values({ ...row, record_uuid: `other ${index}` } as never)
					.execute();
			}
		});
		expect(await keep(one, message("te veel"), "answer-1")).toMatchObject({ status: 400, body: { code: "draft-too-many" } });
		expect((await keep(one, message("verder"))).status).toBe(200);
	});

	it.each([
		["a judgement of a process", "judgement", { remarks: { age: 0, mine: "x" } }, 404],
		["a field of another part", "comment", { remarks: { age: 0, mine: "x" } }, 400],
		["an unknown part", "iets", {}, 400],
		["a text that is too long", "comment", message("x".repeat(20_001)), 400],
		["a text from the future", "comment", message("x", -1), 400],
		["something else than a message", "comment", { message: { age: 0, mine: ["x"] } }, 400],
	])("refuses %s", async (_, part, fields, status) => {
		const one = person();
		expect((await keep(one, fields, part)).status).toBe(status);
		expect(await kept(one, part)).toBeNull();
	});
});
