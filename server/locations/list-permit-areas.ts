import { apiRoute } from "../calls/capability.ts";
import { answer, object, params } from "../calls/schema-parts.ts";
import { OutsideServiceFailed } from "../outside/answer.ts";
import { outsideJson } from "../outside/json.ts";
import { Problem } from "../problems/problem.ts";
import { type PermitArea, parsePermitAreas } from "../tenants/permit-areas.ts";
import { AnswerCache } from "./geocoder/answer-cache.ts";

const LIMITS = { timeoutMs: 8_000, maxBytes: 8 * 1024 * 1024 };
const KEPT = { capacity: 50, keepMs: 60 * 60 * 1000 };

const areas = {
	type: "array",
	items: object({
		name: { type: "string" },
		polygons: {
			type: "array",
			description: "Rings of [longitude, latitude].",
			items: { type: "array", items: { type: "array", items: { type: "array", items: { type: "number" } } } },
		},
	}),
} as const;

const fromOutside = new AnswerCache<readonly PermitArea[]>(KEPT);

/** The tenant's layer: from its folder, or fetched by this server, so that no browser needs to know the address. */
export const listPermitAreas = apiRoute({
	method: "GET",
	asksOutside: true,
	url: "/permit-areas",
	schema: {
		operationId: "listPermitAreas",
		summary: "Areas with a permit, for maps",
		tags: ["locations"],
		params: params({}),
		querystring: object({}),
		response: {
			200: answer(object({ data: areas }), "The areas."),
			503: { description: "The layer cannot be had now.", content: { "application/problem+json": { schema: { $ref: "problem#" } } } },
		},
	},
	refusals: ["permit-areas-unavailable"],
	async handler({ tenant, log }) {
		if (tenant.permitAreas !== null) return { data: tenant.permitAreas };
		const { areaLayer } = tenant.definition.map;
		if (areaLayer === undefined) return { data: [] };
		try {
			return { data: await fromOutside.get(areaLayer, async () => parsedAreas(await outsideJson(new URL(areaLayer), LIMITS))) };
		} catch (error) {
			if (!(error instanceof OutsideServiceFailed)) throw error;
			log.warn({ reason: error.message }, "permit areas unavailable");
			throw new Problem("permit-areas-unavailable");
		}
	},
});

function parsedAreas(value: unknown): readonly PermitArea[] {
	try {
		return parsePermitAreas(value);
	} catch (error) {
		throw new OutsideServiceFailed(error instanceof Error ? error.message : String(error), { cause: error });
	}
}
