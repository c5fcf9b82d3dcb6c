import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import type { FileStorage } from "../files/storage/file-storage.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { putBytes, register, sample } from "../test-support/test-file.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { newProcess, startProcess } from "../test-support/test-process.ts";

const noRoom = {
	status: 507,
	code: "no-room",
	title: "De data kon niet opgeslagen worden",
	message: expect.stringContaining("Er is geen ruimte meer om iets op te slaan"),
};

describe("F3 a full disk", () => {
	let test: TestApp;
	let cpo: TestPerson;
	let diskIsFull = false;
	const kept = new Map<string, Buffer>();
	const storage: FileStorage = {
		put: async ({ uuid }, bytes) => {
			if (diskIsFull) throw Object.assign(new Error("no space left on device, write"), { code: "ENOSPC" });
			kept.set(uuid, bytes);
		},
		get: async ({ uuid }) => kept.get(uuid),
		remove: async ({ uuid }) => void kept.delete(uuid),
		tidy: async () => undefined,
	};
	beforeAll(async () => {
		test = await testApp({ place: { url: null, folder: ":memory:" }, remove: async () => undefined }, {}, { files: { storage } });
		cpo = test.person({ cpo: ["*"] });
	});
	afterAll(() => test.close());

	it("of the database is told with 507 and a Dutch problem, reading goes on, and so does writing once there is room", async () => {
		const { db } = test.app.data;
		const record = await startProcess(test, cpo);
		await sql`pragma max_page_count = 1`.execute(db);
		const statuses: number[] = [];
		let last = await cpo.post("processes/realisation", newProcess(test.tenant));
		// Some pages still have space.
		for (; last.status === 201 && statuses.length < 500; last = await cpo.post("processes/realisation", newProcess(test.tenant))) {
			statuses.push(last.status);
		}
		expect(last.body).toMatchObject(noRoom);
		// This call adds no line to the audit trail.
		expect((await cpo.get("stakeholders")).status).toBe(200);
		await sql`pragma max_page_count = 1000000`.execute(db);
		expect((await cpo.post("processes/realisation", newProcess(test.tenant))).status).toBe(201);
		expect((await cpo.get(`processes/realisation/${record.uuid}`)).status).toBe(200);
	});

	it("of the files is told so too, keeps nothing half, and the same link takes the file once there is room", async () => {
		const record = await startProcess(test, cpo);
		const { link, file } = await register(cpo, record.uuid);
		diskIsFull = true;
		const refused = await putBytes(test.app, link, sample("inrichtingsplan.pdf"));
		expect([refused.status, JSON.parse(refused.text)]).toMatchObject([507, noRoom]);
		expect(kept.size).toBe(0);
		diskIsFull = false;
		expect((await putBytes(test.app, link, sample("inrichtingsplan.pdf"))).status).toBe(200);
		expect([...kept.keys()]).toEqual([file.uuid]);
	});
});
