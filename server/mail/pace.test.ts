import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addDays, countryOf, isFreeDay, type RealisationRecord, today } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";
import type {} from "./index.ts";
import { openFrom } from "./opening-hours.ts";
import { headerOf, inRoundsAlone, MailServer, mailRound, mailSettings, plain } from "./test-support/mail-server.ts";
import { mostTries, pauseMs } from "./tries.ts";

describeOnEveryDatabase("when messages leave", (make) => {
	const smtp = new MailServer();
	let test: TestApp;
	let cpo: TestPerson;
	let reader: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		await smtp.open();
		test = await testApp(await make(), mailSettings(smtp), inRoundsAlone);
		cpo = test.person({ cpo: ["*"] }, test.tenant, { name: "Carla Post" });
		reader = test.person({ municipality: ["0202"] }, test.tenant, { name: "Guus Meent", email: "guus@organisation.example" });
		await learnSteps(cpo);
	});
	beforeEach(async () => {
		await test.app.data.db.updateTable("mail_outbox").set({ state: "dropped" }).where("state", "=", "waiting").execute();
		smtp.taken.length = 0;
	});
	afterEach(() => {
		expect(smtp.next).toEqual([]);
	});
	afterAll(async () => {
		await test.close();
		await smtp.close();
	});

	const at = async (instant: string) => {
		test.clock.now = Date.parse(instant);
		await mailRound(test.app);
	};
	/** A process, with its reader last seen at this instant and with this choice for mentions. */
	const begin = async (instant: string, how = "now") => {
		test.clock.now = Date.parse(instant);
		record = await startProcess(test, cpo);
		expect((await reader.post("inbox/mail", { data: { kind: "mention", how } })).status).toBe(200);
		const seen = () => test.app.data.db.selectFrom("person_seen").select("seen_at").where("user_id", "=", reader.userId).execute();
		for (let tries = 0; tries < 200 && Number((await seen())[0]?.seen_at) !== test.clock.now; tries++)
			await new Promise((done) => setTimeout(done, 5));
		expect(await seen()).toEqual([{ seen_at: test.clock.now }]);
	};
	const name = async (instant: string) => {
		test.clock.now = Date.parse(instant);
		const mentions = [{ kind: "person", id: reader.userId }];
		const data = { action: "create", message: "Kan dit, @Guus Meent?", mentions };
		expect((await cpo.post(`processes/realisation/${record.uuid}/comments`, { data })).status).toBe(200);
	};
	const say = async (who: TestPerson, instant: string, data: object) => {
		test.clock.now = Date.parse(instant);
		const { status, body } = await who.post(`processes/realisation/${record.uuid}/comments`, { data: { action: "create", ...data } });
		expect(status).toBe(200);
		return body.data as unknown as { readonly synced: number };
	};
	const outbox = () =>
		test.app.data.db.selectFrom("mail_outbox").selectAll().where("item", "like", `%${record.uuid}%`).orderBy("item").execute();
	const change = (number: number, to: { state?: "sent"; tries?: number; due_at?: number; uuid?: string }) =>
		test.app.data.db
			.updateTable("mail_outbox")
			.set(to as never)
			.where("item", "=", `realisation|${record.uuid}|${number}`)
			.execute();
	/** Numbers of the comments to which a message links. */
	const links = (index: number) => [...plain(smtp.taken[index]?.raw ?? "").matchAll(/ http\S*#comment-(\d+)/g)].map(([, number]) => number);
	const dailies = async (after: string) =>
		(await test.app.data.db.selectFrom("mail_outbox").selectAll().where("kind", "=", "daily").orderBy("item").execute())
			.filter(({ user_id, item }) => user_id === reader.userId && item > `daily|${after}`)
			.map(({ item, state }) => `${item} ${state}`);
	const subjects = () => smtp.taken.map(({ raw }) => headerOf(raw, "Subject"));

	it("who was here within twenty minutes has as long to see it; who was not is told at once", async () => {
		await begin("2026-11-24T09:00:00Z");
		await name("2026-11-24T09:19:00Z");
		await at("2026-11-24T09:19:50Z");
		expect(smtp.taken).toEqual([]);
		await at("2026-11-24T09:20:10Z");
		expect(subjects()).toEqual([`U bent genoemd bij ${record.ref}`]);
		await begin("2026-11-24T10:00:00Z");
		await name("2026-11-24T10:30:00Z");
		await at("2026-11-24T10:30:21Z");
		expect(smtp.taken).toHaveLength(2);
	});

	it("somebody with a page that is left open is told twenty minutes later, and not never", async () => {
		await begin("2026-11-24T11:00:00Z");
		await name("2026-11-24T11:01:00Z");
		for (const minutes of ["06", "11", "16", "20"]) {
			await at(`2026-11-24T11:${minutes}:00Z`);
			expect((await reader.get("inbox/count")).status).toBe(200);
			expect(smtp.taken).toEqual([]);
		}
		await at("2026-11-24T11:21:01Z");
		expect(smtp.taken).toHaveLength(1);
	});

	it("is told once in ten minutes of one record, and then of all the rest together, each with its own link", async () => {
		await begin("2026-11-25T09:00:00Z");
		await name("2026-11-25T09:30:00Z");
		await at("2026-11-25T09:30:21Z");
		for (const second of ["30", "35", "40"]) await name(`2026-11-25T09:31:${second}Z`);
		await at("2026-11-25T09:32:30Z");
		await at("2026-11-25T09:40:20Z");
		expect(smtp.taken).toHaveLength(1);
		// Busy at the first try: the messages that go along do so under one Message-ID.
		smtp.next = ["take-and-close"];
		await at("2026-11-25T09:40:40Z");
		await name("2026-11-25T09:41:00Z");
		await at("2026-11-25T09:42:00Z");
		expect(subjects()).toEqual([
			`U bent genoemd bij ${record.ref}`,
			`3 nieuwe berichten bij ${record.ref}`,
			`3 nieuwe berichten bij ${record.ref}`,
		]);
		const [, first, again] = smtp.taken.map(({ raw }) => raw);
		expect(headerOf(again ?? "", "Message-ID")).toBe(headerOf(first ?? "", "Message-ID"));
		for (const number of [2, 3, 4])
			expect(plain(again ?? "")).toContain(
				`${number - 1}. U bent genoemd bij ${record.ref}: http://localhost:3999/realisatie/${record.uuid}#comment-${number}`,
			);
		expect(plain(again ?? "")).not.toContain("#comment-5");
		// Lines with the same words are told apart by when they came.
		expect(plain(again ?? "")).toContain(`#comment-2 (25-11-2026 10:31)`);
		expect(plain(first ?? "")).not.toContain("(25-11-2026 10:30");
		await at("2026-11-25T09:55:00Z");
		expect(subjects().slice(3)).toEqual([`U bent genoemd bij ${record.ref}`]);
		await at("2026-11-25T10:30:00Z");
		expect(smtp.taken).toHaveLength(4);
	});

	it("the message of the day comes on working days, and the first one tells of the weekend before it too", async () => {
		await begin("2026-12-04T08:00:00Z", "daily");
		await name("2026-12-04T15:00:00Z");
		await at("2026-12-05T07:00:00Z");
		await name("2026-12-05T10:00:00Z");
		await at("2026-12-06T07:00:00Z");
		await name("2026-12-06T10:00:00Z");
		await at("2026-12-07T06:29:00Z");
		expect(smtp.taken).toEqual([]);
		await at("2026-12-07T06:30:10Z");
		expect(links(0).toSorted()).toEqual(["1", "2", "3"]);
		expect(await dailies("2026-12-04")).toEqual(["daily|2026-12-07 sent"]);
		expect(plain(smtp.taken[0]?.raw ?? "")).toContain(`U bent genoemd bij ${record.ref}`);
		expect(smtp.taken).toHaveLength(1);
	});

	it("a message of the day that could not leave, or was not made by eight in the evening, is told by the next one alone", async () => {
		await begin("2027-01-11T08:00:00Z", "daily");
		await name("2027-01-11T09:00:00Z");
		smtp.next = ["later", "later"];
		await at("2027-01-12T06:30:10Z");
		await name("2027-01-12T15:00:00Z");
		await at("2027-01-12T18:59:50Z");
		await at("2027-01-12T19:10:00Z");
		for (const time of ["06:30:10", "06:35:00", "07:00:00"]) await at(`2027-01-13T${time}Z`);
		expect(smtp.taken).toHaveLength(1);
		expect(links(0).toSorted()).toEqual(["1", "2"]);
		await name("2027-01-14T10:00:00Z");
		await name("2027-01-15T15:00:00Z");
		await at("2027-01-15T19:30:00Z");
		for (const time of ["06:30:10", "06:35:00", "07:00:00"]) await at(`2027-01-18T${time}Z`);
		expect(smtp.taken).toHaveLength(2);
		expect(links(1).toSorted()).toEqual(["3", "4"]);
		expect(await dailies("2027-01-11")).toEqual(["daily|2027-01-12 failed", "daily|2027-01-13 sent", "daily|2027-01-18 sent"]);
	});

	it("what went along is told when its message is given up, unless the reader's address was refused", async () => {
		await begin("2027-01-19T09:00:00Z");
		for (const second of ["00", "01", "02"]) await name(`2027-01-19T09:30:${second}Z`);
		smtp.next = ["refuse-message"];
		await at("2027-01-19T09:31:00Z");
		expect(smtp.taken).toEqual([]);
		await at("2027-01-19T09:31:10Z");
		expect(subjects()).toEqual([`2 nieuwe berichten bij ${record.ref}`]);
		expect(links(0)).toEqual(["2", "3"]);
		await begin("2027-01-19T10:00:00Z");
		for (const second of ["00", "01", "02"]) await name(`2027-01-19T10:30:${second}Z`);
		smtp.next = ["refuse-reader"];
		for (const time of ["10:31:00", "10:31:10", "10:50:00"]) await at(`2027-01-19T${time}Z`);
		expect(smtp.taken).toHaveLength(1);
		expect((await outbox()).map(({ state }) => state)).toEqual(["failed", "dropped", "dropped"]);
	});

	it("what went along with a message that cannot be made is told as well", async () => {
		await begin("2027-01-19T13:00:00Z");
		for (const second of ["00", "01"]) await name(`2027-01-19T13:30:${second}Z`);
		const seen = test.app.data.db.updateTable("person_seen").where("user_id", "=", reader.userId);
		await seen.set({ roles: "{" as never }).execute();
		await at("2027-01-19T13:31:00Z");
		await change(1, { tries: mostTries - 1 });
		await at("2027-01-19T13:33:00Z");
		await seen.set({ roles: JSON.stringify({ municipality: ["0202"] }) as never }).execute();
		await at("2027-01-19T13:33:10Z");
		expect((await outbox()).map(({ state }) => state)).toEqual(["failed", "sent"]);
		expect(links(0)).toEqual(["2"]);
	});

	it("what goes along waits until its message left: sent without it by a former server, it is told by itself", async () => {
		await begin("2027-01-20T09:00:00Z");
		for (const second of ["00", "01"]) await name(`2027-01-20T09:30:${second}Z`);
		smtp.next = ["later"];
		await at("2027-01-20T09:31:00Z");
		const admin = test.person({ admin: ["*"] });
		expect((await outbox()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
		expect((await admin.get("status")).text).not.toContain("with ");
		await change(1, { state: "sent" });
		await at("2027-01-25T09:00:00Z");
		expect(smtp.taken).toEqual([]);
		await at("2027-02-01T09:32:00Z");
		expect(links(0)).toEqual(["2"]);
	});

	it("one that is tried again later, or was sent by a former server, holds up no other for longer than ten minutes", async () => {
		await begin("2027-02-02T09:00:00Z");
		await name("2027-02-02T09:30:00Z");
		smtp.next = ["later", "later", "later", "later", "later"];
		for (const time of ["09:31:00", "09:32:10", "09:36:20", "09:52:30", "10:57:00"]) await at(`2027-02-02T${time}Z`);
		await name("2027-02-02T11:00:00Z");
		await at("2027-02-02T11:00:30Z");
		expect(smtp.taken).toEqual([]);
		await at("2027-02-02T11:07:10Z");
		expect(links(0)).toEqual(["2"]);
		await begin("2027-02-02T12:00:00Z");
		await name("2027-02-02T12:30:00Z");
		await at("2027-02-02T12:31:00Z");
		await change(1, { tries: 5, due_at: test.clock.now + pauseMs(5) });
		await name("2027-02-02T12:32:00Z");
		await at("2027-02-02T12:40:50Z");
		expect(smtp.taken).toHaveLength(2);
		await at("2027-02-02T12:41:10Z");
		expect(smtp.taken).toHaveLength(3);
	});

	it("one message is of one kind, and of two that were held back the older goes first", async () => {
		await begin("2027-02-03T09:00:00Z");
		await reader.post("inbox/mail", { data: { kind: "reply", how: "now" } });
		await say(reader, "2027-02-03T09:00:00Z", { message: "Wie weet dit?" });
		await say(cpo, "2027-02-03T10:00:00Z", { message: "Ik niet", parent: 1 });
		await name("2027-02-03T10:00:05Z");
		await at("2027-02-03T10:00:30Z");
		expect(subjects()).toEqual([`Antwoord bij ${record.ref}`]);
		await say(cpo, "2027-02-03T10:01:00Z", { message: "Toch wel", parent: 1 });
		await change(3, { uuid: "ffffffff-0000-4000-8000-000000000000" });
		await change(4, { uuid: "00000000-0000-4000-8000-000000000000" });
		await at("2027-02-03T10:05:00Z");
		await at("2027-02-03T10:10:40Z");
		await at("2027-02-03T10:20:50Z");
		expect(subjects().slice(1)).toEqual([`U bent genoemd bij ${record.ref}`, `Antwoord bij ${record.ref}`]);
		await reader.post("inbox/mail", { data: { kind: "reply", how: "off" } });
	});

	it("tells in the order in which it came, also of a comment that was read before it named its reader", async () => {
		await begin("2027-02-04T09:00:00Z");
		const { uuid } = await addRequest(test);
		const post = async (instant: string, data: object, synchronisation?: object) => {
			test.clock.now = Date.parse(instant);
			const { status, body } = await cpo.post(`charging-point-requests/${uuid}/comments`, { data, synchronisation });
			expect(status).toBe(200);
			return { synced: body.data.synced };
		};
		await post("2027-02-04T09:29:00Z", { action: "create", message: "Kan dit?" });
		await reader.post("inbox/marks", { data: { items: [`request|${uuid}|1`], mark: "read" } });
		const [message, mentions] = ["Kan dit, @Guus Meent?", [{ kind: "person", id: reader.userId }]];
		const second = await post("2027-02-04T10:00:00Z", { action: "create", message, mentions });
		await post("2027-02-04T10:00:01Z", { action: "edit", number: 1, message, mentions }, second);
		await at("2027-02-04T10:01:00Z");
		expect(links(0)).toEqual(["2", "1"]);
	});

	it("holds fifty things at most, the newest, and says that there are more", async () => {
		await begin("2027-02-05T09:00:00Z");
		for (let number = 10; number < 62; number++) await name(`2027-02-05T09:${number < 60 ? number : "59"}:00Z`);
		await at("2027-02-05T10:00:00Z");
		expect(subjects()).toEqual([`50 nieuwe berichten bij ${record.ref}`]);
		expect(links(0)).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 3)));
		expect(plain(smtp.taken[0]?.raw ?? "").match(/Er is meer: zie uw Postvak\./g)).toHaveLength(2);
	});

	it("nothing leaves in the evening, at night, at the weekend or on a public holiday, and nothing is lost by it", async () => {
		// The Thursday before Good Friday.
		await begin("2027-03-25T10:00:00Z");
		await name("2027-03-25T19:30:00Z");
		for (const instant of ["2027-03-25T19:31:00Z", "2027-03-26T10:00:00Z", "2027-03-27T10:00:00Z", "2027-03-29T10:00:00Z"])
			await at(instant);
		expect(smtp.taken).toEqual([]);
		await at("2027-03-30T05:29:00Z");
		expect(smtp.taken).toEqual([]);
		await at("2027-03-30T05:30:10Z");
		expect(subjects()).toEqual([`U bent genoemd bij ${record.ref}`]);
	});
});

describe("the hours at which messages leave", () => {
	it("take a message that is refused to the first or second working day after its first try", () => {
		const days = new Set<number>();
		for (let first = Date.parse("2026-12-01T00:00:00Z"); first < Date.parse("2027-06-01T00:00:00Z"); first += 3_600_000) {
			if (openFrom(first) > first) continue;
			let last = first;
			for (let tries = 1; tries < mostTries; tries++) last = openFrom(last + pauseMs(tries));
			// Messages that go along with it wait for ten days.
			expect(last - first).toBeLessThan(10 * 86_400_000);
			let working = 0;
			for (let day = addDays(today(first), 1); day <= today(last); day = addDays(day, 1)) working += isFreeDay(day, "nl") ? 0 : 1;
			days.add(working);
		}
		expect([...days].toSorted()).toEqual([1, 2]);
	});

	it("are by day and on working days, on clocks in Europe/Amsterdam", () => {
		for (const [now, from] of [
			["2026-11-27T19:00:00Z", "2026-11-30T06:30:00Z"],
			["2026-11-27T18:59:59Z", "2026-11-27T18:59:59Z"],
			["2026-11-30T05:00:00Z", "2026-11-30T06:30:00Z"],
			["2026-12-24T19:30:00Z", "2026-12-28T06:30:00Z"],
			["2027-03-27T23:30:00Z", "2027-03-30T05:30:00Z"],
		] as const)
			expect(new Date(openFrom(Date.parse(now))).toISOString()).toBe(from.replace("Z", ".000Z"));
	});

	it("are on the working days of the country in which the tenant is", () => {
		const countries = ["nl", "be"].map((country) => countryOf({ map: { countries: [country, "nl"] } as never }));
		const from = (now: string) => countries.map((country) => new Date(openFrom(Date.parse(now), country)).toISOString().slice(0, 10));
		expect(from("2026-07-21T10:00:00Z")).toEqual(["2026-07-21", "2026-07-22"]);
		expect(from("2026-04-27T10:00:00Z")).toEqual(["2026-04-28", "2026-04-27"]);
		expect(from("2026-12-25T10:00:00Z")).toEqual(["2026-12-28", "2026-12-28"]);
	});
});
