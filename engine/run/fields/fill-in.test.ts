import { describe, expect, it } from "@jest/globals";
import type { ResolvedFlow } from "../../definition/flow-definition.ts";
import { journey } from "../fixtures/journey.ts";
import { operatorFlow } from "../fixtures/operator-flow.ts";

const text = { type: "string", format: "unicode", maxLength: 20 };
const [first] = operatorFlow.steps;
if (first === undefined) throw new Error("the fixture has steps");

/** One step with a field for each way in which a field can be closed for writing. */
const flow: ResolvedFlow = {
	...operatorFlow,
	steps: [
		{
			...first,
			change: {},
			final: true,
			sections: [
				{
					id: "form",
					schema: {
						type: "object",
						properties: { A: { type: "object", properties: { Open: text, Admin: text, When: text, Other: text } } },
					},
					fields: {
						"A.Admin": { editRoles: ["admin"] },
						"A.When": { enabledWhen: { "==": [{ var: "A.Open" }, "yes"] } },
					},
				},
				{
					id: "staff",
					roles: ["admin"],
					schema: { type: "object", properties: { B: { type: "object", properties: { Unit: text }, required: ["Unit"] } } },
				},
			],
		},
	],
};

describe("fields that not everybody may fill in", () => {
	it("are refused from the wrong role, taken from the right one, and kept when left out", () => {
		const process = journey(flow, {}, ["cpo"]);
		const options = { complete: false };
		expect(process.refused("1", "1", { A: { Admin: "x" } }, options)).toMatchObject({
			code: "field-read-only",
			errors: [{ path: "A.Admin" }],
		});
		expect(process.refused("1", "1", { B: { Unit: "x" } }, options)).toMatchObject({
			code: "field-read-only",
			errors: [{ path: "B.Unit" }],
		});
		const save = {
			kind: "save-step",
			step: "1",
			complete: false,
			correction: false,
			target: "1",
			values: { A: { Admin: "x" }, B: { Unit: "y" } },
		} as const;
		expect(process.send(save, ["cpo", "admin"])).toMatchObject({ refused: false });
		process.save("1", "1", { A: { Other: "z" } }, options);
		expect(process.realisation().values).toEqual({ A: { Admin: "x", Other: "z" }, B: { Unit: "y" } });
	});

	it("are not demanded of somebody who does not see them", () => {
		expect(journey(flow, {}, ["cpo"]).save("1", "1", {}).realisation.flags.completed).toBe(true);
		expect(journey(flow, {}, ["cpo", "admin"]).refused("1", "1", {}).errors).toEqual([
			{ path: "B.Unit", message: "Dit is een vereist veld" },
		]);
	});

	it("are open only while their condition holds, by what is typed in the same save", () => {
		const process = journey(flow, {}, ["cpo"]);
		expect(process.refused("1", "1", { A: { When: "x" } }, { complete: false })).toMatchObject({
			code: "field-read-only",
			errors: [{ path: "A.When" }],
		});
		process.save("1", "1", { A: { Open: "yes", When: "x" } }, { complete: false });
		process.save("1", "1", { A: { Open: "no" } }, { complete: false });
		expect(process.realisation().values).toEqual({ A: { Open: "no", When: "x" } });
	});
});
