import { describe, expect, it } from "@jest/globals";
import { displayAnswer, displayValue } from "./index.ts";

const charger = { type: "object", properties: { Identifier: { type: "string", format: "identifier" }, Cost: { type: "number" } } };

describe("a value as people read it", () => {
	it.each([
		[{ type: "string", format: "calendar-date" }, "2026-12-24", undefined, "24-12-2026"],
		[{ type: "string", format: "unicode" }, "2026-12-24", undefined, "2026-12-24"],
		[{ type: "number" }, 2.5, undefined, "2,5"],
		[{ type: "integer" }, 12_500, undefined, "12.500"],
		[{ type: "number" }, 1500, "kW", "1.500 kW"],
		[{ type: "number" }, 1234.5, "€", "€\u00a01.234,50"],
		[{ type: "number" }, undefined, "€", "Niet ingevuld"],
		[{ type: "boolean" }, false, undefined, "Nee"],
		[{ type: "boolean" }, undefined, undefined, "Niet beantwoord"],
		[{ type: "string" }, "", undefined, "Niet ingevuld"],
		[{ type: "array" }, ["a", "b"], undefined, "a, b"],
		[{ type: "array" }, [], undefined, "Niet ingevuld"],
		[{ type: "string", format: "planned-date" }, "Cancelled", undefined, "Geannuleerd"],
		[{ type: "string", "x-format": "planned-date" }, "Cancelled", undefined, "Geannuleerd"],
		[{ type: "string", format: "unicode" }, "Cancelled", undefined, "Cancelled"],
		[
			{ type: "array", items: charger },
			[{ Identifier: "NL_1", Cost: 1500, uuid: "u" }, { Identifier: "NL_2", deleted_at: 1 }, { Identifier: "NL_3" }],
			undefined,
			"NL_1 1.500, NL_3",
		],
		[{ type: "string", oneOf: [{ const: "yes", title: "Positief", "x-inactive": true }] }, "yes", undefined, "Positief (inactief)"],
	])("%j %j reads %s%s", (schema, value, unit, shown) => {
		expect(displayAnswer(schema, value, { unit })).toBe(shown);
	});

	it("is nothing where nothing stands, in lists and sheets", () => {
		expect(displayValue({ type: "boolean" }, undefined)).toBe("");
	});

	it("bears the names of a tenant's own choices", () => {
		const choices = [{ value: "cpo|one", label: "Eén", inactive: false }];
		expect(displayValue({ type: "string" }, "cpo|one", { choices })).toBe("Eén");
		expect(displayValue({ type: "array" }, ["cpo|one", "cpo|two"], { choices })).toBe("Eén, cpo|two");
	});
});
