import { describe, expect, it } from "@jest/globals";
import type { StepField, StepView } from "../../../../engine/index.ts";
import { tidyValues, valuesOfStep, withEmptyValues } from "./engine-rules.ts";

describe("the values of a step as they are sent", () => {
	it("contain its own fields only", () => {
		expect(valuesOfStep({ A: { one: 1, other: 2 }, B: { x: 3 } }, ["A.one"])).toEqual({ A: { one: 1 } });
	});

	it("lack blank texts of a list, and items that were added and removed before any save", () => {
		const stored = { Items: [{ name: "was er" }] };
		const values = { Ids: ["a", "", "b"], Items: [{ name: "was er", deleted_at: 1 }, { name: "even", deleted_at: 2 }, { name: "nieuw" }] };
		expect(tidyValues(values, stored, ["Ids", "Items"])).toEqual({
			Ids: ["a", "b"],
			Items: [{ name: "was er", deleted_at: 1 }, { name: "nieuw" }],
		});
	});

	it("contain an empty text only where the form says so", () => {
		const section = { id: "s", schema: {}, ui: { A: { day: { "ui:options": { emptyValue: "" } }, other: {} } } };
		const field = { places: [{ section }] } as unknown as StepField;
		const fields = new Map([
			["A.day", field],
			["A.other", field],
		]);
		const viewOf = (writable: boolean) =>
			({
				sections: [{ section, readOnly: false, fields: { "A.day": { shown: true, writable }, "A.other": { shown: true, writable } } }],
			}) as unknown as StepView;
		expect(withEmptyValues({}, viewOf(true), fields)).toMatchObject({ A: { day: "" } });
		expect(withEmptyValues({}, viewOf(true), fields).A as object).not.toHaveProperty("other");
		expect(withEmptyValues({}, viewOf(false), fields)).toEqual({});
		expect(withEmptyValues({ A: { day: "2026-12-24" } }, viewOf(true), fields)).toMatchObject({ A: { day: "2026-12-24" } });
	});
});
