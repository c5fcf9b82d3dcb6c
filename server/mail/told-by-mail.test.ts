import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import type {} from "./index.ts";
import { dailyInstant, openFrom } from "./opening-hours.ts";
import { headerOf, inRoundsAlone, MailServer, mailRound, mailSettings, plain } from "./test-support/mail-server.ts";

describeOnEveryDatabase("who is told by e-mail", (make) => {
	const smtp = new MailServer();
	let test: TestApp;
	let cpo: TestPerson;
	let record: RealisationRecord;
	beforeAll(async () => {
		await smtp.open();
		const tell = { now: ["mention"], daily: ["mention", "role"] };
		test = await testApp(await make(), mailSettings(smtp), { ...inRoundsAlone, tenantFile: { tell } });
		cpo = test.person({ cpo: ["*"] });
		record = await startProcess(test, cpo);
	});
	afterAll(async () => {
		await test.close();
		await smtp.close();
	});

	/** Somebody of the municipality who has been here. */
	const reader = async (name: string, email: string) => {
		const person = test.person({ municipality: ["0202"] }, test.tenant, { name, email });
		await person.get("inbox/count");
		const seen = () => test.app.data.db.selectFrom("person_seen").select("name").where("user_id", "=", person.userId).execute();
		for (let tries = 0; tries < 200 && (await seen()).length === 0; tries++) await new Promise((done) => setTimeout(done, 5));
		return person;
	};
	const say = async (message: string, mentions: readonly { readonly kind: "person" | "role"; readonly id: string }[]) => {
		const data = { action: "create", message, mentions };
		expect((await cpo.post(`processes/realisation/${record.uuid}/comments`, { data })).status).toBe(200);
	};
	const round = async () => {
		await mailRound(test.app);
	};
	const later = async (milliseconds = 1_201_000) => {
		test.clock.now += milliseconds;
		await round();
	};
	const morning = async () => {
		test.clock.now = openFrom(dailyInstant(test.clock.now + 86_400_000)) + 1_000;
		await round();
	};
	const sentTo = (address: string) => smtp.taken.filter(({ to }) => to === address).map(({ raw }) => raw);

	it("is whoever chose nothing, of what the tenant's file says, until they choose, or end it by the link", async () => {
		const silent = await reader("Stille Lezer", "stil@organisation.example");
		const named = [{ kind: "person", id: silent.userId }] as const;
		const mine = () => sentTo("stil@organisation.example");
		const hows = async () => {
			const { mail } = (await silent.get("inbox")).body.data as unknown as { mail: { choices: { kind: string; how: string }[] } };
			return mail.choices.flatMap(({ kind, how }) => (how === "off" ? [] : [`${kind} ${how}`]));
		};
		expect(await hows()).toEqual(["mention now", "role daily"]);
		await say("@Stille Lezer", named);
		await later();
		expect(mine()).toHaveLength(1);
		await silent.post("inbox/mail", { data: { kind: "mention", how: "off" } });
		expect(await hows()).toEqual(["role daily"]);
		await say("@Stille Lezer", named);
		await say("@Gemeente", [{ kind: "role", id: "municipality" }]);
		await later();
		expect(mine()).toHaveLength(1);
		await morning();
		expect(mine()).toHaveLength(2);
		expect(plain(mine()[1] ?? "")).toContain(`Uw rol is genoemd bij ${record.ref}`);
		const link = new URL(/^<(.*)>$/.exec(headerOf(mine()[1] ?? "", "List-Unsubscribe") ?? "")?.[1] ?? "");
		expect((await test.app.inject({ method: "POST", url: link.pathname + link.search })).statusCode).toBe(200);
		expect(await hows()).toEqual([]);
		await say("@Gemeente", [{ kind: "role", id: "municipality" }]);
		await morning();
		expect(mine()).toHaveLength(2);
	});

	it("are the others while one message cannot be made, or is for somebody who sees no list any more", async () => {
		const spoilt = await reader("Bert Stuk", "bert@organisation.example");
		const gone = await reader("Weg Gegaan", "weg@organisation.example");
		const guus = await reader("Guus Meent", "guus@organisation.example");
		const people = [spoilt, gone, guus].map(({ userId }) => ({ kind: "person" as const, id: userId }));
		await say("@Bert Stuk @Weg Gegaan @Guus Meent", people);
		const roles = (person: TestPerson, to: string) =>
			test.app.data.db
				.updateTable("person_seen")
				.set({ roles: to as never })
				.where("user_id", "=", person.userId)
				.execute();
		await roles(spoilt, "{");
		await roles(gone, JSON.stringify({ admin: ["*"] }));
		await later();
		const outbox = await test.app.data.db.selectFrom("mail_outbox").select(["user_id", "state", "reason"]).execute();
		const stateOf = (person: TestPerson) => outbox.filter(({ user_id }) => user_id === person.userId);
		expect([spoilt, gone, guus].map(stateOf)).toMatchObject([
			[{ state: "waiting", reason: "fault" }],
			[{ state: "dropped", reason: "nothing" }],
			[{ state: "sent", reason: "" }],
		]);
		expect(sentTo("guus@organisation.example")).toHaveLength(1);
		await roles(spoilt, JSON.stringify({ municipality: ["0202"] }));
		await later(61_000);
		expect(sentTo("bert@organisation.example")).toHaveLength(1);
	});
});
