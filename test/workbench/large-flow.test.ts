import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { type Choose, randomEdit } from "../../engine/edit/fixtures/random-edit.ts";
import {
	applyEdit,
	applyEdits,
	type BundleFiles,
	canonicalFiles,
	checkBundle,
	type Edit,
	type FlowDefinition,
	flowExpressions,
	overlap,
	readBundle,
	renameEdits,
	usesOf,
} from "../../engine/index.ts";
import { blocks } from "../../schemas/index.ts";
import { operationOf, written } from "../../web/workbench/conditions/operation.ts";
import { filesInZip, zipOf } from "../../web/workbench/exchange/design-zip.ts";
import { largeFlow } from "./large-flow.ts";

const files = largeFlow();

/** Turns draws of fast-check into a chooser. */
const choosing = fc.array(fc.nat(), { minLength: 24, maxLength: 24 }).map((numbers): Choose => {
	let drawn = 0;
	return (below) => (numbers[drawn++ % numbers.length] ?? 0) % below;
});
const unlike = (before: BundleFiles, after: BundleFiles): readonly string[] =>
	[...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
const wrongWith = (bundle: BundleFiles) => checkBundle(readBundle(bundle, "utopia"), { blocks });

describe("a flow of 60 steps and 2,000 fields", () => {
	it("is sound and canonical, and comes back from a zip as it was", () => {
		expect(wrongWith(files).filter(({ severity }) => severity === "error")).toEqual([]);
		expect(unlike(files, canonicalFiles(files))).toEqual([]);
		const zip = zipOf(
			"utopia",
			[...files].map(([path, text]) => ({ path, text })),
		);
		const back = filesInZip(zip);
		if (typeof back === "string") throw new Error(back);
		const texts = new Map([...back].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
		expect(unlike(files, texts)).toEqual([]);
	});

	it("is edited in its own place alone, stays canonical, and is as it was, byte for byte, when the edit is taken back", () => {
		let applied = 0;
		fc.assert(
			fc.property(choosing, (choose) => {
				const edit = randomEdit(files, choose);
				const edited = applyEdit(files, edit);
				if ("refused" in edited) return;
				applied++;
				expect(unlike(files, edited.bundle).filter((path) => path !== edit.file)).toEqual([]);
				expect(unlike(edited.bundle, canonicalFiles(edited.bundle))).toEqual([]);
				const back = applyEdit(edited.bundle, edited.inverse);
				expect("refused" in back ? back : unlike(files, back.bundle)).toEqual([]);
			}),
			{ numRuns: 12 },
		);
		expect(applied).toBeGreaterThan(2);
	});

	it("changes nowhere but at the address of an edit", () => {
		let compared = 0;
		fc.assert(
			fc.property(choosing, (choose) => {
				const edit = randomEdit(files, choose);
				const edited = edit.op === "set" && edit.at.length > 0 ? applyEdit(files, edit) : undefined;
				if (edited === undefined || "refused" in edited) return;
				// Removing the place from both must leave the same files.
				const without = (of: BundleFiles, { file, at }: { readonly file: string; readonly at: Extract<Edit, { op: "set" }>["at"] }) =>
					applyEdit(of, { op: "remove", file, at });
				const { inverse } = edited;
				if (edit.op !== "set" || inverse.op !== "set") throw new Error("a value that was set is set back");
				const [before, after] = [without(files, edit), without(edited.bundle, inverse)];
				if ("refused" in before || "refused" in after) throw new Error("refused");
				expect(unlike(before.bundle, after.bundle)).toEqual([]);
				compared++;
			}),
			{ numRuns: 20 },
		);
		expect(compared).toBeGreaterThan(0);
	});

	it("has conditions that the builder writes as it read them", () => {
		const expressions = flowExpressions(JSON.parse(files.get("flow.json") ?? "") as FlowDefinition, undefined, {});
		expect(expressions.length).toBeGreaterThan(50);
		const again = (node: unknown): unknown => {
			const operation = operationOf(node);
			return operation === null ? node : written({ ...operation, args: operation.args.map(again) });
		};
		for (const { expression } of expressions) expect(again(expression)).toEqual(expression);
	});

	it("is the same after two edits in different places, in either order", () => {
		fc.assert(
			fc.property(choosing, choosing, (one, other) => {
				const [left, right] = [randomEdit(files, one), randomEdit(files, other)];
				const alone = [left, right].map((edit) => applyEdit(files, edit));
				if (left.op !== "set" || right.op !== "set" || alone.some((edited) => "refused" in edited) || overlap([left], [right])) return;
				const orders = [applyEdits(files, [left, right]), applyEdits(files, [right, left])];
				const [there, back] = orders.map((edited) => ("refused" in edited ? undefined : edited.bundle));
				if (there === undefined || back === undefined) throw new Error("refused together");
				expect(unlike(there, back)).toEqual([]);
			}),
			{ numRuns: 16 },
		);
	});

	it.each(["Step2.Field1", "Step30.Field7", "Step60.Field34"])("keeps no old name of a renamed field: %s", (field) => {
		const renamed = applyEdits(files, renameEdits(files, field, "Anders"));
		if ("refused" in renamed) throw new Error(renamed.message);
		const [group] = field.split(".");
		expect(usesOf(files, field).length).toBeGreaterThan(0);
		expect(usesOf(renamed.bundle, field)).toEqual([]);
		expect(usesOf(renamed.bundle, `${group}.Anders`).length).toBe(usesOf(files, field).length);
		expect(wrongWith(renamed.bundle).filter(({ severity }) => severity === "error")).toEqual([]);
		const back = applyEdits(renamed.bundle, renamed.inverse);
		expect("refused" in back ? back : unlike(files, back.bundle)).toEqual([]);
	});
});
