import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { RealisationRecord } from "../../../engine/index.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { rowsFilled } from "../../test-support/rows-filled.ts";
import { type TestApp, testApp } from "../../test-support/test-app.ts";
import type { TestPerson } from "../../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../../test-support/test-process.ts";

const day = 86_400_000;

describeOnEveryDatabase("days in the list of processes", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	let process: RealisationRecord;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"] });
		await learnSteps(cpo);
		process = await startProcess(test, cpo);
		await rowsFilled(test.app);
	});
	afterAll(() => test.close());

	/** The number of days by which the filter of a column finds the process. */
	async function daysIn(column: "days" | "stepDays"): Promise<readonly number[]> {
		const asked = Array.from({ length: 40 }, async (_, days) => {
			const filters = encodeURIComponent(JSON.stringify({ [column]: [String(days)] }));
			const { body } = await cpo.get(`lists/realisations/rows?filters=${filters}`);
			return (body.data as unknown as readonly RealisationRecord[]).map(() => days);
		});
		return (await Promise.all(asked)).flat();
	}
	const told = async () => ({ days: await daysIn("days"), stepDays: await daysIn("stepDays") });

	async function changeStatus(data: object): Promise<void> {
		const { synced } = (await cpo.get(`processes/realisation/${process.uuid}`)).body.data;
		const answer = await cpo.post(`processes/realisation/${process.uuid}/status`, { synchronisation: { synced }, data });
		expect([answer.status, answer.text]).toEqual([200, answer.text]);
	}

	it("count from the start of the process and from that of its step, by the day on which is asked, and stand still on hold", async () => {
		expect(await told()).toEqual({ days: [0], stepDays: [0] });
		test.clock.now += 3 * day;
		expect(await told()).toEqual({ days: [3], stepDays: [3] });
		process = await saved(cpo, process, stepSave(process, "1", stepOne(process), { complete: true, target: "2" }));
		expect(await told()).toEqual({ days: [3], stepDays: [0] });
		test.clock.now += 4 * day;
		expect(await told()).toEqual({ days: [7], stepDays: [4] });
		await changeStatus({ status: "onhold", action: "enable", reason: "vovo", comment: "" });
		test.clock.now += 10 * day;
		expect(await told()).toEqual({ days: [7], stepDays: [4] });
		await changeStatus({ status: "onhold", action: "disable" });
		test.clock.now += 2 * day;
		expect(await told()).toEqual({ days: [9], stepDays: [6] });
	});
});
