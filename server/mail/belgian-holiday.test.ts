import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { TenantDefinition } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { defaultTenantFolder } from "../test-support/default-tenant-folder.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";
import { inRoundsAlone, MailServer, mailRound, mailSettings, plain } from "./test-support/mail-server.ts";

describeOnEveryDatabase("messages of a tenant in Belgium", (make) => {
	const smtp = new MailServer();
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		await smtp.open();
		const { map } = JSON.parse(readFileSync(`flows/${defaultTenantFolder()}/tenant.json`, "utf8")) as TenantDefinition;
		const tenantFile = { tell: { now: ["mention"], daily: ["role"] }, map: { ...map, countries: ["be", "nl"] } };
		test = await testApp(await make(), mailSettings(smtp), { ...inRoundsAlone, tenantFile });
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(async () => {
		await test.close();
		await smtp.close();
	});

	it("wait for the end of its national holiday, the daily one too, which then tells what came before it", async () => {
		const at = async (instant: string) => {
			test.clock.now = Date.parse(instant);
			await mailRound(test.app);
			return smtp.taken.map(({ to }) => to).toSorted();
		};
		test.clock.now = Date.parse("2027-07-19T09:00:00Z");
		const readers = ["vroeg", "dagelijks"].map((name) =>
			test.person({ municipality: ["0202"] }, test.tenant, { name, email: `${name}@organisation.example` }),
		);
		for (const reader of readers) await reader.get("inbox/count");
		const [early] = readers;
		expect((await early?.post("inbox/mail", { data: { kind: "role", how: "off" } }))?.status).toBe(200);
		const record = await startProcess(test, cpo);
		const say = async (instant: string, message: string, mentions: readonly object[]) => {
			test.clock.now = Date.parse(instant);
			const data = { action: "create", message, mentions };
			expect((await cpo.post(`processes/realisation/${record.uuid}/comments`, { data })).status).toBe(200);
		};
		await say("2027-07-20T18:30:00Z", "@Gemeente, na sluitingstijd", [{ kind: "role", id: "municipality" }]);
		await say("2027-07-21T09:00:00Z", "@vroeg", [{ kind: "person", id: early?.userId }]);
		for (const hour of ["07", "12", "17"]) expect(await at(`2027-07-21T${hour}:00:00Z`)).toEqual([]);
		expect(await at("2027-07-22T05:30:10Z")).toEqual(["dagelijks@organisation.example", "vroeg@organisation.example"]);
		expect(plain(smtp.taken.find(({ to }) => to.startsWith("dagelijks"))?.raw ?? "")).toContain(record.ref);
	});
});
