import { describe, expect, it } from "@jest/globals";
import { journeyFiles, journeysInTime, titlesOfProofs } from "./journeys.ts";

describe("journeys that prove rows", () => {
	it("bear a row's id, or are named by the ledger", () => {
		const proof = [
			"test/browser/files.spec.ts › a file (of 1.5 MB) comes",
			"web/App.test.tsx › something drawn",
			"test/browser/a.spec.ts › REA-002",
		];
		const titles = new RegExp(titlesOfProofs({ "REA-001": [{ claim: "A file comes.", at: "screen", proof }] }));
		const matching = ["files.spec.ts REA-045 shows", "files.spec.ts a file (of 1.5 MB) comes back", "something drawn", "a file of 1.5 MB"];
		expect(matching.map((title) => titles.test(title))).toEqual([true, true, false, false]);
	});
});

describe("the other journeys", () => {
	const files = ["a", "b", "c", "d"].map((name) => ({ file: `${name}.spec.ts`, journeys: 2 }));
	const names = (list: readonly { readonly file: string }[]) => list.map(({ file }) => file[0]).join("");

	it("are counted with what is in groups", () => {
		const list = { suites: [{ file: "a.spec.ts", specs: [{}], suites: [{ file: "a.spec.ts", specs: [{}, {}] }] }, { file: "b.spec.ts" }] };
		expect(journeyFiles(JSON.stringify(list))).toEqual([
			{ file: "a.spec.ts", journeys: 3 },
			{ file: "b.spec.ts", journeys: 0 },
		]);
	});

	it("all run where there is time", () => {
		const { fit, leftOut } = journeysInTime(files, { seconds: 80, each: 10, day: 0 });
		expect([names(fit), names(leftOut)]).toEqual(["abcd", ""]);
	});

	it("are taken in turns where there is not", () => {
		const each = [0, 1, 2, 3].map((day) => journeysInTime(files, { seconds: 59, each: 10, day }));
		expect(each.map(({ fit }) => names(fit))).toEqual(["ab", "bc", "cd", "da"]);
		expect(each.map(({ leftOut }) => names(leftOut))).toEqual(["cd", "da", "ab", "bc"]);
	});

	it("make room for a shorter one behind one that does not fit", () => {
		const { fit } = journeysInTime([{ file: "a.spec.ts", journeys: 9 }, ...files.slice(1, 2)], { seconds: 30, each: 10, day: 0 });
		expect(names(fit)).toBe("b");
	});
});
