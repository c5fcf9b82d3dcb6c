import { expect, it } from "@jest/globals";
import { weightOf } from "../ui/actions/own-use.ts";
import { type Entry, ranked } from "./entry.ts";

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({ id: label, kind: "actions", label, run: () => {}, ...more });
const shown = (entries: readonly Entry[], typed: string, uses: Readonly<Record<string, number>> = {}) =>
	ranked(entries, typed, (id) => uses[id] ?? 0).flatMap((group) => group.entries.map(({ label }) => label));

it("puts what fits best first, and of what fits alike what is used most", () => {
	const all = [
		entry("Naar de stap"),
		entry("Stap openen"),
		entry("Overstappen"),
		entry("R-0398", { kind: "processes", found: true }),
		entry("Iets anders", { words: "stap" }),
	];
	expect(shown(all, "stap")).toEqual(["Stap openen", "Naar de stap", "Iets anders", "Overstappen", "R-0398"]);
	expect(shown(all, "stap", { "Iets anders": 1, Overstappen: 9 })).toEqual([
		"Stap openen",
		"Iets anders",
		"Naar de stap",
		"Overstappen",
		"R-0398",
	]);
	expect(shown(all, "0398")[0]).toBe("R-0398");
});

it("finds a process by its number as people say it, above a location with those digits", () => {
	const found = (label: string, kind: Entry["kind"]) => entry(label, { kind, found: true });
	const all = [found("0150-322", "locations"), found("GOR-13220", "processes"), found("GOR-00322", "processes")];
	for (const typed of ["322", "00322", "gor-322", "GOR-00322"]) expect([typed, shown(all, typed)[0]]).toEqual([typed, "GOR-00322"]);
	expect(shown(all, "322", { "0150-322": 9 })[0]).toBe("GOR-00322");
	expect(shown(all, "0150-322")[0]).toBe("0150-322");
});

it("shows what is refused only to who asks for it by name, after what can be done", () => {
	const all = [entry("Zet R-1 on hold", { refused: "Nee" }), entry("Naar on hold")];
	expect(shown(all, "")).toEqual(["Naar on hold"]);
	expect(shown(all, "on hold")).toEqual(["Naar on hold", "Zet R-1 on hold"]);
});

it("forgets half of a use in fourteen days", () => {
	const at = Date.UTC(2026, 10, 1);
	expect(weightOf({ count: 4, at }, at)).toBe(4);
	expect(weightOf({ count: 4, at }, at + 14 * 86_400_000)).toBe(2);
	expect(weightOf({ count: 4, at }, at + 28 * 86_400_000)).toBe(1);
	expect(weightOf(undefined, at)).toBe(0);
});
