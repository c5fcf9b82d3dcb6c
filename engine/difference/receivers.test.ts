import { describe, expect, it } from "@jest/globals";
import type { JsonSchema } from "../definition/flow-definition.ts";
import { receiversOf } from "./receivers.ts";

const option = (value: string) => ({ const: value, title: value.toUpperCase() });
const fields: Readonly<Record<string, JsonSchema>> = {
	text: { type: "string" },
	line: { type: "string", format: "unicode" },
	day: { type: "string", format: "date" },
	number: { type: "number" },
	choice: { type: "string", oneOf: [option("a"), option("b")] },
	same: { type: "string", oneOf: [option("b"), option("c")] },
	other: { type: "string", oneOf: [option("x")] },
	files: { type: "array", items: { type: "string", format: "uuid4" } },
	list: { type: "array", items: { type: "string", oneOf: [option("a")] } },
	items: { type: "array", items: { type: "object", properties: { Id: { type: "string" } } } },
} as const;
const places = Object.entries(fields).map(([path, schema]) => ({ path, schema }));
const receivers = (name: string) => receiversOf(fields[name] ?? {}, places);

describe("the fields that can hold the values of another", () => {
	it.each([
		["text", ["text", "line"]],
		["day", ["text", "line", "day"]],
		["number", ["number"]],
		["choice", ["text", "line", "choice", "same"]],
		["files", ["files"]],
		["list", ["list"]],
		["items", ["items"]],
	])("are of the same kind, format and options: %s", (name, expected) => {
		expect(receivers(name)).toEqual(expected);
	});
});
