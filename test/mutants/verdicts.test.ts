import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { digest } from "../../scripts/mutants/digest.ts";
import { nameOf } from "../../scripts/mutants/file-mutant.ts";
import { relocate } from "../../scripts/mutants/relocate.ts";
import { summary } from "../../scripts/mutants/summary.ts";
import { type Examined, holds, readVerdicts, unexamined, writeVerdicts } from "../../scripts/mutants/verdicts.ts";

/** Lower this for every survivor that a test now notices. It may rise only when more of the sample is examined. */
const MOST_SURVIVORS = 0;

const json = (file: string) => JSON.parse(readFileSync(`test/mutants/${file}`, "utf8")) as unknown;

describe("the kept sample of mutants", () => {
	const { mutants } = readVerdicts() ?? { mutants: [] };
	const survivors = json("survivors.json") as readonly string[];
	const equivalent = json("equivalent.json") as Readonly<Record<string, string>>;

	it("is a thousand, each once, of every origin", () => {
		expect(mutants.length).toBeGreaterThanOrEqual(900);
		expect(new Set(mutants.map(nameOf)).size).toBe(mutants.length);
		for (const origin of ["engine", "server", "web", "data"])
			expect(mutants.filter((mutant) => mutant.origin === origin).length).toBeGreaterThan(200);
	});

	it("has the survivors in a list that only gets shorter", () => {
		const survived = mutants.filter(({ verdict }) => verdict === "survived").map(nameOf);
		expect(survived.filter((name) => equivalent[name] === undefined).toSorted()).toEqual([...survivors].toSorted());
		expect(survivors.length).toBeLessThanOrEqual(MOST_SURVIVORS);
		for (const reason of Object.values(equivalent)) expect(reason.length).toBeGreaterThan(20);
	});

	it("says of each that is noticed by what: a test, the compiler, or the flows' own checks", () => {
		for (const { verdict, by = "", witness } of mutants) {
			if (verdict !== "noticed") continue;
			if (/\.test\.tsx?$/.test(by)) expect([by, witness]).toEqual([by, expect.stringMatching(/^[0-9a-f]{12}$/)]);
			else expect(by).toMatch(/^(?:types|generating|flow check: .+|flow test: .+)$/);
		}
	});
});

const mutant = (changes: Partial<Examined> = {}): Examined => ({
	origin: "engine",
	file: "engine/a.ts",
	place: "3:5",
	kind: "BooleanLiteral",
	change: "true -> false",
	source: digest("text"),
	...changes,
});
const noticed = mutant({ verdict: "noticed", by: "engine/a.test.ts", test: "says so", witness: digest("test") });

describe("a verdict", () => {
	const texts = (given: Readonly<Record<string, string>>) => (file: string) => given[file];

	it("holds as long as neither the changed file nor the noticing test has changed", () => {
		expect(holds(noticed, texts({ "engine/a.ts": "text", "engine/a.test.ts": "test" }))).toBe(true);
		expect(holds(noticed, texts({ "engine/a.ts": "text!", "engine/a.test.ts": "test" }))).toBe(false);
		expect(holds(noticed, texts({ "engine/a.ts": "text", "engine/a.test.ts": "test!" }))).toBe(false);
		expect(holds(noticed, texts({ "engine/a.ts": "text" }))).toBe(false);
		expect(holds(mutant({ verdict: "noticed", by: "types" }), texts({ "engine/a.ts": "text" }))).toBe(true);
	});

	it("that no longer holds leaves the test that noticed, which is asked first", () => {
		expect(unexamined(noticed)).toEqual(mutant({ by: "engine/a.test.ts" }));
	});

	it("is found again as it was written", () => {
		const file = join(mkdtempSync(join(tmpdir(), "laadstroom-")), "verdicts.jsonl");
		expect(readVerdicts(file)).toBeUndefined();
		writeVerdicts({ seed: 7, mutants: [noticed, mutant()] }, file);
		expect(existsSync(file)).toBe(true);
		expect(readVerdicts(file)).toEqual({ seed: 7, mutants: [noticed, mutant()] });
	});
});

describe("a mutant of a file that changed", () => {
	const made = (place: string, change = "true -> false") => ({ ...mutant({ place, change }), text: () => "" });

	it("is the same change nearest to where it was in code, at the same pointer in data, or gone", () => {
		expect(relocate(mutant(), [made("1:1"), made("4:5"), made("3:5", "a -> b"), made("90:5")])?.place).toBe("4:5");
		expect(relocate(mutant({ place: "/steps/1" }), [made("/steps/0"), made("/steps/1")])?.place).toBe("/steps/1");
		expect(relocate(mutant({ place: "/steps/1" }), [made("/steps/0")])).toBeUndefined();
		expect(relocate(mutant(), [])).toBeUndefined();
	});
});

describe("the summary", () => {
	it("counts by origin, keeps the doubtful and the equivalent apart, and tells the rate of what was followed to the end", () => {
		const survived = mutant({ place: "4:1", verdict: "survived" });
		const same = mutant({ place: "5:1", verdict: "survived" });
		const near = mutant({ place: "6:1", verdict: "near" });
		const told = summary({ seed: 7, mutants: [noticed, survived, same, near, mutant()] }, { [nameOf(same)]: "says the same" });
		expect(
			told
				.split("\n")
				.find((line) => line.startsWith("engine"))
				?.split(/\s{2,}/),
		).toEqual(["engine", ...["5", "2", "1", "0", "1", "1", "1", "50.0 %"]]);
		expect(told).toContain("Of the first 3 of the 5, 2 change something, and 1 (50.0 %) are noticed.");
		expect(told).toContain(`survived ${nameOf(survived)}`);
		expect(told).not.toContain(`survived ${nameOf(same)}`);
	});
});
