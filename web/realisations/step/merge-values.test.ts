import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Values } from "../../../engine/index.ts";
import { valueAt, withValueAt } from "../../forms/value-at.ts";
import { mergeValues, resolveClashes } from "./merge-values.ts";
import { sameValue } from "./same-value.ts";

const paths = ["A.one", "A.two", "B", "List"];
const value = fc.option(fc.oneof(fc.constantFrom("x", "y", ""), fc.boolean(), fc.integer({ min: 0, max: 2 })), { nil: undefined });
const list = fc.option(fc.array(fc.record({ Identifier: fc.constantFrom("p", "q") }), { maxLength: 2 }), { nil: undefined });
const values = fc
	.tuple(value, value, value, list)
	.map((given) => paths.reduce<Values>((all, path, index) => withValueAt(all, path, given[index]), {}));

describe("mergeValues", () => {
	it("keeps what only I changed, and takes over what only the other changed", () => {
		const base = { A: { one: "was", two: "was" } };
		const merge = mergeValues(base, { A: { one: "mine", two: "was" } }, { A: { one: "was", two: "theirs" } }, paths);
		expect(merge).toEqual({ merged: { A: { one: "mine", two: "theirs" } }, clashes: [], takenOver: ["A.two"] });
	});

	it("asks about a field that both changed, and keeps mine until theirs is chosen", () => {
		const merge = mergeValues({ B: "was" }, { B: "mine" }, { B: "theirs" }, paths);
		expect(merge.clashes).toEqual([{ path: "B", base: "was", mine: "mine", theirs: "theirs" }]);
		expect(resolveClashes(merge, new Set())).toEqual({ B: "mine" });
		expect(resolveClashes(merge, new Set(["B"]))).toEqual({ B: "theirs" });
	});

	it("does not ask when both made it the same", () => {
		expect(mergeValues({ B: "was" }, { B: "same" }, { B: "same" }, paths).clashes).toEqual([]);
	});

	it("loses nothing that was typed, and nothing the other changed without being asked", () => {
		fc.assert(
			fc.property(values, values, values, (base, mine, theirs) => {
				const { merged, clashes, takenOver } = mergeValues(base, mine, theirs, paths);
				const asked = new Set(clashes.map((clash) => clash.path));
				for (const path of paths) {
					const [was, my, their, now] = [base, mine, theirs, merged].map((all) => valueAt(all, path));
					const changedByMe = !sameValue(my, was);
					const changedByThem = !sameValue(their, was);
					expect(sameValue(now, changedByMe ? my : their)).toBe(true);
					expect(asked.has(path)).toBe(changedByMe && changedByThem && !sameValue(my, their));
					expect(takenOver.includes(path)).toBe(!changedByMe && changedByThem);
				}
			}),
		);
	});

	it("merged again on the other's values asks nothing more", () => {
		fc.assert(
			fc.property(values, values, values, (base, mine, theirs) => {
				const { merged } = mergeValues(base, mine, theirs, paths);
				expect(mergeValues(theirs, merged, theirs, paths).clashes).toEqual([]);
			}),
		);
	});
});
