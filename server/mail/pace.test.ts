import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, startProcess } from "../test-support/test-process.ts";
import type {} from "./index.ts";
import { openFrom } from "./opening-hours.ts";
import { headerOf, MailServer, plain } from "./test-support/mail-server.ts";

describeOnEveryDatabase("when messages leave", (make) => {
	const smtp = new MailServer();
	let test: TestApp;
	let cpo: TestPerson;
	let reader: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		await smtp.open();
		const settings = { SMTP_URL: smtp.url, MAIL_FROM: "laadstroom@organisation.example", PUBLIC_URL: "http://localhost:3999" };
		test = await testApp(await make(), settings, {
			mailPatience: { connectionTimeout: 1_000, greetingTimeout: 1_000, socketTimeout: 1_000 },
		});
		cpo = test.person({ cpo: ["*"] }, test.tenant, { name: "Carla Post" });
		reader = test.person({ municipality: ["0202"] }, test.tenant, { name: "Guus Meent", email: "guus@organisation.example" });
		await learnSteps(cpo);
	});
	beforeEach(() => {
		smtp.taken.length = 0;
	});
	afterAll(async () => {
		await test.close();
		await smtp.close();
	});

	const at = async (instant: string) => {
		test.clock.now = Date.parse(instant);
		if (test.app.mailJob === null) throw new Error("no mail");
		await test.app.servers.begin({ ...test.app.mailJob, everyMs: 3_600_000 });
	};
	/** A process, and its reader last seen at this instant, who is told so of being named. */
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
		// Busy at the first try: what goes along does so under one Message-ID.
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
		await at("2026-11-25T09:55:00Z");
		expect(subjects().slice(3)).toEqual([`U bent genoemd bij ${record.ref}`]);
		await at("2026-11-25T10:30:00Z");
		expect(smtp.taken).toHaveLength(4);
	});

	it("the message of the day comes on working days, and the first one tells of the weekend before it too", async () => {
		await begin("2026-12-04T08:00:00Z", "daily");
		await name("2026-12-04T15:00:00Z");
		for (const instant of ["2026-12-05T07:00:00Z", "2026-12-06T07:00:00Z", "2026-12-07T06:29:00Z"]) await at(instant);
		expect(smtp.taken).toEqual([]);
		await at("2026-12-07T06:30:10Z");
		expect(plain(smtp.taken[0]?.raw ?? "")).toContain(`U bent genoemd bij ${record.ref}`);
		expect(smtp.taken).toHaveLength(1);
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
});
