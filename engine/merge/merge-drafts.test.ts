import { describe, expect, it } from "@jest/globals";
import { type DraftField, type DraftFields, liveFields, mergeDrafts, settledDraft } from "./merge-drafts.ts";

/** A reproducible source of numbers below `most`. */
function numbersOf(seed: number): (most: number) => number {
	let state = seed * 2_654_435_761 + 1;
	return (most) => {
		state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
		return state % most;
	};
}

const rounds = Number(process.env.DRAFT_MERGES ?? "300");
const paths = ["A.one", "A.two", "B.list", "constructor", "C.three"];

/** Acts on several devices, and the expected outcome from a simple model: the newest act for each field. */
function made(seed: number) {
	const next = numbersOf(seed);
	const acts = Array.from({ length: 1 + next(12) }, (_, index) => {
		const field: DraftField = next(4) === 0 ? { at: index, gone: true } : { at: index, base: next(3), mine: `typed ${next(50)}` };
		return { path: paths[next(paths.length)] ?? "", field };
	});
	const model = new Map(acts.map(({ path, field }) => [path, field]));
	// Each act is sent alone or with others, some twice, in any order.
	const patches: DraftFields[] = [...acts, ...acts.filter(() => next(3) === 0)]
		.map((act) => ({ act, place: next(1_000) }))
		.sort((one, other) => one.place - other.place)
		.map(({ act: { path, field } }) => ({ [path]: field }));
	return { patches, model, next };
}

describe("drafts of one person on several devices", () => {
	it(`keep the newest of each field in whatever order they arrive (${rounds} times)`, () => {
		for (let seed = 1; seed <= rounds; seed++) {
			const { patches, model, next } = made(seed);
			let known: DraftFields = {};
			// Two servers may each merge a part first.
			const half = next(patches.length + 1);
			let elsewhere: DraftFields = {};
			for (const patch of patches.slice(0, half)) known = mergeDrafts(known, patch);
			for (const patch of patches.slice(half)) elsewhere = mergeDrafts(patch, elsewhere);
			expect({ seed, merged: new Map(Object.entries(mergeDrafts(known, elsewhere))) }).toEqual({ seed, merged: model });
			const live = [...model].filter(([, field]) => field.gone !== true).map(([path]) => path);
			expect(Object.keys(liveFields(Object.fromEntries(model))).sort()).toEqual(live.sort());
		}
	});

	it("of the same moment keep what was typed, whichever came first", () => {
		const [typed, gone] = [{ "A.one": { at: 1, mine: "x" } }, { "A.one": { at: 1, gone: true as const } }];
		expect(mergeDrafts(typed, gone)).toEqual(typed);
		expect(mergeDrafts(gone, typed)).toEqual(typed);
		const other = { "A.one": { at: 1, mine: "y" } };
		expect(mergeDrafts(typed, other)).toEqual(mergeDrafts(other, typed));
	});

	it("lose to a save what it wrote and what the record says as well, and nothing else", () => {
		const fields: DraftFields = {
			"A.one": { at: 1, base: "was", mine: "half typ" },
			"A.two": { at: 1, mine: "said already" },
			"A.three": { at: 1, base: "was", mine: "typed elsewhere" },
			"A.four": { at: 1, gone: true },
		};
		const before = { A: { one: "was", two: "said already", three: "was" } };
		const after = { A: { one: "half typed", two: "said already", three: "was" } };
		expect(settledDraft(fields, before, after, 9)).toEqual({
			"A.one": { at: 9, gone: true },
			"A.two": { at: 9, gone: true },
			"A.three": { at: 1, base: "was", mine: "typed elsewhere" },
			"A.four": { at: 1, gone: true },
		});
	});
});
