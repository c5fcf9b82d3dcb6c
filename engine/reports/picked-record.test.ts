import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { readPath } from "../realisation/field-path.ts";
import { PickedRecord, pathsReported } from "./picked-record.ts";

const name = fc.constantFrom("a", "b", "c");
const json = fc.letrec((tie) => ({
	value: fc.oneof(
		{ maxDepth: 3 },
		fc.constantFrom<unknown>(0, 1.5, "", 'té"xt', null, true, ["a"]),
		fc.dictionary(name, tie("value"), { maxKeys: 3 }),
	),
})).value;
const paths = fc.array(
	fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join(".")),
	{ maxLength: 6 },
);

it("a record that is put together of what was picked has the same at every path that a report reads", () => {
	fc.assert(
		fc.property(fc.record({ values: json, status: json, type: json }), paths, paths, (record, fields, parties) => {
			const read = [...fields.map((path) => `values.${path}`), ...parties.map((path) => `values.${path}`), "status", "type"];
			const picked = pathsReported({ fields: fields.map((path) => `values.${path}`), measures: [], parties });
			const texts = picked.map((path) => JSON.stringify(readPath(record, path)) ?? null);
			const made = new PickedRecord(picked).read("1", texts);
			expect(read.map((path) => readPath(made, path))).toEqual(read.map((path) => readPath(record, path)));
		}),
	);
});

it("a path within another is picked with it", () => {
	const picked = pathsReported({
		fields: ["values.a.b", null],
		measures: [{ label: "", sum: ["values.a"], filled: "status.step" }],
		parties: [undefined, "ab"],
	});
	expect(picked).toEqual(["status", "statusMeta", "flow.activeStep", "type", "MunicipalityCode", "values.a", "values.ab"]);
});
