import { LRUCache } from "lru-cache";
import { blocks as blocksOfProduct } from "../../../schemas/index.ts";
import { apiRoute } from "../../calls/capability.ts";
import { sendText } from "../../calls/json-text.ts";
import { auditRead } from "../../calls/read-audit.ts";
import { answer, engineType, object, params, uuid } from "../../calls/schema-parts.ts";
import { withinTenant } from "../../plugins/authorisation.ts";
import { Problem } from "../../problems/problem.ts";
import { designAnswer } from "../kept/design-answer.ts";
import { revision } from "../kept/design-schema.ts";
import { filesOf, findDesign } from "../kept/design-store.ts";
import { type DesignsInUse, designOf, workedOut } from "../thread/designs-in-use.ts";

interface Shape {
	Params: { uuid: string };
}

const text = { type: "string" } as const;
const texts = (value: object) => ({ type: "object", additionalProperties: value });

const shown = object({
	design: { $ref: "design#" },
	mayDesign: { type: "boolean", description: "Whether whoever asks can change it." },
	folder: text,
	files: { ...texts({ type: ["string", "null"] }), description: "Texts by path; null for what is no text." },
	readable: { type: "array", items: text, description: "Files that have the shape of their language." },
	problems: { type: "array", items: engineType("Problem") },
	validators: { ...texts(text), description: "Addresses of the validators of each section, by its key." },
	configuration: engineType("object | null", "What screens would be told of the tenant; null while its files can't be read."),
});

/** One design, with everything from which the workbench builds its screens. */
export const showDesign = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid/workbench",
		schema: {
			operationId: "showDesign",
			summary: "One design, ready to show",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object({}),
			response: { 200: answer(object({ data: shown }), "The files, what is wrong with them, and what forms are made of.") },
		},
		refusals: ["not-found", "design-too-large"],
		async handler(request, reply) {
			const key = { tenant: request.tenant.slug, uuid: request.params.uuid };
			let design = await designOf(designs, key);
			await auditRead(request, design.uuid);
			// The files must be those of the revision in the answer.
			for (;;) {
				const files = await filesOf(designs.data.db, key);
				const now = await designOf(designs, key);
				if (now.revision === design.revision) {
					const validators = `${withinTenant.replace(":tenant", key.tenant)}/designs/${key.uuid}/validators/`;
					const made = await workedOut<"show">(designs, key.tenant, { ask: "show", files, revision: String(now.revision), validators });
					const { revision: _, ...data } = made;
					return sendText(reply, JSON.stringify({ data: { design: designAnswer(now), mayDesign: request.access.has("design"), ...data } }));
				}
				design = now;
			}
		},
	});

/** The revision of a design. Open workbenches poll it, so it leaves no line in the audit trail; it reveals nothing about the contents. */
export const getDesignRevision = (designs: DesignsInUse) =>
	apiRoute<Shape>({
		method: "GET",
		url: "/designs/:uuid/revision",
		schema: {
			operationId: "getDesignRevision",
			summary: "Number of the last edit of a design",
			tags: ["designs"],
			params: params({ uuid }),
			querystring: object({}),
			response: { 200: answer(object({ data: object({ revision }) }), "The number.") },
		},
		refusals: ["not-found"],
		async handler(request, reply) {
			const design = await designOf(designs, { tenant: request.tenant.slug, uuid: request.params.uuid });
			return sendText(reply, JSON.stringify({ data: { revision: Number(design.revision) } }));
		},
	});

/** The sections that flows share. */
export const listBlocks = apiRoute({
	method: "GET",
	url: "/designs/blocks",
	schema: {
		operationId: "listBlocks",
		summary: "The sections that flows share",
		tags: ["designs"],
		params: params({}),
		querystring: object({}),
		response: { 200: answer(object({ data: engineType("Blocks") }), "The blocks by name.") },
	},
	handler: (_request, reply) => sendText(reply, JSON.stringify({ data: blocksOfProduct })),
});

interface ModuleShape {
	Params: { uuid: string; hash: string };
}

const mostModules = 1_000;

/**
 * The validators of one form of a design as a module, so that the browser needs no eval. It contains the form and nothing of any process,
 * and the caller has to know the ids of both, so it needs no token.
 */
export const getDesignValidators = (designs: DesignsInUse) => {
	const modules = new LRUCache<string, string>({ max: mostModules });
	return apiRoute<ModuleShape>({
		method: "GET",
		url: "/designs/:uuid/validators/:hash.js",
		schema: {
			operationId: "getDesignValidators",
			summary: "Validators of a form of a design as a JavaScript module; needs no token",
			tags: ["designs"],
			security: [],
			params: params({ uuid, hash: { type: "string", pattern: "^[0-9a-f]{16}$" } }),
			response: { 200: { description: "The module.", content: { "text/javascript": { schema: { type: "string" } } } } },
		},
		refusals: ["not-found", "design-too-large"],
		async handler(request, reply) {
			const { hash, uuid: design } = request.params;
			const key = { tenant: request.tenant.slug, uuid: design };
			if ((await findDesign(designs.data.db, key)) === undefined) throw new Problem("not-found");
			const known = modules.get(hash);
			const ask = (files: Awaited<ReturnType<typeof filesOf>> | null) =>
				workedOut<"validators">(designs, key.tenant, { ask: "validators", hash, files });
			const made = known ?? (await ask(null)).module ?? (await ask(await filesOf(designs.data.db, key))).module;
			if (made === null) throw new Problem("not-found");
			modules.set(hash, made);
			return reply.type("text/javascript; charset=utf-8").header("cache-control", "public, max-age=31536000, immutable").send(made);
		},
	});
};
