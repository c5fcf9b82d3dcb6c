import { describe, expect, it } from "@jest/globals";
import { yearSpan } from "../calendar/year-span.ts";
import type { RealisationEvent } from "../run/realisation.ts";
import type { LabelsOf } from "./figures.ts";
import { inOrder } from "./figures.ts";
import { judgementFigures } from "./judgement-figures.ts";
import { daysPerStep } from "./reported-process.ts";
import { findReport, resolveReports } from "./resolve-reports.ts";

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const event = (type: RealisationEvent["type"], day: string): RealisationEvent => ({
	type,
	ts: at(day),
	version: "1.0.0",
	userId: "u",
	meta: { uuid: null },
});

describe("days per step", () => {
	const head = (...steps: readonly (readonly [string, string, string | null])[]) => ({
		flow: {
			uuid: "f",
			version: "1.0.0",
			iteration: 0,
			activeStep: null,
			marks: [],
			state: steps.map(([step, started, completed]) => ({
				uuid: step,
				step,
				started_at: at(started),
				completed_at: completed === null ? null : at(completed),
			})),
		},
	});

	it("leave out the days on hold and cancelled, also where they overlap or run across steps, and steps that are open", () => {
		const days = daysPerStep(
			head(
				["1", "2026-03-02", "2026-03-12"],
				["2", "2026-03-12", "2026-03-22"],
				["3", "2026-03-22", "2026-03-22"],
				["4", "2026-03-22", null],
			),
			[
				event("onhold-start", "2026-03-04"),
				event("cancelled-start", "2026-03-06"),
				event("cancelled-end", "2026-03-08"),
				event("onhold-end", "2026-03-09"),
				event("onhold-start", "2026-03-10"),
				event("onhold-end", "2026-03-14"),
			],
		);
		expect([...days]).toEqual([
			["1", 3],
			["2", 8],
			["3", 0],
		]);
	});

	it("are calendar days: one hour over midnight is a day, across the change of the clock too", () => {
		const midnight = (started: string, completed: string) =>
			daysPerStep(
				{
					flow: { ...head().flow, state: [{ uuid: "1", step: "1", started_at: Date.parse(started), completed_at: Date.parse(completed) }] },
				},
				[],
			).get("1");
		expect(midnight("2026-01-10T22:30:00Z", "2026-01-10T23:30:00Z")).toBe(1);
		expect(midnight("2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z")).toBe(1);
	});
});

describe("judged requests", () => {
	it("count in the month and year of the Netherlands", () => {
		const figures = judgementFigures([
			{ at: Date.parse("2025-12-31T22:30:00Z"), count: 2 },
			{ at: Date.parse("2025-12-31T23:30:00Z"), count: 3 },
			{ at: Date.parse("2026-06-30T22:30:00Z"), count: 5 },
		]);
		expect(figures.columns.map(({ value }) => value)).toEqual(["2025", "2026"]);
		expect(
			figures.rows.filter(({ values }) => values.some((value) => value !== 0)).map(({ of, values }) => [of[0]?.value, values]),
		).toEqual([
			["01", [0, 3]],
			["07", [0, 5]],
			["12", [2, 0]],
		]);
		expect(figures.totals).toEqual([2, 8]);
	});

	it("a year begins at midnight in the Netherlands", () => {
		expect(yearSpan(2022)).toEqual({ from: Date.parse("2021-12-31T23:00:00Z"), to: Date.parse("2022-12-31T23:00:00Z") });
	});
});

describe("the order of values", () => {
	it("is that of the known ones, then by name, then those without", () => {
		const labels: ReturnType<LabelsOf> = { label: null, known: ["b", "a"], labelOf: (value) => ({ z: "Écluse" })[value] ?? value };
		expect(inOrder([null, "z", "a", "fabriek", "b", "10", "9"], labels)).toEqual(["b", "a", "9", "10", "z", "fabriek", null]);
	});
});

describe("the reports of a tenant", () => {
	it("are the product's own where its file says nothing, and else its own, property by property", () => {
		expect(resolveReports({}).menu.flatMap(({ items }) => items.map(({ path }) => path))).toEqual([
			"key-metrics",
			"beoordelingen",
			"realisatiestatus",
			"realisatiedoorlooptijden",
		]);
		expect(resolveReports({}).benchmark).toEqual([]);
		const own = resolveReports({ benchmarkMenu: ["gridoperator", "type"], reports: { years: [2030] } });
		expect([own.years, own.benchmark, own.menu.length]).toEqual([["2030"], ["gridOperator", "type"], 1]);
		expect(findReport(own, "beoordelingen")?.name).toBe("RequestJudgement");
		expect(findReport(own, "klanten")).toBeUndefined();
	});
});
