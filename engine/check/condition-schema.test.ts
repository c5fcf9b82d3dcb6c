import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { operators } from "../conditions/index.ts";
import { type Blocks, type FlowDefinition, parseFlow, type TenantDefinition } from "../definition/index.ts";
import { checkFlow } from "./check-flow.ts";
import { flowModel } from "./model/flow-model.ts";

const read = (file: string): object => JSON.parse(readFileSync(file, "utf8")) as object;
const { $defs } = read("schemas/operator.schema.json") as {
	readonly $defs: Readonly<Record<"condition" | "computedValue", { readonly properties: object }>>;
};
const ajv = new Ajv2020({ strict: false })
	.addSchema(read("schemas/condition.schema.json"), "condition.schema.json")
	.addSchema(read("schemas/operator.schema.json"), "operator.schema.json");
const allowed = {
	condition: ajv.getSchema("condition.schema.json#/$defs/condition"),
	value: ajv.getSchema("condition.schema.json#/$defs/value"),
};

/** Whether an editor that uses condition.schema.json accepts an expression. */
function editorAccepts(expression: unknown, as: "condition" | "value"): boolean {
	return allowed[as]?.(expression) === true;
}

const folder = new URL("fixtures/", import.meta.url);
const base = JSON.parse(readFileSync(new URL("base.json", folder), "utf8")) as {
	readonly flow: FlowDefinition;
	readonly tenant: TenantDefinition;
	readonly blocks: Blocks;
};

describe("condition.schema.json, for editors", () => {
	it.each(operators.map((operator) => [operator.name, operator] as const))("takes the documented example of %s", (name, { result }) => {
		const group = result === "boolean" ? $defs.condition.properties : $defs.computedValue.properties;
		const { examples } = (group as Readonly<Record<string, { readonly examples: readonly unknown[] }>>)[name] ?? { examples: [] };
		expect(examples.length).toBeGreaterThan(0);
		for (const example of examples) expect(editorAccepts({ [name]: example }, result === "boolean" ? "condition" : "value")).toBe(true);
	});

	it("takes every expression of a sound flow", () => {
		for (const { expression, expects } of flowModel(base.flow, undefined, base.blocks).expressions) {
			expect({ expression, accepted: editorAccepts(expression, expects === "condition" ? "condition" : "value") }).toMatchObject({
				accepted: true,
			});
		}
	});

	it.each<readonly [string, unknown]>([
		["a bare field", { var: "Advice.Advice" }],
		["a literal", true],
		["an unknown operator", { filed: "Advice.Advice" }],
		["two operators", { filled: "Advice.Advice", empty: "Advice.Comments" }],
		["a lone argument in a list", { filled: ["Advice.Advice"] }],
		["too few arguments", { and: [{ filled: "Advice.Advice" }] }],
		["a role that no tenant can have", { role: "De gemeente" }],
	])("refuses %s, and so does the check", (_, condition) => {
		expect(editorAccepts(condition, "condition")).toBe(false);
		const flow = { ...base.flow, conditions: { ...base.flow.conditions, proef: condition } };
		const problems = checkFlow(parseFlow(JSON.stringify(flow), "flow.json"), { blocks: base.blocks, tenant: base.tenant });
		expect(problems.map(({ path }) => path).some((path) => path.startsWith("conditions.proef"))).toBe(true);
	});
});
