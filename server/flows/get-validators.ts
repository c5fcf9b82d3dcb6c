import { standaloneValidators } from "../../engine/index.ts";
import { apiRoute } from "../calls/capability.ts";
import { params, uuid } from "../calls/schema-parts.ts";
import { Problem } from "../problems/problem.ts";
import { findFlow } from "./find-flow.ts";
import type { FlowVersion } from "./flow-version.ts";

interface Shape {
	Params: { uuid: string; version: string };
}

/** Generated once per version: it takes a while and never changes. */
const modules = new WeakMap<FlowVersion, string>();

/**
 * The validators of a flow version as a module, so that the browser needs no eval. It contains the flow's schemas and nothing of any
 * process, so it needs no token; and a version never changes, so it may be cached.
 */
export const getValidators = apiRoute<Shape>({
	method: "GET",
	url: "/processes/specification/:uuid/:version/validators.js",
	schema: {
		operationId: "getValidators",
		summary: "Validators of a flow version as a JavaScript module; needs no token",
		tags: ["flows"],
		security: [],
		params: params({ uuid, version: { type: "string", pattern: "^[0-9]{1,6}\\.[0-9]{1,6}\\.[0-9]{1,6}$" } }),
		response: {
			200: { description: "The module.", content: { "text/javascript": { schema: { type: "string" } } } },
		},
	},
	refusals: ["not-found"],
	async handler(request, reply) {
		const flow = await findFlow(request.tenant, request.params.uuid, request.params.version);
		if (flow === undefined) throw new Problem("not-found");
		const text = modules.get(flow) ?? standaloneValidators(flow.definition);
		modules.set(flow, text);
		return reply.type("text/javascript; charset=utf-8").header("cache-control", "public, max-age=31536000, immutable").send(text);
	},
});
