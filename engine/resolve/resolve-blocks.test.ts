import { describe, expect, it } from "@jest/globals";
import type { Blocks } from "../definition/block-definition.ts";
import type { FlowDefinition, SectionReference } from "../definition/flow-definition.ts";
import { resolveBlocks } from "./resolve-blocks.ts";

const blocks: Blocks = {
	remarks: {
		$schema: "../block.schema.json",
		name: "remarks",
		summary: "Remarks.",
		sealed: ["schema.properties.Remarks.type", "complete"],
		title: "Opmerkingen",
		schema: { type: "object", properties: { Remarks: { type: "string", title: "Opmerkingen", format: "unicode", maxLength: 100 } } },
		complete: [{ unless: { filled: "Remarks" }, message: "Vul iets in." }],
	},
};

function flowWith(reference: SectionReference): FlowDefinition {
	const step = { uuid: "a", code: "1", label: "Een", version: "1.0.0", access: { read: [], edit: ["cpo"] }, sections: [reference] };
	const child = { ...step, uuid: "b", code: "1-a" };
	const children = { first: [child], tracks: [{ id: "t", label: "T", steps: [child] }] };
	return {
		$schema: "x",
		uuid: "f",
		version: "1.0.0",
		label: "Proef",
		bindings: { location: "Location", stakeholders: {} },
		steps: [{ ...step, children }],
	};
}

describe("resolving blocks", () => {
	it("puts the block's section in place of the reference, in steps and sub-steps, under the block's name", () => {
		const flow = resolveBlocks(flowWith({ block: "remarks" }), blocks);
		const { name: _, summary: __, sealed: ___, $schema: ____, ...section } = blocks.remarks ?? { name: "", summary: "", schema: {} };
		const expected = { ...section, id: "remarks" };
		const [step] = flow.steps;
		expect(step?.sections).toEqual([expected]);
		expect(step?.children?.first?.[0]?.sections).toEqual([expected]);
		expect(step?.children?.tracks[0]?.steps[0]?.sections).toEqual([expected]);
		expect(flow).not.toHaveProperty("$schema");
	});

	it("lays the override over it, then the reference's own condition and roles", () => {
		const override = { title: null, schema: { properties: { Remarks: { title: "Toelichting" } } } };
		const [section] = sectionsOf({ block: "remarks", id: "why", when: { filled: "Remarks" }, roles: ["cpo"], override });
		expect(section).toMatchObject({
			id: "why",
			when: { filled: "Remarks" },
			roles: ["cpo"],
			schema: { properties: { Remarks: { title: "Toelichting", maxLength: 100 } } },
		});
		expect(section).not.toHaveProperty("title");
	});

	it("gives groups and fields other names wherever the block speaks of them", () => {
		const advice = {
			advice: {
				name: "advice",
				summary: "Advice.",
				schema: {
					type: "object",
					properties: {
						Advice: {
							type: "object",
							properties: { Advice: { type: "string" }, Comments: { type: "string" }, Seen: { type: "boolean" } },
							required: ["Advice", "Seen"],
						},
					},
				},
				ui: { Advice: { Comments: { "ui:widget": "textarea" }, "ui:order": ["*"] } },
				fields: { "Advice.Comments": { enabledWhen: { in: [{ var: "Advice.Advice" }, ["no", "Advice.Advice"]] } } },
				derived: [
					{ field: "Advice.Seen", on: "Advice.Advice", value: true, when: { and: [{ filled: "Advice.Advice" }, { marked: "Advice" }] } },
				],
				complete: [{ unless: { or: [{ filled: "Advice.Comments" }, { completed: "1" }] }, field: "Advice.Comments", message: "Vul in." }],
				chains: { "Advice.Notes": { from: "Advice.Comments", when: { filled: "Advice.Advice" } } },
				unique: [{ field: "Advice.Comments", within: "Advice.Advice", message: "Dubbel." }],
				steering: ["Advice.Advice"],
			},
		} as const satisfies Blocks;
		const rename = { Advice: "Judgement", "Advice.Advice": "Given" };
		const override = { ui: { Advice: { Seen: { "ui:widget": "checkbox" } } } };
		expect(resolveBlocks(flowWith({ block: "advice", rename, override }), advice).steps[0]?.sections[0]).toEqual({
			id: "advice",
			schema: {
				type: "object",
				properties: {
					Judgement: {
						type: "object",
						properties: { Given: { type: "string" }, Comments: { type: "string" }, Seen: { type: "boolean" } },
						required: ["Given", "Seen"],
					},
				},
			},
			ui: { Judgement: { Comments: { "ui:widget": "textarea" }, "ui:order": ["*"], Seen: { "ui:widget": "checkbox" } } },
			fields: { "Judgement.Comments": { enabledWhen: { in: [{ var: "Judgement.Given" }, ["no", "Advice.Advice"]] } } },
			derived: [
				{
					field: "Judgement.Seen",
					on: "Judgement.Given",
					value: true,
					when: { and: [{ filled: "Judgement.Given" }, { marked: "Advice" }] },
				},
			],
			complete: [
				{ unless: { or: [{ filled: "Judgement.Comments" }, { completed: "1" }] }, field: "Judgement.Comments", message: "Vul in." },
			],
			chains: { "Judgement.Notes": { from: "Judgement.Comments", when: { filled: "Judgement.Given" } } },
			unique: [{ field: "Judgement.Comments", within: "Judgement.Given", message: "Dubbel." }],
			steering: ["Judgement.Given"],
		});
	});

	it("leaves a section of the flow's own as it is", () => {
		const own = { id: "own", schema: { type: "object", properties: {} } };
		expect(sectionsOf(own)).toEqual([own]);
	});

	it.each([
		["a sealed place", { schema: { properties: { Remarks: { type: "number" } } } }],
		["something around a sealed place", { schema: { properties: null } }],
		["something inside a sealed place", { complete: [] }],
	])("refuses an override of %s", (_, override) => {
		expect(() => resolveBlocks(flowWith({ block: "remarks", override }), blocks)).toThrow("sealed");
	});

	it("refuses a block that is not there, names of every object included", () => {
		expect(() => resolveBlocks(flowWith({ block: "constructor" }), blocks)).toThrow('there is no block "constructor"');
	});
});

function sectionsOf(reference: SectionReference) {
	return resolveBlocks(flowWith(reference), blocks).steps[0]?.sections ?? [];
}
