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
			[result("001", "passed"), ...["a", "b", "c", "d"].map((name) => ({ ...result("002", "flaky"), file: `${name}.test.ts` }))],
			"4 journeys and files of tests passed only at the second try",
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

	it("counts a second try for each journey, and one for all tests of a file of jest", () => {
		const flaky = ["a", "b", "c", "d"].map((title) => result("002", "flaky", title));
		expect(faults(result("001", "passed"), ...flaky)).toEqual([]);
		const journeys = flaky.map((each) => ({ ...each, file: "test/browser/a.spec.ts" }));
		expect(faults(result("001", "passed"), ...journeys).join("\n")).toContain("4 journeys and files of tests");
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
		expect(summarise(results)).toEqual({ passed: 2, failed: 1, flaky: [], secondTries: 0 });
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
		expect(summarise(results)).toEqual({
			passed: 1,
			failed: 0,
			flaky: ["test/browser/a.spec.ts: a.spec.ts walks"],
			secondTries: 1,
		});
	});

	it("let the second try of a file count, and call flaky what failed at first and passed then", () => {
		const [first, second] = [
			jest(
				1000,
				{ fullName: "shaky", status: "failed" },
				{ fullName: "broken", status: "failed" },
				{ fullName: "sound", status: "passed" },
			),
			jest(
				1001,
				{ fullName: "shaky", status: "passed" },
				{ fullName: "broken", status: "failed" },
				{ fullName: "sound", status: "failed" },
			),
		];
		const { results } = read({ "unit.json": first, "unit-second-try.json": second });
		expect(Object.fromEntries(results.map(({ title, outcome }) => [title, outcome]))).toEqual({
			shaky: "flaky",
			broken: "failed",
			sound: "failed",
		});
		expect(results).toHaveLength(3);
	});

	it("do not take a failed test for passed because the second try has none of that name", () => {
		const { results } = read({
			"unit.json": jest(1000, { fullName: "a", status: "failed" }),
			"unit-second-try.json": jest(1001, { fullName: "b", status: "passed" }),
		});
		expect(Object.fromEntries(results.map(({ title, outcome }) => [title, outcome]))).toEqual({ a: "failed", b: "passed" });
	});

	it("count a file that failed without a failed test, and call it flaky when it passes then", () => {
		const away = { startTime: 1000, testResults: [{ name: join(process.cwd(), "a.test.ts"), status: "failed", assertionResults: [] }] };
		expect(summarise(read({ "unit.json": away }).results)).toMatchObject({ passed: 0, failed: 1 });
		const { results } = read({ "unit.json": away, "unit-second-try.json": jest(1001, { fullName: "a", status: "passed" }) });
		expect(summarise(results)).toEqual({ passed: 2, failed: 0, flaky: ["a.test.ts: a.test.ts"], secondTries: 1 });
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
