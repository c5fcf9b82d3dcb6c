import { describe, expect, it } from "@jest/globals";
import { applyEdits, type UpgradeMapping } from "../../../engine/index.ts";
import { mappingIn, optionAnswerEdits } from "./mapping-edits.ts";

const between = { from: "1.0.0", to: "1.0.0" };
const field = "Advice.Outcome";

/** The answers for removed options after each of these, in turn. */
function answered(...removed: readonly (readonly [from: string, answer: string | undefined])[]): UpgradeMapping["options"] {
	let files: ReadonlyMap<string, string | null> = new Map();
	for (const [from, answer] of removed) {
		const applied = applyEdits(files, optionAnswerEdits(Object.fromEntries(files), between, { field, from, answer }));
		if ("refused" in applied) throw new Error(applied.message);
		files = applied.bundle;
	}
	return mappingIn(Object.fromEntries(files), between.from)?.options;
}

describe("what processes have in place of a removed option", () => {
	it("is stored by the field and the option, and not at all where nothing is said", () => {
		expect(answered(["no", "yes"])).toEqual({ [field]: { no: "yes" } });
		expect(answered(["no", undefined])).toBeUndefined();
	});

	it("is the last option in a row, each of which took the place of the one before", () => {
		expect(answered(["no", "later"], ["never", "later"], ["later", "yes"])).toEqual({ [field]: { no: "yes", never: "yes", later: "yes" } });
	});

	it("is asked again when what took its place is removed for nothing, and when the option itself is, after it came back", () => {
		expect(answered(["no", "later"], ["never", "yes"], ["later", undefined])).toEqual({ [field]: { never: "yes" } });
		expect(answered(["no", "later"], ["no", undefined])).toEqual({ [field]: {} });
	});

	it("is that of the several choices of a field, and of a number", () => {
		const edits = optionAnswerEdits({}, between, { field: `${field}[]`, from: 3, answer: 4 });
		const applied = applyEdits(new Map(), edits);
		const files = "refused" in applied ? {} : Object.fromEntries(applied.bundle);
		expect(mappingIn(files, between.from)?.options).toEqual({ [`${field}[]`]: { 3: 4 } });
		const next = optionAnswerEdits(files, between, { field: `${field}[]`, from: 4, answer: 5 });
		const then = applyEdits(new Map(Object.entries(files)), next);
		expect("refused" in then ? {} : mappingIn(Object.fromEntries(then.bundle), between.from)?.options).toEqual({
			[`${field}[]`]: { 3: 5, 4: 5 },
		});
	});
});
