import { type ResolvedStep, subStepsOf } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { sendText } from "../calls/json-text.ts";
import { answer, engineType, object, params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { findFlow } from "./find-flow.ts";

interface Shape {
	Params: { uuid: string };
	Querystring: { version?: string };
}

const text = { type: "string" } as const;
const roles = { type: "array", items: text } as const;

const step = {
	...object({
		uuid: text,
		step: { ...text, description: "Short code." },
		label: text,
		version: text,
		final: { type: "boolean" },
		access: object({ read: roles, edit: roles }),
		children: { type: "array", items: { type: "object", additionalProperties: true }, description: "Sub-steps, of the same shape." },
	}),
} as const;

/** A flow in the version on which a process runs; by default the tenant's current version. */
export const getSpecification = apiRoute<Shape>({
	method: "GET",
	url: "/processes/specification/:uuid",
	schema: {
		operationId: "getSpecification",
		summary: "Specification of a flow",
		tags: ["flows"],
		params: params({ uuid }),
		querystring: object(
			{ version: { type: "string", pattern: "^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$", description: "Version of the flow." } },
			[],
		),
		response: {
			200: answer(
				object({
					data: object({
						uuid: text,
						version: text,
						hash: text,
						label: text,
						steps: { type: "array", items: step },
						definition: {
							type: "object",
							additionalProperties: true,
							...engineType("ResolvedFlow", "The resolved flow, as the engine reads it."),
						},
						validators: { ...text, description: "Address of the module with the validators of this version." },
					}),
				}),
				"The flow.",
			),
		},
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const { tenant, params, query } = request;
		const flow = await findFlow(tenant, params.uuid, query.version);
		if (flow === undefined) throw new Problem("not-found");
		const head = JSON.stringify({
			uuid: flow.uuid,
			version: flow.version,
			hash: flow.hash,
			label: flow.definition.label,
			steps: flow.definition.steps.map(stepOf),
			validators: `/api/v1/${tenant.slug}/processes/specification/${flow.uuid}/${flow.version}/validators.js`,
		});
		return sendText(reply, `{"data":${head.slice(0, -1)},"definition":${flow.text}}}`);
	},
});

function stepOf(written: ResolvedStep): object {
	const { uuid, code, label, version, final = false, access } = written;
	const children = subStepsOf(written).map(stepOf);
	return { uuid, step: code, label, version, final, access: { read: access.read, edit: access.edit }, children };
}
