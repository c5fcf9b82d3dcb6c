import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { FigureRow, Figures, RealisationRecord } from "../../engine/index.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { grant } from "../test-support/grant.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import type { TestPerson } from "../test-support/test-person.ts";
import { learnSteps, saved, startProcess, stepOne, stepSave } from "../test-support/test-process.ts";
import { addRequest } from "../test-support/test-request.ts";

const day = 86_400_000;

describeOnEveryDatabase("reports", (make) => {
	let test: TestApp;
	let cpo: TestPerson;
	beforeAll(async () => {
		test = await testApp(await make());
		cpo = test.person({ cpo: ["*"], municipality: ["*"] });
		await learnSteps(cpo);
	});
	afterAll(() => test.close());

	const tables = async (person: TestPerson, report: string): Promise<readonly Figures[]> => {
		const { status, body, text } = await person.get(`reports/${report}`);
		expect([report, status, status === 200 ? "" : text]).toEqual([report, 200, ""]);
		return body.data.tables as unknown as readonly Figures[];
	};
	const rowOf = ([table]: readonly Figures[], value: string): FigureRow["values"] =>
		table?.rows.find(({ of }) => of.some((each) => each.value === value))?.values ?? [];
	const status = (person: TestPerson, record: RealisationRecord, data: object) =>
		saved(person, { ...record, uuid: `${record.uuid}/status` }, { synchronisation: { synced: record.synced }, data });

	it("the benchmark leaves out the days that a step stood on hold, and counts a step that is open until now", async () => {
		let record = await startProcess(test, cpo);
		test.clock.now += 2 * day;
		await status(cpo, record, { status: "onhold", action: "enable", reason: "vovo" });
		test.clock.now += 5 * day;
		const held = (await cpo.get(`processes/realisation/${record.uuid}`)).body.data;
		await status(cpo, held, { status: "onhold", action: "disable" });
		test.clock.now += 3 * day;
		record = (await cpo.get(`processes/realisation/${record.uuid}`)).body.data;
		await saved(cpo, record, stepSave(record, "1", stepOne(record), { complete: true, target: "2" }));
		test.clock.now += 20 * day;
		const admin = test.person({ admin: ["*"] });
		expect(rowOf(await tables(admin, "realisatiedoorlooptijden?by=municipality"), "0202").slice(0, 3)).toEqual([1, 5, 20]);
	});

	it("count what is within the geography codes of the right to report, whatever else somebody may see", async () => {
		await addRequest(test);
		await addRequest(test, { geographyCode: "0200" });
		await addRequest(test, { geographyCode: "0200", status: 3 });
		const openAndAccepted = async (person: TestPerson) => {
			const figures = await tables(person, "key-metrics");
			return [rowOf(figures, "openRequests")[0], rowOf(figures, "acceptedRequests")[0], rowOf(figures, "runningProcesses")[0]];
		};
		expect(await openAndAccepted(test.person({ admin: ["*"] }))).toEqual([2, 1, 1]);
		expect(await openAndAccepted(test.person({ admin: ["0202"], municipality: ["*"] }))).toEqual([1, 0, 1]);
		expect(await openAndAccepted(test.person({ admin: ["0200"] }))).toEqual([1, 1, 0]);
		expect(await openAndAccepted(test.person({ admin: ["0193"] }))).toEqual([0, 0, 0]);
		for (const report of ["beoordelingen", "realisatiestatus", "realisatiedoorlooptijden"]) {
			const [nothing] = await tables(test.person({ admin: ["0193"] }), report);
			expect([report, nothing?.rows.flatMap(({ values }) => values).filter((value) => (value ?? 0) !== 0)]).toEqual([report, []]);
		}
	});

	it("change with what is stored: figures that were worked out before are not answered any more", async () => {
		const admin = test.person({ admin: ["*"] });
		const before = rowOf(await tables(admin, "key-metrics"), "openRequests")[0] ?? 0;
		expect(rowOf(await tables(admin, "key-metrics"), "openRequests")[0]).toBe(before);
		await addRequest(test, { geographyCode: "0193" });
		expect(rowOf(await tables(admin, "key-metrics"), "openRequests")[0]).toBe(Number(before) + 1);
	});

	it("tell processes apart only by values that the reader may see", async () => {
		// Developers see no step of this flow.
		const takeBack = grant(test, "reporting", "developer");
		const stations = async (person: TestPerson) => (await tables(person, "realisatiestatus"))[0]?.totals?.[1];
		const operators = async (person: TestPerson) =>
			(await tables(person, "realisatiedoorlooptijden?by=gridOperator"))[0]?.rows.map(({ of }) => of[0]?.value);
		const [admin, developer] = [test.person({ admin: ["*"] }), test.person({ developer: ["*"] })];
		expect([await stations(admin), await operators(admin)]).toEqual([1, ["gridoperator|liander"]]);
		expect([await stations(developer), await operators(developer)]).toEqual([0, [null]]);
		takeBack();
	});

	it("tell in which years processes were created within the codes of who asks, by the calendar of the Netherlands", async () => {
		const before = test.clock.now;
		const years = async (person: TestPerson) => (await person.get("reports/realisatiedoorlooptijden?year=2031")).body.data.years;
		test.clock.now = Date.parse("2028-12-31T23:30:00Z");
		await startProcess(test, cpo);
		test.clock.now = before;
		expect(await years(test.person({ admin: ["*"] }))).toEqual(["2026", "2029"]);
		expect(await years(test.person({ admin: ["0399"] }))).toEqual([]);
	});

	it("are refused to whoever has no right to report, and a report there is not is not found", async () => {
		for (const roles of [{ cpo: ["*"] }, { municipality: ["*"] }, { developer: ["*"] }, { guest: ["*"] }] as Record<string, string[]>[])
			expect([roles, (await test.person(roles).get("reports/key-metrics")).status]).toEqual([roles, 403]);
		const admin = test.person({ admin: ["*"] });
		for (const other of ["klanten", "aantal-laadpunten", "bestaat-niet", "constructor"])
			expect([other, (await admin.get(`reports/${other}`)).status]).toEqual([other, 404]);
	});

	it("refuse what a report does not know, and name it", async () => {
		const admin = test.person({ admin: ["*"] });
		for (const [report, path] of [
			["key-metrics?year=2022", "year"],
			["beoordelingen?status=active", "status"],
			["realisatiestatus?by=type", "by"],
			["realisatiedoorlooptijden?by=address", "by"],
			["realisatiedoorlooptijden?detail=uuid", "detail"],
			["realisatiedoorlooptijden?year=22", "year"],
			["realisatiedoorlooptijden?status=open", "status"],
			["realisatiedoorlooptijden?codes=0202", "codes"],
		]) {
			const { status: answered, body } = await admin.get(`reports/${report}`);
			expect([report, answered, body.errors.map((error) => error.path).join()]).toEqual([report, 400, expect.stringContaining(path ?? "")]);
		}
	});
});
