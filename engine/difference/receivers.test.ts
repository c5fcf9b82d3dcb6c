import { describe, expect, it } from "@jest/globals";
import type { JsonSchema } from "../definition/flow-definition.ts";
import { operatorFlow } from "../run/fixtures/operator-flow.ts";
import { compareFlows } from "./compare-flows.ts";
import { itemReceiversOf, receiversOf } from "./receivers.ts";

const text: JsonSchema = { type: "string" };
const number: JsonSchema = { type: "number" };
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
const receivers = (name: string) => receiversOf({ path: name, schema: fields[name] ?? {} }, places);

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

	it("a latitude goes to a latitude alone, and nothing goes to a field that is not drawn", () => {
		const latitude: JsonSchema = { type: "number", minimum: -90, maximum: 90 };
		const longitude: JsonSchema = { type: "number", minimum: -180, maximum: 180 };
		const drawn = (path: string, schema: JsonSchema, widget?: string) => {
			const [group = "", name = ""] = path.split(".");
			return { path, schema, section: widget === undefined ? {} : { ui: { [group]: { [name]: { "ui:widget": widget } } } } };
		};
		const before = drawn("Place.Lat", latitude, "coordinates");
		const others = [
			drawn("Now.Latitude", latitude, "coordinates"),
			drawn("Now.Longitude", longitude, "coordinates"),
			// Another step shows the same field without its widget.
			drawn("Now.Longitude", longitude),
			drawn("Now.Hidden", { type: "number" }, "hidden"),
			drawn("Now.Power", { type: "number" }),
		];
		expect(receiversOf(drawn("Was.Power", { type: "number" }), others)).toEqual(["Now.Power"]);
		expect(receiversOf(before, others)).toEqual(["Now.Latitude", "Now.Power"]);
	});

	it("of a field of a list's items are those of the same list", () => {
		const list = (properties: Readonly<Record<string, JsonSchema>>) => ({
			path: "Spots",
			schema: { type: "array", items: { type: "object", properties } } satisfies JsonSchema,
		});
		const inner = (properties: Readonly<Record<string, JsonSchema>>) => list({ Parts: list(properties).schema });
		const [was, now] = [{ Colour: text }, { Paint: text, Count: number }];
		expect(itemReceiversOf("Spots[].Colour", list(was), list(now))).toEqual(["Spots[].Paint"]);
		expect(itemReceiversOf("Spots[].Parts[].Colour", inner(was), inner(now))).toEqual(["Spots[].Parts[].Paint"]);
	});

	it("are named by the comparison of two flows, also for a field of a list's items", () => {
		const withRows = (properties: Readonly<Record<string, JsonSchema>>) => {
			const rows: JsonSchema = { type: "array", items: { type: "object", properties } };
			const section = { id: "rows", schema: { type: "object", properties: { Rows: rows } } } as const;
			const steps = operatorFlow.steps.map((step, index) => (index > 0 ? step : { ...step, sections: [...step.sections, section] }));
			return { ...operatorFlow, steps };
		};
		const { changes } = compareFlows(withRows({ Colour: text }), withRows({ Paint: text, Count: number }));
		expect(changes.find(({ kind }) => kind === "field-removed")?.mapping).toMatchObject({
			from: "Rows[].Colour",
			receivers: ["Rows[].Paint"],
		});
	});
});
