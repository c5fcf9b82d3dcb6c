import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { proofFaults, provenRows } from "./proof-faults.ts";
import { type Outcome, type Result, readRun, runNote, summarise } from "./results.ts";

/** A title with the id of a row, put together here so that this test claims no row. */
const id = (number: string) => `REA-${number}`;
const catalogue = [
	{ id: id("001"), area: "config", source: "REALISATION 1", requirement: "One." },
	{ id: id("002"), area: "config", source: "REALISATION 1", requirement: "Two." },
];
const result = (number: string, outcome: Outcome, title = "works"): Result => ({
	file: "a.test.ts",
	title: `${id(number)} ${title}`,
	outcome,
});
const faults = (...results: readonly Result[]) => proofFaults(catalogue, { results, stale: [] });

describe("what a run proves", () => {
	it("has no fault when each row has a test and all of them passed", () => {
		expect(faults(result("001", "passed"), result("002", "passed"))).toEqual([]);
	});

	it.each([
		["a row without a test", [result("001", "passed")], `${id("002")} has no test: Two.`],
		["a skipped test", [result("001", "passed"), result("002", "skipped")], "skipped"],
		[
			"more tests that passed at the second try than chance has",
			[result("001", "passed"), ...["a", "b", "c", "d"].map((title) => result("002", "flaky", title))],
			"4 tests passed only at the second try",
		],
		["a test that is expected to fail", [result("001", "passed"), result("002", "failing-as-expected")], "expected to fail"],
		["an id that is in no catalogue", [result("001", "passed"), result("002", "passed"), result("940", "passed")], `no ${id("940")}`],
		[
			"one failed test among those of a row",
			[result("001", "passed"), result("002", "passed"), result("002", "failed", "b")],
			"did not pass",
		],
	] as const)("finds %s", (_, results, fault) => {
		expect(faults(...results).join("\n")).toContain(fault);
	});

	it("takes a test that passed at the second try for proof, up to three", () => {
		expect(faults(result("001", "flaky"), result("002", "flaky", "a"), result("002", "flaky", "b"))).toEqual([]);
		expect([...provenRows([result("001", "flaky"), result("002", "passed")])]).toEqual([id("001"), id("002")]);
	});

	it("does not count a row whose test did anything but pass", () => {
		expect([...provenRows([result("001", "passed"), result("001", "skipped", "b"), result("002", "passed")])]).toEqual([id("002")]);
	});
});

describe("the reports of a run", () => {
	const jest = (
		startTime: number,
		...tests: readonly { readonly fullName: string; readonly status: string; readonly failing?: boolean }[]
	) => ({
		startTime,
		testResults: [{ name: join(process.cwd(), "a.test.ts"), status: "passed", assertionResults: tests }],
	});
	const playwright = (startTime: string, status: string, expectedStatus = "passed") => ({
		stats: { startTime },
		suites: [{ title: "a.spec.ts", specs: [{ title: "walks", file: "a.spec.ts", tests: [{ status, expectedStatus }] }] }],
	});

	function read(reports: Readonly<Record<string, unknown>>) {
		const folder = mkdtempSync(join(tmpdir(), "laadstroom-run-"));
		try {
			const note = runNote(1000);
			writeFileSync(join(folder, note.file), note.text);
			for (const [name, report] of Object.entries(reports)) writeFileSync(join(folder, name), JSON.stringify(report));
			return readRun(folder);
		} finally {
			rmSync(folder, { recursive: true });
		}
	}

	it("are read from jest and Playwright, with the file of every test", () => {
		const { results, stale } = read({
			"unit.json": jest(1000, { fullName: "a b", status: "passed" }, { fullName: "c", status: "passed", failing: true }),
			"browser.json": playwright("1970-01-01T00:00:02Z", "expected"),
		});
		expect(stale).toEqual([]);
		expect(results).toEqual(
			expect.arrayContaining([
				{ file: "a.test.ts", title: "a b", outcome: "passed" },
				{ file: "a.test.ts", title: "c", outcome: "failing-as-expected" },
				{ file: "test/browser/a.spec.ts", title: "a.spec.ts walks", outcome: "passed" },
			]),
		);
		expect(summarise(results)).toEqual({ passed: 2, failed: 1, flaky: [] });
	});

	it.each([
		["flaky", "passed", "flaky"],
		["unexpected", "passed", "failed"],
		["skipped", "skipped", "skipped"],
		["expected", "failed", "failing-as-expected"],
	])("tell a journey that is %s (%s)", (status, expectedStatus, outcome) => {
		const { results } = read({ "browser.json": playwright("1970-01-01T00:00:02Z", status, expectedStatus) });
		expect(results.map((each) => each.outcome)).toEqual([outcome]);
	});

	it("name what passed only at the second try, and count it as passed", () => {
		const { results } = read({ "browser.json": playwright("1970-01-01T00:00:02Z", "flaky") });
		expect(summarise(results)).toEqual({ passed: 1, failed: 0, flaky: ["test/browser/a.spec.ts: a.spec.ts walks"] });
	});

	it("do not count when they were begun before the run", () => {
		const { results, stale } = read({ "unit.json": jest(999, { fullName: "a", status: "passed" }) });
		expect(results).toEqual([]);
		expect(stale).toEqual(["unit.json"]);
	});

	it("do not call skipped what another part of the run left out by its name", () => {
		const { results } = read({
			"unit.json": jest(1000, { fullName: "a", status: "passed" }, { fullName: "never", status: "pending" }),
			"postgresql.json": jest(1000, { fullName: "a", status: "pending" }, { fullName: "never", status: "pending" }),
		});
		expect(Object.fromEntries(results.map(({ title, outcome }) => [title, outcome]))).toEqual({ a: "passed", never: "skipped" });
		expect(results).toHaveLength(2);
	});
});
