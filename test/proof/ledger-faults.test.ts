import { describe, expect, it } from "@jest/globals";
import { readCatalogue } from "./catalogue.ts";
import { type Clause, type Ledger, readLedgerFiles } from "./ledger.ts";
import { countLedger, ledgerFaults } from "./ledger-faults.ts";
import { type Level, proofLevel } from "./proof-level.ts";
import type { Result } from "./results.ts";

const row = ["REA", "001"].join("-");
const catalogue = [
	{ id: row, area: "config", source: "REALISATION 1", requirement: "One." },
	{ id: ["REA", "002"].join("-"), area: "config", source: "REALISATION 1", requirement: "Two." },
];
const levels: Readonly<Record<string, Level>> = {
	"page.test.tsx": "page",
	"screen.spec.ts": "screen",
	"call.test.ts": "call",
	"rule.test.ts": "rule",
};
const results: readonly Result[] = [
	{ file: "screen.spec.ts", title: "a person sees it", outcome: "passed" },
	{ file: "page.test.tsx", title: "a page draws it", outcome: "passed" },
	{ file: "call.test.ts", title: "a call gives it", outcome: "passed" },
	{ file: "call.test.ts", title: "a call gives more", outcome: "failed" },
	{ file: "rule.test.ts", title: "it holds", outcome: "passed" },
];

function faults(clause: Partial<Clause>, id = row) {
	const ledger: Ledger = { [id]: [{ claim: "It holds.", at: "screen", ...clause }] };
	return ledgerFaults(catalogue, ledger, results, (file) => levels[file] ?? "rule").join("\n");
}

describe("the ledger of clauses", () => {
	it.each([
		["screen", "screen.spec.ts › person sees"],
		["call", "call.test.ts › gives it"],
		["call", "screen.spec.ts › person sees"],
		["part", "page.test.tsx › draws it"],
		["rule", "rule.test.ts › holds"],
	] as const)("holds a clause met at a %s that %s proves", (at, proof) => {
		expect(faults({ at, proof: [proof] })).toBe("");
	});

	it("holds a screen that a page by itself and a call prove together", () => {
		expect(faults({ proof: ["page.test.tsx › draws it", "call.test.ts › gives it"] })).toBe("");
	});

	it("lets a clause be open, and counts it", () => {
		expect(faults({ open: "No screen tells it yet." })).toBe("");
		const ledger: Ledger = {
			[row]: [
				{ claim: "A.", at: "call", open: "Why." },
				{ claim: "B.", at: "rule", proof: ["rule.test.ts › holds"] },
			],
		};
		expect(countLedger(catalogue, ledger)).toEqual({
			rows: 1,
			rowsWithout: 1,
			clauses: 2,
			proven: { screen: 0, call: 0, part: 0, rule: 1 },
			open: 1,
		});
	});

	it.each([
		["a clause without proof", {}, "has no proof"],
		["a proof that is no test", { proof: ["screen.spec.ts › elsewhere"] }, "no test is screen.spec.ts › elsewhere"],
		["a proof that did not pass", { at: "call", proof: ["call.test.ts › gives more"] }, "failed"],
		["a screen that only a rule proves", { proof: ["rule.test.ts › holds"] }, "met at a screen"],
		["a screen that only a page by itself proves", { proof: ["page.test.tsx › draws it"] }, "met at a screen"],
		["a screen that only a call proves", { proof: ["call.test.ts › gives it"] }, "met at a screen"],
		["a call that only a page by itself proves", { at: "call", proof: ["page.test.tsx › draws it"] }, "met at a call"],
		["a part that only a call proves", { at: "part", proof: ["call.test.ts › gives it"] }, "met at a part"],
		["a call that only a rule proves", { at: "call", proof: ["rule.test.ts › holds"] }, "met at a call"],
		["a proof of what is called open", { open: "Why.", proof: ["screen.spec.ts › person sees"] }, "called open"],
	] as const)("finds %s", (_, clause, fault) => {
		expect(faults(clause)).toContain(fault);
	});

	it("finds a row that the catalogue lacks", () => {
		expect(faults({ proof: ["screen.spec.ts › person sees"] }, "REA-0")).toContain("the catalogue does not");
	});

	it("has each row in the file of its area", () => {
		const areas = new Map(readCatalogue().map(({ id, area }) => [id, area]));
		for (const [file, ledger] of readLedgerFiles()) for (const id of Object.keys(ledger)) expect([id, areas.get(id)]).toEqual([id, file]);
	});
});

describe("what a test drives", () => {
	it.each([
		["test/browser/lists.spec.ts", "", "screen"],
		["server/requests/requests.test.ts", "await app.inject({ url })", "call"],
		["test/screens/rights.test.tsx", "", "screen"],
		["web/requests/requests.test.tsx", "renderApplication('/aanvragen')", "page"],
		["web/requests/requests.test.tsx", "app.inject({ url })", "rule"],
		["web/requests/requests.test.ts", "render()", "rule"],
		["engine/run/save-step.test.ts", "expect(1)", "rule"],
	] as const)("%s: a %s", (file, source, level) => {
		expect(proofLevel(file, source)).toBe(level);
	});
});
