import { describe, expect, it } from "@jest/globals";
import { displayValue } from "./display-value.ts";

describe("displayValue", () => {
	it.each([
		[{ type: "string", format: "calendar-date" }, "2026-12-24", "24-12-2026"],
		[{ type: "number" }, 2.5, "2,5"],
		[{ type: "boolean" }, false, "Nee"],
		[{ type: "string" }, "", "Niet ingevuld"],
		[{ type: "array" }, ["a", "b"], "a, b"],
		[{ type: "string", format: "planned-date" }, "Cancelled", "Geannuleerd"],
		[{ type: "array" }, [{ Identifier: "NL_1", uuid: "u" }, { Identifier: "NL_2", deleted_at: 1 }, { Identifier: "NL_3" }], "NL_1, NL_3"],
		[{ type: "string", oneOf: [{ const: "yes", title: "Positief", "x-inactive": true }] }, "yes", "Positief (inactief)"],
	])("%j %j reads %s", (schema, value, shown) => {
		expect(displayValue(schema, value)).toBe(shown);
	});
});
