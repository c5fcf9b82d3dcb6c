import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { readPath } from "../realisation/field-path.ts";
import type { Values } from "../realisation/realisation.ts";
import { type Merge, mergeValues } from "./merge-values.ts";
import { resolveClashes } from "./resolve-clashes.ts";
import { sameContent } from "./same-content.ts";
import { withValueAt } from "./with-value-at.ts";

const fields = ["A.one", "A.two", "B"];
const paths = [...fields, "Words", "Items"];

interface Item {
	readonly uuid: string;
	readonly name?: string;
	readonly price?: number;
	readonly deleted_at?: number;
}

const value = fc.option(fc.oneof(fc.constantFrom("x", "y", ""), fc.boolean(), fc.integer({ min: 0, max: 2 })), { nil: undefined });
const words = fc.uniqueArray(fc.constantFrom("p", "q", "r", "s"), { maxLength: 3 });
const item = (uuid: string) =>
	fc.record(
		{ uuid: fc.constant(uuid), name: fc.constantFrom("a", "b"), price: fc.integer({ min: 0, max: 2 }), deleted_at: fc.constant(7) },
		{ requiredKeys: ["uuid", "name", "price"] },
	);
/** Items for a list: those of the base, which either side may have, and those that only one side can add. */
const itemsOf = (side: string) =>
	fc
		.tuple(...["1", "2", "3", `${side}1`, `${side}2`].map((uuid) => fc.option(item(uuid), { nil: undefined })))
		.map((items) => items.filter((each) => each !== undefined));
const valuesOf = (side: string) =>
	fc
		.tuple(value, value, value, words, itemsOf(side))
		.map((given) => paths.reduce<Values>((all, path, at) => withValueAt(all, path, given[at]), {}));
const three = fc.tuple(valuesOf("none"), valuesOf("mine"), valuesOf("theirs"));

const itemsIn = (values: Values) => (readPath(values, "Items") ?? []) as readonly Item[];
const itemIn = (values: Values, uuid: string) => itemsIn(values).find((each) => each.uuid === uuid);
const wordsIn = (values: Values) => (readPath(values, "Words") ?? []) as readonly string[];
const isThere = (found: Item | undefined) => found !== undefined && found.deleted_at === undefined;
/** The same merge with every clash left at its default. */
const untouched = ({ merged, clashes }: Merge) =>
	resolveClashes(merged, clashes, new Set(clashes.filter(({ start }) => start === "theirs").map(({ path }) => path)));

describe("mergeValues", () => {
	it("keeps what only I changed, and takes over what only the other changed", () => {
		const base = { A: { one: "was", two: "was" } };
		const merge = mergeValues(base, { A: { one: "mine", two: "was" } }, { A: { one: "was", two: "theirs" } }, paths);
		expect(merge).toEqual({ merged: { A: { one: "mine", two: "theirs" } }, clashes: [], takenOver: ["A.two"] });
	});

	it("asks about a field that both changed, and keeps mine until theirs is chosen", () => {
		const { merged, clashes } = mergeValues({ B: "was" }, { B: "mine" }, { B: "theirs" }, paths);
		expect(clashes).toEqual([{ path: "B", field: "B", base: "was", mine: "mine", theirs: "theirs", start: "mine" }]);
		expect(resolveClashes(merged, clashes, new Set())).toEqual({ B: "mine" });
		expect(resolveClashes(merged, clashes, new Set(["B"]))).toEqual({ B: "theirs" });
	});

	it("does not ask when both made it the same, nor about a field that I could not fill in", () => {
		expect(mergeValues({ B: "was" }, { B: "same" }, { B: "same" }, paths).clashes).toEqual([]);
		const merge = mergeValues({ B: "was" }, { B: "worked out" }, { B: "theirs" }, paths, () => false);
		expect(merge).toMatchObject({ merged: { B: "theirs" }, clashes: [] });
	});

	it("of a field loses nothing that was typed, and nothing that the other changed without asking", () => {
		fc.assert(
			fc.property(three, ([base, mine, theirs]) => {
				const { merged, clashes, takenOver } = mergeValues(base, mine, theirs, paths);
				const asked = new Set(clashes.map((clash) => clash.path));
				for (const path of fields) {
					const [was, my, their, now] = [base, mine, theirs, merged].map((all) => readPath(all, path));
					const changedByMe = !sameContent(my, was);
					const changedByThem = !sameContent(their, was);
					expect(sameContent(now, changedByMe ? my : their)).toBe(true);
					expect(asked.has(path)).toBe(changedByMe && changedByThem && !sameContent(my, their));
					expect(takenOver.includes(path)).toBe(!changedByMe && changedByThem);
				}
			}),
		);
	});

	it("of items keeps every one that either added or changed, however the choice is left", () => {
		fc.assert(
			fc.property(three, ([base, mine, theirs]) => {
				const kept = untouched(mergeValues(base, mine, theirs, paths));
				for (const [side, other] of [
					[mine, theirs],
					[theirs, mine],
				] as const) {
					for (const found of itemsIn(side).filter(isThere)) {
						const was = itemIn(base, found.uuid);
						if (was === undefined || !sameContent(found, was)) expect(isThere(itemIn(kept, found.uuid))).toBe(true);
						else if (isThere(itemIn(other, found.uuid))) expect(isThere(itemIn(kept, found.uuid))).toBe(true);
					}
				}
				const uuids = itemsIn(kept).map(({ uuid }) => uuid);
				expect(new Set(uuids).size).toBe(uuids.length);
			}),
		);
	});

	it("of an item takes every field that only one changed, and asks about one that both changed", () => {
		fc.assert(
			fc.property(three, ([base, mine, theirs]) => {
				const { merged, clashes } = mergeValues(base, mine, theirs, paths);
				for (const [index, now] of itemsIn(merged).entries()) {
					const [was, my, their] = [base, mine, theirs].map((all) => itemIn(all, now.uuid));
					if (!isThere(was) || !isThere(my) || !isThere(their)) continue;
					for (const name of ["name", "price"] as const) {
						const both = my?.[name] !== was?.[name] && their?.[name] !== was?.[name] && my?.[name] !== their?.[name];
						expect(now[name]).toBe(my?.[name] === was?.[name] ? their?.[name] : my?.[name]);
						expect(clashes.some(({ path }) => path === `Items.${index}.${name}`)).toBe(both);
					}
				}
			}),
		);
	});

	it("an item that one removed and the other changed is asked about, and stands until it is chosen to go", () => {
		const was = { uuid: "1", name: "a", price: 1 };
		const changed = { ...was, price: 2 };
		for (const removed of [[], [{ ...was, deleted_at: 7 }]]) {
			const iRemoved = mergeValues({ Items: [was] }, { Items: removed }, { Items: [changed] }, paths);
			expect(iRemoved.clashes).toMatchObject([{ path: "Items.0", field: "Items", theirs: changed, start: "theirs" }]);
			expect(untouched(iRemoved)).toEqual({ Items: [changed] });
			const theyRemoved = mergeValues({ Items: [was] }, { Items: [changed] }, { Items: removed }, paths);
			expect(theyRemoved.clashes).toMatchObject([{ path: "Items.0", field: "Items", mine: changed, start: "mine" }]);
			expect(untouched(theyRemoved)).toEqual({ Items: [changed] });
			const gone = resolveClashes(theyRemoved.merged, theyRemoved.clashes, new Set(["Items.0"]));
			expect(itemsIn(gone).filter(isThere)).toEqual([]);
		}
	});

	it("of texts and files keeps what either added and leaves out what either took out", () => {
		fc.assert(
			fc.property(three, ([base, mine, theirs]) => {
				const [was, own, others, now] = [base, mine, theirs, mergeValues(base, mine, theirs, paths).merged].map(wordsIn);
				for (const word of ["p", "q", "r", "s"]) {
					const stays = was?.includes(word) ? own?.includes(word) && others?.includes(word) : own?.includes(word) || others?.includes(word);
					expect(now?.filter((each) => each === word)).toHaveLength(stays ? 1 : 0);
				}
			}),
		);
	});

	it("with only one who changed anything is what they made of it", () => {
		fc.assert(
			fc.property(three, ([base, mine]) => {
				expect(sameContent(mergeValues(base, mine, base, paths).merged, mine)).toBe(true);
				expect(sameContent(mergeValues(base, base, mine, paths).merged, mine)).toBe(true);
			}),
		);
	});

	it("merged again on the other's values asks nothing more", () => {
		fc.assert(
			fc.property(three, ([base, mine, theirs]) => {
				const merge = mergeValues(base, mine, theirs, paths);
				expect(mergeValues(theirs, untouched(merge), theirs, paths).clashes).toEqual([]);
			}),
		);
	});

	it("a chosen version stands at its place, and every other place as it was merged", () => {
		fc.assert(
			fc.property(three, fc.infiniteStream(fc.boolean()), ([base, mine, theirs], coin) => {
				const { merged, clashes } = mergeValues(base, mine, theirs, paths);
				const chosen = new Set(clashes.filter(() => coin.next().value).map(({ path }) => path));
				const settled = resolveClashes(merged, clashes, chosen);
				for (const clash of clashes.filter(({ path }) => fields.includes(path))) {
					expect(sameContent(readPath(settled, clash.path), chosen.has(clash.path) ? clash.theirs : clash.mine)).toBe(true);
				}
				const removed = clashes.filter(
					(clash) => /^Items\.\d+$/.test(clash.path) && (chosen.has(clash.path) ? clash.theirs : clash.mine) === undefined,
				).length;
				expect(itemsIn(settled)).toHaveLength(itemsIn(merged).length - removed);
			}),
		);
	});
});
