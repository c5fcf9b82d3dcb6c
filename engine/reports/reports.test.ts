import { describe, expect, it } from "@jest/globals";
import { yearSpan } from "../calendar/year-span.ts";
import type { LabelsOf } from "./figures.ts";
import { inOrder } from "./figures.ts";
import { judgementFigures } from "./judgement-figures.ts";
import { findReport, resolveReports } from "./resolve-reports.ts";

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
			"dagen-per-partij",
		]);
		expect(resolveReports({}).benchmark).toEqual([]);
		const own = resolveReports({ benchmarkMenu: ["gridoperator", "type"], reports: { years: [2030] } });
		expect([own.years, own.benchmark, own.menu.length]).toEqual([["2030"], ["gridOperator", "type"], 1]);
		expect(findReport(own, "beoordelingen")?.name).toBe("RequestJudgement");
		expect(findReport(own, "klanten")).toBeUndefined();
	});
});
