import { describe, expect, it } from "@jest/globals";
import { PlanningFigures } from "./planning-figures.ts";
import type { ReportedProcess } from "./reported-process.ts";

const process = (planned: unknown, status: ReportedProcess["status"] = "active") =>
	({ status, record: { values: { Plan: { Date: planned } } } }) as unknown as ReportedProcess;

describe("planned and expected", () => {
	it("stand by month, in order of time, with how many are expected later than planned", () => {
		const figures = new PlanningFigures({ name: "plan", path: "values.Plan.Date" });
		figures.add(process("2027-02-10"), "2027-02-11");
		figures.add(process("2027-02-12"), "2027-02-12");
		figures.add(process("2026-12-30"), null);
		figures.add(process("Cancelled"), "2027-01-05");
		figures.add(process(undefined), null);
		figures.add(process("2027-02-10", "onhold"), "2027-06-01");
		const { rows, totals, columns } = figures.figures();
		expect(columns.map(({ label }) => label)).toEqual(["Gepland", "Verwacht", "Later verwacht dan gepland"]);
		expect(rows.map(({ of, values }) => [of[0]?.label, ...values])).toEqual([
			["dec 2026", 1, 0, 0],
			["jan 2027", 0, 1, 0],
			["feb 2027", 2, 2, 1],
			["Geen datum", 2, 2, 0],
		]);
		expect(totals).toEqual([5, 5, 1]);
	});
});
