import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { sample, upload } from "../test-support/test-file.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { startProcess } from "../test-support/test-process.ts";

describeOnEveryDatabase("files that wait for the scanner", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let record: RealisationRecord;
	/** The scanner's error for bytes that it cannot judge; null when it can judge everything. */
	let wrong: Error | null = null;
	let scans = 0;
	const hard = sample("verkeersbesluit.pdf");
	const scanner = {
		async scan(bytes: Buffer) {
			scans += 1;
			if (wrong !== null && (bytes.equals(hard) || "code" in wrong)) throw wrong;
			return "clean" as const;
		},
	};
	beforeAll(async () => {
		test = await testApp(await make(), {}, { files: { scanner } });
		cpo = test.person({ cpo: ["*"] });
		record = await startProcess(test, cpo);
	});
	afterAll(() => test.close());
	beforeEach(() => {
		test.clock.now += 1_000;
		scans = 0;
	});

	const put = async (bytes?: Buffer) => {
		test.clock.now += 1_000;
		const { uuid } = await upload(test.app, cpo, record.uuid, {}, bytes);
		await test.app.files.settled();
		return uuid;
	};
	const round = async () => {
		test.app.files.check(test.tenant);
		await test.app.files.settled();
	};
	const isChecked = async (uuid: string) => ((await cpo.get(`files/${uuid}`)).body.data as unknown as { checked: boolean }).checked;

	it("go on behind one that it cannot judge, which is asked about again behind them and cleared when it can be", async () => {
		wrong = new Error('clamd said "stream: Can\'t allocate memory ERROR"');
		const [first, second] = [await put(hard), await put(hard)];
		const behind = await put();
		expect(await Promise.all([first, second, behind].map(isChecked))).toEqual([false, false, true]);
		scans = 0;
		await round();
		// One of them per round, however many there are.
		expect(scans).toBe(1);
		wrong = null;
		await round();
		await round();
		expect(await Promise.all([first, second].map(isChecked))).toEqual([true, true]);
	});

	it("all wait while nobody listens there, and are not tried one by one", async () => {
		wrong = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
		const waiting = [await put(), await put(), await put()];
		scans = 0;
		await round();
		expect(scans).toBe(1);
		wrong = null;
		await round();
		expect(await Promise.all(waiting.map(isChecked))).toEqual([true, true, true]);
	});
});
